import type { FastifyReply } from 'fastify';
import { DatabaseDouble } from '../../test/support/database/database-double';
import { InMemoryEventStore } from '../../test/support/event-store/in-memory-event-store';
import { chipsSold } from '../../test/support/sample-events/sample-events';
import { streamOf } from '../ledger/event-contract/streams';
import { toAppend } from '../kernel/stored-form';
import type { ProjectionRunner } from '../projector/runner/runner';
import type { ReadSources } from '../projector/read-sources';
import { ALL_PARTITIONS } from '../projector/generations/checkpoints';
import { BehindLimit, HealthController } from './health.controller';

/** A log with one event of so many seconds ago that no book contains, or all books. */
async function ready(
  seconds: number | undefined,
  { limit = 60, isSound = true, isFailing = false, recovers = false, isSet = false } = {},
): Promise<[number, object]> {
  const store = new InMemoryEventStore(() => new Date(Date.now() - (seconds ?? 0) * 1_000 - 500));
  if (seconds !== undefined) store.forceIntoLog(toAppend(chipsSold()), streamOf(chipsSold()));
  const { dataSource } = new DatabaseDouble({
    'pg_is_in_recovery()': [{ recovers, is_set: isSet }],
    'projection.checkpoint': [{ generation: 1, partitions: [...ALL_PARTITIONS], place: null }],
    'projection.live': [{ generation: 1 }],
    parked_record: [{ count: 0n, keys: 0n }],
  });
  let told: [number, object] = [0, {}];
  const reply = {
    status: (status: number) => ({ send: (body: object) => Promise.resolve(void (told = [status, body])) }),
  };
  const runner = {
    damaged: isSound ? undefined : new Error('damaged'),
    isFailing,
    stuckPartitions: isFailing ? 64 : 0,
  } as unknown as ProjectionRunner;
  const reads = { seen: undefined } as unknown as ReadSources;
  const controller = new HealthController(dataSource, reads, runner, store);
  controller.limit = new BehindLimit(limit * 1_000);
  await controller.ready(reply as unknown as FastifyReply);
  return told;
}

describe('the readiness of the service', () => {
  it('is ok as long as the books have everything, or lack a record for less than the limit', async () => {
    expect(await ready(undefined)).toMatchObject([200, { status: 'ok', books: 'ok', lagSeconds: 0 }]);
    expect(await ready(59)).toMatchObject([200, { status: 'ok', books: 'ok', lagSeconds: 59 }]);
  });

  it('is behind as long as the books lack a record for longer than the limit, while events are still taken', async () => {
    expect(await ready(444)).toMatchObject([200, { status: 'behind', books: 'behind', lagSeconds: 444 }]);
    expect(await ready(444, { limit: 600 })).toMatchObject([200, { status: 'ok', lagSeconds: 444 }]);
  });

  it('is denied if the log is damaged, however far the books are', async () => {
    expect(await ready(444, { isSound: false })).toMatchObject([
      503,
      { status: 'not-ready', books: 'behind' },
    ]);
  });

  it('is denied while this service fails at the same page again and again', async () => {
    expect(await ready(3, { isFailing: true })).toMatchObject([
      503,
      {
        status: 'not-ready',
        database: 'ok',
        log: 'ok',
        books: 'failing',
        lagSeconds: 3,
        stuckPartitions: 64,
      },
    ]);
  });

  it.each([
    [
      { recovers: true },
      'read-only: Name the primary in DATABASE_URL, or promote this one (SELECT pg_promote())',
    ],
    [
      { isSet: true },
      'read-only: Name the primary in DATABASE_URL; if this is it, ALTER SYSTEM RESET default_transaction_read_only and ' +
        'SELECT pg_reload_conf()',
    ],
  ])('is denied, with the remedy, if the server takes no writes: %j', async (server, database) => {
    expect(await ready(undefined, server)).toMatchObject([
      503,
      { status: 'not-ready', database, books: 'ok' },
    ]);
  });
});
