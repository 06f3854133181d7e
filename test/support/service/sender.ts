import { setTimeout as sleep } from 'node:timers/promises';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { anyEvent } from './cheap-events';
import { type Delivery, type DeliveryBook, deliveryOf } from './delivery-book';
import { outcomesOf } from './delivery-outcomes';
import { type Door, type Form, postEvents } from './event-post';
import type { SeededChoice } from './seeded-choice';
import { extent, patience } from './test-extent';

export interface SenderOptions {
  readonly casino: string;
  /** The table or cage desk that it reports for. */
  readonly from: string;
  readonly form: Form;
  /** The current address of the service, read before each request, since it changes with a restart. */
  readonly door: () => Door;
  readonly book: DeliveryBook;
  readonly choice: SeededChoice;
}

/** Minimum and maximum number of events per request. */
const PORTION: Record<Form, readonly [least: number, most: number]> = {
  single: [1, 1],
  batch: [2, 40],
  stream: [20, extent(80, 250)],
  'answered-stream': [20, extent(80, 250)],
};
const REPEATS_PERCENT = 6;
const CONFLICTS_PERCENT = 2;
/** Pauses leave the processors to the service under test; with a dozen senders some request is always pending. */
const PAUSE_MS = { least: 0, most: extent(300, 50) };
/** Long enough to leave the processors to a restarting service. */
const RETRY_MS = { least: 100, most: 400 };
/** A service or a database that is unavailable for longer has failed to recover. */
const PATIENCE_MS = patience(180_000);

/**
 * Sends events endlessly, each until its outcome is known. Sometimes it repeats an acknowledged event, or sends other content
 * under its identity.
 */
export class Sender {
  private made = 0;
  /** The result of each attempt of the current delivery. */
  private attempts: string[] = [];
  /** Milliseconds: the longest time from the first attempt of a request until all its outcomes were known. */
  longestWaitMs = 0;

  constructor(private readonly options: SenderOptions) {}

  /** Sends until `stop`, then completes what it has begun, unless `giveUp` is set. */
  async run(stop: AbortSignal, giveUp: AbortSignal): Promise<void> {
    const { choice } = this.options;
    while (!stop.aborted) {
      await this.deliver(this.nextPortion(), giveUp);
      await sleep(choice.between(PAUSE_MS.least, PAUSE_MS.most));
    }
  }

  /** Sends deliveries until all outcomes are known. */
  async deliver(portion: readonly Delivery[], giveUp?: AbortSignal): Promise<void> {
    const begun = performance.now();
    this.attempts = [];
    for (let left = await this.attempt(portion); left.length > 0; left = await this.attempt(left)) {
      if (giveUp?.aborted) return;
      if (performance.now() - begun > PATIENCE_MS)
        throw new Error(`no clear answer in time: ${this.lastAttempts()}`);
      await sleep(this.options.choice.between(RETRY_MS.least, RETRY_MS.most));
    }
    this.longestWaitMs = Math.max(this.longestWaitMs, performance.now() - begun);
  }

  /** Sends all of them once. @returns those whose outcome is unclear */
  private async attempt(portion: readonly Delivery[]): Promise<readonly Delivery[]> {
    const { form, door, book } = this.options;
    for (const delivery of portion) book.send(delivery);
    const asked = performance.now();
    const answer = await postEvents(
      door(),
      form,
      portion.map(({ text }) => text),
    );
    this.attempts.push(
      `${Math.round(performance.now() - asked)} ms, ${answer.status}, ${answer.text.slice(-200)}`,
    );
    const told = outcomesOf(form, portion.length, answer);
    portion.forEach((delivery, index) => book.enter(delivery, told[index]!));
    return portion.filter((_, index) => told[index] === 'unclear');
  }

  private lastAttempts(): string {
    return `${this.attempts.length} attempts, the last ones ${this.attempts.slice(-10).join(' · ')}`;
  }

  private nextPortion(): Delivery[] {
    const { choice, form } = this.options;
    return Array.from({ length: choice.between(...PORTION[form]) }, () => this.nextDelivery());
  }

  private nextDelivery(): Delivery {
    const { choice } = this.options;
    if (choice.percent(REPEATS_PERCENT)) return this.repeat() ?? this.newDelivery();
    if (choice.percent(CONFLICTS_PERCENT)) return this.conflict() ?? this.newDelivery();
    return this.newDelivery();
  }

  private newDelivery(): Delivery {
    const { casino, from } = this.options;
    return deliveryOf(anyEvent(casino, from, ++this.made));
  }

  /** An acknowledged event of this sender. */
  private repeat(): Delivery | undefined {
    const { casino, from, book, choice } = this.options;
    if (this.made === 0) return undefined;
    const { identity } = deliveryOf(anyEvent(casino, from, choice.between(1, this.made)));
    return book.kept.get(identity);
  }

  private conflict(): Delivery | undefined {
    const original = this.repeat();
    if (!original) return undefined;
    const event = JSON.parse(original.text) as CasinoEvent<object>;
    return deliveryOf({ ...event, data: { ...event.data, note: 'said again otherwise' } });
  }
}
