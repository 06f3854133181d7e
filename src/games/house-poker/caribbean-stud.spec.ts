import { backs, foundOfPiece } from '../../../test/support/games/equipment-of-games';
import { watchRules } from '../../../test/support/games/cited-rules';
import { codes } from '../../../test/support/games/finding-codes';
import { evaluateRound } from '../evaluate-round';
import { type Answers, answersOf } from '../open-points';
import type { PlacedBet, TableTerms } from '../round';
import { resultOf } from '../settlement';
import type { ReportedOpening, TableAsOpened } from '../table-reports';
import { present } from '../../kernel/present';

/** The worked examples of section 1.9 of the second part of the regulation's matrix. Amounts in cents. */

const { rules: stud, uncited } = watchRules('caribbean-stud');
const TERMS: TableTerms = { minimum: 500n, maxima: { '*': 10_000n } };
const setting = { currency: 'EUR', answers: answersOf({}), terms: TERMS };

type Placed = Omit<PlacedBet, 'betId'>;

const on = (type: string, stake: bigint, more: Partial<Placed> = {}): Placed => ({ type, stake, ...more });
const goes = (initial: bigint, more: Partial<Placed> = {}): Placed[] => [
  on('initial-bet', initial, more),
  on('second-bet', 2n * initial, more),
];
const insurance = (stake: bigint): Placed => on('insurance', stake);

/** A hand: "Ks Kh Kd 4c 4s", and after "<" the card that was exchanged for its last one. */
function handOf(text: string, index: number): object {
  const [cards = '', discarded] = text.split(' < ');
  return { seat: index + 1, cards: cards.split(' '), ...present({ discarded }) };
}

/** Plays hands, divided by "/" and seated from 1 up, against the house: "... / ... v ...". */
function play(cards: string, bets: readonly Placed[], answers: Partial<Answers> = {}) {
  const [own = '', dealer = ''] = cards.split(' v ');
  const outcome = { dealer: dealer.split(' '), hands: own.split(' / ').map(handOf) };
  const placed = bets.map((bet, index) => ({ betId: `${index}`, seat: 1, ...bet }));
  return evaluateRound(stud, { bets: placed, outcome }, { ...setting, answers: answersOf(answers) });
}
const nets = ({ settlement: { bets } }: Pick<ReturnType<typeof play>, 'settlement'>): bigint[] =>
  bets.map(({ paid, taken }) => paid - taken);

const PAIR_OF_NINES = '9s 9h 7d 5c 2s';
const NO_HAND = 'Kc Qd Js 7h 2c';
const ACE_KING = 'As Kd 9h 6c 3s';

describe('the examples of the matrix', () => {
  it.each<[string, string, Placed[], bigint[]]>([
    ['A-1: a full house against a pair', `Ks Kh Kd 4c 4s v ${PAIR_OF_NINES}`, goes(1000n), [1000n, 14_000n]],
    [
      'A-2: the house does not play',
      `3s 3h 8d 9c Qs / Ts 9s 8c 6c 2h v ${NO_HAND}`,
      [...goes(1000n), on('initial-bet', 1500n, { seat: 2 })],
      [1000n, 0n, -1500n],
    ],
    ['a royal flush', `Ah Kh Qh Jh Th v ${PAIR_OF_NINES}`, goes(1000n), [1000n, 200_000n]],
    [
      'a straight flush',
      `9d 8d 7h 6d 5d v ${PAIR_OF_NINES}`.replace('7h', '7d').replace('9s 9h 7d', '9s 9h 7c'),
      goes(1000n),
      [1000n, 50_000n],
    ],
    ['four of a kind', `8s 8h 8d 8c 4s v ${PAIR_OF_NINES}`, goes(1000n), [1000n, 40_000n]],
    ['a flush', `Kh Jh 8h 6h 4h v ${PAIR_OF_NINES}`, goes(1000n), [1000n, 10_000n]],
    ['a straight with the ace below', `Ah 2d 3h 4c 5h v ${PAIR_OF_NINES}`, goes(1000n), [1000n, 8000n]],
    ['three of a kind', `8s 8h 8d 6c 4s v ${PAIR_OF_NINES}`, goes(1000n), [1000n, 6000n]],
    ['two pairs', `8s 8h 6d 6c 4s v ${PAIR_OF_NINES}`, goes(1000n), [1000n, 4000n]],
    ['a higher pair', `Ts Th 6d 4c 3s v ${PAIR_OF_NINES}`, goes(1000n), [1000n, 2000n]],
    ['higher cards, told by the fifth', `Ac Kh 9d 6s 4h v ${ACE_KING}`, goes(1000n), [1000n, 2000n]],
    ['a lower hand', `8s 8h 6d 4c 3h v ${PAIR_OF_NINES}`, goes(1000n), [-1000n, -2000n]],
  ])('%s', (_what, cards, bets, expected) => {
    const played = play(cards, bets);
    expect([nets(played), played.findings]).toEqual([expected, []]);
  });

  it('A-3: one card beside a pair decides, or none does', () => {
    const cards = '8d 8c Ah 6s 2d v 8s 8h Ad 7c 3s';
    const literal = play(cards, goes(2000n));
    expect([resultOf(literal.settlement), literal.settlement.bets.map(({ fate }) => fate)]).toEqual([
      0n,
      ['null', 'null'],
    ]);
    const advisory = { code: 'tiebreak-readings-differ', severity: 'advisory', betIds: ['1'] };
    expect(literal.findings).toMatchObject([advisory]);
    // Not of another box, and not where the player passed.
    const other = on('initial-bet', 2000n, { seat: 2 });
    const [own, dealer] = cards.split(' v ');
    const beside = play(`${own} / Ts 9s 7d 6c 2h v ${dealer}`, [...goes(2000n), other]);
    expect(beside.findings).toMatchObject([advisory]);
    expect(play(cards, [on('initial-bet', 2000n)]).findings).toEqual([]);
    expect(resultOf(play(cards, goes(2000n), { 'OP2-09': 'every-card' }).settlement)).toBe(6000n);
  });

  it('OP2-09: what the table paid by either reading is right, and what it paid by neither is not', () => {
    const cards = '8d 8c Ah 6s 2d v 8s 8h Ad 7c 3s';
    const paid = (taken: readonly bigint[], answers: Partial<Answers> = {}) =>
      play(
        cards,
        goes(2000n).map((bet, index) => ({ ...bet, paid: 0n, taken: taken[index]! })),
        answers,
      ).findings.map(({ code, severity }) => `${code} ${severity}`);
    const [advisory, violation] = ['tiebreak-readings-differ advisory', 'taken-differs violation'];
    expect([paid([0n, 0n]), paid([2000n, 4000n])]).toEqual([[advisory], [advisory]]);
    expect(paid([2000n, 1n])).toEqual([advisory, violation]);
    // Neither reading has one hand lost and equal at once.
    expect([paid([2000n, 0n]), paid([0n, 4000n])]).toEqual([
      [advisory, violation],
      [advisory, violation],
    ]);
    // A casino that reads it the other way has made up its mind.
    expect(paid([2000n, 4000n], { 'OP2-09': 'every-card' })).toEqual([advisory]);
    expect(paid([0n, 0n], { 'OP2-09': 'every-card' })).toEqual([advisory, violation, violation]);
  });

  it('insurance is part of the play of who bets on the box (1.1.9.A-VII.4-01)', () => {
    const full = 'Qs Qh Qd 4c 4h v 9s 9h 7d 5c 2s';
    expect(play(full, [insurance(250n)]).findings).toMatchObject([
      { code: 'insurance-not-available', severity: 'violation', ruleId: '1.1.9.A-VII.4-01' },
    ]);
    expect(play(full, [...goes(1000n), insurance(250n)]).findings).toEqual([]);
  });

  it.each([
    ['a royal flush', 'Ah Kh Qh Jh Th', 500_000n],
    ['a straight flush', '9d 8d 7d 6d 5d', 250_000n],
    ['four of a kind', 'Qs Qh Qd Qc 4h', 75_000n],
    ['a full house', 'Qs Qh Qd 4c 4h', 25_000n],
    ['a flush', 'Kh Jh 8h 6h 4h', -250n],
  ])(
    '1.1.9.A-VII.4: insurance of 2.50 has 2000, 1000, 300 or 100 times as much for %s',
    (_hand, cards, net) => {
      const { settlement } = play(`${cards} v 9s 9h 7c 5c 2s`, [...goes(1000n), insurance(250n)]);
      expect(nets({ settlement })[2]).toBe(net);
    },
  );

  it.each([
    ['As Kd 4h 3c 2s', [1000n, 4000n]],
    ['As Qd Jh 9c 8s', [1000n, 0n]],
    ['2s 2d 5h 4c 3s', [1000n, 4000n]],
  ])('the house plays with an ace and a king at least: %s', (dealer, expected) =>
    expect(nets(play(`7s 7h 8d 8c Qh v ${dealer}`, goes(1000n)))).toEqual(expected),
  );

  it('A-4: insurance and a bought card', () => {
    const others = [2, 3, 4, 5].map((seat) => on('initial-bet', 500n, { seat }));
    const { settlement, findings } = play(
      `Qs Qh Qd 4c 4h < 9d / Ts 9s 8c 6h 2h / Tc 8s 7c 5h 2s / Jc 9c 8d 6d 3c / Jd 7s 5s 4s 2d v ${ACE_KING}`,
      [...goes(1000n), insurance(250n), on('card-purchase', 1000n), ...others],
    );
    expect(settlement.bets.slice(0, 4).map(({ paid, taken, returned }) => [paid, taken, returned])).toEqual([
      [1000n, 0n, 1000n],
      [14_000n, 0n, 2000n],
      [25_000n, 0n, 250n],
      [0n, 1000n, 0n],
    ]);
    expect([resultOf(settlement), findings]).toEqual([-37_000n, []]);
  });

  it('A-11: all stakes of a void round are returned', () => {
    const bets = [1000n, 250n, 1000n].map((stake, index) => ({ betId: `${index}`, stake }));
    const void1 = (amount: bigint) =>
      codes(
        stud.checks.voided(
          { settled: false, reasonCode: 'dealing-error', refunds: [{ amount }], bets },
          setting,
        ),
      );
    expect([void1(2250n), void1(1250n)]).toEqual([[], ['refund-not-the-stake']]);
  });
});

describe('equal categories', () => {
  it.each<[string, string, bigint]>([
    ['fours by their rank', '9s 9h 9d 9c 2s v 8s 8h 8d 8c 3s', 40_000n],
    ['full houses by the three', '5s 5h 5d 2c 2s v 4s 4h 4d As Ah', 14_000n],
    ['threes by their rank', '9s 9h 9d 4c 2s v 8s 8h 8d Kc Qs', 6000n],
    ['two pairs by the card beside them', '9s 9h 4d 4c 7s v 9d 9c 4h 4s 6s', 4000n],
    ['flushes by the highest card', 'Kh Jh 8h 6h 4h v Qs Js 9s 6s 4s', 10_000n],
    ['straights by the highest card: a low ace is none', 'Ah 2d 3h 4c 5h v 2s 3d 4d 5d 6d', -2000n],
    ['pairs by the next card', '9s 9h Kd 5c 2s v 9d 9c Qd 5s 2h', 2000n],
  ])('%s', (_what, cards, net) => expect(nets(play(cards, goes(1000n)))[1]).toBe(net));
});

describe('open points', () => {
  it('OP2-10: five is the highest card of a straight that begins with the ace, or the ace is (1.1.9.A-V.3-04)', () => {
    const cards = 'Ah 2d 3h 4c 5h v 2s 3d 4s 5c 6d';
    expect(nets(play(cards, goes(1000n)))).toEqual([-1000n, -2000n]);
    expect(nets(play(cards, goes(1000n), { 'OP2-10': 'ace' }))).toEqual([1000n, 8000n]);
    expect(nets(play('Ah 2d 3h 4c 5h v Ts Jd Qs Kc Ad', goes(1000n), { 'OP2-10': 'ace' }))).toEqual([0n, 0n]);
  });

  it('OP2-19: the second bet is returned when the house does not qualify, or is paid', () => {
    const cards = `3s 3h 8d 9c Qs v ${NO_HAND}`;
    expect(nets(play(cards, goes(1000n), { 'OP2-19': 'paid-at-par' }))).toEqual([1000n, 2000n]);
  });

  it('OP2-20: a backer who adds nothing loses, or withdraws', () => {
    const cards = `Ks Kh Kd 4c 4s v ${PAIR_OF_NINES}`;
    const bets = [...goes(1000n, { player: 'P' }), on('initial-bet', 500n, { player: 'Q' })];
    const lost = play(cards, bets);
    expect([nets(lost)[2], codes(lost.findings)]).toEqual([-500n, ['second-bet-missing']]);
    expect(nets(play(cards, bets, { 'OP2-20': 'withdrawn' }))[2]).toBe(0n);
    const passes = [on('initial-bet', 500n, { options: { passed: true } })];
    expect(nets(play(cards, passes, { 'OP2-20': 'withdrawn' }))).toEqual([-500n]);
  });

  it.each<[Partial<Answers>, bigint]>([
    [{}, 25_000n],
    [{ 'OP2-16a': 'as-dealt' }, -250n],
    [{ 'OP2-16b': 'consumed' }, 24_750n],
  ])('OP2-16: insurance under %j', (answers, net) =>
    expect(
      nets(
        play(
          `Qs Qh Qd 4c 4h < 9d v ${ACE_KING}`,
          [...goes(1000n), insurance(250n), on('card-purchase', 1000n)],
          answers,
        ),
      )[2],
    ).toBe(net),
  );

  it('OP2-18: the price of a card is kept, or given back where it was of no use', () => {
    const bets = [...goes(1000n), on('card-purchase', 1000n)];
    const price = (dealer: string, answers: Partial<Answers> = {}) =>
      nets(play(`3s 3h 8d 9c Qs < 9d v ${dealer}`, bets, answers))[2];
    expect([price(NO_HAND), price(NO_HAND, { 'OP2-18': 'returned' })]).toEqual([-1000n, 0n]);
    expect(price(ACE_KING, { 'OP2-18': 'returned' })).toBe(-1000n);
  });

  it('OP2-46: insurance stays in play when the player passes, or is lost', () => {
    const bets = [on('initial-bet', 1000n), insurance(250n)];
    const cards = `Ks Kh Kd 4c 4s v ${PAIR_OF_NINES}`;
    expect(nets(play(cards, bets))).toEqual([-1000n, 25_000n]);
    expect(nets(play(cards, bets, { 'OP2-46': 'lost-with-it' }))).toEqual([-1000n, -250n]);
  });
});

it.each<[string, Placed[], string[]]>([
  ['below the minimum', [on('initial-bet', 499n)], ['under-minimum']],
  ['above the maximum', [on('initial-bet', 10_001n)], ['over-limit']],
  [
    'above the maximum together with others on the box',
    [...goes(6000n, { player: 'P' }), ...goes(4001n, { player: 'Q' })],
    ['over-limit'],
  ],
  [
    'of a fourth player on the box',
    ['P', 'Q', 'R', 'S'].flatMap((player) => goes(500n, { player })),
    ['too-many-players-in-box'],
  ],
  [
    'that goes on with less than double',
    [on('initial-bet', 500n), on('second-bet', 999n)],
    ['extra-bet-differs'],
  ],
  ['that goes on after passing', goes(500n, { options: { passed: true } }), ['bet-after-surrender']],
  ['of insurance above half the minimum', [...goes(500n), insurance(251n)], ['over-limit']],
  [
    'of insurance of two amounts',
    [...goes(500n), insurance(250n), insurance(200n)],
    ['insurance-amount-differs'],
  ],
  ['for a card that nobody got', [...goes(500n), on('card-purchase', 500n)], ['card-purchase-differs']],
  ['after the call', [on('initial-bet', 500n, { options: { late: true } })], ['late-bet']],
  [
    'lost by conduct',
    [on('initial-bet', 500n, { options: { forfeited: 'asked-for-advice' } })],
    ['bet-forfeited'],
  ],
  [
    'with options that say nothing',
    [on('initial-bet', 500n, { options: { blind: 1 } })],
    ['bet-not-readable'],
  ],
  ['where no hand is', [on('initial-bet', 500n, { seat: 2 })], ['bet-not-readable', 'hand-without-bet']],
  ['of another game', [on('ante', 500n)], ['bet-not-offered']],
  [
    'at a seat there is not',
    [on('initial-bet', 500n, { seat: 8 })],
    ['bet-not-readable', 'seat-not-at-table', 'hand-without-bet'],
  ],
])('a bet %s', (_what, bets, expected) =>
  expect(codes(play(`Ks Kh Kd 4c 4s v ${PAIR_OF_NINES}`, bets).findings)).toEqual(expected),
);

it('1.1.9.A-VII.2-01: a second bet after passing is found with both bets, and plays though the initial one is lost', () => {
  const passed = [on('initial-bet', 500n, { options: { passed: true } }), on('second-bet', 1000n)];
  const { settlement, findings } = play(`Ks Kh Kd 4c 4s v ${PAIR_OF_NINES}`, passed);
  expect(nets({ settlement })).toEqual([-500n, 7000n]);
  expect(findings).toMatchObject([{ code: 'bet-after-surrender', betIds: ['0', '1'] }]);
  expect(findings).toHaveLength(1);
});

it('a seat beyond those of the rule breaks it; one beyond those of the table may be a mistake', () => {
  const terms = { ...setting.terms, minimum: 500n, seats: 5 };
  const at = (seat: number) =>
    evaluateRound(
      stud,
      {
        bets: [{ betId: 'a', ...on('initial-bet', 500n, { seat }) }],
        outcome: { dealer: ACE_KING.split(' '), hands: [] },
      },
      { ...setting, terms },
    ).findings.filter(({ code }) => code === 'seat-not-at-table');
  expect(at(5)).toEqual([]);
  expect(at(6)).toMatchObject([{ severity: 'advisory', ruleId: '1.1.9.A-IV.1-01' }]);
  expect(at(8)).toMatchObject([{ severity: 'violation', ruleId: '1.1.9.A-IV.1-01' }]);
});

describe('a bought card', () => {
  const bought = (bets: Placed[]) => codes(play(`Ks Kh Kd 4c 4s < 9d v ${PAIR_OF_NINES}`, bets).findings);
  it.each<[string, Placed[], string[]]>([
    ['for the initial bet', [...goes(500n), on('card-purchase', 500n)], []],
    ['for less', [...goes(500n), on('card-purchase', 400n)], ['extra-bet-differs']],
    ['for nothing', goes(500n), ['card-purchase-differs']],
    [
      'on a box that is played blind',
      [...goes(500n, { options: { blind: true } }), on('card-purchase', 500n)],
      ['card-purchase-differs'],
    ],
  ])('%s', (_what, bets, expected) => expect(bought(bets)).toEqual(expected));

  it('for less names the price that was paid', () => {
    const bets = [...goes(500n), on('card-purchase', 400n)];
    expect(play(`Ks Kh Kd 4c 4s < 9d v ${PAIR_OF_NINES}`, bets).findings).toMatchObject([
      { code: 'extra-bet-differs', betIds: ['2'] },
    ]);
  });
});

it.each([{}, { dealer: ['As', 'As', 'As', 'As', 'As'], hands: [] }, { dealer: ['As'], hands: [] }])(
  '%j cannot be read',
  (outcome) =>
    expect(codes(evaluateRound(stud, { bets: [], outcome }, setting).findings)).toContain(
      'outcome-not-readable',
    ),
);

it('finds a card dealt twice', () =>
  expect(codes(play(`9s Kh Kd 4c 4s v ${PAIR_OF_NINES}`, goes(500n)).findings)).toEqual(['card-too-often']));

it('finds a card dealt twice although one of the two was exchanged', () => {
  const bets = [...goes(500n), on('card-purchase', 500n)];
  expect(codes(play(`Ks Kh Kd 4c 4s < 9s v ${PAIR_OF_NINES}`, bets).findings)).toEqual(['card-too-often']);
});

const staff = ['table-chief', 'croupier'].map((role) => ({ id: role, role }));

it.each<[string, Partial<ReportedOpening>, string[]]>([
  ['a chief, a croupier, seven seats and two decks', { decks: 2, terms: { ...TERMS, seats: 7 } }, []],
  ['eight seats', { terms: { ...TERMS, seats: 8 } }, ['seats-above-maximum']],
  ['three decks', { decks: 3 }, ['decks-not-by-rule']],
  ['nobody', { staff: [] }, ['staff-below-minimum', 'staff-below-minimum']],
  [
    'a maximum of 31 times the minimum',
    { terms: { ...TERMS, maxima: { '*': 15_500n } } },
    ['maximum-not-by-rule'],
  ],
  ['one of 10 times', { terms: { ...TERMS, maxima: { '*': 5000n } } }, []],
  ['one of 9 times', { terms: { ...TERMS, maxima: { '*': 4500n } } }, ['maximum-not-by-rule']],
  [
    'a minimum below the authorised one',
    { terms: { ...TERMS, authorised: { minimum: { from: 600n } } } },
    ['minimum-not-authorised'],
  ],
])('a table with %s', (_what, opening, expected) =>
  expect(codes(stud.checks.opening({ terms: TERMS, staff, ...opening }, setting))).toEqual(expected),
);

it('shares its supervisor with one more table of cards', () => {
  const table = (name: string): TableAsOpened => ({
    table: name,
    game: 'caribbean-stud',
    terms: TERMS,
    staff,
  });
  expect(codes(stud.checks.room(['1', '2', '3'].map(table), setting))).toEqual(['chief-over-two-tables']);
});

it('has two decks with backs of different colours, where it is played with two', () => {
  expect(foundOfPiece(stud, backs(1, 1))).toEqual([]);
  expect(foundOfPiece(stud, backs(1))).toEqual([]);
  expect(foundOfPiece(stud, backs(2))).toEqual(['backs-not-by-rule 1.1.9.A-VII.1-04']);
});

it('every rule that is applied is cited by these rows, but for those of the carrusel', () => {
  const ofGame = stud.register.applied.filter(({ id }) => !/VII\.6-|^1\.1\.9\.C-IX|-I\.8-/.test(id));
  expect(uncited(ofGame)).toEqual([]);
});
