import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { GenerationBuild } from '../../../src/projector/generations/generation-build';
import { rebuild } from '../../../src/projector/generations/rebuild';
import { dropUnusedGenerations } from '../../../src/projector/generations/unused-generations';
import { useBooks } from '../../support/books/books-under-test';
import { generationsOf, projectNight, verify } from '../../support/books/corruption';

const books = useBooks();
const SUPPORT = join(__dirname, '../../support');

interface HalfBuilt {
  readonly child: ChildProcess;
  /** Lets the program read on; answers when it waits again. */
  next(): Promise<void>;
}

/** A process that rebuilds, one record at each call of `next`. */
async function startRebuild(): Promise<HalfBuilt> {
  const hook = join(SUPPORT, 'database/typescript-hook.cjs');
  const program = join(SUPPORT, 'books/rebuild.program.ts');
  const child = spawn(process.execPath, ['-r', hook, program, books.url], {
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

/** The server notices a moment after the process has died. */
async function untilNoticed(): Promise<void> {
  const others = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'rebuild-program' AND datname = current_database()`;
  while ((await books.sql(others)).length > 0) await sleep(10);
}

describe('a rebuild that is killed half-way', () => {
  let half: HalfBuilt;
  let live: readonly string[];

  beforeEach(async () => {
    await projectNight(books);
    live = await generationsOf(books);
    half = await startRebuild();
    await half.next();
    await half.next();
  });
  afterEach(() => end(half, 'SIGKILL'));

  it('leaves the live tables as they were and a half-built generation, which the next verify removes', async () => {
    await end(half, 'SIGKILL');
    await untilNoticed();
    expect(await generationsOf(books)).toHaveLength(2);
    expect(await verify(books)).toEqual([]);
    expect(await generationsOf(books)).toEqual(live);
  });

  it('is no obstacle to the next rebuild, which removes what it left', async () => {
    await end(half, 'SIGKILL');
    await untilNoticed();
    const report = await rebuild(books.dataSource, books.store, { afterwards: () => 'switch' });
    expect(report.divergence).toBeUndefined();
    expect(await generationsOf(books)).toEqual([`generation_${report.generation}`]);
  });

  it('is left alone as long as it lives, and ends what it began', async () => {
    expect(await verify(books)).toEqual([]);
    await dropUnusedGenerations(books.dataSource);
    expect(await generationsOf(books)).toHaveLength(2);
    const ended = once(half.child, 'exit');
    for (let record = 3; record <= 7; record += 1) half.child.stdin!.write('on\n');
    expect(await ended).toEqual([0, null]);
    expect(await generationsOf(books)).toEqual([expect.not.stringMatching(live[0]!)]);
    expect(await verify(books)).toEqual([]);
  });

  it('is left alone also while it is only stopped', async () => {
    half.child.kill('SIGSTOP');
    await dropUnusedGenerations(books.dataSource);
    half.child.kill('SIGCONT');
    expect(await generationsOf(books)).toHaveLength(2);
  });
});

describe('a replaced generation that was not dropped', () => {
  it('is dropped by the next verify', async () => {
    await projectNight(books);
    const build = await GenerationBuild.begin(books.dataSource, books.store);
    await build.catchUp();
    await books.sql(`UPDATE projection.generation SET state = 'retired' WHERE state = 'live'`);
    await books.sql(`UPDATE projection.generation SET state = 'live' WHERE generation = $1`, [
      build.generation,
    ]);
    await books.sql(`UPDATE projection.live SET generation = $1`, [build.generation]);
    await build.end({ inUse: true });
    expect(await generationsOf(books)).toHaveLength(2);
    expect(await verify(books)).toEqual([]);
    expect(await generationsOf(books)).toEqual([`generation_${build.generation}`]);
  });
});
