// Written by `python -m banneret.table.typescript`. Do not edit: change the Structs of banneret.table.

/** Raised when a client written for an older number would no longer understand. */
export const PROTOCOL = 3;

/** One legal answer. */
export interface Option {
  /** What to send back. */
  key: string;
  /** The answer in words, complete in itself. */
  label: string;
  /** The thing on the table to click for it, an anchor such as `field:0,0.se`; empty for a mere button. */
  at?: string;
  /** A label for a button on or next to the thing; empty if `label` is short enough. */
  short?: string;
  /** `fight` starts or continues a fight, `end` ends a turn or a window, `danger` gives something up. */
  tone?: string;
  /** What it costs, in short: movement points, or resources as `gold 10, valuables 2`. */
  cost?: string;
  /** What it brings, if that can be counted: `gold 5, movement 1`; `income_gold 5` for each Resource round. */
  brings?: string;
  /** Whether this is the expected answer: the golden button. At most one. */
  main?: boolean;
}

/** The pending question, as the seat that is asked sees it. */
export interface Asked {
  /**
   * The number of the question for this seat. An answer names it, so that a late answer is not applied to another
   * question.
   */
  choice: number;
  seat: number;
  /** The kind of Choice: `action`, `unit`, `space`, `target`, `card`, `play` ... see docs/protocol.md. */
  kind: string;
  /** The step of the rules that asks, for a page that shows some questions in their own window. */
  step: string;
  prompt: string;
  options: Option[];
  /** A second line under the prompt. */
  hint?: string;
  /** Why it is asked now: who is fighting whom and where, how many have been chosen, and what comes next. */
  why?: string;
  clauses?: string[];
  /** How many of these are chosen, one question after the other: they may be chosen together. */
  picks?: number;
}

/** One event that a reader may know: for the log, the announcement and the animation. */
export interface Told {
  /** Its place among the events this reader may know. */
  n: number;
  name: string;
  args: Record<string, number | string>;
  /** The sentence of the log; empty for an event that only moves pieces. */
  text: string;
  /** The seat that did it, -1 for the guards, -2 for nobody. */
  who?: number;
  /** `gain`, `loss`, `fight`, `round` (a heading), or nothing. */
  tone?: string;
  clauses?: string[];
  /** How many events directly before it this sentence says again: the log shows it in the place of theirs. */
  covers?: number;
}

/** The time that the seat that is asked has left. */
export interface Clock {
  seat: number;
  /** Seconds. */
  left: number;
  /** The seconds of the room's clock; what they are for is in its `pace`. */
  per_turn: number;
  /** Whether the clock stands still just now: a weekend, or a day off. */
  stands: boolean;
  /** Of a clock for the whole game: what each seat has left. */
  all: number[];
}

/** Everything that one viewer may see now. */
export interface Table {
  /** Whose eyes: a seat, or -1 for a spectator and for a screen between two players. */
  seat: number;
  view: GameView;
  /** The seats that are asked now; nobody once the game is over. */
  waiting: number[];
  /** The question, only for the seat that is asked. */
  asked: Asked | null;
  can_undo: boolean;
  can_redo: boolean;
  over: boolean;
  /** 1, 0 or -1 for each seat once that is settled; a game that is not `over` then still asks what comes after it. */
  returns: number[];
  clock: Clock | null;
  /** When this seat has asked to be asked as well: `never`, `once` or `always`; empty if it cannot ask for it. */
  ask_me: string;
  /** In a lesson, what its coach says to the learner. */
  coach: Coach | null;
}

/** The first message: which room, with which keys, in which language. */
export interface Hello {
  do: 'hello';
  seq: number;
  room: string;
  /** The key of each seat that the client holds; none to watch. The host's key may be among them. */
  keys?: string[];
  lang?: string;
  name?: string;
  /** The last event already known; older ones are left out of the log. -1 asks for all. */
  since?: number;
}

/** An answer to a question. */
export interface Give {
  do: 'answer';
  seq: number;
  choice: number;
  answer: string;
}

/** Take back the last answer, as far as the rules of the table allow. */
export interface Undo {
  do: 'undo';
  seq: number;
}

/** Give the answer that was taken back. */
export interface Redo {
  do: 'redo';
  seq: number;
}

/** Ask to be asked as well, whichever seat is asked now: `never`, `once` or `always`. Nobody else is told. */
export interface AskMe {
  do: 'ask_me';
  seq: number;
  when: string;
  /** With several players at one screen: whose request it is, if not the viewer's. */
  seat?: number;
}

/** From now on some questions are answered automatically for a seat. Nobody else is told. */
export interface SetHabits {
  do: 'habits';
  seq: number;
  /** By id; what is not named stays as it is. */
  habits: Record<string, string>;
  /** As for `ask_me`. */
  seat?: number;
}

/** Chat. */
export interface Say {
  do: 'say';
  seq: number;
  text: string;
}

/** Have the host of the server read a line of chat, by its `n`, and those before it. Nobody else is told. */
export interface ReportLine {
  do: 'report';
  seq: number;
  n: number;
}

/** At one screen: the player of this seat sits down and may see its hand. */
export interface Sit {
  do: 'sit';
  seq: number;
  seat: number;
}

/** The host asks a player to give up the seat, to a bot or to anybody who comes. */
export interface AskSeat {
  do: 'ask_seat';
  seq: number;
  seat: number;
  /** The bot that would play there. */
  bot?: string;
}

/** Give up a seat that the host has asked for, or keep it. */
export interface GiveSeat {
  do: 'give_seat';
  seq: number;
  seat: number;
  yes: boolean;
}

/** Go on with a game though the rules have changed since, or close it. */
export interface Agree {
  do: 'agree';
  seq: number;
  yes: boolean;
}

/** Give up: whoever does has lost. A bot plays on if others still play. */
export interface Resign {
  do: 'resign';
  seq: number;
  /** As for `ask_me`. */
  seat?: number;
}

/** Offer a draw or agree to one; or decline it, or take one's own offer back. */
export interface Draw {
  do: 'draw';
  seq: number;
  yes: boolean;
  /** As for `ask_me`. */
  seat?: number;
}

/** Call the game off, while nobody has answered anything. */
export interface Abort {
  do: 'abort';
  seq: number;
}

/** Take days off, from now on or after those that were taken before. */
export interface DaysOff {
  do: 'days_off';
  seq: number;
  days: number;
  /** As for `ask_me`. */
  seat?: number;
  /** When they begin, at most a year from now; 0 for now. */
  begins?: number;
}

/** Why nothing can be done with a thing, by its anchor, or why an answer is not allowed, by its key. */
export interface Why {
  do: 'why';
  seq: number;
  at?: string;
  answer?: string;
}

/** What an answer would lead to, such as the damage of an attack. */
export interface Foresee {
  do: 'foresee';
  seq: number;
  answer: string;
  /** Answers that would be given before it, such as a move before an attack. */
  first?: string[];
}

/** Where the player's pieces could go this turn, with the cost. */
export interface Reach {
  do: 'reach';
  seq: number;
}

/** What a good bot would answer to the player's own question, where the room has hints. */
export interface AskHint {
  do: 'hint';
  seq: number;
  choice: number;
  /** In a lesson, what the coach says just now: the answer he advises comes first. */
  moment?: string;
}

/** The table as it was when an event happened, by its `n`. */
export interface Past {
  do: 'past';
  seq: number;
  n: number;
}

/** What happened before an event, by its `n`: for when the client's log goes back no further. */
export interface Earlier {
  do: 'earlier';
  seq: number;
  before: number;
}

/** Another language from now on. */
export interface Speak {
  do: 'speak';
  seq: number;
  lang: string;
}

/** Is anybody there? */
export interface Ping {
  do: 'ping';
  seq: number;
}

export type ClientMessage = Hello | Give | Undo | Redo | AskMe | SetHabits | Say | ReportLine | Sit | AskSeat | GiveSeat | Agree | Resign | Draw | Abort | DaysOff | Why | Foresee | Reach | AskHint | Past | Earlier | Speak | Ping;

/** The answer to a hello, to `sit` and to `speak`: everything. */
export interface Welcome {
  is: 'welcome';
  re: number;
  protocol: number;
  room: RoomInfo;
  /** The seats whose keys this client holds. */
  seats: number[];
  host: boolean;
  /** Null while the room waits for seats to be taken. */
  table: Table | null;
  /** The last events; `earlier` fetches older ones. */
  log: Told[];
  chat: ChatLine[];
  /** What the scenario says, in the reader's language; null while the room waits, and for a single Combat. */
  notes: ScenarioNotes | null;
  /** Of the viewer's seat; empty for a spectator. */
  habits: Habit[];
}

/**
 * Something happened: the events in order, then the changes on the table.
 *
 * `patch` is a JSON merge patch (RFC 7396) for `table.view`: its values replace the old ones, `null` removes.
 */
export interface Step {
  is: 'step';
  events: Told[];
  patch: Record<string, unknown>;
  seat: number;
  waiting: number[];
  asked: Asked | null;
  can_undo: boolean;
  can_redo: boolean;
  over: boolean;
  returns: number[];
  clock: Clock | null;
  /** How many events this reader knows now; fewer than before after an undo. */
  upto: number;
  /** The message of this client that led to it, 0 for another client's. */
  re: number;
  ask_me: string;
  coach: Coach | null;
}

/** The room has changed: somebody came, left, sat down, or the game began. */
export interface Room {
  is: 'room';
  room: RoomInfo;
}

/** Somebody said something. */
export interface Said {
  is: 'said';
  line: ChatLine;
}

/** A message that was not carried out; nothing has changed. */
export interface Refused {
  is: 'refused';
  re: number;
  /** `stale`, `repeated`, `not_asked`, `illegal`, `nothing_to_undo`, `too_fast`, `too_long`, `bad_message` ... */
  code: string;
  text: string;
  clauses: string[];
  /** Seconds after which the same message may succeed; if null, it would be refused again. */
  again: number | null;
}

/** Why an answer is not allowed. */
export interface Reason {
  answer: string;
  label: string;
  clause: string;
  /** The clause in the project's words. */
  text: string;
  /** What exactly prevents it now, if the game has a sentence for that. */
  obstacle: string;
}

/** The answer to `why`; empty if nothing forbids it. */
export interface Reasons {
  is: 'reasons';
  re: number;
  reasons: Reason[];
}

/** The answer to `foresee`. A game that can predict the effect of an answer derives its own type from this. */
export interface Foreseen {
  is: 'foreseen';
  re: number;
  answer: string;
  /** Whether it cannot be taken back: dice fall then, a card is drawn, or somebody else is asked. */
  final: boolean;
}

/** How a piece gets to a place: the answers to give one after the other, and what they cost. */
export interface Way {
  /** The number of the hero or unit, as the view of the game has it. */
  piece: number;
  to: string;
  /** Movement points, or steps. */
  cost: number;
  answers: string[];
  /** Whether a fight starts there, or may still be started from there. */
  fight: boolean;
  /** The places along the way, ending with the last; empty if the page knows the way itself. */
  path: string[];
  /** The places of those it could attack from there, in games that say so. */
  targets: string[];
}

/** The answer to `reach`. */
export interface Ways {
  is: 'ways';
  re: number;
  ways: Way[];
}

/** An answer that a bot has thought about. */
export interface HintAnswer {
  /** The key of the option. */
  answer: string;
  /** How often it is expected to win, from 0 to 1; nothing where nobody can judge that. */
  worth: number | null;
  /** How much more that is where luck is best, in one case of five. */
  gain: number;
  /** How much less where it is worst. */
  risk: number;
  /** In one line of the reader's language. */
  why: string;
}

/** The answer to `hint`: the best answer and up to two that come next. */
export interface Hint {
  is: 'hint';
  re: number;
  /** The question it is about. */
  choice: number;
  /** The best first. */
  answers: HintAnswer[];
  /** Whether worths say how often the fight under way is won, and not how often the game is. */
  fight: boolean;
}

/** The answer to `past`: the view as it was, for the same viewer. */
export interface Before {
  is: 'before';
  re: number;
  n: number;
  view: GameView;
}

/** The answer to `earlier`: the events just before that one, in order; empty if it was the first. */
export interface Log {
  is: 'log';
  re: number;
  events: Told[];
}

/** A message that needed no other answer was carried out. */
export interface Done {
  is: 'done';
  re: number;
}

/** What is answered automatically for the client's seat from now on. */
export interface Habits {
  is: 'habits';
  re: number;
  habits: Habit[];
}

export type ServerMessage = Welcome | Step | Room | Said | Refused | Reasons | Foreseen | Ways | Hint | Before | Log | Done | Habits;

/** One value of a habit. */
export interface HabitChoice {
  value: string;
  label: string;
}

/** Something that need not be clicked every time. */
export interface Habit {
  id: string;
  label: string;
  /** The value that this seat has chosen. */
  value: string;
  /** The first is the default: everything is asked. */
  choices: HabitChoice[];
}

/** Seconds. */
export const DAY = 86400;

/** What the seconds of a room's clock are for, and when it stands still. */
export interface Pace {
  /** For everything answered until somebody else is asked; for everything answered in a round; or for a whole game. */
  by: 'answer' | 'total' | 'turn';
  /** Of a total: seconds that are added for everybody when a round begins. */
  increment: number;
  /** Whether the clock stands still on Saturdays and Sundays, by UTC so that it is the same for all. */
  weekends: boolean;
  /** How many days each player may take off in the game. */
  days_off: number;
}

/** A seat of a room, as everybody there may see it. */
export interface SeatInfo {
  seat: number;
  /** `person`, `bot` or `open`. */
  kind: string;
  /** The name of the person, or the bot's. */
  name: string;
  /** Which bot, if one plays. */
  bot: string;
  /** What the seat brings: a faction and hero, or an army. May be `choose`. */
  side: string;
  /** Whether somebody is connected for it. */
  here: boolean;
  /**
   * For how many seconds nobody has been connected for it; null while somebody is, or if it is not a person's
   * seat.
   */
  away: number | null;
  /** `open` or `bot` if the host has asked the player to give up the seat, and for whom. */
  wanted: string;
  /** How often somebody else has taken it over since the game began. */
  hands: number;
  /** `resigned` or `time` if its player has left the game, or ran out of time; a bot may play on. */
  gave_up: string;
  /** How many days off its player has left. */
  days_off: number;
  /** Since when, or from when on, its player has days off. */
  off_from: number;
  /** Until when its player has taken days off. */
  off_until: number;
}

/** What is known about the dice of a room: see docs/fair-dice.md. */
export interface RoomDice {
  /** The SHA-256 hash of the secret with which the server draws. */
  commitment: string;
  /** What the player of each seat has added; empty for nothing. */
  entropy: string[];
  /** The secret itself, once the game is over. */
  secret: string;
}

/** What has changed since a game was begun, and what becomes of it. */
export interface RulesChange {
  /** `asks`: its players decide whether it goes on; `closed`: it does not; `past`: it was over before. */
  state: string;
  /** The version of the rules with which it was played. */
  was: number;
  /** That of today. */
  now: number;
  /** The fingerprint of the content of today. */
  content: string;
  /** Whether cards, units or other components have changed. */
  other_content: boolean;
  /** The clauses that are carried out differently now. */
  clauses: string[];
  /** The one that stands against an answer that was given, if it cannot go on. */
  clause: string;
  answers: number;
  /** How many of its answers are known to lead to the same position. */
  same: number;
  /** The seats whose players want to go on. */
  agreed: number[];
  /** Seats that have changed hands since: to a `person` or a `bot`. */
  handed: [number, string][];
}

/** A room, as everybody with its link may see it. */
export interface RoomInfo {
  room: string;
  game: string;
  scenario: string;
  /** The name of the scenario in the reader's language. */
  title: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  /** `waiting` for seats to be taken, `running`, or `over`. */
  status: string;
  watchers: number;
  /** Of the clock, 0 for none. */
  seconds: number;
  /** Whether spectators are let in. */
  watching: boolean;
  /** The seats that are asked now. */
  waiting: number[];
  created: number;
  touched: number;
  /** How many seconds a player has to be away before the host may free the seat in a running game. */
  absence: number;
  /** The lesson that is taken here. */
  lesson: string;
  /** Whether those who play may ask what a good bot would answer. */
  hints: boolean;
  /** Null if a seed was chosen, and in rooms made before there were such dice. */
  dice: RoomDice | null;
  /** Whether everybody may find it. */
  listed: boolean;
  /** Whether its game counts for ratings. */
  rated: boolean;
  /** The strength the host wishes for, as `LOW-HIGH`; empty for any. */
  wish: string;
  /** Whether somebody wants to play again. */
  rematch: boolean;
  /** Null unless the rules have changed since it was played, so that it cannot simply go on. */
  rules_change: RulesChange | null;
  /** What the seconds of the clock are for. */
  pace: Pace;
  /** When the time of the seat that is asked is up, if that is days away; 0 if no such clock runs. */
  until: number;
  /** Whether there is chat. */
  talk: boolean;
  /** The seats whose players offer a draw. */
  draw: number[];
  /** Whether its players may still call the game off: nobody has answered anything yet. */
  may_abort: boolean;
  /** How the game has ended, if not by its rules: `resigned`, `time`, `drawn` or `aborted`. */
  ended: string;
}

/** Something that somebody said, or that happened to a seat. */
export interface ChatLine {
  n: number;
  at: number;
  /** The seat, or -1 for a spectator. */
  who: number;
  /** The name of the speaker, of the player concerned, or of the player or bot who takes over. */
  name: string;
  /** What was said; in English if it is about a seat. */
  text: string;
  /**
   * Empty for chat. About a seat before the game has begun: `removed`, its player was taken from it by the host. In a
   * running game: `asked` for by the host, `kept` or `left` by its player, `freed` by the host, `opened` where a bot
   * was, `taken` over by somebody, a `bot` takes over; `revealed`: somebody who plays alone has seen the record;
   * `known`: the person who made the room may know what is going to be drawn, or every hand. Of clocks: `late`, its
   * time is up and a bot answers; `answered`, a bot has answered for it `number` times; `off`, its player takes `number`
   * days off. Of the end: `resigned`, `time`, `offers` a draw, `declines` it, `drawn`, `aborted`.
   */
  kind: string;
  /** How many, where what happened is counted. */
  number: number;
  /** By language: what a bot did in its answers for a seat, as everybody may know it. */
  told: Record<string, string[]>;
}

/** A browser or program that is signed in. */
export interface DeviceInfo {
  id: string;
  /** What it says it is. */
  device: string;
  created: number;
  /** To the hour. */
  used: number;
  /** Whether it is the one that asks. */
  here: boolean;
}

/** A passkey of somebody. */
export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  used: number;
}

/** Somebody who is signed in, with all ways to sign in. */
export interface Me {
  name: string;
  /** The faction whose shield it is; empty for a plain one. */
  shield: string;
  languages: string[];
  created: number;
  devices: DeviceInfo[];
  passkeys: PasskeyInfo[];
  /** When the recovery link was made; null if there is none. */
  recovery: number | null;
}

/** Who is signed in; null for nobody. */
export interface SignedIn {
  me: Me | null;
  /** The secret of a new session, if it was asked for and not given as a cookie. */
  session: string;
}

/** The secret of a recovery link. It is sent only once. */
export interface RecoverySecret {
  secret: string;
}

/** What an authenticator needs to know to make a passkey, or to sign in. */
export interface PasskeyRequest {
  /** In base 64. */
  challenge: string;
  /** The name of the server that passkeys are bound to. */
  place: string;
  /** The handle of the person whom a new passkey is for, in base 64. */
  user: string;
  name: string;
  algorithms: number[];
  /** The ids of the passkeys that already exist. */
  known: string[];
}

/** A passkey that an authenticator has made. */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
}

/** What an authenticator has signed. */
export interface UsedPasskey {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  /** Whether the secret of the session is to be returned instead of being set as a cookie. */
  bearer: boolean;
}

/** A game somebody has played, or plays. */
export interface PastGame {
  room: string;
  seat: number;
  game: string;
  scenario: string;
  title: string;
  /** When the seat was taken. */
  at: number;
  ended: number | null;
  /** 1 won, 0 drawn, -1 lost; null if it is not over, or was not played to its end by them. */
  result: number | null;
  /** Whether the room can still be visited. */
  there: boolean;
  /** The names of the other people at the table. */
  others: string[];
}

/** A running game of somebody, as a list shows it. */
export interface WaitingGame {
  room: string;
  /** The seat that is asked, if it is theirs; otherwise their first. */
  seat: number;
  game: string;
  title: string;
  /** What the seat has brought: a faction and hero, or an army. */
  side: string;
  /** The names of the others at the table, bots included; empty for somebody without a name. */
  others: string[];
  /** Whether nobody else is a person. */
  alone: boolean;
  lesson: boolean;
  /** 0 before the first. */
  round: number;
  /** Since when the game has been waiting for the player it waits for now; 0 if that is not known. */
  since: number;
  /** When the time of that player is up; 0 if no clock runs. */
  until: number;
}

/** Somebody's running games: first those whose time runs out soonest, then those that have waited longest. */
export interface YourGames {
  /** Those that wait for an answer of theirs. */
  yours: WaitingGame[];
  /** Those that wait for somebody else. */
  theirs: WaitingGame[];
}

/** How games of a kind have ended. */
export interface GameCount {
  game: string;
  won: number;
  drawn: number;
  lost: number;
  /** Under way. */
  open: number;
}

/** What somebody has played. */
export interface PastGames {
  /** The latest first. */
  games: PastGame[];
  counts: GameCount[];
}

/** How strong a player is in a mode of a game. */
export interface RatingInfo {
  game: string;
  mode: string;
  mode_text: string;
  rating: number;
  /** The true strength lies this far below or above, nineteen times in twenty. */
  spread: number;
  won: number;
  drawn: number;
  lost: number;
  /** Whether enough is known for a leaderboard. */
  certain: boolean;
}

/** A player as everybody may see them. */
export interface PlayerInfo {
  id: string;
  /** Empty for somebody who does not show it. */
  name: string;
  shield: string;
  bot: boolean;
  /** Whether there is a page about them. */
  public: boolean;
}

/** A seat of a table that everybody may find. */
export interface OpenSeat {
  kind: string;
  name: string;
  side: string;
  /** If its game counts and something is known about whoever sits there. */
  rating: RatingInfo | null;
}

/** A table that waits for players, or a game that can be watched. */
export interface OpenTable {
  room: string;
  game: string;
  scenario: string;
  title: string;
  mode_text: string;
  status: string;
  clock: number;
  /** What these seconds are for. */
  pace: Pace;
  rated: boolean;
  wish: string;
  watching: boolean;
  seats: OpenSeat[];
  created: number;
  /** To the minute. */
  touched: number;
}

/** Tables that everybody may find. */
export interface Tables {
  open: OpenTable[];
  live: OpenTable[];
  /** How many want to be paired. */
  waiting: number;
}

/** How waiting for somebody to play with has gone so far. */
export interface PairingInfo {
  game: string;
  scenario: string;
  clock: number;
  pace: Pace;
  rated: boolean;
  strength: number;
  /** How far apart the strength of the other may be by now; null for any. */
  reach: number | null;
  since: number;
  /** How many wait for the same, including the reader. */
  waiting: number;
  /** Where the game is; empty while the reader still waits. The ticket is the key of the seat. */
  room: string;
  seat: number;
}

/** Somebody wants to play with the reader. */
export interface InvitationInfo {
  room: string;
  /** Who invites. */
  name: string;
  /** `invitation` or `rematch`. */
  kind: string;
  game: string;
  scenario: string;
  title: string;
  rated: boolean;
  at: number;
}

/** The room in which the same people play again, with changed sides. */
export interface RematchInfo {
  room: string;
  /** Which seat there is the reader's. */
  seat: number;
  /** Its key, for the one who made the room; empty if the seat has yet to be taken. */
  key: string;
  host: string;
}

/** A game of a player that counted. */
export interface ResultInfo {
  /** Where it was played, if everybody may look; else empty. */
  room: string;
  game: string;
  mode_text: string;
  title: string;
  at: number;
  /** 1 won, 0 drawn, -1 lost. */
  result: number;
  /** After it. */
  rating: number;
  /** How uncertain that was. */
  spread: number;
  change: number;
  others: PlayerInfo[];
}

/** What a player shows. */
export interface PlayerPage {
  player: PlayerInfo;
  mine: boolean;
  ratings: RatingInfo[];
  /** The latest first. */
  results: ResultInfo[];
}

/** One of the strongest. */
export interface Leader {
  player: PlayerInfo;
  rating: RatingInfo;
}

/** A mode of a game in which games have counted. */
export interface PoolInfo {
  game: string;
  mode: string;
  mode_text: string;
  players: number;
}

/** The strongest in a mode of a game. */
export interface Leaderboard {
  game: string;
  mode: string;
  /** All there are. */
  pools: PoolInfo[];
  leaders: Leader[];
}

/** A tournament in a list. */
export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  scenario: string;
  /** What the scenario is called. */
  title: string;
  clock: number;
  /** What these seconds are for. */
  pace: Pace;
  rated: boolean;
  /** `swiss` or `knockout`. */
  form: string;
  /** 0 for a knockout that has not begun. */
  rounds: number;
  /** How many seconds a round lasts at most. */
  length: number;
  /** How many may join. */
  most: number;
  /** How many have. */
  players: number;
  /** `joining`, `running` or `over`. */
  status: string;
  round: number;
  /** When the round ends at the latest. */
  due: number;
}

/** Somebody who plays in a tournament. */
export interface TournamentPlayer {
  /** By strength when it began, from 1; 0 before. */
  seed: number;
  player: PlayerInfo;
  strength: number;
  /** Whether they have left and are no longer paired. */
  gone: boolean;
  /** Whether it is the reader. */
  mine: boolean;
  /** In half points, like everything below. */
  points: number;
  /** The points of all opponents. */
  buchholz: number;
  /** Points won against players with as many points and as high a Buchholz. */
  direct: number;
}

/** Who plays whom. */
export interface TournamentPairing {
  table: number;
  /** By seeds: who has the first seat. */
  first: number;
  /** 0 for nobody: a bye. */
  second: number;
  room: string;
  /** In half points; null while it is played. */
  first_points: number | null;
  second_points: number | null;
  /** How it was decided: `game`, `bye`, `late` or `left`; empty while it is played. */
  how: string;
}

/** A round. */
export interface TournamentRound {
  number: number;
  pairings: TournamentPairing[];
}

/** A tournament with its standings and pairings. */
export interface TournamentPage {
  tournament: TournamentInfo;
  /** The name of its organiser. */
  host: string;
  /** Whether that is the reader. */
  own: boolean;
  /** Whether the reader plays in it. */
  joined: boolean;
  /** As they stand. */
  players: TournamentPlayer[];
  rounds: TournamentRound[];
}

/** How somebody wants to be notified. */
export interface NoticeWishes {
  /** What is sent to browsers that have agreed to it. */
  push: ('began' | 'ended' | 'invited' | 'time' | 'turn')[];
  mail: ('began' | 'ended' | 'invited' | 'time' | 'turn')[];
  webhook: ('began' | 'ended' | 'invited' | 'time' | 'turn')[];
  /** Seconds after which a notice is sent, unless they have looked at the page in the meantime. */
  after: number;
  /** Between these minutes of the day nothing is sent until they are over; the same minute twice for no such time. */
  quiet_from: number;
  quiet_to: number;
  /** The time zone for that, such as Europe/Warsaw. */
  zone: string;
  /** The hour at which one mail a day lists what waits, in place of all others; -1 for separate mails. */
  digest: number;
  lang: 'de' | 'en' | 'fr' | 'pl';
}

/** A way to notify somebody. */
export interface ChannelInfo {
  id: string;
  kind: 'mail' | 'push' | 'webhook';
  /** A mail address, a device, or where a webhook leads. */
  label: string;
  created: number;
  /** Whether anything is sent there. A mail address has to be confirmed first. */
  confirmed: boolean;
  /** Whether the last messages could not be delivered. */
  failing: boolean;
}

/** How somebody is notified, and what this server can do. */
export interface NoticeSettings {
  wishes: NoticeWishes;
  channels: ChannelInfo[];
  /** The public key with which this server signs what it sends to browsers. */
  push_key: string;
  /** Whether this server sends mail. */
  mail: boolean;
  /** Whether this server calls webhooks. */
  webhooks: boolean;
}

/** A way to win or to lose, in words. */
export interface GoalInfo {
  /** `capture_town`, `flag`, `points` ...: which icon it gets. */
  kind: string;
  text: string;
}

/** A special rule. */
export interface RuleInfo {
  id: string;
  text: string;
}

/** Something that happens in certain rounds. */
export interface HappeningInfo {
  rounds: number[];
  text: string;
}

/** A token that players collect, individually or together. */
export interface TokenInfo {
  id: string;
  name: string;
  shared: boolean;
  /** How many unlock a tile; 0 if nothing depends on them. */
  of: number;
}

/** A part of a scenario file in words. */
export interface SentenceInfo {
  /** The way to it from the top of the file: keys, and places in lists from 0. */
  path: (string | number)[];
  text: string;
}

/**
 * A scenario with a certain number of players: what is special about it, in one language. A game with more to say
 * derives its own type from this.
 */
export interface ScenarioNotes {
  /** The ways to win, in the order of `goals` of a view. */
  goals: GoalInfo[];
  /** The ways to lose, in the order of `defeats` of a view. */
  defeats: GoalInfo[];
  /** What the end of the last round means; empty without a limit. */
  limit: string;
  /** What is worth points at the end, and what breaks ties. */
  scoring: string[];
  rules: RuleInfo[];
  /** What its places give, which tiles everybody lays, who moves later. */
  remarks: string[];
  happenings: HappeningInfo[];
  /** Everybody takes one of these before the first round, instead of the difficulty bonus. */
  bonus: string[];
  tokens: TokenInfo[];
}

/** A lesson of a game, for the lobby. The room is made by its id; the server knows the rest. */
export interface LessonInfo {
  id: string;
  game: string;
  title: string;
  /** What learners can do afterwards. */
  about: string;
  minutes: number;
  scenario: string;
  /** What each seat brings; the learner sits on the first. */
  sides: string[];
}

/** Something worth saying at this question. */
export interface CoachMoment {
  id: string;
  /** Its place in the lesson, from 1; 0 for what is said whenever nothing else is. */
  n: number;
  /** Why now: one sentence on what is going on. */
  say: string;
  /** What a good answer is, and why. */
  good?: string;
  /** The thing on the table that is meant, an anchor. */
  at?: string;
  /** The key of that answer, among those offered; empty for something that is only said and waits to be read. */
  answer?: string;
  /** The maximum number of questions at which it is said. */
  times?: number;
  /** Whether it comes after all others that fit, and stays available once it has been said often enough. */
  routine?: boolean;
}

/** The coach of a lesson now: a client says the first moment that it has not said often enough already. */
export interface Coach {
  lesson: string;
  title: string;
  /** Those that fit what is asked, in the order of the lesson. */
  moments: CoachMoment[];
  /** How many numbered moments the lesson has. */
  parts: number;
  /** Whether what the lesson is about has been done. The game may go on for as long as the learner likes. */
  done: boolean;
  /** Whether the game is over before that. */
  short: boolean;
  /** What is said then; empty if the lesson has no words for it. */
  end: string;
  /** The id of the next lesson of this game. */
  next: string;
}

/** An optional rule. */
export interface OptionInfo {
  id: string;
  name: string;
  text: string;
  /** Empty for a number or a text. */
  values: string[];
  value_names: string[];
  default: string;
  clause: string;
  /** Whether the lobby shows it at once, or under "more". */
  main: boolean;
  /** `easier`, `harder`, `variant`, or `ruling` for something the rulebook leaves open. */
  group: string;
  least: number;
  /** The smallest and the largest value of a number; both 0 for everything else. */
  most: number;
  /** What a lobby suggests when somebody plays from elsewhere, if that is not the default. */
  online: string;
}

/** A scenario with a certain number of players. */
export interface TableInfo {
  /** 0 for no limit. */
  rounds: number;
  /** How long it lasts, and what happens then. */
  rounds_text: string;
  /** How it is won and lost, and what is special. */
  notes: ScenarioNotes;
  /** The team of each seat. */
  teams: number[];
  /** What is needed beyond the box; if anything is, such a table cannot be started. */
  needs: string;
}

/** What a player may bring to a seat. A game that knows more about it derives its own type from this. */
export interface SideChoice {
  /** What to send. */
  id: string;
  name: string;
  /** The seats that may bring it. */
  seats: number[];
  /** In whose colours the seat is shown; empty where that is not decided yet, or for a game without such colours. */
  colours: string;
  /** Whether these colours may sit at a table only once. */
  single: boolean;
}

/** Which part of which campaign a scenario is. */
export interface CampaignPart {
  id: string;
  name: string;
  part: number;
  of: number;
}

/** A scenario. A game with more to say derives its own type from this. */
export interface ScenarioInfo {
  id: string;
  name: string;
  mode: string;
  mode_text: string;
  /** What it is about, in a sentence or two. */
  text: string;
  players: number[];
  /** By number of players. */
  tables: Record<string, TableInfo>;
  /** What everybody starts with, in words. */
  starts: string[];
  /** The options this scenario knows. */
  options: string[];
  /** What a seat may bring. */
  sides: SideChoice[];
  /** The bots that can sit here. */
  bots: string[];
  /** One to three. */
  difficulty: number;
  /** If it is part of a campaign. */
  campaign: CampaignPart | null;
}

/** A bot that can take a seat. */
export interface BotInfo {
  id: string;
  name: string;
  text: string;
  /** How strong a character is, in a word such as Knight; empty for other bots. */
  rank: string;
}

/** A game that can be played. A game with more to choose from derives its own type from this. */
export interface GameInfo {
  id: string;
  name: string;
  text: string;
  scenarios: ScenarioInfo[];
  bots: BotInfo[];
  options: OptionInfo[];
  /** In teaching order. */
  lessons: LessonInfo[];
}

/** Everything printed in the box of a game, in one language. A game derives its own type from this. */
export interface Catalogue {
  game: string;
  lang: string;
  /** Changes whenever anything in it does. */
  hash: string;
}

/** A worked example of clauses. */
export interface ExampleInfo {
  id: string;
  title: string;
  given: string;
  when: string;
  then: string;
  ruling: string;
  clauses: string[];
}

/** A section of the rules. */
export interface SectionInfo {
  /** Such as `SPL`; searching for it finds its clauses. */
  key: string;
  name: string;
  clauses: number;
}

/** A clause of the rules in the project's own words, in the requested language. */
export interface ClauseInfo {
  id: string;
  game: string;
  /** Its key, such as `SPL`. */
  section: string;
  section_name: string;
  text: string;
  /** The page of a rulebook, or another source. */
  source: string;
  /** How the game decides what the books leave open; usually empty. */
  ruling: string;
  /** The option that changes the ruling, or nothing. */
  option: string;
  /** Whether no rulebook says it but it follows from what one says. */
  inferred: boolean;
  /** Whether the game implements it; a few clauses say what is left out. */
  played: boolean;
  examples: ExampleInfo[];
}

/** A piece of a line: plain words, important ones, or the id of a clause. */
export interface GuideRun {
  text: string;
  strong?: boolean;
  clause?: boolean;
}

/** A heading, a paragraph, a list or a picture. */
export interface GuideBlock {
  kind: 'heading' | 'list' | 'picture' | 'text';
  /** One line, or each entry of a list; what a picture shows. */
  lines: GuideRun[][];
  /** The address of the picture. */
  picture?: string;
  width?: number;
  height?: number;
}

/** How to play a game, in one language. */
export interface GuidePage {
  game: string;
  lang: string;
  title: string;
  /** None if the game has no such page. */
  blocks: GuideBlock[];
}

/** A term of a game: what it is called, how it is found in a text, and what it means. */
export interface TermInfo {
  id: string;
  name: string;
  /**
   * How it appears in texts, where `*` stands for any letters: `retaliat*` is every word that begins like this. A
   * form with a capital letter is found only as written, any other also at the beginning of a sentence.
   */
  forms: string[];
  text: string;
  clauses: string[];
}

/** Something in the box with a name: a unit, a card, a building, a place. */
export interface ThingInfo {
  id: string;
  name: string;
  /** Everything printed on it, a line each; the first says what it is. */
  text: string;
  /** Those that matter most for it. */
  clauses: string[];
}

/** What there is about some words. */
export interface Found {
  terms: TermInfo[];
  things: ThingInfo[];
  /** First those that matter for these terms and things, then those that contain the words. */
  clauses: ClauseInfo[];
}

/** A unit on the board, or the Arrow Tower beside it, with what it has now. */
export interface UnitView {
  number: number;
  side: number;
  unit: string;
  pack: boolean;
  /** `a1` to `d5`, or `tower`; row 1 is the attacker's backline. On hexes column and row from 0, such as `6.4`. */
  space: string;
  type: string;
  attack: number;
  defense: number;
  initiative: number;
  hp: number;
  damage: number;
  acted: boolean;
  retaliated: boolean;
  defense_token: boolean;
  paralysed: boolean;
  silenced: boolean;
  warded: boolean;
  /** On hexes: from which distance on its shots have the Combat penalty, 0 for never. */
  long_shot: number;
}

/** What a side of a Combat has besides its units on the board. */
export interface SideView {
  side: string;
  hand: string[];
  hand_size: number;
  deck: string[];
  discard: string[];
  reserve: string[];
  lost: string[];
  gold: number;
  building_materials: number;
  valuables: number;
  expert: number;
  spells: number;
  lasting: string[];
  in_play: string[];
  on_units: string[];
  aside: string[];
  removed: string[];
  morale: boolean;
  negative_morale: boolean;
  /** Morale cards held, which lie open. */
  morale_cards: string[];
  /** Morale cards laid out to choose from, for the player who chooses. */
  morale_seen: string[];
  /** How many Lucks still let dice be rolled again. */
  luck: number;
  shackled: boolean;
}

/** A card of an AI Hero that waits. */
export interface WaitingCard {
  card: string;
  spell: string;
  put_off_in: number;
}

/** A card of an AI Hero that lies by a unit. */
export interface LaidCard {
  number: number;
  card: string;
}

/** What lies open of an AI Hero's cards. */
export interface AiView {
  side: number;
  deck: Record<string, number>;
  seen_in_deck: string[];
  discard: string[];
  waiting: WaitingCard[];
  laid: LaidCard[];
  skill: string[];
}

/** A Combat. A skirmish is one; a whole game has one under `combat` while it is fought. */
export interface CombatView {
  round: number;
  active: number;
  /** By number. */
  units: Record<string, UnitView>;
  walls: string[];
  gate: string[];
  sides: [SideView, SideView];
  movement: number;
  dice: number[];
  outcome: string;
  winner: number;
  /** The units in the order of this round, those that have acted first. */
  order: number[];
  ai: AiView | null;
  /** The seats on the two sides; -1 for guards nobody steers. */
  players: [number, number];
  /** The difficulty of the guards that fight on the second side, 0 for none. */
  guards: number;
  /** Whose colours the two sides wear. */
  factions: [string, string];
  /** The field of the map where it is fought. */
  place: string;
  /** The AI hero who fights in it, by id. */
  ai_hero: string | null;
  /** `hex` for the hex battlefield, nothing for the core board. */
  board: string;
  obstacles: ObstacleView[];
  effects: EffectView[];
  laying: LayingView | null;
  /** The side that has the Initiative token. */
  initiative_token: number;
  /** By side: `left` or `right`, nothing while that is open. */
  zones: [string | null, string | null];
  /** The hexes that Walls and Gate protect from shots. */
  sheltered: string[];
  morale_decks: MoraleDecksView | null;
}

/** A hero on the map. */
export interface HeroFacts {
  field: string;
  movement: number;
  last: string;
}

/** A hero on the map, and how far heroes go. */
export interface HeroView extends HeroFacts {
  /** The movement points of a new round, as things are now. */
  full: number;
}

/** What may be known of a player, except for the heroes on the map. */
export interface PlayerFacts {
  player: number;
  team: number;
  faction: string | null;
  hero: string | null;
  out: boolean;
  level: number;
  experience: number;
  hand_limit: number;
  hand: string[];
  hand_size: number;
  /** One's own deck, sorted; of others, the cards in hand and deck together that are known. */
  deck: string[];
  secret: number;
  discard: string[];
  removed: string[];
  on_units: string[];
  /** The viewer's own cards that were drawn and are laid out to choose from. */
  aside: string[];
  ongoing: string[];
  units: string[];
  unit_cards: number;
  resources: Record<string, number>;
  income: Record<string, number>;
  morale: string | null;
  doomed: boolean;
  morale_cards: string[];
  buildings: string[];
  building_kinds: string[];
  used_tokens: string[];
  town: string | null;
  flags: string[];
  cubes: number[];
  pool: number;
  homeless_since: number;
  expert_left: number | null;
}

/** What may be known of a player. */
export interface PlayerView extends PlayerFacts {
  heroes: [HeroView | null, HeroView | null];
  /** For guards of each difficulty, I first: the experience the Main Hero gains for beating them. */
  prizes: number[];
}

/** What is on a face-up field. */
export interface FieldView {
  field: string;
  location: string;
  guard: number;
  owner: number | null;
  flags: number[];
  black_cube: boolean;
  token: string | null;
  /** Hero numbers: 2 * player, plus 1 for a Secondary Hero. */
  heroes: number[];
}

/** A tile: face down it shows its kind only. */
export interface TileView {
  at: string;
  tile: string | null;
  kind: string;
  rotation: number;
  /** `0` the middle, `1` north-east and on clockwise, as they lie now. */
  fields: Record<string, FieldView>;
}

/** A tile in somebody's hands, over its spot. */
export interface TurningView {
  at: string;
  tile: string;
}

/** A shared deck and its discard pile, the top card last. */
export interface DeckView {
  cards: number;
  discards: string[];
}

/**
 * The map and the players of a whole game.
 *
 * Players, tiles and fields are listed by number or place and not as a sequence, so that a merge patch names only what
 * has changed.
 */
export interface WorldView {
  scenario: string;
  mode: string;
  round: number;
  rounds: number;
  first: number;
  turn: number;
  proclaimed: string | null;
  astrologers: number;
  astrologers_discards: string[];
  players: Record<string, PlayerView>;
  tiles: Record<string, TileView>;
  decks: Record<string, DeckView>;
  /** The Neutral Units by tier; their discard piles have no order. */
  neutral_decks: Record<string, DeckView>;
  looked: string[];
  looking: number;
  spread: string[];
  offered: string[];
  dice: string[];
  grail: number;
  turning: TurningView | null;
  /** For each difficulty of a field, I first: how many bronze, silver, golden and azure guards stand there. */
  guards: number[][];
  goals: GoalView[];
  /** Conditions by which all lose. */
  defeats: GoalView[];
  scenario_state: ScenarioStateView;
  /** The AI heroes by id. */
  ai: Record<string, AiHeroView>;
  /** The fields that the AI side holds. */
  ai_flags: string[];
  /** The rounds, from the first. */
  track: RoundView[];
  morale_decks: MoraleDecksView | null;
}

/** What the table is drawn from: a world, a Combat or both. The expansion adds to it. */
export interface HeroesView {
  game: 'battlefield' | 'heroes';
  world: WorldView | null;
  combat: CombatView | null;
}

/** An Obstacle on the hex battlefield. */
export interface ObstacleView {
  token: string;
  turn: number;
  /** The hex under its first hex. */
  at: string;
  hexes: string[];
}

/** A Fire Wall or a Force Field on hexes. */
export interface EffectView {
  token: string;
  hexes: string[];
  damage: number;
  /** The last round in which it lies there; nothing where it stays. */
  until: number | null;
}

/** The Obstacle somebody is about to lay. */
export interface LayingView {
  token: string;
  /** -1 while that is asked. */
  turn: number;
}

/** One of the two Morale decks. */
export interface MoraleDeckView {
  cards: number;
  discards: string[];
}

/** The Morale decks; cards in play lie by their holders. */
export interface MoraleDecksView {
  positive: MoraleDeckView;
  negative: MoraleDeckView;
}

/** What may become of a unit: how much damage, whether it flips or falls, how likely. */
export interface Fate {
  damage: number;
  flips: boolean;
  falls: boolean;
  chance: number;
  /** The faces of the Attack die that lead to it; none where more than one die decides. */
  faces: number[];
}

/** What may become of one unit. */
export interface Fates {
  unit: number;
  low: number;
  high: number;
  flips: number;
  falls: number;
  fates: Fate[];
}

/** The answer to `foresee`: the units that may be hurt, the target first, and whether it strikes back. */
export interface AttackForeseen extends Foreseen {
  is: 'foreseen';
  units: Fates[];
  retaliation: boolean;
}

/** One step of a spell: the power it needs, and what it does with it. */
export interface Rung {
  power: number;
  text: string;
  /** A number or two for the ladder on the face of the card. */
  short: string;
}

/** One way to play a card. */
export interface Face {
  /** `instant`, `activation`, `map`, `ongoing`, `passive` ...: the icon at the start of the line. */
  timing: string;
  timing_text: string;
  /** `basic`, `expert`, `second`, `power` or nothing. */
  mode: string;
  mode_text: string;
  text: string;
  rungs: Rung[];
}

/** A card of any kind but units. */
export interface CardInfo {
  id: string;
  /** `spell`, `artifact`, `ability`, `statistic`, `specialty`, `astrologers`, `ai`. */
  kind: string;
  name: string;
  kind_text: string;
  /** `basic`, `expert`, `minor`, `major`, `relic`, a specialty's roman number, or nothing. */
  level: string;
  level_text: string;
  schools: string[];
  schools_text: string;
  faction: string;
  hero: string;
  faces: Face[];
  clauses: string[];
  copies: number;
  /** The whole card in one paragraph, for tooltips and screen readers. */
  text: string;
  /** When it may be played for any effect: `attack`, `defense`, `activation`, `map` ...; none for mere power. */
  moments: string[];
}

/** One side of a unit card. */
export interface SideInfo {
  attack: number;
  defense: number;
  hp: number;
  initiative: number;
  /** One for each ability, without a mode. */
  abilities: Face[];
  /** Its abilities in words; empty where it has none. */
  text: string;
  /** What it takes to recruit the Few side, or to reinforce to the Pack. */
  cost: Record<string, number>;
}

/** A kind of unit. */
export interface UnitInfo {
  id: string;
  name: string;
  /** `neutral` for the Neutral Units, `siege` for the Arrow Tower. */
  faction: string;
  tier: string;
  /** Both are empty for the Arrow Tower, which has no tier. */
  tier_text: string;
  type: string;
  type_text: string;
  few: SideInfo;
  pack: SideInfo | null;
  clauses: string[];
  /** Cards of it in its neutral deck; 1 for units of a faction. */
  copies: number;
}

/** A building of one faction. */
export interface BuildingInfo {
  /** Its own name, such as `glory_of_erathia`. */
  id: string;
  /** What it is for the rules, such as `dwelling_gold`; answers name this: `build:dwelling_gold`. */
  kind: string;
  faction: string;
  name: string;
  /** What it is, in a word or two: "bronze dwelling". */
  role: string;
  text: string;
  cost: Record<string, number>;
  /** Kinds of buildings that must stand before. */
  needs: string[];
  units: string[];
  clauses: string[];
}

/** A kind of location on the map. */
export interface LocationInfo {
  id: string;
  name: string;
  text: string;
  clauses: string[];
}

/** A Morale card. */
export interface MoraleInfo {
  id: string;
  name: string;
  text: string;
  positive: boolean;
  copies: number;
}

/** An Obstacle token of the hex battlefield. */
export interface ObstacleInfo {
  id: string;
  name: string;
  /** For each way to turn it the hexes it covers, in axial steps from its first one. */
  turns: [number, number][][];
}

/** A field as printed on a tile that is not turned. */
export interface FieldInfo {
  location: string;
  /** What lies there: the location, a mine with its resource, a town with its faction. */
  name: string;
  guard: number;
  /** Of a mine: `gold`, `building_materials`, `valuables`; else nothing. */
  resource: string;
  /** What the mine yields. */
  amount: number;
  /** How many dice a symbol rolls, of which one is kept; 0 for everything else. */
  dice: number;
  /** The closed edges, 0 north-east and on clockwise, before the tile is turned; all six of a blocked field. */
  walls: number[];
}

/** A tile as printed: the middle field, then north-east and on clockwise. */
export interface TileInfo {
  id: string;
  /** `start`, `far`, `near` or `center`. */
  kind: string;
  /** `grass`, `dirt`, `subterranean` ... */
  terrain: string;
  faction: string;
  fields: FieldInfo[];
}

/** A hero. */
export interface HeroInfo {
  id: string;
  name: string;
  faction: string;
  /** Knight, Death Knight ... with might or magic. */
  title: string;
  might: boolean;
  /** attack, defense, power, knowledge: how many of each statistic card start in the deck. */
  stats: Record<string, number>;
  /** The card of the first level. */
  specialty: string;
  /** The very card the deck begins with, such as `starting_leadership`. */
  ability: string;
  /** For each level what it brings: (`specialty` | `ability` | ..., in words). */
  levels: [string, string][];
}

/** A faction. */
export interface FactionInfo {
  id: string;
  name: string;
  heroes: string[];
  units: string[];
  /** In the order of the town board, as the catalogue has them: `castle/citadel`. */
  buildings: string[];
  /** What a spell costs at its Mage Guild. */
  spell_price: Record<string, number>;
}

/** Everything printed in the box, or in both boxes. */
export interface HeroesCatalogue extends Catalogue {
  game: 'battlefield' | 'heroes';
  cards: Record<string, CardInfo>;
  units: Record<string, UnitInfo>;
  /** By faction and id, such as `castle/citadel`. */
  buildings: Record<string, BuildingInfo>;
  locations: Record<string, LocationInfo>;
  tiles: Record<string, TileInfo>;
  heroes: Record<string, HeroInfo>;
  factions: Record<string, FactionInfo>;
  /** For each hero level: experience needed, hand limit, expert uses. */
  levels: [number, number, number][];
  /** The table of a Trading Post: what is given, how much, what comes back, how much. `trade:1` is the first row. */
  trades: [string, number, string, number][];
  /** The printed income track of each resource. */
  tracks: Record<string, number[]>;
  /** What a Secondary Hero costs. */
  hero_price: Record<string, number>;
  /** The Obstacle tokens of the hex battlefield. */
  obstacles: Record<string, ObstacleInfo>;
  /** The cards of the two Morale decks. */
  morale: Record<string, MoraleInfo>;
}

/** Where a scenario lays a tile: axial coordinates on the grid of tiles, as in `at` of a view. */
export interface SpotInfo {
  at: string;
  kind: string;
  /** Whose starting tile, -1 for none. */
  seat: number;
  /** Which tile, where the scenario says. */
  tile: string;
  /** What the tile is called, where the scenario names it. */
  label: string;
}

/** A scenario on the map with a certain number of players. */
export interface HeroesTable extends TableInfo {
  /** The map at the start; empty for a single Combat. */
  spots: SpotInfo[];
  /** Far tiles everybody has to lay. */
  pool: number;
}

/**
 * A faction, one of its heroes, or an army: `castle`, `castle/catherine`, `castle_host`, and `choose` or `random`.
 *
 * Its colours are the faction. Every faction sits at a table at most once; armies may be the same.
 */
export interface HeroesSide extends SideChoice {
  /** Empty unless a hero is named. */
  hero: string;
}

/** A scenario, or the single Combat. */
export interface HeroesScenario extends ScenarioInfo {
  /** By number of players. */
  tables: Record<string, HeroesTable>;
  /** What a seat may bring; guards of a field never attack. */
  sides: HeroesSide[];
  resources: Record<string, number>;
  income: Record<string, number>;
  /** By faction: the army at the start, a plus for the Pack side. */
  units: Record<string, string[]>;
  /** What stands in every town at the start, in words. */
  buildings: string[];
}

/** An army that is ready for a single Combat. */
export interface ArmyInfo {
  id: string;
  name: string;
  /** `neutral` for guards; empty for an army drawn from everything. */
  faction: string;
  /** Empty where they are drawn when the Combat begins. */
  units: string[];
  cards: string[];
}

/** The game, or its expansion. */
export interface HeroesGame extends GameInfo {
  id: 'battlefield' | 'heroes';
  scenarios: HeroesScenario[];
  factions: FactionInfo[];
  heroes: HeroInfo[];
  armies: ArmyInfo[];
}

/** How far a player is with a goal of the scenario. */
export interface GoalView {
  /** Which, as the scenario names it. */
  goal: string;
  /** For each player. */
  done: number[];
  of: number;
  /** Whether it is brought down to that number instead of reaching it. */
  at_most: boolean;
  /** The first round in which it counts. */
  from_round: number;
}

/** A face-down deck of Neutral Units. */
export interface HordeView {
  /** Those that were seen. */
  units: string[];
  /** The tiers of the others. */
  unknown: string[];
}

/** What the scenario keeps track of. */
export interface ScenarioStateView {
  /** For each player, what it would be if the game ended now; empty where points do not count. */
  points: number[];
  /** By token: how many each player has. */
  tokens: Record<string, number[]>;
  /** By token: how many all have together. */
  shared: Record<string, number>;
  /** The rules that are not in force now. */
  waiting: string[];
  /** The players who can no longer win. */
  barred: number[];
  /** Fields that are lost for the rest of the game. */
  gone: string[];
  /** The hero who carries the Grail, -1 for nobody. */
  bearer: number;
  /** The field where the dug-up Grail lies. */
  grail_at: string | null;
  /** The damage on the beast of the scenario. */
  wounds: number;
  /** By id. */
  hordes: Record<string, HordeView>;
  /** The spots where the next AI hero comes a round later. */
  braced: string[];
  /** What the beast is, or may be as far as the seat knows; empty where there is none. */
  beast: string[];
  /** The health it has beyond what its card shows. */
  vigour: number;
  /** The player who has beaten it, -1 for nobody. */
  slayer: number;
  /** By field whose guards are not those of its difficulty: the id of a horde, `beast`, or `army` for named units. */
  lairs: Record<string, string>;
}

/** An AI hero of the scenario, with what lies open of it. */
export interface AiHeroView {
  id: string;
  name: string;
  faction: string;
  /** Nothing while it is not on the map. */
  field: string | null;
  /** Whether it is beaten for good. */
  beaten: boolean;
  times_beaten: number;
  /** The round in which it comes; 0 from the start, -1 when a rule calls it. */
  enters: number;
  behaviour: string;
  movement: number;
  units: string[];
  /** The tiers of units that are drawn when it first fights. */
  unknown: string[];
  /** By type: how many cards its AI deck has. */
  cards: Record<string, number>;
  spells: string[];
  skill: string | null;
}

/** A space of the round track. */
export interface RoundView {
  /** `start`, `astrologers` or `resource`. */
  kind: string;
  /** Whether the scenario has something happen then. */
  timed: boolean;
}

/** A hero of the scenario that nobody plays. */
export interface RivalInfo {
  id: string;
  name: string;
  /** The round in which it appears; 0 from the start, -1 when a rule calls it. */
  enters: number;
  behaviour: string;
}

/** What is special about a scenario of Heroes. */
export interface HeroesNotes extends ScenarioNotes {
  rivals: RivalInfo[];
  /** By id: the name of a deck of Neutral Units. */
  hordes: Record<string, string>;
  /** By spot: the name of the tile there. */
  labels: Record<string, string>;
  /** By location: its name in this scenario, if it is a different one. */
  places: Record<string, string>;
}

/** Something of a map that the file does not have. */
export interface LeftOut {
  why: 'mirrored' | 'no_place' | 'not_in_box' | 'off_map' | 'on_tile' | 'second' | 'side' | 'suggested' | 'too_many_starts' | 'turned';
  /** The number of the tile, or what lies on it. */
  what: string;
  /** Where: a place of the file such as `1,-1`, or row and column of the editor; empty for the whole map. */
  at: string;
}

/** A map that was read. */
export interface Imported {
  /** The scenario file. */
  text: string;
  /** How many tiles were laid. */
  laid: number;
  left: LeftOut[];
}

/** A scenario generated at random. */
export interface Rolled {
  /** The scenario file. */
  text: string;
  seed: string;
  /** By part: the seed it comes from. Sent back with another seed, these parts stay and the rest is drawn again. */
  kept: Record<string, string>;
  /** Of a file that was rolled again: what it was before any change. Empty if it was not generated at random. */
  before: string;
}

/** A player of a Duel, besides the side of the battle. */
export interface DuellistView {
  player: number;
  faction: string | null;
  hero: string | null;
  secret: number;
  /** Cards drawn and dropped, which their owner alone sees. */
  dropped: string[];
  dropped_cards: number;
}

/** What there is of a Duel around its battle. */
export interface DuelView {
  template: string;
  level: number;
  first: number;
  /** Whether the decks are ready and the battle has begun. */
  fighting: boolean;
  players: DuellistView[];
  /** How many cards the Ability, Artifact and Spell decks hold. */
  shared: number[];
  replaced: string[];
}

/** A player in Adventure mode, besides what a player of any whole game has. */
export interface TravellerView {
  /** Cards that lie open beside the Hero board, in place of a hand. */
  beside: string[];
  kept: string[];
  kept_cards: number;
  saved: string[];
  saved_cards: number;
  resolved: string[];
  resolved_this_round: boolean;
  stunned: string[];
  scrolls: string[];
  scroll_cards: number;
}

/** What there is of Adventure mode beyond its players. */
export interface AdventureModeView {
  /** The player who starts this round, -1 before the first. */
  starter: number;
  deck: number;
  discards: number;
  offered: string[];
  offered_cards: number;
  chooser: number;
  /** The power declared for the Combat card that is being resolved. */
  declared: number;
  /** The units sent into it. */
  band: string[];
  dice: number[];
  battle: boolean;
}

/** What may be known of a player in Adventure mode. */
export interface AdventurePlayerView extends PlayerView {
  traveller: TravellerView;
}

/** The players of a game in Adventure mode, and the cards that it has in place of a map. */
export interface AdventureWorldView extends WorldView {
  players: Record<string, AdventurePlayerView>;
  adventure_mode: AdventureModeView;
}

/** What the table is drawn from: Adventure mode with its battle, or a Duel around its battle. */
export interface BattlefieldView extends HeroesView {
  game: 'battlefield';
  world: AdventureWorldView | null;
  duel: DuelView | null;
}

/** A Combat Power that may be declared, and the reward for winning with it. */
export interface PowerInfo {
  power: number;
  text: string;
}

/** A card of the Adventure deck. */
export interface AdventureInfo {
  id: string;
  name: string;
  combat: boolean;
  /** What an Event does, or what a Combat gives in any case. */
  lines: string[];
  levels: PowerInfo[];
  /** Whether it may be saved for later. */
  saved: boolean;
  copies: number;
}

/** Everything printed in both boxes. */
export interface BattlefieldCatalogue extends HeroesCatalogue {
  /** The cards of the Adventure deck. */
  adventure: Record<string, AdventureInfo>;
}

/** One possible outcome for the target of a roll, with its exact chance. */
export interface BattleloreFate {
  /** `eliminated`, `back` or `stands`. */
  kind: string;
  chance: number;
  /** How far it is driven back; a Champion chooses himself, from one hex to three. */
  hexes: number;
}

/** What one roll leads to: exact, over all results of its dice. */
export interface BattleloreOdds {
  dice: number;
  /** The dice of the unit before terrain and anything else changes them. */
  basic: number;
  /** The most of them that terrain allows, 0 where it takes none away; what is missing to `dice` is extra. */
  limit: number;
  /** The faces that hit this target. */
  hits: string[];
  /** The elimination first, then flights from the farthest, then that it stands. */
  fates: BattleloreFate[];
  /** The chance of losing no figure, one, two ..., the last one all of them. */
  losses: number[];
  /** How many figures it loses on average. */
  harm: number;
  /** How many lore tokens the roll brings on average; 0 without lore. */
  lore: number;
  /** The chance that a hero in the target is wounded. */
  hero: number;
  /** How many flags the target may ignore. */
  ignores: number;
  /** How many hexes it runs for each flag. */
  stride: number;
  /** Whether it rolls a die for every hex of its flight. */
  panics: boolean;
  /** How many dice it has if it battles back, 0 where it cannot. */
  back: number;
}

/** Somebody a unit may attack now. */
export interface BattleloreAim {
  unit: number;
  hex: string;
  dice: number;
  /** For units that may battle in this turn. */
  odds: BattleloreOdds | null;
}

/** A die that lies on the table. */
export interface BattleloreDie {
  /** `green`, `blue`, `red`, `sword`, `flag` or `lore`. */
  face: string;
  /** `hit`, `flag`, `lore` (a token), or `miss`; nothing for a die that was not rolled at anybody. */
  does: string;
}

/** The dice rolled last in this turn. */
export interface BattleloreRoll {
  /** `attack`, `back`, `bonus`, or nothing for dice of another kind. */
  kind: string;
  /** As events name units, `unit@number`; nothing for dice of another kind. */
  attacker: string;
  target: string;
  dice: BattleloreDie[];
}

/** A battle that is under way. */
export interface BattleloreBattle {
  /** `attack`, `back`, `bonus`, or `flight` for a strike at a fleeing Champion. */
  kind: string;
  /** `before` the roll, `rolled`, or `after` it. */
  stage: string;
  attacker: number;
  target: number;
  melee: boolean;
  /** Before the roll. */
  odds: BattleloreOdds | null;
  /** The hexes the target could retreat to at first. */
  retreats: string[];
}

/** A retreat that is under way. */
export interface BattleloreFlight {
  unit: number;
  side: number;
  /** The flags against it while it is asked which it ignores; 0 once it runs. */
  flags: number;
  /** The hexes it still has to go. */
  steps: number;
  /** Every way it may take from here, as far as it has to go; the figures of what is missing are lost. */
  ways: string[][];
  panics: boolean;
}

/** A hex with something on it besides units. */
export interface BattleloreHex {
  /** Terrain or landmark; nothing for countryside. */
  land: string;
  /** The neighbouring hexes outside the ramparts on its sides. */
  walls: string[];
  chests: number;
  quest: boolean;
  /** A chest here is worth experience besides. */
  grave: boolean;
  /** The side whose Command Tent stands here. */
  tent: number;
  /** Sides that have raised mist here, as bits: 1 standard, 2 pennant. */
  mist: number;
  /** Sides that have strewn caltrops here, as bits. */
  caltrops: number;
}

/** The answer to `foresee`: the blow a unit would strike after what was answered before it. */
export interface BattleloreForeseen extends Foreseen {
  is: 'foreseen';
  aim: BattleloreAim | null;
}

/** Hexes a side has banners for while it holds them all. */
export interface BattleloreGoal {
  side: number;
  hexes: string[];
  banners: number;
  held: boolean;
}

/** A unit on the battleground: a troop, a Creature, or a hero who fights as a Champion. */
export interface BattleloreUnit {
  number: number;
  side: number;
  /** Who commands it now. */
  seat: number;
  unit: string;
  hex: string;
  /** `green`, `blue`, `red`; nothing for Creatures and Champions. */
  banner: string;
  /** `foot`, `mounted`, `creature` or `champion`. */
  mode: string;
  figures: number;
  of: number;
  /** Its basic battle dice. */
  dice: number;
  /** How far it may move and battle. */
  march: number;
  range: number;
  bold: number;
  /** Whether friends beside it make it bold. */
  supported: boolean;
  frightened: boolean;
  /** As the side at turn sees them; a hex on a line lies in two. */
  sections: string[];
  ordered: boolean;
  moved: boolean;
  /** It may not battle any more in this turn, though it has not. */
  weary: boolean;
  battled: boolean;
  targets: BattleloreAim[];
  /** What changes it for a time, poison and webs among them. */
  effects: string[];
  /** The hero who leads it or whom it is, -1 for none. */
  hero: number;
  /** Whether it has a heroic-deed token. */
  deed: boolean;
}

/** A Lore Master in a War Council. */
export interface BattleloreSeat {
  master: string;
  /** 0 for a class that is not there. */
  level: number;
}

/** A hero of former days on a War Council. */
export interface BattleloreAdviser {
  name: string;
  /** His class. */
  of: string;
}

/** A seat. */
export interface BattlelorePlayer {
  /** 0 standard, 1 pennant. */
  side: number;
  /** The sections under its command, as its side sees them. */
  sections: string[];
  /** Whether it answers for its side as a whole in this turn. */
  leads: boolean;
}

/** What a side has besides its units on the battleground. */
export interface BattleloreSide {
  /** `standard` or `pennant`. */
  side: string;
  /** The seats of its players. */
  seats: number[];
  banners: number;
  /** The units whose banners it has taken, in the order they were; `command_tent` for a tent. */
  track: string[];
  /** Its own units that were eliminated. */
  fallen: string[];
  /** The Command cards the viewer may know. */
  hand: string[];
  hand_size: number;
  /** Command cards drawn to choose from, for the player who chooses. */
  looked: string[];
  /** Lore tokens. */
  goblet: number;
  /** All five classes. */
  council: BattleloreSeat[];
  /** Creatures that take a place in the War Council. */
  creatures: string[];
  lore_hand: string[];
  lore_hand_size: number;
  /** How many lore cards it may hold at the end of its turn. */
  lore_limit: number;
  /** What each lore card in the player's own hand costs now. */
  costs: Record<string, number>;
  /** The lore cards in the player's own hand that could be played right now. */
  playable: string[];
  lore_looked: string[];
  /** The Command card its last turn carried out. */
  last: string;
  /** Whether it has played a lore card in this turn. */
  spent: boolean;
  /** Who sits on the Guest space of its War Council. */
  adviser: BattleloreAdviser | null;
  /** Units that are still to be called to arms. */
  reserves: string[];
  /** The section they are called to. */
  called: string;
}

/** A hero: the character sheet, which everybody may read, and where he is. */
export interface BattleloreHero {
  number: number;
  side: number;
  seat: number;
  name: string;
  /** His class: `commander`, `wizard`, `cleric`, `rogue` or `warrior`; nothing while that is open. */
  of: string;
  /** What he is as a Champion, such as `warrior_mounted`; nothing while his class is open. */
  unit: string;
  movement: number;
  weapon: string;
  dice: number;
  bold: number;
  /** `absent`, `fighting`, `wounded` or `withdrawn`. */
  fate: string;
  /** `champion` or `leader` while he is on the battleground. */
  role: string;
  hex: string;
  experience: number;
  treasure: number;
  wounds: number;
  /** The wounds that end his career. */
  capacity: number;
  /** Of the five skulls on the sheet: those crossed out, including those beyond the capacity of his class. */
  crossed: number;
  /** Whether his career is over. */
  over: boolean;
  skills: string[];
  equipped: string[];
  under: string[];
  /** The artifacts written down on the sheet. */
  listed: string[];
  /** Artifacts drawn, of which he chooses now. */
  haul: string[];
  /** Whether he leaves the battleground for a seat in the War Council. */
  councillor: boolean;
  /** The whole sheet as a seat would bring it, `hero=Maud:warrior:warrior_cleave`. */
  sheet: string;
}

/** A lore card that is being played. */
export interface LorePlayed {
  side: number;
  card: string;
  cancelled: boolean;
}

/** A moment at which lore cards may be played. */
export interface LoreWindow {
  /** `command`, `orders`, `move`, `moved`, `combat`, `attacked`, `rolled`, `flags`, `after`, `card`, `own`, `end`. */
  kind: string;
  /** The unit that attacks, moves or runs, -1 for none. */
  unit: number;
  target: number;
}

/** A step of a guided sequence. */
export interface BattleloreStep {
  /**
   * After an adventure `captives`, `spoils`, `experience`, `buy`, `draw`, `put_back`, `rise`, `record`; for a new
   * hero `class`, `skill`, `artifact`, `gift`.
   */
  id: string;
  /** `done`, `now` or `next`. */
  status: string;
}

/** The steps after an adventure, or those by which a hero is created. */
export interface BattleloreGuide {
  /** `after` or `creation`. */
  kind: string;
  /** The hero whose turn it is, -1 for none. */
  hero: number;
  steps: BattleloreStep[];
}

/** What the table is drawn from: an adventure. */
export interface BattleloreView {
  game: 'battlelore';
  adventure: string;
  /** The banners that win. */
  needed: number;
  lore: boolean;
  cunning: boolean;
  /** By seat. */
  players: BattlelorePlayer[];
  /** The side at turn. */
  turn: number;
  turns: number;
  /** `creation`, `setup`, `command`, `order`, `move`, `combat`, `draw`, `after` or `over`. */
  phase: string;
  /** The Command card carried out in this turn. */
  card: string;
  /** The Command card that lies there: another one than `card` where it repeats that. */
  shown: string;
  /**
   * The orders of the card: `left`, `centre`, `right` as the side at turn sees them, and `any` for no section,
   * 99 for everybody who suits the card.
   */
  orders: Record<string, number>;
  /** How far anybody sees, 0 for no limit. */
  sight: number;
  /** By name, those with something on them. */
  hexes: Record<string, BattleloreHex>;
  goals: BattleloreGoal[];
  /** By number. */
  units: Record<string, BattleloreUnit>;
  sides: [BattleloreSide, BattleloreSide];
  /** By number. */
  heroes: Record<string, BattleloreHero>;
  /** The lore tokens of nobody. */
  pool: number;
  deck: number;
  discards: string[];
  lore_deck: number;
  lore_discards: string[];
  artifacts: number;
  /** The unit in hand: it moves, battles or runs now; -1 for none. */
  active: number;
  battle: BattleloreBattle | null;
  flight: BattleloreFlight | null;
  roll: BattleloreRoll | null;
  window: LoreWindow | null;
  /** Lore cards being played, the one that was played first at first. */
  playing: LorePlayed[];
  guide: BattleloreGuide | null;
  /** The side that has won, or -1. */
  winner: number;
}

/** A hex of the board. */
export interface BattleloreHexInfo {
  /** Row and column from 0, such as `4.6`; row 0 is the pennant side's baseline, rows of 12 lie half a hex right. */
  name: string;
  row: number;
  column: number;
  /** `left`, `centre`, `right` as the standard side sees them; hexes on a line belong to two. */
  sections: string[];
  /** The side in whose half it lies, -1 for the row between. */
  half: number;
}

/** A kind of troop or Creature, or a Champion. */
export interface BattleloreUnitInfo {
  id: string;
  name: string;
  text: string;
  banner: string;
  /** `foot`, `mounted`, `creature` or `champion`. */
  mode: string;
  mounted: boolean;
  figures: number;
  dice: number;
  march: number;
  /** How far it may move without a battle, where that is farther. */
  stroll: number;
  range: number;
  race: string;
  weapon: string;
  /** `pursuit`, `frightened`, `goblin_rush`, `bold_1`; the text says what they do. */
  traits: string[];
}

/** A kind of terrain or landmark. */
export interface BattleloreLandInfo {
  id: string;
  name: string;
  text: string;
  landmark: boolean;
  clauses: string[];
}

/** A Command card, a lore card, an artifact or a skill. */
export interface BattleloreCardInfo {
  id: string;
  name: string;
  text: string;
  /** `section` or `tactic`; the class of a lore card; the kind of an artifact; the class of a skill or `common`. */
  kind: string;
  kind_text: string;
  copies: number;
  /** Of a Section card: the orders by section, -1 for as many as there are cards in hand. */
  orders: Record<string, number>;
  scout: boolean;
  /** What a lore card costs, in tokens. */
  cost: number;
  /** When a lore card is played, as `kind` of a LoreWindow. */
  moments: string[];
  /** The same in words. */
  timing: string;
  /** In which role a hero uses an artifact or a skill, in words. */
  role: string;
  /** What a skill or an artifact asks for, in words. */
  needs: string;
}

/** Something with a name and a text. */
export interface BattleloreNamed {
  id: string;
  name: string;
  text: string;
}

/** Everything printed in the box of BattleLore and its Heroes. */
export interface BattleloreCatalogue extends Catalogue {
  game: 'battlelore';
  hexes: BattleloreHexInfo[];
  units: Record<string, BattleloreUnitInfo>;
  lands: Record<string, BattleloreLandInfo>;
  command: Record<string, BattleloreCardInfo>;
  lore: Record<string, BattleloreCardInfo>;
  artifacts: Record<string, BattleloreCardInfo>;
  skills: Record<string, BattleloreCardInfo>;
  /** The classes of heroes and Lore Masters. */
  classes: Record<string, BattleloreNamed>;
  effects: Record<string, BattleloreNamed>;
  chests: Record<string, BattleloreNamed>;
  faces: Record<string, BattleloreNamed>;
  sections: Record<string, BattleloreNamed>;
  sides: Record<string, BattleloreNamed>;
  /** The steps of a guide, such as `step-captives`, and the phases, such as `phase-command`. */
  steps: Record<string, BattleloreNamed>;
  /** The moments at which lore cards are played. */
  windows: Record<string, BattleloreNamed>;
}

/** The battleground of an adventure at the start, for a picture of it and for its note. */
export interface BattlegroundInfo {
  /** Such as `H1`. */
  number: string;
  banners: number;
  lore: boolean;
  cunning: boolean;
  /** The side that begins. */
  first: number;
  hexes: Record<string, BattleloreHex>;
  /** Hex, side and kind of each unit. */
  units: [string, number, string][];
  goals: BattleloreGoal[];
  /** Whether the adventure was made for heroes; they may come to any. */
  heroes: boolean;
  /** By side: the levels of its War Council, 0 for none. */
  council: [number, number];
}

/** An adventure in the lobby. */
export interface BattleloreScenario extends ScenarioInfo {
  /** The battlefield, as it is set up. */
  field: BattlegroundInfo;
}

/** The game in the lobby. */
export interface BattleloreGame extends GameInfo {
  id: 'battlelore';
  scenarios: BattleloreScenario[];
}

/** The viewer who sees every hand: anybody who has the record knows everything anyway. -1 is a spectator. */
export const EYES_OPEN = -2;

/** Who played a seat, as known at the end of the record. */
export interface ReplaySeat {
  seat: number;
  /** What the game calls the player: in Heroes the hero, or the side of a single Combat. */
  name: string;
  /** What the seat brought, as the record has it. */
  side: string;
  /** In whose colours the seat is shown. */
  colours: string;
}

/** Where a round begins. */
export interface RoundAt {
  round: number;
  step: number;
}

/** A player's turn: its first and last step. */
export interface TurnAt {
  player: number;
  first: number;
  last: number;
}

/** A moment that a viewer may want to see. */
export interface Mark {
  step: number;
  /**
   * `combat`, `level`, `flag`, `town`, `tile`, `defeat`, `end`; `hands`: somebody else plays the seat from here
   * on.
   */
  kind: string;
  /** Whom it is about, -1 for nobody. */
  player: number;
  text: string;
}

/** A record at a glance. */
export interface ReplayInfo {
  id: string;
  game: string;
  scenario: string;
  /** The name of the scenario. */
  title: string;
  seats: ReplaySeat[];
  /** How many decisions there are. Step 0 is the beginning; step n is what the n-th decision led to. */
  steps: number;
  /** 1, 0 or -1 for each seat; empty for a game that is not over. */
  returns: number[];
  rounds: RoundAt[];
  turns: TurnAt[];
  marks: Mark[];
  /** At the beginning of each round, and last at the end: how strong each player is, in the game's own measure. */
  strength: number[][];
  /** Null if the luck of the game was drawn with a secret key. */
  seed: number | null;
  /** What the scenario says; null for a single Combat. */
  notes: ScenarioNotes | null;
}

/** One decision, what it led to, and the resulting position, as one viewer sees it. */
export interface ReplayStep {
  n: number;
  /** The seat that decided, -1 for the beginning. */
  who: number;
  /** What was asked; only for viewers who saw the question. */
  prompt: string;
  /** What was answered; only for viewers who saw the question. */
  label: string;
  events: Told[];
  /** Those of the events that not everybody saw at the time, by their `n`. */
  hidden: number[];
  round: number;
  /** The seat that decides next; nobody at the end. */
  waiting: number[];
  /** The position, for the first step requested. */
  view: GameView | null;
  /** For the other steps: a JSON merge patch (RFC 7396) to the position of the previous one. */
  patch: Record<string, unknown> | null;
}

/** Something counted for every player. */
export interface NumberLine {
  id: string;
  name: string;
  /** By seat. */
  values: number[];
  /** Out of how many, by seat; null if there is no total. */
  of: number[];
  /** Whether fewer is better. */
  fewer: boolean;
}

/** How often a face of a die came up. */
export interface FaceCount {
  /** As the record has it. */
  face: string;
  name: string;
  count: number;
  expected: number;
}

/** The throws of one kind of die. */
export interface DiceInfo {
  die: string;
  thrown: number;
  faces: FaceCount[];
}

/** The sum of the throws, compared with the expected sum, which is 0. */
export interface LuckInfo {
  thrown: number;
  sum: number;
  /** The standard deviation of such a sum. */
  deviation: number;
  /** The share of games with as many throws that would have a lower sum; equal sums count half. */
  better_than: number;
  /** The same in words; empty if nothing was thrown. */
  text: string;
}

/** What a player threw. */
export interface PlayerDice {
  seat: number;
  /** Each kind of die, the most important first. */
  dice: DiceInfo[];
  /** Of the first of them; null if adding up its faces makes no sense. */
  luck: LuckInfo | null;
}

/** A game in numbers. */
export interface Statistics {
  /** The round it ended in. */
  rounds: number;
  /** How many decisions there were. */
  steps: number;
  /** How it ended, in words; empty for a game under way. */
  ended: string;
  /** The clauses behind its end. */
  clauses: string[];
  lines: NumberLine[];
  /** By seat; empty for a game without dice. */
  dice: PlayerDice[];
  /** As in `ReplayInfo`. */
  strength: number[][];
  /** What is meant by strength. */
  strength_name: string;
  /** How it is counted. */
  strength_unit: string;
}

/** How often a seat was expected to win, from where it was asked and knowing what it knew then. */
export interface ReviewCurve {
  seat: number;
  steps: number[];
  /** From 0 to 1, at each of these steps; the last one is how the game ended, where it has. */
  worths: number[];
}

/** Between two questions of a seat much was won or lost. */
export interface TurningPoint {
  /** The answer it began with. */
  step: number;
  seat: number;
  before: number;
  after: number;
  /**
   * Mostly an answer of the seat itself that cost much, mostly one of the others, or neither: dice, draws, and what
   * nobody could know.
   */
  cause: 'luck' | 'own' | 'theirs';
  /** That answer. */
  label: string;
  round: number;
}

/** An answer that cost much, beside the better one. */
export interface Slip {
  /** What it led to; the better one can be played from the step before. */
  step: number;
  seat: number;
  round: number;
  prompt: string;
  given: string;
  better: string;
  /** Why that is better, in one line. */
  why: string;
  /** How often the better one is expected to win. */
  worth: number;
  /** How much less often the one given is. */
  cost: number;
  /** Whether this is about the fight under way and not about the game. */
  fight: boolean;
}

/** What became of what a seat was expected to win: expected + theirs - own + luck = result. */
export interface SeatLuck {
  seat: number;
  /** At the first question that was judged. */
  expected: number;
  /** What its own answers cost. */
  own: number;
  /** What those of the others cost them. */
  theirs: number;
  luck: number;
  /** 1 for a victory, 0 for a defeat. */
  result: number;
  /** What that would have been with even luck. */
  adjusted: number;
  /** The standard error of what answers have cost, and so of luck. */
  doubt: number;
}

/** A game, as the strongest bot judges it. */
export interface Review {
  steps: number;
  /** How many answers were looked at: all of them, but for a very long game. */
  asked: number;
  /** How many of them a bot can put a number on. */
  judged: number;
  /** How many of those only for the fight they were given in. */
  fights: number;
  curves: ReviewCurve[];
  /** The largest first. */
  turning: TurningPoint[];
  /** At most three of a seat, the most costly first. */
  slips: Slip[];
  /** By seat; nothing where luck cannot be told from what was judged. */
  luck: SeatLuck[];
}

/** How far a review has come. */
export interface ReviewState {
  state: 'done' | 'failed' | 'none' | 'running';
  done: number;
  total: number;
  /** Once it is done. */
  review: Review | null;
}

/** Something found in a file: its line (0 for the whole file) and a description. */
export interface Finding {
  line: number;
  text: string;
}

/** Everything found in a file. */
export interface Report {
  name: string;
  errors: Finding[];
  warnings: Finding[];
}

/** The key of a shelf, on which drafts lie. It is sent only once. */
export interface ShelfKey {
  key: string;
}

/** A draft in a list. */
export interface DraftTitle {
  id: string;
  name: string;
  /** Grows by one with every change. A change names the version it starts from. */
  version: number;
  /** When it was last changed, in seconds. */
  at: number;
}

/** A draft with its text. */
export interface Draft extends DraftTitle {
  text: string;
}

/** How far a file that is to be shared has come: it is played before others get it. */
export interface TrialState {
  /** The name in its link once it is shared: the same for the same text. */
  id: string;
  /** `refused` by the check or by what came up in a game; `failed` through no fault of the file. */
  state: 'failed' | 'none' | 'refused' | 'shared' | 'trying';
  /** The game it is for, once it was checked. */
  game: string;
  done: number;
  /** Games played, and to be played. */
  total: number;
  /** What the check found. */
  errors: Finding[];
  /** What came up in a game. */
  fault: '' | 'crash' | 'dead_end' | 'endless' | 'not_begun' | 'too_slow';
  /** What the program said about it. */
  detail: string;
  /** The record of that game up to there, kept like any other; empty if there is none. */
  record: string;
}

/** A position to which bots have played a scenario: a room may continue from there. */
export interface AheadPosition {
  /** The name of the record of that game, kept like any other. */
  record: string;
  /** The step of the record at which somebody is asked. */
  step: number;
  round: number;
}

/** A scenario that was shared. */
export interface SharedScenario {
  id: string;
  game: string;
  at: number;
  /** The file. */
  text: string;
  /** What a lobby shows of it. */
  scenario: ScenarioInfo;
}

/** Some lines under a heading. */
export interface MissionSection {
  /** What it is about: `goals`, `lost`, `rules`, `starts` ... */
  id: string;
  head: string;
  lines: string[];
}

/** A sign of the map, and what it means. */
export interface MissionKey {
  sign: string;
  text: string;
  /** The colour, if it is told apart by that. */
  colour: string;
}

/** A scenario with a certain number of players; one table for all if their number changes nothing. */
export interface MissionTable {
  /** 0 if it is the same for every number. */
  players: number;
  /** For how many, and how long. */
  head: string;
  /** The map as an SVG; empty if there is none. */
  picture: string;
  /** Whether the map wants the whole width of a page. */
  wide: boolean;
  keys: MissionKey[];
  sections: MissionSection[];
}

/** A scenario on paper, in one language. */
export interface Mission {
  game: string;
  game_name: string;
  id: string;
  name: string;
  story: string;
  /** What sort of game it is. */
  facts: string;
  tables: MissionTable[];
}

/** What is counted of one finished game, as only the game itself can read it. */
export interface GameFacts {
  /** By seat: the faction or side that was played. */
  sides: string[];
  /** The seat that moved first; -1 if nobody does in particular. */
  first: number;
  /** What decided: `goal:0` for the first way to win, or a word such as `limit`. */
  ended: string;
  /** By field: how often somebody came there. */
  visited: Record<string, number>;
  /** By field: how often somebody fought there. */
  fights: Record<string, number>;
  /** By card: how often it was played. */
  cards: Record<string, number>;
}

/** How often somebody won, with the interval in which the true share lies in 19 of 20 cases. */
export interface LabShare {
  id: string;
  games: number;
  /** A drawn game counts half. */
  wins: number;
  low: number;
  high: number;
}

/** Something that seats have, on average, at the end of each round. */
export interface LabSeries {
  id: string;
  /** By seat, round by round. */
  seats: number[][];
}

/** A game that is worth a look. */
export interface LabReplay {
  why: 'endless' | 'failed' | 'longest' | 'lopsided' | 'shortest';
  number: number;
  rounds: number;
  /** The name of its record. */
  record: string;
}

/** What the games of one version have shown so far. */
export interface LabVersion {
  name: string;
  games: number;
  draws: number;
  /** Games that everybody lost. */
  lost: number;
  /** Games that were given up, because nobody won them in as many decisions as a game may have. */
  endless: number;
  failed: number;
  /** What the program said about the first that failed. */
  error: string;
  by_side: LabShare[];
  by_seat: LabShare[];
  /** Where different bots played. */
  by_bot: LabShare[];
  /** By turn order: `0` for whoever moved first. */
  by_order: LabShare[];
  /** By the round a game ended in: how many. */
  rounds: Record<string, number>;
  /** Decisions of a game, on average. */
  choices: number;
  ends: Record<string, number>;
  series: LabSeries[];
  visited: Record<string, number>;
  fights: Record<string, number>;
  /** The most played. */
  cards: Record<string, number>;
  replays: LabReplay[];
}

/** How far a run of the lab has come, and what it has shown. */
export interface LabState {
  id: string;
  state: 'done' | 'running' | 'stopped';
  game: string;
  players: number;
  bots: string[];
  done: number;
  total: number;
  versions: LabVersion[];
}

/** The position, by its `game`. */
export type GameView = HeroesView | BattlefieldView | BattleloreView;
