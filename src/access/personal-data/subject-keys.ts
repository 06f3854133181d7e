import DataLoader from 'dataloader';
import { unlink } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { type Queryable, readRows } from '../../database/queryable';
import { column, table } from '../../database/table';
import { type KeyPlace, type KeyState, stateOfKey } from '../key-file';
import { newSubjectKey, type SubjectKey, unwrap, wrap } from './cipher';
import type { HouseKey } from './house-key';
import { houseKeyAt, makeHouseKey, PersonalKeyError, PersonalKeyMissing, placeOfHouseKey } from './house-key';

export const PERSONAL_KEY = table('access.personal_key', {
  isOne: column.key(column.boolean),
  fingerprint: column.text,
});

export const SUBJECT_KEY = table('access.subject_key', {
  keyId: column.key(column.text),
  casino: column.text,
  subject: column.text,
  wrapped: column.optional(column.text),
  firstDay: column.date,
  lastDay: column.date,
  erasedAt: column.optional(column.instant),
});

interface Subject {
  readonly casino: string;
  /** `player/V-12`, `event/KEY`, `delivery/HASH`, `document/HASH`. */
  readonly subject: string;
}

export interface SubjectOnDay extends Subject {
  readonly gamingDay: string;
}

/** Keys are not remembered here: another service may destroy them. */
const TOGETHER = { cache: false, maxBatchSize: 500 };

const subjectOf = ({ casino, subject }: Subject): string => `${casino}\n${subject}`;

interface DaysOfSubject extends Subject {
  readonly firstDay: string;
  readonly lastDay: string;
}

const spanning = (
  { casino, subject, gamingDay: day }: SubjectOnDay,
  known?: DaysOfSubject,
): DaysOfSubject => ({
  casino,
  subject,
  firstDay: known === undefined || day < known.firstDay ? day : known.firstDay,
  lastDay: known === undefined || day > known.lastDay ? day : known.lastDay,
});

function wrappedKey(house: HouseKey): { readonly keyId: string; readonly wrapped: string } {
  const drawn = newSubjectKey();
  return { keyId: drawn.id, wrapped: wrap(drawn, house.bytes) };
}

export type KeyFound = { readonly key: SubjectKey } | { readonly erasedOn: string };

interface FoundRow {
  readonly keyId: string;
  readonly wrapped: string | null;
  readonly erasedOn: string | null;
  readonly houseKey: string;
}

type KeyTable = Pick<DataSource, 'query'>;

/**
 * The keys of persons: one for each person of a casino whose name is recorded, in `access.subject_key`, wrapped by the key
 * of the house, which is outside of the database. A key that was destroyed leaves its row, with the day.
 */
export class SubjectKeys {
  private opened: Promise<HouseKey> | undefined;
  /** Combines the look-ups of concurrent appends into one statement. */
  private readonly recording = new DataLoader(
    (asked: readonly SubjectOnDay[]) => this.keysForRecording(asked),
    TOGETHER,
  );
  private readonly erased = new DataLoader((asked: readonly Subject[]) => this.readErased(asked), TOGETHER);

  constructor(
    private readonly database: KeyTable,
    private readonly place: KeyPlace,
  ) {}

  /**
   * The key of the house; made in its file where the house has none yet.
   * @throws PersonalKeyError where it is missing, others can read it, or it is not that of this house
   */
  house(): Promise<HouseKey> {
    this.opened ??= this.open().catch((failure: unknown) => {
      this.opened = undefined;
      throw failure;
    });
    return this.opened;
  }

  /**
   * The state of the key, which a start logs. A service whose key is missing at the usual place starts without it: only
   * events that name persons, and deliveries for quarantine, are refused.
   * @throws PersonalKeyError for a key that cannot be used or is another one, and for a setting that names a missing file
   */
  check(): Promise<KeyState> {
    const found = async (): Promise<string> =>
      `Key for personal data ${(await this.house()).fingerprint}, in ${placeOfHouseKey(this.place)}`;
    const without = 'takes no event that names a person, and shows no name';
    return stateOfKey(this.place, found, { Missing: PersonalKeyMissing, without });
  }

  forRecording(kept: SubjectOnDay): Promise<SubjectKey> {
    return this.recording.load(kept);
  }

  async wereErased(casino: string, subjects: readonly string[]): Promise<boolean> {
    const erased = await Promise.all(subjects.map((subject) => this.erased.load({ casino, subject })));
    return erased.includes(true);
  }

  private async keysForRecording(asked: readonly SubjectOnDay[]): Promise<readonly SubjectKey[]> {
    const house = await this.house();
    const spans = new Map<string, DaysOfSubject>();
    for (const each of asked) spans.set(subjectOf(each), spanning(each, spans.get(subjectOf(each))));
    const drawn = [...spans.values()].map((of) => ({ ...of, ...wrappedKey(house) }));
    // Sorted, so that two services that request the same keys cannot deadlock.
    const rows = await readRows<Subject & { readonly keyId: string; readonly wrapped: string }>(
      this.database,
      `INSERT INTO access.subject_key AS kept (key_id, casino, subject, wrapped, first_day, last_day)
       SELECT drawn."keyId", drawn.casino, drawn.subject, drawn.wrapped, drawn."firstDay", drawn."lastDay"
         FROM jsonb_to_recordset($1::jsonb) AS drawn
                (casino text COLLATE "C", subject text COLLATE "C",
                 "keyId" text, wrapped text, "firstDay" date, "lastDay" date),
              access.personal_key
        WHERE fingerprint = $2
        ORDER BY drawn.casino, drawn.subject
       ON CONFLICT (casino, subject) WHERE wrapped IS NOT NULL
       DO UPDATE SET first_day = least(kept.first_day, excluded.first_day),
                     last_day = greatest(kept.last_day, excluded.last_day)
       RETURNING casino, subject, key_id, wrapped`,
      [JSON.stringify(drawn), house.fingerprint],
    );
    if (rows.length === drawn.length) {
      const keys = new Map(rows.map((row) => [subjectOf(row), unwrap(row.keyId, row.wrapped, house.bytes)]));
      return asked.map((each) => keys.get(subjectOf(each))!);
    }
    // The key of the house was changed since it was read.
    this.opened = undefined;
    return this.keysForRecording(asked);
  }

  private async readErased(asked: readonly Subject[]): Promise<readonly boolean[]> {
    const rows = await readRows<Subject>(
      this.database,
      `SELECT DISTINCT kept.casino, kept.subject
         FROM access.subject_key AS kept
         JOIN unnest($1::text[], $2::text[]) AS asked (casino, subject)
           ON kept.casino = asked.casino AND kept.subject = asked.subject
        WHERE kept.wrapped IS NULL`,
      [asked.map(({ casino }) => casino), asked.map(({ subject }) => subject)],
    );
    const erased = new Set(rows.map(subjectOf));
    return asked.map((each) => erased.has(subjectOf(each)));
  }

  /** The state of each of these keys; keys that this database never had are omitted. */
  async find(ids: readonly string[]): Promise<ReadonlyMap<string, KeyFound>> {
    if (ids.length === 0) return new Map();
    const rows = await readRows<FoundRow>(
      this.database,
      `SELECT key_id, wrapped, to_char(erased_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS erased_on,
              (SELECT fingerprint FROM access.personal_key) AS house_key
         FROM access.subject_key WHERE key_id = ANY ($1)`,
      [[...new Set(ids)]],
    );
    const underKey = rows.find(({ wrapped }) => wrapped !== null)?.houseKey;
    const house = underKey === undefined ? undefined : await this.houseNow(underKey);
    return new Map(
      rows.map(({ keyId, wrapped, erasedOn }) => [
        keyId,
        wrapped === null ? { erasedOn: erasedOn! } : { key: unwrap(keyId, wrapped, house!.bytes) },
      ]),
    );
  }

  /**
   * Destroys keys, for ever; those that are destroyed already stay as they are.
   * @param at of the decision, ISO 8601
   */
  async destroy(ids: readonly string[], at: string): Promise<void> {
    const rows = await readRows(
      this.database,
      `WITH destroyed AS (
         UPDATE access.subject_key SET wrapped = NULL, erased_at = $2
          WHERE key_id = ANY ($1) AND wrapped IS NOT NULL RETURNING key_id)
       SELECT key_id FROM destroyed`,
      [[...ids], at],
    );
    if (rows.length > 0) await overwriteFormerRows(this.database);
  }

  private async houseNow(fingerprint: string): Promise<HouseKey> {
    const house = await this.house();
    if (house.fingerprint === fingerprint) return house;
    this.opened = undefined;
    return this.house();
  }

  private async open(): Promise<HouseKey> {
    const known = await knownFingerprint(this.database);
    const found = await houseKeyAt(this.place);
    const key = found ?? (await this.make(known));
    await this.database.query(
      `INSERT INTO access.personal_key (fingerprint) VALUES ($1) ON CONFLICT DO NOTHING`,
      [key.fingerprint],
    );
    const own = await knownFingerprint(this.database);
    if (own === key.fingerprint) return key;
    // If several machines make the first key at the same time, the row of one is stored; the other machines delete their
    // files.
    if (found === undefined) {
      if (this.place.kind === 'file') await unlink(this.place.path);
      throw this.missing(own);
    }
    throw new PersonalKeyError(
      `The key for personal data in ${placeOfHouseKey(this.place)} is ${key.fingerprint}; the names in this database are under ${own}`,
      'Put that key there, from the machine or the backup that has it',
    );
  }

  private async make(known: string | undefined): Promise<HouseKey> {
    const { place } = this;
    if (known !== undefined || place.kind === 'setting') throw this.missing(known);
    await makeHouseKey(place.path);
    return (await houseKeyAt(place))!;
  }

  private missing(fingerprint: string | undefined): PersonalKeyMissing {
    return new PersonalKeyMissing(
      `The key for personal data ${fingerprint ?? ''} is not in ${placeOfHouseKey(this.place)}`,
      'Copy it there from the machine or the backup that has it, or set CAGNOTTE_PERSONAL_KEY to its path',
    );
  }
}

/** Which key of the house wraps the keys of this database; undefined while there is none. */
export async function knownFingerprint(database: KeyTable): Promise<string | undefined> {
  const [row] = await readRows<{ fingerprint: string }>(
    database,
    `SELECT fingerprint FROM access.personal_key`,
  );
  return row?.fingerprint;
}

/**
 * Without this, the former version of a row stays readable in the file of the table. For a role that does not own the table
 * PostgreSQL only warns; the next autovacuum then removes the version.
 */
export const overwriteFormerRows = (database: Queryable): Promise<unknown> =>
  database.query('VACUUM (FULL) access.subject_key, access.webhook_secret');
