import { entryOf } from '../../kernel/same-value';
import type { Minor } from '../../kernel/money';
import type { RoundedAmount } from '../../kernel/rounding';
import { shareOf } from './banked-bets';
import type { Card } from './cards';
import { cardNumbers, type HandCategory, type HandRanking } from './hand-ranking';
import { categoryOf, handEvaluator, type HandStrength } from './five-card-hand';
import type { OwnPrize, Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { PoolStake, Round } from '../round';
import type { Rule } from '../rule';
import type { PoolPosting } from '../settlement';
import { type PoolInPlay, poolsInPlay, unitOf, winnerOf } from './pool-stakes';
import { compare, ONE, type Rational } from '../../kernel/rational';
import { present } from '../../kernel/present';

type HandOfStake = (stake: PoolStake) => readonly Card[] | undefined;

const DOWN_TO_THE_CENT = { mode: 'floor', unit: 1n } as const;

/**
 * The movements of a carrusel in a round: the stakes divided between meter and house, the prizes from the highest
 * combination down (OP2-15), what the house adds for a prize above the meter, and the reseed once the whole meter is
 * won.
 */
export function settleCarrusel(
  facts: CarruselFacts,
  round: Round,
  { setting, handOf }: { readonly setting: Setting; readonly handOf: HandOfStake },
): readonly PoolPosting[] {
  const rates = withFixedRate(facts, round, setting);
  return poolsInPlay(round, rates, facts.rules.contribution).flatMap((played) => {
    const { pool, fed, meter } = played;
    if (meter === undefined) return fed;
    const known = entryOf(setting.pools ?? {}, pool);
    const opening = openingOf(facts, played, known?.opening);
    const won = combinationsWon(withOwnPrizes(facts, known?.ownPrizes), played, handOf);
    if (won.length === 0) return fed;
    const meterWalk = new MeterWalk({ facts, pool, opening, answers: setting.answers }, meter());
    for (const each of inOrder(won, setting.answers)) meterWalk.pay(each);
    return [...fed, ...meterWalk.movements];
  });
}

function withFixedRate({ fixedRate }: CarruselFacts, { poolStakes = [] }: Round, setting: Setting): Setting {
  if (fixedRate === undefined) return setting;
  const { rate } = fixedRate;
  const pools = poolStakes.map(
    ({ pool }) => [pool, { ...entryOf(setting.pools ?? {}, pool), rate }] as const,
  );
  return { ...setting, pools: { ...setting.pools, ...Object.fromEntries(pools) } };
}

/** The meter after a reseed, in minor units: the opening amount of the pool, and no less than the rules require. */
function openingOf({ opening }: CarruselFacts, { stakes }: PoolInPlay, told: Minor = 0n): Minor {
  const least = opening === undefined || stakes[0] === undefined ? 0n : opening.times * unitOf(stakes[0]);
  return told > least ? told : least;
}

interface CombinationWon {
  readonly prize: CarruselPrize;
  readonly strength: HandStrength;
  readonly stakes: readonly PoolStake[];
}

/**
 * The combinations won, the highest first, with the stakes that share each; fixed prizes singly, from the lowest seat.
 */
function combinationsWon(
  { prizes, ranking }: CarruselFacts,
  { stakes }: PoolInPlay,
  handOf: HandOfStake,
): readonly CombinationWon[] {
  const evaluate = handEvaluator(ranking);
  const won = stakes.flatMap((stake) => {
    const five = cardNumbers(ranking.deck, handOf(stake) ?? []);
    if (five?.length !== 5 || new Set(five).size < 5) return [];
    const strength = evaluate(five);
    const prize = prizes.find(({ category }) => category === categoryOf(strength, ranking));
    return prize === undefined ? [] : [{ prize, strength, stake }];
  });
  return prizes.flatMap((prize): readonly CombinationWon[] => {
    const ofPrize = won.filter((each) => each.prize === prize);
    if (prize.takes === 'stakes') {
      const bySeat = [...ofPrize].sort((one, other) => (one.stake.seat ?? 0) - (other.stake.seat ?? 0));
      return bySeat.map(({ strength, stake }) => ({ prize, strength, stakes: [stake] }));
    }
    const strengths = [...new Set(ofPrize.map(({ strength }) => strength))].sort((one, other) => other - one);
    const paid = prize.takes === 'share' && prize.onlyHighest ? strengths.slice(0, 1) : strengths;
    return paid.map((strength) => ({
      prize,
      strength,
      stakes: ofPrize.filter((each) => each.strength === strength).map(({ stake }) => stake),
    }));
  });
}

const inOrder = (won: readonly CombinationWon[], answers: Answers): readonly CombinationWon[] =>
  answers['OP2-15'] === 'ascending' ? [...won].reverse() : won;

interface Walked {
  readonly facts: CarruselFacts;
  readonly pool: string;
  readonly opening: Minor;
  readonly answers: Answers;
}

class MeterWalk {
  readonly movements: PoolPosting[] = [];
  private readonly shown: Minor;

  constructor(
    private readonly of: Walked,
    private meter: Minor,
  ) {
    this.shown = meter;
  }

  pay({ prize, stakes }: CombinationWon): void {
    if (prize.takes === 'stakes') this.payStakes(prize, stakes, prize.times);
    else if (prize.takes === 'share') this.payShare(prize, stakes, prize);
    else this.payMeter(prize, stakes);
  }

  /**
   * Pays the whole meter in equal shares. The remainder stays in it, and the house fills it up to its opening (OP2-13).
   */
  private payMeter(prize: CarruselPrize, stakes: readonly PoolStake[]): void {
    this.payEqually(prize, stakes, { amount: this.meter });
    if (this.of.answers['OP2-13'] === 'from-nothing') return;
    this.fillUp();
  }

  /** Pays a share of what is left on the meter, or of what it showed before any prize (OP2-15). */
  private payShare(
    prize: CarruselPrize,
    stakes: readonly PoolStake[],
    { share, chained }: Extract<CarruselPrize, { takes: 'share' }>,
  ): void {
    const basis = this.of.answers['OP2-15'] === 'as-shown' ? this.shown : this.meter;
    const due = shareOf(basis, share, DOWN_TO_THE_CENT);
    const payable = due.amount > this.meter ? { amount: this.meter } : due;
    const isChained = this.movements.some(({ combination }) => combination === prize.category);
    this.payEqually(prize, stakes, payable, isChained ? chained : undefined);
  }

  private payEqually(
    prize: CarruselPrize,
    stakes: readonly PoolStake[],
    { amount, rounded }: { readonly amount: Minor; readonly rounded?: RoundedAmount },
    rule: Rule = stakes.length > 1 ? prize.sharing : prize.rule,
  ): void {
    const each = amount / BigInt(stakes.length);
    for (const stake of stakes) this.take(prize, stake, each, { rule, rounded });
  }

  /** Pays a multiple of each stake; the house adds what the meter lacks (OP2-14). */
  private payStakes(prize: CarruselPrize, stakes: readonly PoolStake[], times: bigint): void {
    for (const stake of stakes) {
      const due = times * unitOf(stake) * BigInt(stake.stakes ?? 1);
      const missing = due > this.meter ? due - this.meter : 0n;
      if (missing > 0n && this.of.answers['OP2-14'] === 'capped-at-meter') {
        this.take(prize, stake, this.meter, { rule: prize.rule });
        continue;
      }
      this.fund('shortfall', missing, prize.rule);
      this.take(prize, stake, due, { rule: prize.rule });
      if (missing > 0n) this.fillUp();
    }
  }

  private take(
    { category }: CarruselPrize,
    stake: PoolStake,
    amount: Minor,
    { rule, rounded }: { readonly rule: Rule; readonly rounded?: RoundedAmount | undefined },
  ): void {
    if (amount === 0n) return;
    this.meter -= amount;
    this.movements.push({
      pool: this.of.pool,
      kind: 'prize',
      amount,
      rule,
      combination: category,
      borneBy: 'pool',
      ...winnerOf(stake),
      ...present({ rounded }),
    });
  }

  private fillUp(): void {
    const { opening, facts } = this.of;
    if (facts.opening === undefined) return;
    this.fund('reseed', opening - this.meter, facts.opening.rule);
  }

  private fund(kind: 'reseed' | 'shortfall', amount: Minor, rule: Rule): void {
    if (amount <= 0n) return;
    this.meter += amount;
    this.movements.push({ pool: this.of.pool, kind, amount, rule });
  }
}

/** The prize of a combination: the whole meter, a share of what is left on it, or a multiple of the stake. */
export type CarruselPrize = {
  readonly category: HandCategory;
  readonly spanish: string;
  readonly rule: Rule;
  readonly sharing: Rule;
} & (
  | { readonly takes: 'meter' }
  | {
      readonly takes: 'share';
      readonly share: Rational;
      readonly onlyHighest?: boolean;
      readonly chained: Rule;
    }
  | { readonly takes: 'stakes'; readonly times: bigint }
);

export interface CarruselFacts {
  readonly ranking: HandRanking;
  readonly prizes: readonly CarruselPrize[];
  readonly rules: {
    readonly contribution: Rule;
    readonly needsBet: Rule;
    readonly authorised?: Rule;
    readonly unit: Rule;
    readonly fromMeter: Rule;
    readonly ownPrizes?: Rule;
  };
  readonly opening?: { readonly times: bigint; readonly rule: Rule };
  /** The least share of each stake that must go to the meter. The meter returns all of it to players as prizes. */
  readonly leastRate?: { readonly rate: Rational; readonly rule: Rule };
  readonly sustainingRate?: Rational;
  readonly fixedRate?: { readonly rate: Rational; readonly rule: Rule };
}

/**
 * The carrusel with the combinations and prizes that the authority allowed the casino, where the rules let them vary.
 * Equal hands, and several of one kind, share as in the rules.
 */
function withOwnPrizes(facts: CarruselFacts, own: readonly OwnPrize[] | undefined): CarruselFacts {
  const rule = facts.rules.ownPrizes;
  if (own === undefined || rule === undefined) return facts;
  const fromTheHighest = [...facts.ranking.order].reverse();
  const prizes = fromTheHighest.flatMap((category) =>
    own
      .filter(({ combination }) => combination === category)
      .map((prize) => prizeOf(facts, { category, prize, rule })),
  );
  return { ...facts, prizes };
}

function prizeOf(
  { prizes }: CarruselFacts,
  { category, prize, rule }: { category: HandCategory; prize: OwnPrize; rule: Rule },
): CarruselPrize {
  const named = { category, spanish: prizes.find((each) => each.category === category)?.spanish ?? category };
  const sharing = (takes: CarruselPrize['takes']): Rule =>
    prizes.find((each) => each.takes === takes)?.sharing ?? rule;
  if ('times' in prize) return { ...named, rule, sharing: rule, takes: 'stakes', times: prize.times };
  if (compare(prize.share, ONE) >= 0) return { ...named, rule, sharing: sharing('meter'), takes: 'meter' };
  const chained = prizes.flatMap((each) => (each.takes === 'share' ? [each.chained] : []))[0] ?? rule;
  const shared = { rule, sharing: sharing('share'), chained };
  return { ...named, ...shared, takes: 'share', share: prize.share };
}
