/** How often somebody has met each kind of question, kept in this browser: why it is asked is said in full at first. */

const STORAGE = 'banneret.why';
/** How many times it is said in full. */
export const IN_FULL = 3;

interface Met {
  times: number;
  /** The question met last, so that coming back to it does not count again. */
  last: string;
}

function isMet(value: unknown): value is Met {
  return typeof value === 'object' && value !== null && typeof (value as Met).times === 'number' && typeof (value as Met).last === 'string';
}

/** By kind of question; what is broken in the storage is left out. */
function stored(): Record<string, Met> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return {};
    return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, Met] => isMet(entry[1])));
  } catch {
    return {};
  }
}

export class WhyNow {
  /** Whether the sentence stands there in full. */
  open = $state(false);
  #kind = '';
  #mark = '';

  /**
   * A question is there: `kind` says which sort, `mark` which one it is. Where somebody else explains it already
   * (`explained`) it stays folded, and does not count.
   */
  meet(kind: string, mark: string, explained = false): void {
    if (this.#kind === kind && this.#mark === mark) return;
    this.#kind = kind;
    this.#mark = mark;
    const met = stored()[kind] ?? { times: 0, last: '' };
    const times = met.last === mark || explained ? met.times : met.times + 1;
    this.open = times <= IN_FULL && !explained;
    if (!explained) this.#keep({ times, last: mark });
  }

  /** Who folds it has understood: from then on this kind comes folded. */
  toggle(): void {
    this.open = !this.open;
    if (!this.open && this.#kind) this.#keep({ times: IN_FULL + 1, last: this.#mark });
  }

  #keep(met: Met): void {
    try {
      localStorage.setItem(STORAGE, JSON.stringify({ ...stored(), [this.#kind]: met }));
    } catch {
      // without storage it is said in full as long as nobody folds it
    }
  }
}

export const whyNow = new WhyNow();
