import 'reflect-metadata';
import { type Client, types } from 'pg';
import { DataSource } from 'typeorm';
import { ALL_MIGRATIONS } from '../../../migrations/all-migrations';
import { CREDENTIAL_USE } from '../../people/credential-use';
import { CHALLENGE_KEY, SESSION } from '../../people/sign-in/sessions';
import { FORMER_API_KEY } from '../../people/former-keys';
import { PERSONAL_KEY, SUBJECT_KEY } from '../../access/personal-data/subject-keys';
import { SQL_READER } from '../../people/sql-readers';
import { SHEET_MAPPING } from '../../intake/sheets/entrance/saved-mappings';
import { PACK_MAIL } from '../../ledger/monthly-pack/pack-mails.queries';
import { OUTGOING_PLACE } from '../../outgoing/outgoing-places';
import { WEBHOOK_ALERT } from '../../outgoing/webhooks/alert-notices';
import { WEBHOOK_SECRET } from '../../outgoing/webhooks/webhook-secrets';
import { PIN, PIN_FAILURES } from '../../people/sign-in/pins';
import { KEPT_DAY } from '../../ledger/performance/kept-days.queries';
import { SEAL_KEY } from '../../ledger/gaming-day/seal-keys';
import { FOLD_STATE, FOLD_VERSION } from '../../ledger/_core/store/fold-states';
import { CASINO_HEAD, RECORD } from '../../ledger/register/register';
import { SECURITY_LINE } from '../../security-log/security-line';
import { TIME_STAMP } from '../../projector/verification/anchors';
import { KEPT_DOCUMENT } from '../../ledger/documents/documents.queries';
import { ALL_READ_MODELS } from '../../projector/all-read-models';
import {
  BUILD,
  BUILD_HEAD,
  CHECKPOINT,
  GENERATION,
  LEASE,
  LIVE,
  MEMBER,
} from '../../projector/generations/generation';
import { FACT_CELL, PLACE_OF_ACCOUNT } from '../../projector/runner/casino-past';
import { present } from '../../kernel/present';
import { applySessionSettings, type ConnectionOptions, survivesItsEnd } from './connection';

/** Every table that is declared; the data source is given this list, never a glob. */
const ALL_TABLES = [
  FORMER_API_KEY,
  CREDENTIAL_USE,
  SESSION,
  CHALLENGE_KEY,
  SEAL_KEY,
  PERSONAL_KEY,
  SUBJECT_KEY,
  PIN,
  PIN_FAILURES,
  SQL_READER,
  OUTGOING_PLACE,
  WEBHOOK_SECRET,
  WEBHOOK_ALERT,
  PACK_MAIL,
  SHEET_MAPPING,
  TIME_STAMP,
  SECURITY_LINE,
  RECORD,
  CASINO_HEAD,
  KEPT_DOCUMENT,
  GENERATION,
  CHECKPOINT,
  BUILD,
  BUILD_HEAD,
  LIVE,
  LEASE,
  KEPT_DAY,
  MEMBER,
  FOLD_STATE,
  FOLD_VERSION,
  FACT_CELL,
  PLACE_OF_ACCOUNT,
  ...ALL_READ_MODELS.map(({ table }) => table),
];

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** int8 and numeric columns contain amounts, counts and record numbers: read as bigint, only here. */
types.setTypeParser(INT8, (text) => BigInt(text));
types.setTypeParser(NUMERIC, (text) => BigInt(text));
/** A date is a gaming day, which has no time zone: it stays text. */
types.setTypeParser(DATE, (text) => text);

export interface DataSourceOptions extends ConnectionOptions {
  /** The size of the only pool of a program that runs by itself; undefined for a service, which has two pools. */
  readonly poolSize?: number;
  /** Called before the connection is settled, so that the caller can end one that hangs while it is settled. */
  readonly onConnected?: (client: Client) => void;
}

/** The size of each of two pools; operations and exports take at most nine snapshots at once. */
const POOL_SIZE = 10;

/**
 * A second pool for snapshots (`snapshotRunner`): a reader of a snapshot needs another connection meanwhile, and would
 * wait forever if waiting snapshots occupied the only pool. TypeORM calls it the pool of slaves.
 */
const twoPools = (url: string) => ({
  poolSize: POOL_SIZE,
  replication: { defaultMode: 'master' as const, master: { url }, slaves: [{ url }] },
});

/**
 * Pools, migrations and entities. The caller initialises and destroys it. Each connection of a pool is settled before its
 * first use; a failure to settle it rejects the request for a connection.
 */
export function createDataSource({ poolSize, onConnected, ...options }: DataSourceOptions): DataSource {
  const { url, applicationName = 'cagnotte', connectWithinMs } = options;
  return new DataSource({
    type: 'postgres',
    ...(poolSize === undefined ? twoPools(url) : { url, poolSize }),
    applicationName,
    entities: ALL_TABLES,
    migrations: ALL_MIGRATIONS,
    // Named with its schema: TypeORM would otherwise create it in the first schema of the search path.
    migrationsTableName: 'public.schema_migration',
    synchronize: false,
    logging: false,
    // A dropped connection is replaced by the pool; it must never end the process.
    poolErrorHandler: () => undefined,
    extra: {
      keepAlive: true,
      onConnect: (client: Client) => {
        survivesItsEnd(client);
        onConnected?.(client);
        return applySessionSettings(client, options);
      },
      ...present({ connectionTimeoutMillis: connectWithinMs }),
    },
  });
}
