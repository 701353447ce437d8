/** Anchors and keys of answers: a word, a colon, and what it is about. */

/** The word an anchor or an answer begins with. */
export function word(text: string | undefined): string {
  return (text ?? '').split(':', 1)[0] ?? '';
}

/** What comes after the word. */
export function rest(text: string | undefined): string {
  const at = (text ?? '').indexOf(':');
  return at < 0 ? '' : (text ?? '').slice(at + 1);
}
