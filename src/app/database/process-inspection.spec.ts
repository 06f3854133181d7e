import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  childrenOf,
  commandLineOf,
  isProcessRunning,
  nameOfThisProcess,
  startMarkOf,
} from './process-inspection';

describe('what is known of a process', () => {
  it('is its name, which no later process with the same pid bears', () => {
    const name = nameOfThisProcess();
    expect(name).toMatch(/^\d+\.[0-9A-Za-z-]+$/);
    expect(isProcessRunning(`${name}.1`)).toBe(true);
    expect(isProcessRunning(`${process.pid}.1-feedbeef.1`)).toBe(false);
    expect(isProcessRunning('no process at all')).toBe(false);
  });

  it('is the same mark at every look, and none after its end', async () => {
    const child = spawn('sleep', ['60']);
    await once(child, 'spawn');
    const pid = child.pid ?? 0;
    expect(startMarkOf(pid)).toBe(startMarkOf(pid));
    expect(commandLineOf(pid)).toMatch(/sleep 60/);
    expect(childrenOf(process.pid)).toContain(commandLineOf(pid));
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(startMarkOf(pid)).toBeUndefined();
    expect(commandLineOf(pid)).toBeUndefined();
  });
});
