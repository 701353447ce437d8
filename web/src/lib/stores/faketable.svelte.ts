/** A table without a server: a fixture laid out, for pages that show boards by themselves and for tests. */
import type { Catalogue, Foreseen, Reason, ServerMessage, Step, Way, Welcome } from '../protocol';
import type { Outgoing, Status, Wire } from '../connection/socket.svelte';
import { TableStore } from './table.svelte';

export interface Fixture {
  welcome: Welcome;
  catalogue?: Catalogue;
  steps?: Step[];
  ways?: Way[];
  foreseen?: Record<string, Foreseen>;
  /** By anchor or answer. */
  reasons?: Record<string, Reason[]>;
}

class FixtureWire implements Wire {
  status = $state<Status>('live');
  retryAt = $state<number | null>(null);
  readonly refusal = null;
  readonly delay = null;
  comebacks = 0;
  /** The answers given, the last one last. */
  given = $state<string[]>([]);

  constructor(private readonly fixture: Fixture) {}

  open(receive: (message: ServerMessage) => void): void {
    receive(this.fixture.welcome);
  }

  async send(message: Outgoing): Promise<ServerMessage> {
    const { welcome, ways, foreseen, reasons } = this.fixture;
    switch (message.do) {
      case 'answer':
        this.given.push(message.answer);
        return { is: 'done', re: 0 };
      case 'why':
        return { is: 'reasons', re: 0, reasons: reasons?.[message.at || message.answer || ''] ?? [] };
      case 'foresee':
        return foreseen?.[message.answer] ?? { is: 'foreseen', re: 0, answer: message.answer, final: false };
      case 'reach':
        return { is: 'ways', re: 0, ways: ways ?? [] };
      case 'past':
        return welcome.table
          ? { is: 'before', re: 0, n: message.n, view: welcome.table.view }
          : { is: 'done', re: 0 };
      default:
        return { is: 'done', re: 0 };
    }
  }

  retry(): void {
    this.status = 'live';
    this.retryAt = null;
  }

  cut(): void {
    this.status = 'lost';
    this.retryAt = Date.now() + 9_000;
  }

  rejoin(): void {}

  close(): void {
    this.status = 'closed';
  }
}

export class FakeTable extends TableStore {
  readonly #wire: FixtureWire;

  constructor(private readonly fixture: Fixture) {
    const wire = new FixtureWire(fixture);
    super(wire);
    this.#wire = wire;
    if (fixture.catalogue) this.catalogue = fixture.catalogue;
    this.open();
  }

  /** The answers given so far: nothing else comes of them. */
  get given(): readonly string[] {
    return this.#wire.given;
  }

  /** The answer chosen last. */
  get chosen(): string | null {
    return this.#wire.given.at(-1) ?? null;
  }

  /** Loses the line, until somebody tries again. */
  cut(): void {
    this.#wire.cut();
  }

  /** Plays the steps of the fixture, as if they came from the server now. */
  play(): void {
    for (const step of this.fixture.steps ?? []) this.receive(step);
  }
}
