import type { Minor } from '../../../kernel/money';
import type { Chance } from '../../chance';
import type { SimulatedBank } from './simulated-bank';

export interface GarageMove {
  readonly kind: 'voluntary' | 'improper';
  readonly move: 'set-aside' | 'taken-back';
  readonly amount: Minor;
}

const MOST_IN_PLAY = 100n;
/** From winnings above so many times the minimum on, a banker may set some aside. */
const VOLUNTARY_FROM = 50n;

export function garagesBefore(
  bank: SimulatedBank,
  { minimum, chance }: { readonly minimum: Minor; readonly chance: Chance },
): readonly GarageMove[] {
  const moves: GarageMove[] = [];
  const free = bank.winnings - bank.totalAt('voluntary');
  const wanted = (free / 2n / minimum) * minimum;
  if (free > VOLUNTARY_FROM * minimum && wanted < bank.inPlay && chance.percent(30)) {
    moves.push(carryOut(bank, { kind: 'voluntary', move: 'set-aside', amount: wanted }));
  }
  const most = MOST_IN_PLAY * minimum;
  const above = bank.inPlay - most;
  if (above > 0n) moves.push(carryOut(bank, { kind: 'improper', move: 'set-aside', amount: above }));
  const improper = bank.totalAt('improper');
  if (above < 0n && improper > 0n) {
    const amount = improper < -above ? improper : -above;
    moves.push(carryOut(bank, { kind: 'improper', move: 'taken-back', amount }));
  }
  return moves;
}

function carryOut(bank: SimulatedBank, move: GarageMove): GarageMove {
  if (move.move === 'set-aside') bank.move('inPlay', move.kind, move.amount);
  else bank.move(move.kind, 'inPlay', move.amount);
  return move;
}
