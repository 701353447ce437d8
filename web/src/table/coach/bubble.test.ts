import { cleanup, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })));

const { default: Bubble } = await import('./Bubble.svelte');
const LOOK = 160;
let left = 0;
let brought = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  [left, brought] = [900, 0];
  document.body.innerHTML = '<button data-at="unit:3"></button>';
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  Element.prototype.getBoundingClientRect = function (): DOMRect {
    const at = this.matches('[data-at]') ? left * (innerWidth / 390) : 0;
    return { left: at, top: 10, right: at + 40, bottom: 50, width: 40, height: 40 } as DOMRect;
  };
  Element.prototype.scrollIntoView = () => {
    brought += 1;
    left = 100;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('brings what is meant into sight again if the board is laid out anew, and leaves it where the reader has moved it later', () => {
  const children = createRawSnippet(() => ({ render: () => '<p>Order these archers.</p>' }));
  render(Bubble, { label: 'Coach', at: 'unit:3', moment: 'order', children });
  vi.advanceTimersByTime(1);
  expect(brought).toBe(1);
  left = 900; // the question grows, and the board with it
  vi.advanceTimersByTime(LOOK);
  expect([brought, left]).toEqual([2, 100]);
  left = 380; // half of it
  vi.advanceTimersByTime(LOOK);
  expect([brought, left]).toEqual([3, 100]);
  vi.advanceTimersByTime(20 * LOOK);
  left = 900; // a finger
  vi.advanceTimersByTime(20 * LOOK);
  expect([brought, left]).toEqual([3, 900]);
});
