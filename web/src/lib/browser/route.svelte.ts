/** The address after the hash, read as a page of the table. */
import { gamePages } from '../../games';
import { hostKey, keepHost, keepSeat, seatKey } from './keys';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; room: string }
  | { page: 'records' }
  | { page: 'me' }
  | { page: 'games' }
  | { page: 'host' }
  | { page: 'meet' }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'leaders'; game?: string; mode?: string }
  /** `me` is one's own. */
  | { page: 'player'; id: string }
  /** A link from a mail: confirms its address, or ends mail. */
  | { page: 'mail'; secret: string; off: boolean }
  | { page: 'in'; secret: string }
  /** `chain`: campaigns of one's own. */
  | { page: 'workshop'; draft?: string; chain?: true }
  | { page: 'game'; path: string; what?: string }
  | { page: 'replay'; record: string; step?: number; eyes?: number; review?: number }
  | { page: 'rules'; game?: string; at?: string; clause?: string }
  | { page: 'shared'; id: string }
  /** `draft`: the draft of the workshop that is weighed. */
  | { page: 'lab'; id?: string; draft?: string }
  | { page: 'print'; game: string; what: string }
  | { page: 'gallery'; part?: string }
  | { page: 'missing' };

/** Reads a hash; one that leads nowhere is `missing`. */
export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const [head, tail, more] = path.split('/').map(decode);
  if (!head) return { page: 'lobby' };
  if (head === 't' && tail) return { page: 'table', room: tail };
  if (head === 'r' && tail) return { page: 'replay', record: tail, ...numbers(query, 'step', 'eyes', 'review') };
  if (head === 'workshop' && tail === 'lab') {
    const draft = new URLSearchParams(query).get('draft');
    return { page: 'lab', ...(more ? { id: more } : {}), ...(draft ? { draft } : {}) };
  }
  // `s` and the name of a shared scenario, `draft` and one of the workshop, `own` for what another page has handed over, or a
  // game and a scenario.
  if (head === 'print' && tail && (more || tail === 'own')) return { page: 'print', game: tail, what: more ?? '' };
  if (head === 's' && tail) return { page: 'shared', id: tail };
  if (head === 'rules') return rules(tail, more);
  if (head === 'workshop' && tail === 'campaign') return { page: 'workshop', chain: true };
  if (head === 'workshop') return tail ? { page: 'workshop', draft: tail } : { page: 'workshop' };
  if (head === 'gallery') return tail ? { page: 'gallery', part: tail } : { page: 'gallery' };
  if (gamePages.some(({ path }) => path === head)) return { page: 'game', path: head, ...(tail ? { what: tail } : {}) };
  if ((head === 'mail' || head === 'mail-off') && tail) return { page: 'mail', secret: tail, off: head === 'mail-off' };
  if (head === 'in' && tail) return { page: 'in', secret: tail };
  if ((head === 'tournament' || head === 'player') && tail) return { page: head, id: tail };
  if (head === 'leaders') return tail && more ? { page: head, game: tail, mode: more } : { page: head };
  if (head === 'records' || head === 'me' || head === 'games' || head === 'host' || head === 'meet' || head === 'tournaments') return { page: head };
  return { page: 'missing' };
}

/** The rules of a game (how to play it, or what `at` names of them), or a clause, whose id begins with a capital letter. */
function rules(what?: string, at?: string): Route {
  if (!what) return { page: 'rules' };
  if (!/^[a-z]/.test(what)) return { page: 'rules', clause: what };
  return { page: 'rules', game: what, ...(at ? { at } : {}) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function numbers<Name extends string>(query: string, ...names: Name[]): Partial<Record<Name, number>> {
  const found = new URLSearchParams(query);
  return Object.fromEntries(
    names.filter((name) => /^-?\d{1,6}$/.test(found.get(name) ?? '')).map((name) => [name, Number(found.get(name))]),
  ) as Partial<Record<Name, number>>;
}

/** The hash of a route: the inverse of parse. */
export function href(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'table':
      return `#/t/${encodeURIComponent(route.room)}`;
    case 'replay': {
      const { record, step, eyes, review } = route;
      const query = Object.entries({ step, eyes, review }).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
      return `#/r/${encodeURIComponent(record)}${query.length ? `?${query.join('&')}` : ''}`;
    }
    case 'lab':
      return `#/workshop/lab${route.id ? `/${encodeURIComponent(route.id)}` : ''}${route.draft ? `?draft=${encodeURIComponent(route.draft)}` : ''}`;
    case 'print':
      return `#/print/${encodeURIComponent(route.game)}${route.what ? `/${encodeURIComponent(route.what)}` : ''}`;
    case 'shared':
      return `#/s/${encodeURIComponent(route.id)}`;
    case 'rules':
      return ['#/rules', ...[route.clause ?? route.game, route.at].filter((part) => part !== undefined).map(encodeURIComponent)].join('/');
    case 'game':
      return route.what ? `#/${route.path}/${encodeURIComponent(route.what)}` : `#/${route.path}`;
    case 'workshop':
      if (route.chain) return '#/workshop/campaign';
      return route.draft ? `#/workshop/${encodeURIComponent(route.draft)}` : '#/workshop';
    case 'gallery':
      return route.part ? `#/gallery/${encodeURIComponent(route.part)}` : '#/gallery';
    case 'mail':
      return `#/mail${route.off ? '-off' : ''}/${encodeURIComponent(route.secret)}`;
    case 'tournament':
    case 'player':
      return `#/${route.page}/${encodeURIComponent(route.id)}`;
    case 'leaders':
      return `#/leaders${route.game ? `/${encodeURIComponent(route.game)}/${encodeURIComponent(route.mode ?? '')}` : ''}`;
    case 'in':
      return `#/in/${encodeURIComponent(route.secret)}`;
    default:
      return `#/${route.page}`;
  }
}

/**
 * Keys in an address, as the command line opens one (`#/t/ROOM?0=KEY&1=KEY&host=KEY`), are taken into this browser's
 * storage, and the address is at once one that may be shown and shared. A key that is there already stays: nobody loses
 * a seat by following a link.
 */
function takeKeys(): void {
  const here = parse(location.hash);
  const query = location.hash.split('?', 2)[1];
  if (here.page !== 'table' || query === undefined) return;
  for (const [name, key] of new URLSearchParams(query)) {
    if (!key) continue;
    if (name === 'host' && !hostKey(here.room)) keepHost(here.room, key);
    else if (/^\d$/.test(name) && !seatKey(here.room, Number(name))) keepSeat(here.room, Number(name), key);
  }
  history.replaceState(history.state, '', href(here));
}

function read(): Route {
  takeKeys();
  return parse(location.hash);
}

let current = $state.raw<Route>(read());
addEventListener('hashchange', () => (current = read()));

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
