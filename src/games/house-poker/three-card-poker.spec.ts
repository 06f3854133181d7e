import { backs, foundOfPiece } from '../../../test/support/games/equipment-of-games';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { PlacedBet, TableTerms } from '../round';
import type { ReportedOpening, TableAsOpened } from '../table-reports';

/** The worked examples of section 3.8 of the second part of the regulation's matrix. Amounts in cents. */

const { rules: threeCardPoker, uncited } = watchRules('three-card-poker');
const TERMS: TableTerms = { minimum: 500n, maxima: { '*': 10_000n } };
const setting = { currency: 'EUR', answers: answersOf({}), terms: TERMS };

type Placed = Omit<PlacedBet, 'betId'>;

const on = (type: string, stake: bigint, more: Partial<Placed> = {}): Placed => ({ type, stake, ...more });
const FORTUNE = on('fortune', 500n);
const ANTE = on('ante', 1000n);
const BET = on('bet', 1000n);
const ALL = [FORTUNE, ANTE, BET];

/** Plays a hand at seat 1 against the house: "5s 6h 7d v Qs 9h 4d". */
function play(cards: string, bets: readonly Placed[], answers: Partial<Answers> = {}) {
  const [own = '', dealer = ''] = cards.split(' v ').map((hand) => hand.split(' '));
  const outcome = { dealer, hands: [{ seat: 1, cards: own }] };
  const placed = bets.map((bet, index) => ({ betId: `${index}`, seat: 1, ...bet }));
  return evaluateRound(
    threeCardPoker,
    { bets: placed, outcome },
    { ...setting, answers: answersOf(answers) },
  );
}

it.each<[string, string, Placed[], bigint[]]>([
  ['C-1: a straight', '5s 6h 7d v Qs 9h 4d', ALL, [2500n, 2000n, 1000n]],
  ['C-2: three of a kind, the house does not play', '7s 7h 7d v Js 9h 4d', ALL, [15_000n, 4000n, 0n]],
  ['C-3: a straight flush', '4h 5h 6h v 9c Tc Jc', ALL, [20_000n, 3000n, -1000n]],
  ['C-4: equal hands', 'Qh 9c 4s v Qs 9h 4d', ALL, [-500n, 0n, 0n]],
  ['C-5: surrendered', '2h 2c 9s v Qs 9h 4d', [FORTUNE, ANTE], [500n, -1000n]],
  ['C-6: a flush against a straight', 'Ah 9h 4h v 2s 3h 4d', [ANTE, BET], [-1000n, -1000n]],
  ['a flush wins four on fortune', 'Ah 9h 4h v Qs 9d 4d', ALL, [2000n, 1000n, 1000n]],
  ['a pair against a higher one', '2h 2c 9s v Qs Qd 4d', ALL, [500n, -1000n, -1000n]],
  ['the second card tells between equal first ones', 'Kh Tc 4s v Ks 9h 8d', [ANTE, BET], [1000n, 1000n]],
  ['the card beside a pair tells between equal pairs', '8h 8c 4s v 8s 8d 3d', [ANTE, BET], [1000n, 1000n]],
  ['ace, two and three are the lowest straight', 'Ah 2c 3s v 2s 3h 4d', [ANTE, BET], [0n, -1000n]],
  ['ace, king and queen are the highest', 'Ah Kc Qs v Js Qh Kd', [ANTE, BET], [2000n, 1000n]],
])('%s', (_what, cards, bets, nets) => {
  const { settlement, findings } = play(cards, bets);
  expect([settlement.bets.map(({ paid, taken }) => paid - taken), findings]).toEqual([nets, []]);
});

it.each(['As As As v Qs 9h 4d', '5s 6h 7d v 2c 2c 9h'])(
  'hands that no deck gives are not evaluated: %s',
  (cards) => {
    const { settlement, findings } = play(cards, ALL);
    expect(settlement.complete).toBe(false);
    expect(settlement.bets.map(({ fate, paid }) => [fate, paid])).toEqual(ALL.map(() => ['not-judged', 0n]));
    expect(codes(findings)).toContain('card-too-often');
  },
);

it('C-3: an ante that is lost has its extra all the same', () =>
  expect(play('4h 5h 6h v 9c Tc Jc', ALL).settlement.bets[1]).toMatchObject({
    fate: 'loses',
    paid: 4000n,
    taken: 1000n,
  }));

describe('OP2-21', () => {
  it('ranks a flush above a straight where a casino reads it so', () =>
    expect(
      play('Ah 9h 4h v 2s 3h 4d', [ANTE, BET], { 'OP2-21': 'as-five-cards' }).settlement.bets,
    ).toMatchObject([
      { fate: 'wins', paid: 1000n },
      { fate: 'wins', paid: 1000n },
    ]));

  it('takes fortune with a surrendered ante where a casino reads it so', () =>
    expect(
      play('2h 2c 9s v Qs 9h 4d', [FORTUNE, ANTE], { 'OP2-21': 'as-five-cards' }).settlement.bets,
    ).toMatchObject([{ fate: 'loses' }, { fate: 'loses' }]));
});

describe('OP2-22: on equal hands', () => {
  const TIE = 'Qh 9c 4s v Qs 9h 4d';
  const stay = { 'OP2-22': 'stay' } as const;
  const held = (type: string) => ({ betId: type, type, stake: 1000n, seat: 1, times: 1 });
  const KEPT = { held: ['ante', 'bet'].map(held), released: [] };
  const next = (dealer: string, hands: object[], before = KEPT) =>
    evaluateRound(
      threeCardPoker,
      { bets: [], before, outcome: { dealer: dealer.split(' '), hands } },
      { ...setting, answers: answersOf(stay) },
    );
  const HAND = { seat: 1, cards: ['Kh', '9c', '4s'] };

  it('ante and bet are returned, or stay for the next round (OP2-22)', () =>
    expect(play(TIE, [ANTE, BET]).settlement).toMatchObject({
      bets: [{ fate: 'null' }, { fate: 'null' }],
      after: { held: [], released: ['0', '1'] },
    }));

  it('or stay, where a casino reads it so, without losing the extra ante', () => {
    expect(play(TIE, ALL, stay).settlement).toMatchObject({
      bets: [{ fate: 'loses' }, { fate: 'held', held: 1000n }, { fate: 'held', held: 1000n }],
      after: { held: [{ type: 'ante' }, { type: 'bet' }] },
    });
    expect(play('5s 6h 7d v 5h 6c 7s', [ANTE, BET], stay).settlement.bets).toMatchObject([
      { fate: 'held', paid: 1000n },
      { fate: 'held', paid: 0n },
    ]);
  });

  it('and play in the next round, which the next deal decides', () => {
    expect(next('Qs 9h 4d', [HAND]).settlement.bets).toMatchObject([
      { fate: 'wins', paid: 1000n },
      { fate: 'wins', paid: 1000n },
    ]);
    expect(next('Ks Th 4d', [HAND]).settlement.bets).toMatchObject([{ fate: 'loses' }, { fate: 'loses' }]);
  });

  it('or stay until their seat has cards, and are found if the table closes before', () => {
    const { settlement, findings } = next('Qs 9h 4d', []);
    expect([settlement.after.held.map(({ times }) => times), findings]).toEqual([[2, 2], []]);
    expect(codes(threeCardPoker.checks.closing(KEPT, setting))).toEqual([
      'held-bet-at-close',
      'held-bet-at-close',
    ]);
  });
});

it('a surrendered hand has no extra ante, whether the surrender is stated or not', () => {
  const surrendered = { options: { surrendered: true } };
  for (const ante of [ANTE, { ...ANTE, ...surrendered }]) {
    expect(play('7s 7h 7d v Js 9h 4d', [ante]).settlement.bets).toMatchObject([{ fate: 'loses', paid: 0n }]);
  }
  expect(codes(play('7s 7h 7d v Js 9h 4d', [{ ...ANTE, ...surrendered }, BET]).findings)).toEqual([
    'bet-after-surrender',
  ]);
});

it('who breaks a prohibition loses all his bets', () => {
  const forfeited = { options: { forfeited: 'asked-for-advice' } };
  const { settlement, findings } = play(
    '7s 7h 7d v Js 9h 4d',
    ALL.map((bet) => ({ ...bet, ...forfeited })),
  );
  expect(settlement.bets.map(({ paid, taken }) => [paid, taken])).toEqual([
    [0n, 500n],
    [0n, 1000n],
    [0n, 1000n],
  ]);
  expect(codes(findings)).toEqual(['bet-forfeited', 'bet-forfeited', 'bet-forfeited']);
});

it.each<[string, Placed[], string[]]>([
  ['below the minimum', [on('fortune', 499n)], ['under-minimum']],
  ['above the maximum', [on('ante', 10_001n)], ['over-limit']],
  ['not equal to the ante', [ANTE, on('bet', 1500n)], ['extra-bet-differs']],
  ['without an ante', [BET], ['extra-bet-differs']],
  ['after the call', [on('ante', 1000n, { options: { late: true } })], ['late-bet']],
  ['with options that say nothing', [on('ante', 1000n, { options: { late: 1 } })], ['bet-not-readable']],
  ['where no hand is', [on('ante', 1000n, { seat: 2 })], ['bet-not-readable', 'hand-without-bet']],
  ['of another game', [on('main', 1000n)], ['bet-not-offered']],
  [
    'at a seat there is not',
    [on('ante', 1000n, { seat: 10 })],
    ['bet-not-readable', 'seat-not-at-table', 'hand-without-bet'],
  ],
  [
    'that stays from the hand before, of whose options nothing can be read',
    [on('ante', 1000n, { seat: 2, carried: true, options: null })],
    ['bet-not-readable', 'carried-bet-unknown', 'hand-without-bet'],
  ],
  [
    'of two players at a seat',
    [
      { ...ANTE, player: 'P' },
      { ...FORTUNE, player: 'Q' },
    ],
    ['seat-shared'],
  ],
])('a bet %s', (_what, bets, expected) =>
  expect(codes(play('5s 6h 7d v Qs 9h 4d', bets).findings)).toEqual(expected),
);

it('finds a card dealt twice', () =>
  expect(codes(play('5s 6h 7d v 5s 9h 4d', [ANTE]).findings)).toEqual(['card-too-often']));

it.each([{}, { dealer: ['As'], hands: [] }, { dealer: ['As', '2s', '3s'] }])('%j cannot be read', (outcome) =>
  expect(codes(evaluateRound(threeCardPoker, { bets: [], outcome }, setting).findings)).toEqual([
    'outcome-not-readable',
  ]),
);

const staff = ['table-chief', 'croupier'].map((role) => ({ id: role, role }));

it.each<[string, Partial<ReportedOpening>, string[]]>([
  ['a chief, a croupier, nine seats and two decks', { decks: 2, terms: { ...TERMS, seats: 9 } }, []],
  ['ten seats', { terms: { ...TERMS, seats: 10 } }, ['seats-above-maximum']],
  ['three decks', { decks: 3 }, ['decks-not-by-rule']],
  ['nobody', { staff: [] }, ['staff-below-minimum', 'staff-below-minimum']],
  [
    'a maximum of 51 times the minimum',
    { terms: { ...TERMS, maxima: { ante: 25_500n } } },
    ['maximum-not-by-rule'],
  ],
  [
    'a minimum below the authorised one',
    { terms: { ...TERMS, authorised: { minimum: { from: 600n } } } },
    ['minimum-not-authorised'],
  ],
])('a table with %s', (_what, opening, expected) =>
  expect(codes(threeCardPoker.checks.opening({ terms: TERMS, staff, ...opening }, setting))).toEqual(
    expected,
  ),
);

it('gives back every stake of a void round, and shares its supervisor with one more table of cards', () => {
  const bets = [{ betId: 'a', stake: 2500n }];
  const voided = {
    settled: false,
    reasonCode: 'dealing-error',
    refunds: [{ betId: 'a', amount: 2499n }],
    bets,
  };
  expect(codes(threeCardPoker.checks.voided(voided, setting))).toEqual(['refund-not-the-stake']);
  const table = (name: string): TableAsOpened => ({
    table: name,
    game: 'three-card-poker',
    terms: TERMS,
    staff,
  });
  expect(threeCardPoker.checks.room(['1', '2'].map(table), setting)).toEqual([]);
  expect(codes(threeCardPoker.checks.room(['1', '2', '3'].map(table), setting))).toEqual([
    'chief-over-two-tables',
  ]);
});

it('has shufflers of homologated models, and two decks with backs of different colours', () => {
  expect(foundOfPiece(threeCardPoker, { kind: 'shuffler', homologation: 'ended' })).toEqual([
    'homologation-ended 1.1.9.C-II.2-01',
  ]);
  expect(foundOfPiece(threeCardPoker, { homologation: 'ended' })).toEqual([]);
  expect(foundOfPiece(threeCardPoker, backs(1, 1))).toEqual([]);
  expect(foundOfPiece(threeCardPoker, backs(2))).toEqual(['backs-not-by-rule 1.1.9.C-II.1-01']);
});

it('every rule that is applied is cited by these rows, but for those of the carrusel', () => {
  const ofGame = threeCardPoker.register.applied.filter(
    ({ id }) => !/VII\.6-|^1\.1\.9\.C-IX|-I\.8-/.test(id),
  );
  expect(uncited(ofGame)).toEqual([]);
});
