import type { Minor } from '../../kernel/money';
import type { Answers } from '../open-points';
import type { PlacedBet, TableTerms } from '../round';
import type { BankBet, BankGameFacts, Tableau } from './bank-game-facts';
import type { BankLife, BankReport, CoupOfBank, DepositOfBanker, GarageMove, Tenure } from '../bank-life';
import { depositOf, EMPTY_TENURE } from '../bank-life';

export interface BetPart {
  /** Place of the bet among those of the coup, from 0. */
  readonly bet: number;
  readonly tableau: Tableau;
  readonly amount: Minor;
  readonly covered: Minor;
}

interface Halving {
  readonly astride: Minor;
  readonly banco: Minor;
  readonly line: Minor;
}

/** The units in which stakes are halved: the step of the table, else over two cloths its minimum, its betting unit. */
export function halvingAt(terms: TableTerms | undefined, answers: Answers): Halving {
  if (terms === undefined || answers['OP1-24'] === 'cent') return { astride: 1n, banco: 1n, line: 1n };
  const step = terms.step !== undefined && terms.step > 0n ? terms.step : undefined;
  const astride = step ?? (terms.minimum > 0n ? terms.minimum : 1n);
  const banco = answers['OP1-27'] === 'halves-to-the-cent' ? 1n : astride;
  return { astride, banco, line: step ?? 1n };
}

/** Numbered seats at each of two cloths, half of the places; an odd one is the banker's (1.1.8.B, II L3038-3046). */
export const seatsOfCloth = (
  { cloths }: Pick<BankGameFacts, 'cloths'>,
  terms: TableTerms | undefined,
): number | undefined =>
  cloths.length < 2 || terms?.seats === undefined ? undefined : Math.floor(terms.seats / 2);

/** The smaller half of a stake in whole units; to the minor unit if the stake is no multiple of the unit. */
export function smallerHalf(stake: Minor, unit: Minor): Minor {
  const whole = stake % unit === 0n ? unit : 1n;
  return (stake / whole / 2n) * whole;
}

/**
 * The part of a stake that plays on each cloth: all of it, the smaller half on the line, or two halves, the larger
 * first.
 */
function playingParts(
  { on, onTheLine, isBanco }: BankBet,
  stake: Minor,
  { astride, banco, line }: Halving,
): readonly (readonly [Tableau, Minor])[] {
  const playing = onTheLine === true ? smallerHalf(stake, line) : stake;
  const [first = 1, second] = on;
  if (second === undefined) return [[first, playing]];
  const onSecond = smallerHalf(playing, isBanco === true ? banco : astride);
  return [
    [first, playing - onSecond],
    [second, onSecond],
  ];
}

interface CoverSetting {
  /** What the bank covers, in minor units; undefined if it covers every bet, or its amount is unknown. */
  readonly available: Minor | undefined;
  readonly bankerSeat: number | undefined;
  /** Numbered seats at each of two cloths; undefined with one cloth, or if unknown. */
  readonly seatsOfCloth?: number | undefined;
  readonly proRata: boolean;
  readonly halving: Halving;
}

/**
 * What the bank covers of each bet, in order of priority: calls first; then players of the cloth before those of the
 * other cloth, seated from the right of the banker, then standing. Cloths alternate; the last bet may be covered in
 * part. What is not covered does not play.
 */
export function coverBets(
  { bets: offered, cloths }: BankGameFacts,
  bets: readonly PlacedBet[],
  { available, bankerSeat, seatsOfCloth, proRata, halving }: CoverSetting,
): readonly BetPart[] {
  // Over two cloths the banker has a separate place, from which the seats of each are numbered (1.1.8.B, II.3).
  const start = cloths.length > 1 ? undefined : bankerSeat;
  const parts = bets.flatMap((bet, index) => {
    const facts = Object.hasOwn(offered, bet.type) ? offered[bet.type]! : undefined;
    if (facts === undefined) return [];
    return playingParts(facts, bet.stake, halving).map(([tableau, amount]) => ({
      bet: index,
      tableau,
      amount,
      rank: [facts.precedence, ...clothRank(bet, tableau, seatsOfCloth), ...seatRank(bet, start)],
    }));
  });
  const inOrder = interleaved(
    cloths.map((cloth) => parts.filter(({ tableau }) => tableau === cloth).sort(byRank)),
  );
  if (available === undefined) return inOrder.map((part) => ({ ...part, covered: part.amount }));
  return proRata ? coverInProportion(inOrder, available) : coverInOrder(inOrder, available);
}

function clothRank(
  { seat }: PlacedBet,
  tableau: Tableau,
  seatsOfCloth: number | undefined,
): readonly number[] {
  if (seatsOfCloth === undefined || seat === undefined) return [0];
  const own: Tableau = seat > seatsOfCloth ? 2 : 1;
  return [own === tableau ? 0 : 1];
}

function seatRank({ seat, standing }: PlacedBet, bankerSeat = 0): readonly number[] {
  const place = seat === undefined ? Infinity : seat > bankerSeat ? seat : seat + SEATS_AT_MOST;
  return [standing === true ? 1 : 0, place];
}

const SEATS_AT_MOST = 40;

interface RankedPart extends Omit<BetPart, 'covered'> {
  readonly rank: readonly number[];
}

function byRank(a: RankedPart, b: RankedPart): number {
  const differs = a.rank.findIndex((key, index) => key !== b.rank[index]);
  return differs < 0 ? 0 : a.rank[differs]! < b.rank[differs]! ? -1 : 1;
}

function interleaved(byCloth: readonly (readonly RankedPart[])[]): readonly RankedPart[] {
  const longest = Math.max(0, ...byCloth.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => byCloth.flatMap((parts) => parts[place] ?? [])).flat();
}

function coverInOrder(parts: readonly RankedPart[], available: Minor): readonly BetPart[] {
  let left = available;
  return parts.map((part) => {
    const covered = part.amount < left ? part.amount : left;
    left -= covered;
    return { ...part, covered };
  });
}

/** Covers all bets in proportion, in whole minor units; odd units go out in order of priority. */
function coverInProportion(parts: readonly RankedPart[], available: Minor): readonly BetPart[] {
  const staked = parts.reduce((sum, { amount }) => sum + amount, 0n);
  if (staked <= available) return parts.map((part) => ({ ...part, covered: part.amount }));
  const shares = parts.map((part) => ({ ...part, covered: (part.amount * available) / staked }));
  let odd = available - shares.reduce((sum, { covered }) => sum + covered, 0n);
  return shares.map((part) => {
    if (odd === 0n || part.covered === part.amount) return part;
    odd -= 1n;
    return { ...part, covered: part.covered + 1n };
  });
}

/** The improper garage: what a bank has above its maximum, in minor units; 0 without a maximum. */
export const improperOf = (bankWithoutVoluntary: Minor, maximum: Minor | undefined): Minor =>
  maximum !== undefined && bankWithoutVoluntary > maximum ? bankWithoutVoluntary - maximum : 0n;

type GaragesOfCoup = Pick<CoupOfBank, 'garages' | 'allIn'>;

/** The bank after one garage was set aside or taken back. */
export function moveGarage(tenure: Tenure, { kind, amount, move }: GarageMove): Tenure {
  const out = move === 'set-aside' ? amount : -amount;
  const won = kind === 'voluntary' ? out : 0n;
  return {
    ...tenure,
    inPlay: tenure.inPlay - out,
    [kind]: tenure[kind] + out,
    wonNet: tenure.wonNet - won,
    wonGross: tenure.wonGross - won,
  };
}

/** The bank after the garages of a coup; with todo va all garages are in play again. */
export function moveGarages(tenure: Tenure, { garages, allIn }: GaragesOfCoup): Tenure {
  const moved = garages.reduce(moveGarage, tenure);
  if (!allIn) return moved;
  const { inPlay, voluntary, improper } = moved;
  const back: Tenure = { ...moved, inPlay: inPlay + voluntary + improper, voluntary: 0n, improper: 0n };
  return { ...back, wonNet: back.wonNet + voluntary, wonGross: back.wonGross + voluntary };
}

/**
 * The bank in play in a coup after its garages are moved, in minor units; `uncoveredStays` leaves out what was not
 * covered.
 */
export function inPlayBefore(tenure: Tenure, coup: GaragesOfCoup, uncoveredStays: boolean): Minor {
  const { inPlay, uncovered } = moveGarages(tenure, coup);
  return uncoveredStays ? inPlay - uncovered : inPlay;
}

/** The state after a deposit, which also begins the tenure of a stated bank if there is none. */
export function deposit(life: BankLife, report: Extract<BankReport, { kind: 'deposited' }>): BankLife {
  const { banker, amount, means, bank, mode } = report;
  const known = depositOf(life, banker);
  const paidIn = withDeposit(life, {
    banker,
    available: known.available + (means === 'guarantee' ? 0n : amount),
    guaranteed: known.guaranteed + (means === 'guarantee' ? amount : 0n),
    first: known.first === 0n ? amount : known.first,
    last: amount,
  });
  if (bank === undefined || life.tenure !== undefined) return paidIn;
  return { ...paidIn, tenure: { ...EMPTY_TENURE, bank, banker, mode, initial: amount } };
}

/** The state after a banker put an amount of his deposit in play. */
export function putInPlay(life: BankLife, report: Extract<BankReport, { kind: 'put-in-play' }>): BankLife {
  const { bank, banker, amount } = report;
  const known = depositOf(life, banker);
  const tenure = life.tenure?.bank === bank ? life.tenure : { ...EMPTY_TENURE, bank, banker };
  return {
    ...withDeposit(life, { ...known, available: atLeastNothing(known.available - amount) }),
    tenure: {
      ...tenure,
      initial: tenure.initial === 0n ? amount : tenure.initial,
      putUp: tenure.putUp + amount,
      inPlay: tenure.inPlay + amount,
    },
  };
}

/** The state after a deposit, or a part of it, was returned to the banker. */
export function returnDeposit(
  life: BankLife,
  { banker, amount }: Extract<BankReport, { kind: 'deposit-returned' }>,
): BankLife {
  const { available, guaranteed, ...known } = depositOf(life, banker);
  const left = atLeastNothing(available + guaranteed - amount);
  if (left === 0n) return { ...life, deposits: life.deposits.filter((each) => each.banker !== banker) };
  const stillPaidIn = atLeastNothing(available - amount);
  return withDeposit(life, { ...known, available: stillPaidIn, guaranteed: left - stillPaidIn });
}

/** The state after an amount in minor units was added to the deposit of a banker. */
export function payIn(life: BankLife, banker: string, amount: bigint): BankLife {
  const known = depositOf(life, banker);
  return withDeposit(life, { ...known, available: known.available + amount });
}

const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

const withDeposit = (life: BankLife, made: DepositOfBanker): BankLife => ({
  ...life,
  deposits: [...life.deposits.filter(({ banker }) => banker !== made.banker), made],
});
