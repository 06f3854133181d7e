import type { DeclaredPrize, PoolStake, Round } from '../../round';

/**
 * The stakes of a round in pools, in their order, each with its box: the one it names, else the one that the rest of the
 * round leaves for it. That is the only box on which its player bets; a box that won a prize of the pool and told no
 * stake; or, where as many boxes with bets are left as stakes, one of those. A stake that none of this places stays
 * without a box, and what it wins nobody can say.
 */
export function stakesAtBoxes(round: Round): readonly PoolStake[] {
  const { poolStakes = [] } = round;
  if (poolStakes.every(({ seat }) => seat !== undefined)) return poolStakes;
  const boxes = new Boxes(round, [...poolStakes]);
  for (const pool of new Set(poolStakes.map((stake) => stake.pool))) boxes.place(pool);
  return boxes.stakes;
}

class Boxes {
  constructor(
    private readonly round: Round,
    readonly stakes: PoolStake[],
  ) {}

  place(pool: string): void {
    const isFree = (seat: number): boolean => this.isFree(pool, seat);
    for (const at of this.wanting(pool)) {
      this.put(at, onlySeatOf(this.round, this.stakes[at]!.player, isFree));
    }
    for (const prize of this.round.declared?.poolPrizes ?? []) {
      if (prize.pool === pool) this.placeByPrize(prize);
    }
    const [left, wanting] = [seatsWithBets(this.round).filter(isFree), this.wanting(pool)];
    if (left.length === wanting.length) wanting.forEach((at, index) => this.put(at, left[index]));
  }

  private placeByPrize({ pool, seat, player }: DeclaredPrize): void {
    if (seat === undefined || !this.isFree(pool, seat)) return;
    const at = this.wanting(pool).find((each) => mayBeOf(this.stakes[each]!, player));
    if (at !== undefined) this.put(at, seat);
  }

  private wanting(pool: string): number[] {
    return this.stakes.flatMap((stake, at) => (stake.pool === pool && stake.seat === undefined ? [at] : []));
  }

  private isFree(pool: string, seat: number): boolean {
    return !this.stakes.some((stake) => stake.pool === pool && stake.seat === seat);
  }

  private put(at: number, seat: number | undefined): void {
    if (seat !== undefined) this.stakes[at] = { ...this.stakes[at]!, seat };
  }
}

const mayBeOf = ({ player }: PoolStake, of: string | undefined): boolean =>
  player === undefined || of === undefined || player === of;

const seatsWithBets = ({ bets }: Round): readonly number[] =>
  [...new Set(bets.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))].sort((a, b) => a - b);

export function onlySeatOf(
  round: Round,
  player: string | undefined,
  isFree: (seat: number) => boolean = () => true,
): number | undefined {
  if (player === undefined) return undefined;
  const own = seatsWithBets({ ...round, bets: round.bets.filter((bet) => bet.player === player) });
  return own.length === 1 && isFree(own[0]!) ? own[0] : undefined;
}
