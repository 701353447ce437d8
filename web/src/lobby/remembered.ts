/** What was put together in the lobby last, in this browser. */
import type { Plan, SeatPlan } from './setup';

const STORAGE = 'banneret.lobby';

/** What is said of a plan; the rest is as it usually is. */
export type Said = Partial<Omit<Plan, 'seats'>> & { seats?: Partial<SeatPlan>[] };

export function remembered(): unknown {
  try {
    return JSON.parse(localStorage.getItem(STORAGE) ?? 'null');
  } catch {
    return null;
  }
}

/** The lobby opens with this, the next time as well. */
export function remember(plan: Said): void {
  try {
    localStorage.setItem(STORAGE, JSON.stringify(plan));
  } catch {
    // without storage the choices last as long as the page
  }
}
