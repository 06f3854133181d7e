import { existsSync, realpathSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { majorVersionOf } from './cluster';
import { dataDirectoryAt, rememberedPort } from './data-directory';
import { findPostmaster } from './postmaster';
import { isProcessRunning, nameOfThisProcess } from './process-inspection';

/* The processes that use the server: one empty file each, named after the process, so that a file left behind by a
   killed process, or a pid used again, counts for nothing. */

let registrations = 0;

export function register(users: string): string {
  const name = `${nameOfThisProcess()}.${++registrations}`;
  writeFileSync(join(users, name), '', { flag: 'wx' });
  return name;
}

export function deregister(users: string, name: string): void {
  rmSync(join(users, name), { force: true });
}

export function livingUsers(users: string): string[] {
  return readdirSync(users).filter(isProcessRunning);
}

/** Removes what dead processes left behind. Call it under the directory's lock. */
export function forgetDeadUsers(users: string): void {
  const living = new Set(livingUsers(users));
  for (const name of readdirSync(users)) if (!living.has(name)) deregister(users, name);
}

export interface ServerDescription {
  readonly dataDirectory: string;
  readonly state: 'absent' | 'stopped' | 'starting' | 'ready' | 'stopping';
  readonly majorVersion: number | undefined;
  readonly port: number | undefined;
  readonly pid: number | undefined;
  readonly usedBy: readonly number[];
  readonly logFile: string;
}

export function describeServer(dataDirectory: string): ServerDescription {
  const path = resolve(dataDirectory);
  const directory = dataDirectoryAt(existsSync(path) ? realpathSync(path) : path);
  const majorVersion = majorVersionOf(directory.cluster);
  const running = findPostmaster(directory.cluster);
  const users = existsSync(directory.users) ? livingUsers(directory.users) : [];
  return {
    dataDirectory: directory.root,
    state: running?.status ?? (majorVersion === undefined ? 'absent' : 'stopped'),
    majorVersion,
    port: running?.port ?? rememberedPort(directory),
    pid: running?.pid,
    usedBy: [...new Set(users.map((name) => Number.parseInt(name, 10)))],
    logFile: directory.logFile,
  };
}
