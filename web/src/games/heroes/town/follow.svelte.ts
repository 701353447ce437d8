/** The page of the town comes by itself when the game asks for a town action, and goes when the board is needed. */
import { untrack } from 'svelte';
import { word } from '../../../lib/stores/anchors';
import type { Asked } from '../../../lib/protocol';
import type { HeroesTable } from '../store';

/** Questions that are all about the town. */
const ASKS = new Set(['ask_town', 'ask_requested', 'ask_recruit']);
/** Questions during which somebody may be in the town on purpose. */
const ALLOWS = new Set([...ASKS, 'ask_turn', 'ask_expedition_turn']);
const ON_BOARD = new Set(['field', 'spot', 'turn', 'space', 'card', 'adventure']);

/** Whether a question is about the board behind the town, or about the hand that lies before it. */
export function needsBoard(asked: Asked): boolean {
  return !ALLOWS.has(asked.step) && asked.options.some((option) => ON_BOARD.has(word(option.at)));
}

export function asksInTown(asked: Asked): boolean {
  return ASKS.has(asked.step);
}

/** Opens and closes the town for as long as the calling component lives. */
export function followTown(store: HeroesTable): void {
  let opened = false;
  let last = -1;
  $effect(() => {
    const asked = store.asking.asked;
    untrack(() => {
      // Once for each question: whoever closes the page has seen it.
      if (!asked || asked.choice === last) return;
      last = asked.choice;
      if (asksInTown(asked)) {
        opened ||= store.closeUp === null;
        store.closeUp = store.mine;
      } else if (opened || needsBoard(asked)) {
        store.closeUp = null;
        opened = false;
      }
    });
  });
}
