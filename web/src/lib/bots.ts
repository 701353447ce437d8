/** The bot that plays any game, and none of them well. */
const AIMLESS = 'random';

/** The bot that sits down where nobody has chosen one: the first that knows the game. */
export function usualBot(bots: readonly string[]): string {
  return bots.find((bot) => bot !== AIMLESS) ?? bots[0] ?? '';
}
