/** What the page has to know of a game. `games/ID/index.ts` exports one of these; `games/index.ts` finds them. */
import type { Component } from 'svelte';
import type { IconName } from '../art/icon-names';
import type { NewRoom } from '../lib/connection/api';
import type { Beats } from '../lib/screen/motion';
import type { Catalogue, Option, ScenarioNotes, ScenarioInfo, SeatInfo, Table, TableInfo, Told } from '../lib/protocol';
import type { TableStore } from '../lib/stores/table.svelte';
import type { Lobby } from '../lobby/state.svelte';
import type { EventCues } from '../sound/cues';
import type { Workshop } from '../workshop/shop.svelte';

/** A position, which only the folder of its game can read. */
export type View = Table['view'];

/** Something that is fetched when somebody needs it. */
export type Lazy<T> = () => Promise<{ default: T }>;

/** What everybody may know of a seat. */
export interface SeatFacts {
  /** Whose colours it wears. */
  faction?: string;
  factionName?: string;
  /** Whom it plays, empty as long as there is nobody. */
  hero?: string;
  /** Of the hero. */
  level?: number;
  /** How many cards it holds. */
  hand?: number;
  /** How it stands, in a few words. */
  facts?: string;
  /** Whether it is out of the game. */
  out?: boolean;
  /** Whether it has a board of its own to look at. */
  board?: boolean;
}

/** The keys named at the foot of the page: what is pressed, and the message that says what it does. */
export type FootKeys = readonly (readonly [readonly string[], string])[];

/** The table of a game that is being played. */
export interface TableParts {
  /** All between bar and foot. */
  Table: Component;
  /** In the middle of the bar, in place of whose move it is. */
  Banner?: Component;
  /** Beside the title in the bar; on a phone `slim`, at its end. */
  Chip?: Component<{ slim?: boolean }>;
  /** Windows over everything. */
  Windows?: Component;
  /** Events that everybody looks up for, each with its sign; they are shown over the board as long as their beats last. */
  moments?: Readonly<Record<string, IconName>>;
  /** Those of them that are drawn in place of the sign, and what draws them. */
  pictured?: ReadonlySet<string>;
  Picture?: Component<{ told: Told }>;
  /** The keys that are worth naming now. */
  keys?: (store: TableStore) => FootKeys;
  /** Whether Space gives the expected answer now: where Enter belongs to the board. */
  spaceAnswers?: (store: TableStore) => boolean;
}

/** A record of a game, gone through step by step: `getReplay()` is the table it lies on. */
export interface ReplayParts {
  /** The board; `told` where the words of the step may lie over it. */
  Stage: Component;
  /** The players beside it; `wide` where there is a panel for them alone. */
  Side: Component;
  /** On a phone, over the board. */
  Strip?: Component;
  /** Over the list of events. */
  Told?: Component;
}

/** What the lobby shows of a game before it begins. */
export interface LobbyParts {
  /** The scenario as a picture. */
  Preview: Component<{ lobby: Lobby }>;
  /** What its signs mean, where it is a map that fills the place. */
  legend?: (lobby: Lobby) => Component | null;
  /** What a seat brings. */
  Seat: Component<{ lobby: Lobby; seat: number }>;
  /** Whom the game itself plays in a scenario, among what one should know of it. */
  Foes?: Component<{ notes: ScenarioNotes }>;
  /** What one begins with. */
  Means?: Component<{ lobby: Lobby }>;
  /** A way to bring a scenario of one's own. */
  Own?: Component<{ lobby: Lobby }>;
  /** The scenario as a picture, while its seats are being taken. */
  Waiting?: Component<{ store: TableStore; scenario: ScenarioInfo; laid: TableInfo; seats: readonly SeatInfo[] }>;
  /** Completes the request for a room with what only this game knows of its seats. */
  request?: (lobby: Lobby, room: NewRoom) => Promise<NewRoom>;
}

/** A part of a scenario file, as somebody goes through it who makes one. */
export interface FileSection {
  id: string;
  icon: IconName;
  /** The keys of the file that belong to it, in the order of the form. */
  keys: readonly string[];
}

/** The scenario files of a game in the workshop. */
export interface WorkshopParts {
  /** Each is called `workshop-section-ID` and is about `workshop-section-ID-about`. */
  sections: readonly FileSection[];
  /** The picture of the file, to be looked at and changed. */
  Picture: Component<{ shop: Workshop }>;
  /** What can be taken from beside the picture and put into it. */
  Tray: Component<{ shop: Workshop }>;
  /** The keys that the picture shows and changes: their findings are drawn there. */
  pictured: readonly string[];
  /** A window that makes a file of something from elsewhere; `onmade` is told its name and text. */
  Import?: Component<{ onmade: (name: string, text: string) => void; onclose: () => void }>;
  /** Files generated at random: a new one, and a strip beside the picture that rolls a file again and keeps chosen parts. */
  chance?: { roll: () => Promise<{ text: string }>; Strip: Component<{ shop: Workshop; onclose: () => void }> };
  /** The text of a new file that can be played as it is. */
  fresh: (id: string, name: string) => string;
  /** The text of a new part of a campaign; games without it have no campaigns of one's own. */
  freshPart?: (id: string, name: string, faction: string) => string;
  /** Who may lead a campaign: faction ids with their names, as the lobby tells them. */
  factions?: readonly string[];
  /** What may stand where a file names something of this kind (`x-names` of the schema), with what it is called. */
  names: (kind: string, shop: Workshop) => readonly { value: string; label: string }[];
}

/** What somebody brings who takes a seat in a room. */
export interface Bringing {
  hall: string;
  hero: string;
}

/** A page besides the table, at `#/PATH` and `#/PATH/WHAT`. */
export interface GamePage {
  path: string;
  /** The message that names it in the bar. */
  nav: string;
  page: Lazy<Component>;
}

/** A kind of thing that a record of the game marks on its timeline. */
export interface MarkKind {
  sign: IconName;
  /** Signs lie in rows by what they are, so that only those of a kind can be in each other's way; a small screen has no third. */
  row: 0 | 1 | 2;
  /** The message that says how many there are, `$count`. */
  word: string;
  /** The disc its sign lies on; red where nothing is said. */
  tone?: 'blue' | 'dark' | 'gold';
  /** Drawn in place of the sign: a shield with the number that its sentence names, a flag of the seat's colours, a hex. */
  shape?: 'shield' | 'flag' | 'hex';
}

/** The kind of mark that whoever watches a record may want to jump to, or to pass over: see `Game.fighting`. */
export interface Jump {
  kind: string;
  /** The messages on what jumps to the next, and on what passes over them. */
  next: string;
  pass: string;
}

export interface Game {
  /** Its sign in the lobby. */
  sign: IconName;
  /** How long its events are shown. */
  beats: Beats;
  /** The kinds of things that lie on a board, in a hand or in a town: answers about them are given there. */
  onTable: ReadonlySet<string>;
  /** The order in which the modes of its scenarios are offered; others come last. */
  modes?: readonly string[];
  /** What its events sound like. */
  sounds?: Lazy<EventCues>;
  lobby: Lazy<LobbyParts>;
  table: Lazy<TableParts>;
  replay: Lazy<ReplayParts>;
  /** What its records mark, by kind; what is not said here is shown by a plain sign. */
  marks?: Readonly<Record<string, MarkKind>>;
  jump?: Jump;
  /** What a side is called that has no name in the lobby. */
  sideName?: (side: string) => string;
  /** Its board in the balance lab, each field as dark as it was busy. */
  heat?: Lazy<Component<{ table: TableInfo; counts: Readonly<Record<string, number>>; name: string }>>;
  /** Where its files can be made by looking. */
  workshop?: Lazy<WorkshopParts>;
  /** Lets somebody who takes a seat bring something along. */
  joining?: Lazy<Component<{ bringing: Bringing | null }>>;
  pages?: readonly GamePage[];
  /** What is being played, in words. */
  mode: (view: View, catalogue: Catalogue | null) => string;
  /** What `mine` may know of a seat. */
  seat?: (view: View, seat: number, mine: number, catalogue: Catalogue | null) => SeatFacts;
  /** Whose colours a seat wears before the game has begun, by what it brings; empty where that is open. */
  coloursOf?: (side: string) => string;
  /** The colours that an event wears in the log, where they are not those of the seat that did it. */
  eventColours?: (told: Told) => string | null;
  /** The sign of an answer. */
  signOf?: (option: Option) => IconName | undefined;
  /** What a seat brings before the game has begun, in words; nothing where its `side` says enough. */
  brings?: (side: string, catalogue: Catalogue | null) => string;
  /** Whether somebody who is asked is asked in a turn of their own. */
  onTurn?: (view: View, seat: number) => boolean;
  round?: (view: View) => number;
  /** The sign of a round, where rounds differ. */
  roundSign?: (view: View, round: number) => IconName | null;
  /** The event a round begins with, where a list has a heading for it anyway. */
  roundEvent?: string;
  /** Whether a fight is going on that somebody who watches may want to pass over. */
  fighting?: (view: View) => boolean;
  /** What is printed, by the names the scenario gives to it. */
  renamed?: (printed: Catalogue, scenario: ScenarioNotes) => Catalogue;
}
