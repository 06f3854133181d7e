import { createHmac, randomBytes } from 'node:crypto';
import { type KeyPlace, keepSecret, KeyFileError, readSecret, type SecretKind } from '../key-file';

export class PersonalKeyError extends KeyFileError {
  override readonly name = 'PersonalKeyError';
}

export class PersonalKeyMissing extends PersonalKeyError {}

export interface HouseKey {
  /** 256 bits. */
  readonly bytes: Buffer;
  /** 16 hexadecimal digits that tell one key from another and say nothing about either. */
  readonly fingerprint: string;
}

const PERSONAL_KEY: SecretKind = {
  called: 'The key for personal data',
  setting: 'CAGNOTTE_PERSONAL_KEY',
  harm: 'others with a copy of the database can read names',
  error: PersonalKeyError,
};

const FORM = /^[0-9a-f]{64}$/;

export const isHouseKeyText = (text: string): boolean => FORM.test(text);

export const placeOfHouseKey = (place: KeyPlace): string =>
  place.kind === 'file' ? place.path : 'CAGNOTTE_PERSONAL_KEY itself';

/**
 * The key that is there.
 * @throws PersonalKeyError for a file that others can read, or that holds no such key
 * @returns undefined where there is no such file
 */
export async function houseKeyAt(place: KeyPlace): Promise<HouseKey | undefined> {
  const text = place.kind === 'setting' ? place.text : await readSecret(place.path, PERSONAL_KEY);
  if (text === undefined) return undefined;
  if (isHouseKeyText(text.trim())) return houseKey(text.trim());
  throw new PersonalKeyError(
    `${placeOfHouseKey(place)} holds no key for personal data, which is 64 hexadecimal digits in lower case`,
    'Put the key back from its backup',
  );
}

function houseKey(text: string): HouseKey {
  const bytes = Buffer.from(text, 'hex');
  const fingerprint = createHmac('sha256', bytes).update('cagnotte personal data').digest('hex').slice(0, 16);
  return { bytes, fingerprint };
}

export async function makeHouseKey(path: string): Promise<boolean> {
  return keepSecret(path, `${randomBytes(32).toString('hex')}\n`, PERSONAL_KEY);
}
