import fc from 'fast-check';
import { CATALOGUE } from '../../src/games/catalogue';
import { RECOMMENDED } from '../../src/games/open-points';
import type { PlacedBet, TableState } from '../../src/games/round';
import { SETTLEMENT_ROUNDS, SETTLEMENT_TIMEOUT } from '../support/arbitrary/settlement-rounds';

/**
 * An independent settlement of craps from the regulation's matrix, without code under test: a layout with bets, and the effect
 * of each throw. Stakes are multiples of 6·5·8·11, so that no odds leave a fraction.
 */

interface Lying {
  readonly id: string;
  readonly type: string;
  readonly stake: number;
  /** The number that the bet waits for; 0 if it has none yet. */
  readonly on: number;
}

/** The fate of a bet: won with an amount, lost, returned, or moved to a number. */
type Fate = { won: number } | 'lost' | 'back' | { lies: number };

const pair = (number: number): 0 | 1 | 2 =>
  number === 4 || number === 10 ? 0 : number === 5 || number === 9 ? 1 : 2;
const RIGHT = [9 / 5, 7 / 5, 7 / 6];
const WRONG = [5 / 11, 5 / 8, 4 / 5];
const WITH = [2, 3 / 2, 6 / 5];
const AGAINST = [1 / 2, 2 / 3, 5 / 6];

/** Bets decided by one throw: the multiple of the stake by total. */
const BY_ONE_THROW: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  field: { 2: 2, 3: 1, 4: 1, 9: 1, 10: 1, 11: 1, 12: 2 },
  'under-7': { 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 },
  'over-7': { 8: 1, 9: 1, 10: 1, 11: 1, 12: 1 },
  'any-seven': { 7: 4 },
  eleven: { 11: 15 },
  'any-craps': { 2: 7, 3: 7, 12: 7 },
  'craps-2': { 2: 30 },
  'craps-3': { 3: 15 },
  'craps-12': { 12: 30 },
  horn: { 2: 4, 3: 4, 11: 4, 12: 4 },
};

/** Bets that stay until decided: winning total, multiple, and whether only doubles win. */
const WAITING: Readonly<Record<string, readonly [number, number, boolean]>> = {
  'big-6': [6, 1, false],
  'big-8': [8, 1, false],
  'hard-4': [4, 7, true],
  'hard-6': [6, 9, true],
  'hard-8': [8, 9, true],
  'hard-10': [10, 7, true],
};

const NUMBER_PAYS: Readonly<Record<string, readonly number[]>> = {
  'right-bet': RIGHT,
  'wrong-bet': WRONG,
  'win-odds': WITH,
  'come-odds': WITH,
  'dont-win-odds': AGAINST,
  'dont-come-odds': AGAINST,
};

function byHand(bet: Lying, one: number, other: number): Fate {
  const total = one + other;
  const table = BY_ONE_THROW[bet.type];
  if (table) return table[total] ? { won: table[total] * bet.stake } : 'lost';
  const waiting = WAITING[bet.type];
  if (!waiting) return bet.on === 0 ? firstThrow(bet, total) : onItsNumber(bet, total);
  const [number, times, isHard] = waiting;
  if (total === 7 || (isHard && total === number && one !== other)) return 'lost';
  return total === number ? { won: times * bet.stake } : { lies: 0 };
}

const isAgainst = (type: string): boolean => type.startsWith('dont') || type === 'wrong-bet';

function firstThrow({ type, stake }: Lying, total: number): Fate {
  if (total === 12 && isAgainst(type)) return 'back';
  if (total === 7 || total === 11) return isAgainst(type) ? 'lost' : { won: stake };
  if (total <= 3 || total === 12) return isAgainst(type) ? { won: stake } : 'lost';
  return { lies: total };
}

function onItsNumber({ type, stake, on }: Lying, total: number): Fate {
  if (total !== 7 && total !== on) return { lies: on };
  if ((total === 7) !== isAgainst(type)) return 'lost';
  return { won: stake * (NUMBER_PAYS[type]?.[pair(on)] ?? 1) };
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

/** Bets before a throw: free ones, line bets that the point permits, and odds on bets with a number. */
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
  for (const [bets7, wantsOdds, units] of line) {
    const stake = units * UNIT;
    const base = cloth.find(({ type, on }) => on > 0 && /^(dont-)?(win|come)$/.test(type));
    if (wantsOdds && base) bets.push({ id: name(), type: `${base.type}-odds`, stake, on: base.on });
    else {
      const type = `${bets7 ? 'dont-' : ''}${point === 0 ? 'win' : 'come'}`;
      bets.push({ id: name(), type, stake, on: 0 });
    }
  }
  return bets;
}

const isLocked = ({ type }: Lying): boolean => type === 'win' || type === 'come';

it(
  'craps: every throw of a session is settled as the matrix of the game settles it',
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
