import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { majorVersionOf } from './cluster';
import { dataDirectoryAt, rememberedPort } from './data-directory';
import { findPostmaster } from './postmaster';
import { livingUsers } from './registered-users';

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
