/** The bot that sits down where nobody has chosen one. Bots are offered from the weakest on, and the very weakest is for a first try. */
export function usualBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? '';
}
