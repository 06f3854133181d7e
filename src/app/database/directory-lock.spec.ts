import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lock, underLock, withLock } from './directory-lock';

describe('a lock of a data directory', () => {
  let directory: string;
  let file: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cagnotte-lock-'));
    file = join(directory, 'lock');
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  it('lets one caller in at a time, and every one in the end', async () => {
    let inside = 0;
    const seen: number[] = [];
    const enter = async (): Promise<void> => {
      seen.push(++inside);
      await sleep(2);
      inside--;
    };
    await Promise.all(Array.from({ length: 12 }, () => withLock(file, enter)));
    expect(seen).toEqual(Array.from({ length: 12 }, () => 1));
  });

  it('is given back when the action fails', async () => {
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(file, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('is held by another process until that ends, by kill -9 too', async () => {
    const [program, ...options] = underLock(file, { waits: true });
    const holder = spawn(program!, [...options, 'sh', '-c', 'echo held; exec sleep 60'], { detached: true });
    await once(holder.stdout, 'data');
    let entered = false;
    const waiting = withLock(file, () => Promise.resolve((entered = true)));
    await sleep(200);
    expect(entered).toBe(false);
    process.kill(-holder.pid!, 'SIGKILL');
    await waiting;
    expect(entered).toBe(true);
  });

  it('is shared by many, and then nobody has it alone', async () => {
    const unlock = [await lock(file, 'shared'), await lock(file, 'shared')];
    let alone = false;
    const waiting = withLock(file, () => Promise.resolve((alone = true)));
    unlock[0]!();
    await sleep(100);
    expect(alone).toBe(false);
    unlock[1]!();
    await waiting;
    expect(alone).toBe(true);
  });
});
