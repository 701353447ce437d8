/** Begins to follow what waits for the reader, and to show it outside the page. */
import { identity } from '../lib/browser/me.svelte';
import { route } from '../lib/browser/route.svelte';
import { settings } from '../lib/browser/settings.svelte';
import { waiting } from '../lib/browser/waiting.svelte';
import { following } from './follow';
import { numberTitle } from './outside';

export function begin(): void {
  const here = (): string | undefined => (route.now.page === 'table' ? route.now.room : undefined);
  const number = numberTitle(() => waiting.besides(here()));
  following.begin();
  $effect.root(() => {
    $effect(() => {
      void waiting.besides(here());
      number();
    });
    let known: string | undefined;
    let spoken = settings.language;
    $effect(() => {
      const now = identity.me ? 'somebody' : identity.known ? 'nobody' : undefined;
      if (known !== undefined && now !== known) following.renew();
      known = now;
    });
    $effect(() => {
      if (settings.language !== spoken) void following.look();
      spoken = settings.language;
    });
  });
}
