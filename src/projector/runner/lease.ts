import type { DataSource } from 'typeorm';

/**
 * Who projects. The lease only spares idle work when several services share a database; that nothing is counted
 * twice is the checkpoint's doing. It is a row with an expiry by the database's clock, so that a process that is
 * stopped, and not dead, loses it as well.
 */
export class ProjectionLease {
  private renewedAt = -Infinity;

  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: string,
    private readonly termMs = 5_000,
  ) {}

  async hold(): Promise<boolean> {
    const asked = performance.now();
    if (asked - this.renewedAt < this.termMs / 3) return true;
    const rows: unknown[] = await this.dataSource.query(
      `WITH taken AS (
         UPDATE projection.lease SET holder = $1, expires_at = clock_timestamp() + $2 * interval '1 millisecond'
          WHERE holder = $1 OR expires_at < clock_timestamp() RETURNING 1)
       SELECT * FROM taken`,
      [this.holder, this.termMs],
    );
    this.renewedAt = rows.length === 1 ? asked : -Infinity;
    return rows.length === 1;
  }

  /** Releases the lease, so that another process need not wait for its expiry. */
  async release(): Promise<void> {
    this.renewedAt = -Infinity;
    await this.dataSource.query(
      `UPDATE projection.lease SET holder = NULL, expires_at = '-infinity' WHERE holder = $1`,
      [this.holder],
    );
  }
}
