/** What a page puts into the bar and the foot: a page sets these while it is shown (see README). */
import type { Snippet } from 'svelte';

class Bar {
  /** Beside the brand, in place of the navigation: which game this is. */
  where = $state.raw<Snippet>();
  /** In the middle: the turn banner. */
  centre = $state.raw<Snippet>();
  /** Before the settings: undo, speed, rules. */
  tools = $state.raw<Snippet>();
  /** In place of the whole bar: on a phone the table has one of its own. */
  whole = $state.raw<Snippet>();
  /** In place of the foot's words. */
  foot = $state.raw<Snippet>();
  /** Whether the foot is left out. */
  footless = $state(false);
  /** Whether the settings are open. */
  settings = $state(false);
}

interface Parts {
  where?: Snippet;
  centre?: Snippet;
  tools?: Snippet;
  whole?: Snippet;
  foot?: Snippet;
  footless?: boolean;
}

export const bar = new Bar();

/** Fills the bar for as long as the calling component lives; give a function where the parts change. */
export function fillBar(parts: Parts | (() => Parts)): void {
  $effect(() => {
    const { where, centre, tools, whole, foot, footless = false } = typeof parts === 'function' ? parts() : parts;
    Object.assign(bar, { where, centre, tools, whole, foot, footless });
    return () => {
      Object.assign(bar, { where: undefined, centre: undefined, tools: undefined, whole: undefined, foot: undefined });
      bar.footless = false;
    };
  });
}
