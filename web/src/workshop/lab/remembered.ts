/** What the runs of this browser were about: the server remembers their numbers, not what the scenarios look like. */
import type { ScenarioInfo } from '../../lib/protocol';

export interface Run {
  id: string;
  scenarios: ScenarioInfo[];
}

const STORAGE = 'banneret.lab';
const MOST = 5;

function all(): Run[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '[]');
    return Array.isArray(found) ? (found as Run[]) : [];
  } catch {
    return [];
  }
}

export function rememberRun(run: Run): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify([run, ...all().filter(({ id }) => id !== run.id)].slice(0, MOST)));
  } catch {
    // without storage the map and the names of goals are missing when one comes back
  }
}

export function lastRun(id: string): Run | null {
  return all().find((run) => run.id === id) ?? null;
}
