import type { DecisionsSeen } from './verify-deciders';
import type { BuildOptions } from '../generations/generation-build';
import type { Anchor } from './anchors';
import type { Problem } from './problem';
import type { ClosesSeen } from './verify-seals';

export interface Verdict {
  readonly ok: boolean;
  readonly records: number;
  /** Records of the log that were checked, but are not in the live tables yet. */
  readonly pending: number;
  readonly casinos: readonly { readonly id: string; readonly position: string; readonly chainHash: string }[];
  readonly problems: readonly Problem[];
  /** Seals superseded by a restatement of a named person: no problem, but always reported. */
  readonly superseded: readonly string[];
  /** For every casino with a closed day: the number of sealed closes, and the unsealed ones. */
  readonly closes: readonly ClosesSeen[];
  /** For every casino about which persons decided: how many decisions there are, signed or not. */
  readonly decisions: readonly DecisionsSeen[];
  readonly sealKeys: readonly string[];
  /** Keys that two persons introduced in the place of a lost one: no problem, but always reported. */
  readonly sealKeyBreaks: readonly string[];
  readonly timeStamps: readonly string[];
  /** Other objects in the database that cannot change the books, such as extensions and foreign schemas; no problem. */
  readonly beside: readonly string[];
}

export interface VerifyOptions extends Omit<BuildOptions, 'onContinued'> {
  /** Short names of the casino's seal keys, known from elsewhere; undefined: those of the database. */
  readonly keyIds?: readonly string[] | undefined;
  readonly anchors?: readonly Anchor[];
  /** The fingerprint of the key for personal data on this machine; undefined where the machine has none. */
  readonly houseKey?: string | undefined;
  /** Certificates, in DER, of authorities whose time stamps are trusted. */
  readonly authorities?: readonly Buffer[];
}
