import { join } from 'node:path';
import { isHouseKeyText } from '../access/personal-data/house-key';
import { keyFileAt, type KeyPlace } from '../access/key-file';

export interface KeySettings {
  readonly dataDirectory: string;
  /** The private Ed25519 key of seals; undefined: `seal-key.pem` in the data directory. */
  readonly sealKey?: KeyPlace | undefined;
  /** The key for personal data; undefined: `personal-data.key` in the data directory. */
  readonly personalKey?: KeyPlace | undefined;
}

export function sealKeyOf(text: string | undefined): KeyPlace | undefined {
  if (!text) return undefined;
  // Files of settings have lines of their own: there a line feed in PEM is written as \\n.
  if (text.includes('-----BEGIN')) return { kind: 'setting', text: text.replaceAll('\\n', '\n') };
  return keyFileAt(text);
}

/** In the data directory, of which a backup of the database knows nothing, unless a setting names another place. */
export const sealKeyPlace = ({
  sealKey,
  dataDirectory,
}: Pick<KeySettings, 'sealKey' | 'dataDirectory'>): KeyPlace =>
  sealKey ?? { kind: 'file', path: join(dataDirectory, 'seal-key.pem'), isUsual: true };

export const personalKeyOf = (text: string | undefined): KeyPlace | undefined =>
  !text ? undefined : isHouseKeyText(text) ? { kind: 'setting', text } : keyFileAt(text);

export const personalKeyPlace = ({
  personalKey,
  dataDirectory,
}: Pick<KeySettings, 'personalKey' | 'dataDirectory'>): KeyPlace =>
  personalKey ?? { kind: 'file', path: join(dataDirectory, 'personal-data.key'), isUsual: true };
