import { createHmac, scrypt, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ACCESS_SOURCES, type AccessSources } from '../../access/access-sources';
import { SubjectKeys } from '../../access/personal-data/subject-keys';
import { readRows } from '../../ledger/_core/store/queryable';
import { column, type RowOf, table } from '../../ledger/_core/store/table';
import { PeopleRegister } from '../people-register';

/** What checks the PIN of a person, outside the log: a million PINs are soon tried against a hash that everybody may keep. */
export const PIN = table('access.pin', {
  person: column.key(column.text),
  /** The id of the PIN in the stream of the house: a row with another one checks nothing. */
  pin: column.text,
  salt: column.bytes,
  hash: column.bytes,
  failures: column.integer,
  lockedAt: column.optional(column.instant),
  setAt: column.instant,
});

type PinRow = RowOf<typeof PIN>;

/** After this many wrong PINs in a row it is locked; the person sets a new one. */
export const MOST_WRONG_PINS = 5;

/** RFC 7914: 32 MiB and about a tenth of a second for each attempt. */
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const HASH_BYTES = 32;
const SALT_BYTES = 16;

export type PinShown = 'right' | 'wrong' | 'locked-now' | 'locked';

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

  /** Keeps what checks a PIN, in place of an earlier one, and lifts a lock. */
  async keep(person: string, id: string, pin: string): Promise<void> {
    const salt = this.sources.randomBytes(SALT_BYTES);
    const hash = await this.hashOf({ person, pin, salt });
    await this.dataSource.query(
      `INSERT INTO ${PIN.sqlName} (person, pin, salt, hash, failures, locked_at, set_at)
       VALUES ($1, $2, $3, $4, 0, NULL, $5)
       ON CONFLICT (person) DO UPDATE
         SET pin = excluded.pin, salt = excluded.salt, hash = excluded.hash, failures = 0, locked_at = NULL,
             set_at = excluded.set_at`,
      [person, id, salt, hash, this.sources.now().toISOString()],
    );
  }

  /**
   * Whether it is the PIN of the person. A failure is counted before the PIN is looked at, so that guesses at one moment are no
   * more guesses than one after the other. Who has none takes as long as who has another one.
   * @throws PersonalKeyError where this machine does not have the key of the house
   */
  async show(person: string, pin: string): Promise<PinShown> {
    const [row] = await readRows<PinRow>(
      this.dataSource,
      `WITH tried AS (
         UPDATE ${PIN.sqlName} SET failures = failures + 1
          WHERE person = $1 AND locked_at IS NULL AND failures < $2 RETURNING *)
       SELECT * FROM tried`,
      [person, MOST_WRONG_PINS],
    );
    const salt = row?.salt ?? Buffer.alloc(SALT_BYTES);
    const hash = await this.hashOf({ person, pin, salt });
    if (row === undefined) return (await this.isLocked(person)) ? 'locked' : 'wrong';
    const isCurrent = (await this.register.recently()).pins.get(person) === row.pin;
    if (isCurrent && timingSafeEqual(hash, row.hash)) {
      await this.dataSource.query(`UPDATE ${PIN.sqlName} SET failures = 0 WHERE person = $1 AND pin = $2`, [
        person,
        row.pin,
      ]);
      return 'right';
    }
    if (row.failures < MOST_WRONG_PINS) return 'wrong';
    await this.dataSource.query(
      `UPDATE ${PIN.sqlName} SET locked_at = $3 WHERE person = $1 AND pin = $2 AND locked_at IS NULL`,
      [person, row.pin, this.sources.now().toISOString()],
    );
    return 'locked-now';
  }

  private async isLocked(person: string): Promise<boolean> {
    const rows = await readRows<object>(
      this.dataSource,
      `SELECT person FROM ${PIN.sqlName} WHERE person = $1 AND (locked_at IS NOT NULL OR failures >= $2)`,
      [person, MOST_WRONG_PINS],
    );
    return rows.length > 0;
  }

  private async hashOf({
    person,
    pin,
    salt,
  }: {
    person: string;
    pin: string;
    salt: Buffer;
  }): Promise<Buffer> {
    const { bytes } = await this.keys.house();
    const key = createHmac('sha256', bytes).update('cagnotte PIN of a tablet').digest();
    const keyed = createHmac('sha256', key).update(`${person}\n${pin}`).digest();
    return new Promise((resolve, reject) => {
      scrypt(keyed, salt, HASH_BYTES, COST, (failure, hash) => (failure ? reject(failure) : resolve(hash)));
    });
  }
}
