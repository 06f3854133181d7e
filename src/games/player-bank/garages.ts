import type { Minor } from '../../kernel/money';
import {
  type BankCoup,
  type BankerDeposit,
  type BankLife,
  type BankReport,
  depositOf,
  EMPTY_TENURE,
  type GarageMove,
  type Tenure,
} from '../bank-life';

/** A bank before the bets of a coup, divided: what is at risk, and what is out of play. Minor units. */
interface DividedBank {
  readonly atRisk: Minor;
  readonly mandatory: Minor;
  readonly improper: Minor;
  readonly voluntary: Minor;
}

/** The part of a bank that must be reserved because it exceeds the maximum; nothing without a maximum. */
export const improperOf = (bankWithoutVoluntary: Minor, maximum: Minor | undefined): Minor =>
  maximum !== undefined && bankWithoutVoluntary > maximum ? bankWithoutVoluntary - maximum : 0n;

/** Divides a bank; the four parts add up to it. What bets would put at risk beyond it is not covered. */
export function divideBank(
  total: Minor,
  { voluntary, maximum, bets }: { readonly voluntary: Minor; readonly maximum?: Minor; readonly bets: Minor },
): DividedBank {
  const aside = voluntary < total ? voluntary : total;
  const improper = improperOf(total - aside, maximum);
  const inPlay = total - aside - improper;
  const atRisk = bets < inPlay ? bets : inPlay;
  return { atRisk, mandatory: inPlay - atRisk, improper, voluntary: aside };
}

type GaragesOfCoup = Pick<BankCoup, 'garages' | 'allIn'>;

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

export function moveGarages(tenure: Tenure, { garages, allIn }: GaragesOfCoup): Tenure {
  const moved = garages.reduce(moveGarage, tenure);
  if (!allIn) return moved;
  const { inPlay, voluntary, improper } = moved;
  const back: Tenure = { ...moved, inPlay: inPlay + voluntary + improper, voluntary: 0n, improper: 0n };
  return { ...back, wonNet: back.wonNet + voluntary, wonGross: back.wonGross + voluntary };
}

/** What is in play in a coup, without what earlier bets did not cover, if that stays out of play. */
export function inPlayBefore(tenure: Tenure, coup: GaragesOfCoup, uncoveredStays: boolean): Minor {
  const { inPlay, uncovered } = moveGarages(tenure, coup);
  return uncoveredStays ? inPlay - uncovered : inPlay;
}

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

export function payIn(life: BankLife, banker: string, amount: bigint): BankLife {
  const known = depositOf(life, banker);
  return withDeposit(life, { ...known, available: known.available + amount });
}

const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

const withDeposit = (life: BankLife, made: BankerDeposit): BankLife => ({
  ...life,
  deposits: [...life.deposits.filter(({ banker }) => banker !== made.banker), made],
});
