import { rational } from '../../kernel/rational';
import type { OwnPrize, PoolTerms } from '../game-rules';
import { type Answers, answersOf } from '../open-points';
import type { PoolStake } from '../round';
import type { Rule } from '../rule';
import type { PoolPosting } from '../settlement';
import { STANDARD_RANKING } from './hand-ranking';
import { type CarruselFacts, settleCarrusel } from './carrusel';

const rule = (id: string): Rule => ({ id, citation: `heading ${id}`, says: '' });

/**
 * Begins with 1,000 stakes of 1.00 EUR; royal flush the meter, straight flush 10 % of it, four of a kind 500 stakes.
 */
const FACTS: CarruselFacts = {
  ranking: STANDARD_RANKING,
  prizes: [
    { ...prize('royal-flush'), takes: 'meter' },
    {
      ...prize('straight-flush'),
      takes: 'share',
      share: rational(1n, 10n),
      onlyHighest: false,
      chained: rule('chained'),
    },
    { ...prize('four-of-a-kind'), takes: 'stakes', times: 500n },
    { ...prize('full-house'), takes: 'stakes', times: 100n },
  ],
  rules: {
    contribution: rule('part'),
    needsBet: rule('bet'),
    unit: rule('unit'),
    fromMeter: rule('meter'),
    ownPrizes: rule('own'),
  },
  opening: { times: 1000n, rule: rule('opening') },
};

function prize(category: 'royal-flush' | 'straight-flush' | 'four-of-a-kind' | 'full-house') {
  return { category, spanish: category, rule: rule(category), sharing: rule(`${category} shared`) };
}

const ROYAL = ['As', 'Ks', 'Qs', 'Js', 'Ts'];
const KING_HIGH = ['Kh', 'Qh', 'Jh', 'Th', '9h'];
const NINE_HIGH = ['9c', '8c', '7c', '6c', '5c'];
const FOUR = ['2c', '2d', '2h', '2s', 'Ac'];
const FULL = ['3c', '3d', '3h', 'Kc', 'Kd'];

interface Case {
  readonly meter?: bigint;
  readonly answers?: Partial<Answers>;
  readonly facts?: CarruselFacts;
  readonly terms?: PoolTerms;
  readonly seats?: readonly number[];
  readonly stakes?: number;
}

/** What hands move, with stakes of 1.00 EUR at seats 1, 2, … and nothing of them for the meter. */
function moved(hands: readonly (readonly string[] | undefined)[], at: Case = {}): readonly PoolPosting[] {
  const { meter = 200_000n, answers = {}, facts = FACTS, terms = {}, seats, stakes = 1 } = at;
  const poolStakes = hands.map((_hand, index): PoolStake => ({
    pool: 'p',
    amount: 100n * BigInt(stakes),
    seat: seats?.[index] ?? index + 1,
    ...(stakes === 1 ? {} : { stakes }),
  }));
  const handOf = (stake: PoolStake) => hands[poolStakes.findIndex(({ seat }) => seat === stake.seat)];
  return settleCarrusel(
    facts,
    { bets: [], outcome: {}, poolStakes },
    {
      setting: { currency: 'EUR', answers: answersOf(answers), pools: { p: { meter, ...terms } } },
      handOf,
    },
  );
}

const won = (hands: readonly (readonly string[] | undefined)[], at: Case = {}) =>
  moved(hands, at).map(
    ({ kind, amount, seat, rule: by }) => `${kind} ${amount}${seat ? ` at ${seat}` : ''} by ${by.id}`,
  );

describe('a carrusel', () => {
  it('pays nothing for hands that win nothing, are not known, or are no hand', () => {
    const strange = ['As', 'As', 'Qs', 'Js', 'Ts'];
    const fourOfThreeCards = ['2c', '2c', '2d', '2h', 'Ac'];
    expect(won([['2c', '3d', '5h', '7s', '9c'], undefined, strange, ROYAL.slice(1)])).toEqual([]);
    expect(won([fourOfThreeCards])).toEqual([]);
  });

  it('pays nothing where its meter is not reported', () =>
    expect(won([ROYAL], { terms: { meter: undefined } as never })).toEqual([]));

  it('pays the whole meter, shared by equal hands, and begins again', () => {
    expect(won([ROYAL])).toEqual(['prize 200000 at 1 by royal-flush', 'reseed 100000 by opening']);
    expect(won([ROYAL, ROYAL], { meter: 200_001n })).toEqual([
      'prize 100000 at 1 by royal-flush shared',
      'prize 100000 at 2 by royal-flush shared',
      'reseed 99999 by opening',
    ]);
    expect(won([ROYAL], { terms: { opening: 150_000n } })).toContain('reseed 150000 by opening');
    expect(won([ROYAL], { answers: { 'OP2-13': 'from-nothing' } })).toEqual([
      'prize 200000 at 1 by royal-flush',
    ]);
    const { prizes, ranking, rules } = FACTS;
    expect(won([ROYAL], { facts: { prizes, ranking, rules } })).toEqual(['prize 200000 at 1 by royal-flush']);
  });

  it('pays a share of what remains, the higher hand first, down to the cent', () => {
    expect(won([NINE_HIGH, KING_HIGH], { meter: 200_009n })).toEqual([
      'prize 20000 at 2 by straight-flush',
      'prize 18000 at 1 by chained',
    ]);
    expect(won([NINE_HIGH, KING_HIGH], { answers: { 'OP2-15': 'as-shown' } })).toEqual([
      ...['prize 20000 at 2 by straight-flush', 'prize 20000 at 1 by chained'],
    ]);
    expect(won([NINE_HIGH, KING_HIGH], { answers: { 'OP2-15': 'ascending' } })).toEqual([
      ...['prize 20000 at 1 by straight-flush', 'prize 18000 at 2 by chained'],
    ]);
  });

  it('pays a share to the highest hand only, if the rule requires it', () => {
    const prizes = FACTS.prizes.map((each) =>
      each.takes === 'share' ? { ...each, onlyHighest: true } : each,
    );
    expect(won([NINE_HIGH, KING_HIGH], { facts: { ...FACTS, prizes } })).toEqual([
      'prize 20000 at 2 by straight-flush',
    ]);
  });

  it('pays each winner a multiple of the stake, the lowest seat first, and the house adds what the meter lacks', () => {
    expect(won([FOUR, FOUR], { seats: [5, 2] })).toEqual([
      'prize 50000 at 2 by four-of-a-kind',
      'prize 50000 at 5 by four-of-a-kind',
    ]);
    expect(won([FULL], { stakes: 3 })).toEqual(['prize 30000 at 1 by full-house']);
    expect(won([FOUR], { meter: 49_999n })).toEqual([
      ...['shortfall 1 by four-of-a-kind', 'prize 50000 at 1 by four-of-a-kind', 'reseed 100000 by opening'],
    ]);
    expect(won([FOUR], { meter: 50_000n })).toEqual(['prize 50000 at 1 by four-of-a-kind']);
    const answers = { 'OP2-14': 'capped-at-meter' } as const;
    expect(won([FOUR], { meter: 49_999n, answers })).toEqual(['prize 49999 at 1 by four-of-a-kind']);
    expect(won([FOUR], { meter: 50_001n, answers })).toEqual(['prize 50000 at 1 by four-of-a-kind']);
  });

  it('states the pool of each movement, and of a prize its bearer and exact amount', () => {
    const rounding = { mode: 'floor', unit: 1n };
    expect(moved([KING_HIGH], { meter: 200_009n })).toMatchObject([
      {
        pool: 'p',
        borneBy: 'pool',
        combination: 'straight-flush',
        rounded: { exact: rational(200_009n, 10n), rounded: 20_000n, rounding },
      },
    ]);
    const filledUp = moved([FOUR], { meter: 49_999n });
    expect(filledUp.map(({ pool }) => pool)).toEqual(['p', 'p', 'p']);
    expect(filledUp[1]).not.toHaveProperty('rounded');
  });

  it('pays the higher combination first', () =>
    expect(won([FULL, KING_HIGH])).toEqual([
      'prize 20000 at 2 by straight-flush',
      'prize 10000 at 1 by full-house',
    ]));

  it('feeds its meter at the rate that the regulation fixes, whatever rate was reported', () => {
    const facts = { ...FACTS, fixedRate: { rate: rational(3n, 4n), rule: rule('fixed') } };
    const fed = ['contribution 75 by part', 'house-share 25 by part'];
    expect(won([undefined], { facts, terms: { rate: rational(1n, 2n) } })).toEqual(fed);
    expect(won([ROYAL], { facts, meter: 1000n })).toEqual([
      ...[...fed, 'prize 1075 at 1 by royal-flush', 'reseed 100000 by opening'],
    ]);
  });

  it('pays the prizes of the casino instead, where its rules let them vary', () => {
    const ownPrizes: readonly OwnPrize[] = [
      { combination: 'full-house', times: 20n },
      { combination: 'four-of-a-kind', share: rational(1n) },
      { combination: 'straight-flush', share: rational(1n, 2n) },
    ];
    const own = (hands: (readonly string[])[], facts = FACTS) => won(hands, { facts, terms: { ownPrizes } });
    expect(own([FULL])).toEqual(['prize 2000 at 1 by own']);
    expect(own([ROYAL])).toEqual([]);
    expect(own([FOUR])).toEqual(['prize 200000 at 1 by own', 'reseed 100000 by opening']);
    expect(own([FOUR, FOUR])).toContain('prize 100000 at 1 by royal-flush shared');
    expect(own([KING_HIGH, KING_HIGH])).toContain('prize 50000 at 1 by straight-flush shared');
    expect(own([NINE_HIGH, KING_HIGH, FULL])).toEqual([
      ...['prize 100000 at 2 by own', 'prize 50000 at 1 by chained', 'prize 2000 at 3 by own'],
    ]);
    const withoutShares = { ...FACTS, prizes: FACTS.prizes.filter(({ takes }) => takes === 'stakes') };
    expect(own([NINE_HIGH, NINE_HIGH, KING_HIGH], withoutShares)).toEqual([
      ...['prize 100000 at 3 by own', 'prize 25000 at 1 by own', 'prize 25000 at 2 by own'],
    ]);
    // A prize out of what a higher one leaves is by the rule on prizes of the casino, where the game has no such prize.
    expect(own([NINE_HIGH, KING_HIGH], withoutShares)).toEqual([
      ...['prize 100000 at 2 by own', 'prize 50000 at 1 by own'],
    ]);
    const { contribution, needsBet, unit, fromMeter } = FACTS.rules;
    const rules = { contribution, needsBet, unit, fromMeter };
    expect(own([FULL], { ...FACTS, rules })).toEqual(['prize 10000 at 1 by full-house']);
  });
});
