import { createHmac, scrypt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ACCESS_SOURCES, type AccessSources } from '../../access/access-sources';
import { SubjectKeys } from '../../access/personal-data/subject-keys';
import { column, deleteRows, type RowOf, table } from '../../database/table';
import { type Queryable, readRows } from '../../database/queryable';
import { PeopleRegister } from '../people-register';

/** The hash of a person's PIN. It is outside the log, because every reader of the log could try a million PINs against it. */
export const PIN = table('access.pin', {
  person: column.key(column.text),
  /** The id of the PIN in the stream of the house: a row with another one checks nothing. */
  pin: column.text,
  salt: column.bytes,
  hash: column.bytes,
  /** Wrong attempts on all tablets, without those after which the right PIN came on the same tablet. */
  failures: column.integer,
  lockedAt: column.optional(column.instant),
  setAt: column.instant,
});

/** Wrong attempts with the PIN of a person on one tablet since the right one came there. */
export const PIN_FAILURES = table('access.pin_failures', {
  person: column.key(column.text),
  tablet: column.key(column.text),
  failures: column.integer,
  lockedUntil: column.optional(column.instant),
});

type PinRow = RowOf<typeof PIN>;

/** After this many wrong PINs in a row on one tablet, the person is locked out there, and again after as many more. */
export const MOST_WRONG_PINS = 5;
/**
 * Milliseconds of such a lock. The PIN stays valid on other tablets, so that a person at one tablet cannot stop the work of
 * another.
 */
export const LOCKED_MS = 3_600_000;
/**
 * After this many on all tablets together the PIN ends and the person sets a new one: of a million PINs a thief can try only
 * this many, however many tablets and hours they have (NIST SP 800-63B-4, 3.2.2, allows 100).
 */
export const MOST_WRONG_PINS_OVERALL = 50;

/** RFC 7914: 32 MiB and about a tenth of a second for each attempt. */
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

export type PinShown = 'right' | 'wrong' | 'locked-now' | 'locked' | 'over-now' | 'over';

/** `isLast`: unless this PIN is right, the person is locked out on the tablet. */
type Counted =
  | { readonly row: PinRow; readonly isLast: boolean }
  | { readonly not: 'unknown' | 'locked' | 'over' };

/**
 * PINs of persons. Their hashes are slow, and under a key of the house that is outside of the database, so that a copy of the
 * database alone does not say what they are.
 */
@Injectable()
export class Pins {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: SubjectKeys,
    private readonly register: PeopleRegister,
    @Inject(ACCESS_SOURCES) private readonly sources: AccessSources,
  ) {}

  /**
   * Stores the hash of a PIN in place of an earlier one and lifts its locks. If several PINs are set at the same time, in any
   * process, the one that the log names last remains: the row is replaced only if it is as it was before the log was read.
   */
  async keep(person: string, id: string, pin: string): Promise<void> {
    const salt = this.sources.randomBytes(SALT_BYTES);
    const hash = await this.hashOf(person, pin, salt);
    const kept = { person, pin: id, salt, hash, setAt: this.sources.now() };
    let isDone = false;
    while (!isDone) {
      const [before] = await readRows<Pick<PinRow, 'pin'>>(
        this.dataSource,
        `SELECT pin FROM ${PIN.sqlName} WHERE person = $1`,
        [person],
      );
      if ((await this.register.house()).pins.get(person) !== id) return;
      isDone = await this.dataSource.transaction((db) => replace(db, before?.pin, kept));
    }
  }

  /**
   * Whether it is the PIN of the person, typed on this tablet. A failure is counted before the PIN is compared, so that
   * simultaneous guesses get no more attempts than successive ones. A person without a PIN takes as long as one with another
   * PIN.
   * @throws PersonalKeyError where this machine does not have the key of the house
   */
  async show(person: string, pin: string, tablet: string): Promise<PinShown> {
    const counted = await this.dataSource.transaction((db) => this.count(db, { person, tablet }));
    const row = 'row' in counted ? counted.row : undefined;
    const hash = await this.hashOf(person, pin, row?.salt ?? Buffer.alloc(SALT_BYTES));
    if ('not' in counted) return counted.not === 'unknown' ? 'wrong' : counted.not;
    const isCurrent = (await this.register.recently()).pins.get(person) === counted.row.pin;
    if (isCurrent && timingSafeEqual(hash, counted.row.hash)) {
      await this.dataSource.transaction((db) => forgive(db, { person, tablet }));
      return 'right';
    }
    if (counted.row.failures >= MOST_WRONG_PINS_OVERALL) return 'over-now';
    return counted.isLast ? 'locked-now' : 'wrong';
  }

  /** The statements run one after the other: one that waits for the row of the person then sees the earlier count. */
  private async count(
    db: Queryable,
    { person, tablet }: { readonly person: string; readonly tablet: string },
  ): Promise<Counted> {
    const [known] = await readRows<PinRow>(db, `SELECT * FROM ${PIN.sqlName} WHERE person = $1 FOR UPDATE`, [
      person,
    ]);
    if (known === undefined) return { not: 'unknown' };
    if (known.lockedAt !== null || known.failures >= MOST_WRONG_PINS_OVERALL) return { not: 'over' };
    const now = this.sources.now();
    const [here] = await readRows<{ failures: number }>(
      db,
      `INSERT INTO ${PIN_FAILURES.sqlName} AS here (person, tablet, failures, locked_until) VALUES ($1, $2, 1, NULL)
       ON CONFLICT (person, tablet) DO UPDATE
         SET failures = here.failures + 1,
             locked_until = CASE WHEN (here.failures + 1) % $3 = 0 THEN $5::timestamptz END
         WHERE here.locked_until IS NULL OR here.locked_until <= $4::timestamptz
       RETURNING failures`,
      [person, tablet, MOST_WRONG_PINS, now.toISOString(), new Date(now.getTime() + LOCKED_MS).toISOString()],
    );
    if (here === undefined) return { not: 'locked' };
    await db.query(`UPDATE ${PIN.sqlName} SET failures = failures + 1 WHERE person = $1`, [person]);
    const row = { ...known, failures: known.failures + 1 };
    return { row, isLast: here.failures % MOST_WRONG_PINS === 0 };
  }

  private async hashOf(person: string, pin: string, salt: Buffer): Promise<Buffer> {
    const { bytes } = await this.keys.house();
    const key = createHmac('sha256', bytes).update('cagnotte PIN of a tablet').digest();
    const keyed = createHmac('sha256', key).update(`${person}\n${pin}`).digest();
    return new Promise((resolve, reject) => {
      scrypt(keyed, salt, HASH_BYTES, COST, (failure, hash) => (failure ? reject(failure) : resolve(hash)));
    });
  }
}

type StoredPin = Pick<PinRow, 'person' | 'pin' | 'salt' | 'hash' | 'setAt'>;

/** @returns whether the row was still that of the PIN before, or none */
async function replace(
  db: Queryable,
  before: string | undefined,
  { person, pin, salt, hash, setAt }: StoredPin,
): Promise<boolean> {
  const kept = await readRows(
    db,
    `INSERT INTO ${PIN.sqlName} AS was (person, pin, salt, hash, failures, locked_at, set_at)
     VALUES ($1, $2, $3, $4, 0, NULL, $5)
     ON CONFLICT (person) DO UPDATE
       SET pin = excluded.pin, salt = excluded.salt, hash = excluded.hash, failures = 0, locked_at = NULL,
           set_at = excluded.set_at
       WHERE was.pin = $6
     RETURNING person`,
    [person, pin, salt, hash, setAt.toISOString(), before ?? null],
  );
  if (kept.length === 0) return false;
  await deleteRows(db, PIN_FAILURES, [{ person }]);
  return true;
}

/** The right PIN clears the failures on the same tablet, and none on other tablets. */
async function forgive(
  db: Queryable,
  { person, tablet }: { readonly person: string; readonly tablet: string },
): Promise<void> {
  // Locks the row of the person first, in the same order as `count`, so that the two cannot deadlock.
  await db.query(`SELECT FROM ${PIN.sqlName} WHERE person = $1 FOR UPDATE`, [person]);
  await db.query(
    `WITH here AS (DELETE FROM ${PIN_FAILURES.sqlName} WHERE person = $1 AND tablet = $2 RETURNING failures)
     UPDATE ${PIN.sqlName} SET failures = greatest(0, pin.failures - here.failures) FROM here WHERE person = $1`,
    [person, tablet],
  );
}
