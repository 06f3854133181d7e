import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { DataSource } from 'typeorm';
import { column, deleteRows, type RowOf, table } from '../database/table';
import { readRows } from '../database/queryable';

/**
 * How far a consumer outside (a webhook, the monthly pack) has been sent the records of a casino, and what its last answers were.
 * It is kept beside the generations of the read models, so a rebuild leaves it as it is.
 */
export const OUTGOING_PLACE = table('access.outgoing_place', {
  /** Who is sent to: a kind and an id, such as `webhook:0f3c…`. */
  consumer: column.key(column.text),
  casino: column.key(column.text),
  /** The last record of which everything was accepted; 0 before the first. */
  record: column.bigint,
  /** The process that is sending, until when by the clock of the database. */
  holder: column.optional(column.text),
  heldUntil: column.optional(column.instant),
  /** Attempts that failed since the last that was accepted. */
  failures: column.integer,
  failingSince: column.optional(column.instant),
  /** Not before this moment it is tried again. */
  nextAt: column.optional(column.instant),
  /** Not tried any more until somebody decides to. */
  parkedSince: column.optional(column.instant),
  /** The last answer in a few words. */
  answer: column.optional(column.text),
  answeredAt: column.optional(column.instant),
  /** The last decision that set the place back, so that each is carried out once. */
  setBackBy: column.optional(column.text),
});

export type OutgoingPlace = RowOf<typeof OUTGOING_PLACE>;

export type PlaceKey = Pick<OutgoingPlace, 'consumer' | 'casino'>;

export interface FailedAttempt {
  /** What was answered, or why there was no answer, in a few words and without a secret. */
  readonly answer: string;
  /** Milliseconds until the next attempt. */
  readonly againInMs: number;
  /** Parks the place if it has failed for this many milliseconds; 0: at once. */
  readonly parkAfterMs: number;
}

/** Milliseconds for which a process that does not renew its hold keeps others from sending. */
export const HOLD_MS = 6_000;

const COLUMNS = OUTGOING_PLACE.columns.map(({ sqlName }) => sqlName).join(', ');

const NAME = OUTGOING_PLACE.sqlName;

const OF_KEY = `consumer = $1 AND casino = $2`;

/**
 * The database says when a moment is, so that services with different clocks agree. It moves on within a statement: the
 * difference of two of it may be negative.
 */
const NOW = 'clock_timestamp()';

const LONGEST_ANSWER = 200;

/**
 * The places of this process in the log, one of each consumer at each casino. A sender works `inHold` of a place, and
 * moves it once what it sent is accepted; another process takes it `HOLD_MS` after the last renewal of one that died. So
 * everything is sent at least once, and what was on its way at a crash is sent again.
 */
export class OutgoingPlaces {
  private readonly holder = `pid ${process.pid} on ${hostname()}, ${randomUUID()}`;
  /** Works that are under way in a hold. */
  private held = 0;
  private renewing: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** All places, or those of some consumers. */
  of(consumers?: readonly string[]): Promise<OutgoingPlace[]> {
    return readRows(
      this.dataSource,
      `SELECT ${COLUMNS} FROM ${NAME} WHERE $1::text[] IS NULL OR consumer = ANY ($1) ORDER BY consumer, casino`,
      [consumers ?? null],
    );
  }

  /** Begins a place after a record; one that exists stays where it is. */
  async begin({ consumer, casino }: PlaceKey, record: bigint): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO ${NAME} (consumer, casino, record) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [consumer, casino, record],
    );
  }

  /** Forgets what places are left of consumers that ended. */
  async end(consumers: readonly string[]): Promise<void> {
    if (consumers.length === 0) return;
    const left = await this.of(consumers);
    await deleteRows(
      this.dataSource,
      OUTGOING_PLACE,
      left.map(({ consumer, casino }) => ({ consumer, casino })),
    );
  }

  /**
   * Takes a place, holds it as long as the work takes, and gives it back, also where the work throws. One timer renews all the
   * places that this process holds.
   * @returns undefined where the place could not be taken, as `take` says; then nothing is done
   */
  async inHold<Done>(
    key: PlaceKey,
    work: (place: OutgoingPlace) => Promise<Done>,
  ): Promise<Done | undefined> {
    const place = await this.take(key);
    if (place === undefined) return undefined;
    this.held += 1;
    this.renewing ??= setInterval(() => void this.renew().catch(() => undefined), HOLD_MS / 4).unref();
    try {
      return await work(place);
    } finally {
      this.held -= 1;
      if (this.held === 0) {
        clearInterval(this.renewing);
        this.renewing = undefined;
      }
      await this.giveBack(key);
    }
  }

  /**
   * Takes a place for this process.
   * @returns undefined where another process has it, where it is parked, or where its next attempt is not due
   */
  take(key: PlaceKey): Promise<OutgoingPlace | undefined> {
    return this.change(
      key,
      `holder = $3, held_until = ${NOW} + $4 * interval '1 millisecond'`,
      [this.holder, HOLD_MS],
      `parked_since IS NULL AND (next_at IS NULL OR next_at <= ${NOW})
         AND (holder IS NULL OR holder = $3 OR held_until < ${NOW})`,
    );
  }

  /** Holds everything that this process has for another `HOLD_MS`; to be called several times within that time. */
  async renew(): Promise<void> {
    await this.dataSource.query(
      `UPDATE ${NAME} SET held_until = ${NOW} + $2 * interval '1 millisecond' WHERE holder = $1`,
      [this.holder, HOLD_MS],
    );
  }

  /**
   * Moves a place that this process has taken: everything up to the record was accepted.
   * @param answer what was answered; undefined where nothing had to be sent
   * @returns whether it still had the place: if not, another process sends on, or a decision set it back
   */
  async move(key: PlaceKey, record: bigint, answer?: string): Promise<boolean> {
    const moved = await this.change(
      key,
      `record = $4, failures = 0, failing_since = NULL, next_at = NULL,
       answer = coalesce($5, answer), answered_at = CASE WHEN $5::text IS NULL THEN answered_at ELSE ${NOW} END`,
      [this.holder, record, answer?.slice(0, LONGEST_ANSWER) ?? null],
      `holder = $3`,
    );
    return moved !== undefined;
  }

  /** Notes an attempt that failed and gives the place back. @returns the place, where this process still had it */
  fail(key: PlaceKey, { answer, againInMs, parkAfterMs }: FailedAttempt): Promise<OutgoingPlace | undefined> {
    return this.change(
      key,
      `holder = NULL, held_until = NULL, failures = failures + 1, failing_since = coalesce(failing_since, ${NOW}),
       next_at = ${NOW} + $4 * interval '1 millisecond', answer = $5, answered_at = ${NOW},
       parked_since = CASE WHEN coalesce(${NOW} - failing_since, '0') >= $6 * interval '1 millisecond' THEN ${NOW} END`,
      [this.holder, againInMs, answer.slice(0, LONGEST_ANSWER), parkAfterMs],
      `holder = $3`,
    );
  }

  async giveBack(key: PlaceKey): Promise<void> {
    await this.change(key, `holder = NULL, held_until = NULL`, [this.holder], `holder = $3`);
  }

  /**
   * Sets a place to another record and tries again at once, parked or not. A process that is sending loses the place.
   * @param by the id of the decision; one that was carried out before changes nothing
   */
  async setBack(key: PlaceKey, record: bigint, by: string): Promise<void> {
    await this.change(
      key,
      `record = $3, set_back_by = $4, holder = NULL, held_until = NULL, failures = 0, failing_since = NULL,
       next_at = NULL, parked_since = NULL`,
      [record, by],
      `set_back_by IS DISTINCT FROM $4`,
    );
  }

  private async change(
    { consumer, casino }: PlaceKey,
    sets: string,
    values: readonly unknown[],
    condition: string,
  ): Promise<OutgoingPlace | undefined> {
    const [changed] = await readRows<OutgoingPlace>(
      this.dataSource,
      `WITH changed AS (UPDATE ${NAME} SET ${sets} WHERE ${OF_KEY} AND ${condition} RETURNING ${COLUMNS})
       SELECT ${COLUMNS} FROM changed`,
      [consumer, casino, ...values],
    );
    return changed;
  }
}
