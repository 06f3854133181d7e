import type { Vector } from '../../vector';
import { type Decided, decided, roundVector } from '../house-poker/rounds';
import { BETS, byNumber, type CrapsBet } from './bets';

/**
 * Craps from the regulation (heading 1.1.6), without code under test. The minimum of the table is 10.00, the maximum of simple
 * bets 1,000.00.
 */

const C = '1.1.6';
export const [MINIMUM, SIMPLE] = [1000, 100_000] as const;
export const TERMS = { minimum: MINIMUM, maxima: { '*': SIMPLE } };

/** A bet on the layout: new, or held from an earlier throw. */
export interface Placed {
  readonly betId: string;
  readonly type: string;
  readonly stake: number;
  readonly seat: number;
  /** The number that it waits for, if it has one. */
  readonly number?: number;
  /** The bet that odds belong to. */
  readonly on?: string;
  readonly held?: true;
  readonly withdrawn?: true;
  readonly late?: true;
}

export interface Throw {
  readonly dice: readonly [number, number];
  /** Null before a come-out throw. */
  readonly point: number | null;
  readonly shooter?: number;
  /** The shooter of the previous throw, and whether he lost by a seven. */
  readonly last?: { readonly shooter: number; readonly sevenOut: boolean };
}

type Fate = readonly ['wins', number, number] | readonly ['loses' | 'null' | 'held'];

/** Whether the number or a seven comes first. */
function awaiting(number: number, isAgainst: boolean, total: number): 'wins' | 'loses' | 'held' {
  if (total !== number && total !== 7) return 'held';
  return (total === 7) === isAgainst ? 'wins' : 'loses';
}

function fateOf(bet: CrapsBet, number: number | undefined, [one, other]: Throw['dice']): Fate {
  const total = one + other;
  const of = (fate: 'wins' | 'loses' | 'held', [times, per]: readonly [number, number] = [1, 1]): Fate =>
    fate === 'wins' ? [fate, times, per] : [fate];
  switch (bet.kind) {
    case 'one-throw':
      return total in bet.pays ? ['wins', bet.pays[total]!, 1] : ['loses'];
    case 'waiting':
      if (bet.isHard && total === bet.number && one !== other) return ['loses'];
      return of(awaiting(bet.number, false, total), [bet.pays, 1]);
    case 'number':
      return of(awaiting(number!, bet.isAgainst, total), byNumber(bet.pays, number!));
    case 'line':
      if (number !== undefined) return of(awaiting(number, bet.isAgainst, total));
      if (bet.wins.includes(total)) return ['wins', 1, 1];
      if (bet.loses.includes(total)) return ['loses'];
      return total === 12 ? ['null'] : ['held'];
  }
}

/** Win can never be withdrawn, and Come not after it has a number; all other bets can (OP1-13). */
const mayBeWithdrawn = ({ type, number }: Placed): boolean =>
  type !== 'win' && !(type === 'come' && number !== undefined);

function decisionOf(placed: Placed, { dice }: Throw): Decided {
  const of = decided(placed);
  const { type, stake, number } = placed;
  const bet = BETS[type]!;
  const rule = `${C}-${bet.rule}`;
  if (placed.late) return of('not-accepted', {});
  if (placed.withdrawn && mayBeWithdrawn(placed)) return of('freed', {}, rule);
  const [fate, times = 0, per = 1] = fateOf(bet, number, dice);
  // Fractions of a cent are rounded half up (OP1-01, OP1-14).
  if (fate === 'wins') return of('wins', { paid: Math.floor((2 * stake * times + per) / (2 * per)) }, rule);
  if (fate === 'loses') return of('loses', { taken: stake }, rule);
  return fate === 'held' ? of('held', { held: stake }, rule) : of('null', {}, rule);
}

export function settled(placed: readonly Placed[], thrown: Throw, found: readonly string[] = []): Vector {
  const { dice, point, shooter, last } = thrown;
  const told = placed.filter(({ held, withdrawn }) => held === undefined || withdrawn);
  const silent = placed.filter((bet) => !told.includes(bet));
  const all = [...told, ...silent];
  const held = placed
    .filter((bet) => bet.held)
    .map(({ betId, type, stake, seat, number, on }) => ({
      ...{ betId, type, stake, seat, times: 1 },
      ...(number !== undefined && BETS[type]!.kind !== 'waiting' && { selection: number }),
      ...(on !== undefined && { on }),
    }));
  return roundVector(
    {
      terms: TERMS,
      before: { held, released: [], memory: { point, ...last } },
      round: {
        bets: told.map(betOf),
        outcome: { dice, ...(shooter !== undefined && { shooter }) },
      },
    },
    all.map((bet) => decisionOf(bet, thrown)),
    {
      found: [...found, ...all.flatMap((bet) => foundOf(bet, placed, thrown)), ...ofShooter(placed, thrown)],
    },
  );
}

/** A bet in the format of reports; a placed bet names its number, odds their bet. */
function betOf({ betId, type, stake, seat, number, on, withdrawn, late, held }: Placed): object {
  const options = {
    ...(late && { late }),
    ...(withdrawn && { withdrawn }),
    ...(on !== undefined && !held && { on }),
  };
  const isPlaced = type === 'right-bet' || type === 'wrong-bet';
  return {
    ...{ betId, type, stake, seat },
    ...(isPlaced && { selection: number }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

function foundOf(placed: Placed, all: readonly Placed[], thrown: Throw): readonly string[] {
  const { type, held, withdrawn, late } = placed;
  const bet = BETS[type]!;
  const rule = `${C}-${bet.rule}`;
  if (late) return [`late-bet ${C}-IV.3-09`];
  const isGone = withdrawn === true && mayBeWithdrawn(placed);
  const fresh = held ? [] : [...ofLimits(placed, all), ...ofTurn(bet, rule, thrown)];
  return [
    ...(isGone ? [] : fresh),
    ...(withdrawn && !isGone ? [`withdrawal-not-available ${rule}`] : []),
    ...(isGone ? [] : inexact(placed, thrown)),
  ];
}

/** Win and Don't Win are bet before a come-out throw, Come and Don't Come after it. */
const ofTurn = (bet: CrapsBet, rule: string, { point }: Throw): readonly string[] =>
  bet.kind === 'line' && bet.isOnPoint !== (point === null) ? [`bet-out-of-turn ${rule}`] : [];

function inexact({ type, stake, number }: Placed, { dice }: Throw): readonly string[] {
  const [fate, times = 0, per = 1] = fateOf(BETS[type]!, number, dice);
  return fate === 'wins' && (stake * times) % per !== 0 ? ['stake-not-payable-exactly OP1-01'] : [];
}

/** Violated limits of a bet; the minimum of the table applies to simple and placed bets. */
function ofLimits({ type, stake, number, on }: Placed, all: readonly Placed[]): readonly string[] {
  const bet = BETS[type]!;
  const above = (most: number, rule: string): readonly string[] =>
    stake > most ? [`over-limit ${C}-${rule}`] : [];
  const below = stake < MINIMUM ? [`under-minimum ${C}-IV.2-01`] : [];
  const byWinnings = (times: number): readonly string[] => above(Math.floor((3 * SIMPLE) / times), 'IV.2-03');
  if (bet.kind === 'number') {
    const [times, per] = byNumber(bet.share, number!);
    const base = bet.of === undefined ? SIMPLE : all.find(({ betId }) => betId === on)!.stake;
    const limits = above(Math.floor((base * times) / per), bet.limit);
    return bet.of === undefined ? [...below, ...limits] : limits;
  }
  if (bet.kind === 'one-throw' && bet.isMultiple) return byWinnings(Object.values(bet.pays)[0]!);
  if (bet.kind === 'waiting' && bet.isHard) return byWinnings(bet.pays);
  return [...below, ...above(SIMPLE, 'IV.2-02')];
}

/** A shooter must have a line bet at a come-out throw, and may not throw again after he lost by a seven. */
function ofShooter(placed: readonly Placed[], { point, shooter, last }: Throw): readonly string[] {
  if (shooter === undefined) return [];
  const onLine = placed.some(({ type, seat }) => ['win', 'dont-win'].includes(type) && seat === shooter);
  return [
    ...(point === null && !onLine ? [`shooter-without-bet ${C}-IV.3-06`] : []),
    ...(last?.sevenOut === true && last.shooter === shooter ? [`dice-not-passed ${C}-IV.3-08`] : []),
  ];
}
