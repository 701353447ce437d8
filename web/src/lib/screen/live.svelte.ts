/** What a screen reader is told while the table changes: the last sentence, politely. */

class Live {
  /** Two places in turn, so that the same sentence is read again when it is said again. */
  said = $state<[string, string]>(['', '']);
  #turn = 0;

  say(text: string): void {
    this.#turn = 1 - this.#turn;
    this.said = this.#turn ? ['', text] : [text, ''];
  }
}

export const live = new Live();

/** Announces a sentence. */
export function announce(text: string): void {
  live.say(text);
}
