import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import type { Deal, PuntoYBancaFacts } from './punto-y-banca-facts';
import { type Card, valueOf } from '../_mechanics/cards';
import { breach, type Rule } from '../rule';

type DrawingRules = Pick<PuntoYBancaFacts, 'puntoDrawsUpTo' | 'bancaTable'>;

export const puntoDraws = (facts: DrawingRules, punto: number, banca: number): boolean =>
  !isNatural(punto) && !isNatural(banca) && punto <= facts.puntoDrawsUpTo;

/** @param third points of punto's third card; undefined where punto stood */
export function bancaDraws(
  { bancaTable }: DrawingRules,
  { punto, banca, third }: { readonly punto: number; readonly banca: number; readonly third?: number },
): boolean {
  if (isNatural(punto) || isNatural(banca)) return false;
  return bancaTable[banca]?.[third ?? 10] === 'T';
}

export function checkDrawing(facts: PuntoYBancaFacts, deal: Deal): readonly Finding[] {
  const { rules } = facts;
  const [punto, banca] = [baccaratTotal(deal.punto.slice(0, 2)), baccaratTotal(deal.banca.slice(0, 2))];
  const isOver = isNatural(punto) || isNatural(banca);
  const thirdCard = deal.punto[2];
  const column = thirdCard === undefined ? {} : { third: baccaratPoints(thirdCard) };
  const stood =
    thirdCard === undefined
      ? said('punto-standing')
      : said('puntos-third-card-counting', { third: column.third });
  return [
    ...checkThirdCard(deal.punto, puntoDraws(facts, punto, banca), {
      rule: isOver ? rules.natural : rules.puntoDraws,
      on: said('punto-on', { punto }),
    }),
    ...checkThirdCard(deal.banca, bancaDraws(facts, { punto, banca, ...column }), {
      rule: isOver ? rules.natural : rules.bancaDraws,
      on: said('banca-on', { points: banca, state: isOver ? said('coup-being-over') : stood }),
    }),
  ];
}

/**
 * Finds a third card that was drawn against the rule, or not drawn.
 * @param on the hand and its points, in the words of the finding
 */
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
      expected: said('colon', { what: on, value: mustDraw ? said('third-card') : said('no-third-card') }),
      found: drew ? said('drawn', { card: cards[2] }) : said('stood'),
    }),
  ];
}

/** The points of a card in baccarat; tens and figures have 0. */
export const baccaratPoints = (card: Card): number => valueOf(card) % 10;

/** The points of a hand, 0 to 9: tens and court cards count nothing, and tens of the sum are dropped. */
export function baccaratTotal(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += baccaratPoints(card);
  return sum % 10;
}

/** Whether a total of two cards is a natural, eight or nine, after which no card is drawn. */
export const isNatural = (total: number): boolean => total >= 8;

/** How many cards are burnt after the first card of a shoe: its points, and ten for a ten or a figure. */
export const burntFor = (card: Card): number => baccaratPoints(card) || 10;

interface Shoe {
  /** How many cards of each kind remain; the kinds are numbered from 0. */
  readonly left: number[];
  cards: number;
}

export const shoeOf = (left: readonly number[]): Shoe => ({
  left: [...left],
  cards: left.reduce((total, count) => total + count, 0),
});

/**
 * For each kind of card that remains: takes one, calls `then` with the kind and the number of orders so far, and puts
 * it back. The numbers stay below 2^53 for six cards from up to eight decks.
 */
export function eachCard(shoe: Shoe, orders: number, then: (kind: number, orders: number) => void): void {
  const { left } = shoe;
  for (let kind = 0; kind < left.length; kind += 1) {
    const count = left[kind]!;
    if (count === 0) continue;
    left[kind] = count - 1;
    shoe.cards -= 1;
    then(kind, orders * count);
    shoe.cards += 1;
    left[kind] = count;
  }
}

/** The number of orders of further cards that are not dealt, which completes each coup to six cards. */
export function ordersOfUnseen({ cards }: Shoe, unseen: number): number {
  let orders = 1;
  for (let taken = 0; taken < unseen; taken += 1) orders *= cards - taken;
  return orders;
}

interface DealtGame extends DrawingRules {
  readonly decks: number;
}

type CountEnding = (punto: number, banca: number, orders: number) => void;

/** The shoe by points: four of thirteen ranks, tens and figures, have 0. */
const fullShoe = (decks: number): Shoe =>
  shoeOf(Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4)));

/**
 * Calls `count` with the totals of each coup from a full shoe and the number of orders of six cards that lead to it.
 */
export function countEndings(game: DealtGame, count: CountEnding): void {
  const shoe = fullShoe(game.decks);
  eachCard(shoe, 1, (p1, first) =>
    eachCard(shoe, first, (b1, second) =>
      eachCard(shoe, second, (p2, third) =>
        eachCard(shoe, third, (b2, orders) =>
          drawThird(game, shoe, { punto: (p1 + p2) % 10, banca: (b1 + b2) % 10, orders }, count),
        ),
      ),
    ),
  );
}

interface FourCards {
  readonly punto: number;
  readonly banca: number;
  readonly orders: number;
}

function drawThird(game: DealtGame, shoe: Shoe, four: FourCards, count: CountEnding): void {
  const { punto, banca, orders } = four;
  if (!puntoDraws(game, punto, banca)) return bancaThird(game, shoe, { four, punto, orders }, count);
  eachCard(shoe, orders, (third, drawn) =>
    bancaThird(game, shoe, { four, punto: (punto + third) % 10, orders: drawn, third }, count),
  );
}

interface PuntoDone {
  readonly four: FourCards;
  readonly punto: number;
  readonly orders: number;
  readonly third?: number;
}

function bancaThird(game: DealtGame, shoe: Shoe, done: PuntoDone, count: CountEnding): void {
  const { four, punto, orders } = done;
  const end = (banca: number, dealt: number): void => {
    const unseen = shoe.cards - (game.decks * 52 - CARDS_OF_A_COUP);
    count(punto, banca, dealt * ordersOfUnseen(shoe, unseen));
  };
  const { banca } = four;
  const column = done.third === undefined ? {} : { third: done.third };
  if (bancaDraws(game, { punto: four.punto, banca, ...column })) {
    eachCard(shoe, orders, (third, drawn) => end((banca + third) % 10, drawn));
  } else end(banca, orders);
}

const CARDS_OF_A_COUP = 6;
