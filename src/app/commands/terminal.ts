import { SingleBar } from 'cli-progress';
import { userInfo } from 'node:os';
import type { DataSource } from 'typeorm';
import { CONSOLE } from '../../event-log/event-store.port';
import { inTransaction, type Queryable } from '../../database/queryable';
import { decisionLine } from '../../people/decision-signature';
import type { PeopleRegister } from '../../people/people-register';
import { safeToShow } from '../../kernel/shown-text';
import type { SecurityEntry } from '../../security-log/security-entry';
import { appendLines } from '../../security-log/security-log';

type ConsoleAct = Omit<SecurityEntry, 'credential' | 'person' | 'address'>;

/** Writes an act of a command to the security log, under the account that runs it. */
export const keepConsoleAct = (dataSource: DataSource, act: ConsoleAct): Promise<void> =>
  inTransaction(dataSource, (db) => keepConsoleActIn(db, act));

export const keepConsoleActIn = (db: Queryable, { details, ...entry }: ConsoleAct): Promise<void> =>
  keep(db, [{ ...entry, credential: CONSOLE, details: { ...details, account: account() } }]);

/** Writes decisions of a command about persons and credentials to the security log. */
export function keepConsoleDecisions(dataSource: DataSource, register: PeopleRegister): void {
  register.onDecision((events) => inTransaction(dataSource, (db) => keep(db, events.map(decisionLine))));
}

async function keep(db: Queryable, entries: readonly SecurityEntry[]): Promise<void> {
  const at = new Date();
  await appendLines(
    db,
    entries.map((entry) => ({ entry, at, times: 1 })),
  );
}

export function account(): string {
  try {
    return userInfo().username.slice(0, 40);
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

export interface Saying {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export const failure = (command: string, why: string): Saying => ({
  code: 1,
  out: '',
  err: `${command}: ${why}\n`,
});

export const answer = (out: string, code = 0): Saying => ({ code, out: `${out}\n`, err: '' });

export function say({ code, out, err }: Saying): number {
  process.stdout.write(safeToShow(out));
  process.stderr.write(safeToShow(err));
  return code;
}

export interface ProgressBar {
  show(value: number): void;
  end(): void;
}

export function progressBar(unit: string, total?: number): ProgressBar {
  if (!process.stderr.isTTY) return { show: () => undefined, end: () => undefined };
  const format = total === undefined ? `{value} ${unit}` : `{bar} {percentage} % · {value}/{total} ${unit}`;
  const bar = new SingleBar({ format, hideCursor: true, stream: process.stderr, clearOnComplete: true });
  bar.start(total ?? 0, 0);
  return {
    show: (value) => bar.update(value),
    end: () => bar.isActive && bar.stop(),
  };
}

/** Resolves at the first SIGINT or SIGTERM. A second one ends the process at once: nothing acknowledged can be lost. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = (): void => {
      if (asked) process.exit(130);
      asked = true;
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}

/** Handles errors of standard output: `| head` closes the pipe, which is no fault. */
export function endWhenNobodyReads(failure: NodeJS.ErrnoException): void {
  if (failure.code === 'EPIPE') process.exit(0);
  throw failure;
}
