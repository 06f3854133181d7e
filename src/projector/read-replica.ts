import pTimeout from 'p-timeout';
import type { DataSource } from 'typeorm';
import { HeldConnection } from '../event-log/postgres/held-connection';

/** A place in the write-ahead log as PostgreSQL writes it, `16/B374D848`, as a number that can be compared. */
export function walPlace(text: string): bigint {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

interface Written {
  readonly place: bigint;
  /** When the primary was first seen at this position, in milliseconds of any steady clock. */
  readonly since: number;
}

/**
 * Maximum number of remembered positions. At one look a second they measure a standstill of an hour to within half a minute.
 */
const MOST_REMEMBERED = 120;

/**
 * How long a replica has lacked something that the primary had. It compares positions of the write-ahead log that
 * were seen at known moments: the time of the last replayed transaction grows on an idle primary, too, and clocks
 * differ.
 */
export class ReplicaLag {
  private awaited: Written[] = [];
  private last = 0n;

  written(place: bigint, now: number): void {
    if (place <= this.last) return;
    this.last = place;
    this.awaited.push({ place, since: now });
    if (this.awaited.length > MOST_REMEMBERED) this.awaited = inPairs(this.awaited);
  }

  /** @returns for how many milliseconds it has lagged; 0 where it has replayed everything that was seen */
  behind(replayed: bigint, now: number): number {
    this.awaited = this.awaited.filter(({ place }) => place > replayed);
    const [oldest] = this.awaited;
    return oldest === undefined ? 0 : now - oldest.since;
  }
}

/**
 * Merges pairs of observations, with the later position and the earlier moment: the lag is rather too large than too
 * small.
 */
const inPairs = (looks: readonly Written[]): Written[] =>
  looks.flatMap(({ since, place }, at) =>
    at % 2 === 1 ? [] : [{ since, place: looks[at + 1]?.place ?? place }],
  );

export interface ReplicaDatabase {
  readonly place: string;
  readonly dataSource: DataSource;
  /** Breaks every connection at once, however long the server has been silent. */
  abandon(): void;
}

/** `stranger`: it follows no primary (any more), or not that of DATABASE_URL, so that it may have other books. */
export type ReplicaState = 'ok' | 'behind' | 'unreachable' | 'stranger';

export interface ReplicaSeen {
  readonly state: ReplicaState;
  /** How long it has lacked something that the primary has; null if unknown. */
  readonly lagMs: number | null;
}

interface Limits {
  readonly mostLagMs: number;
  /** Called when the state changes, with the message of the database or network. */
  readonly onChange?: (seen: ReplicaSeen, why?: unknown) => void;
}

export const LOOK_MS = 1_000;
const ANSWER_MS = 2_000;

/** Checks every second whether a replica answers, follows the primary and is not too far behind. */
export class ReadReplica {
  private seen: ReplicaSeen = { state: 'unreachable', lagMs: null };
  private readonly lag = new ReplicaLag();
  private readonly ofPrimary: HeldConnection;
  private readonly ofReplica: HeldConnection;
  private cluster: string | undefined;
  private looking: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isTold = false;

  constructor(
    primary: DataSource,
    private readonly database: ReplicaDatabase,
    private readonly limits: Limits,
  ) {
    this.ofPrimary = new HeldConnection(primary);
    this.ofReplica = new HeldConnection(database.dataSource);
  }

  get dataSource(): DataSource {
    return this.database.dataSource;
  }

  get lastSeen(): ReplicaSeen {
    return this.seen;
  }

  async start(): Promise<void> {
    await this.look();
    const again = (): void => {
      if (this.isStopped) return;
      this.timer = setTimeout(() => void this.look().then(again), LOOK_MS).unref();
    };
    again();
  }

  look(): Promise<void> {
    return (this.looking ??= this.lookOnce().finally(() => (this.looking = undefined)));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.looking;
    this.ofReplica.discard();
    await this.ofPrimary.giveBack();
    this.database.abandon();
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }

  private async lookOnce(): Promise<void> {
    // While the primary does not answer, the replica is compared with the last position seen there.
    await this.lookAtPrimary().catch(() => undefined);
    if (this.isStopped) return;
    try {
      this.take(await this.lookAtReplica());
    } catch (failure) {
      // Queries that wait for the replica would otherwise wait as long as it is silent.
      this.database.abandon();
      this.take({ state: 'unreachable', lagMs: null }, failure);
    }
  }

  private async lookAtPrimary(): Promise<void> {
    const { rows } = await this.ofPrimary.use(
      (client) => client.query<{ cluster: string; written: string }>(AT_PRIMARY),
      ANSWER_MS,
    );
    this.cluster = rows[0]!.cluster;
    this.lag.written(walPlace(rows[0]!.written), performance.now());
  }

  private async lookAtReplica(): Promise<ReplicaSeen> {
    const { dataSource } = this.database;
    if (!dataSource.isInitialized) await pTimeout(dataSource.initialize(), { milliseconds: ANSWER_MS });
    const { rows } = await this.ofReplica.use(
      (client) => client.query<{ cluster: string; replayed: string | null }>(AT_REPLICA),
      ANSWER_MS,
    );
    const { cluster, replayed } = rows[0]!;
    if (replayed === null || cluster !== (this.cluster ?? cluster)) return { state: 'stranger', lagMs: null };
    const lagMs = Math.ceil(this.lag.behind(walPlace(replayed), performance.now()));
    // After a fallback to the primary, the replica is used again only when it is at most one look behind, so that readers do
    // not return to much older books.
    const most = this.seen.state === 'ok' ? this.limits.mostLagMs : Math.min(LOOK_MS, this.limits.mostLagMs);
    return { state: lagMs > most ? 'behind' : 'ok', lagMs };
  }

  private take(seen: ReplicaSeen, why?: unknown): void {
    const isNews = !this.isTold || seen.state !== this.seen.state;
    this.seen = seen;
    this.isTold = true;
    if (isNews) this.limits.onChange?.(seen, why);
  }
}

/** The cluster with the database in it: a replica has both from its primary. */
const CLUSTER = `(SELECT system_identifier FROM pg_control_system()) || '/' ||
  (SELECT oid FROM pg_database WHERE datname = current_database()) AS cluster`;
const AT_PRIMARY = `SELECT ${CLUSTER}, pg_current_wal_lsn()::text AS written`;
const AT_REPLICA = `SELECT ${CLUSTER}, CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS replayed`;
