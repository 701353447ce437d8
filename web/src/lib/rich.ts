/** Numbers carry the meaning of a card's text, so they are set in bold. */

export interface Run {
  text: string;
  bold: boolean;
}

/** Splits a text into plain runs and bold numbers. */
export function runs(text: string): Run[] {
  return text
    .split(/([+−–-]?\d+)/)
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
