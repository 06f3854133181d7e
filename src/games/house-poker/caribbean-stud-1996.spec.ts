import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { PlacedBet, TableTerms } from '../round';
import { resultOf } from '../settlement';
import { settleRound } from '../settle-round';
import type { ReportedOpening, TableAsOpened } from '../table-reports';
import { caribbeanStud1996 } from './caribbean-stud-1996.rules';

/** Section 1.8 of the second part of the regulation's matrix, and examples. Amounts in pesetas. */

const { rules: stud, uncited } = watchRules(caribbeanStud1996);
const TERMS: TableTerms = { minimum: 500n, maxima: { '*': 10_000n } };
const setting = { currency: 'ESP', answers: answersOf({}), terms: TERMS };

type Placed = Omit<PlacedBet, 'betId'>;

const on = (type: string, stake: bigint, more: Partial<Placed> = {}): Placed => ({ type, stake, ...more });
const goes = (initial: bigint): Placed[] => [on('initial-bet', initial), on('second-bet', 2n * initial)];

function play(cards: string, bets: readonly Placed[], answers: Partial<Answers> = {}) {
  const [own = '', dealer = ''] = cards.split(' v ');
  const outcome = { dealer: dealer.split(' '), hands: [{ seat: 1, cards: own.split(' ') }] };
  const placed = bets.map((bet, index) => ({ betId: `${index}`, seat: 1, ...bet }));
  return evaluateRound(stud, { bets: placed, outcome }, { ...setting, answers: answersOf(answers) });
}
const nets = ({ settlement: { bets } }: ReturnType<typeof play>): bigint[] =>
  bets.map(({ paid, taken }) => paid - taken);

const PAIR_OF_NINES = '9s 9h 7d 5c 2s';
const ACE_KING = 'As Kd 9h 6c 3s';

it.each<[string, string, bigint[]]>([
  ['A-8: a flush beats a full house', 'Kh 9h 7h 4h 2h v 5s 5h 5d 2c 2d', [1000n, 14_000n]],
  ['A-9: a full house pays five', `5s 5h 5d 2c 2d v Ac Kc 9c 6d 3c`, [1000n, 10_000n]],
  ['a royal flush', `Ah Kh Qh Jh Th v ${PAIR_OF_NINES}`, [1000n, 200_000n]],
  ['a straight flush', '9d 8d 7d 6d 5d v 9s 9h 7c 5c 2s', [1000n, 50_000n]],
  ['four of a kind', `8s 8h 8d 8c 4s v ${PAIR_OF_NINES}`, [1000n, 40_000n]],
  ['a straight', `9d 8d 7h 6d 5d v 9s 9h 7c 5c 2s`, [1000n, 8000n]],
  ['no straight with the ace below, but ace high', `Ah 2d 3h 4c 5h v ${PAIR_OF_NINES}`, [-1000n, -2000n]],
  ['three of a kind', `8s 8h 8d 6c 4s v ${PAIR_OF_NINES}`, [1000n, 6000n]],
  ['two pairs', `8s 8h 6d 6c 4s v ${PAIR_OF_NINES}`, [1000n, 4000n]],
  ['a higher pair', `Ts Th 6d 4c 3s v ${PAIR_OF_NINES}`, [1000n, 2000n]],
  ['higher cards', `Ac Kh 9d 6s 4h v ${ACE_KING}`, [1000n, 2000n]],
  ['the same cards', `Ac Kh 9d 6s 3h v ${ACE_KING}`, [0n, 0n]],
  ['the house does not play', '8s 8h 8d 6c 4s v Kc Qd Js 7h 2c', [1000n, 0n]],
  ['fours by their rank', '9s 9h 9d 9c 2s v 8s 8h 8d 8c 3s', [1000n, 40_000n]],
  ['flushes by the highest card', 'Kh Jh 8h 6h 4h v Qs Js 9s 6s 4s', [1000n, 14_000n]],
  ['straights by the highest card', '9d 8c 7h 6d 5d v 8s 7s 6h 5h 4c', [1000n, 8000n]],
  ['threes by their rank', '9s 9h 9d 4c 2s v 8s 8h 8d Kc Qs', [1000n, 6000n]],
  ['two pairs by the card beside them', '9s 9h 4d 4c 7s v 9d 9c 4h 4s 6s', [1000n, 4000n]],
  ['pairs by the next card', '9s 9h Kd 5c 2s v 9d 9c Qd 5s 2h', [1000n, 2000n]],
])('%s', (_what, cards, expected) => {
  const played = play(cards, goes(1000n));
  expect([nets(played), played.findings]).toEqual([expected, []]);
});

it('OP2-45: full houses that the highest card would order otherwise are an advisory, and right either way', () => {
  const cards = 'Ks Kh Kd Qc Qs v 2s 2h 2d As Ah';
  const paid = (money: readonly { paid: bigint; taken: bigint }[]) =>
    play(
      cards,
      goes(1000n).map((bet, index) => ({ ...bet, ...money[index] })),
    ).findings.map(({ code, severity, ruleId }) => `${code} ${severity} ${ruleId}`);
  const advisory = 'tiebreak-readings-differ advisory OP2-45';
  const [won, lost] = [
    [
      { paid: 1000n, taken: 0n },
      { paid: 10_000n, taken: 0n },
    ],
    [
      { paid: 0n, taken: 1000n },
      { paid: 0n, taken: 2000n },
    ],
  ];
  expect([paid([]), paid(won), paid(lost)]).toEqual([[advisory], [advisory], [advisory]]);
  expect(nets(play(cards, goes(1000n)))).toEqual([1000n, 10_000n]);
  expect(nets(play(cards, goes(1000n), { 'OP2-45': 'highest-card' }))).toEqual([-1000n, -2000n]);
});

it('A-8: the same cards lose from the first day of the Order of 2010', () => {
  const round = {
    bets: [
      { type: 'initial-bet', stake: 1000, seat: 1 },
      { type: 'second-bet', stake: 2000, seat: 1 },
    ],
    outcome: {
      dealer: ['5s', '5h', '5d', '2c', '2d'],
      hands: [{ seat: 1, cards: ['Kh', '9h', '7h', '4h', '2h'] }],
    },
  };
  const on1 = (day: string) => {
    const settled = settleRound('caribbean-stud', { day, round });
    return settled.ok ? [settled.value.rulebook, settled.value.result] : settled.refusal;
  };
  expect([on1('2010-02-25'), on1('2010-02-26')]).toEqual([
    ['ES-AN-1996', -15_000n],
    ['ES-AN-2010', 3000n],
  ]);
});

it.each<[Partial<Answers>, bigint]>([
  [{}, 11_000n],
  [{ 'OP2-45': 'highest-card' }, -3000n],
])('OP2-45: two full houses under %j', (answers, net) =>
  expect(-resultOf(play('Ks Kh Kd Qc Qs v 2s 2h 2d As Ah', goes(1000n), answers).settlement)).toBe(net),
);

it('A-3: where one card beside a pair is named, the rest may be read otherwise', () =>
  expect(codes(play('8d 8c Ah 6s 2d v 8s 8h Ad 7c 3s', goes(1000n)).findings)).toEqual([
    'tiebreak-readings-differ',
  ]));

it.each<[string, Placed[], string[]]>([
  ['of insurance, which comes later', [...goes(1000n), on('insurance', 100n)], ['bet-not-offered']],
  ['for a card', [...goes(1000n), on('card-purchase', 1000n)], ['bet-not-offered']],
  [
    'in the box of another',
    [...goes(1000n).map((bet) => ({ ...bet, player: 'P' })), on('initial-bet', 1000n, { player: 'Q' })],
    ['too-many-players-in-box', 'second-bet-missing'],
  ],
  ['that passes', [on('initial-bet', 1000n)], []],
  ['below the minimum', [on('initial-bet', 499n)], ['under-minimum']],
  ['of less than double', [on('initial-bet', 1000n), on('second-bet', 1000n)], ['extra-bet-differs']],
  [
    'lost by conduct',
    [on('initial-bet', 500n, { options: { forfeited: 'asked-for-advice' } })],
    ['bet-forfeited'],
  ],
])('a bet %s', (_what, bets, expected) =>
  expect(codes(play(`Ks Kh Kd 4c 4s v ${PAIR_OF_NINES}`, bets).findings)).toEqual(expected),
);

const staff = ['table-chief', 'croupier'].map((role) => ({ id: role, role }));

it.each<[string, Partial<ReportedOpening>, string[]]>([
  ['a maximum of 25 times the minimum', { terms: { ...TERMS, maxima: { '*': 12_500n } } }, []],
  ['one of 26 times', { terms: { ...TERMS, maxima: { '*': 13_000n } } }, ['maximum-not-by-rule']],
  ['two decks', { decks: 2 }, ['decks-not-by-rule']],
  ['nobody', { staff: [] }, ['staff-below-minimum', 'staff-below-minimum']],
])('a table with %s', (_what, opening, expected) =>
  expect(codes(stud.checks.opening({ terms: TERMS, staff, ...opening }, setting))).toEqual(expected),
);

it('gives back what was staked in a void play, and shares its supervisor with one more table', () => {
  const bets = [{ betId: 'a', stake: 1000n }];
  const voided = { settled: false, reasonCode: 'dealing-error', refunds: [{ betId: 'a', amount: 1n }], bets };
  expect(codes(stud.checks.voided(voided, setting))).toEqual(['refund-not-the-stake']);
  const table = (name: string): TableAsOpened => ({
    table: name,
    game: 'caribbean-stud',
    terms: TERMS,
    staff,
  });
  expect(codes(stud.checks.room(['1', '2', '3'].map(table), setting))).toEqual(['chief-over-two-tables']);
});

it('every rule that is applied is cited by these rows, but for those of the carrusel', () => {
  const ofGame = stud.register.applied.filter(({ id }) => !/VII\.6-|^1\.1\.9\.C-IX|-I\.8-/.test(id));
  expect(uncited(ofGame)).toEqual([]);
});
