import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prepareCluster } from '../../../src/app/database/cluster';
import { dataDirectoryAt, prepareDataDirectory } from '../../../src/app/database/data-directory';
import { startEmbeddedPostgres } from '../../../src/app/database/embedded-postgres';
import { locateBinaries, reachableBinaries } from '../../../src/app/database/postgres-binaries';
import {
  runProgram,
  canReach,
  defaultServerUser,
  serverUserFor,
} from '../../../src/app/database/server-user';
import { itWhere } from '../../support/database/it-where';
import { runOn } from '../../support/database/test-server';
import { waitUntilNothingServes } from '../../support/database/server-processes';
import { randomPort, ServerUserProcess } from '../../support/database/server-user-process';
import { makeTemporaryDirectory, removeTemporaryDirectory } from '../../support/database/temporary-directory';
import { itInFullTest } from '../../support/in-full-test';

const isRoot = process.getuid?.() === 0;
const itAsRoot = itWhere(isRoot, 'only root can try it');
const nobody = isRoot ? lookUpNobody() : undefined;
const projectIsOpen = nobody !== undefined && canReach(__dirname, { name: 'nobody', ...nobody });

// Real servers are made, killed and recovered here, on machines that may be busy with other tests.

describe('the surroundings of the embedded PostgreSQL', () => {
  let parent: string;

  beforeEach(async () => {
    parent = await makeTemporaryDirectory();
  });

  afterEach(() => removeTemporaryDirectory(parent));

  const start = (dataDirectory: string) =>
    startEmbeddedPostgres({ dataDirectory, preferredPort: randomPort(), settings: { fsync: 'off' } });

  it('may be a path with blanks, quotes and letters of other alphabets', async () => {
    const dataDirectory = join(parent, `salle de jeu n° 1, 'jaén' $HOME "賭場" *`);
    const use = await ServerUserProcess.start({ dataDirectory });
    try {
      await runOn(use.url, 'CREATE TABLE hand ()');
      await use.process.end('SIGKILL');
      // The watchdog, a shell script, must handle the path, too.
      expect(await waitUntilNothingServes(dataDirectory)).toEqual([]);
    } finally {
      await use.process.end();
    }
  });

  itInFullTest('may be a foreign locale, and variables that point PostgreSQL elsewhere', async () => {
    const foreign = {
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'xx',
      LC_MESSAGES: 'fr_FR.UTF-8',
      TZ: 'Asia/Kathmandu',
      PGPORT: '1',
      PGDATA: '/nowhere',
      PGHOST: '192.0.2.1',
      PGUSER: 'somebody',
      PGSSLMODE: 'require',
    };
    const use = await ServerUserProcess.start({ dataDirectory: parent, env: foreign });
    try {
      const [row] = await runOn(
        use.url,
        `SELECT upper('i') AS upper, 'a' < 'B' AS by_locale, 'é' ~ '\\w' AS letter,
        current_setting('TimeZone') AS zone, current_setting('lc_messages') AS messages`,
      );
      expect(row).toEqual({ upper: 'I', by_locale: false, letter: true, zone: 'UTC', messages: 'C' });
    } finally {
      await use.process.end();
    }
  });

  itWhere(projectIsOpen, 'only root can become an ordinary user, who must be able to read the project')(
    'may be an ordinary user in a directory of its own',
    async () => {
      const { uid, gid } = nobody ?? { uid: -1, gid: -1 };
      chownSync(parent, uid, gid);
      const use = await ServerUserProcess.start({ dataDirectory: join(parent, 'data'), uid, gid });
      try {
        await runOn(use.url, 'CREATE TABLE hand ()');
        await use.process.end('SIGKILL');
        expect(await waitUntilNothingServes(parent)).toEqual([]);
        // Root may then use it: the server still runs as the owner of the files.
        const byRoot = await start(join(parent, 'data'));
        await runOn(byRoot.url, 'DROP TABLE hand');
        await byRoot.release();
      } finally {
        await use.process.end();
      }
    },
  );

  itAsRoot('refuses a directory that the server cannot enter, naming the closed one', async () => {
    const closed = join(parent, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    await expect(start(join(closed, 'data'))).rejects.toMatchObject({
      message: expect.stringContaining(`cannot enter ${closed} (mode 700)`) as string,
    });
  });

  itAsRoot('may be a closed directory that is empty, or one made under a strict umask: it is opened', () => {
    chmodSync(parent, 0o755);
    const closed = join(parent, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const umask = process.umask(0o077);
    try {
      for (const path of [closed, join(parent, 'made', 'data')]) {
        const { directory, user } = prepareDataDirectory(path);
        expect(canReach(directory.root, user!)).toBe(true);
      }
    } finally {
      process.umask(umask);
    }
  });

  itInFullTest('may hold programs below a path that a shell reads otherwise', async () => {
    const { postgres, ...binaries } = await locateBinaries();
    const native = join(parent, '$HOME "`x`"', 'native');
    cpSync(dirname(dirname(postgres)), native, { recursive: true, verbatimSymlinks: true });
    const initdb = join(native, 'bin', 'initdb');
    const directory = dataDirectoryAt(parent);
    const user = serverUserFor(parent);
    await expect(runProgram(initdb, ['--pgdata', join(parent, 'asked')], user)).rejects.toThrow();
    const found = { ...binaries, initdb, postgres: join(native, 'bin', 'postgres') };
    await prepareCluster({ directory, binaries: found, user, settings: { fsync: 'off' } });
    expect(existsSync(join(directory.cluster, 'PG_VERSION'))).toBe(true);
  });

  itAsRoot('copies the programs into the data directory when the project lies in a closed one', async () => {
    const binaries = await locateBinaries();
    const closed = join(parent, 'closed');
    cpSync(dirname(dirname(binaries.postgres)), join(closed, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    chmodSync(closed, 0o700);
    const hidden = { ...binaries, postgres: join(closed, 'native', 'bin', 'postgres') };
    const found = await reachableBinaries(hidden, dataDirectoryAt(parent), defaultServerUser());
    expect(found.postgres).toBe(join(parent, `postgres-binaries-${binaries.version}`, 'bin', 'postgres'));
    expect(found.version).toBe(binaries.version);
    expect(canReach(found.postgres, defaultServerUser())).toBe(true);
  });
});

function lookUpNobody(): { uid: number; gid: number } {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
