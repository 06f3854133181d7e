import { statfsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { readRows } from '../database/queryable';
import { newestChange } from './newest-change';

/** Seconds since the newest file of the backups was written; +Inf where there is none. */
export const backupAgeSeconds = (place: string, now = Date.now()): number => {
  const newest = newestChange(place);
  return newest === undefined ? Infinity : Math.max(0, (now - newest) / 1_000);
};

/** The last run of `cagnotte verify` that ended, by the security log; +Inf and no result where there was none. */
export async function lastVerification(
  db: DataSource,
  now = Date.now(),
): Promise<{ readonly ageSeconds: number; readonly holds: boolean | undefined }> {
  const [last] = await readRows<{ at: string; result: string | null }>(
    db,
    `SELECT extract(epoch FROM at)::text AS at, details::jsonb ->> 'result' AS result FROM access.security_log
      WHERE kind = 'verification.ended' ORDER BY number DESC LIMIT 1`,
  );
  if (last === undefined) return { ageSeconds: Infinity, holds: undefined };
  return { ageSeconds: Math.max(0, now / 1_000 - Number(last.at)), holds: last.result === 'holds' };
}

/** Bytes of the file system that has a directory: free for the service, and all. */
export function diskOf(directory: string): { readonly free: number; readonly size: number } {
  const { bavail, blocks, bsize } = statfsSync(directory);
  return { free: bavail * bsize, size: blocks * bsize };
}
