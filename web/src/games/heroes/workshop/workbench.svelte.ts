/** What tray and map share: what is in hand, which map is looked at. */
import { Call } from '../../../workshop/call.svelte';
import { perShop } from '../../../workshop/perShop.svelte';
import type { Workshop } from '../../../workshop/shop.svelte';
import type { HeroesCatalogue } from '../../../lib/protocol';
import { freeSpots, lay, layoutsOf, moveTo, nextSeat, rotate, takeOff, tilesOf, turn, type LaidTile, type Piece } from './layout';

export class MapWorkbench {
  /** A tile from the tray that is to be laid. */
  piece = $state.raw<Piece | null>(null);
  /** A tile of the map that is to be moved, by its spot. */
  moving = $state('');
  #players = $state('');
  /** Where a walk by keys stands. */
  cursor = $state('');
  /** For the keys, when they are to be on the map. */
  readonly call = new Call();
  /** Both maps in sight. */
  beside = $state(false);

  constructor(readonly shop: Workshop) {}

  layouts = $derived.by(() => layoutsOf(this.shop.value));
  players = $derived.by(() => (this.layouts.includes(this.#players) ? this.#players : (this.layouts[0] ?? '')));
  tiles = $derived.by(() => tilesOf(this.shop.value, this.players));
  catalogue = $derived.by(() => this.shop.printed as HeroesCatalogue | null);
  /** The tile that is looked at. */
  tile = $derived.by(() => {
    const { selected } = this.shop;
    if (selected[0] !== 'layout' || selected[2] !== 'tiles') return undefined;
    const group = this.tiles.filter((tile) => tile.group === Number(selected[3]) && String(selected[1]) === this.players);
    return group.find((tile) => String(tile.key) === String(selected[5])) ?? group[0];
  });
  /** Whether something is in hand, so that places for it are shown. */
  armed = $derived.by(() => this.piece !== null || this.moving !== '');

  look(players: string): void {
    this.#players = players;
    this.drop();
    this.shop.selected = [];
  }

  take(piece: Piece): void {
    this.moving = '';
    this.piece = piece.kind === 'start' ? { ...piece, seat: piece.seat ?? nextSeat(this.tiles, this.players) } : piece;
  }

  drop(): void {
    this.piece = null;
    this.moving = '';
  }

  select(tile: LaidTile): void {
    this.cursor = tile.spot;
    this.shop.select(tile.path);
  }

  /** Lays or moves what is in hand. */
  put(spot: string): void {
    const { shop, piece, moving, players } = this;
    if (this.tiles.some((tile) => tile.spot === spot)) return;
    const moved = this.tiles.find((tile) => tile.spot === moving);
    if (moved) shop.change(moveTo(shop.text, moved, spot));
    else if (piece) shop.change(lay(shop.text, players, spot, piece));
    this.moving = '';
    // One of many is laid again and again; a certain tile is there once.
    this.piece = piece && piece.word === 'any' && piece.kind !== 'start' ? piece : null;
    this.cursor = spot;
    const laid = tilesOf(shop.parsed.value, players).find((tile) => tile.spot === spot);
    if (laid) this.select(laid);
  }

  remove(tile: LaidTile): void {
    this.shop.selected = [];
    this.shop.change(takeOff(this.shop.text, tile));
    this.cursor = freeSpots(this.tiles).includes(tile.spot) ? tile.spot : (this.tiles[0]?.spot ?? '0,0');
    this.call.make();
  }

  /** Takes a tile of the map in hand. */
  lift(tile: LaidTile): void {
    this.select(tile);
    this.piece = null;
    this.moving = tile.spot;
    this.call.make();
  }

  turn(tile: LaidTile): void {
    this.shop.change(turn(this.shop.text, tile, tile.face === 'up' ? 'down' : 'up'));
    this.find(tile.spot);
  }

  /** Turns a tile by so many sixths, clockwise; 0 leaves it to the players again. */
  rotate(tile: LaidTile, steps: number): void {
    this.shop.change(rotate(this.shop.text, tile, steps === 0 ? -1 : (Math.max(0, tile.turned) + steps + 6) % 6));
    this.find(tile.spot);
  }

  /** Changes the text, and keeps an eye on the same tile. */
  edit(text: string, spot: string): void {
    this.shop.change(text);
    this.find(spot);
  }

  find(spot: string): void {
    const tile = tilesOf(this.shop.parsed.value, this.players).find((each) => each.spot === spot);
    if (tile) this.select(tile);
  }
}

export const workbenchOf = perShop((shop) => new MapWorkbench(shop));
