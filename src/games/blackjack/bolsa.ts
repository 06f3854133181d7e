import type { Minor } from '../../kernel/money';
import type { Card } from '../_mechanics/cards';
import { shareOf } from '../_mechanics/banked-bets';
import { isBesideOwn } from '../_mechanics/bet-identity';
import { betsThatCount } from '../_mechanics/bets-in-play';
import { poolsInPlay, unitOf, winnerOf } from '../_mechanics/pool-stakes';
import { roundingOfHeadings } from '../_mechanics/rounding-step';
import type { Setting, BetEdge } from '../game-rules';
import type { PoolStake, Round } from '../round';
import type { PoolPosting, Settlement } from '../settlement';
import { type BlackjackFacts, type BolsaPrize, type DealtHands, handsOf } from './reported-hands';
import { type Finding, said } from '../../finding-catalogue/finding';
import { checkPoolOpening, checkPoolUnit, type PoolDemands } from '../_mechanics/pool-checks';
import { poolChecks } from '../_mechanics/pool-life';
import { checkPoolPrizes } from '../_mechanics/prize-checks';
import { breach } from '../rule';
import { add, ONE, rational, type Rational, ZERO } from '../../kernel/rational';
import { edgeOf, sumOfMoments, withChance } from '../_mechanics/chances';
import type { Answers } from '../open-points';

interface BolsaRound {
  readonly dealt: DealtHands;
  readonly setting: Setting;
}

/**
 * The movements of Bolsa in a round: the stakes divided between pool and house, fixed prizes, and the pool. The cards
 * of a box decide, not the result of its hands. A prize includes the stake, where that is returned (OP1-10a).
 */
export function settleBolsa(facts: BlackjackFacts, played: Round, round: BolsaRound): readonly PoolPosting[] {
  const { setting } = round;
  return poolsInPlay(played, setting, facts.rules.bolsa).flatMap(({ pool, stakes, fed, meter }) => {
    const won = stakes.map((stake) => ({ stake, prize: prizeOf(facts, stake, round) }));
    return [
      ...fed,
      ...won.flatMap(({ stake, prize }) => fixedPrize(stake, prize, setting)),
      ...poolPrizes(facts, won, { pool, meter, setting }),
    ];
  });
}

/** The stakes that win the pool while its meter is unknown, so that their prize cannot be determined. */
const winnersOfUnknown = (facts: BlackjackFacts, played: Round, round: BolsaRound): readonly PoolStake[] =>
  poolsInPlay(played, round.setting, facts.rules.bolsa).flatMap(({ stakes, meter }) =>
    meter === undefined
      ? stakes.filter((stake) => {
          const prize = prizeOf(facts, stake, round);
          return prize !== undefined && prize.pays === undefined;
        })
      : [],
  );

/** The highest combination of the first cards of a box; undefined if there is none, or the stake states no box. */
function prizeOf({ bolsa }: BlackjackFacts, { seat }: PoolStake, round: BolsaRound): BolsaPrize | undefined {
  const cards = seat === undefined ? [] : firstCardsOf(seat, round);
  return bolsa.find(
    ({ sevens, isSuited }) => areSevens(cards, sevens) && (!isSuited || areSuited(cards, sevens)),
  );
}

/**
 * The first three cards of a box in the order of dealing. For a split pair these are its two cards, or the first three
 * of the hand that stays (OP1-10e); for a hand that stands on two cards both of them, or the first (OP1-10g).
 */
function firstCardsOf(seat: number, { dealt: { hands }, setting: { answers } }: BolsaRound): readonly Card[] {
  const box = hands.filter((hand) => hand.seat === seat);
  const first = box.find(({ hand }) => hand === 1);
  if (first === undefined) return [];
  // Hands are numbered in the order of splitting: the first one split from hand 1 began with its second card.
  const [split] = box.filter(({ of }) => of === 1).sort((one, other) => one.hand - other.hand);
  const isBeforeSplitting = answers['OP1-10e'] === 'before-splitting';
  if (split !== undefined && isBeforeSplitting) return [first.cards[0] ?? '', split.cards[0] ?? ''];
  const standsOnTwo = split === undefined && first.cards.length === 2;
  return first.cards.slice(0, standsOnTwo && answers['OP1-10g'] === 'first-card-only' ? 1 : 3);
}

const areSevens = (cards: readonly Card[], count: number): boolean =>
  cards.length >= count && cards.slice(0, count).every((card) => card.startsWith('7'));

const areSuited = (cards: readonly Card[], count: number): boolean =>
  cards.slice(0, count).every((card) => card[1] === cards[0]?.[1]);

function fixedPrize(
  stake: PoolStake,
  prize: BolsaPrize | undefined,
  { answers }: Setting,
): readonly PoolPosting[] {
  if (prize?.pays === undefined) return [];
  const { pool, amount } = stake;
  const won = shareOf(amount, prize.pays, roundingOfHeadings(answers)).amount;
  const stakeBack = answers['OP1-10a'] === 'returned' ? amount : 0n;
  const borneBy = answers['OP1-10c'];
  return [
    {
      pool,
      kind: 'prize',
      amount: won + stakeBack,
      rule: prize.rule,
      combination: prize.name,
      borneBy,
      ...winnerOf(stake),
    },
  ];
}

interface Won {
  readonly stake: PoolStake;
  readonly prize: BolsaPrize | undefined;
}

interface KnownPool {
  readonly pool: string;
  /** The meter with the stakes of this round; undefined if unknown. */
  readonly meter: (() => Minor) | undefined;
  readonly setting: Setting;
}

/** Pays the pool for its combination, filled up by the house to the floor if it is less, and reseeds it. */
function poolPrizes(
  { bolsaFloor, rules }: BlackjackFacts,
  won: readonly Won[],
  known: KnownPool,
): readonly PoolPosting[] {
  const winners = won.filter(({ prize }) => prize !== undefined && prize.pays === undefined);
  const { pool, meter, setting } = known;
  const [first] = winners;
  if (first?.prize === undefined || meter === undefined) return [];
  const { rule, name: combination } = first.prize;
  const floor = bolsaFloor * unitOf(first.stake);
  const held = meter();
  const whole = held < floor ? floor : held;
  const shortfall: PoolPosting[] =
    held < floor ? [{ pool, kind: 'shortfall', amount: floor - held, rule: rules.bolsaFloor }] : [];
  const prizes = divided(whole, winners, setting).map(({ stake, amount }): PoolPosting => ({
    pool,
    kind: 'prize',
    amount,
    rule,
    combination,
    borneBy: 'pool',
    ...winnerOf(stake),
  }));
  const reseed: PoolPosting[] =
    setting.answers['OP1-10f'] === 'empty'
      ? []
      : [{ pool, kind: 'reseed', amount: floor, rule: rules.bolsaFloor }];
  return [...shortfall, ...prizes, ...reseed];
}

/** Divides the pool equally, odd cents going to the lowest boxes, or gives it to the lowest box (OP1-10d). */
function divided(
  whole: Minor,
  winners: readonly Won[],
  { answers }: Setting,
): readonly { readonly stake: PoolStake; readonly amount: Minor }[] {
  const ordered = [...winners].sort((one, other) => (one.stake.seat ?? 0) - (other.stake.seat ?? 0));
  const sharing = answers['OP1-10d'] === 'first-box' ? ordered.slice(0, 1) : ordered;
  const count = BigInt(sharing.length);
  return sharing.map(({ stake }, index) => ({
    stake,
    amount: whole / count + (BigInt(index) < whole % count ? 1n : 0n),
  }));
}

export const checkBolsa = (
  facts: BlackjackFacts,
  settled: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] => {
  const { rules } = facts;
  return [
    ...checkPoolOpening(settled.round, setting, demandsOf(facts)),
    ...checkPoolUnit(settled.round, setting, { minimum: 'bolsa', rule: rules.bolsaUnit }),
    ...checkBesideBet(facts, settled),
    ...checkPoolPrizes(settled, setting, {
      none: rules.bolsa,
      several: rules.onlyHighest,
    }),
    ...checkMeterKnown(facts, settled.round, setting),
  ];
};

function checkBesideBet(
  { rules }: BlackjackFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
): readonly Finding[] {
  const mains = betsThatCount(round.bets, settlement.bets).filter(({ type }) => type === 'main');
  const alone = (round.poolStakes ?? []).filter(
    (stake) => stake.seat !== undefined && !mains.some((bet) => isBesideOwn(stake, bet)),
  );
  return alone.map(({ pool, seat }) =>
    breach(rules.bolsa, {
      code: 'pool-stake-without-bet',
      expected: said('stake-in-pool-beside-bet-on-hand'),
      found: said('one-in-at-seat-without-it', { pool, seat }),
    }),
  );
}

/**
 * Checks of the pool of Bolsa beyond a round. After a prize the house fills it up to its floor, unless OP1-10f lets it
 * begin empty. The floor is a multiple of the stake, which the report of a reseed does not state: less than the opening
 * is therefore an advisory, and more is no finding, because the pool may have been opened below its floor.
 */
export const bolsaLife = (facts: BlackjackFacts): ReturnType<typeof poolChecks> =>
  poolChecks(demandsOf(facts), {
    beginsAgain: ({ answers }) => answers['OP1-10f'] !== 'empty',
    less: 'advisory',
    more: undefined,
  });

const demandsOf = ({ rules, bolsaFloor }: BlackjackFacts): PoolDemands => ({
  opening: { times: bolsaFloor, rule: rules.bolsaFloor },
  rules: { contribution: rules.bolsa, tables: rules.bolsaTables },
});

function checkMeterKnown(facts: BlackjackFacts, round: Round, setting: Setting): readonly Finding[] {
  const dealt = round.poolStakes === undefined ? undefined : handsOf(round.outcome);
  if (dealt === undefined) return [];
  const isTold = (pool: string): boolean =>
    round.declared?.poolPrizes?.some((prize) => prize.pool === pool) === true;
  const silent = winnersOfUnknown(facts, round, { dealt, setting }).filter(({ pool }) => !isTold(pool));
  return silent.map(({ pool, seat }) =>
    breach(facts.rules.threeSuitedSevens, {
      code: 'pool-meter-unknown',
      expected: said('what-held-in-poolprizes-or-pools', { pool }),
      found: said('three-suited-sevens-at-seat-and-no-meter', { seat: seat ?? said('none') }),
    }),
  );
}

const METHOD =
  'all orders of three cards from the full shoe, a pair of sevens always drawing a third, the pool at its floor';

export function bolsaEdge(facts: BlackjackFacts, answers: Answers): BetEdge {
  const stakeBack = answers['OP1-10a'] === 'returned' ? ONE : ZERO;
  const back = ({ pays }: BolsaPrize): Rational =>
    pays === undefined ? rational(facts.bolsaFloor) : add(pays, stakeBack);
  return edgeOf(
    'bolsa',
    sumOfMoments(facts.bolsa.map((prize) => withChance(chanceOf(prize, facts), back(prize)))),
    METHOD,
  );
}

function chanceOf({ sevens, isSuited }: BolsaPrize, { decks }: BlackjackFacts): Rational {
  const [cards, all, ofSuit] = [BigInt(52 * decks), BigInt(4 * decks), BigInt(decks)];
  const orders = (...ways: readonly bigint[]): Rational =>
    rational(
      ways.reduce((product, way) => product * way, 1n),
      ways.reduce((product, _way, index) => product * (cards - BigInt(index)), 1n),
    );
  const noSeven = cards - all;
  if (sevens === 1) return orders(all, noSeven);
  const second = isSuited ? ofSuit - 1n : all - ofSuit;
  if (sevens === 2) return orders(all, second, noSeven);
  const suited = orders(all, ofSuit - 1n, ofSuit - 2n);
  if (isSuited) return suited;
  const any = orders(all, all - 1n, all - 2n);
  return rational(
    any.numerator * suited.denominator - suited.numerator * any.denominator,
    any.denominator * suited.denominator,
  );
}
