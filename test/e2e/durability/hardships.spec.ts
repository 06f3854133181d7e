import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { waitUntilNothingServes } from '../../support/database/server-processes';
import { casinosWithGaps, figuresInBooks, figuresOf, verify } from '../../support/service/books-check';
import { chipsSold, ledgerOpened } from '../../support/service/cheap-events';
import { DeliveryBook, deliveryOf } from '../../support/service/delivery-book';
import { type Door, postEvents } from '../../support/service/event-post';
import { contradictions, readWholeLog } from '../../support/service/log-check';
import { chosenSeed } from '../../support/service/seeded-choice';
import { SendingCrew } from '../../support/service/sending-crew';
import { runningBackends, runningPostmaster } from '../../support/service/server-pids';
import { ServiceDatabase } from '../../support/service/service-database';
import type { ServiceProcess } from '../../support/service/service-process';
import { ServiceSite } from '../../support/service/service-site';
import { describeInFullTest } from '../../support/in-full-test';
import { extent, patience } from '../../support/service/test-extent';

jest.setTimeout(patience(360_000));

const CASINO = 'granada';
const SERVICES = extent(3, 10);
const STANDSTILL_MS = extent(3_000, 60_000);
const REPEATED = extent(4_000, 1_000_000);
const PORTION = 1_000;
/** Sets the clock of a process back an hour on SIGUSR2. */
const STEPPING_CLOCK = join(__dirname, '..', '..', 'support', 'service', 'stepping-clock.cjs');

/** A trigger that records events as if the clock of the database were an hour ahead, until it is dropped. */
const CLOCK_AN_HOUR_AHEAD = `
  CREATE FUNCTION public.clock_ahead() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.recorded_at := greatest(NEW.recorded_at, date_trunc('milliseconds', clock_timestamp()) + interval '1 hour');
    RETURN NEW;
  END $$;
  CREATE TRIGGER clock_ahead BEFORE INSERT ON event_log.event FOR EACH ROW EXECUTE FUNCTION public.clock_ahead()`;

/** Disturbances that must not lose acknowledged events. */
describeInFullTest(`${SERVICES} services at once`, () => {
  const seed = chosenSeed();
  const book = new DeliveryBook();
  const crews: SendingCrew[] = [];
  let site: ServiceSite;
  let services: readonly ServiceProcess[];
  let key: string;
  let database: ServiceDatabase;

  beforeAll(async () => {
    process.stdout.write(`hardships: CAGNOTTE_SEED=${seed}\n`);
    site = await ServiceSite.make();
    const first = await site.start({ env: { NODE_OPTIONS: `--require ${STEPPING_CLOCK}` } });
    key = await first.worldKey();
    services = [first, ...(await Promise.all(Array.from({ length: SERVICES - 1 }, () => site.start())))];
    database = await ServiceDatabase.open(site.dataDirectory);
  });

  afterAll(async () => {
    await database.close().catch(() => undefined);
    await Promise.all([...crews.map((crew) => crew.giveUp()), site.remove()]);
  });

  it('record the events that are reported to each of them', async () => {
    for (const [index, { url }] of services.entries()) {
      const door = (): Door => ({ url, key });
      crews.push(new SendingCrew({ casinos: [CASINO], desks: `at-${index}`, door, book, seed }));
    }
    for (const crew of crews) await crew.start();
    await crews[0]!.acknowledged(100 * SERVICES);
  });

  it(`continue after their database has stood still for ${STANDSTILL_MS / 1_000} seconds`, async () => {
    const pids = [await runningPostmaster(site), ...(await runningBackends(site))];
    for (const pid of pids) signal(pid, 'SIGSTOP');
    try {
      await sleep(STANDSTILL_MS);
    } finally {
      for (const pid of pids) signal(pid, 'SIGCONT');
    }
    await crews[0]!.acknowledged(100);
  });

  it('continue when a clock steps back: of a service, and of the database', async () => {
    services[0]!.signal('SIGUSR2');
    await crews[0]!.acknowledged(50);
    await database.query(CLOCK_AN_HOUR_AHEAD);
    await crews[0]!.acknowledged(50);
    await database.query('DROP FUNCTION public.clock_ahead CASCADE');
    await crews[0]!.acknowledged(50);
    const [last] = await database.query<{ ahead: boolean }>(
      `SELECT max(recorded_at) > clock_timestamp() + interval '50 minutes' AS ahead FROM event_log.event`,
    );
    expect(last!.ahead).toBe(true);
    const [row] = await database.query<{ backward: string }>(
      `SELECT count(*)::text AS backward FROM (
         SELECT recorded_at < lag(recorded_at) OVER (ORDER BY place) AS earlier FROM event_log.event) e WHERE earlier`,
    );
    expect(row!.backward).toBe('0');
  });

  it('have every acknowledged event once in the log in the end, and books that equal a rebuild', async () => {
    for (const crew of crews) await crew.finish();
    await database.projected();
    expect(await casinosWithGaps(database)).toEqual([]);
    const inBooks = await figuresInBooks(database);
    await Promise.all(services.slice(1).map((service) => service.stop()));
    expect(await services[0]!.stop()).toEqual({ code: 0, signal: null });
    expect(await waitUntilNothingServes(site.dataDirectory)).toEqual([]);
    const log = await readWholeLog(site.dataDirectory);
    expect(contradictions(log, book)).toEqual([]);
    expect(inBooks).toEqual(figuresOf(log));
    expect(await verify(site)).toMatchObject({ code: 0, ok: true, problems: [] });
  });
});

describe(`a source that sends the same ${REPEATED} events again`, () => {
  let site: ServiceSite;
  let database: ServiceDatabase;
  let door: Door;

  beforeAll(async () => {
    site = await ServiceSite.make();
    const service = await site.start();
    door = { url: service.url, key: await service.worldKey() };
    database = await ServiceDatabase.open(site.dataDirectory);
    await postEvents(door, 'single', [deliveryOf(ledgerOpened(CASINO)).text]);
  });

  afterAll(async () => {
    await database.close().catch(() => undefined);
    await site.remove();
  });

  it('gets the answer that each event is known, and nothing is recorded or posted again', async () => {
    expect(await sendAll()).toEqual({ stored: REPEATED, duplicate: 0 });
    await database.projected(patience(180_000));
    const before = await state();
    expect(await sendAll()).toEqual({ stored: 0, duplicate: REPEATED });
    await database.projected();
    expect(await state()).toEqual(before);
  });

  /** Sends every event of the source in portions. @returns the sums of the outcomes */
  async function sendAll(): Promise<{ stored: number; duplicate: number }> {
    const told = { stored: 0, duplicate: 0 };
    for (let first = 1; first <= REPEATED; first += PORTION) {
      const texts = Array.from(
        { length: Math.min(PORTION, REPEATED - first + 1) },
        (_, index) => deliveryOf(chipsSold(CASINO, 'desk', first + index)).text,
      );
      const { text } = await postEvents(door, 'stream', texts);
      const { summary } = JSON.parse(text.trim().split('\n').at(-1)!) as Summary;
      told.stored += summary.counts.stored ?? 0;
      told.duplicate += summary.counts.duplicate ?? 0;
    }
    return told;
  }

  const state = async (): Promise<unknown> => [
    await database.query('SELECT max(place)::text AS place FROM event_log.event'),
    await figuresInBooks(database),
  ];
});

interface Summary {
  readonly summary: { readonly counts: { readonly stored?: number; readonly duplicate?: number } };
}

/** Sends a signal, unless the process has ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
