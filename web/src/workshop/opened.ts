/** Which draft is open: one that goes on under another id stays open as it is, with the keys where they are. */
import { href } from '../lib/browser/route.svelte';

const open = new Map<string, object>();

/** What stays the same as long as a draft is open. */
export function openedAs(draft: string): object {
  const known = open.get(draft) ?? {};
  open.set(draft, known);
  return known;
}

/** From now on what was open as one draft is another one, in the address as well; whoever has gone to another page stays there. */
export function goOnAs(draft: string, own: string): void {
  open.set(own, openedAs(draft));
  open.delete(draft);
  if (location.hash !== href({ page: 'workshop', draft })) return;
  history.replaceState(history.state, '', href({ page: 'workshop', draft: own }));
  dispatchEvent(new HashChangeEvent('hashchange'));
}
