import { introducedKeys, SealKeys } from '../../access/seal-keys';
import { decidedKeysIn, type IntroducedKey, keyIdOf } from '../../ledger/day-close/introduced-keys.queries';
import { PEOPLE_STREAM } from '../../people/people-register';
import { keepKey, keyAt, newKeyInPem, publicTextOf } from '../../access/seal-key-file';
import { readConfig } from '../config';
import { sealKeyPlace } from '../key-places';
import { type OpenBooks, openBooks } from '../open-books';

/**
 * `cagnotte seal-key introduce FILE`: rotation. Has the current key introduce that of a file, which is made where it does not exist;
 * the next close is sealed with it once CAGNOTTE_SEAL_KEY names the file.
 */
export const introduceSealKey = (file: string): Promise<number> =>
  withKeys(async (keys) => {
    const { introduced, by } = await keys.introduceFile(file);
    return `Seal key ${introduced} is introduced by ${by}. Set CAGNOTTE_SEAL_KEY=${file} and start the services again.\n`;
  });

/**
 * `cagnotte seal-key new FILE`: makes a key that no other introduces, for a house that lost its own. It seals nothing before two
 * administrators have introduced it.
 */
export async function makeSealKey(file: string): Promise<number> {
  await keepKey(file, newKeyInPem());
  const publicKey = publicTextOf((await keyAt({ kind: 'file', path: file, isUsual: false }))!);
  process.stdout.write(
    `Seal key ${keyIdOf(publicKey)}, in ${file}. Two administrators introduce it, if the key before is lost ` +
      `(proposeSealKey, approveSealKey):\n${publicKey}\n`,
  );
  return 0;
}

/** `cagnotte seal-key vouch ID...`: the current key introduces keys that a release before 0.2.0 entered. */
export const vouchForSealKeys = (ids: readonly string[]): Promise<number> =>
  withKeys(async (keys) => {
    await keys.introduceEarlier(ids);
    return `Introduced: ${ids.join(', ')}\n`;
  });

/** `cagnotte seal-key list`: every seal key of this house by its short name, and which one introduced it. */
export const listSealKeys = (): Promise<number> =>
  withKeys(async (_keys, { database, store }) => {
    const decided = await decidedKeysIn(store.readStream(PEOPLE_STREAM));
    const introduced = ({ publicKey, introducedBy }: IntroducedKey): string => {
      const { persons, at } = decided.get(publicKey) ?? {};
      if (persons !== undefined) return `introduced by ${persons.join(' and ')} at ${at}`;
      return introducedBy === null ? 'first' : `introduced by ${keyIdOf(introducedBy)}`;
    };
    return (await introducedKeys(database.dataSource))
      .map((key) => `${keyIdOf(key.publicKey)} ${introduced(key)}\n`)
      .join('');
  });

async function withKeys(work: (keys: SealKeys, books: OpenBooks) => Promise<string>): Promise<number> {
  const config = readConfig();
  const books = await openBooks(config);
  try {
    process.stdout.write(
      await work(new SealKeys(books.database.dataSource, books.store, sealKeyPlace(config)), books),
    );
    return 0;
  } finally {
    await books.close();
  }
}
