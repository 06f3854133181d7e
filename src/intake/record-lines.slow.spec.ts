import { EVERY_REPORT } from '../access/principal';
import { PassThrough } from 'node:stream';
import { InMemoryEventStore } from '../../test/support/event-store/in-memory-event-store';
import { EventStoreUnavailable } from '../event-log/event-store.port';
import { type DeliveryOutcome, IntakeStopping } from './delivery-outcome';
import { Intake } from './intake';
import { recordLines } from './record-lines';
import { ANY_DAY } from './reading';

const SENDER = { credentialId: 'device', casinos: 'all', ...EVERY_REPORT } as const;

const sale = (id: string, more = ''): string =>
  JSON.stringify({
    specversion: '1.0',
    id,
    source: '/casinos/granada/cage',
    type: 'cagnotte.cage.chips-sold.v1',
    time: '2026-01-01T21:30:00Z',
    gamingday: '2026-01-01',
    data: { currency: 'EUR', amount: 100, meansOfPayment: 'cash', ...(more && { more }) },
  });

const sales = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, n) => `${sale(`s${from + n}`)}\n`).join('');

async function* chunksOf(...chunks: string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function idsIn(store: InMemoryEventStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of store.readLog()) ids.push(id);
  return ids;
}

/** Waits, two seconds at most, until the log holds so many events. */
async function until(store: InMemoryEventStore, events: number): Promise<void> {
  for (let look = 0; (await idsIn(store)).length < events; look++) {
    if (look === 1_000) throw new Error(`the log does not come to hold ${events} events`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

describe('the recording of newline-delimited events', () => {
  it('keeps their order over many portions, counts them and ends with the receipt of the last', async () => {
    const store = new InMemoryEventStore();
    const told: number[] = [];
    const summary = await recordLines(chunksOf(sales(0, 2_500)), new Intake(store, ANY_DAY), {
      sender: SENDER,
      onOutcome: ({ line }) => told.push(line),
    });
    expect(summary.counts).toMatchObject({ stored: 2_500, duplicate: 0, quarantined: 0 });
    expect(summary.receipt).toBe('m2500');
    expect(await idsIn(store)).toEqual(Array.from({ length: 2_500 }, (_, n) => `s${n}`));
    expect(told).toEqual(Array.from({ length: 2_500 }, (_, n) => n + 1));
  });

  it('ends with the furthest receipt where the last line repeats an early one', async () => {
    const lines = [sales(0, 3), sale('s0')].join('');
    const summary = await recordLines(chunksOf(lines), new Intake(new InMemoryEventStore(), ANY_DAY), {
      sender: SENDER,
    });
    expect(summary.counts).toMatchObject({ stored: 3, duplicate: 1 });
    expect(summary.receipt).toBe('m3');
  });

  it('tells the outcome of every line under its number, blank lines being counted', async () => {
    const outcomes: (DeliveryOutcome & { line: number })[] = [];
    const lines = ['', sale('a'), '{', `"${'x'.repeat(256 * 1024)}"`, sale('a'), sale('b'), ''].join('\n');
    const { counts } = await recordLines(chunksOf(lines), new Intake(new InMemoryEventStore(), ANY_DAY), {
      sender: SENDER,
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    expect(outcomes.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'stored'],
      [3, 'quarantined'],
      [4, 'too-large'],
      [5, 'duplicate'],
      [6, 'stored'],
    ]);
    expect(counts).toEqual({
      stored: 2,
      duplicate: 1,
      conflict: 0,
      quarantined: 1,
      'too-large': 1,
      forbidden: 0,
    });
  });

  it('answers zeros to a stream without an event', async () => {
    const summary = await recordLines(chunksOf('\n \n'), new Intake(new InMemoryEventStore(), ANY_DAY), {
      sender: SENDER,
    });
    expect(summary).toEqual({
      counts: { stored: 0, duplicate: 0, conflict: 0, quarantined: 0, 'too-large': 0, forbidden: 0 },
    });
  });

  it('records what has come as soon as nothing more comes, since the sender may wait for the answer', async () => {
    const store = new InMemoryEventStore();
    const source = new PassThrough();
    const told: number[] = [];
    const recording = recordLines(source, new Intake(store, ANY_DAY), {
      sender: SENDER,
      onOutcome: ({ line }) => told.push(line),
    });
    source.write(sales(0, 2));
    source.write(sale('s2').slice(0, 40));
    await until(store, 2);
    expect(told).toEqual([1, 2]);
    source.end(`${sale('s2').slice(40)}\n`);
    expect((await recording).counts.stored).toBe(3);
  });

  it('takes nothing more from its source while the log has no room', async () => {
    const intake = new Intake(new InMemoryEventStore(), ANY_DAY);
    let makeRoom = (): void => undefined;
    jest.spyOn(intake, 'room').mockReturnValue(new Promise<void>((resolve) => (makeRoom = resolve)));
    let taken = 0;
    async function* endless(): AsyncGenerator<Buffer> {
      for (; taken < 50; taken++) yield Buffer.from(sales(taken * 100, taken * 100 + 100));
    }
    const recording = recordLines(endless(), intake, { sender: SENDER });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(taken).toBe(10 - 1);
    makeRoom();
    expect((await recording).counts.stored).toBe(5_000);
  });

  it('keeps what it has read when the source breaks, except a line that is not complete', async () => {
    const store = new InMemoryEventStore();
    async function* breaking(): AsyncGenerator<Buffer> {
      yield Buffer.from(sales(0, 3) + sale('s3').slice(0, 50));
      throw new Error('the sender is gone');
    }
    await expect(recordLines(breaking(), new Intake(store, ANY_DAY), { sender: SENDER })).rejects.toThrow(
      'the sender is gone',
    );
    expect(await idsIn(store)).toEqual(['s0', 's1', 's2']);
  });

  it('leaves the source open when the log fails, so that the sender can still be answered', async () => {
    const store = new InMemoryEventStore();
    jest.spyOn(store, 'append').mockRejectedValue(new EventStoreUnavailable('away'));
    const source = new PassThrough();
    source.write(sales(0, 1_500));
    await expect(recordLines(source, new Intake(store, ANY_DAY), { sender: SENDER })).rejects.toThrow(
      EventStoreUnavailable,
    );
    expect(source.destroyed).toBe(false);
  });

  it('takes nothing more from a source without end when the intake stops, and keeps what it has taken', async () => {
    const store = new InMemoryEventStore();
    const intake = new Intake(store, ANY_DAY);
    const source = new PassThrough();
    const recording = recordLines(source, intake, { sender: SENDER });
    source.write(sales(0, 3));
    await until(store, 3);
    source.write(sales(3, 5));
    intake.stop();
    await expect(recording).rejects.toThrow(IntakeStopping);
    expect(await idsIn(store)).toEqual(['s0', 's1', 's2', 's3', 's4'].slice(0, (await idsIn(store)).length));
    expect(source.destroyed).toBe(false);
    await expect(recordLines(chunksOf(sales(5, 6)), intake, { sender: SENDER })).rejects.toThrow(
      IntakeStopping,
    );
  });

  it('tells how many bytes it has taken', async () => {
    let bytes = 0;
    const text = sales(0, 30);
    await recordLines(
      chunksOf(text.slice(0, 1_000), text.slice(1_000)),
      new Intake(new InMemoryEventStore(), ANY_DAY),
      {
        sender: SENDER,
        onProgress: (read) => (bytes += read),
      },
    );
    expect(bytes).toBe(text.length);
  });
});
