/** Terms of a game in its texts: where they are, so that each can be explained where it is first met. */
import type { TermInfo } from './protocol';

/** A piece of a text, and the term it is where it is one. */
export interface Piece {
  text: string;
  term?: TermInfo;
}

/** Cuts a text at its terms. Terms in `met` are left alone, and those found are added to it. */
export type Cut = (text: string, met?: Set<string>) => Piece[];

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What finds a form of a term: `*` stands for any letters, and a small first letter may be a capital. */
function pattern(form: string): string {
  const first = form.charAt(0);
  const start = first === first.toLowerCase() ? `[${first}${first.toUpperCase()}]` : first;
  return start + form.slice(1).split('*').map(escape).join('\\p{L}*');
}

/** What cuts texts at these terms; of two that begin at the same place the longer form wins. */
export function cutter(terms: readonly TermInfo[]): Cut {
  const forms = terms.flatMap((term) => term.forms.map((form) => ({ form, term })));
  if (!forms.length) return (text) => [{ text }];
  forms.sort((a, b) => b.form.length - a.form.length);
  const known = new RegExp(`(?<![\\p{L}\\d])(?:${forms.map(({ form }) => `(${pattern(form)})`).join('|')})(?![\\p{L}\\d])`, 'gu');
  return (text, met = new Set()) => {
    const pieces: Piece[] = [];
    let end = 0;
    for (const found of text.matchAll(known)) {
      const term = forms[found.findIndex((group, n) => n > 0 && group !== undefined) - 1]?.term;
      if (!term || met.has(term.id)) continue;
      met.add(term.id);
      if (found.index > end) pieces.push({ text: text.slice(end, found.index) });
      end = found.index + found[0].length;
      pieces.push({ text: found[0], term });
    }
    if (end < text.length) pieces.push({ text: text.slice(end) });
    return pieces;
  };
}
