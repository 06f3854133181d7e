import type { SealPartsFragment } from '../api/generated/operations';
import { digest, hexOf, merkleRoot } from './merkle';

/** A seal as the service returns it; docs/books/seals.md defines its text. */
export type Seal = SealPartsFragment;

export const NO_SEAL = '0'.repeat(64);

/** The signed text: one line for each part, in this order, ending with a line feed. */
export const sealText = (casino: string, seal: Seal): string =>
  [
    `cagnotte seal v${versionOf(seal)}`,
    casino,
    seal.gamingDay,
    seal.firstRecord,
    seal.lastRecord,
    seal.records,
    seal.merkleRoot,
    ...[seal.chainHash, seal.houseRecord, seal.houseLink].filter((part) => part !== null),
    seal.trialBalance,
    seal.previous,
  ]
    .map((part) => `${part}\n`)
    .join('');

const versionOf = ({ chainHash, houseLink }: Seal): 1 | 2 | 3 =>
  chainHash === null ? 1 : houseLink === null ? 2 : 3;

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Whether the Ed25519 signature of the stated key over the text of the seal is valid. */
export async function isSigned(casino: string, seal: Seal): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('spki', fromBase64(seal.publicKey), 'Ed25519', false, [
      'verify',
    ]);
    return await crypto.subtle.verify(
      'Ed25519',
      key,
      fromBase64(seal.signature),
      utf8(sealText(casino, seal)),
    );
  } catch {
    return false;
  }
}

/** The hash of a seal, which the next seal states as its predecessor. */
export const sealHash = async (casino: string, seal: Seal): Promise<string> =>
  hexOf(await digest(utf8(`${sealText(casino, seal)}${seal.signature}\n`)));

/** The hash of a text in the form of `contentHash`. */
export const sha256Hex = async (text: string): Promise<string> => hexOf(await digest(utf8(text)));

/** Whether the seal covers exactly these records: their stored bytes in the order of their numbers. */
export async function isRootOf(seal: Seal, records: readonly string[]): Promise<boolean> {
  if (records.length !== seal.records) return false;
  const hashes = await Promise.all(records.map((bytes) => digest(utf8(bytes))));
  return (await merkleRoot(hashes)) === seal.merkleRoot;
}

export interface BalanceLine {
  readonly account: string;
  readonly debit: { readonly minorUnits: string; readonly currency: string };
  readonly credit: { readonly minorUnits: string; readonly currency: string };
}

/** Whether the trial balance is the sealed one: `account TAB currency TAB balance LF`, without zeros, sorted by bytes. */
export async function isBalanceOf(seal: Seal, lines: readonly BalanceLine[]): Promise<boolean> {
  const written = lines
    .map(({ account, debit, credit }) => ({
      text: `${account}\t${debit.currency}\t${BigInt(debit.minorUnits) - BigInt(credit.minorUnits)}\n`,
      isZero: BigInt(debit.minorUnits) === BigInt(credit.minorUnits),
    }))
    .filter(({ isZero }) => !isZero)
    .map(({ text }) => utf8(text))
    .sort(byBytes);
  return hexOf(await digest(...written)) === seal.trialBalance;
}

function byBytes(one: Uint8Array, other: Uint8Array): number {
  for (let at = 0; at < Math.min(one.length, other.length); at += 1)
    if (one[at] !== other[at]) return one[at]! - other[at]!;
  return one.length - other.length;
}
