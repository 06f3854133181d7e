import { setTimeout as sleep } from 'node:timers/promises';
import { partitionOf } from '../../../src/event-log/event-store.port';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { waitUntilNothingServes } from '../../support/database/server-processes';
import { casinosWithGaps, figuresInBooks, figuresOf, verify } from '../../support/service/books-check';
import { chipsSold } from '../../support/service/cheap-events';
import { Client } from '../../support/service/client';
import { type Delivery, DeliveryBook, deliveryOf } from '../../support/service/delivery-book';
import { type Door, postEvents } from '../../support/service/event-post';
import { contradictions, readWholeLog } from '../../support/service/log-check';
import { chosenSeed } from '../../support/service/seeded-choice';
import { SendingCrew } from '../../support/service/sending-crew';
import { ServiceDatabase } from '../../support/service/service-database';
import type { ServiceProcess } from '../../support/service/service-process';
import { ServiceSite } from '../../support/service/service-site';

const CASINO = 'granada';
const DAY = '2026-03-01';
const CHECKPOINT = `SELECT FROM projection.checkpoint JOIN projection.live USING (generation)
  WHERE ${partitionOf(CASINO)} = ANY (partitions) FOR UPDATE OF checkpoint`;
/** Shorter than a page waits for a checkpoint. */
const BOTH_WAIT_MS = 500;
const HEAD_OF_THE_LOG = 'SELECT FROM event_log.head WHERE single FOR UPDATE';

describe('two services on one database, both taking in events', () => {
  const book = new DeliveryBook();
  let site: ServiceSite;
  let services: readonly ServiceProcess[];
  let key: string;
  let administrator: string;
  const crews: SendingCrew[] = [];
  const seed = chosenSeed();
  let onlooker: ServiceDatabase;
  let locker: ServiceDatabase;

  beforeAll(async () => {
    site = await ServiceSite.make();
    const first = await site.start();
    administrator = await first.administratorKey();
    key = await first.worldKey();
    services = [first, await site.start()];
    onlooker = await ServiceDatabase.open(site.dataDirectory);
    locker = await ServiceDatabase.open(site.dataDirectory);
    process.stdout.write(`two services: CAGNOTTE_SEED=${seed}\n`);
  }, 120_000);

  afterAll(async () => {
    await Promise.all([onlooker.close(), locker.close()]).catch(() => undefined);
    for (const service of services) service.signal('SIGCONT');
    await Promise.all([...crews.map((crew) => crew.giveUp()), site.remove()]);
  }, 60_000);

  it('go on when the one that projects stands still at work: the other projects, and it writes nothing stale later', async () => {
    const { projecting, other } = await roles();
    const [ofIt, ofOther] = [await crewAt(projecting, 'still-1'), await crewAt(other, 'other-1')];
    await ofIt.acknowledged(200);
    await whilePaused(projecting, async () => {
      await ofOther.acknowledged(100);
      await ofOther.finish();
      await otherProjects(other);
    });
    // Requests pending in the paused service get a definite answer.
    await ofIt.finish();
    await report(projecting, deliveryOf(chipsSold(CASINO, 'still-1-again', 1)));
    await projectedBeyondNow();
  }, 480_000);

  it('go on when it stands still in the middle of a page: it loses the page, which the other posts', async () => {
    const { projecting, other } = await roles();
    const ofOther = await crewAt(other, 'other-2');
    await holding(CHECKPOINT, async (letGo) => {
      await waiting('projection.checkpoint');
      // Both services may need the same checkpoint row; then both wait.
      await sleep(BOTH_WAIT_MS);
      await whilePaused(projecting, async () => {
        await letGo();
        let page: number | undefined;
        await until(async () => (page = await standingStill()) !== undefined);
        await ofOther.finish();
        await otherProjects(other);
        await until(async () => (await stateOf(page!)) === undefined);
      });
    });
    await report(projecting, deliveryOf(chipsSold(CASINO, 'still-2-again', 1)));
    await projectedBeyondNow();
  }, 480_000);

  // A decision expects a revision of its stream, so its append has several statements.
  it('go on when one stands still in the middle of an append: it loses the log, and appends once when it goes on', async () => {
    const { projecting, other } = await roles();
    await report(projecting, deliveryOf(chipsSold(CASINO, 'still-3', 1)));
    await projectedBeyondNow();
    await holding(HEAD_OF_THE_LOG, async (letGo) => {
      const deciding = openDay(projecting, administrator);
      const append = await waiting(HEAD_OF_THE_LOG);
      await whilePaused(projecting, async () => {
        await letGo();
        await until(async () => (await stateOf(append)) === 'idle in transaction');
        const ofOther = await crewAt(other, 'other-3');
        await ofOther.acknowledged(100);
        await ofOther.finish();
        expect(await stateOf(append)).toBeUndefined();
      });
      await deciding;
    });
  }, 480_000);

  it('go on when the one that projects is killed, and another is started in its place', async () => {
    const { projecting, other } = await roles();
    let replaced = projecting;
    const ofOther = await crewAt(other, 'other-4');
    const ofReplaced = await crewAt(() => replaced, 'killed');
    await ofOther.acknowledged(200);
    await projecting.kill();
    await ofOther.acknowledged(50);
    await ofOther.finish();
    await otherProjects(other);
    replaced = await site.start();
    services = [replaced, other];
    await ofReplaced.finish();
    await projectedBeyondNow();
  }, 480_000);

  it('have everything once in log and books, which equal a rebuild', async () => {
    await onlooker.projected();
    expect(await casinosWithGaps(onlooker)).toEqual([]);
    expect(await onlooker.query('SELECT sum(repeats_skipped)::text AS met FROM register.casino')).toEqual([
      { met: '0' },
    ]);
    const inBooks = await figuresInBooks(onlooker);
    expect(await Promise.all(services.map((service) => service.stop()))).toEqual(
      Array<object>(2).fill({ code: 0, signal: null }),
    );
    expect(await waitUntilNothingServes(site.dataDirectory)).toEqual([]);
    const log = await readWholeLog(site.dataDirectory);
    expect(contradictions(log, book)).toEqual([]);
    expect(inBooks).toEqual(figuresOf(log));
    expect(await verify(site)).toMatchObject({ code: 0, ok: true, problems: [] });
  }, 120_000);

  /** A crew that sends everything to one of the services, also after a restart. */
  async function crewAt(
    service: ServiceProcess | (() => ServiceProcess),
    desks: string,
  ): Promise<SendingCrew> {
    const at = typeof service === 'function' ? service : () => service;
    const door = (): Door => ({ url: at().url, key });
    const crew = new SendingCrew({ casinos: [CASINO], desks, door, book, seed });
    crews.push(crew);
    await crew.start();
    return crew;
  }

  /** Reports a new event to one of the services, which must store it. */
  async function report({ url }: ServiceProcess, delivery: Delivery): Promise<void> {
    book.send(delivery);
    const answer = await postEvents({ url, key }, 'single', [delivery.text]);
    expect(answer.status).toBe(201);
    book.enter(delivery, { outcome: 'stored' });
  }

  /** Opens a gaming day at one of the services, which must record it once. */
  async function openDay({ url }: ServiceProcess, personsKey: string): Promise<void> {
    const answer = await new Client(url, personsKey).ask<{ openGamingDay: { receipt?: string } }>(
      `mutation { openGamingDay(casino: "${CASINO}", day: "${DAY}") {
         ... on GamingDayDecided { receipt } ... on GamingDayRefused { code } } }`,
    );
    const recorded = await onlooker.query<{ place: string; bytes: string }>(
      `SELECT place::text, bytes FROM event_log.event WHERE type = 'cagnotte.gaming-day.opened.v1'`,
    );
    expect(recorded.map(({ place }) => place)).toEqual([answer.openGamingDay.receipt]);
    const delivery = deliveryOf(JSON.parse(recorded[0]!.bytes) as CasinoEvent);
    book.send({ ...delivery, text: recorded[0]!.bytes });
    book.enter({ ...delivery, text: recorded[0]!.bytes }, { outcome: 'stored' });
  }

  /** Runs work while a service is stopped by SIGSTOP with its connections, locks and state. */
  async function whilePaused(service: ServiceProcess, meanwhile: () => Promise<void>): Promise<void> {
    service.signal('SIGSTOP');
    try {
      await meanwhile();
    } finally {
      service.signal('SIGCONT');
    }
  }

  /** Runs work while the test holds a lock; `letGo` releases it. */
  async function holding(lock: string, work: (letGo: () => Promise<void>) => Promise<void>): Promise<void> {
    await locker.query('BEGIN');
    // A row replaced during the wait for its lock is gone; the next try locks the new one.
    await until(async () => (await locker.query(lock)).length > 0);
    const letGo = async (): Promise<void> => void (await locker.query('ROLLBACK'));
    await work(letGo).finally(letGo);
  }

  /** The first backend that waits for a lock in a statement with this text. */
  async function waiting(words: string): Promise<number> {
    let pids: { pid: number }[] = [];
    await until(async () => {
      pids = await onlooker.query(
        `SELECT pid FROM pg_stat_activity
          WHERE wait_event_type = 'Lock' AND position($1 IN query) > 0 ORDER BY query_start`,
        [words],
      );
      return pids.length > 0;
    });
    return pids[0]!.pid;
  }

  /**
   * The backend of a paused client: it has read a checkpoint and is idle for longer than a working one. On a busy machine a
   * working client may be idle as long, but later in its page.
   */
  async function standingStill(): Promise<number | undefined> {
    const [row] = await onlooker.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
        WHERE state = 'idle in transaction' AND state_change < clock_timestamp() - interval '2 s'
          AND position('projection.checkpoint' IN query) > 0`,
    );
    return row?.pid;
  }

  /** The state of a backend; undefined if it has ended. */
  async function stateOf(pid: number): Promise<string | undefined> {
    const [row] = await onlooker.query<{ state: string }>(
      'SELECT state FROM pg_stat_activity WHERE pid = $1',
      [pid],
    );
    return row?.state;
  }

  /** The service that projects the casino, and the other one. */
  async function roles(): Promise<{ projecting: ServiceProcess; other: ServiceProcess }> {
    let projecting: ServiceProcess | undefined;
    // The first observation is used, since on a busy machine the lease may expire before another one.
    await until(async () => ([projecting] = await leaseholders()).length === 1);
    return { projecting: projecting!, other: services.find((service) => service !== projecting)! };
  }

  async function leaseholders(): Promise<ServiceProcess[]> {
    const [row] = await onlooker.query<{ holder: string | null }>(
      `SELECT holder FROM projection.lease JOIN projection.member USING (holder)
        WHERE partition = ${partitionOf(CASINO)} AND expires_at > clock_timestamp()`,
    );
    return services.filter(({ pid }) => row?.holder?.startsWith(`pid ${pid} on `));
  }

  async function otherProjects(other: ServiceProcess): Promise<void> {
    await until(async () => (await leaseholders())[0] === other);
    await projectedBeyondNow();
  }

  /** Waits until the current records of the log are projected. */
  async function projectedBeyondNow(): Promise<void> {
    const [log] = await onlooker.query<{ head: bigint }>('SELECT max(place) AS head FROM event_log.event');
    await until(async () => {
      const [live] = await onlooker.query<{ place: string | null }>(
        `SELECT min(coalesce(place, '0')::bigint)::text AS place
           FROM projection.checkpoint JOIN projection.live USING (generation)`,
      );
      return BigInt(live!.place ?? 0) >= log!.head;
    });
  }
});

/** Milliseconds, enough for a busy machine. */
const PATIENCE_MS = 150_000;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`it does not come to be so in ${PATIENCE_MS} ms`);
    await sleep(10);
  }
}
