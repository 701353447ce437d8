/** Games tried from a record in this browser, so that one finds them again beside it. */

export interface Branch {
  room: string;
  step: number;
  seat: number;
  /** When it was begun, in milliseconds. */
  at: number;
}

const STORAGE = 'banneret.branches';
const MOST = 200;

function isBranch(value: unknown): value is Branch & { record: string } {
  if (typeof value !== 'object' || value === null) return false;
  const { record, room, step, seat } = value as Record<string, unknown>;
  return typeof record === 'string' && typeof room === 'string' && Number.isInteger(step) && Number.isInteger(seat);
}

function all(): (Branch & { record: string })[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isBranch) : [];
  } catch {
    return [];
  }
}

/** The games tried from a record, by where they leave it. */
export function branchesOf(record: string): Branch[] {
  return all()
    .filter((branch) => branch.record === record)
    .sort((a, b) => a.step - b.step || a.at - b.at);
}

export function keepBranch(record: string, branch: Branch): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify([...all(), { ...branch, record }].slice(-MOST)));
  } catch {
    // without storage the game itself is still in the lobby's list, or at its address
  }
}
