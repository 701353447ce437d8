/** How many special rules a scenario has: the same number wherever it is told, whether they are in force or wait. */
import type { ScenarioNotes } from './protocol';

export function specialRules(notes: Pick<ScenarioNotes, 'rules' | 'remarks'> | undefined | null): number {
  return (notes?.rules.length ?? 0) + (notes?.remarks.length ?? 0);
}
