/** Costs as the server writes them: `gold 10, valuables 2`, `movement 1`; a bare number is movement points. */

export const RESOURCES = ['gold', 'building_materials', 'valuables'] as const;
export type ResourceKind = (typeof RESOURCES)[number];

export interface Price {
  kind: string;
  amount: number;
}

/** Reads a cost; parts that are not understood are left out. */
export function parseCost(cost: string): Price[] {
  return cost.split(',').flatMap((part): Price[] => {
    const words = part.trim().split(/\s+/);
    if (words.length === 1 && /^\d+$/.test(words[0] ?? '')) return [{ kind: 'movement', amount: Number(words[0]) }];
    const [kind, amount] = words;
    return kind && /^\d+$/.test(amount ?? '') ? [{ kind, amount: Number(amount) }] : [];
  });
}

/** A price table of the catalogue in the order resources are always shown in. */
export function prices(cost: Record<string, number>): Price[] {
  return RESOURCES.flatMap((kind) => (cost[kind] ? [{ kind, amount: cost[kind] }] : []));
}
