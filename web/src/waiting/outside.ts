/** What is seen outside the page: the number in the title of the tab, and notifications of the system. */
import { href } from '../lib/browser/route.svelte';
import type { WaitingGame, YourGames } from '../lib/protocol';
import { t } from '../lib/words.svelte';

const NUMBER = /^\(\d+\) /;

/** A title with the number of games that wait; without one where none does. */
export function numbered(title: string, count: number): string {
  const plain = title.replace(NUMBER, '');
  return count ? `(${count}) ${plain}` : plain;
}

/** Keeps the number in the title, whatever page sets one. Returns what to call when the number has changed. */
export function numberTitle(count: () => number): () => void {
  const set = (): void => {
    const wanted = numbered(document.title, count());
    if (document.title !== wanted) document.title = wanted;
  };
  new MutationObserver(set).observe(document.head, { subtree: true, childList: true, characterData: true });
  return set;
}

/** The games of other people that wait now and did not wait before. */
export function newlyWaiting(before: YourGames, now: YourGames): WaitingGame[] {
  const known = new Set(before.yours.map(({ room, since }) => `${room} ${since}`));
  return now.yours.filter(({ room, since, alone }) => !alone && !known.has(`${room} ${since}`));
}

/** Has the system tell what waits now, where the reader has allowed it and does not look at the page. */
export function tellOutside(before: YourGames, now: YourGames): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return;
  for (const game of newlyWaiting(before, now)) void show(game);
}

async function show(game: WaitingGame): Promise<void> {
  const names = game.others.filter((name) => name !== '').join(', ');
  const title = t('waiting-notice', { title: game.title });
  const options = { body: names && t('lobby-with', { names }), tag: game.room, data: { at: href({ page: 'table', room: game.room }) } };
  // A page on a phone may not show one itself: there its service worker does.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      location.hash = options.data.at;
      shown.close();
    };
  }
}
