import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seal, Sealed, CloseOfDay } from '../../../src/ledger/gaming-day/seal';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { sha256 } from '../../../src/kernel/identity';
import { SealKeys, type SealSigner } from '../../../src/ledger/gaming-day/seal-keys';

/** The public test key of RFC 8032, 7.1, for vectors only. */
export const KEY_FILE = join(__dirname, 'rfc8032-test-1.pem');

export const CASINO = 'granada';

export const SEALED_DAYS = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'] as const;
export type SealedDay = (typeof SEALED_DAYS)[number];

const textOf = (file: string): string => readFileSync(join(__dirname, file), 'utf8');
const linesOf = (file: string): string[] => textOf(file).trimEnd().split('\n');

/** The output of `seal-day.sh` for a day. */
export const sealVector = (day: SealedDay): { seal: Seal; hash: string; text: string; sealed: Sealed } => {
  const { seal, hash } = JSON.parse(textOf(`${day}.seal.json`)) as { seal: Seal; hash: string };
  const sealed: Sealed & Partial<Seal> = { casino: CASINO, gamingDay: day, ...seal };
  delete sealed.publicKey;
  delete sealed.signature;
  return { seal, hash, text: textOf(`${day}.txt`), sealed };
};

/** The links of the chain by `chain.sh`: the one before the first record, and one per record. */
export const chainLinks = (): string[] => linesOf('chain.links');

/** The fields of each record that the chain covers besides its bytes, and the version of its link. */
export const chainedRecords = () =>
  textOf('chain.recorded')
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const [version, recordedAt, principal] = line.split('\t') as [string, string, string];
      const bytes = SEALED_DAYS.flatMap(recordsUnder)[index]!;
      return {
        number: BigInt(index + 1),
        recordedAt,
        principal: principal === '' ? undefined : principal,
        bytes,
        contentHash: sha256(bytes),
        chainVersion: Number(version) as 1 | 2,
      };
    });

/** The stored bytes of each record under the seal of a day. */
export const recordsUnder = (day: SealedDay): string[] => linesOf(`${day}.records`);

export const eventsUnder = (day: SealedDay): CasinoEvent[] =>
  recordsUnder(day).map((bytes) => JSON.parse(bytes) as CasinoEvent);

export const balancesUnder = (day: SealedDay): { account: string; currency: string; balance: bigint }[] =>
  linesOf(`${day}.balances`).map((line) => {
    const [account, currency, balance] = line.split('\t') as [string, string, string];
    return { account, currency, balance: BigInt(balance) };
  });

/** The close with a seal: the record after the last one under it. */
export const closeWith = (gamingDay: string, seal: Seal | undefined, recordNumber: bigint): CloseOfDay => ({
  gamingDay,
  seal,
  recordNumber,
  through: Number(recordNumber) - 1,
  isImported: false,
});

/** A signer with the key of the vectors. */
export const vectorSigner = (): Promise<SealSigner> =>
  new SealKeys(
    { query: <T>() => Promise.resolve([] as T), transaction: <T>() => Promise.resolve([] as T) },
    { append: () => Promise.reject(new Error('no log')), async *readStream() {} },
    { kind: 'setting', text: readFileSync(KEY_FILE, 'utf8') },
  ).current();
