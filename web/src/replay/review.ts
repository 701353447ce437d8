/** A review as the page draws it: shares of a hundred, and curves over the steps of a game. */
import type { ReviewCurve } from '../lib/protocol';
import { through } from '../lib/screen/strokes';

export const share = (worth: number): number => Math.round(100 * worth);

/** With its sign, for what was won or lost. */
export function signed(worth: number): string {
  const n = share(worth);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** Where a curve is at a step, between what was judged before and after it. */
export function at({ steps, worths }: ReviewCurve, step: number): number {
  const next = steps.findIndex((one) => one >= step);
  if (next <= 0) return worths.at(next) ?? 0;
  const [from, to] = [steps[next - 1] ?? 0, steps[next] ?? 0];
  const [before, after] = [worths[next - 1] ?? 0, worths[next] ?? 0];
  return before + ((after - before) * (step - from)) / Math.max(1, to - from);
}

/** The line of a curve in a box; the worth stays what it was until it is judged again. */
export function line({ steps, worths }: ReviewCurve, last: number, width: number, height: number): string {
  return through(steps.map((step, n) => ({ x: (step / Math.max(1, last)) * width, y: height * (1 - (worths[n] ?? 0)) })));
}
