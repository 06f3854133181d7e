import { foundOfPiece } from '../../../test/support/games/equipment-of-games';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { PlacedBet, TableTerms } from '../round';
import { resultOf } from '../settlement';
import type { ReportedOpening, TableAsOpened } from '../table-reports';
import { present } from '../../kernel/present';

/** The worked examples of section 2.7 of the second part of the regulation's matrix. Amounts in cents. */

const { rules: trijoker, uncited } = watchRules('trijoker');
const TERMS: TableTerms = { minimum: 500n, maxima: { '*': 10_000n } };

type Placed = Omit<PlacedBet, 'betId'>;
interface Circumstances {
  readonly terms?: TableTerms;
  readonly answers?: Partial<Answers>;
  readonly exposed?: 'left' | 'right';
}

const on = (type: string, stake: bigint, more: Partial<Placed> = {}): Placed => ({ type, stake, ...more });
const away = { options: { withdrawn: true } };
const three = (stake: bigint, withdrawn = 0, more: Partial<Placed> = {}): Placed[] =>
  [1, 2, 3].map((box) => on(`bet-${box}`, stake, { ...(box <= withdrawn ? away : {}), ...more }));

/** Plays a hand: "Ah 9h 4h | Jh 2h" is three own cards and the two of all; several hands are told apart by "/". */
function play(
  cards: string,
  bets: readonly Placed[],
  { terms = TERMS, answers = {}, exposed }: Circumstances = {},
) {
  const [own = '', common = ''] = cards.split(' | ');
  const hands = own.split(' / ').map((hand, index) => ({ seat: index + 1, cards: hand.split(' ') }));
  const outcome = { hands, common: common.split(' '), ...present({ exposed }) };
  const placed = bets.map((bet, index) => ({ betId: `${index}`, seat: 1, ...bet }));
  return evaluateRound(
    trijoker,
    { bets: placed, outcome },
    { currency: 'EUR', answers: answersOf(answers), terms },
  );
}

it.each<[string, string, Placed[], bigint, bigint]>([
  ['B-1: a flush on three bets', 'Ah 9h 4h | Jh 2h', three(500n), 12_000n, 1500n],
  ['B-2: a pair of queens on two', 'Qs 7d 5c | Qh 2c', three(500n, 1), 1000n, 1500n],
  ['B-3: a pair of tens loses', 'Ts 7d 5c | Th 2c', three(500n, 2), -500n, 1000n],
  ['B-5: a royal flush', 'As Ks Qs | Js Ts', three(10_000n), 15_000_000n, 30_000n],
  ['high cards lose all that is in play', 'As Kd 9c | 7h 2c', three(500n), -1500n, 0n],
  ['a pair of jacks', 'Js 7d 5c | Jh 2c', three(500n), 1500n, 1500n],
  ['two pairs', '9s 9d 5c | 5h 2c', three(500n, 2), 1000n, 1500n],
  ['three of a kind', '9s 9d 9c | 5h 2c', three(500n, 2), 1500n, 1500n],
  ['a straight', '9s 8d 7c | 6h 5c', three(500n, 2), 2500n, 1500n],
  ['a full house', '9s 9d 9c | 5h 5c', three(500n, 2), 5500n, 1500n],
  ['four of a kind', '9s 9d 9c | 9h 5c', three(500n, 2), 25_000n, 1500n],
  ['a straight flush', '9s 8s 7s | 6s 5s', three(500n, 2), 100_000n, 1500n],
])('%s', (_what, cards, bets, net, returned) => {
  const { settlement, findings } = play(cards, bets);
  expect([-resultOf(settlement), findings]).toEqual([net, []]);
  expect(settlement.bets.reduce((sum, bet) => sum + bet.returned, 0n)).toBe(returned);
});

it('B-2: a withdrawn bet is null and returned', () => {
  const { bets } = play('Qs 7d 5c | Qh 2c', three(500n, 1)).settlement;
  expect(bets.map(({ fate }) => fate)).toEqual(['null', 'wins', 'wins']);
});

it('B-4: a common card seen too early makes the hand null if it is a queen, and not if it is a nine', () => {
  const seen = (right: string) => play(`As 7d 5c | 2h ${right}`, three(500n), { exposed: 'right' });
  expect(seen('Qh').findings).toMatchObject([{ code: 'null-play-settled', ruleId: '1.1.9.B-VII.2-04' }]);
  expect(seen('9h').findings).toEqual([]);
  expect(codes(play('As 7d 5c | Jh 2h', three(500n), { exposed: 'left' }).findings)).toEqual([
    'null-play-settled',
  ]);
});

it.each<[string, Partial<Answers>, bigint, string[]]>([
  ['B-4: all three bets of every player go back', {}, 4500n, []],
  ['and nothing less', {}, 4000n, ['refund-not-the-stake']],
  ['OP2-17: or bets may stand', { 'OP2-17': 'side-bets-stand' }, 4000n, []],
])('%s', (_what, answers, amount, expected) => {
  const bets = Array.from({ length: 9 }, (_, index) => ({ betId: `${index}`, stake: 500n }));
  const voided = { settled: false, reasonCode: 'dealing-error', refunds: [{ amount }], bets };
  expect(codes(trijoker.checks.voided(voided, { currency: 'EUR', answers: answersOf(answers) }))).toEqual(
    expected,
  );
});

describe('B-6', () => {
  it('finds three bets that are not equal, and one that is missing', () => {
    const unequal = [on('bet-1', 500n), on('bet-2', 500n), on('bet-3', 1000n)];
    expect(play('As Kd 9c | 7h 2c', unequal).findings).toMatchObject([
      { code: 'three-bets-not-equal', found: '5.00 EUR, 5.00 EUR, 10.00 EUR at seat 1' },
    ]);
    expect(codes(play('As Kd 9c | 7h 2c', unequal.slice(0, 2)).findings)).toEqual(['three-bets-not-equal']);
  });

  it.each<[Partial<Answers>, bigint, string]>([
    [{}, -1500n, 'no straight'],
    [{ 'OP2-11': 'low-too' }, 7500n, 'a straight'],
  ])('reads ace to five under %j', (answers, net, expected) => {
    const { settlement, findings } = play('Ah 2s 3d | 4c 5h', three(500n), { answers });
    expect(-resultOf(settlement)).toBe(net);
    expect(findings).toMatchObject([
      { code: 'combination-readings-differ', severity: 'advisory', expected, betIds: ['0', '1', '2'] },
    ]);
    const beside = play('Ah 2s 3d / Ks Jd 8c | 4c 5h', [...three(500n), ...three(500n, 0, { seat: 2 })], {
      answers,
    });
    expect(beside.findings.map(({ betIds }) => betIds)).toEqual([['0', '1', '2']]);
  });
});

it.each<[string, Placed[], string[]]>([
  ['below the minimum', three(499n), ['under-minimum', 'under-minimum', 'under-minimum']],
  ['above the maximum', three(10_001n), ['over-limit', 'over-limit', 'over-limit']],
  ['withdrawn that must stay', three(500n, 3), ['withdrawal-not-available']],
  ['after the call', three(500n, 0, { options: { late: true } }), ['late-bet', 'late-bet', 'late-bet']],
  ['with options that say nothing', [on('bet-1', 500n, { options: { withdrawn: 1 } })], ['bet-not-readable']],
  ['where no hand is', [on('bet-1', 500n, { seat: 2 })], ['bet-not-readable', 'hand-without-bet']],
  ['of another game', [on('ante', 500n)], ['bet-not-offered']],
  [
    'at a seat there is not',
    three(500n, 0, { seat: 8 }),
    ['bet-not-readable', 'seat-not-at-table', 'seat-not-at-table', 'seat-not-at-table', 'hand-without-bet'],
  ],
  [
    'of two players at a seat',
    [...three(500n, 0, { player: 'P' }), ...three(500n, 0, { player: 'Q' })],
    ['seat-shared'],
  ],
])('a bet %s', (_what, bets, expected) =>
  expect(codes(play('As Kd 9c | 7h 2c', bets).findings)).toEqual(expected),
);

it('finds a player at two seats, and a card dealt twice', () => {
  const bets = [...three(500n, 0, { player: 'P' }), ...three(500n, 0, { player: 'P', seat: 2 })];
  expect(codes(play('As Kd 9c / Qs Jd 8c | 7h 2c', bets).findings)).toEqual(['player-at-several-seats']);
  const apart = [...three(500n, 0, { player: 'P' }), ...three(500n, 0, { player: 'Q', seat: 2 })];
  expect(play('As Kd 9c / Qs Jd 8c | 7h 2c', apart).findings).toEqual([]);
  expect(codes(play('As Kd 9c / As Jd 8c | 7h 2c', three(500n)).findings)).toEqual([
    'card-too-often',
    'hand-without-bet',
  ]);
  expect(codes(play('As Kd As | 7h 2c', three(500n)).findings)).toEqual([
    'bet-not-readable',
    'card-too-often',
  ]);
});

it('finds two hands at one seat', () => {
  const outcome = {
    hands: [
      { seat: 1, cards: ['As', 'Kd', '9c'] },
      { seat: 1, cards: ['Qs', 'Jd', '8c'] },
    ],
    common: ['7h', '2c'],
  };
  expect(codes(evaluateRound(trijoker, { bets: [], outcome }, setting).findings)).toEqual(['hand-repeated']);
});

it.each([
  {},
  { hands: [] },
  { hands: [], common: ['As'] },
  { hands: [{ seat: 0, cards: [] }], common: ['As', '2s'] },
  { hands: [], common: ['As', '2s'], exposed: 'middle' },
])('%j cannot be read', (outcome) =>
  expect(codes(evaluateRound(trijoker, { bets: [], outcome }, setting).findings)).toEqual([
    'outcome-not-readable',
  ]),
);

const setting = { currency: 'EUR', answers: answersOf({}) };
const staff = ['table-chief', 'croupier'].map((role) => ({ id: role, role }));

it.each<[string, Partial<ReportedOpening>, string[]]>([
  ['a chief, a croupier, seven seats and one deck', { decks: 1, terms: { ...TERMS, seats: 7 } }, []],
  ['eight seats', { terms: { ...TERMS, seats: 8 } }, ['seats-above-maximum']],
  ['two decks', { decks: 2 }, ['decks-not-by-rule']],
  ['nobody', { staff: [] }, ['staff-below-minimum', 'staff-below-minimum']],
  [
    'a maximum of 25 times the minimum (B-6)',
    { terms: { ...TERMS, maxima: { '*': 12_500n } } },
    ['maximum-not-by-rule', 'maximum-not-by-rule', 'maximum-not-by-rule'],
  ],
  [
    'a minimum below the authorised one',
    { terms: { ...TERMS, authorised: { minimum: { from: 600n } } } },
    ['minimum-not-authorised'],
  ],
])('a table with %s', (_what, opening, expected) => {
  const opened = { terms: TERMS, staff, ...opening };
  expect(codes(trijoker.checks.opening(opened, setting))).toEqual(expected);
  const change = { before: TERMS, after: opened.terms, announcedAtRound: 1 };
  const ofTerms = expected.filter((code) => /^m(axi|ini)mum/.test(code));
  expect(codes(trijoker.checks.limitChange(change, setting))).toEqual(ofTerms);
});

it('shares its supervisor with one more table of cards', () => {
  const table = (name: string): TableAsOpened => ({ table: name, game: 'trijoker', terms: TERMS, staff });
  expect(trijoker.checks.room(['1', '2'].map(table), setting)).toEqual([]);
  expect(codes(trijoker.checks.room(['1', '2', '3'].map(table), setting))).toEqual(['chief-over-two-tables']);
});

it('has mechanical shoes of homologated models; a manual one needs none', () => {
  expect(foundOfPiece(trijoker, { homologation: 'ended', isAutomatic: true })).toEqual([
    'homologation-ended 1.1.9.B-II.2-01',
  ]);
  expect(foundOfPiece(trijoker, { homologation: 'ended' })).toEqual([]);
});

it('every rule that is applied is cited by these rows, but for those of the carrusel', () => {
  const ofGame = trijoker.register.applied.filter(({ id }) => !/VII\.6-|^1\.1\.9\.C-IX|-I\.8-/.test(id));
  expect(uncited(ofGame)).toEqual([]);
});
