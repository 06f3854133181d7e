import { EventLog1700000000001 } from './1700000000001-event-log';

/** Every migration in the order it runs; TypeORM is given this list, never a glob. */
export const ALL_MIGRATIONS = [EventLog1700000000001];
