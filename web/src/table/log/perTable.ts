/** What this browser remembers of tables, for those one came to last. */

const MOST = 40;

export class PerTable<Value> {
  constructor(
    private readonly storage: string,
    private readonly isValue: (value: unknown) => value is Value,
  ) {}

  #all(): [room: string, value: Value][] {
    try {
      const raw: unknown = JSON.parse(localStorage.getItem(this.storage) ?? '[]');
      if (!Array.isArray(raw)) return [];
      return raw.filter((one): one is [string, Value] => Array.isArray(one) && typeof one[0] === 'string' && this.isValue(one[1]));
    } catch {
      return [];
    }
  }

  at(room: string): Value | undefined {
    return this.#all().find(([id]) => id === room)?.[1];
  }

  /** Remembers something of a table, or nothing any more. */
  keep(room: string, value: Value | undefined): void {
    const others = this.#all().filter(([id]) => id !== room);
    const kept = value === undefined ? others : [[room, value], ...others];
    try {
      localStorage.setItem(this.storage, JSON.stringify(kept.slice(0, MOST)));
    } catch {
      // without storage it holds until the page is closed
    }
  }
}
