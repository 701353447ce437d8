/** Which pile of cards somebody looks through. */
export type Pile = { of: 'deck' | 'discard' | 'removed'; player: number } | { of: 'shared'; deck: string };

class Piles {
  open = $state.raw<Pile | null>(null);
}

export const piles = new Piles();

/** Opens a pile for reading; anybody may look through what lies open. */
export function openPile(pile: Pile): void {
  piles.open = pile;
}
