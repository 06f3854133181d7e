import { EVERY_REPORT } from '../access/principal';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { InMemoryEventStore } from '../../test/support/event-store/in-memory-event-store';
import { EventStoreUnavailable } from '../event-log/event-store.port';
import { Intake } from './intake';
import { NdjsonAnswer } from './events.controller';
import { ANY_DAY } from './reading';

const SENDER = { credentialId: 'device', casinos: 'all', ...EVERY_REPORT } as const;

class ResponseDouble extends PassThrough {
  readonly headers: Record<string, string> = {};
  status: number | undefined;

  get headersSent(): boolean {
    return this.status !== undefined;
  }

  setHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  writeHead(status: number, headers: Record<string, string>): void {
    this.status = status;
    Object.assign(this.headers, headers);
  }

  flushHeaders(): void {}

  async lines(): Promise<Record<string, unknown>[]> {
    let text = '';
    for await (const chunk of this) text += String(chunk);
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }
}

function answering(body: Readable, { everyAnswer = false, store = new InMemoryEventStore() } = {}) {
  const raw = new ResponseDouble();
  const reply = { hijack: () => reply, raw } as unknown as FastifyReply;
  const done = new NdjsonAnswer(reply, everyAnswer).record(body, new Intake(store, ANY_DAY), SENDER);
  done.catch(() => undefined);
  return { raw, done };
}

const bodyOf = (...lines: string[]): Readable => Readable.from(lines.map((line) => Buffer.from(`${line}\n`)));

describe('the answer to a stream of events', () => {
  it('comes when everything has been sent, to a client that would not read before', async () => {
    const body = new PassThrough();
    const { raw, done } = answering(body);
    body.write('x\n');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(raw.headersSent).toBe(false);
    body.end();
    await done;
    expect(raw.status).toBe(200);
    expect(await raw.lines()).toMatchObject([{ line: 1, outcome: 'quarantined' }, { summary: {} }]);
  });

  it('comes line by line to a client that asks for all answers', async () => {
    const body = new PassThrough();
    const { raw, done } = answering(body, { everyAnswer: true });
    expect(raw.status).toBe(200);
    body.write('x\n');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(String(raw.read())).toContain('"line":1');
    body.end();
    await done;
  });

  it('holds 10,000 lines about single events, and says how many it leaves out', async () => {
    const { raw, done } = answering(bodyOf('x\n'.repeat(10_050)));
    const lines = await raw.lines();
    await done;
    expect(lines).toHaveLength(10_001);
    expect(lines.at(-1)).toMatchObject({ summary: { counts: { quarantined: 10_050 }, answersOmitted: 50 } });
  });

  it('takes nothing more from a client that does not read its answers', async () => {
    let taken = 0;
    const body = Readable.from(
      (async function* () {
        for (; taken < 30; taken++) yield Buffer.from('x\n'.repeat(1_000));
      })(),
      { highWaterMark: 1 },
    );
    const { raw, done } = answering(body, { everyAnswer: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(taken).toBeLessThanOrEqual(3);
    expect(await raw.lines()).toHaveLength(30_001);
    await done;
  });

  it('listens no longer than it waits, however often a client is slow', async () => {
    const { raw, done } = answering(bodyOf(...Array.from({ length: 5_000 }, () => 'x')), {
      everyAnswer: true,
    });
    await raw.lines();
    await done;
    expect(raw.listenerCount('drain')).toBe(0);
    expect(raw.listenerCount('close')).toBeLessThanOrEqual(1);
  });

  it('does not wait for a client that is gone', async () => {
    const body = new PassThrough();
    const { raw, done } = answering(body, { everyAnswer: true });
    body.write('x\n'.repeat(1_000));
    await new Promise((resolve) => setTimeout(resolve, 30));
    raw.destroy();
    body.destroy(new Error('aborted'));
    await done;
  });

  it('is 503, to be sent again, when the log cannot be reached', async () => {
    const store = new InMemoryEventStore();
    jest.spyOn(store, 'append').mockRejectedValue(new EventStoreUnavailable('away'));
    const { raw, done } = answering(bodyOf('x'), { store });
    await done;
    expect([raw.status, raw.headers['retry-after']]).toEqual([503, '1']);
    expect(await raw.lines()).toMatchObject([{ failure: { code: 'EVENT_STORE_UNAVAILABLE' } }]);
  });

  it('is given to a client that is still sending, and what it goes on to send is passed over', async () => {
    const store = new InMemoryEventStore();
    jest.spyOn(store, 'append').mockRejectedValue(new EventStoreUnavailable('away'));
    const body = bodyOf(...Array.from({ length: 300 }, () => 'x\n'.repeat(100)));
    const { raw, done } = answering(body, { store });
    await done;
    await new Promise((resolve) => body.once('end', resolve));
    expect(await raw.lines()).toHaveLength(1);
  });

  it('is 500 at a fault of the service, which is thrown on to be logged', async () => {
    const store = new InMemoryEventStore();
    jest.spyOn(store, 'append').mockRejectedValue(new TypeError('inside'));
    const { raw, done } = answering(bodyOf('x'), { store });
    await expect(done).rejects.toThrow('inside');
    expect(raw.status).toBe(500);
    expect(await raw.lines()).toMatchObject([{ failure: { code: 'INTERNAL' } }]);
  });
});
