import { setMaxListeners } from 'node:events';
import { deliveryTraces, inSpan } from '../telemetry/spans';
import { definitionOf } from '../ledger/event-contract/catalogue';
import {
  type AppendOutcome,
  type EventStorePort,
  type EventToAppend,
  type ExpectedVersion,
  type LogPosition,
} from '../event-log/event-store.port';
import { BookCurrencies } from './book-currencies';
import type { DeliveryOutcome, Named, OutcomeCounts, SetAside, TurnedAway } from './delivery-outcome';
import { noOutcomes, tooLarge, tooMuchUndeclared } from './delivery-outcome';
import type { DayWindow, EventReading, PlausibleDays, QuarantineReading, Reading } from './reading';
import { daysAround } from './reading';
import { quarantinedDelivery, UNASSIGNED_CASINO } from './quarantined-event';
import { conflicting, decidedAlready, readDelivery } from './read-delivery';
import { isOtherCasino, missingRight, type Reported, type Sender } from './reporting-rights';
import { present } from '../kernel/present';

export interface IntakeLoad {
  readonly events: number;
  readonly bytes: number;
}

type Deliveries = readonly (Buffer | string)[];

export const FULL: IntakeLoad = { events: 10_000, bytes: 16 * 1024 * 1024 };

/**
 * The only entrance to the log. Every delivery gets exactly one outcome; a delivery answered as stored, duplicate,
 * conflict or quarantined is durable. Deliveries of one call are appended in their order.
 */
export class Intake {
  private readonly currencies: BookCurrencies;
  private waitingEvents = 0;
  private waitingBytes = 0;
  private readonly waitingForRoom: (() => void)[] = [];
  private readonly stopped = new AbortController();
  private readonly counts = noOutcomes();
  private tellForbidden: (refused: TurnedAway, sender: Sender) => void = () => undefined;

  /** @param window how far from now a day may lie; of history, only ahead */
  constructor(
    private readonly store: EventStorePort,
    private readonly window: DayWindow,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.currencies = new BookCurrencies(store);
    // Each open stream adds a listener; the default limit of ten would print a warning.
    setMaxListeners(0, this.stopping);
  }

  get stopping(): AbortSignal {
    return this.stopped.signal;
  }

  stop(): void {
    this.stopped.abort();
  }

  /**
   * Records delivered events, each the bytes of one CloudEvent in structured JSON.
   * @returns one outcome per delivery, in order
   * @throws EventStoreUnavailable when the log cannot be reached; what is already durable stays, a repeat is harmless
   */
  record(deliveries: Deliveries, sender: Sender): Promise<DeliveryOutcome[]> {
    const attributes = { 'cagnotte.deliveries': deliveries.length };
    return inSpan('append to the log', { attributes }, () => this.recordAll(deliveries, sender));
  }

  private async recordAll(deliveries: Deliveries, sender: Sender): Promise<DeliveryOutcome[]> {
    const bytes = deliveries.reduce((sum, delivery) => sum + delivery.length, 0);
    const pending: Promise<DeliveryOutcome>[] = [];
    this.enter(deliveries.length, bytes);
    try {
      for (const delivery of deliveries) {
        const reading = await this.read(delivery, sender);
        const outcome = this.keep(delivery, reading, sender);
        outcome.then(
          (known) => this.count(known, sender),
          () => undefined,
        );
        pending.push(outcome);
      }
      return await Promise.all(pending);
    } finally {
      // In-flight deliveries count against the limit until they settle, also after a failure.
      await Promise.allSettled(pending);
      this.leave(deliveries.length, bytes);
    }
  }

  /**
   * The receipt of a whole delivery: the furthest place of all its outcomes. The last outcome may be that of a repeated early
   * event, so its place would not do. A query that waits for it answers with every event of the delivery in it.
   */
  furthest(so: LogPosition | undefined, outcome: DeliveryOutcome): LogPosition | undefined {
    if (!('receipt' in outcome)) return so;
    return so === undefined || this.store.compareLogPositions(outcome.receipt, so) > 0 ? outcome.receipt : so;
  }

  get isFull(): boolean {
    return this.waitingEvents >= FULL.events || this.waitingBytes >= FULL.bytes;
  }

  get outcomes(): Readonly<OutcomeCounts> {
    return this.counts;
  }

  get load(): IntakeLoad {
    return { events: this.waitingEvents, bytes: this.waitingBytes };
  }

  async room(): Promise<void> {
    while (this.isFull) await new Promise<void>((resolve) => this.waitingForRoom.push(resolve));
  }

  onForbidden(tell: (refused: TurnedAway, sender: Sender) => void): void {
    this.tellForbidden = tell;
  }

  private count(known: DeliveryOutcome, sender: Sender): void {
    this.counts[known.outcome]++;
    if (known.outcome === 'forbidden') this.tellForbidden(known, sender);
  }

  private enter(events: number, bytes: number): void {
    this.waitingEvents += events;
    this.waitingBytes += bytes;
  }

  private leave(events: number, bytes: number): void {
    this.enter(-events, -bytes);
    if (!this.isFull) for (const resume of this.waitingForRoom.splice(0)) resume();
  }

  private async read(delivery: Buffer | string, sender: Sender): Promise<Reading> {
    let unknown: string | undefined;
    const bookCurrencyOf = (casino: string): string | undefined => {
      if (!isOtherCasino(sender, { casino }) && this.currencies.mustAsk(casino)) unknown = casino;
      return this.currencies.get(casino);
    };
    const context = { bookCurrencyOf, history: sender.history, days: this.daysOf(sender) };
    let reading = readDelivery(delivery, context);
    if (unknown !== undefined) {
      await this.currencies.load(unknown);
      reading = readDelivery(delivery, context);
    }
    return reading;
  }

  private daysOf({ history }: Sender): PlausibleDays {
    const { daysBack, daysAhead } = this.window;
    return daysAround(this.now(), { daysBack: history === undefined ? daysBack : Infinity, daysAhead });
  }

  private async keep(delivery: Buffer | string, reading: Reading, sender: Sender): Promise<DeliveryOutcome> {
    switch (reading.kind) {
      case 'too-large':
        return reading.undeclared ? tooMuchUndeclared(reading.undeclared) : tooLarge(reading.size);
      case 'event':
        return forbidden(sender, reading.toAppend) ?? this.append(delivery, reading, sender);
      case 'quarantine':
        return forbidden(sender, reading.readable) ?? this.setAside(reading, sender, 'quarantined');
      case 'refused':
        return isOtherCasino(sender, reading.readable)
          ? forbidden(sender, reading.readable)!
          : turnedAway(reading.readable, reading);
    }
  }

  private async append(
    delivery: Buffer | string,
    reading: EventReading,
    sender: Sender,
  ): Promise<DeliveryOutcome> {
    const { stream, toAppend } = reading;
    const [principal, expected] = [sender.credentialId, expectedVersionOf(toAppend)];
    const answer = await this.currencies.follow(toAppend, () =>
      this.store.append({ stream, events: [toAppend], principal, expected }),
    );
    const named = { source: toAppend.source, id: toAppend.id };
    switch (answer.kind) {
      case 'appended':
        deliveryTraces.appended(answer.events[0]!.place);
        return { outcome: answer.events[0]!.kind, ...named, receipt: answer.receipt };
      case 'conflict':
        return this.setAside(conflicting(delivery, reading), sender, 'conflict');
      case 'too-large':
        return tooLarge(answer.bytes);
      case 'wrong-expected-version':
        return this.setAside(decidedAlready(delivery, reading), sender, 'conflict');
    }
  }

  private async setAside(
    reading: QuarantineReading,
    sender: Sender,
    outcome: SetAside['outcome'],
  ): Promise<DeliveryOutcome> {
    const kept = quarantinedDelivery(reading, {
      casino: homeOf(sender),
      imported: sender.history?.mark,
    });
    const answer = await this.store.append({
      stream: kept.stream,
      events: kept.toAppend,
      principal: sender.credentialId,
      expected: 'any',
    });
    const { reason, path, message, messageEs, readable } = reading;
    return {
      outcome,
      ...present({ source: readable.source, id: readable.id }),
      reason,
      path,
      message,
      messageEs,
      delivery: kept.hash,
      receipt: await this.receiptOf(answer),
    };
  }

  /** The same bytes may be in quarantine for another reason: then the first reason remains. */
  private async receiptOf(answer: AppendOutcome): Promise<LogPosition> {
    if (answer.kind === 'appended') return answer.receipt;
    const head = answer.kind === 'conflict' ? await this.store.head() : undefined;
    if (head === undefined) throw unexpectedRefusal(answer);
    return head;
  }
}

/** A decision that creates its stream must be its first event; facts are appended to any stream. */
const expectedVersionOf = ({ type }: EventToAppend): ExpectedVersion =>
  definitionOf(type)?.appendedWith === 'new-stream' ? 'none' : 'any';

/** The casino of a delivery that names none: the sender's, if there is only one. */
const homeOf = ({ casinos }: Sender): string =>
  casinos !== 'all' && casinos.length === 1 ? casinos[0]! : UNASSIGNED_CASINO;

function forbidden(sender: Sender, reported: Reported & Named): TurnedAway | undefined {
  const right = missingRight(sender, reported);
  return right && turnedAway(reported, right);
}

const turnedAway = (
  { source, id }: Named,
  { reason, message, messageEs }: Pick<TurnedAway, 'reason' | 'message' | 'messageEs'>,
): TurnedAway => ({ outcome: 'forbidden', ...present({ source, id, reason }), message, messageEs });

const unexpectedRefusal = (answer: AppendOutcome): Error =>
  new Error(`the event store refused an append that it cannot refuse: ${JSON.stringify(answer)}`);
