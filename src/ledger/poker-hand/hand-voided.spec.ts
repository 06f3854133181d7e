import { BY, openedBook, OFFICE, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

/** A void hand of non-banked poker is compared with the rule that annuls it, by what each seat had put in. */

const AUTHORISED = tell(
  'casino.authorised',
  {
    validFrom: '2026-01-01',
    rulebook: 'ES-AN-2010',
    games: ['omaha', 'five-card-draw'],
    tables: [],
  },
  OFFICE,
);

/** Example E-8: three seats put in 12.00, 30.00 and 30.00. */
const hand = (game: string, more: object = {}) =>
  tell('hand.played', {
    handNo: '7',
    game,
    limitType: 'no-limit',
    seats: [1, 2, 3].map((seat) => ({ seat, player: `p${seat}` })),
    actions: [
      { street: 1, seat: 1, action: 'bet', amount: 1200, allIn: true },
      { street: 1, seat: 2, action: 'bet', amount: 3000 },
      { street: 1, seat: 3, action: 'call', amount: 3000 },
    ],
    pots: [{ amount: 3600 }, { amount: 3600 }],
    awards: [
      { seat: 2, pot: 0, amount: 3600 },
      { seat: 2, pot: 1, amount: 3600 },
    ],
    rake: { dropped: 0 },
    ...more,
  });

const voided = (reasonCode: string, amounts: readonly number[], by: 'seat' | 'player' = 'seat') =>
  tell('hand.voided', {
    handNo: '7',
    settled: true,
    reasonCode,
    refunds: amounts.map((amount, index) =>
      by === 'seat' ? { seat: index + 1, amount } : { player: `p${index + 1}`, amount },
    ),
    by: BY,
  });

const found = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(AUTHORISED, ...events)
    .entries.at(-1)!
    .evaluation.findings.map(({ code, ruleId }) => `${code} ${ruleId}`);

describe('the void of a hand', () => {
  it('E-8: of a doubled card after two actions gives back what each put in (1.1.10-X.1-11)', () => {
    for (const by of ['seat', 'player'] as const) {
      expect(found(hand('omaha'), voided('1.1.10-X.1-11', [1200, 3000, 3000], by))).toEqual([]);
      expect(found(hand('omaha'), voided('1.1.10-X.1-11', [1200, 3000, 2900], by))).toEqual([
        'refund-not-the-stake 1.1.10-X.1-11',
      ]);
    }
  });

  it('H-11: after a misdeal leaves the forced bets for the new deal (1.1.10-X.1-04)', () => {
    expect(found(hand('omaha'), voided('1.1.10-X.1-04', []))).toEqual([]);
    expect(found(hand('omaha'), voided('1.1.10-X.1-04', [1200, 3000, 3000]))).toEqual([
      'refund-not-the-stake 1.1.10-X.1-04',
      'refund-not-the-stake 1.1.10-X.1-04',
      'refund-not-the-stake 1.1.10-X.1-04',
    ]);
  });

  it('is not compared with a rule for another reason, or if the hand is not the last one', () => {
    expect(found(hand('omaha'), voided('fire', [1]))).toEqual([]);
    const other = hand('omaha', { handNo: '8' });
    expect(found(hand('omaha'), other, voided('1.1.10-X.1-11', [1]))).toEqual([]);
  });

  it('restores the count of blank hands from before it', () => {
    const antes = [1, 2].map((seat) => ({ street: 0, seat, action: 'ante' as const, amount: 100 }));
    const passes = [1, 2].map((seat) => ({ street: 1, seat, action: 'check' as const }));
    const blank = (handNo: string) =>
      hand('five-card-draw', {
        handNo,
        actions: [...antes, ...passes],
        pots: [{ amount: 200 }],
        awards: [],
        carriedOut: 200,
      });
    const memory = (...events: readonly CasinoEvent[]) =>
      openedBook(AUTHORISED, ...events).entries.at(-1)!.evaluation.session.play.left?.memory;
    expect(memory(blank('6'), blank('7'))).toMatchObject({ blankHands: 2 });
    expect(memory(blank('6'), blank('7'), voided('1.1.10.A-III.1-02', []))).toMatchObject({ blankHands: 1 });
    expect(memory(blank('7'), voided('1.1.10.A-III.1-02', []))).toBeUndefined();
  });
});
