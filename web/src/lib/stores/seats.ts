/** Who is who at the table: names, heroes and colours of seats, from the room and from what is seen. */
import { gameOf } from '../../games';
import type { SeatFacts } from '../../games/game';
import type { ChatLine, RoomInfo, SeatInfo } from '../protocol';
import type { TableStore } from './table.svelte';
import { t } from '../words.svelte';

/** What is known of the table one sits at. */
export type Seen = Pick<TableStore, 'view' | 'room' | 'catalogue' | 'mine'>;

export interface Who extends SeatFacts {
  seat: number;
  /** The name of the person or the bot; empty for guards and for an open seat. */
  name: string;
  bot: boolean;
  /** Whether somebody is there for the seat. */
  here: boolean;
  faction: string;
  factionName: string;
  /** The hero's name, empty as long as there is none. */
  hero: string;
}

function factsOf({ view, room, catalogue, mine }: Seen, seat: number): SeatFacts {
  return (view && gameOf(room?.game).seat?.(view, seat, mine, catalogue)) ?? {};
}

/** The faction whose colours a seat wears, `neutral` as long as it has none. */
export function factionOf(seen: Seen, seat: number): string {
  return factsOf(seen, seat).faction ?? sideOf(seen.room, seat);
}

function sideOf(room: RoomInfo | null, seat: number): string {
  return room?.seats[seat]?.side.split('/')[0] ?? 'neutral';
}

/** What whoever sits there is called: a person who gave no name goes by the number of the seat. */
export function nameOf(info: Pick<SeatInfo, 'kind' | 'name' | 'seat'> | undefined): string {
  return info?.name || (info?.kind === 'person' ? t('seats-player', { seat: info.seat + 1 }) : '');
}

/** What a line of the chat tells of a seat. */
export function seatNews({ kind, who, name, number }: ChatLine): string {
  return t('chat-event', { kind, number, name: nameOf({ kind: 'person', name, seat: who }) });
}

/** Everything about a seat; -1 and below is nobody in particular. */
export function who(seen: Seen, seat: number): Who {
  const info = seen.room?.seats[seat];
  const facts = factsOf(seen, seat);
  return {
    ...facts,
    seat,
    name: nameOf(info),
    bot: info?.kind === 'bot',
    here: info?.here ?? false,
    faction: facts.faction ?? sideOf(seen.room, seat),
    factionName: facts.factionName ?? '',
    hero: facts.hero ?? '',
  };
}
