import type { Minor } from '../../kernel/money';
import type { Tenure } from '../bank-life';
import type { BankCoup, GarageMove } from '../bank-reports';

/** A bank before the bets of a coup, divided: what is at risk, and what is out of play. Minor units. */
export interface DividedBank {
  readonly atRisk: Minor;
  /** Not covered by bets, and out of play for this coup. */
  readonly mandatory: Minor;
  readonly improper: Minor;
  readonly voluntary: Minor;
}

/** What of a bank must be set aside because it exceeds the most a bank may be; nothing where there is no maximum. */
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

/** What is moved between play and the garages before the bets of a coup. */
type GaragesOfCoup = Pick<BankCoup, 'garages' | 'allIn'>;

/** A bank after one move between play and a garage. */
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

/** A bank as it goes into a coup: after the moves that were reported with it, and with "todo va" all of it in play. */
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
