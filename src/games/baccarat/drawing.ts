import type { Finding } from '../../finding-catalogue/finding';
import { isNatural, pointsOf, totalOf } from './hand-totals';
import type { PuntoYBancaFacts } from './punto-y-banca-facts';
import type { Deal } from './reported-deal';
import { checkThirdCard } from './third-card';

export type DrawingRules = Pick<PuntoYBancaFacts, 'puntoDrawsUpTo' | 'bancaTable'>;

export const puntoDraws = (facts: DrawingRules, punto: number, banca: number): boolean =>
  !isNatural(punto) && !isNatural(banca) && punto <= facts.puntoDrawsUpTo;

/** Whether banca has to draw; `third` is the points of punto's third card, absent where punto stood. */
export function bancaDraws(
  { bancaTable }: DrawingRules,
  { punto, banca, third }: { readonly punto: number; readonly banca: number; readonly third?: number },
): boolean {
  if (isNatural(punto) || isNatural(banca)) return false;
  return bancaTable[banca]?.[third ?? 10] === 'T';
}

export function checkDrawing(facts: PuntoYBancaFacts, deal: Deal): readonly Finding[] {
  const { rules } = facts;
  const [punto, banca] = [totalOf(deal.punto.slice(0, 2)), totalOf(deal.banca.slice(0, 2))];
  const isOver = isNatural(punto) || isNatural(banca);
  const thirdCard = deal.punto[2];
  const column = thirdCard === undefined ? {} : { third: pointsOf(thirdCard) };
  const stood = thirdCard === undefined ? 'punto standing' : `punto's third card counting ${column.third}`;
  return [
    ...checkThirdCard(deal.punto, puntoDraws(facts, punto, banca), {
      rule: isOver ? rules.natural : rules.puntoDraws,
      on: `punto on ${punto}`,
    }),
    ...checkThirdCard(deal.banca, bancaDraws(facts, { punto, banca, ...column }), {
      rule: isOver ? rules.natural : rules.bancaDraws,
      on: `banca on ${banca}, ${isOver ? 'the coup being over' : stood}`,
    }),
  ];
}
