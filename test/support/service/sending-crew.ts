import { setTimeout as sleep } from 'node:timers/promises';
import { ledgerOpened } from './cheap-events';
import { type DeliveryBook, deliveryOf } from './delivery-book';
import { type Door, FORMS, postEvents } from './event-post';
import { SeededChoice } from './seeded-choice';
import { Sender } from './sender';
import { patience } from './test-extent';

export interface CrewOptions {
  readonly casinos: readonly string[];
  /** Prefix of the names of tables and desks; two crews with the same prefix send the same events. */
  readonly desks: string;
  readonly door: () => Door;
  readonly book: DeliveryBook;
  readonly seed: number;
}

const AT_WORK_WITHIN_MS = patience(180_000);

/** Concurrent senders, one per casino and form of request, that share one book. */
export class SendingCrew {
  private readonly senders: readonly Sender[];
  private readonly stopping = new AbortController();
  private readonly givingUp = new AbortController();
  private working: Promise<unknown> = Promise.resolve();
  private failure: unknown;

  constructor(private readonly options: CrewOptions) {
    const { casinos, desks, ...shared } = options;
    this.senders = casinos.flatMap((casino) =>
      FORMS.map((form) => {
        const from = `${desks}-${form}`;
        return new Sender({
          ...shared,
          casino,
          form,
          from,
          choice: new SeededChoice(options.seed, casino + from),
        });
      }),
    );
  }

  /** Opens the ledgers and starts all senders. */
  async start(): Promise<void> {
    const { book, casinos, door } = this.options;
    const openings = casinos.map((casino) => deliveryOf(ledgerOpened(casino)));
    for (const opening of openings) book.send(opening);
    const answer = await postEvents(
      door(),
      'batch',
      openings.map(({ text }) => text),
    );
    if (answer.status !== 200)
      throw new Error(`the ledgers could not be opened: ${answer.status} ${answer.text}`);
    for (const opening of openings) book.enter(opening, { outcome: 'stored' });
    this.working = Promise.all(
      this.senders.map((sender) => sender.run(this.stopping.signal, this.givingUp.signal)),
    ).catch((reason: unknown) => (this.failure = reason));
  }

  /** Waits until this many further events are acknowledged, by any sender that shares the book. */
  async acknowledged(count: number): Promise<void> {
    const { book } = this.options;
    const enough = book.acknowledged + count;
    const deadline = performance.now() + AT_WORK_WITHIN_MS;
    while (book.acknowledged < enough) {
      if (this.failure) throw this.failure as Error;
      if (performance.now() > deadline)
        throw new Error(`no ${count} acknowledgements in ${AT_WORK_WITHIN_MS} ms`);
      await sleep(5);
    }
  }

  /** Lets each sender complete what it has begun. @throws if one of them got an impossible answer */
  async finish(): Promise<void> {
    this.stopping.abort();
    await this.working;
    if (this.failure) throw this.failure as Error;
  }

  /** Stops without known outcomes, after the service has ended for good. */
  async giveUp(): Promise<void> {
    this.givingUp.abort();
    this.stopping.abort();
    await this.working;
  }

  /** Milliseconds: the longest time until the outcomes of a request were known. */
  get longestWaitMs(): number {
    return Math.max(...this.senders.map((sender) => sender.longestWaitMs));
  }
}
