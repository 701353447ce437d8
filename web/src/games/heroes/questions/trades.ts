/** The Trading Post: every row of its table with what stands in its way. */
import type { HeroesCatalogue, Option } from '../../../lib/protocol';
import type { ResourceKind } from '../resources';

export interface TradeRow {
  number: number;
  give: ResourceKind;
  amount: number;
  get: ResourceKind;
  got: number;
  option?: Option;
  /** How much of what is given is missing. */
  short: number;
}

export function tradeRows(catalogue: HeroesCatalogue, options: readonly Option[], have: Record<string, number>): TradeRow[] {
  return catalogue.trades.map(([give, amount, get, got], n) => ({
    number: n + 1,
    give: give as ResourceKind,
    amount,
    get: get as ResourceKind,
    got,
    option: options.find((option) => option.key === `trade:${n + 1}`),
    short: Math.max(0, amount - (have[give] ?? 0)),
  }));
}
