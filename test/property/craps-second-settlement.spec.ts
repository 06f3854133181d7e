import fc from 'fast-check';
import { CATALOGUE } from '../../src/games/catalogue';
import { RECOMMENDED } from '../../src/games/open-points';
import type { PlacedBet, TableState } from '../../src/games/round';
import { SETTLEMENT_ROUNDS, SETTLEMENT_TIMEOUT } from '../support/arbitrary/settlement-rounds';

/**
 * Craps once more, written out of the regulation's matrix and nothing of ours: a cloth that bets lie on, and what each
 * throw does to them. Stakes are multiples of 6·5·8·11, so that no odds leave a fraction.
 */

interface Lying {
  readonly id: string;
  readonly type: string;
  readonly stake: number;
  /** The number it waits for; 0 while it has none. */
  readonly on: number;
}

/** What comes of a bet: how much is won with it, that it is lost, that it goes back, or where it lies from now on. */
type Fate = { won: number } | 'lost' | 'back' | { lies: number };

const pair = (number: number): 0 | 1 | 2 =>
  number === 4 || number === 10 ? 0 : number === 5 || number === 9 ? 1 : 2;
const RIGHT = [9 / 5, 7 / 5, 7 / 6];
const WRONG = [5 / 11, 5 / 8, 4 / 5];
const WITH = [2, 3 / 2, 6 / 5];
const AGAINST = [1 / 2, 2 / 3, 5 / 6];

/** Bets that one throw decides: the totals that win, and how many times the stake. */
function byOneThrow(type: string, total: number): number | undefined {
  switch (type) {
    case 'field':
      if (total === 2 || total === 12) return 2;
      return [3, 4, 9, 10, 11].includes(total) ? 1 : 0;
    case 'under-7':
      return total < 7 ? 1 : 0;
    case 'over-7':
      return total > 7 ? 1 : 0;
    case 'any-seven':
      return total === 7 ? 4 : 0;
    case 'eleven':
      return total === 11 ? 15 : 0;
    case 'any-craps':
      return [2, 3, 12].includes(total) ? 7 : 0;
    case 'craps-2':
      return total === 2 ? 30 : 0;
    case 'craps-3':
      return total === 3 ? 15 : 0;
    case 'craps-12':
      return total === 12 ? 30 : 0;
    case 'horn':
      return [2, 3, 11, 12].includes(total) ? 4 : 0;
    default:
      return undefined;
  }
}

function byHand({ type, stake, on }: Lying, one: number, other: number): Fate {
  const total = one + other;
  const times = byOneThrow(type, total);
  if (times !== undefined) return times > 0 ? { won: times * stake } : 'lost';
  if (type.startsWith('hard-')) {
    const number = Number(type.slice(5));
    if (total === 7 || (total === number && one !== other)) return 'lost';
    return total === number ? { won: (number === 4 || number === 10 ? 7 : 9) * stake } : { lies: 0 };
  }
  if (type === 'big-6' || type === 'big-8') {
    if (total === 7) return 'lost';
    return total === Number(type.slice(4)) ? { won: stake } : { lies: 0 };
  }
  const isAgainst = type.startsWith('dont') || type.startsWith('wrong');
  if (on === 0) {
    if (total === 7 || total === 11) return isAgainst ? 'lost' : { won: stake };
    if (total === 12 && isAgainst) return 'back';
    if (total === 2 || total === 3 || total === 12) return isAgainst ? { won: stake } : 'lost';
    return { lies: total };
  }
  if (total !== 7 && total !== on) return { lies: on };
  if ((total === 7) !== isAgainst) return 'lost';
  if (type.endsWith('odds')) return { won: stake * (isAgainst ? AGAINST : WITH)[pair(on)]! };
  if (type === 'right-bet') return { won: stake * RIGHT[pair(on)]! };
  if (type === 'wrong-bet') return { won: stake * WRONG[pair(on)]! };
  return { won: stake };
}

const POINTS = [4, 5, 6, 8, 9, 10];
const FREE = [
  ...[
    'field',
    'under-7',
    'over-7',
    'any-seven',
    'eleven',
    'any-craps',
    'craps-2',
    'craps-3',
    'craps-12',
    'horn',
  ],
  ...['big-6', 'big-8', 'hard-4', 'hard-6', 'hard-8', 'hard-10', 'right-bet', 'wrong-bet'],
];

const die = fc.integer({ min: 1, max: 6 });
const number = fc.constantFrom(...POINTS);
const wish = fc.record({
  dice: fc.tuple(die, die),
  free: fc.array(fc.tuple(fc.constantFrom(...FREE), number, fc.integer({ min: 1, max: 50 })), {
    maxLength: 3,
  }),
  line: fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.integer({ min: 1, max: 50 })), { maxLength: 2 }),
  withdraws: fc.integer({ min: 0, max: 9 }),
  tellsAgain: fc.boolean(),
});

const UNIT = 2640;

/** The bets that are made before a throw: free ones, on the line as the point allows, and odds on what has a number. */
function madeBefore(
  { free, line }: { free: [string, number, number][]; line: [boolean, boolean, number][] },
  cloth: readonly Lying[],
  point: number,
  name: () => string,
): Lying[] {
  const bets: Lying[] = free.map(([type, on, units]) => ({
    id: name(),
    type,
    stake: units * UNIT,
    on: type.endsWith('bet') ? on : 0,
  }));
  for (const [isAgainst, wantsOdds, units] of line) {
    const stake = units * UNIT;
    const base = cloth.find(({ type, on }) => on > 0 && /^(dont-)?(win|come)$/.test(type));
    if (wantsOdds && base) bets.push({ id: name(), type: `${base.type}-odds`, stake, on: base.on });
    else {
      const type = `${isAgainst ? 'dont-' : ''}${point === 0 ? 'win' : 'come'}`;
      bets.push({ id: name(), type, stake, on: 0 });
    }
  }
  return bets;
}

const isLocked = ({ type }: Lying): boolean => type === 'win' || type === 'come';

it(
  'craps: every throw of a session as the matrix has it',
  () => {
    const throws = 8;
    fc.assert(
      fc.property(fc.array(wish, { minLength: throws, maxLength: throws }), (session) => {
        let cloth: Lying[] = [];
        let before: TableState = { held: [], released: [] };
        let [point, names] = [0, 0];
        for (const { dice, withdraws, tellsAgain, ...wishes } of session) {
          const made = madeBefore(wishes, cloth, point, () => `b${(names += 1)}`);
          const away = cloth.find((bet, index) => index === withdraws && !isLocked(bet));
          const again = cloth.filter((bet) => tellsAgain || bet === away);
          const placed = [...again, ...made].map(({ id, type, stake, on }): PlacedBet => ({
            betId: id,
            type,
            stake: BigInt(stake),
            ...(on === 0 ? {} : { selection: on }),
            ...(cloth.some((bet) => bet.id === id) ? { carried: true } : {}),
            ...(away?.id === id ? { options: { withdrawn: true } } : {}),
          }));
          const settlement = CATALOGUE.craps.settle(
            { bets: placed, outcome: { dice }, before },
            { currency: 'EUR', answers: RECOMMENDED },
          );
          const settled = new Map(settlement.bets.map((bet) => [bet.betId, bet]));
          const lies: Lying[] = [];
          const found: number[][] = [];
          const due = [...cloth, ...made].map((bet) => {
            const fate: Fate = bet === away ? 'back' : byHand(bet, ...dice);
            const { paid, taken, held } = settled.get(bet.id)!;
            found.push([Number(paid), Number(taken), Number(held)]);
            if (fate === 'back') return [0, 0, 0];
            if (fate === 'lost') return [0, bet.stake, 0];
            if ('won' in fate) return [Math.round(fate.won), 0, 0];
            lies.push({ ...bet, on: fate.lies });
            return [0, 0, bet.stake];
          });
          expect(found).toEqual(due);
          expect(settled.size).toBe(cloth.length + made.length);
          const total = dice[0] + dice[1];
          if (point === 0) point = POINTS.includes(total) ? total : 0;
          else if (total === 7 || total === point) point = 0;
          [cloth, before] = [lies, settlement.after];
          expect(before.memory?.['point'] ?? 0).toBe(point);
        }
      }),
      { numRuns: Math.ceil(SETTLEMENT_ROUNDS / throws) },
    );
  },
  SETTLEMENT_TIMEOUT,
);
