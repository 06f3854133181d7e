import { ledgerOpened, type LedgerOpened } from '../domain/event-registry/ledger.events';
import type { CasinoEvent } from '../domain/event-registry/envelope';
import type { EventStorePort } from '../event-store/event-store.port';

const ASK_AGAIN_AFTER_MS = 1_000;

/**
 * The currency of each casino's books, as the log says: that of its first `ledger.opened`. Known for ever once
 * known; a casino that has not opened its ledger is asked about again, since another process may have taken it in.
 */
export class BookCurrencies {
  private readonly known = new Map<string, string>();
  private readonly askedAt = new Map<string, number>();

  constructor(private readonly store: EventStorePort) {}

  get(casino: string): string | undefined {
    return this.known.get(casino);
  }

  /** Whether `load` would look into the log for this casino now. */
  mustAsk(casino: string): boolean {
    const asked = this.askedAt.get(casino);
    return !this.known.has(casino) && (asked === undefined || performance.now() - asked > ASK_AGAIN_AFTER_MS);
  }

  async load(casino: string): Promise<void> {
    this.askedAt.set(casino, performance.now());
    for await (const record of this.store.readStream(`cagnotte_casino-${casino}`)) {
      if (record.type !== ledgerOpened.type) continue;
      this.learn(JSON.parse(record.bytes) as CasinoEvent, casino);
      return;
    }
  }

  /** Takes note of an opening that is on its way into the log; the first one counts. */
  learn(event: CasinoEvent, casino: string): void {
    if (event.type !== ledgerOpened.type || this.known.has(casino)) return;
    this.known.set(casino, (event.data as LedgerOpened).currency);
  }
}
