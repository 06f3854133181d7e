import type { EventData } from '../../src/ledger/event-contract/catalogue';
import type { PoolTerms } from '../../src/games/game-rules';
import type { PoolPosting, Settlement } from '../../src/games/settlement';
import { type Minor, sumMinor, type WireAmount } from '../../src/kernel/money';
import type { Guest } from './guest';
import { type GamePool, isWholeMeter } from './game-pool';
import { type Reported, toWire } from './reporter';
import type { HouseTray } from './house-tray';

type RoundSettled = EventData['cagnotte.round.settled.v1'];
type PoolStake = NonNullable<RoundSettled['poolStakes']>[number];
type PoolPrize = NonNullable<RoundSettled['poolPrizes']>[number];

interface AtBox {
  readonly guest: Guest;
  readonly bet: { readonly seat?: number; readonly stake: WireAmount };
  readonly held: boolean;
}

/** Guests stake on a pool only if they have this multiple of their bets left, which they may need to add to the bets. */
const LEFT_TIMES = 2n;
const ONE_IN = 2;

export class PoolAtTable {
  private staked: readonly { readonly guest: Guest; readonly seat: number }[] = [];

  constructor(
    private readonly tray: HouseTray,
    private readonly pool: GamePool,
  ) {}

  takeStakes(placed: readonly AtBox[]): void {
    const { stake, how } = this.pool.terms;
    const boxes = new Map(
      placed.flatMap(({ guest, bet: { seat }, held }) =>
        seat === undefined || held ? [] : [[seat, guest] as const],
      ),
    );
    this.staked = [...boxes].flatMap(([seat, guest]) => {
      const bets = sumMinor(placed.map((each) => (each.guest === guest ? BigInt(each.bet.stake) : 0n)));
      const stakes = guest.taste.style % ONE_IN === 0 && guest.free >= bets * (1n + LEFT_TIMES) + stake;
      return stakes ? [{ guest, seat }] : [];
    });
    for (const { guest } of this.staked) guest.give(stake);
    if (how === 'swept') this.tray.float += this.sum;
    else this.tray.poolSlot += this.sum;
  }

  hasStake(seat: number | undefined): boolean {
    return this.staked.some((each) => each.seat === seat);
  }

  get known(): Readonly<Record<string, PoolTerms>> {
    return { [this.pool.terms.pool]: this.pool.known };
  }

  get stakesOfRound(): { readonly poolStakes?: PoolStake[] } {
    if (this.staked.length === 0) return {};
    const { pool, stake, how } = this.pool.terms;
    const amount = toWire(stake);
    return {
      poolStakes: this.staked.map(({ guest, seat }) => ({ pool, amount, how, seat, player: guest.id })),
    };
  }

  fromFloat({ pools }: Settlement): Minor {
    const { paidFrom } = this.pool.terms;
    return paidFrom === 'table' ? sumMinor(pools.filter(isInChips).map(({ amount }) => amount)) : 0n;
  }

  payPrizes({ pools }: Settlement): { readonly poolPrizes?: PoolPrize[] } {
    const { tray } = this;
    const { pool, paidFrom } = this.pool.terms;
    this.pool.fundBefore(pools, tray);
    const meter = toWire(this.pool.known.meter + sumMinor(pools.filter(isContribution).map(amountOf)));
    for (const prize of pools.filter(isInChips)) {
      this.staked.find(({ seat }) => seat === prize.seat)!.guest.chips += prize.amount;
      if (paidFrom === 'table') tray.float -= prize.amount;
      else tray.house.cage.chips -= prize.amount;
    }
    const prizes = pools.filter(({ kind }) => kind === 'prize');
    if (prizes.length === 0) return {};
    return {
      poolPrizes: prizes.map((prize) => ({
        pool,
        amount: toWire(prize.amount),
        paidFrom: isWholeMeter(prize) ? 'later' : paidFrom,
        meter,
        borneBy: prize.borneBy ?? 'pool',
        combination: prize.combination ?? '',
        seat: prize.seat!,
        player: prize.player!,
      })),
    };
  }

  follow({ pools }: Settlement, roundNo: number, reported: Reported | undefined): void {
    if (this.staked.length === 0) return;
    const { sum, tray, staked } = this;
    this.pool.follow(pools, { table: tray, roundNo, staked: sum, stakes: staked.length, reported });
  }

  private get sum(): Minor {
    return this.pool.terms.stake * BigInt(this.staked.length);
  }
}

const amountOf = ({ amount }: PoolPosting): Minor => amount;

const isContribution = ({ kind }: PoolPosting): boolean => kind === 'contribution';

const isInChips = (movement: PoolPosting): boolean => movement.kind === 'prize' && !isWholeMeter(movement);
