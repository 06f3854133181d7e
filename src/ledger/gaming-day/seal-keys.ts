import { type KeyObject, sign } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { type Queryable, readRows } from '../../database/queryable';
import { column, table } from '../../database/table';
import { type EventStorePort, SERVICE } from '../../event-log/event-store.port';
import { derivedId } from '../../kernel/identity';
import { present } from '../../kernel/present';
import type { CasinoEvent } from '../../kernel/envelope';
import {
  type DecidedKeys,
  decidedKeysIn,
  type IntroducedKey,
  introductionText,
  keyIdOf,
  keysIntroducedIn,
  keysToRecord,
  SEAL_KEY_SOURCE,
} from './introduced-keys';
import { casinoStream, streamOf } from '../event-contract/streams';
import { toAppend } from '../../kernel/stored-form';
import { type SealKeyIntroduced, sealKeyIntroduced } from './seal-key.events';
import { HOUSE } from '../../kernel/house';
import { PEOPLE_STREAM } from '../../people/people-register';
import {
  keepKey,
  keyAt,
  newKeyInPem,
  publicKeyOfFile,
  publicTextOf,
  SealKeyError,
  SealKeyMissing,
  type KeyPlace,
  type KeyState,
  stateOfKey,
  whereIs,
} from '../../access/key-file';

export async function recordedKeys(
  store: Pick<EventStorePort, 'readStream'>,
): Promise<readonly IntroducedKey[]> {
  const keys: IntroducedKey[] = [];
  for await (const record of store.readStream(casinoStream(HOUSE))) keys.push(...keysIntroducedIn(record));
  return keys;
}

export const SEAL_KEY = table('access.seal_key', {
  publicKey: column.key(column.text),
  privateKey: column.optional(column.text),
  introducedBy: column.optional(column.text),
  introduction: column.optional(column.text),
});

export interface SealSigner {
  /** SPKI in base64. */
  readonly publicKey: string;
  /** Ed25519, in base64. */
  sign(text: string): string;
}

export type KeyTable = Pick<DataSource, 'query'>;

/** An advisory lock under which machines that begin together record the first key of a house one after the other. */
const FIRST_KEY_LOCK = 1_128_355_673;

/**
 * The Ed25519 key with which this house seals its days. The private key is a file outside the database, created if the
 * house has none. The database keeps every public key that was ever used, so that older seals can be verified, and each
 * key after the first is introduced by a signature of the key before it. The log also records every key, so that a key
 * removed from the table is noticed.
 */
export class SealKeys {
  private signer: Promise<SealSigner> | undefined;

  constructor(
    private readonly database: Pick<EntityManager, 'query' | 'transaction'>,
    private readonly store: Pick<EventStorePort, 'append' | 'readStream'>,
    private readonly place: KeyPlace,
  ) {}

  /** @throws SealKeyError if there is no key, others can read its file, or no key of the house introduced it */
  current(): Promise<SealSigner> {
    this.signer ??= this.open().catch((failure: unknown) => {
      this.signer = undefined;
      throw failure;
    });
    return this.signer;
  }

  /**
   * Checks the key when the service starts. If the house has a key that is not on this machine, the service runs
   * without it and refuses closes.
   * @throws SealKeyError for an unusable key, or a configured file that does not exist
   */
  check(): Promise<KeyState> {
    const found = async (): Promise<string> =>
      `Seal key ${keyIdOf((await this.current()).publicKey)}, in ${whereIs(this.place)}`;
    return stateOfKey(this.place, found, { Missing: SealKeyMissing, without: 'closes no day' });
  }

  /**
   * Introduces the key of a file by the current key; creates the file, readable by its owner only, if it does not
   * exist.
   * @returns the short names of the new key and of the one that introduced it
   * @throws SealKeyError if the current key is not introduced itself, or the file holds no such key
   */
  async introduceFile(file: string): Promise<{ readonly introduced: string; readonly by: string }> {
    const signer = await this.current();
    const publicKey = await publicKeyOfFile(file);
    await this.introduce(publicKey, signer);
    return { introduced: keyIdOf(publicKey), by: keyIdOf(signer.publicKey) };
  }

  /**
   * Introduces keys that earlier releases added without an introduction.
   * @throws SealKeyError for a short name that no such key has
   */
  async introduceEarlier(ids: readonly string[]): Promise<void> {
    const signer = await this.current();
    const keys = await introducedKeys(this.database);
    const decided = await this.decided();
    for (const id of ids) {
      const found = keys.find(({ publicKey }) => keyIdOf(publicKey) === id);
      const isWaiting = found?.introducedBy === null && !decided.has(found.publicKey);
      if (!isWaiting || found.publicKey === signer.publicKey) {
        throw new SealKeyError(
          `${id} is no other key of this house that waits for an introduction`,
          'Name one of: cagnotte seal-key list',
        );
      }
      await this.introduce(found.publicKey, signer);
    }
  }

  private async introduce(publicKey: string, signer: SealSigner): Promise<void> {
    if (publicKey === signer.publicKey)
      throw new SealKeyError('A key does not introduce itself', 'Name another file');
    await this.database.query(
      `INSERT INTO access.seal_key (public_key, introduced_by, introduction) VALUES ($1, $2, $3)
       ON CONFLICT (public_key) DO UPDATE SET introduced_by = $2, introduction = $3
         WHERE seal_key.introduced_by IS NULL`,
      [publicKey, signer.publicKey, signer.sign(introductionText(publicKey, signer.publicKey))],
    );
    await this.record();
  }

  private async open(): Promise<SealSigner> {
    const known = await introducedKeys(this.database);
    const { privateKey, isNew } = await this.openKey(known.length > 0);
    const publicKey = publicTextOf(privateKey);
    if (known.length === 0) {
      await this.database.transaction('READ COMMITTED', (db) => recordFirstKey(db, publicKey));
    }
    if (!isKnown(await introducedKeys(this.database), publicKey)) {
      const isDecided = (await this.decided()).has(publicKey);
      if (!isDecided) throw await this.unknown(publicKey, isNew);
      await this.database.query(
        `INSERT INTO access.seal_key (public_key) VALUES ($1) ON CONFLICT DO NOTHING`,
        [publicKey],
      );
    }
    await this.record();
    return { publicKey, sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64') };
  }

  private decided(): Promise<DecidedKeys> {
    return decidedKeysIn(this.store.readStream(PEOPLE_STREAM));
  }

  private async openKey(
    isMadeElsewhere: boolean,
  ): Promise<{ readonly privateKey: KeyObject; readonly isNew: boolean }> {
    const found = await keyAt(this.place);
    if (found !== undefined) return { privateKey: found, isNew: false };
    const path = whereIs(this.place);
    if (isMadeElsewhere) throw this.missing();
    const isNew = await keepKey(path, newKeyInPem());
    return { privateKey: (await keyAt(this.place))!, isNew };
  }

  private missing(): SealKeyMissing {
    return new SealKeyMissing(
      `This house has a seal key, and it is not in ${whereIs(this.place)}`,
      'Copy it there from the machine or the backup that has it, or set CAGNOTTE_SEAL_KEY to its path',
    );
  }

  /** If several machines create the first key at once, one of them succeeds; the others must discard theirs. */
  private async unknown(publicKey: string, isNew: boolean): Promise<SealKeyError> {
    if (isNew) {
      await unlink(whereIs(this.place));
      return this.missing();
    }
    return new SealKeyError(
      `The seal key ${keyIdOf(publicKey)} in ${whereIs(this.place)} is not introduced by an earlier key of this house`,
      'With CAGNOTTE_SEAL_KEY as it was before, run: cagnotte seal-key introduce FILE. If that key is lost, two administrators introduce this one: proposeSealKey, approveSealKey',
    );
  }

  /**
   * Records the keys that the log does not name yet, each after the one that introduces it. Several processes may do
   * this at once.
   */
  private async record(): Promise<void> {
    const recorded = await recordedKeys(this.store);
    for (const { publicKey, introducedBy, introduction } of keysToRecord(
      await introducedKeys(this.database),
      recorded,
      await this.decided(),
    )) {
      const time = new Date().toISOString();
      const said = { introducedBy: introducedBy ?? undefined, introduction: introduction ?? undefined };
      const data = { publicKey, ...present(said) };
      const event: CasinoEvent<SealKeyIntroduced> = {
        specversion: '1.0',
        id: derivedId('seal-key', HOUSE, publicKey),
        source: SEAL_KEY_SOURCE,
        type: sealKeyIntroduced.type,
        time,
        gamingday: time.slice(0, 10),
        datacontenttype: 'application/json',
        data,
      };
      await this.store.append({
        stream: streamOf(event),
        principal: SERVICE,
        expected: 'any',
        events: [toAppend(event)],
      });
    }
  }
}

/** Runs in the caller's transaction, READ COMMITTED: the second statement sees what another machine committed before. */
async function recordFirstKey(db: Queryable, publicKey: string): Promise<void> {
  await db.query(`SELECT pg_advisory_xact_lock($1)`, [FIRST_KEY_LOCK]);
  await db.query(
    `INSERT INTO access.seal_key (public_key)
     SELECT $1 WHERE NOT EXISTS (SELECT FROM access.seal_key) ON CONFLICT DO NOTHING`,
    [publicKey],
  );
}

const isKnown = (keys: readonly IntroducedKey[], publicKey: string): boolean =>
  keys.length === 0 || keys.some((each) => each.publicKey === publicKey);

export async function introducedKeys(database: KeyTable): Promise<readonly IntroducedKey[]> {
  return readRows<IntroducedKey>(
    database,
    `SELECT public_key, introduced_by, introduction FROM access.seal_key ORDER BY introduced_by IS NOT NULL, public_key`,
  );
}

export async function knownSealKeys(database: KeyTable): Promise<ReadonlySet<string>> {
  return new Set((await introducedKeys(database)).map(({ publicKey }) => publicKey));
}
