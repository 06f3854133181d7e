import type { Card } from '../../../games/_mechanics/cards';
import { isNatural, pointsOf, totalOf } from '../../../games/baccarat/hand-totals';
import type { DrawingFacts } from '../../../games/player-bank/bank-game-facts';
import type { Chance } from '../../chance';
import type { Shoe } from '../shoe';

type Winner = 'bank' | 'punto' | 'tie';

export interface DealtOverTwo {
  readonly tableau1: readonly Card[];
  readonly tableau2: readonly Card[];
  readonly bank: readonly Card[];
  readonly winners: readonly [Winner, Winner];
}

/** Two cards each; the cloths draw by the rules, the bank as the table says where it has to, else as it likes. */
export function dealTwoCloths(shoe: Shoe, facts: DrawingFacts, chance: Chance): DealtOverTwo {
  const hands = Array.from({ length: 3 }, () => [shoe.deal()]);
  for (const hand of hands) hand.push(shoe.deal());
  const [tableau1 = [], tableau2 = [], bank = []] = hands;
  const total = totalOf(bank);
  if (!isNatural(total)) {
    const open = [tableau1, tableau2].filter((cloth) => !isNatural(totalOf(cloth)));
    for (const cloth of open) if (drawsOn(totalOf(cloth), facts, chance)) cloth.push(shoe.deal());
    if (open.length > 0 && bankDraws(total, open, { facts, chance })) bank.push(shoe.deal());
  }
  return { tableau1, tableau2, bank, winners: [winnerOf(tableau1, bank), winnerOf(tableau2, bank)] };
}

const drawsOn = (total: number, { puntoDrawsUpTo, puntoFreeOn }: DrawingFacts, chance: Chance): boolean =>
  total === puntoFreeOn ? chance.percent(50) : total <= puntoDrawsUpTo;

/** Where a cloth has shown, the table decides for the other, drawing where it leaves the choice; else the banker may. */
function bankDraws(
  total: number,
  open: readonly (readonly Card[])[],
  { facts, chance }: { readonly facts: DrawingFacts; readonly chance: Chance },
): boolean {
  if (total === 0) return true;
  const says = open.map(
    ([, , third]) => facts.bankTable[total]?.[third === undefined ? 10 : pointsOf(third)] !== 'P',
  );
  const [first = false] = says;
  return says.every((each) => each === first) ? first : chance.percent(50);
}

function winnerOf(cloth: readonly Card[], bank: readonly Card[]): Winner {
  const [punto, against] = [strengthOf(cloth), strengthOf(bank)];
  if (punto === against) return 'tie';
  return against > punto ? 'bank' : 'punto';
}

const strengthOf = (hand: readonly Card[]): number => {
  const total = totalOf(hand);
  return hand.length === 2 && isNatural(total) ? total + 10 : total;
};
