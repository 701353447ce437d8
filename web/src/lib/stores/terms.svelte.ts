/** The terms of the game that is on the page: texts are cut at them once they have come. */
import { settings } from '../browser/settings.svelte';
import { glossary } from '../connection/guide';
import { cutter, type Cut, type Piece } from '../terms';

class Terms {
  /** What cuts at the terms of each that is followed: the rules over a table go, and the table stays. */
  #cuts = $state.raw<readonly Cut[]>([]);

  /** The pieces of a text; until the terms are known it is one. */
  pieces(text: string, met?: Set<string>): Piece[] {
    return this.#cuts.at(-1)?.(text, met) ?? [{ text }];
  }

  /** Explains the terms of a game while a component lives. To be called while it is set up. */
  follow(game: () => string): void {
    $effect(() => {
      const [id, lang] = [game(), settings.language];
      if (!id) return undefined;
      let here = true;
      let own: Cut | null = null;
      // Without its terms a text is a text still, so nobody is told where they could not be fetched.
      glossary(id, lang).then(
        (found) => {
          if (here) this.#cuts = [...this.#cuts, (own = cutter(found))];
        },
        () => undefined,
      );
      return () => {
        here = false;
        this.#cuts = this.#cuts.filter((one) => one !== own);
      };
    });
  }
}

export const terms = new Terms();
