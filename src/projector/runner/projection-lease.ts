import type { DataSource } from 'typeorm';
import { PARTITIONS } from '../../event-log/event-store.port';
import { deleteRows, updateRows } from '../../database/table';
import { inTransaction, readRows } from '../../database/queryable';
import { LEASE, MEMBER } from '../generations/generation';

const NO_PARTITION: ReadonlySet<number> = new Set();

/** Gives up partitions beyond a fair share, or takes free partitions up to it. */
const HOLD = `WITH
  present AS (SELECT holder FROM projection.member WHERE expires_at >= clock_timestamp()),
  fair AS (SELECT ceil(${PARTITIONS}.0 / greatest(count(*), 1))::integer AS share FROM present),
  mine AS (
    SELECT partition, row_number() OVER (ORDER BY partition) AS nth FROM projection.lease WHERE holder = $1),
  given_up AS (
    UPDATE projection.lease l SET holder = NULL
      FROM mine, fair WHERE l.partition = mine.partition AND l.holder = $1 AND nth > share),
  taken AS (
    UPDATE projection.lease SET holder = $1
     WHERE partition IN (
       SELECT partition FROM projection.lease
        WHERE holder IS NULL OR NOT EXISTS (SELECT FROM present WHERE present.holder = lease.holder)
        ORDER BY partition LIMIT greatest(0, (SELECT share FROM fair) - (SELECT count(*) FROM mine))
        FOR UPDATE SKIP LOCKED)
    RETURNING partition)
  SELECT partition FROM mine, fair WHERE nth <= share UNION ALL SELECT partition FROM taken`;

const JOIN = `INSERT INTO projection.member (holder, expires_at)
  VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
  ON CONFLICT (holder) DO UPDATE SET expires_at = excluded.expires_at`;

const FORGET = `DELETE FROM projection.member WHERE expires_at < clock_timestamp() - interval '1 minute'`;

/**
 * The partitions that a service projects. Services with the same database get about as many each. The lease only
 * avoids duplicate work; the checkpoints ensure that nothing is counted twice. It expires by the clock of the
 * database, so that a suspended process loses it like a dead one.
 */
export class ProjectionLease {
  private heldUntil = -Infinity;
  private partitions = NO_PARTITION;

  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: string,
    readonly termMs = 4_000,
  ) {}

  /** The partitions that it holds now: the same object until they change. */
  get held(): ReadonlySet<number> {
    return performance.now() < this.heldUntil ? this.partitions : NO_PARTITION;
  }

  /** Renews its share; to be called several times per term, also while a long page is applied. */
  async renew(): Promise<void> {
    const asked = performance.now();
    const rows = await inTransaction(this.dataSource, async (db) => {
      await db.query(FORGET);
      await db.query(JOIN, [this.holder, this.termMs]);
      return readRows<{ partition: number }>(db, HOLD, [this.holder]);
    });
    const held = new Set(rows.map(({ partition }) => partition));
    const isSame =
      held.size === this.partitions.size && [...held].every((partition) => this.partitions.has(partition));
    if (!isSame) this.partitions = held;
    this.heldUntil = asked + this.termMs;
  }

  /** Releases the lease, so that another process need not wait for its expiry. */
  async release(): Promise<void> {
    this.heldUntil = -Infinity;
    await inTransaction(this.dataSource, async (db) => {
      await deleteRows(db, MEMBER, [{ holder: this.holder }]);
      await updateRows(db, LEASE, [{ of: { holder: this.holder }, to: { holder: null } }]);
    });
  }
}
