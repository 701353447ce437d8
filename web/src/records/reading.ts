/** What is wrong with a record file, shown where it is wrong. */

export interface Wrong {
  name: string;
  /** What the server said. */
  text: string;
  /** The lines around, with their numbers; nothing where no line was named. */
  around: { number: number; text: string; wrong: boolean }[];
}

const AROUND = 2;
const WIDE = 120;
/** More than the server takes at once. */
export const MOST_BYTES = 2_000_000;

/** The place in a file that a refusal such as `line 49: ...` speaks of. */
export function wrongIn(name: string, file: string, text: string): Wrong {
  const number = Number(/\bline (\d+)\b/.exec(text)?.[1] ?? 0);
  const lines = file.split(/\r?\n/);
  if (!number || number > lines.length) return { name, text, around: [] };
  const first = Math.max(1, number - AROUND);
  const around = lines.slice(first - 1, number + AROUND).map((line, n) => ({
    number: first + n,
    text: line.length > WIDE ? `${line.slice(0, WIDE)} …` : line,
    wrong: first + n === number,
  }));
  return { name, text, around };
}
