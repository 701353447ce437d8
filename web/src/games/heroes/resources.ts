/** What is paid with on the map. */
import type { Price } from '../../lib/cost';

export const RESOURCES = ['gold', 'building_materials', 'valuables'] as const;
export type ResourceKind = (typeof RESOURCES)[number];

/** A price table of the catalogue in the order resources are always shown in. */
export function prices(cost: Record<string, number>): Price[] {
  return RESOURCES.flatMap((kind) => (cost[kind] ? [{ kind, amount: cost[kind] }] : []));
}
