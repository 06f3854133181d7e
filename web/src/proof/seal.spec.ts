// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBalanceOf, isRootOf, isSigned, type Seal, sealHash } from './seal';

/** Test vectors made with shell and openssl, independent of the service and of this application. */
const VECTORS = join(import.meta.dirname, '../../../test/vectors/seals');
const CASINO = 'granada';

interface Vector {
  readonly seal: Omit<Seal, 'gamingDay' | 'hash' | 'keyId' | 'recordNumber' | '__typename'>;
  readonly hash: string;
}

function vectorOf(day: string): {
  readonly seal: Seal;
  readonly records: string[];
  readonly balances: string[];
} {
  const read = (ending: string): string => readFileSync(join(VECTORS, `${day}.${ending}`), 'utf8');
  const { seal, hash } = JSON.parse(read('seal.json')) as Vector;
  const lines = (text: string): string[] => text.split('\n').slice(0, -1);
  return {
    seal: {
      ...seal,
      ...{ chainHash: seal.chainHash ?? null, houseRecord: seal.houseRecord ?? null },
      ...{ houseLink: seal.houseLink ?? null, gamingDay: day, hash, keyId: '', recordNumber: 0 },
    },
    records: lines(read('records')),
    balances: lines(read('balances')),
  };
}

const balanceLines = (balances: readonly string[]): Parameters<typeof isBalanceOf>[1] =>
  balances.map((line) => {
    const [account = '', currency = '', minorUnits = ''] = line.split('\t');
    return { account, debit: { minorUnits, currency }, credit: { minorUnits: '0', currency } };
  });

describe.each(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'])(
  'the seal of %s, made by a shell script',
  (day) => {
    const { seal, records, balances } = vectorOf(day);

    it('has a valid signature, which no other text has', async () => {
      expect(await isSigned(CASINO, seal)).toBe(true);
      expect(await isSigned('sevilla', seal)).toBe(false);
      expect(await isSigned(CASINO, { ...seal, records: seal.records + 1 })).toBe(false);
    });

    it('has the hash that the next seal states', async () =>
      expect(await sealHash(CASINO, seal)).toBe(seal.hash));

    it('covers exactly these records: one more byte fails', async () => {
      expect(await isRootOf(seal, records)).toBe(true);
      expect(await isRootOf(seal, [`${records[0]} `, ...records.slice(1)])).toBe(false);
      expect(await isRootOf(seal, records.slice(1))).toBe(false);
    });

    it('covers this trial balance in any order of lines', async () => {
      expect(await isBalanceOf(seal, balanceLines(balances).toReversed())).toBe(true);
      expect(await isBalanceOf(seal, balanceLines(balances).slice(1))).toBe(false);
    });
  },
);
