/** The ticket of somebody who waits for a game by the day and need not stay: it is kept in this browser, to look again or to stop. */
const STORAGE = 'banneret.waiting';

export function keptTicket(): string {
  try {
    return localStorage.getItem(STORAGE) ?? '';
  } catch {
    return '';
  }
}

export function keepTicket(ticket: string): void {
  try {
    if (ticket) localStorage.setItem(STORAGE, ticket);
    else localStorage.removeItem(STORAGE);
  } catch {
    // Without storage they wait all the same, and cannot stop.
  }
}
