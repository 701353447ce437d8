/** What is made once for every shop, with state of its own: it lasts as long as the shop, longer than the parts of the page that look at it. */
import type { Workshop } from './shop.svelte';

export function perShop<T>(make: (shop: Workshop) => T): (shop: Workshop) => T {
  const made = new WeakMap<Workshop, { it: T }>();
  return (shop) => {
    let known = made.get(shop);
    if (!known) {
      $effect.root(() => {
        known = { it: make(shop) };
      });
      made.set(shop, known as unknown as { it: T });
    }
    return (known as unknown as { it: T }).it;
  };
}
