/** Who is who at the table: names, heroes and colours of seats, from the room and from what is seen. */
import type { Catalogue, ChatLine, HeroesView, PlayerView, RoomInfo, SeatInfo } from './protocol';
import { t } from './words.svelte';

export interface Who {
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
  player: PlayerView | null;
}

/** The faction whose colours a seat wears, `neutral` as long as it has none. */
export function factionOf(view: HeroesView | null, room: RoomInfo | null, seat: number): string {
  const camp = view?.lore?.players[seat]?.side;
  if (camp !== undefined) return camp ? 'dungeon' : 'tower'; // light for standards and dark for pennants, as their pieces are
  const chosen = view?.world?.players[seat]?.faction ?? view?.duel?.players[seat]?.faction;
  if (chosen) return chosen;
  const side = view?.combat?.players.indexOf(seat) ?? -1;
  const worn = side >= 0 ? view?.combat?.factions[side] : undefined;
  return worn || (room?.seats[seat]?.side.split('/')[0] ?? 'neutral');
}

/** What whoever sits there is called: a person who gave no name goes by the number of the seat. */
export function nameOf(info: Pick<SeatInfo, 'kind' | 'name' | 'seat'> | undefined): string {
  return info?.name || (info?.kind === 'person' ? t('seats-player', { seat: info.seat + 1 }) : '');
}

/** What a line of the chat tells of a seat. */
export function seatNews({ kind, who, name }: ChatLine): string {
  return t('chat-event', { kind, name: nameOf({ kind: 'person', name, seat: who }) });
}

/** Everything about a seat; -1 and below is nobody in particular. */
export function who(view: HeroesView | null, room: RoomInfo | null, catalogue: Catalogue, seat: number): Who {
  const info = room?.seats[seat];
  const player = view?.world?.players[seat] ?? null;
  const faction = factionOf(view, room, seat);
  return {
    seat,
    name: nameOf(info),
    bot: info?.kind === 'bot',
    here: info?.here ?? false,
    faction,
    factionName: catalogue.factions[faction]?.name ?? '',
    hero: catalogue.heroes[player?.hero ?? view?.duel?.players[seat]?.hero ?? '']?.name ?? '',
    player,
  };
}

/** The seats at the table, in order. */
export function seatNumbers(view: HeroesView | null, room: RoomInfo | null): number[] {
  if (room) return room.seats.map(({ seat }) => seat);
  return Object.keys(view?.world?.players ?? {}).map(Number);
}

/** How many cards a player's deck holds, as far as one may know: of others, hand and deck are told together. */
export function deckSize(player: PlayerView, mine: boolean): number {
  return mine ? player.deck.length : player.deck.length + player.secret - player.hand_size;
}
