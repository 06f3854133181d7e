import { BY, OFFICE, openedBook, tell, written } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';

/** A void returns the bets of a coup and takes the gain back from the bank; cards of coups are counted per shoe. */

const STAFF = ['inspector', 'croupier', 'cambista'].map((role) => ({ id: role, role }));

const OPENED = tell('table.opened', {
  game: 'chemin-de-fer',
  minimum: 1_000,
  bank: 'limited',
  float: { amount: 0 },
  captures: { rounds: true, buyIns: true },
  staff: STAFF,
  seats: 9,
});
const taken = tell('bank.adjudicated', {
  bank: 'K',
  banker: 'B',
  amount: 10_000,
  paidFrom: 'chips',
  how: 'offer',
  seat: 1,
});

const coup = (coupNo: number, winner: 'bank' | 'punto' | 'tie', bankBefore: number, more: object = {}) =>
  tell('coup.played', {
    bank: 'K',
    shoeNo: 1,
    coupNo,
    bankBefore,
    bets: [
      { betId: `${coupNo}-a`, stake: 6_000, player: 'P2', seat: 2 },
      { betId: `${coupNo}-b`, stake: 4_000, player: 'P3', seat: 3 },
    ],
    results: [{ tableau: 1, winner }],
    ...more,
  });

const voided = (coupNo: number, refunds: readonly object[], settled = true) =>
  tell('coup.voided', {
    bank: 'K',
    shoeNo: 1,
    coupNo,
    settled,
    reasonCode: 'cards-stuck',
    refunds: refunds as { betId: string; amount: number }[],
    by: BY,
  });
const ALL_BACK = (coupNo: number) => [
  { betId: `${coupNo}-a`, amount: 6_000 },
  { betId: `${coupNo}-b`, amount: 4_000 },
];

const found = (...events: readonly CasinoEvent[]): string[] =>
  openedBook(OPENED, taken, ...events)
    .entries.slice(3)
    .flatMap(({ evaluation }) => evaluation.findings.map(({ code }) => code));

describe('the void of a settled coup', () => {
  it('reverses its entry, and leaves the bank as it was before', () => {
    const book = openedBook(OPENED, taken, coup(1, 'bank', 10_000), voided(1, ALL_BACK(1)));
    const { lines, session } = book.entries.at(-1)!.evaluation;
    expect(written(lines)).toEqual([
      'player-bank[K:B] +9500',
      'commission:bank:T1 +500',
      'chips:custody:T1 -9500',
      'chips:cagnotte:T1 -500',
    ]);
    expect(session.banks).toMatchObject([{ members: [{ inPlay: 10_000n }] }]);
    expect(session.play.banks?.tenure).toMatchObject({ inPlay: 10_000n, coups: 0, wonNet: 0n });
  });

  it('is an advisory, and the next coup plays for the amount before it', () => {
    expect(found(coup(1, 'bank', 10_000), voided(1, ALL_BACK(1)), coup(2, 'bank', 10_000))).toEqual([
      'settled-coup-reversed',
    ]);
    expect(found(coup(1, 'bank', 10_000), voided(1, ALL_BACK(1)), coup(2, 'bank', 19_500))).toEqual([
      'settled-coup-reversed',
      'bank-amount-differs',
    ]);
  });

  it('of an earlier coup takes its gain from the present bank', () => {
    const events = [coup(1, 'bank', 10_000), coup(2, 'tie', 19_500), voided(1, ALL_BACK(1))];
    expect(found(...events, coup(3, 'tie', 10_000))).toEqual(['settled-coup-reversed']);
    const { session } = openedBook(OPENED, taken, ...events).entries.at(-1)!.evaluation;
    expect(session.play.banks?.tenure).toMatchObject({
      inPlay: 10_000n,
      wonNet: 0n,
      wonGross: 0n,
      coups: 1,
    });
  });

  it('of an earlier coup puts what only that coup left uncovered in play again: OP1-16', () => {
    const stays = tell(
      'casino.authorised',
      {
        ...{ validFrom: '2026-01-01', rulebook: 'ES-AN-2010', games: ['chemin-de-fer'], tables: [] },
        answers: { 'OP1-16': 'stays-in-garage' },
      },
      OFFICE,
    );
    const one = (coupNo: number, winner: 'bank' | 'tie', stake: number) =>
      coup(coupNo, winner, 0, {
        bankBefore: undefined,
        bets: [{ betId: `${coupNo}-a`, stake, player: 'P2', seat: 2 }],
      });
    const tenureAfter = (...events: readonly CasinoEvent[]) =>
      openedBook(stays, OPENED, taken, ...events).entries.at(-1)!.evaluation.session.play.banks?.tenure;
    // 40.00 of 100.00 stay out; with the gain of 57.00 net, 117.00 are in play, of which 17.00 stay out too.
    const played = [one(1, 'bank', 6_000), one(2, 'tie', 10_000)];
    expect(tenureAfter(...played)).toMatchObject({ inPlay: 15_700n, uncovered: 5_700n });
    const first = voided(1, [{ betId: '1-a', amount: 6_000 }]);
    expect(tenureAfter(...played, first)).toMatchObject({ inPlay: 10_000n, uncovered: 1_700n, coups: 1 });
    const second = voided(2, [{ betId: '2-a', amount: 10_000 }]);
    expect(tenureAfter(...played, first, second)).toMatchObject({ inPlay: 10_000n, uncovered: 0n, coups: 0 });
    expect(tenureAfter(...played, second, first)).toMatchObject({ inPlay: 10_000n, uncovered: 0n, coups: 0 });
  });

  it('restores a bank that had lost the coup, so that it plays on', () => {
    expect(found(coup(1, 'punto', 10_000), voided(1, ALL_BACK(1)), coup(2, 'tie', 10_000))).toEqual([
      'settled-coup-reversed',
    ]);
  });

  it('takes garages that were reserved with it back into play', () => {
    const aside = { garages: [{ kind: 'improper', amount: 2_000, move: 'set-aside' }] };
    const book = openedBook(
      OPENED,
      taken,
      coup(1, 'tie', 8_000, aside),
      coup(2, 'tie', 8_000),
      voided(1, []),
    );
    const { session } = book.entries.at(-1)!.evaluation;
    expect(session.play.banks?.tenure).toMatchObject({ inPlay: 10_000n, improper: 0n });
    expect(session.banks).toMatchObject([{ members: [{ inPlay: 10_000n, improper: 0n }] }]);
  });

  it('restores the earlier right to banco seguido', () => {
    const banco = (coupNo: number, call: string, stake: number) => ({
      bets: [{ betId: `${coupNo}-a`, stake, player: 'P5', call }],
    });
    expect(
      found(
        coup(1, 'bank', 10_000, banco(1, 'banco', 10_000)),
        coup(2, 'punto', 19_500, banco(2, 'banco-seguido', 19_500)),
        voided(2, [{ betId: '2-a', amount: 19_500 }]),
        coup(3, 'tie', 19_500, banco(3, 'banco-seguido', 19_500)),
      ),
    ).toEqual(['settled-coup-reversed']);
  });
});

describe('the refund of a void coup', () => {
  const afterOne = (refunds: readonly object[]) =>
    found(coup(1, 'tie', 10_000), voided(1, refunds)).slice(0, -1);

  it.each([
    ['each bet its stake', ALL_BACK(1), []],
    [
      'each player his stakes',
      [
        { player: 'P2', amount: 6_000 },
        { player: 'P3', amount: 4_000 },
      ],
      [],
    ],
    ['all of it together', [{ amount: 10_000 }], []],
    [
      'a bet too little',
      [
        { betId: '1-a', amount: 5_000 },
        { betId: '1-b', amount: 4_000 },
      ],
      ['refund-not-the-stake'],
    ],
    ['a player nothing', [{ player: 'P2', amount: 6_000 }], ['refund-not-the-stake']],
    ['somebody who had no bet', [...ALL_BACK(1), { betId: '1-c', amount: 1 }], ['refund-not-the-stake']],
  ])('is %s', (_what, refunds, expected) => expect(afterOne(refunds)).toEqual(expected));

  it('is not compared with unknown bets', () => {
    expect(found(coup(1, 'tie', 10_000), voided(2, [{ amount: 1 }], false))).toEqual([]);
  });
});

it('a card that comes more often than its decks contain it gives a finding at the end of the shoe', () => {
  const cards = { bank: ['9c', '9c'], tableau1: ['9c', '9c'] };
  const shoe = tell('shoe.started', { shoeNo: 1, decks: 6, behindCutCard: 7 });
  const ended = tell('shoe.ended', { shoeNo: 1 });
  const once = coup(1, 'tie', 10_000, { cards });
  expect(found(shoe, once, ended)).toEqual([]);
  expect(found(shoe, once, coup(2, 'tie', 10_000, { cards }), ended)).toEqual(['card-too-often']);
});
