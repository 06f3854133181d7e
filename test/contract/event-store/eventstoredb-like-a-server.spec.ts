import { randomUUID } from 'node:crypto';
import {
  ANY,
  type AppendResult,
  type AppendToStreamOptions,
  ErrorType,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  streamNameFilter,
  type WrongExpectedVersionError,
} from '@eventstore/db-client';
import { UNHURRIED } from '../../support/eventstoredb-double/append-times';
import { EventStoreDbDouble } from '../../support/eventstoredb-double/eventstoredb-double';

/**
 * Answers of a server of release 24.6.0 to its own client, which the double must give as well. If EVENTSTORE_URL names a
 * server, the same questions are asked there.
 *
 * The client makes a call for each append that names its user, and one call for all others, as the user of the address;
 * refusals have other words there.
 */
const { EVENTSTORE_URL: url } = process.env;
const WAYS = {
  'a call for each append': {
    credentials: true,
    late: { message: expect.stringContaining('Commit phase timeout') as string },
    tooLarge: { message: expect.stringContaining('Maximum Append Size of 1048576') as string },
    unreadable: { message: expect.stringContaining('Exception was thrown by handler') as string },
  },
  'one call for all appends': {
    credentials: false,
    late: { type: ErrorType.DEADLINE_EXCEEDED },
    tooLarge: { type: ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED },
    unreadable: { type: ErrorType.UNKNOWN, message: expect.stringContaining('BadRequest') as string },
  },
} as const;
const SERVERS = ['the double', ...(url ? ['the server of EVENTSTORE_URL'] : [])];
const CASES = SERVERS.flatMap((server) =>
  (Object.keys(WAYS) as (keyof typeof WAYS)[]).map((way) => ({ server, way })),
);
/** A server without TLS ignores them. */
const [, username = 'nobody', password = 'nothing'] = /^[^:]+:\/\/([^:/]+):([^@]+)@/.exec(url ?? '') ?? [];
const CREDENTIALS = { username: decodeURIComponent(username), password: decodeURIComponent(password) };

describe.each(CASES)('$server, as release 24.6.0, $way', ({ server, way }) => {
  const { credentials, late, tooLarge, unreadable } = WAYS[way];
  const user = credentials ? { credentials: CREDENTIALS } : {};
  let double: EventStoreDbDouble | undefined;
  let client: EventStoreDBClient;
  let stream: string;

  beforeAll(async () => {
    if (server === 'the double') double = await new EventStoreDbDouble({ pace: UNHURRIED }).start();
  });
  beforeEach(() => {
    // One of its own, since an append that the server cannot read ends the call that others share.
    client = EventStoreDBClient.connectionString(double?.url ?? url!);
    stream = `test-${randomUUID()}`;
  });
  afterEach(() => client.dispose());
  afterAll(() => double?.stop());

  const event = (id: string = randomUUID(), data: Record<string, string> = {}) =>
    jsonEvent({ id, type: 'told', data });
  type Expected = AppendToStreamOptions['expectedRevision'];
  const append = (
    name: string,
    events: readonly ReturnType<typeof event>[],
    expectedRevision: Expected = ANY,
  ): Promise<AppendResult> => client.appendToStream(name, [...events], { expectedRevision, ...user });

  const read = async (name: string): Promise<{ id: string; revision: bigint; commit: bigint }[]> => {
    const found: { id: string; revision: bigint; commit: bigint }[] = [];
    for await (const { event: read } of client.readStream(name))
      if (read) found.push({ id: read.id, revision: read.revision, commit: read.position!.commit });
    return found;
  };
  const idsIn = async (name: string): Promise<string[]> => (await read(name)).map(({ id }) => id);
  const readAll = async (commit: bigint, prepare = commit): Promise<number> => {
    const found: unknown[] = [];
    for await (const each of client.readAll({ fromPosition: { commit, prepare }, maxCount: 10 }))
      found.push(each);
    return found.length;
  };
  const wrongVersion = (actual: bigint): object =>
    expect.objectContaining({ actualVersion: actual }) as WrongExpectedVersionError;

  it('stores an id of another stream again if nothing is expected', async () => {
    const id = randomUUID();
    await append(stream, [event(id)]);
    await append(`${stream}-2`, [event(id)]);
    await append(`${stream}-2`, [event(id)]);
    expect(await idsIn(`${stream}-2`)).toEqual([id, id]);
    // The cache of ids assigns an id to the stream that used it first.
    await append(stream, [event(id)]);
    expect(await idsIn(stream)).toEqual([id]);
  });

  it('stores concurrent repeats once: the later one is refused after two seconds', async () => {
    const told = event();
    // A new client may send either of them first.
    const answers = await Promise.allSettled([1, 2].map(() => append(stream, [told], NO_STREAM)));
    expect(answers).toContainEqual(expect.objectContaining({ status: 'fulfilled' }));
    const refusal = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refusal.reason).toMatchObject(late);
    expect((await append(stream, [told], NO_STREAM)).nextExpectedRevision).toBe(0n);
    expect(await idsIn(stream)).toHaveLength(1);
  });

  it('refuses to read $all from a position at which no record begins', async () => {
    const { position } = await append(stream, [event()]);
    await expect(readAll(position!.commit - 1n)).rejects.toMatchObject({
      message: expect.stringContaining('InvalidPosition') as string,
    });
  });

  it('refuses a position whose commit is below its preparation', async () => {
    const { position } = await append(stream, [event()]);
    await expect(readAll(position!.commit - 1n, position!.commit)).rejects.toMatchObject({
      message: expect.stringContaining('Exception was thrown by handler') as string,
    });
  });

  it('reads nothing after the end', async () => {
    const { position } = await append(stream, [event()]);
    expect(await readAll(position!.commit + 1_000_000n)).toBe(0);
  });

  it('answers an append without events, with revision 0 and a position', async () => {
    expect(await append(stream, [])).toMatchObject({
      success: true,
      nextExpectedRevision: 0n,
      position: { commit: expect.any(BigInt) as bigint },
    });
  });

  it.each([
    ['an event without a type', (): Promise<unknown> => append(stream, [{ ...event(), type: '' }])],
    ['a stream without a name', (): Promise<unknown> => append('', [event()])],
  ])('fails at %s', async (_what, fail) => {
    await expect(fail()).rejects.toMatchObject(unreadable);
  });

  it('refuses a known event before a new one if nothing is expected', async () => {
    const known = event();
    await append(stream, [known]);
    await expect(append(stream, [known, event()])).rejects.toEqual(wrongVersion(0n));
  });

  it('stores a known event behind a new one again, and the same id twice in one append', async () => {
    const known = event();
    await append(stream, [known]);
    const fresh = event();
    await append(stream, [fresh, known, fresh]);
    expect(await idsIn(stream)).toEqual([known.id, fresh.id, known.id, fresh.id]);
  });

  it('takes known events in another order for a repeat, and answers the revision of the last of the list', async () => {
    const [first, second] = [event(), event()];
    await append(stream, [first]);
    await append(stream, [event()]);
    await append(stream, [second]);
    expect((await append(stream, [second, first])).nextExpectedRevision).toBe(0n);
    expect(await idsIn(stream)).toHaveLength(3);
  });

  it('continues the revisions of a deleted stream', async () => {
    await append(stream, [event(), event()]);
    await client.deleteStream(stream, user);
    expect((await append(stream, [event()], NO_STREAM)).nextExpectedRevision).toBe(2n);
    expect((await read(stream)).map(({ revision }) => revision)).toEqual([2n]);
    await expect(append(stream, [event()], NO_STREAM)).rejects.toEqual(wrongVersion(2n));
  });

  it('refuses appends to a stream with a tombstone, and reads of it', async () => {
    await append(stream, [event()]);
    await client.tombstoneStream(stream, user);
    const deleted = { type: ErrorType.STREAM_DELETED };
    await expect(append(stream, [event()], NO_STREAM)).rejects.toMatchObject(deleted);
    await expect(append(stream, [event()])).rejects.toMatchObject(deleted);
    await expect(read(stream)).rejects.toMatchObject(deleted);
  });

  it('gives only the last events of a stream with a $maxCount, whose revisions continue', async () => {
    await append(stream, [event(), event(), event()]);
    expect((await client.getStreamMetadata(stream, user)).metadata).toBeUndefined();
    await client.setStreamMetadata(stream, { maxCount: 2 }, user);
    expect((await client.getStreamMetadata(stream, user)).metadata).toEqual({ maxCount: 2 });
    expect((await read(stream)).map(({ revision }) => revision)).toEqual([1n, 2n]);
    expect((await append(stream, [event()], 2n)).nextExpectedRevision).toBe(3n);
    expect((await read(stream)).map(({ revision }) => revision)).toEqual([2n, 3n]);
  });

  it('gives each event of an append a position of its own, and answers that of the last', async () => {
    const { position } = await append(stream, [event(), event(), event()]);
    const positions = (await read(stream)).map(({ commit }) => commit);
    expect(new Set(positions).size).toBe(3);
    expect(position).toEqual({ commit: positions[2]!, prepare: positions[2]! });
  });

  it('accepts a repeated append at the revision of its ids, whatever came after it', async () => {
    const told = [event(), event()];
    await append(stream, told, NO_STREAM);
    await append(stream, [event()]);
    expect((await append(stream, told, NO_STREAM)).nextExpectedRevision).toBe(1n);
    await expect(append(stream, [event()], 0n)).rejects.toEqual(wrongVersion(2n));
    expect(await idsIn(stream)).toHaveLength(3);
  });

  it('accepts appends of up to 1,048,576 bytes', async () => {
    const bytes = (count: number): Record<string, string> => ({
      text: 'x'.repeat(count - '{"text":""}'.length),
    });
    expect((await append(stream, [event(undefined, bytes(1_048_276))])).success).toBe(true);
    await expect(append(stream, [event(undefined, bytes(1_048_577))])).rejects.toMatchObject(tooLarge);
  });

  it('has records of its own at the beginning of $all', async () => {
    const own: string[] = [];
    for await (const { event: record } of client.readAll({ maxCount: 1 }))
      if (record) own.push(record.streamId);
    expect(own).toEqual([expect.stringMatching(/^\$/)]);
  });

  it('sends a subscription the filtered events, and then the end', async () => {
    await append(stream, [event(), event()]);
    await append(`other-${stream}`, [event()]);
    const heard: string[] = [];
    const subscription = client.subscribeToAll({
      filter: streamNameFilter({ prefixes: [stream] }),
      ...user,
    });
    subscription.on('data', ({ event: told }) => void heard.push(told!.streamId));
    await new Promise((resolve) => subscription.on('caughtUp', () => setImmediate(resolve)));
    await subscription.unsubscribe();
    expect(heard).toEqual([stream, stream]);
  });
});
