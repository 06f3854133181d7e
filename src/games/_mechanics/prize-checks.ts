import { entryOf } from '../../kernel/same-value';
import { either, type Part } from '../../words/message';
import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import { type Minor, sumMinor } from '../../kernel/money';
import type { Setting } from '../game-rules';
import type { DeclaredPrize, PoolStake, Round } from '../round';
import { breach, type Rule } from '../rule';
import type { PoolPosting, Settlement } from '../settlement';
import { money } from '../wording';
import { onlySeatOf, stakesAtBoxes } from './pool-stakes';
import { present } from '../../kernel/present';

/** The rules that a prize without a combination breaks, and several prizes where a box won one. */
interface RulesOfPrizes {
  readonly none: Rule;
  readonly several: Rule;
}

/**
 * Compares the declared prizes of pools with those that the cards win, by box. Prizes without a box are compared with
 * all that is due at boxes without a declared prize. A round without declared prizes paid none where rounds post the
 * pool; otherwise the pool reports them later.
 */
export function checkPoolPrizes(
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  { currency, pools }: Setting,
  notDue: RulesOfPrizes,
): readonly Finding[] {
  const prizes = settlement.pools.filter(({ kind }) => kind === 'prize');
  const told = round.declared?.poolPrizes;
  const stakes = stakesAtBoxes(round);
  return [...new Set([...prizes, ...(told ?? [])].map(({ pool }) => pool))].flatMap((pool) => {
    const known = entryOf(pools ?? {}, pool);
    if (told === undefined && known?.postedBy !== 'round.settled') return [];
    const paid = (told ?? []).filter((prize) => prize.pool === pool);
    const isRead = known?.meter !== undefined || paid.some(({ meter }) => meter !== undefined);
    const compared: PrizesOfPool = {
      pool,
      due: prizes.filter((prize) => prize.pool === pool),
      paid: paid.map((prize) => atItsBox(prize, round, stakes)),
    };
    const isPlaced = stakes.every((stake) => stake.pool !== pool || stake.seat !== undefined);
    return boxesOf(compared).flatMap((box) => [
      ...comparePrizes(box, { notDue, isRead, isPlaced }, currency),
      ...checkWinners(box, { round, stakes, pool }, notDue),
    ]);
  });
}

/** The winner of a prize must have a bet, or a stake in the pool, at its box. */
function checkWinners(
  { name, seat, due, paid }: PrizesOfBox,
  {
    round,
    stakes,
    pool,
  }: { readonly round: Round; readonly stakes: readonly PoolStake[]; readonly pool: string },
  { none }: RulesOfPrizes,
): readonly Finding[] {
  const ofPool = stakes.filter((stake) => stake.pool === pool);
  const there = [...round.bets, ...ofPool].filter((each) => each.seat === seat && seat !== undefined);
  const players = [...new Set(there.flatMap(({ player }) => player ?? []))];
  const strangers = paid.flatMap(({ player }) => player ?? []).filter((player) => !players.includes(player));
  if (players.length === 0 || strangers.length === 0) return [];
  return [
    breach(due[0]?.rule ?? none, {
      code: 'prize-player-differs',
      expected: said('at', { what: either(players), place: name }),
      found: [...new Set(strangers)].join(', '),
    }),
  ];
}

function atItsBox(prize: DeclaredPrize, round: Round, stakes: readonly PoolStake[]): DeclaredPrize {
  const { pool, player, seat: told } = prize;
  if (told !== undefined || player === undefined) return prize;
  const staked = stakes.find((stake) => stake.pool === pool && stake.player === player);
  const seat = staked?.seat ?? onlySeatOf(round, player);
  return seat === undefined ? prize : { ...prize, seat };
}

interface PrizesOfBox {
  readonly name: Part;
  readonly seat?: number;
  readonly due: readonly PoolPosting[];
  readonly paid: readonly DeclaredPrize[];
}

interface PrizesOfPool extends Omit<PrizesOfBox, 'name' | 'seat'> {
  readonly pool: string;
}

function boxesOf({ pool, due, paid }: PrizesOfPool): readonly PrizesOfBox[] {
  const at = (seat: number | undefined): PrizesOfBox => ({
    name: seat === undefined ? pool : said('seat-pool', { pool, seat }),
    ...present({ seat }),
    due: due.filter((prize) => prize.seat === seat),
    paid: paid.filter((prize) => prize.seat === seat),
  });
  const told = new Set(paid.map(({ seat }) => seat));
  if (!told.has(undefined)) return [...new Set([...told, ...due.map(({ seat }) => seat)])].map(at);
  told.delete(undefined);
  const rest = due.filter(({ seat }) => !told.has(seat));
  return [...[...told].map(at), { name: pool, due: rest, paid: at(undefined).paid }];
}

interface PrizesReadBy {
  readonly notDue: RulesOfPrizes;
  readonly isRead: boolean;
  /** Whether the box of each stake is known. If not, a prize at a box where none is due is an advisory only. */
  readonly isPlaced: boolean;
}

function comparePrizes(
  { name, due, paid }: PrizesOfBox,
  { notDue, isRead, isPlaced }: PrizesReadBy,
  currency: string,
): readonly Finding[] {
  const [expected, found] = [due, paid].map((prizes) => sumMinor(prizes.map(({ amount }) => amount)));
  if (expected === found) return checkBearers({ name, due, paid }, currency);
  if (!isRead && expected === 0n) return [];
  const isTooMuch = found! > expected!;
  const mayBeOfAnother = isTooMuch && !isPlaced && due.length === 0;
  return [
    breach(
      isTooMuch && due.length > 0 && paid.length > due.length
        ? notDue.several
        : (due[0]?.rule ?? notDue.none),
      {
        code: 'prize-differs',
        as: mayBeOfAnother ? 'advisory' : 'violation',
        expected: said('at', { what: money(expected!, currency), place: name }),
        found: money(found!, currency),
      },
    ),
  ];
}

type Bearer = 'pool' | 'house';
const BEARERS: Readonly<Record<Bearer, Said>> = { pool: said('pool'), house: said('house') };

/** Finds prizes paid out of the wrong money: the meter pays those due from the pool, the house pays the rest. */
function checkBearers({ name, due, paid }: PrizesOfBox, currency: string): readonly Finding[] {
  const bornBy = (bearer: Bearer, prizes: readonly { readonly amount: Minor; readonly borneBy?: Bearer }[]) =>
    sumMinor(prizes.filter(({ borneBy = 'pool' }) => borneBy === bearer).map(({ amount }) => amount));
  const short = (['pool', 'house'] as const).find((bearer) => bornBy(bearer, paid) < bornBy(bearer, due));
  const [first] = due;
  if (short === undefined || first === undefined) return [];
  const other = short === 'pool' ? 'house' : 'pool';
  return [
    breach(first.rule, {
      code: 'prize-bearer-differs',
      expected: said('borne-by-at', {
        amount: money(bornBy(short, due), currency),
        bearer: BEARERS[short],
        pool: name,
      }),
      found: said('borne-by', { amount: money(bornBy(other, paid), currency), bearer: BEARERS[other] }),
    }),
  ];
}
