/** Numbers carry the meaning of a card's text, so they are set in bold. */

export interface Run {
  text: string;
  bold: boolean;
}

/** Splits a text into plain runs and bold numbers; those in the name of a space or a field, b3, 4.7 or 0,-1.se, are none. */
export function runs(text: string): Run[] {
  return text
    .split(/((?<![\p{L}\d]|\d[.,]|\d,-)[+−–-]?\d+(?!\d|[.,]-?\d|\.\p{L}))/u)
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
