import { ledgerOpened, type LedgerOpened } from '../ledger/casino/casino.events';
import type { CasinoEvent } from '../kernel/envelope';
import type { EventStorePort, EventToAppend } from '../event-log/event-store.port';
import { casinoStream } from '../ledger/event-contract/streams';

const ASK_AGAIN_AFTER_MS = 1_000;

/**
 * The currency of each casino's books: that of its first `ledger.opened` in the log. It never changes, so it is kept once it
 * is known. A casino without one is looked up again, since another process may have recorded its opening.
 */
export class BookCurrencies {
  private readonly known = new Map<string, string>();
  private readonly coming = new Map<string, string>();
  private readonly askedAt = new Map<string, number>();

  constructor(private readonly store: EventStorePort) {}

  get(casino: string): string | undefined {
    return this.known.get(casino) ?? this.coming.get(casino);
  }

  mustAsk(casino: string): boolean {
    const asked = this.askedAt.get(casino);
    return (
      this.get(casino) === undefined &&
      (asked === undefined || performance.now() - asked > ASK_AGAIN_AFTER_MS)
    );
  }

  async load(casino: string): Promise<void> {
    this.askedAt.set(casino, performance.now());
    for await (const record of this.store.readStream(casinoStream(casino))) {
      if (record.type !== ledgerOpened.type) continue;
      this.known.set(casino, currencyOf(record.bytes));
      return;
    }
  }

  /**
   * Follows an event on its way into the log. Of an opening the currency counts at once for what comes after it in
   * the same call; once the log has answered, the currency is that of the opening which the log holds first.
   */
  follow<Answer>(event: EventToAppend, append: () => Promise<Answer>): Promise<Answer> {
    const opens = event.type === ledgerOpened.type && this.get(event.casino) === undefined;
    return opens ? this.followOpening(event, append) : append();
  }

  private async followOpening<Answer>(
    { casino, bytes }: EventToAppend,
    append: () => Promise<Answer>,
  ): Promise<Answer> {
    this.coming.set(casino, currencyOf(bytes));
    try {
      const answer = await append();
      await this.load(casino);
      return answer;
    } finally {
      this.coming.delete(casino);
      if (!this.known.has(casino)) this.askedAt.delete(casino);
    }
  }
}

const currencyOf = (opening: string): string =>
  ((JSON.parse(opening) as CasinoEvent).data as LedgerOpened).currency;
