/** The cards of a Duel that are being looked through: one's own or, for whoever only watches, those that lie open. */
interface Aside {
  sides: readonly { aside: readonly string[] }[];
}

/** `known` are the cards of the box: of those that stay hidden nothing is shown. */
export function drawnCards(combat: Aside | null, mine: number, waiting: number, known: Readonly<Record<string, unknown>>): string[] {
  const whose = mine >= 0 ? mine : waiting;
  return (combat?.sides[whose]?.aside ?? []).filter((card) => card in known);
}
