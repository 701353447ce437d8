/** Text that has to fit into a card in every language and font: it is measured, and shrunk until it does. */
import type { Attachment } from 'svelte/attachments';

const SMALLEST = 0.6;
const STEPS = 5;
/** Below this the picture gives room to the words. */
const WORDY = 0.86;

/** The largest size between the smallest and 1 at which `fits` says yes; the smallest if none does. */
export function largest(fits: (size: number) => boolean): number {
  if (fits(1)) return 1;
  let [low, high] = [SMALLEST, 1];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** How long the longest word of a name is: it stays in one piece on a small card. A hyphen may end a line. */
export function longest(name: string): number {
  return Math.max(0, ...name.split(/[\s-]+/).map((word) => word.length));
}

/** Sets --fit on an element so that its text fits its box. The text is named so that a new one is measured again. */
export function fitText(text: string): Attachment<HTMLElement> {
  return (node) => {
    void text;
    let measured = 0;
    const fits = (size: number): boolean => {
      node.style.setProperty('--fit', String(size));
      return node.scrollHeight <= node.clientHeight;
    };
    const measure = (): void => {
      // Lengths are relative to the card's width, so another width changes nothing but what was hidden until now.
      const width = node.clientWidth;
      if (!width || Math.abs(width - measured) < 2) return;
      measured = width;
      node.classList.remove('wordy');
      const size = largest(fits);
      node.classList.toggle('wordy', size < WORDY);
      fits(size < WORDY ? largest(fits) : size);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  };
}
