import { BY, openedBook, OFFICE, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

/** A session of non-banked poker from its opening to its close: what was announced, who paid, how long it was. */

const AUTHORISED = tell(
  'casino.authorised',
  {
    validFrom: '2026-01-01',
    rulebook: 'ES-AN-2010',
    games: ['omaha-five-card'],
    tables: [{ table: 'T1', game: 'omaha-five-card', minimum: { from: 1_000 } }],
  },
  OFFICE,
);
const STAFF = ['table-chief', 'croupier'].map((role) => ({ id: role, role }));

const opened = (poker: object) =>
  tell('table.opened', {
    game: 'omaha-five-card',
    minimum: 1_000,
    float: { amount: 0 },
    captures: { rounds: true, buyIns: false },
    staff: STAFF,
    seats: 8,
    poker,
  });
const FEE = { initialStack: 20_000, minutes: 120, share: { option: 'session-fee', amount: 1_200 } };

const hand = (handNo: number, rake: number, players = 2) =>
  tell('hand.played', {
    handNo: `${handNo}`,
    game: 'omaha-five-card',
    limitType: 'no-limit',
    seats: Array.from({ length: players }, (_, index) => ({ seat: index + 1, player: `p${index + 1}` })),
    actions: [
      { street: 1, seat: 1, action: 'bet', amount: 1_000 },
      { street: 1, seat: 2, action: 'call', amount: 1_000 },
      { street: 2, seat: 2, action: 'fold' },
    ],
    pots: [{ amount: 2_000 }],
    awards: [{ seat: 1, amount: 2_000 - rake }],
    rake: { dropped: rake },
  });
const charge = (player: string, amount = 1_200) =>
  tell('poker-session.charged', { player, option: 'session-fee', amount, paidWith: 'chips' });
const voided = (handNo: number) =>
  tell('hand.voided', { handNo: `${handNo}`, settled: true, reasonCode: 'fire', refunds: [], by: BY });
const CLOSED = tell('table.closed', { toCage: [{ holder: 'table', chips: 0 }], certifiedBy: BY });

const found = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(AUTHORISED, ...events)
    .entries.at(-1)!
    .evaluation.findings.map(({ code, ruleId }) => `${code} ${ruleId}`);

describe('a session with a fee', () => {
  it('H-13: is paid by each of eight players, and no hand is raked', () => {
    const eight = Array.from({ length: 8 }, (_, index) => charge(`p${index + 1}`));
    const book = openedBook(AUTHORISED, opened(FEE), ...eight);
    expect(book.balances.of('commission:session-fee:T1', 'EUR')).toBe(-9_600n);
    expect(found(opened(FEE), ...eight)).toEqual([]);
    expect(found(opened(FEE), hand(1, 100))).toContain('two-revenue-options 1.1.10-II.4-04');
    expect(found(opened(FEE), hand(1, 0))).toEqual([]);
  });

  it('is paid as announced, and once', () => {
    expect(found(opened(FEE), charge('p1', 1_300))).toEqual(['session-charge-differs 1.1.10-II.4-03']);
    expect(found(opened(FEE), charge('p1'), charge('p1'))).toEqual(['session-charged-twice 1.1.10-II.4-03']);
  });

  it('has been paid by all players when it ends, and was long enough', () => {
    const hands = [1, 2, 3, 4].map((handNo) => hand(handNo, 0));
    expect(found(opened(FEE), charge('p1'), charge('p2'), ...hands, CLOSED)).toEqual([]);
    expect(found(opened(FEE), charge('p1'), ...hands.slice(1), CLOSED)).toEqual([
      'session-charge-missing 1.1.10-II.4-03',
      'session-too-short 1.1.10-II.4-05',
    ]);
  });

  it('does not count a hand that is void, and keeps what was paid', () => {
    const hands = [1, 2, 3, 4].map((handNo) => hand(handNo, 0));
    const paid = [charge('p1'), charge('p2')];
    expect(found(opened(FEE), ...hands, ...paid, voided(4), CLOSED)).toEqual([
      'session-too-short 1.1.10-II.4-05',
    ]);
  });

  it('is announced within the rules (1.1.10-VII.1-02)', () => {
    expect(found(opened({ ...FEE, initialStack: 9_000 }))).toEqual([
      'minimum-above-share-of-stack 1.1.10-VII.1-02',
    ]);
  });
});
