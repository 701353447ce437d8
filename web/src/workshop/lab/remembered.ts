/** The runs that this browser has begun. The server keeps what came of them; what the scenarios look like is kept here. */
import type { ScenarioInfo } from '../../lib/protocol';

export interface Run {
  id: string;
  /** When it was begun, in milliseconds. */
  at: number;
  /** What was weighed. */
  names: string[];
  /** Of the last runs only: they are large. */
  scenarios: ScenarioInfo[];
}

const STORAGE = 'banneret.lab';
const MOST = 20;
const DRAWN = 5;

/** The last first. */
export function runs(): Run[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '[]');
    return Array.isArray(found) ? (found as Partial<Run>[]).flatMap(({ id, at = 0, names, scenarios = [] }) => (id ? [{ id, at, names: names ?? scenarios.map(({ name }) => name), scenarios }] : [])) : [];
  } catch {
    return [];
  }
}

function keep(all: readonly Run[]): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify(all.slice(0, MOST).map((run, n) => (n < DRAWN ? run : { ...run, scenarios: [] }))));
  } catch {
    // without storage the map and the names of goals are missing when one comes back
  }
}

export function rememberRun(run: Run): void {
  keep([run, ...runs().filter(({ id }) => id !== run.id)]);
}

export function forgetRun(id: string): void {
  keep(runs().filter((run) => run.id !== id));
}

export function lastRun(id: string): Run | null {
  return runs().find((run) => run.id === id) ?? null;
}
