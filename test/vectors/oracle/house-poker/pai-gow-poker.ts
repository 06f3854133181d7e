import type { Chance } from '../../../../packages/simulator/chance';
import type { Vector } from '../../vector';
import { compared } from '../poker-hands/five-cards';
import { bigHand, isSetRightly, smallHand } from './pai-gow-hands';
import { type Decided, decided, type Made, roundVector } from './rounds';

/**
 * Pai gow poker from the regulation (heading 1.1.9.D), without code under test. The minimum of the table is 10.00, its maximum
 * 25 times that.
 */

const P = '1.1.9.D';
export const [MINIMUM, MAXIMUM] = [1000, 25_000] as const;
export const TERMS = { minimum: MINIMUM, seats: 6 };

export interface SetHand {
  readonly big: readonly string[];
  readonly small: readonly string[];
}

/** A round; seat 0 is the croupier. */
export interface Deal {
  readonly hands: readonly SetHand[];
  readonly bank: number;
  /** Bets by seat. */
  readonly bets: readonly { readonly seat: number; readonly stake: number; readonly late?: true }[];
  /** The bank that a player puts up. */
  readonly putUp: number;
  readonly croupierStake?: number;
  /** Thousandths of the prize. */
  readonly commission?: number;
  readonly dice?: readonly number[];
  readonly firstHand?: number;
  readonly before?: object;
  readonly refused?: readonly number[];
}

/** The result by comparison of big and small hand with those of the bank: above, equal, below. */
const COMPARISON: Readonly<Record<string, 'wins' | 'null' | 'loses'>> = {
  '1 1': 'wins',
  '1 0': 'null',
  '1 -1': 'null',
  '0 1': 'null',
  '-1 1': 'null',
  '0 0': 'loses',
  '0 -1': 'loses',
  '-1 0': 'loses',
  '-1 -1': 'loses',
};

interface Compared {
  readonly fate: 'wins' | 'null' | 'loses';
  readonly rules: readonly string[];
}

/** Compares two hands. A wrongly set hand loses; if both are wrong, the player's. */
function against(own: SetHand, bank: SetHand): Compared {
  const fouls = [own, bank].map(({ big, small }) => !isSetRightly(big, small));
  const byFoul = [`${P}-VII.8-01`, `${P}-VIII.3-01`];
  if (fouls[0]!) return { fate: 'loses', rules: byFoul };
  if (fouls[1]!) return { fate: 'wins', rules: byFoul };
  const signs = [
    Math.sign(compared(bigHand(own.big), bigHand(bank.big))),
    Math.sign(compared(smallHand(own.small), smallHand(bank.small))),
  ];
  return { fate: COMPARISON[signs.join(' ')]!, rules: [`${P}-V.1-01`, `${P}-VII.10-01`] };
}

const nameOf = (place: number): string | number => (place === 0 ? 'croupier' : place);

export function settled(deal: Deal, found: readonly string[] = []): Vector {
  const { hands, bank, putUp, croupierStake, commission, dice, firstHand, before, refused } = deal;
  const made = deal.bets.map(({ seat, stake, late }): Made => ({
    ...{ betId: `${seat}`, type: 'player-bet', stake, seat },
    ...(late === true && { options: { late } }),
  }));
  const banks: readonly Made[] = bank === 0 ? [] : [{ betId: 'b', type: 'bank', stake: putUp, seat: bank }];
  const decisions = made.map((bet) => decisionOf(bet, deal));
  const all = [...decisions, ...banks.map((bet) => bankDecision(bet, decisions, deal))];
  const deducted = decisions.reduce((sum, { bet }) => sum + (bet.deducted ?? 0), 0);
  const outcome = {
    bank: nameOf(bank),
    croupier: hands[0],
    hands: hands.slice(1).map((hand, at) => ({ seat: at + 1, ...hand })),
    ...(croupierStake !== undefined && { croupierStake }),
    ...(commission !== undefined && { commission: { numerator: commission, denominator: 1000 } }),
    ...(dice !== undefined && { dice, firstHand: nameOf(firstHand!) }),
    ...(refused !== undefined && { refused }),
  };
  const vector = roundVector(
    {
      terms: TERMS,
      ...(before !== undefined && { before: { held: [], released: [], memory: before } }),
      round: { bets: [...made, ...banks], outcome },
    },
    all,
    { found: [...found, ...foundOf(deal), ...rounded(decisions, deal)] },
  );
  if (deducted === 0) return vector;
  const { bets, result, findings } = vector.expected;
  const commissions = [{ name: 'pai-gow', amount: deducted }];
  return { ...vector, expected: { ...(bets && { bets }), result, commissions, findings } };
}

/** Settles a bet. The announced commission is at most 5 % of the prize and is rounded down (OP2-01). */
function decisionOf(made: Made, { hands, bank, bets, commission = 50 }: Deal): Decided {
  const of = decided(made);
  const { stake, seat } = made;
  if (bets.some((bet) => bet.seat === seat && bet.late)) return of('not-accepted', {});
  const { fate, rules } = against(hands[seat]!, hands[bank]!);
  if (fate === 'null') return of('null', {}, ...rules, `${P}-I.3-01`);
  if (fate === 'loses') return of('loses', { taken: stake }, ...rules, `${P}-I.6-01`);
  const deducted = Math.floor((stake * Math.min(commission, 50)) / 1000);
  return of('wins', { paid: stake - deducted, deducted }, ...rules, `${P}-I.6-01`, `${P}-VI.3-02`);
}

/** The finding about prizes whose commission is not a whole number of cents. */
const rounded = (decisions: readonly Decided[], { bets, commission = 50 }: Deal): readonly string[] =>
  decisions.flatMap(({ bet }, at) => {
    const isExact = (bets[at]!.stake * Math.min(commission, 50)) % 1000 === 0;
    return bet.fate === 'wins' && !isExact ? ['stake-not-payable-exactly OP2-01'] : [];
  });

/** The gain of a player's bank from the others and from the croupier, without commission (OP2-23). */
function bankDecision(
  made: Made,
  decisions: readonly Decided[],
  { hands, bank, croupierStake = 0 }: Deal,
): Decided {
  const of = decided(made);
  const ofCroupier = { wins: -croupierStake, null: 0, loses: croupierStake }[
    against(hands[0]!, hands[bank]!).fate
  ];
  const gain = decisions.reduce(
    (sum, { bet: { taken = 0, paid = 0, deducted = 0 } }) => sum + taken - paid - deducted,
    ofCroupier,
  );
  const rule = `${P}-VII.7-01`;
  if (gain === 0) return of('null', {}, rule);
  return gain > 0
    ? of('wins', { paid: gain }, rule)
    : of('loses', { taken: Math.min(-gain, made.stake) }, rule);
}

function foundOf({ bets, bank, putUp, croupierStake = 0, commission = 50, dice, firstHand }: Deal): string[] {
  const inTime = bets.filter(({ late }) => late === undefined);
  const against = inTime.reduce((sum, { stake }) => sum + stake, croupierStake);
  const sum = (dice ?? []).reduce((total, die) => total + die, 0);
  return [
    ...bets.flatMap(({ stake, late }) => [
      ...(late ? [`late-bet ${P}-VII.3-01`] : []),
      ...(stake < MINIMUM && !late ? [`under-minimum ${P}-VI.1-01`] : []),
      ...(stake > MAXIMUM && !late ? [`over-limit ${P}-VI.1-01`] : []),
    ]),
    ...(commission > 50 ? [`commission-above-maximum ${P}-VI.3-02`] : []),
    ...(bank !== 0 && putUp < against ? [`bank-below-bets ${P}-VII.7-01`] : []),
    // The count over six seats and the croupier starts with the bank as one.
    ...(dice !== undefined && (bank + sum - 1) % 7 !== firstHand
      ? [`first-hand-misplaced ${P}-VII.5-01`]
      : []),
  ];
}

/** Sets seven cards: mostly with the best admissible small hand, sometimes at random. */
export function setBy(chance: Chance, seven: readonly string[]): SetHand {
  const ways = seven.flatMap((one, at) =>
    seven.slice(at + 1).map((other) => ({
      big: seven.filter((card) => card !== one && card !== other),
      small: [one, other],
    })),
  );
  if (chance.percent(10)) return chance.oneOf(ways);
  const right = ways.filter(({ big, small }) => isSetRightly(big, small));
  return right.reduce((best, way) =>
    compared(smallHand(way.small), smallHand(best.small)) > 0 ? way : best,
  );
}
