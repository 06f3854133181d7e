import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntilNothingServes } from '../../support/database/server-processes';
import {
  type CasinoFigures,
  casinosWithGaps,
  figuresInBooks,
  figuresOf,
  verify,
} from '../../support/service/books-check';
import { DeliveryBook } from '../../support/service/delivery-book';
import { contradictions, readWholeLog } from '../../support/service/log-check';
import { chosenSeed, SeededChoice } from '../../support/service/seeded-choice';
import { SendingCrew } from '../../support/service/sending-crew';
import { killNine, runningBackends, runningPostmaster } from '../../support/service/server-pids';
import { ServiceDatabase } from '../../support/service/service-database';
import type { ServiceProcess } from '../../support/service/service-process';
import { ServiceSite } from '../../support/service/service-site';
import { extent, patience } from '../../support/service/test-extent';

jest.setTimeout(patience(600_000));

const KILLS = extent(20, 200);
const VICTIMS = ['service', 'postmaster', 'backend'] as const;
/** Acknowledgements between two kills, so that each kill happens while the service works. */
const AT_WORK = 30;
const LATEST_KILL_MS = 500;

describe('a service that is killed during ingest', () => {
  const seed = chosenSeed();
  const choice = new SeededChoice(seed, 'kills');
  const book = new DeliveryBook();
  let site: ServiceSite;
  let service: ServiceProcess;
  let key: string;
  let crew: SendingCrew;
  let inBooks: CasinoFigures[];

  beforeAll(async () => {
    process.stdout.write(`kills: CAGNOTTE_SEED=${seed}\n`);
    site = await ServiceSite.make();
    service = await site.start();
    key = await service.worldKey();
    const door = () => ({ url: service.url, key });
    const casinos = ['granada', 'sevilla', 'cadiz'].slice(0, extent(2, 3));
    crew = new SendingCrew({ casinos, desks: 'desk', door, book, seed });
  });

  afterAll(async () => {
    await Promise.all([crew.giveUp(), site.remove()]);
  });

  it(`is back each of ${KILLS} times, and so is its database, while the senders go on`, async () => {
    await crew.start();
    for (let kills = 0; kills < KILLS; kills++) {
      await crew.acknowledged(AT_WORK);
      await sleep(choice.between(0, LATEST_KILL_MS));
      await kill(VICTIMS[kills % VICTIMS.length]!);
    }
    await crew.acknowledged(AT_WORK);
    await crew.finish();
    const told = `${book.acknowledged} events acknowledged, requests by outcome ${JSON.stringify(book.counts)}`;
    process.stdout.write(`kills: ${KILLS}, ${told}, longest wait ${Math.round(crew.longestWaitMs)} ms\n`);
    expect(book.counts.duplicate).toBeGreaterThan(0);
    expect(book.counts.conflict).toBeGreaterThan(0);
  });

  it('has the projections follow to the end of the log, each record numbered once', async () => {
    const database = await ServiceDatabase.open(site.dataDirectory);
    try {
      await database.projected();
      expect(await casinosWithGaps(database)).toEqual([]);
      inBooks = await figuresInBooks(database);
    } finally {
      await database.close();
    }
  });

  it('stops when asked, and leaves no process of its database behind', async () => {
    expect(await service.stop()).toEqual({ code: 0, signal: null });
    expect(await waitUntilNothingServes(site.dataDirectory)).toEqual([]);
  });

  it('holds each acknowledged event once with the same bytes, and none that was never sent', async () => {
    const log = await readWholeLog(site.dataDirectory);
    expect(contradictions(log, book)).toEqual([]);
    expect(log.length).toBeGreaterThanOrEqual(book.kept.size + book.setAside.size);
    expect(inBooks).toEqual(figuresOf(log));
  });

  it('has ledgers that equal a rebuild from the log', async () => {
    expect(await verify(site)).toMatchObject({ code: 0, ok: true, problems: [] });
    expect(await waitUntilNothingServes(site.dataDirectory)).toEqual([]);
  });

  async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
    switch (victim) {
      case 'service':
        await service.kill();
        service = await site.start();
        return;
      case 'postmaster':
        return killNine(await runningPostmaster(site));
      case 'backend':
        return killNine(choice.oneOf(await runningBackends(site)));
    }
  }
});
