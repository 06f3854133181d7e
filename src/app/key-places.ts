import { join } from 'node:path';
import { type HouseKeyPlace, isHouseKeyText } from '../access/personal-data/house-key';
import type { SealKeyPlace } from '../access/key-file';

export interface KeySettings {
  readonly dataDirectory: string;
  /** The private Ed25519 key of seals; undefined: `seal-key.pem` in the data directory. */
  readonly sealKey?: SealKeyPlace | undefined;
  /** The key for personal data; undefined: `personal-data.key` in the data directory. */
  readonly personalKey?: HouseKeyPlace | undefined;
}

export function sealKeyOf(text: string | undefined): SealKeyPlace | undefined {
  if (!text) return undefined;
  // Files of settings have lines of their own: there a line feed in PEM is written as \\n.
  if (text.includes('-----BEGIN')) return { kind: 'setting', pem: text.replaceAll('\\n', '\n') };
  return { kind: 'file', path: text, isUsual: false };
}

/** In the data directory, of which a backup of the database knows nothing. */
const SEAL_KEY_FILE = 'seal-key.pem';

export const sealKeyPlace = ({
  sealKey,
  dataDirectory,
}: Pick<KeySettings, 'sealKey' | 'dataDirectory'>): SealKeyPlace =>
  sealKey ?? { kind: 'file', path: join(dataDirectory, SEAL_KEY_FILE), isUsual: true };

export const personalKeyOf = (text: string | undefined): HouseKeyPlace | undefined =>
  !text
    ? undefined
    : isHouseKeyText(text)
      ? { kind: 'setting', text }
      : { kind: 'file', path: text, isUsual: false };

const PERSONAL_KEY_FILE = 'personal-data.key';

export const personalKeyPlace = ({
  personalKey,
  dataDirectory,
}: Pick<KeySettings, 'personalKey' | 'dataDirectory'>): HouseKeyPlace =>
  personalKey ?? { kind: 'file', path: join(dataDirectory, PERSONAL_KEY_FILE), isUsual: true };
