/** What a page puts into the bar: a page sets these while it is shown (see README). */
import type { Snippet } from 'svelte';

class Bar {
  /** Beside the brand, in place of the navigation: which game this is. */
  where = $state.raw<Snippet>();
  /** In the middle: the turn banner. */
  centre = $state.raw<Snippet>();
  /** Before the settings: undo, speed, rules. */
  tools = $state.raw<Snippet>();
}

export const bar = new Bar();

/** Fills the bar for as long as the calling component lives. */
export function fillBar(parts: { where?: Snippet; centre?: Snippet; tools?: Snippet }): void {
  $effect(() => {
    bar.where = parts.where;
    bar.centre = parts.centre;
    bar.tools = parts.tools;
    return () => {
      bar.where = bar.centre = bar.tools = undefined;
    };
  });
}
