/** The card or unit a question is about, where the last events tell. */
import type { Asked, Told } from '../../../lib/protocol';

/** By step: the event that names it, and how. */
const NAMED: Record<string, { events: string[]; args: string[] }> = {
  saw_top: { events: ['spied_card', 'spied_unit'], args: ['card', 'unit', 'kind'] },
  ask_step: { events: ['cast'], args: ['card', 'spell'] },
  ask_in_return: { events: ['shown'], args: ['card'] },
};
const FAR = 12;

export function cardAsked(asked: Asked, log: readonly Told[]): string | null {
  const named = NAMED[asked.step];
  if (!named) return null;
  for (const told of log.slice(-FAR).reverse()) {
    if (!named.events.includes(told.name)) continue;
    for (const arg of named.args) {
      const value = told.args[arg];
      if (typeof value === 'string') return value.replace('+', '');
    }
  }
  return null;
}
