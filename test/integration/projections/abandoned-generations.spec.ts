import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { switchTo } from '../../../src/projector/generations/generation';
import { inTransaction } from '../../../src/database/queryable';
import { GenerationBuild } from '../../../src/projector/generations/generation-build';
import { rebuild, type RebuildOptions, type RebuildReport } from '../../../src/projector/generations/rebuild';
import { dropUnusedGenerations } from '../../../src/projector/generations/unused-generations';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { chipsSold } from '../../support/sample-events/sample-events';
import { useBooks } from '../../support/books/books-under-test';
import { generationsOf, projectNight, verify } from '../../support/books/corruption';
import { itInFullTest } from '../../support/in-full-test';

const books = useBooks('made anew');
const SUPPORT = join(__dirname, '../../support');

interface HalfBuilt {
  readonly child: ChildProcess;
  /** Lets the program apply the next record and waits until it has. */
  next(): Promise<void>;
}

/** A process that rebuilds one record at each call of `next`, partition by partition. */
async function startRebuild(name: string | undefined): Promise<HalfBuilt> {
  const hook = join(SUPPORT, 'database/typescript-hook.cjs');
  const program = join(SUPPORT, 'books/rebuild.program.ts');
  const child = spawn(process.execPath, ['-r', hook, program, books.url, ...(name ? [name] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const waits = async (): Promise<void> => {
    if ((await lines.next()).done) throw new Error('the program has ended');
  };
  await waits();
  return {
    child,
    next: () => {
      child.stdin.write('on\n');
      return waits();
    },
  };
}

async function end({ child }: HalfBuilt, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Waits until the server has noticed the death of the process. */
async function untilNoticed(): Promise<void> {
  const others = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'rebuild-program' AND datname = current_database()`;
  while ((await books.sql(others)).length > 0) await sleep(10);
}

let half: HalfBuilt;
let live: readonly string[];

/** Starts a rebuild and stops it after two of seven records, one per page. */
async function beginRebuild(name?: string): Promise<void> {
  await projectNight(books);
  live = await generationsOf(books);
  half = await startRebuild(name);
  await half.next();
  await half.next();
}

async function kill(): Promise<void> {
  await end(half, 'SIGKILL');
  await untilNoticed();
}

describe('a rebuild that is killed half-way and names no program', () => {
  beforeEach(() => beginRebuild());
  afterEach(() => end(half, 'SIGKILL'));

  it('leaves the live tables as they were and a half-built generation, which the next verify removes', async () => {
    await kill();
    expect(await generationsOf(books)).toHaveLength(2);
    expect(await verify(books)).toEqual([]);
    expect(await generationsOf(books)).toEqual(live);
  });

  it('is no obstacle to the next rebuild, which removes what it left', async () => {
    await kill();
    const report = await rebuild(books.dataSource, books.store, { afterwards: () => 'switch' });
    expect(report.divergence).toBeUndefined();
    expect(await generationsOf(books)).toEqual([`generation_${report.generation}`]);
  });

  it('is not dropped as long as its builder lives, and finishes its work', async () => {
    expect(await verify(books)).toEqual([]);
    await dropUnusedGenerations(books.dataSource);
    expect(await generationsOf(books)).toHaveLength(2);
    const ended = once(half.child, 'exit');
    for (let record = 2; record <= 7; record += 1) half.child.stdin!.write('on\n');
    expect(await ended).toEqual([0, null]);
    expect(await generationsOf(books)).toEqual([expect.not.stringMatching(live[0]!)]);
    expect(await verify(books)).toEqual([]);
  });

  itInFullTest('is not dropped while its builder is only stopped', async () => {
    half.child.kill('SIGSTOP');
    await dropUnusedGenerations(books.dataSource);
    half.child.kill('SIGCONT');
    expect(await generationsOf(books)).toHaveLength(2);
  });
});

describe('a rebuild of a program that is killed half-way', () => {
  beforeEach(() => beginRebuild('this one'));
  afterEach(() => end(half, 'SIGKILL'));

  interface Rebuilt {
    readonly report: RebuildReport;
    /** The number of records at which an earlier build was continued; undefined if a new one was started. */
    readonly from: number | undefined;
  }

  async function rebuildBy(program: string, options: Partial<RebuildOptions> = {}): Promise<Rebuilt> {
    let from: number | undefined;
    const report = await rebuild(books.dataSource, books.store, {
      program,
      afterwards: () => 'switch',
      onContinued: ({ records }) => (from = records),
      ...options,
    });
    return { report, from };
  }

  const seven = expect.objectContaining({ records: 7, place: '7', divergence: undefined });

  it('is continued by the same program, with the rows and heads of one that was not killed', async () => {
    await kill();
    const { report, from } = await rebuildBy('this one');
    expect({ report, from }).toEqual({ report: seven, from: 2 });
    expect([...report.heads].map(([casino, { number }]) => [casino, number])).toEqual([
      ['torrequebrada', 5n],
      ['marbella', 2n],
    ]);
    expect(await generationsOf(books)).toEqual([`generation_${report.generation}`]);
    expect(await verify(books)).toEqual([]);
  });

  itInFullTest('is continued as often as it is killed', async () => {
    for (let killed = 0; killed < 4; killed += 1) {
      await kill();
      half = await startRebuild('this one');
      await half.next();
    }
    await kill();
    expect(await rebuildBy('this one')).toEqual({ report: seven, from: 6 });
    expect(await verify(books)).toEqual([]);
  });

  it('is continued with records that came since', async () => {
    await kill();
    await books.record(chipsSold({ amount: 700 }, { id: 'sale-3' }));
    await books.project();
    const { report, from } = await rebuildBy('this one');
    expect([report.records, report.divergence, from]).toEqual([8, undefined, 2]);
  });

  it('is left to be continued by a verification of the same program, which begins with the first record', async () => {
    await kill();
    const verdict = await verifyBooks(books.dataSource, books.store, { program: 'this one' });
    expect([verdict.ok, verdict.records]).toEqual([true, 7]);
    expect(await rebuildBy('this one')).toEqual({ report: seven, from: 2 });
  });

  it('is not continued by another program, which drops what it left', async () => {
    await kill();
    const { report, from } = await rebuildBy('another one');
    expect({ report, from }).toEqual({ report: seven, from: undefined });
    expect(await generationsOf(books)).toEqual([`generation_${report.generation}`]);
  });

  itInFullTest('is not continued if the new rebuild is to begin again', async () => {
    await kill();
    const { report, from } = await rebuildBy('this one', { anew: true });
    expect({ report, from }).toEqual({ report: seven, from: undefined });
    expect(await generationsOf(books)).toEqual([`generation_${report.generation}`]);
  });

  itInFullTest('is not continued once tables have other columns', async () => {
    await kill();
    await books.sql(`ALTER TABLE read_model.hand ADD COLUMN further text`);
    try {
      const { from } = await rebuildBy('this one', { afterwards: () => 'drop' });
      expect(from).toBeUndefined();
      expect(await generationsOf(books)).toEqual(live);
    } finally {
      await books.sql(`ALTER TABLE read_model.hand DROP COLUMN further`);
    }
  });

  it('is not continued where the register has another record than the one to which it had come', async () => {
    await kill();
    await books.tamper(`UPDATE register.record SET chain_hash = sha256('x') WHERE place = '2'`);
    await expect(rebuildBy('this one')).rejects.toThrow(/record 2 .*chain_hash is/);
    expect(await generationsOf(books)).toEqual(live);
  });

  itInFullTest(
    'is not continued while its builder only stands still, and both come to their end',
    async () => {
      half.child.kill('SIGSTOP');
      expect(await rebuildBy('this one')).toEqual({ report: seven, from: undefined });
      half.child.kill('SIGCONT');
      const ended = once(half.child, 'exit');
      for (let record = 2; record <= 7; record += 1) half.child.stdin!.write('on\n');
      expect(await ended).toEqual([0, null]);
      expect(await verify(books)).toEqual([]);
    },
  );

  itInFullTest(
    'abandons a generation that another process has continued, after it counted as dead',
    async () => {
      await books.sql(
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid <> 0
         AND classid = 1128355662 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      const { report, from } = await rebuildBy('this one');
      expect({ report, from }).toEqual({ report: seven, from: 2 });
      const ended = once(half.child, 'exit');
      half.child.stdin!.write('on\n');
      expect(await ended).toEqual([1, null]);
      expect(await generationsOf(books)).toEqual([`generation_${report.generation}`]);
      expect(await verify(books)).toEqual([]);
    },
  );
});

describe('a replaced generation that was not dropped', () => {
  it('is dropped by the next verify', async () => {
    await projectNight(books);
    const build = await GenerationBuild.begin(books.dataSource, books.store);
    await build.catchUp();
    await inTransaction(books.dataSource, (db) => switchTo(db, build.generation));
    await build.end({ inUse: true });
    expect(await generationsOf(books)).toHaveLength(2);
    expect(await verify(books)).toEqual([]);
    expect(await generationsOf(books)).toEqual([`generation_${build.generation}`]);
  });
});
