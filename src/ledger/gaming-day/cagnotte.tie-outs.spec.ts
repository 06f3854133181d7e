import { countedCagnotteRows } from './holder.tie-outs';
import type { CagnotteOfDay, DayFigures } from './day-figures';

const cagnotte = (counted: bigint, more: Partial<CagnotteOfDay> = {}): CagnotteOfDay => ({
  table: 'CF1',
  sessionNo: 1,
  before: 0n,
  dropped: 500n,
  difference: 0n,
  onlyCounted: 0n,
  counted: { amount: counted, parts: [] },
  ...more,
});
const rowOf = (of: CagnotteOfDay) => {
  const [row] = countedCagnotteRows({
    day: '2026-04-10',
    currency: 'EUR',
    cagnottes: [of],
  } as unknown as DayFigures);
  return [row!.at, row!.sides!.expected.amount, row!.sides!.found.amount, row!.ties];
};

describe('K7: a cagnotte that was counted', () => {
  test.each<[string, CagnotteOfDay, unknown[]]>([
    ['ties where all was found', cagnotte(500n), ['cagnotte of CF1', 500n, 500n, true]],
    [
      'ties with the difference that its count posted',
      cagnotte(450n, { difference: -50n }),
      ['cagnotte of CF1', 450n, 450n, true],
    ],
    [
      'ties with commission that was not known before',
      cagnotte(500n, { dropped: 0n, onlyCounted: 500n }),
      ['cagnotte of CF1', 500n, 500n, true],
    ],
    [
      'ties with what an earlier session had left in it',
      cagnotte(800n, { sessionNo: 2, before: 300n }),
      ['cagnotte of CF1 session 2', 800n, 800n, true],
    ],
    [
      'does not tie with a difference that was worked out from the balance of another day',
      cagnotte(500n, { difference: -500n }),
      ['cagnotte of CF1', 0n, 500n, false],
    ],
  ])('%s', (_what, of, expected) => expect(rowOf(of)).toEqual(expected));
});
