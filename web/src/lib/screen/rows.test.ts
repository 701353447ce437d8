import { expect, test } from 'vitest';
import { nextInRows } from './rows';

/** Two rows of three and one of one. */
function laid(): HTMLElement[] {
  return [0, 1, 2, 3, 4, 5, 6].map((n) => {
    const made = document.createElement('button');
    made.getBoundingClientRect = () => new DOMRect(50 * (n % 3), 40 * Math.floor(n / 3), 50, 40);
    return made;
  });
}

test('arrow keys lead along a row, on to the next, and up and down to what is nearest', () => {
  const things = laid();
  const to = (from: number, key: string): number => {
    const found = nextInRows(things, things[from] as HTMLElement, key);
    return found ? things.indexOf(found) : -1;
  };
  expect([to(0, 'ArrowRight'), to(2, 'ArrowRight'), to(6, 'ArrowRight'), to(0, 'ArrowLeft')]).toEqual([1, 3, -1, -1]);
  expect([to(1, 'ArrowDown'), to(5, 'ArrowDown'), to(6, 'ArrowDown'), to(4, 'ArrowUp'), to(1, 'ArrowUp')]).toEqual([4, 6, -1, 1, -1]);
  expect([to(3, 'Home'), to(3, 'End'), to(3, 'x')]).toEqual([0, 6, -1]);
});
