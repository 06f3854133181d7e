import { randomUUID } from 'node:crypto';
import {
  ANY,
  type AppendResult,
  type AppendToStreamOptions,
  DeadlineExceededError,
  EventStoreDBClient,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  UnknownError,
  type WrongExpectedVersionError,
} from '@eventstore/db-client';
import { MEASURED, UNHURRIED } from './append-times';
import { EventStoreDbDouble } from './eventstoredb-double';

/** The client uses a shared call for all appends without a user; the answers are those of a server of release 24.6. */
describe('the shared call of the double, used by the client of EventStoreDB', () => {
  let double: EventStoreDbDouble;
  let client: EventStoreDBClient;
  beforeAll(async () => {
    double = await new EventStoreDbDouble({ pace: UNHURRIED }).start();
    client = EventStoreDBClient.connectionString(double.url);
  });
  afterAll(async () => {
    await client.dispose();
    double.stop();
  });
  afterEach(() => expect(double.appending.calls).toEqual({ alone: 0, shared: 1 }));

  const event = (id: string = randomUUID(), data: Record<string, string> = {}) =>
    jsonEvent({ id, type: 'told', data });
  const append = (
    stream: string,
    events: readonly ReturnType<typeof event>[],
    expectedRevision: AppendToStreamOptions['expectedRevision'] = ANY,
  ): Promise<AppendResult> => client.appendToStream(stream, [...events], { expectedRevision });

  it('stores many concurrent appends, and answers each with its last revision', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => append(`many-${n}`, n % 2 ? [event()] : [event(), event()])),
    );
    expect(answers.map(({ nextExpectedRevision }) => nextExpectedRevision)).toEqual(
      answers.map((_, n) => (n % 2 ? 0n : 1n)),
    );
    const positions = answers.map(({ position }) => position!.commit);
    expect(new Set(positions).size).toBe(50);
  });

  it('accepts a repeated append at the revision of its ids, and refuses another one there', async () => {
    const told = [event(), event()];
    await append('again', told, NO_STREAM);
    expect((await append('again', told, NO_STREAM)).nextExpectedRevision).toBe(1n);
    await expect(append('again', [event()], 0n)).rejects.toEqual(
      expect.objectContaining({ actualVersion: 1n }) as WrongExpectedVersionError,
    );
    await expect(append('never', [event()], 3n)).rejects.toMatchObject({ actualVersion: 'no_stream' });
  });

  it('refuses an append that is too large, and an event without a type', async () => {
    const large = event(undefined, { text: 'x'.repeat(1_048_576) });
    await expect(append('large', [large])).rejects.toBeInstanceOf(MaxAppendSizeExceededError);
    await expect(append('untyped', [{ ...event(), type: '' }])).rejects.toBeInstanceOf(UnknownError);
  });

  it('delays a concurrent repeat of an event, and then refuses it', async () => {
    const told = event();
    const first = append('twice', [told], NO_STREAM);
    const second = append('twice', [told], NO_STREAM);
    expect((await first).success).toBe(true);
    await expect(second).rejects.toBeInstanceOf(DeadlineExceededError);
  });
});

describe('the time that the double takes for an append', () => {
  it('is never less than that of the server', async () => {
    const double = await new EventStoreDbDouble({ pace: MEASURED }).start();
    const client = EventStoreDBClient.connectionString(double.url);
    const times: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const begun = performance.now();
      await client.appendToStream('times', jsonEvent({ type: 'told', data: {} }));
      times.push(performance.now() - begun);
    }
    expect(Math.min(...times)).toBeGreaterThanOrEqual(
      MEASURED.flushMs + MEASURED.appendMs.shared + MEASURED.eventMs,
    );
    await client.dispose();
    double.stop();
  });
});
