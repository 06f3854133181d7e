import type { Finding } from '../../../finding-catalogue/finding';
import { said } from '../../../finding-catalogue/said';
import { sumMinor } from '../../../kernel/money';
import type { Setting } from '../../game-rules';
import type { DeclaredPrize, PoolStake, Round } from '../../round';
import { breach, type Rule } from '../../rule';
import type { PoolMovement, Settlement } from '../../settlement';
import { money } from '../../wording';
import { onlySeatOf, stakesAtBoxes } from './stakes-at-boxes';

/**
 * The prizes that a round paid of its pools against those that its cards win, by box; what does not say its box, against
 * all that is due at the boxes of which nothing is told. A round that leaves its prizes out paid none if the rounds
 * post the pool; where they do not, the pool tells of them later. `notDue` is for what is too much.
 */
export function checkPoolPrizes(
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  { currency, pools }: Setting,
  notDue: Rule,
): readonly Finding[] {
  const prizes = settlement.pools.filter(({ kind }) => kind === 'prize');
  const told = round.declared?.poolPrizes;
  const stakes = stakesAtBoxes(round);
  return [...new Set([...prizes, ...(told ?? [])].map(({ pool }) => pool))].flatMap((pool) => {
    const known = pools?.[pool];
    if (told === undefined && known?.postedBy !== 'round.settled') return [];
    const paid = (told ?? []).filter((prize) => prize.pool === pool);
    const isRead = known?.meter !== undefined || paid.some(({ meter }) => meter !== undefined);
    const compared: PrizesOfPool = {
      pool,
      due: prizes.filter((prize) => prize.pool === pool),
      paid: paid.map((prize) => atItsBox(prize, round, stakes)),
    };
    const isPlaced = stakes.every((stake) => stake.pool !== pool || stake.seat !== undefined);
    return boxesOf(compared).flatMap((box) => comparePrizes(box, { notDue, isRead, isPlaced }, currency));
  });
}

function atItsBox(prize: DeclaredPrize, round: Round, stakes: readonly PoolStake[]): DeclaredPrize {
  const { pool, player, seat: told } = prize;
  if (told !== undefined || player === undefined) return prize;
  const staked = stakes.find((stake) => stake.pool === pool && stake.player === player);
  const seat = staked?.seat ?? onlySeatOf(round, player);
  return seat === undefined ? prize : { ...prize, seat };
}

interface PrizesOfBox {
  readonly name: string;
  readonly due: readonly PoolMovement[];
  readonly paid: readonly DeclaredPrize[];
}

interface PrizesOfPool extends Omit<PrizesOfBox, 'name'> {
  readonly pool: string;
}

function boxesOf({ pool, due, paid }: PrizesOfPool): readonly PrizesOfBox[] {
  const at = (seat: number | undefined): PrizesOfBox => ({
    name: seat === undefined ? pool : `${pool} ${seat}`,
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
  readonly notDue: Rule;
  readonly isRead: boolean;
  /** Whether the box of each stake is known: what another one won may be worth a look, and breaks no rule. */
  readonly isPlaced: boolean;
}

function comparePrizes(
  { name, due, paid }: PrizesOfBox,
  { notDue, isRead, isPlaced }: PrizesReadBy,
  currency: string,
): readonly Finding[] {
  const [expected, found] = [due, paid].map((prizes) => sumMinor(prizes.map(({ amount }) => amount)));
  if (expected === found || (!isRead && expected === 0n)) return [];
  const isTooMuch = found! > expected!;
  const mayBeOfAnother = isTooMuch && !isPlaced && due.length === 0;
  return [
    breach(isTooMuch ? notDue : (due[0]?.rule ?? notDue), {
      code: 'prize-differs',
      as: mayBeOfAnother ? 'advisory' : 'violation',
      expected: said`${money(expected!, currency)} at ${name}`,
      found: money(found!, currency),
    }),
  ];
}
