import type { Minor } from '../../kernel/money';
import type { Tenure } from '../bank-life';
import type { BankCoup, GarageMove } from '../bank-reports';

/** A bank before the bets of a coup, divided: what is at risk, and what is out of play. Minor units. */
export interface DividedBank {
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

/** What is in play in a coup; less what earlier bets did not cover, where that stays out of play. */
export function inPlayBefore(tenure: Tenure, coup: GaragesOfCoup, uncoveredStays: boolean): Minor {
  const { inPlay, uncovered } = moveGarages(tenure, coup);
  return uncoveredStays ? inPlay - uncovered : inPlay;
}
