import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntilNothingServes } from '../../support/database/server-processes';
import { casinosWithGaps, figuresInBooks, figuresOf, verify } from '../../support/service/books-check';
import { chipsSold, handCorrected } from '../../support/service/cheap-events';
import { type Delivery, DeliveryBook, deliveryOf } from '../../support/service/delivery-book';
import { type Door, postEvents } from '../../support/service/event-post';
import { contradictions, readWholeLog } from '../../support/service/log-check';
import { chosenSeed } from '../../support/service/seeded-choice';
import { SendingCrew } from '../../support/service/sending-crew';
import { ServiceDatabase } from '../../support/service/service-database';
import type { ServiceProcess } from '../../support/service/service-process';
import { ServiceSite } from '../../support/service/service-site';

const CASINO = 'granada';
const CHECKPOINT = `SELECT FROM projection.generation WHERE state = 'live' FOR UPDATE`;
const HEAD_OF_THE_LOG = 'SELECT FROM event_log.head WHERE single FOR UPDATE';

describe('two services on one database, both taking in events', () => {
  const book = new DeliveryBook();
  let site: ServiceSite;
  let first: ServiceProcess;
  let second: ServiceProcess;
  let key: string;
  const crews: SendingCrew[] = [];
  const seed = chosenSeed();
  let onlooker: ServiceDatabase;
  let locker: ServiceDatabase;

  beforeAll(async () => {
    site = await ServiceSite.make();
    first = await site.start();
    key = first.administratorKey!;
    onlooker = await ServiceDatabase.open(site.dataDirectory);
    locker = await ServiceDatabase.open(site.dataDirectory);
    // The first one that starts projects.
    await until(async () => (await leaseholder()) !== null);
    second = await site.start();
    process.stdout.write(`two services: CAGNOTTE_SEED=${seed}\n`);
  }, 120_000);

  afterAll(async () => {
    await Promise.all([onlooker.close(), locker.close()]).catch(() => undefined);
    for (const service of [first, second]) service.signal('SIGCONT');
    await Promise.all([...crews.map((crew) => crew.giveUp()), site.remove()]);
  }, 60_000);

  it('go on when the one that projects stands still at work: the other projects, and it writes nothing stale later', async () => {
    const [ofFirst, ofSecond] = [await crewAt(() => first, 'first'), await crewAt(() => second, 'second')];
    await ofFirst.acknowledged(200);
    const holder = await leaseholder();
    await whilePaused(first, async () => {
      await ofSecond.acknowledged(100);
      await ofSecond.finish();
      await until(async () => (await leaseholder()) !== holder);
      await projectedBeyondNow();
    });
    // Whatever was on its way in the one that stood still gets its clear answer.
    await ofFirst.finish();
    await report(first, deliveryOf(chipsSold(CASINO, 'first-again', 1)));
    await projectedBeyondNow();
  }, 180_000);

  it('go on when it stands still in the middle of a page: it loses the page, which the other posts', async () => {
    // The second one holds the lease since the pause above.
    const holder = await leaseholder();
    const crew = await crewAt(() => first, 'first-later');
    await holding(CHECKPOINT, async (letGo) => {
      const page = await waiting('projection.generation');
      await whilePaused(second, async () => {
        await letGo();
        await until(async () => (await stateOf(page)) === 'idle in transaction');
        await crew.finish();
        await until(async () => (await leaseholder()) !== holder);
        await projectedBeyondNow();
        expect(await stateOf(page)).toBeUndefined();
      });
    });
    await report(second, deliveryOf(chipsSold(CASINO, 'second-again', 1)));
    await projectedBeyondNow();
  }, 180_000);

  it('go on when one stands still in the middle of an append: it loses the log, and appends once when it goes on', async () => {
    const holder = await leaseholder();
    await holding(HEAD_OF_THE_LOG, async (letGo) => {
      const deciding = report(first, deliveryOf(handCorrected(CASINO, 1)));
      const append = await waiting(HEAD_OF_THE_LOG);
      await whilePaused(first, async () => {
        await letGo();
        await until(async () => (await stateOf(append)) === 'idle in transaction');
        const crew = await crewAt(() => second, 'second-later');
        await crew.acknowledged(100);
        await crew.finish();
        expect(await stateOf(append)).toBeUndefined();
        await until(async () => (await leaseholder()) !== holder);
      });
      await deciding;
    });
  }, 180_000);

  it('go on when the one that projects is killed, and another is started in its place', async () => {
    // The second one holds the lease since the pause above.
    const holder = await leaseholder();
    const ofFirst = await crewAt(() => first, 'first-last');
    const ofSecond = await crewAt(() => second, 'second-last');
    await ofFirst.acknowledged(200);
    await second.kill();
    await ofFirst.acknowledged(50);
    await ofFirst.finish();
    second = await site.start();
    await ofSecond.finish();
    await until(async () => (await leaseholder()) !== holder);
    await projectedBeyondNow();
  }, 180_000);

  it('have a log and books in which everything is once, and which a rebuild makes again', async () => {
    await onlooker.projected();
    expect(await casinosWithGaps(onlooker)).toEqual([]);
    expect(await onlooker.query('SELECT sum(repeats_skipped)::text AS met FROM register.casino')).toEqual([
      { met: '0' },
    ]);
    const inBooks = await figuresInBooks(onlooker);
    expect(await Promise.all([first.stop(), second.stop()])).toEqual(
      Array<object>(2).fill({ code: 0, signal: null }),
    );
    expect(await waitUntilNothingServes(site.dataDirectory)).toEqual([]);
    const log = await readWholeLog(site.dataDirectory);
    expect(contradictions(log, book)).toEqual([]);
    expect(inBooks).toEqual(figuresOf(log));
    expect(await verify(site)).toMatchObject({ code: 0, ok: true, problems: [] });
  }, 120_000);

  /** A crew at work that sends everything to one of the services, wherever that is. */
  async function crewAt(service: () => ServiceProcess, desks: string): Promise<SendingCrew> {
    const door = (): Door => ({ url: service().url, key });
    const crew = new SendingCrew({ casinos: [CASINO], desks, door, book, seed });
    crews.push(crew);
    await crew.start();
    return crew;
  }

  /** Reports something new to one of the services, which must store it. */
  async function report({ url }: ServiceProcess, delivery: Delivery): Promise<void> {
    book.send(delivery);
    const answer = await postEvents({ url, key }, 'single', [delivery.text]);
    expect(answer.status).toBe(201);
    book.enter(delivery, { outcome: 'stored' });
  }

  /** SIGSTOP: the process keeps its connections, its locks and what it believes, and does nothing. */
  async function whilePaused(service: ServiceProcess, meanwhile: () => Promise<void>): Promise<void> {
    service.signal('SIGSTOP');
    try {
      await meanwhile();
    } finally {
      service.signal('SIGCONT');
    }
  }

  /** Does something while the test holds a lock; `letGo` gives it to whoever waits for it. */
  async function holding(lock: string, work: (letGo: () => Promise<void>) => Promise<void>): Promise<void> {
    await locker.query('BEGIN');
    await locker.query(lock);
    const letGo = async (): Promise<void> => void (await locker.query('ROLLBACK'));
    await work(letGo).finally(letGo);
  }

  /** The first backend that waits for a lock in a statement with these words. */
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

  /** What a backend does; undefined where it is no more. */
  async function stateOf(pid: number): Promise<string | undefined> {
    const [row] = await onlooker.query<{ state: string }>(
      'SELECT state FROM pg_stat_activity WHERE pid = $1',
      [pid],
    );
    return row?.state;
  }

  async function leaseholder(): Promise<string | null> {
    const [row] = await onlooker.query<{ holder: string | null }>('SELECT holder FROM projection.lease');
    return row!.holder;
  }

  /** Waits until the books contain what is in the log at this moment. */
  async function projectedBeyondNow(): Promise<void> {
    const [log] = await onlooker.query<{ head: bigint }>('SELECT max(place) AS head FROM event_log.event');
    await until(async () => {
      const [live] = await onlooker.query<{ place: string | null }>(
        'SELECT place FROM projection.generation JOIN projection.live USING (generation)',
      );
      return BigInt(live!.place ?? 0) >= log!.head;
    });
  }
});

const PATIENCE_MS = 60_000;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`it does not come to be so in ${PATIENCE_MS} ms`);
    await sleep(10);
  }
}
