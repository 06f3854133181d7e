import type { Card } from '../../../games/_mechanics/cards';
import { isNatural, pointsOf, totalOf } from '../../../games/baccarat/hand-totals';
import type { DrawingFacts } from '../../../games/player-bank/bank-game-facts';
import type { Chance } from '../../chance';
import type { Shoe } from '../shoe';

export interface DealtCoup {
  readonly punto: readonly Card[];
  readonly bank: readonly Card[];
  readonly winner: 'bank' | 'punto' | 'tie';
}

/** Two cards each, and third cards as the rules say; where they leave a choice, somebody chooses. */
export function dealCoup(shoe: Shoe, facts: DrawingFacts, chance: Chance): DealtCoup {
  const [first, second, third, fourth] = [shoe.deal(), shoe.deal(), shoe.deal(), shoe.deal()];
  const punto = [first, third];
  const bank = [second, fourth];
  const totals = { punto: totalOf(punto), bank: totalOf(bank) };
  if (!isNatural(totals.punto) && !isNatural(totals.bank)) {
    const draws =
      totals.punto === facts.puntoFreeOn ? chance.percent(50) : totals.punto <= facts.puntoDrawsUpTo;
    if (draws) punto.push(shoe.deal());
    const column = punto[2] === undefined ? 10 : pointsOf(punto[2]);
    const says = facts.bankTable[totals.bank]?.[column];
    if (says === 'T' || (says === 'O' && chance.percent(50))) bank.push(shoe.deal());
  }
  return { punto, bank, winner: winnerOf(totalOf(punto), totalOf(bank)) };
}

function winnerOf(punto: number, bank: number): DealtCoup['winner'] {
  if (punto === bank) return 'tie';
  return bank > punto ? 'bank' : 'punto';
}
