import type { Vector } from '../../vector';
import { decided, type Decided, type Made, roundVector } from '../house-poker/rounds';
import { type Box, settled, TERMS, UNIT } from './blackjack';

const B = '1.1.3';
const DEALER = 'Th 9c'.split(' ');
const TWENTY = 'Ts Kd'.split(' ');
const POOL = { meter: 400_000, rate: 500, unit: UNIT };
const main = (seat: number, more: Partial<Made> = {}): Made => ({
  ...{ betId: `${seat}${more.player ?? ''}`, type: 'main', stake: 500, seat },
  ...more,
});
const wins = (made: Made): Decided => decided(made)('wins', { paid: made.stake }, `${B}-V.1.a-01`);
const unevaluated = (made: Made): Decided => decided(made)('not-judged', {});

/** Bets on a hand of twenty against nineteen. */
const winning = (
  bets: readonly Made[],
  found: readonly string[],
  {
    decide = wins,
    outcome = {},
    more = {},
  }: { readonly decide?: (made: Made) => Decided; readonly outcome?: object; readonly more?: object } = {},
): Vector => {
  const hands = [...new Set(bets.map(({ seat }) => seat))].map((seat) => ({ seat, cards: TWENTY }));
  return roundVector(
    { terms: TERMS, round: { bets, outcome: { dealer: DEALER, hands, ...outcome }, ...more } },
    bets.map(decide),
    { found },
  );
};

const BOX: Box = { seat: 1, hands: [{ hand: 1, cards: TWENTY, stake: 500 }] };
const staking = (cards: string, seat = 1): Box => ({
  ...{ seat, staked: true, hands: [{ hand: 1, cards: cards.split(' '), stake: 500 }] },
});

/** A vector with additional members in its round or beside it. */
const told = (vector: Vector, inRound: object, beside: object = {}): Vector => {
  const { round, ...rest } = vector.round as { readonly round: object };
  return { ...vector, round: { ...rest, ...beside, round: { ...round, ...inRound } } };
};
/** A round with paid prizes; fixed ones are borne by the house (OP1-10c). */
const paying = (amounts: readonly number[], found: readonly string[], borneBy = 'house'): Vector =>
  told(settled([staking('7h 7h 6d')], DEALER, { pool: POOL, found }), {
    poolPrizes: amounts.map((amount) => ({ pool: 'bolsa', amount, seat: 1, borneBy })),
  });

/** Hand-written rounds that violate the regulation. */
export const blackjackOffences = (): readonly Vector[] => [
  winning(
    [...'abcd'].map((player) => main(1, { player })),
    [`too-many-players-in-box ${B}-IV.c-01`],
  ),
  winning([main(8)], [`seat-not-at-table ${B}-II.3-01`]),
  winning(
    [main(1, { stake: 30_000, player: 'a' }), main(1, { stake: 30_000, player: 'b' })],
    [`over-limit ${B}-V.2.b-02`],
  ),
  winning([main(1, { type: 'pairs' })], [`bet-not-offered ${B}-V.1.a-01`], { decide: unevaluated }),
  winning([main(1)], [`outcome-not-readable ${B}-V.1.a-01`], {
    decide: unevaluated,
    outcome: { dealer: [] },
  }),
  winning([main(1)], [`bet-not-readable ${B}-V.1.a-01`, `hand-repeated ${B}-V.1.a-03`], {
    decide: unevaluated,
    outcome: { hands: [1, 1].map((seat) => ({ seat, cards: TWENTY })) },
  }),
  winning([main(1)], [`hand-without-bet ${B}-V.1.a-03`], {
    outcome: { hands: [1, 2].map((seat) => ({ seat, cards: TWENTY })) },
  }),
  // The same card eight times from six decks.
  winning(
    [1, 2, 3, 4].map((seat) => main(seat)),
    [`card-too-often ${B}-II.1-01`],
    { outcome: { hands: [1, 2, 3, 4].map((seat) => ({ seat, cards: ['Td', 'Td'] })) } },
  ),
  settled([BOX], ['Th', '5c']),
  settled([BOX], ['Th', '7c', '2d']),
  settled([{ ...BOX, hands: [{ hand: 1, cards: ['Ts', '8d', '5c'], stake: 500 }] }], DEALER),
  settled([{ ...BOX, hands: [{ hand: 1, cards: ['Ts'], stake: 500 }] }], DEALER),
  settled([{ ...BOX, hands: [{ hand: 1, cards: ['Ts', '9d', '2c', '5c'], stake: 500 }] }], ['Th']),
  settled([splitThrice()], DEALER),
  paying([10_100], []),
  paying([10_000], [`prize-differs ${B}-V.1.e-06`]),
  paying([10_200], [`prize-differs ${B}-V.1.e-06`]),
  paying([10_100, 300], [`prize-differs ${B}-V.1.e-09`]),
  paying([10_100], [`prize-bearer-differs ${B}-V.1.e-06`], 'pool'),
  settled([staking('7h 7h 7h')], DEALER, { pool: { ...POOL, meter: 280_000 } }),
  // Two boxes share the pool, and the odd cent goes to the first.
  settled([staking('7h 7h 7h'), staking('7d 7d 7d', 2)], DEALER, { pool: { ...POOL, meter: 400_001 } }),
  settled([staking('7h 7h 7h')], DEALER, {
    pool: { ...POOL, unit: 200 },
    found: [`pool-stake-differs ${B}-V.1.e-02`],
  }),
  told(
    settled([staking('7h 7h 7d')], DEALER, {
      pool: { ...POOL, meter: 200_000 },
      found: [`pool-opening-too-low ${B}-V.1.e-03`],
    }),
    {},
    { pools: { bolsa: { rate: { numerator: 500, denominator: 1000 }, meter: 200_000, opening: 200_000 } } },
  ),
  settled([staking('7h 9c')], DEALER, {
    pool: { ...POOL, rate: 1100 },
    found: [`pool-rate-not-by-rule ${B}-V.1.e-01`],
  }),
  winning([main(1)], [`pool-stake-without-bet ${B}-V.1.e-01`], {
    more: { poolStakes: [{ pool: 'bolsa', amount: UNIT, seat: 2 }] },
  }),
  winning([main(1)], [`pool-meter-unknown ${B}-V.1.e-08`], {
    outcome: { hands: [{ seat: 1, cards: ['7h', '7h', '7h'] }] },
    more: { poolStakes: [{ pool: 'bolsa', amount: UNIT, seat: 1 }] },
  }),
];

/** A third hand of a box, split from the second one although they were no pair. */
function splitThrice(): Box {
  return {
    seat: 1,
    hands: [
      { hand: 1, cards: ['8c', 'Td'], stake: 500 },
      { hand: 2, of: 1, cards: ['8d', 'Tc'], stake: 500 },
      { hand: 3, of: 2, cards: ['9d', '9c'], stake: 500 },
    ],
  };
}
