import type { Finding } from '../../finding-catalogue/finding';
import type { Deal, PuntoYBancaFacts } from './punto-y-banca-facts';
import { said, type Said } from '../../finding-catalogue/said';
import type { Card } from '../_mechanics/cards';
import { breach, type Rule } from '../rule';

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
  const stood =
    thirdCard === undefined ? said`punto standing` : said`punto's third card counting ${column.third}`;
  return [
    ...checkThirdCard(deal.punto, puntoDraws(facts, punto, banca), {
      rule: isOver ? rules.natural : rules.puntoDraws,
      on: said`punto on ${punto}`,
    }),
    ...checkThirdCard(deal.banca, bancaDraws(facts, { punto, banca, ...column }), {
      rule: isOver ? rules.natural : rules.bancaDraws,
      on: said`banca on ${banca}, ${isOver ? said`the coup being over` : stood}`,
    }),
  ];
}

/** A third card that should not, or should, have been drawn; `on` says in words for whom and why. */
export function checkThirdCard(
  cards: readonly Card[],
  mustDraw: boolean,
  { rule, on }: { readonly rule: Rule; readonly on: Said },
): readonly Finding[] {
  const drew = cards.length === 3;
  if (drew === mustDraw) return [];
  return [
    breach(rule, {
      code: mustDraw ? 'third-card-not-drawn' : 'third-card-not-allowed',
      expected: said`${on}: ${mustDraw ? said`a third card` : said`no third card`}`,
      found: drew ? said`${cards[2]} drawn` : said`stood`,
    }),
  ];
}

/** Points of a rank in baccarat: the ace 1, tens and figures nothing. */
const POINTS: Readonly<Record<string, number>> = {
  A: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 0,
  J: 0,
  Q: 0,
  K: 0,
};

export const pointsOf = (card: Card): number => POINTS[card[0]!] ?? 0;

export function totalOf(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += pointsOf(card);
  return sum % 10;
}

export const isNatural = (total: number): boolean => total >= 8;

export const burntFor = (card: Card): number => pointsOf(card) || 10;
