/** What was changed in a text, to be taken back and done again, as often as one likes. */

export interface Change {
  from: number;
  removed: string;
  inserted: string;
}

/** The one place in which two texts differ. */
export function difference(before: string, after: string): Change {
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) from++;
  let end = 0;
  const most = Math.min(before.length, after.length) - from;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from, removed: before.slice(from, before.length - end), inserted: after.slice(from, after.length - end) };
}

export const apply = (text: string, { from, removed, inserted }: Change): string => text.slice(0, from) + inserted + text.slice(from + removed.length);
export const inverse = ({ from, removed, inserted }: Change): Change => ({ from, removed: inserted, inserted: removed });

/** How long somebody may pause while writing, and it is still one change: in milliseconds. */
const PAUSE = 800;

/** What was changed in drafts that have been open since the page was loaded, and the text that it leads to. */
const left = new Map<string, { history: History; text: string }>();

/** The changes of a draft that somebody comes back to, if they lead to this text. */
export function historyOf(draft: string, text: string): History {
  const known = left.get(draft);
  return known?.text === text ? known.history : new History();
}

export function rememberHistory(draft: string, history: History, text: string): void {
  left.set(draft, { history, text });
}

/** A draft that goes on as another one takes its changes along. */
export function forgetHistory(draft: string): void {
  left.delete(draft);
}

export class History {
  readonly past: Change[] = [];
  readonly future: Change[] = [];
  #last = -Infinity;

  /** Notes a change. What is typed letter after letter is one change. */
  note(change: Change, typed: boolean, now: number): void {
    const last = this.past.at(-1);
    const goesOn = typed && last && now - this.#last < PAUSE && !change.removed && change.from === last.from + last.inserted.length && !/\s$/.test(last.inserted);
    if (goesOn) this.past[this.past.length - 1] = { ...last, inserted: last.inserted + change.inserted };
    else this.past.push(change);
    this.#last = typed ? now : -Infinity;
    this.future.length = 0;
  }

  undo(text: string): string {
    const change = this.past.pop();
    if (!change) return text;
    this.future.push(change);
    this.#last = -Infinity;
    return apply(text, inverse(change));
  }

  redo(text: string): string {
    const change = this.future.pop();
    if (!change) return text;
    this.past.push(change);
    this.#last = -Infinity;
    return apply(text, change);
  }
}
