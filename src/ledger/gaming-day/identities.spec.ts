import { handPlayed } from '../../../test/support/sample-events/sample-events';
import type { AccountPath } from '../_core/chart-of-accounts';
import { type EntryLine, move, signedLine } from '../_core/journal-entry';
import {
  checkBalance,
  checkBanks,
  checkChips,
  checkCustody,
  checkMeter,
  checkPots,
  checkDerivedCommission,
  checkReprojection,
} from '../../../test/support/identities/identities';

const moved = (debit: AccountPath, credit: AccountPath, amount: bigint): EntryLine[] =>
  move({ debit, credit, amount, currency: 'EUR' });

describe('A1: entries and trial balance sum to zero in each currency', () => {
  it('holds for what balances', () =>
    expect(checkBalance(moved('chips:cage', 'chips:issued', 5n))).toEqual([]));

  it('is broken by a line too much, in its currency', () => {
    const lines = [...moved('bank', 'fx', 5n), ...signedLine('loss', 3n, 'USD')];
    expect(checkBalance(lines)).toEqual([{ identity: 'A1', at: 'USD', expected: '0', found: '3' }]);
  });
});

describe('A2: no holder of chips has a negative amount', () => {
  it('holds if the issued chips are those of the house and the customers', () => {
    expect(
      checkChips([
        ['chips:cage', 90n],
        ['chips:issued', -100n],
        ['cash:cage', -5n],
      ]),
    ).toEqual([]);
  });

  it('is broken by a holder below zero, and by customers who have less than nothing', () => {
    const breaches = checkChips([
      ['chips:cage', 110n],
      ['chips:table:T1', -3n],
      ['chips:issued', -100n],
    ]);
    expect(breaches.map(({ at, found }) => [at, found])).toEqual([
      ['chips in hands', '-7'],
      ['chips:table:T1', '-3'],
    ]);
  });

  it('waits for the other half of a slip', () => {
    expect(
      checkChips([
        ['chips:transit', -5n],
        ['chips:table:T1', 5n],
        ['chips:issued', -5n],
      ]),
    ).toEqual([]);
  });
});

describe('A3: custody is owed to players', () => {
  const at = (lines: readonly EntryLine[], type = 'cagnotte.coup.played.v1') => ({
    type,
    table: 'T1',
    lines,
  });
  const bank = moved('chips:custody:T1', 'player-bank', 500n);

  it('holds for banks, garages and pots, less what custody could not cover', () => {
    const entries = [
      at(bank),
      at(moved('player-bank', 'garage:voluntary', 200n)),
      at(moved('chips:custody:T1', 'pot:T1', 7n)),
      at([
        ...moved('player-bank', 'chips:custody:T1', 300n),
        ...moved('variance:custody:T1', 'chips:custody:T1', 50n),
      ]),
    ];
    expect(checkCustody(entries)).toEqual([]);
  });

  it('is broken per table by chips that are owed to no player', () => {
    const entries = [at(bank), at(moved('chips:custody:T1', 'chips:cage', 20n))];
    expect(checkCustody(entries)).toEqual([
      { identity: 'A3', at: 'T1 EUR', expected: '500 owed', found: '520 kept' },
    ]);
  });

  it('is not changed when a difference of custody is cleared', () => {
    const cleared = at(moved('loss', 'variance:custody:T1', 50n), 'cagnotte.variance.cleared.v1');
    expect(checkCustody([at(bank), cleared])).toEqual([]);
  });

  it('names a member of a bank below zero under its soft check', () => {
    const member = { member: 'B', inPlay: -1n, voluntary: 0n, improper: 0n };
    expect(checkBanks([{ bank: 'K', banker: 'B', members: [member] }])).toMatchObject([
      { identity: 'A3-banks', at: 'K B' },
    ]);
    expect(checkBanks([{ bank: 'K', banker: 'B', members: [{ ...member, inPlay: 0n }] }])).toEqual([]);
  });
});

describe('A4: a meter equals the sum of its movements', () => {
  const entries = [
    { type: 'cagnotte.jackpot.opened.v1', lines: moved('jackpot-funding:p', 'jackpot:p', 500n) },
    { type: 'cagnotte.round.settled.v1', lines: moved('chips:jackpot:T1', 'jackpot:p', 80n) },
    { type: 'cagnotte.round.settled.v1', lines: moved('jackpot:p', 'bank', 30n) },
    { type: 'cagnotte.round.voided.v1', lines: moved('jackpot:p', 'chips:jackpot:T1', 8n) },
    { type: 'cagnotte.jackpot.adjusted.v1', lines: moved('jackpot:p', 'jackpot-funding:p', 2n) },
    { type: 'cagnotte.ledger.opened.v1', lines: moved('opening', 'jackpot:other', 9n) },
  ];

  it('holds for contributions, prizes, voids, funding and adjustments', () =>
    expect(checkMeter('p', entries, 540n)).toEqual([]));

  it('is broken by a movement of any other type of event', () => {
    const foreign = [...entries, { type: 'cagnotte.tips.shared.v1', lines: moved('jackpot:p', 'bank', 1n) }];
    expect(checkMeter('p', foreign, 539n)).toEqual([
      { identity: 'A4', at: 'p', expected: '540', found: '539' },
    ]);
  });
});

describe('A5: the pots of a hand pay out what was put into them', () => {
  it('holds for a hand that ties, carried pots included', () => {
    expect(checkPots(handPlayed().data)).toEqual([]);
    expect(checkPots(handPlayed({ carriedIn: 5, carriedOut: 5 }).data)).toEqual([]);
  });

  it('is broken by a cent', () => {
    expect(checkPots(handPlayed({ rake: { dropped: 11 } }).data)).toEqual([
      { identity: 'A5', at: '1', expected: '200 put in', found: '201 came out' },
    ]);
  });
});

describe('A6: a derived commission is rounded once', () => {
  const rate = { numerator: 5n, denominator: 100n };
  const exact = { numerator: 16_650n, denominator: 100n };

  it('holds for half up, with the exact value beside it, however it is written', () => {
    expect(checkDerivedCommission({ at: 'c', of: 3_330n, rate, amount: 167n, exact })).toEqual([]);
    const shorter = { numerator: 333n, denominator: 2n };
    expect(checkDerivedCommission({ at: 'c', of: 3_330n, rate, amount: 167n, exact: shorter })).toEqual([]);
    expect(checkDerivedCommission({ at: 'c', of: 100n, rate, amount: 5n })).toEqual([]);
  });

  it('is broken by another rounding, and by an exact value that is missing or another', () => {
    const wrong = [
      { amount: 166n, exact },
      { amount: 167n },
      { amount: 167n, exact: { numerator: 167n, denominator: 1n } },
    ];
    const found = wrong.flatMap((each) => checkDerivedCommission({ at: 'c', of: 3_330n, rate, ...each }));
    expect(found.map(({ identity }) => identity)).toEqual(['A6', 'A6', 'A6']);
  });
});

describe('A7: projected again, the books are the same', () => {
  it('holds if both have the same digest', () => {
    expect(checkReprojection({ casino: 'granada', stored: 'ab', again: 'ab' })).toEqual([]);
    expect(checkReprojection({ casino: 'granada', stored: 'ab', again: 'cd' })).toEqual([
      { identity: 'A7', at: 'granada', expected: 'cd', found: 'ab' },
    ]);
  });
});
