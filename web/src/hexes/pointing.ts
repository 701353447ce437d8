/** What the pointer or the focus is on: it leaves only what it was on. */
export function point(board: { pointed: string | null }, hex: string, here: boolean): void {
  if (here) board.pointed = hex;
  else if (board.pointed === hex) board.pointed = null;
}
