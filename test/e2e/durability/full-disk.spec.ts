import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { itWhere } from '../../support/database/it-where';
import { waitUntilNothingServes } from '../../support/database/server-processes';
import { figuresInBooks, figuresOf, verify } from '../../support/service/books-check';
import { DeliveryBook } from '../../support/service/delivery-book';
import { contradictions, readWholeLog } from '../../support/service/log-check';
import { chosenSeed } from '../../support/service/seeded-choice';
import { SendingCrew } from '../../support/service/sending-crew';
import { ServiceDatabase } from '../../support/service/service-database';
import { ServiceSite } from '../../support/service/service-site';
import { IS_FULL_TEST, patience } from '../../support/service/test-extent';

const DISK_MEBIBYTES = 256;
/** Free space after the start, so that the disk is soon full. */
const LEFT_MEBIBYTES = 6;

/** Whether the test may mount: only root may, and not in every container. */
function mayMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', '/mnt'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

describe('a disk that is full', () => {
  const seed = chosenSeed();
  const book = new DeliveryBook();
  let site: ServiceSite | undefined;
  let crew: SendingCrew | undefined;

  afterAll(async () => {
    await crew?.giveUp();
    const directory = site?.dataDirectory;
    await site?.remove().catch(() => undefined);
    if (directory === undefined) return;
    execFileSync('umount', ['--lazy', directory], { stdio: 'ignore' });
    rmSync(directory, { recursive: true, force: true });
  });

  itWhere(IS_FULL_TEST && mayMount(), 'of the full test, and where something can be mounted')(
    'loses nothing that was acknowledged, and the service goes on once there is room again',
    async () => {
      process.stdout.write(`full disk: CAGNOTTE_SEED=${seed}\n`);
      site = await ServiceSite.make({ empty: true });
      const { dataDirectory } = site;
      const size = `size=${DISK_MEBIBYTES}m,mode=0755`;
      execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', dataDirectory]);
      const service = await site.start();
      const key = await service.worldKey();
      const door = () => ({ url: service.url, key });
      crew = new SendingCrew({ casinos: ['granada'], desks: 'desk', door, book, seed });
      await crew.start();
      await crew.acknowledged(100);

      const ballast = join(dataDirectory, 'ballast');
      fillUp(dataDirectory, ballast);
      const unclear = book.counts.unclear;
      await until(() => book.counts.unclear > unclear + 20);

      rmSync(ballast);
      await crew.acknowledged(200);
      await crew.finish();
      const database = await ServiceDatabase.open(dataDirectory);
      await database.projected();
      const inBooks = await figuresInBooks(database);
      await database.close();
      expect(await service.stop()).toEqual({ code: 0, signal: null });
      expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);
      const log = await readWholeLog(dataDirectory);
      expect(contradictions(log, book)).toEqual([]);
      expect(inBooks).toEqual(figuresOf(log));
      expect(await verify(site)).toMatchObject({ code: 0, ok: true, problems: [] });
    },
  );
});

jest.setTimeout(patience(400_000));

/** Fills the disk up to LEFT_MEBIBYTES. */
function fillUp(directory: string, file: string): void {
  const table = execFileSync('df', ['--output=avail', '-BM', directory], { encoding: 'utf8' });
  const free = Number.parseInt(table.split('\n')[1]!, 10);
  try {
    writeFileSync(file, Buffer.alloc(Math.max(0, free - LEFT_MEBIBYTES) * 1024 * 1024, 1));
  } catch (error) {
    // The service has taken the rest: the disk is full.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + patience(180_000);
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error('the disk does not get full');
    await new Promise((later) => setTimeout(later, 50));
  }
}
