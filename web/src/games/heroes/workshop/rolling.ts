/** Scenarios generated at random: rolled on the server, and rolled again while parts of them stay as they are. */
import { call } from '../../../lib/connection/api';
import type { Rolled } from '../../../lib/protocol';
import { carry } from '../../../workshop/file/carry';
import { parse, valueAt } from '../../../workshop/file/yaml';

export const PARTS = ['map', 'goal', 'means', 'events', 'rules', 'name'] as const;
export type Part = (typeof PARTS)[number];
export const [FEWEST, MOST] = [2, 3];

/** The keys of a file that make up a part. */
export const KEYS: Record<Part, readonly string[]> = {
  map: ['layout', 'players', 'length', 'teams', 'turn_order'],
  goal: ['mode', 'story', 'fields', 'tokens', 'shared_tokens', 'ai', 'ai_shared', 'hordes', 'victory', 'defeat', 'limit', 'scoring', 'elimination', 'capture_all_defeats'],
  means: ['setup', 'seat_bonus'],
  events: ['events', 'tales'],
  rules: ['rules'],
  name: ['id', 'name', 'difficulty', 'expansion', 'campaign', 'carry', 'gifts'],
};

/** A scenario by chance; of a file that is rolled again, these parts are kept. */
export const roll = (players: number, again = '', parts: readonly Part[] = []): Promise<Rolled> =>
  call<Rolled>('/scenarios/random', { method: 'POST', body: { players, ...(again ? { again, parts } : {}) } });

/**
 * What is rolled, with what was kept. Chance makes the kept parts once more, so that the rest fits them; where somebody has
 * changed them since they were made, or they were never generated at random, they are taken over as they stand.
 */
export function withKept(now: string, { text, before }: Pick<Rolled, 'text' | 'before'>, parts: readonly Part[], order: readonly string[]): string {
  const [mine, made] = [parse(now).value, parse(before).value];
  const same = (key: string): boolean => before !== '' && JSON.stringify(valueAt(mine, [key])) === JSON.stringify(valueAt(made, [key]));
  return parts.flatMap((part) => KEYS[part]).reduce((all, key) => (same(key) ? all : carry(key, now, all, order)), text);
}
