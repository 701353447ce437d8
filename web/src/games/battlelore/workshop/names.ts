/** What an adventure file may name. */
import type { Workshop } from '../../../workshop/shop.svelte';
import { ALL } from '../battleground/geometry';

interface Name {
  value: string;
  label: string;
}

const plain = (words: readonly string[]): Name[] => words.map((value) => ({ value, label: value }));
/** The middle of the battleground comes first: what is put somewhere is in sight there. */
const HEXES = plain(['4.6', ...ALL.filter((hex) => hex !== '4.6')]);
/** A adventures are fought by armies, H adventures are for heroes. */
const NUMBERS = plain(['A', 'H'].flatMap((letter) => Array.from({ length: 9 }, (_, n) => `${letter}${n + 1}`)));

export function names(kind: string, _: Workshop): readonly Name[] {
  if (kind === 'hex') return HEXES;
  return kind === 'number' ? NUMBERS : [];
}
