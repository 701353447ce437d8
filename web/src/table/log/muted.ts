/** Whose words are not shown at a table in this browser, by seat and name, so that whoever sits down there next is heard. */
import { PerTable } from './perTable';

const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const kept = new PerTable('banneret.muted', isNames);

export function mutedAt(room: string): string[] {
  return kept.at(room) ?? [];
}

export function keepMuted(room: string, muted: string[]): void {
  kept.keep(room, muted.length ? muted : undefined);
}
