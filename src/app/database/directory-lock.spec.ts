import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withDirectoryLock } from './embedded-postgres';
import { startMarkOf } from './process-inspection';

describe('the lock of a data directory', () => {
  let lock: string;

  beforeEach(() => {
    lock = mkdtempSync(join(tmpdir(), 'cagnotte-lock-'));
  });

  afterEach(() => rmSync(lock, { recursive: true }));

  it('lets one caller in at a time, and every one in the end', async () => {
    let inside = 0;
    const seen: number[] = [];
    const enter = async (): Promise<void> => {
      seen.push(++inside);
      await sleep(2);
      inside--;
    };
    await Promise.all(Array.from({ length: 12 }, () => withDirectoryLock(lock, enter)));
    expect(seen).toEqual(Array.from({ length: 12 }, () => 1));
    expect(readdirSync(lock)).toEqual([]);
  });

  it('is given back when the action fails', async () => {
    const failing = withDirectoryLock(lock, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await withDirectoryLock(lock, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('is not held by the ticket of a process that has ended, even if its pid lives again', async () => {
    writeFileSync(join(lock, `${process.pid}.1-feedbeef.1`), '');
    expect(await withDirectoryLock(lock, () => Promise.resolve(readdirSync(lock).length))).toBe(1);
  });

  it('is held by the ticket of another process until that ends', async () => {
    const holder = spawn('sleep', ['60']);
    await once(holder, 'spawn');
    const pid = holder.pid ?? 0;
    writeFileSync(join(lock, `${pid}.${startMarkOf(pid)}.1`), '');
    let entered = false;
    const waiting = withDirectoryLock(lock, async () => void (entered = true));
    await sleep(200);
    expect(entered).toBe(false);
    holder.kill('SIGKILL');
    await waiting;
    expect(entered).toBe(true);
  });
});
