import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked, HeroesView, Option, RoomInfo, ServerMessage, Step, Table, Told, Welcome } from '../protocol';
import { settings } from '../browser/settings.svelte';
import { LineLost, Refusal, type Outgoing, type Status, type Wire } from '../connection/socket.svelte';
import { TableStore } from './table.svelte';
import { toasts } from '../screen/toast.svelte';

const view = (round: number) => ({ world: { round }, combat: null }) as unknown as HeroesView;
const roundOf = (store: TableStore) => (store.view as HeroesView | null)?.world?.round;
const option = (key: string, at = ''): Option => ({ key, label: `do ${key}`, at });
const asked = (choice: number, ...options: Option[]): Asked => ({
  choice,
  seat: 0,
  kind: 'action',
  step: 'turn',
  prompt: '?',
  options,
});
const told = (n: number, name = 'walk'): Told => ({ n, name, args: {}, text: `event ${n}` });
const table = (question: Asked | null, seat = 0): Table => ({
  seat,
  view: view(1),
  waiting: [0],
  asked: question,
  can_undo: false,
  can_redo: false,
  over: false,
  returns: [],
  clock: null,
  ask_me: 'never',
  coach: null,
});
const welcome = (question: Asked | null, log: Told[] = [], re = 1, seat = 0): Welcome => ({
  is: 'welcome',
  re,
  protocol: 1,
  room: { room: 'r' } as RoomInfo,
  seats: [0, 1],
  host: false,
  table: table(question, seat),
  log,
  chat: [],
  notes: null,
  habits: [],
});
const step = (question: Asked | null, events: Told[], upto: number, round = 1): Step => {
  const { view: _, ...rest } = table(question);
  return { is: 'step', events, patch: { world: { round } }, upto, re: 0, ...rest };
};

class Line implements Wire {
  status: Status = 'live';
  retryAt = null;
  refusal = null;
  delay = null;
  comebacks = 0;
  sent: Outgoing[] = [];
  /** What was answered, without what was asked first. */
  get answers() {
    return this.sent.filter((message) => message.do === 'answer');
  }
  receive: (message: ServerMessage) => void = () => {};
  reply: (message: Outgoing) => ServerMessage | Error = (message) =>
    message.do === 'foresee' ? { is: 'foreseen', re: 0, answer: message.answer, final: false } : { is: 'done', re: 0 };

  open(receive: (message: ServerMessage) => void): void {
    this.receive = receive;
  }
  async send(message: Outgoing): Promise<ServerMessage> {
    this.sent.push(message);
    const reply = this.reply(message);
    if (reply instanceof Error) throw reply;
    if (reply.is === 'step') this.receive(reply);
    return reply;
  }
  retry(): void {}
  rejoin(): void {}
  close(): void {}
}

let line: Line;
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = '1';
  line = new Line();
  store = new TableStore(line);
  store.open();
});
afterEach(() => void vi.useRealTimers());

describe('TableStore', () => {
  it('shows what it is welcomed with', () => {
    line.receive(welcome(asked(3, option('go', 'field:0,0.c'), option('fly', 'field:0,0.c'), option('end'))));
    expect(store.asking.asked?.choice).toBe(3);
    expect(store.asking.byAnchor.get('field:0,0.c')?.length).toBe(2);
    expect(store.mine).toBe(0);
  });

  it('asks only when the events have been shown', async () => {
    line.receive(welcome(asked(0, option('a'))));
    line.receive(step(asked(1, option('b')), [told(0), told(1)], 2, 7));
    expect(store.playback.playing?.n).toBe(0);
    expect(store.asking.asked).toBeNull();
    expect(roundOf(store)).toBe(1);
    await vi.runAllTimersAsync();
    expect(store.playback.playing).toBeNull();
    expect(store.asking.asked?.choice).toBe(1);
    expect(roundOf(store)).toBe(7);
    expect(store.lookback.log.map((event) => event.n)).toEqual([0, 1]);
  });

  it('waits for nothing at instant speed', () => {
    settings.speed = 'instant';
    line.receive(welcome(null));
    line.receive(step(asked(1), [told(0)], 1));
    expect(store.asking.asked?.choice).toBe(1);
  });

  it('forgets events that were taken back', () => {
    settings.speed = 'instant';
    line.receive(welcome(null, [told(0), told(1), told(2)]));
    line.receive(step(asked(1), [], 1));
    expect(store.lookback.log.map((event) => event.n)).toEqual([0]);
  });

  it('answers the question that waits, once', async () => {
    line.receive(welcome(asked(4, option('a', 'card:x'))));
    const both = [store.asking.choose('card:x'), store.asking.choose('card:x')];
    await Promise.all(both);
    expect(line.answers).toEqual([{ do: 'answer', choice: 4, answer: 'a' }]);
  });

  it('opens a menu where there are several answers, and says why where there is none', async () => {
    line.receive(welcome(asked(4, option('a', 'card:x'), option('b', 'card:x'))));
    await store.asking.choose('card:x');
    expect(store.asking.menu?.options.map(({ key }) => key)).toEqual(['a', 'b']);
    line.reply = () => ({
      is: 'reasons',
      re: 0,
      reasons: [{ answer: 'c', label: 'Play it', clause: 'H3-1', text: 'No.', obstacle: '' }],
    });
    await store.asking.choose('card:y');
    expect(toasts.list.at(-1)).toMatchObject({ text: 'No.', clauses: ['H3-1'] });
  });

  it('skips what is playing when something is chosen', async () => {
    line.receive(welcome(null));
    line.receive(step(asked(1, option('b', 'card:x')), [told(0), told(1)], 2));
    await store.asking.choose('card:x');
    expect(line.answers).toEqual([{ do: 'answer', choice: 1, answer: 'b' }]);
  });

  describe('before an answer is sent', () => {
    const question = (): Asked => asked(4, option('a', 'card:x'), option('b', 'card:y'));
    const come = (confirm?: string): void => {
      line.reply = (message) => (message.do === 'foresee' ? { is: 'foreseen', re: 0, answer: message.answer, final: message.answer === 'a' } : { is: 'done', re: 0 });
      const habits = confirm ? [{ id: 'confirm', label: '', value: confirm, choices: [] }] : [];
      line.receive({ ...welcome(question()), habits });
    };

    it('asks once more for what cannot be taken back, and only for that', async () => {
      come();
      await store.asking.choose('card:x');
      expect([store.asking.picked, store.asking.final, line.answers]).toEqual(['a', 'a', []]);
      await store.asking.choose('card:x');
      await store.asking.choose('card:y');
      expect(line.answers.map(({ answer }) => answer)).toEqual(['a', 'b']);
      store.asking.press('a');
      expect(line.answers.length).toBe(3); // a button has said what it does
    });

    it('does not ask for a harmless step, unless everything is asked for', async () => {
      come();
      expect([await store.asking.asksAgain(['a'], true), await store.asking.asksAgain(['a'])]).toEqual([false, true]);
      come('always');
      expect(await store.asking.asksAgain(['a'], true)).toBe(true);
    });

    it('points at another thing in its place, and lets go', async () => {
      come('always');
      await store.asking.choose('card:x');
      await store.asking.choose('card:y');
      expect([store.asking.picked, line.answers]).toEqual(['b', []]);
      expect([store.asking.letGo(), store.asking.letGo(), store.asking.picked]).toEqual([true, false, null]);
    });

    it('marks what is for sale, and lets it go', () => {
      come();
      store.asking.mark('b');
      expect([store.asking.picked, line.answers]).toEqual(['b', []]);
      store.asking.mark('b');
      expect([store.asking.picked, line.answers]).toEqual([null, []]);
      come('never');
      store.asking.mark('b');
      expect(line.answers.map(({ answer }) => answer)).toEqual(['b']);
    });

    it('asks once more for everything, buttons too', async () => {
      come('always');
      store.asking.press('b');
      expect([store.asking.picked, line.answers]).toEqual(['b', []]);
      store.asking.confirm();
      expect(line.answers.map(({ answer }) => answer)).toEqual(['b']);
    });

    it('asks for nothing, not even for what gives something up', async () => {
      come('never');
      await store.asking.choose('card:x');
      store.asking.press('b', true);
      expect(line.answers.map(({ answer }) => answer)).toEqual(['a', 'b']);
      expect(line.sent.some((message) => message.do === 'foresee')).toBe(false);
    });

    it('asks once for several answers that follow one another', async () => {
      come();
      const plan = { answers: ['b', 'a'], title: 'Go and strike', note: '', button: 'Go' };
      await store.asking.plan(plan);
      expect([store.asking.planned, line.answers]).toEqual([plan, []]);
      expect(line.sent).toEqual([{ do: 'foresee', answer: 'a', first: ['b'] }]);
      store.asking.confirm();
      await vi.runAllTimersAsync();
      expect([store.asking.planned, line.answers.map(({ answer }) => answer)]).toEqual([null, ['b', 'a']]);
    });
  });

  it('walks as long as the answers stay legal', async () => {
    settings.speed = 'instant';
    line.receive(welcome(asked(0, option('go1'))));
    line.reply = () => step(asked(1, option('other')), [told(0)], 1);
    await store.asking.walk({ answers: ['go1', 'go2'] });
    expect(line.sent.length).toBe(1);
  });

  it('gives an answer again that the line swallowed, but not one that arrived', async () => {
    line.receive(welcome(asked(0, option('a'))));
    line.reply = () => new LineLost();
    await store.asking.answer('a');
    line.reply = () => ({ is: 'done', re: 0 });
    line.receive(welcome(asked(0, option('a'))));
    await vi.runAllTimersAsync();
    expect(line.sent.length).toBe(2);
    line.reply = () => new LineLost();
    await store.asking.answer('a');
    line.receive(welcome(asked(1, option('a'))));
    expect(line.sent.length).toBe(3);
  });

  it('says what happened while the line was lost', () => {
    line.receive(welcome(null, [told(0)]));
    line.comebacks = 1;
    line.receive(welcome(null, [told(0), told(1), told(2)]));
    expect(store.missed).toEqual({ first: 1, count: 2 });
  });

  it('lets a curtain fall only when what led to it has been shown', async () => {
    line.receive(welcome(asked(0, option('a'))));
    line.receive(step(null, [told(0)], 1));
    line.receive(welcome(null, [told(0)], 0, -1));
    expect(store.mine).toBe(0);
    await vi.runAllTimersAsync();
    expect(store.mine).toBe(-1);
  });

  it('asks for what was before the log it is welcomed with', async () => {
    line.reply = (message) =>
      message.do === 'earlier'
        ? { is: 'log', re: 0, events: [message.before - 2, message.before - 1].map((n) => told(n)) }
        : { is: 'done', re: 0 };
    line.receive(welcome(null, [told(4), told(5)]));
    await vi.runAllTimersAsync();
    expect(line.sent).toEqual([{ do: 'earlier', before: 4 }, { do: 'earlier', before: 2 }]);
    expect(store.lookback.log.map((event) => event.n)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('leaves a log alone that other eyes have come to meanwhile', async () => {
    line.reply = () => {
      line.receive(welcome(null, [told(0)], 0, 1));
      return { is: 'log', re: 0, events: [told(3)] };
    };
    line.receive(welcome(null, [told(4)]));
    await vi.runAllTimersAsync();
    expect(store.lookback.log.map((event) => event.n)).toEqual([0]);
  });

  it('looks back line by line, and comes back', async () => {
    line.reply = (message) => ({ is: 'before', re: 0, n: 'n' in message ? message.n : 0, view: view(99) });
    line.receive(welcome(asked(0, option('a')), [told(0), { ...told(1), text: '' }, told(2)]));
    store.lookback.stepBack(-1);
    await vi.runAllTimersAsync();
    expect(store.lookback.past).toBe(2);
    expect(roundOf(store)).toBe(99);
    expect(store.asking.asked).toBeNull();
    store.lookback.stepBack(-1);
    await vi.runAllTimersAsync();
    expect(store.lookback.past).toBe(0);
    store.lookback.stepBack(1);
    await vi.runAllTimersAsync();
    store.lookback.stepBack(1);
    expect(store.lookback.past).toBeNull();
    expect(store.asking.asked?.choice).toBe(0);
  });

  it('shows again what happened since the last answer', async () => {
    line.receive(welcome(null));
    line.receive(step(null, [told(0)], 1, 2));
    line.receive(step(asked(1), [told(1)], 2, 3));
    await vi.runAllTimersAsync();
    store.replay();
    expect(roundOf(store)).toBe(1);
    expect(store.playback.replaying).toEqual({ at: 1, of: 2 });
    expect(store.asking.asked).toBeNull();
    await vi.runAllTimersAsync();
    expect(roundOf(store)).toBe(3);
    expect(store.asking.asked?.choice).toBe(1);
    expect(store.lookback.log.length).toBe(2);
  });

  it('tells of a refusal and asks the same thing once for a question', async () => {
    line.receive(welcome(asked(0, option('a'))));
    line.reply = () => new Refusal({ is: 'refused', re: 1, code: 'illegal', text: 'No way', clauses: ['H3-2'], again: null });
    await store.asking.answer('a');
    expect(toasts.list.at(-1)).toMatchObject({ text: 'No way', clauses: ['H3-2'] });
    line.sent = [];
    line.reply = () => ({ is: 'ways', re: 0, ways: [] });
    await Promise.all([store.asking.reach(), store.asking.reach()]);
    expect(line.sent.length).toBe(1);
  });
});

describe('a hint', () => {
  const hint: ServerMessage = {
    is: 'hint',
    re: 0,
    choice: 4,
    fight: false,
    answers: [
      { answer: 'go', worth: 0.6, gain: 0.1, risk: 0.2, why: 'because' },
      { answer: 'gone', worth: 0.5, gain: 0, risk: 0, why: '' },
    ],
  };

  it('is asked for the question, shows the answers that are offered, and goes with the question', async () => {
    line.reply = (message) => (message.do === 'hint' ? hint : { is: 'done', re: 0 });
    store.receive(welcome(asked(4, option('go', 'field:a'), option('stay'))));
    const asking = store.hints.toggle();
    expect(store.hints.thinking).toBe(true);
    await asking;
    expect(line.sent).toContainEqual({ do: 'hint', choice: 4 });
    expect(store.hints.thinking).toBe(false);
    expect(store.hints.answers.map(({ option }) => option.at)).toEqual(['field:a']);
    store.receive(step(asked(5, option('go')), [], 0));
    expect(store.hints.now).toBeNull();
  });

  it('asks in a lesson for what the coach speaks of, too', async () => {
    line.reply = () => hint;
    store.receive(welcome(asked(4, option('go'))));
    store.hints.moment = 'first_step';
    await store.hints.toggle();
    expect(line.sent).toContainEqual({ do: 'hint', choice: 4, moment: 'first_step' });
    store.hints.moment = '';
  });

  it('that comes late, to a question that has been answered, is not shown, and the next one is asked for', async () => {
    let arrive = (_: ServerMessage): void => {};
    line.reply = (message) => (message.do === 'hint' ? (new Promise<ServerMessage>((resolve) => (arrive = resolve)) as never) : { is: 'done', re: 0 });
    store.receive(welcome(asked(4, option('go'), option('stay'))));
    const first = store.hints.toggle();
    store.receive(step(asked(5, option('go'), option('stay')), [], 0));
    expect(store.hints.thinking).toBe(false);
    const late = arrive;
    const second = store.hints.toggle();
    late(hint);
    await first;
    expect(store.hints.now).toBeNull();
    expect(store.hints.thinking, 'the second is still awaited').toBe(true);
    arrive({ ...hint, choice: 5 });
    await second;
    expect(store.hints.answers.map(({ answer }) => answer)).toEqual(['go']);
  });

  it('is put away by asking again, and what comes of a question that was answered says nothing', async () => {
    line.reply = () => hint;
    store.receive(welcome(asked(4, option('go'))));
    await store.hints.toggle();
    await store.hints.toggle();
    expect(store.hints.now).toBeNull();
    line.reply = () => {
      store.receive(step(asked(5, option('go')), [], 0));
      return new Refusal({ is: 'refused', re: 0, code: 'stale', text: 'late', clauses: [], again: null });
    };
    const before = toasts.list.length;
    await store.hints.toggle();
    expect(toasts.list.length).toBe(before);
  });
});
