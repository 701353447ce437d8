/* The service worker: shows what the server pushes while no page is open. It keeps no copy of anything. */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // a message that cannot be read still has to be shown: browsers insist on it
  }
  const { title = 'Banneret', lines = [], tag = 'banneret', page = '/games' } = told;
  const shown = { body: lines.join('\n'), tag, data: { at: `#${page}` } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { at = '#/games' } = event.notification.data ?? {};
  event.waitUntil(
    (async () => {
      const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const address = new URL(`/${at}`, self.location.origin).href;
      if (!page) return self.clients.openWindow(address);
      await page.focus();
      return page.navigate(address);
    })(),
  );
});
