/** What the pointer or the keyboard is on in a town: its price is taken off the treasury before anything is paid. */
import type { Option } from '../../../lib/protocol';
import type { HeroesTable } from '../store';
import { parseCost, type Price } from '../../../lib/cost';

class Plan {
  /** The answer that is pointed at, by its key: once it has been given it has no price any more. */
  over = $state<string | null>(null);
}

export const plan = new Plan();

/** The answer whose price is shown: the one pointed at, else the one picked. */
export function planned(store: Pick<HeroesTable, 'asking'>): Option | null {
  const options = store.asking.asked?.options ?? [];
  const pointed = (key: string | null): Option | undefined => options.find((option) => option.key === key);
  return pointed(plan.over) ?? pointed(store.asking.picked) ?? null;
}

/** The price of the plan. */
export function plannedPrice(store: Pick<HeroesTable, 'asking'>): Price[] {
  return parseCost(planned(store)?.cost ?? '').filter((price) => price.kind !== 'movement');
}

/** Attributes that make an element show the price of its answer. */
export function pointing(option: Option | undefined) {
  const on = (): void => void (plan.over = option?.key ?? null);
  const off = (): void => {
    if (plan.over === option?.key) plan.over = null;
  };
  return { onpointerenter: on, onpointerleave: off, onfocusin: on, onfocusout: off };
}
