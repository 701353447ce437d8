/** The text of a scenario file that one page hands to the next in this tab. */
const STORAGE = 'banneret.brought';

export function bringText(text: string): void {
  try {
    sessionStorage.setItem(STORAGE, text);
  } catch {
    // without storage there is nothing to hand over, and the next page says so
  }
}

export function broughtText(): string | null {
  try {
    return sessionStorage.getItem(STORAGE);
  } catch {
    return null;
  }
}
