/** The address after the hash, read as a page of the table. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; room: string }
  | { page: 'records' }
  | { page: 'replay'; record: string }
  | { page: 'rules'; clause?: string }
  | { page: 'gallery'; part?: string };

/** Reads a hash; an unknown one is the lobby, so that an old link still lands somewhere. */
export function parse(hash: string): Route {
  const [head, tail] = hash.replace(/^#?\/?/, '').split('/').map(decode);
  if (head === 't' && tail) return { page: 'table', room: tail };
  if (head === 'r' && tail) return { page: 'replay', record: tail };
  if (head === 'rules') return tail ? { page: 'rules', clause: tail } : { page: 'rules' };
  if (head === 'gallery') return tail ? { page: 'gallery', part: tail } : { page: 'gallery' };
  if (head === 'records') return { page: head };
  return { page: 'lobby' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The hash of a route: the inverse of parse. */
export function href(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'table':
      return `#/t/${encodeURIComponent(route.room)}`;
    case 'replay':
      return `#/r/${encodeURIComponent(route.record)}`;
    case 'rules':
      return route.clause ? `#/rules/${encodeURIComponent(route.clause)}` : '#/rules';
    case 'gallery':
      return route.part ? `#/gallery/${encodeURIComponent(route.part)}` : '#/gallery';
    default:
      return `#/${route.page}`;
  }
}

let current = $state.raw<Route>(parse(location.hash));
addEventListener('hashchange', () => (current = parse(location.hash)));

export const route = {
  /** Where the reader is now; reactive. */
  get now(): Route {
    return current;
  },
};

/** Goes to a page, as if its link had been pressed. */
export function go(to: Route): void {
  location.hash = href(to);
}
