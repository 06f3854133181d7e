import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { dataDirectoryAt } from '../../../src/app/database/data-directory';
import { findPostmaster, type Postmaster } from '../../../src/app/database/postmaster';

export interface ServerState {
  readonly state: Postmaster['status'] | 'stopped';
  readonly pid: number | undefined;
}

/** The state of the embedded server of a data directory, from its pid file and its process. */
export function serverStateOf(dataDirectory: string): ServerState {
  const path = resolve(dataDirectory);
  const running = findPostmaster(dataDirectoryAt(existsSync(path) ? realpathSync(path) : path).cluster);
  return { state: running?.status ?? 'stopped', pid: running?.pid };
}
