import { setTimeout as sleep } from 'node:timers/promises';
import { PARTITIONS, partitionOf } from '../../../src/event-log/event-store.port';
import { casinosWithGaps, figuresInBooks, figuresOf, verify } from '../../support/service/books-check';
import { DeliveryBook } from '../../support/service/delivery-book';
import { contradictions, readWholeLog } from '../../support/service/log-check';
import { chosenSeed, SeededChoice } from '../../support/service/seeded-choice';
import { SendingCrew } from '../../support/service/sending-crew';
import { ServiceDatabase } from '../../support/service/service-database';
import type { ServiceProcess } from '../../support/service/service-process';
import { ServiceSite } from '../../support/service/service-site';
import { extent, patience } from '../../support/service/test-extent';

jest.setTimeout(patience(300_000));

const SERVICES = 3;
const CASINOS = [
  ...['granada', 'marbella', 'sevilla', 'cadiz', 'ronda'],
  ...['huelva', 'jaen', 'almeria', 'malaga', 'cordoba'],
].slice(0, extent(6, 10));
/** The number of times that a service is killed or paused, in turn. */
const BLOWS = extent(2, 40);
const AT_WORK = 60;
const PATIENCE_MS = patience(60_000);

describe(`${SERVICES} services that project ${CASINOS.length} casinos together`, () => {
  const seed = chosenSeed();
  const choice = new SeededChoice(seed, 'three services');
  const book = new DeliveryBook();
  let site: ServiceSite;
  let services: ServiceProcess[];
  let onlooker: ServiceDatabase;
  const crews: SendingCrew[] = [];
  let key: string;

  beforeAll(async () => {
    process.stdout.write(`three services: CAGNOTTE_SEED=${seed}\n`);
    site = await ServiceSite.make();
    const first = await site.start();
    key = await first.worldKey();
    services = [first, await site.start(), await site.start()];
    onlooker = await ServiceDatabase.open(site.dataDirectory);
  });

  afterAll(async () => {
    for (const service of services) service.signal('SIGCONT');
    await Promise.all([...crews.map((crew) => crew.giveUp()), onlooker.close().catch(() => undefined)]);
    await site.remove();
  });

  it('have about as many partitions each', async () => {
    await until('they are shared', areShared);
    const shares = await Promise.all(services.map(async (service) => (await heldBy(service)).length));
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(SERVICES);
  });

  it('take over the casinos of one that is killed or stands still, and share them again when it is back', async () => {
    for (let blow = 0; blow < BLOWS; blow++) {
      const crew = crewOf(`blow-${blow}`);
      await crew.start();
      await crew.acknowledged(AT_WORK);
      const struck = choice.between(0, SERVICES - 1);
      const service = services[struck]!;
      const itsCasinos = await casinosOf(service);
      if (blow % 2 === 0) await service.kill();
      else service.signal('SIGSTOP');
      await crew.acknowledged(AT_WORK);
      const finishing = crew.finish();
      await until('another service has its partitions', async () => (await heldBy(service)).length === 0);
      await projected(itsCasinos);
      if (blow % 2 === 0) services[struck] = await site.start();
      else service.signal('SIGCONT');
      await finishing;
      await until('they are shared again', areShared);
    }
  });

  it('have everything once in log and books, which equal a rebuild by workers', async () => {
    await onlooker.projected(PATIENCE_MS);
    expect(await casinosWithGaps(onlooker)).toEqual([]);
    expect(await onlooker.query('SELECT sum(repeats_skipped)::text AS met FROM register.casino')).toEqual([
      { met: '0' },
    ]);
    const inBooks = await figuresInBooks(onlooker);
    expect(inBooks.map(({ casino }) => casino)).toEqual([...CASINOS].sort());
    const rebuilt = await site.run({ program: 'cagnotte', args: ['rebuild', '--workers', '2'] });
    expect(rebuilt).toMatchObject({ code: 0, stdout: expect.stringContaining('tables are the same') });
    await Promise.all(services.map((service) => service.stop()));
    const log = await readWholeLog(site.dataDirectory);
    expect(contradictions(log, book)).toEqual([]);
    expect(inBooks).toEqual(figuresOf(log));
    expect(await verify(site)).toMatchObject({ code: 0, ok: true, problems: [] });
  });

  /** Senders that use the services in turn. */
  function crewOf(desks: string): SendingCrew {
    let requests = 0;
    const door = () => ({ url: services[requests++ % SERVICES]!.url, key });
    const crew = new SendingCrew({ casinos: CASINOS, desks, door, book, seed });
    crews.push(crew);
    return crew;
  }

  async function heldBy({ pid }: ServiceProcess): Promise<number[]> {
    const rows = await onlooker.query<{ partition: number }>(
      `SELECT partition FROM projection.lease JOIN projection.member USING (holder)
        WHERE holder LIKE $1 AND expires_at > clock_timestamp()`,
      [`pid ${pid} on %`],
    );
    return rows.map(({ partition }) => partition);
  }

  const casinosOf = async (service: ServiceProcess): Promise<string[]> => {
    const held = new Set(await heldBy(service));
    return CASINOS.filter((casino) => held.has(partitionOf(casino)));
  };

  /** Whether every partition is leased and no service has more than its share. */
  async function areShared(): Promise<boolean> {
    const shares = await Promise.all(services.map(heldBy));
    const held = shares.reduce((sum, { length }) => sum + length, 0);
    return held === PARTITIONS && shares.every(({ length }) => length <= Math.ceil(PARTITIONS / SERVICES));
  }

  /** Waits until the current records of these casinos are projected. */
  async function projected(casinos: readonly string[]): Promise<void> {
    const [log] = await onlooker.query<{ head: string }>(
      'SELECT max(place)::text AS head FROM event_log.event',
    );
    await until('its casinos are projected', async () => {
      const [behind] = await onlooker.query<{ records: string }>(
        `SELECT count(*)::text AS records
           FROM event_log.event e LEFT JOIN register.record r ON r.place = e.place::text
          WHERE e.place <= $1 AND e.casino = ANY ($2) AND r.number IS NULL`,
        [log!.head, casinos],
      );
      return behind!.records === '0';
    });
  }
});

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not in ${PATIENCE_MS} ms: ${what}`);
    await sleep(20);
  }
}
