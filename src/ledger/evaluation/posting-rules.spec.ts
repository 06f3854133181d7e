import type { ChipsSold } from '../cage/cage.events';
import type { HandPlayed } from '../poker-hand/hand.events';
import type { LedgerOpened } from '../casino/casino.events';
import { chipsSold, handPlayed, ledgerOpened } from '../../../test/support/sample-events/sample-events';
import { RunningBalances } from '../_core/balances';
import { assertBalanced, type EntryLine, signedLine } from '../_core/journal-entry';
import { initialState } from '../_core/evaluation.state';
import { declaredLines } from './declared-lines';
import { postHandPlayed } from '../poker-hand/hand.evaluation';
import { postLedgerOpened } from '../casino/casino.evaluation';

/** `account +debit` or `account -credit`, in the order of the entry. */
const written = (lines: readonly EntryLine[]): string[] => {
  assertBalanced(lines);
  return lines.map(({ account, debit, credit }) => `${account} ${debit > 0n ? `+${debit}` : `-${credit}`}`);
};

const withPot = {
  ...initialState,
  balances: new RunningBalances().enter(signedLine('pot:PK1', -1_000n, 'EUR')),
};

describe('cage sells: debit cash:cage, cheques:cage, bank; credit chips:cage', () => {
  test.each<[ChipsSold['meansOfPayment'], string]>([
    ['cash', 'cash:cage'],
    ['cheque', 'cheques:cage'],
    ['bank', 'bank'],
  ])('for %s the debit is %s', (meansOfPayment, holder) => {
    const sale = chipsSold({ meansOfPayment, amount: 6_000 });
    expect(written(declaredLines(sale, {}))).toEqual([`${holder} +6000`, 'chips:cage -6000']);
  });

  it('nothing is posted for nothing sold', () => {
    expect(declaredLines(chipsSold({ amount: 0 }), {})).toEqual([]);
  });

  it('every line carries currency, slip and that the amount was declared', () => {
    for (const line of declaredLines(chipsSold({ slip: 'S-1', currency: 'USD' }), {})) {
      expect(line).toMatchObject({ slip: 'S-1', currency: 'USD', basis: 'declared' });
    }
  });
});

describe('rake: debit chips:cagnotte, credit commission; pot carried over: debit chips:custody, credit pot; back: reverse', () => {
  test.each<[string, Partial<HandPlayed>, string[]]>([
    ['a rake', { rake: { dropped: 10 } }, ['chips:cagnotte:PK1 +10', 'commission:rake:PK1 -10']],
    ['no rake', { rake: { dropped: 0 } }, []],
    [
      'a pot carried to the next hand',
      { rake: { dropped: 0 }, carriedOut: 70 },
      ['chips:custody:PK1 +70', 'pot:PK1 -70'],
    ],
    [
      'a pot that comes back',
      { rake: { dropped: 0 }, carriedIn: 70 },
      ['pot:PK1 +70', 'chips:custody:PK1 -70'],
    ],
    [
      'a pot that comes back, a rake, and a pot carried on',
      { carriedIn: 70, rake: { dropped: 10 }, carriedOut: 5 },
      [
        'pot:PK1 +70',
        'chips:custody:PK1 -70',
        'chips:cagnotte:PK1 +10',
        'commission:rake:PK1 -10',
        'chips:custody:PK1 +5',
        'pot:PK1 -5',
      ],
    ],
  ])('posts %s', (_what, data, lines) =>
    expect(written(postHandPlayed(handPlayed(data), withPot))).toEqual(lines),
  );

  it('the pot itself stays in the customers’ hands: contributions and awards post nothing', () => {
    const untouched = written(postHandPlayed(handPlayed(), withPot));
    const other = handPlayed({ pots: [{ amount: 1 }], awards: [], actions: [] });
    expect(written(postHandPlayed(other, withPot))).toEqual(untouched);
  });

  it('the lines of the rake bear the rule of the rake, and no other lines do', () => {
    const rule = { id: 'R-1', citation: 'a regulation', says: 'The house has a rake.' };
    const lines = postHandPlayed(handPlayed({ carriedIn: 1, carriedOut: 1 }), withPot, rule);
    expect(lines.map(({ ruleId }) => ruleId)).toEqual([
      undefined,
      undefined,
      'R-1',
      'R-1',
      undefined,
      undefined,
    ]);
  });
});

describe('opening balances: the remainder, and amounts of accounts outside the chart, are posted to opening', () => {
  const opening = (balances: LedgerOpened['balances']): string[] =>
    written(postLedgerOpened(ledgerOpened({ balances })));

  it('debit balances are positive, credit balances negative', () => {
    expect(
      opening([
        { account: 'chips:cage', amount: 400_000 },
        { account: 'chips:issued', amount: -400_000 },
      ]),
    ).toEqual(['chips:cage +400000', 'chips:issued -400000']);
  });

  it('the remainder is posted to opening, marked as derived', () => {
    const lines = postLedgerOpened(ledgerOpened({ balances: [{ account: 'cash:cage', amount: 5 }] }));
    expect(written(lines)).toEqual(['cash:cage +5', 'opening -5']);
    expect(lines.map(({ basis }) => basis)).toEqual(['declared', 'derived']);
  });

  it('an unknown account is posted to opening and leaves nothing over', () => {
    expect(
      opening([
        { account: 'cash:till', amount: 5 },
        { account: 'cash:cage', amount: -5 },
      ]),
    ).toEqual(['opening +5', 'cash:cage -5']);
  });

  it('a zero balance and an empty opening post nothing', () => {
    expect(opening([{ account: 'cash:cage', amount: 0 }])).toEqual([]);
    expect(opening([])).toEqual([]);
  });

  it('the sub-ledger of a balance is only on its own line', () => {
    const balances = [{ account: 'bank-deposit', subLedger: 'banker-7', amount: -600 }];
    const lines = postLedgerOpened(ledgerOpened({ balances }));
    expect(lines.map(({ account, subLedger }) => [account, subLedger])).toEqual([
      ['bank-deposit', 'banker-7'],
      ['opening', undefined],
    ]);
  });
});
