import { EventStoreUnavailable } from '../event-store-unavailable';

/**
 * SQLSTATEs after which the same work may succeed later: connection exceptions (08), a transaction rolled back for
 * the sake of another (40), too few resources (53), an operator's intervention (57), a system error such as a full
 * disk (58), a server that is still a read-only standby (25006), a transaction ended for standing still or for its
 * length (25P03, 25P04), a lock that was not got in time (55P03).
 */
const TRANSIENT = /^(08...|40...|53...|57...|58...|25006|25P0[34]|55P03)$/;

const LASTING = [EventStoreUnavailable, TypeError, SyntaxError, RangeError];

export function isTransient(error: unknown): boolean {
  if (LASTING.some((kind) => error instanceof kind)) return false;
  const { code, severity } = error as { code?: string; severity?: string };
  const sqlState = severity === undefined ? undefined : code;
  return sqlState === undefined || TRANSIENT.test(sqlState);
}
