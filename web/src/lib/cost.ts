/** Costs as the server writes them: `gold 10, valuables 2`, `movement 1`; a bare number is movement points. */

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
