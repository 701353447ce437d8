/** Numbers carry the meaning of a card's text, so they are set in bold. */

export interface Run {
  text: string;
  bold: boolean;
}

/** Splits a text into plain runs and bold numbers; the number in the name of a space such as b3 is none. */
export function runs(text: string): Run[] {
  return text
    .split(/((?<![\p{L}\d])[+−–-]?\d+)/u)
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
