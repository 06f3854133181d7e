import { POCKETS } from '../../games/roulette/layout';
import { ROULETTE_FRENCH, rouletteFrench } from '../../games/roulette/roulette-french.rules';
import type { RouletteBet } from '../../games/roulette/roulette-facts';
import type { Minor } from '../../kernel/money';
import type { Guest } from '../people/guest';
import type { Cloth, HouseGame, Play, Wager } from './house-game';

const MULTIPLE = ROULETTE_FRENCH.bets.filter(({ isSimple }) => !isSimple);
const SIMPLE = ROULETTE_FRENCH.bets.filter(({ isSimple }) => isSimple);
const BY_DOZEN = MULTIPLE.filter(({ type }) => /dozen|column/.test(type));
const STRAIGHT_UP = MULTIPLE.filter(({ type }) => type === 'straight-up');

/** Doublings after which a player of the martingale begins anew. */
const LONGEST_MARTINGALE = 4;

/** French roulette: some play their numbers, some double on red, some spread over the cloth. */
export const rouletteFrenchGame: HouseGame = {
  rules: rouletteFrench,
  letters: 'RF',
  kinds: [
    {
      minimum: 500n,
      tier: 1,
      seats: 12,
      float: 300_000n,
      staff: { 'table-chief': 1, croupier: 2 },
      equipment: { cloths: 1, serials: ['wheel-17'] },
    },
    {
      minimum: 1_000n,
      tier: 2,
      seats: 20,
      float: 600_000n,
      staff: { 'table-chief': 1, 'sub-chief': 1, croupier: 4 },
      equipment: { cloths: 2, serials: ['wheel-23'] },
      roundsOfNotice: ROULETTE_FRENCH.roundsOfNotice,
    },
  ],
  secondsPerRound: [75, 130],
  begin,
};

function begin({ chance, minimum }: Cloth): Play {
  return {
    prepare: () => undefined,
    wagers: (guest) => wagersOf(guest, minimum()),
    outcome: () => ({ number: chance.below(POCKETS) }),
    options: ({ type, held }, outcome) => choiceOnZero(type, { held, outcome, leaves: chance.percent(60) }),
    end: () => undefined,
  };
}

function wagersOf(guest: Guest, minimum: Minor): readonly Wager[] {
  const unit = minimum * BigInt(guest.taste.units);
  const { chance } = guest;
  if (guest.taste.style < 30) return [onSimple(guest, unit)];
  if (guest.taste.style < 55) return favourites(guest, minimum);
  const bets = guest.taste.style < 70 ? BY_DOZEN : MULTIPLE;
  return Array.from({ length: chance.between(1, 5) }, () => spread(chance.oneOf(bets), guest, minimum));
}

/** Doubles what was lost, and comes back to one unit after a win or too many losses. */
function onSimple(guest: Guest, unit: Minor): Wager {
  const doublings = BigInt(guest.losses % (LONGEST_MARTINGALE + 1));
  const { type } = SIMPLE[guest.taste.style % SIMPLE.length]!;
  return { type, stake: unit * 2n ** doublings };
}

/** Always the same numbers, sometimes with more chips. */
function favourites({ taste, chance }: Guest, minimum: Minor): readonly Wager[] {
  const first = (taste.style * 7 + taste.units) % POCKETS;
  return [0, 5, 12].map((step) => {
    const number = (first + step) % POCKETS;
    return { type: 'straight-up', stake: minimum * BigInt(chance.between(1, 3)), selection: [number] };
  });
}

function spread(bet: RouletteBet, { chance, taste }: Guest, minimum: Minor): Wager {
  const chosen = STRAIGHT_UP.includes(bet) ? 1 : taste.units;
  const { selection } = chance.oneOf(bet.sets);
  // Two columns or dozens pay half: an even number of units can be paid exactly.
  const units = BigInt(chosen * (bet.pays.denominator === 2n ? 2 : 1));
  return { type: bet.type, stake: minimum * units, ...(selection === undefined ? {} : { selection }) };
}

/** What is held already is left lying, since it may be below the minimum. */
function choiceOnZero(
  type: string,
  { held, outcome, leaves }: { held: boolean; outcome: object; leaves: boolean },
): object | undefined {
  const isZero = (outcome as { number?: unknown }).number === 0;
  if (!isZero || !SIMPLE.some((bet) => bet.type === type)) return undefined;
  return { onZero: held || leaves ? 'leave' : 'withdraw' };
}
