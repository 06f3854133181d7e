import { Chance } from '../../../../packages/simulator/chance';
import type { Vector } from '../../vector';
import { decided, roundVector } from '../house-poker/rounds';
import { BETS, POINTS } from './bets';
import { MINIMUM, type Placed, settled, SIMPLE, TERMS, type Throw } from './craps';

const C = '1.1.6';

export function crapsVectors(): readonly Vector[] {
  const chance = new Chance('vectors', 'craps');
  return [...Array.from({ length: 500 }, () => vectorOf(chance)), ...written()];
}

const ANY = Object.entries(BETS).flatMap(([type, bet]) =>
  bet.kind === 'line' || (bet.kind === 'number' && bet.of !== undefined) ? [] : [type],
);
const WAITING = ANY.filter((type) => BETS[type]!.kind !== 'one-throw');
const LINES = ['win', 'dont-win', 'come', 'dont-come'];

function vectorOf(chance: Chance): Vector {
  const point = chance.percent(40) ? null : chance.oneOf(POINTS);
  const held = heldBets(chance, point);
  const made = Array.from({ length: chance.between(1, 5) }, (_, at) => newBet(chance, `n${at}`, point));
  const odds = newOdds(chance, held);
  const shooter = chance.percent(40) ? chance.between(1, 3) : undefined;
  const thrown: Throw = {
    ...{ point, dice: [chance.between(1, 6), chance.between(1, 6)] },
    ...(shooter !== undefined && { shooter }),
    ...(point === null &&
      chance.percent(30) && { last: { shooter: chance.between(1, 3), sevenOut: chance.percent(60) } }),
  };
  return settled([...made, ...odds, ...held], thrown);
}

const stakeOf = (chance: Chance, most: number): number =>
  chance.percent(92)
    ? chance.between(MINIMUM / 50, Math.floor(most / 50)) * 50
    : chance.oneOf([MINIMUM - 50, most + 50]);

function newBet(chance: Chance, betId: string, point: number | null): Placed {
  const inTurn = chance.percent(95) === (point === null) ? ['win', 'dont-win'] : ['come', 'dont-come'];
  const type = chance.percent(35) ? chance.oneOf(inTurn) : chance.oneOf(ANY);
  const bet = BETS[type]!;
  const isMultiple = (bet.kind === 'one-throw' && bet.isMultiple) || (bet.kind === 'waiting' && bet.isHard);
  const late = chance.percent(3);
  const isOnPoint = bet.kind === 'line' && bet.isOnPoint && point !== null;
  return {
    ...{ betId, type, seat: chance.between(1, 3), stake: stakeOf(chance, isMultiple ? 15_000 : SIMPLE) },
    ...(bet.kind === 'number' && { number: chance.oneOf(POINTS) }),
    // A bet made after the point still plays with it.
    ...(isOnPoint && { number: point }),
    ...(late && { late: true as const }),
  };
}

/** Held bets: on the point, on numbers of their own, some with odds. */
function heldBets(chance: Chance, point: number | null): readonly Placed[] {
  return Array.from({ length: chance.between(0, 3) }, (_, at) => {
    const type = chance.percent(60) ? chance.oneOf(LINES) : chance.oneOf(WAITING);
    return { type, at };
  }).flatMap(({ type, at }): readonly Placed[] => {
    const bet = BETS[type]!;
    if (bet.kind === 'line' && bet.isOnPoint && point === null) return [];
    const number = bet.kind === 'line' && bet.isOnPoint ? point! : chance.oneOf(POINTS);
    const base: Placed = {
      ...{
        betId: `h${at}`,
        type,
        seat: chance.between(1, 3),
        stake: chance.between(20, 2000) * 50,
        held: true,
      },
      ...(bet.kind !== 'waiting' && { number }),
      ...(chance.percent(15) && { withdrawn: true as const }),
    };
    if (bet.kind !== 'line' || base.withdrawn || chance.percent(60)) return [base];
    const odds: Placed = { ...base, betId: `o${at}`, type: `${type}-odds`, number, on: base.betId };
    return [base, { ...odds, ...(chance.percent(15) && { withdrawn: true as const }) }];
  });
}

/** New odds on held bets with a number. */
function newOdds(chance: Chance, held: readonly Placed[]): readonly Placed[] {
  const bases = held.filter(
    (bet) => LINES.includes(bet.type) && !bet.withdrawn && !held.some(({ on }) => on === bet.betId),
  );
  return bases.flatMap((base): readonly Placed[] => {
    if (chance.percent(40)) return [];
    const { betId, type, seat, stake, number } = base;
    const share = chance.oneOf([50, 100, 120, 150, 200, 210]);
    return [
      {
        betId: `a${betId}`,
        type: `${type}-odds`,
        seat,
        stake: (stake * share) / 100,
        number: number!,
        on: betId,
      },
    ];
  });
}

/** Hand-written throws that violate the regulation. */
function written(): readonly Vector[] {
  const bet = { betId: '1', type: 'win-odds', stake: 1000, seat: 1 };
  const alien = { ...bet, type: 'whirl' };
  const win: Placed = { betId: '1', type: 'win', stake: 1000, seat: 1, number: 6, held: true };
  const stated = settled([win], { dice: [3, 3], point: 6 }, [`point-differs ${C}-II.3-01`]);
  const told = stated.round as { readonly round: { readonly outcome: object } };
  return [
    { ...stated, round: { ...told, round: { ...told.round, outcome: { ...told.round.outcome, point: 8 } } } },
    roundVector(
      { terms: TERMS, round: { bets: [bet], outcome: { dice: [3, 3], point: 6 } } },
      [decided(bet)('wins', { paid: 1200 }, `${C}-IV.1.c-01`)],
      { found: [`odds-without-bet ${C}-IV.1.c-01`] },
    ),
    roundVector(
      { terms: TERMS, round: { bets: [alien], outcome: { dice: [3, 3] } } },
      [decided(alien)('not-judged', {})],
      { found: [`bet-not-offered ${C}-IV.1`] },
    ),
    roundVector(
      { terms: TERMS, round: { bets: [alien], outcome: { dice: [3, 7] } } },
      [decided(alien)('not-judged', {})],
      { found: [`outcome-not-readable ${C}-II.1`] },
    ),
    ...[220_000, 220_100, 160_000, 160_100].map((stake, at) =>
      settled([{ betId: '1', type: 'wrong-bet', seat: 1, number: at < 2 ? 4 : 9, stake }], {
        ...{ dice: [6, 2], point: null },
      }),
    ),
    // A table that requires stakes with exact payouts: 7 to 6 on 10.00 is not a whole number of cents.
    exactly(),
  ];
}

function exactly(): Vector {
  const bet = { betId: '1', type: 'right-bet', stake: 1000, seat: 1, selection: 6 };
  return roundVector(
    {
      terms: TERMS,
      answers: { 'OP1-14': 'exact-stakes' },
      round: { bets: [bet], outcome: { dice: [4, 1] } },
    },
    [decided(bet)('held', { held: 1000 }, `${C}-IV.1.d-01`)],
    { found: ['stake-not-payable-exactly OP1-14'] },
  );
}
