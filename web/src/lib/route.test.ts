import { describe, expect, it } from 'vitest';
import { go, href, parse, route, type Route } from './route.svelte';

const routes: Route[] = [
  { page: 'lobby' },
  { page: 'table', room: 'oak-lion-7' },
  { page: 'replay', record: 'a b/c' },
  { page: 'records' },
  { page: 'rules' },
  { page: 'rules', clause: 'H3-CBR-11' },
  { page: 'gallery' },
  { page: 'gallery', part: 'cards' },
];

describe('routes', () => {
  it.each(routes)('are read as they are written: %o', (one) => {
    expect(parse(href(one))).toEqual(one);
  });

  it('lead to the lobby when they are unknown or broken', () => {
    for (const hash of ['', '#', '#/', '#/nowhere', '#/t', '#/t/', '#nonsense']) expect(parse(hash)).toEqual({ page: 'lobby' });
    expect(parse('#/t/%E0%A4%A')).toEqual({ page: 'table', room: '%E0%A4%A' });
  });

  it('follow the address', async () => {
    go({ page: 'table', room: 'x' });
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    expect(route.now).toEqual({ page: 'table', room: 'x' });
  });
});
