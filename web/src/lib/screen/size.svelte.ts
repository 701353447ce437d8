/** How much room the window has: three layouts, as the look has them. */
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 1200px', true);
const middle = new MediaQuery('min-width: 760px', true);

export type Size = 'wide' | 'middle' | 'phone';

export const size = {
  /** wide: three columns. middle: the left panel is a drawer. phone: panels are tabs. */
  get now(): Size {
    return wide.current ? 'wide' : middle.current ? 'middle' : 'phone';
  },
};
