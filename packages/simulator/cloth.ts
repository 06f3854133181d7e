import { RECOMMENDED } from '../../src/games/open-points';
import { EMPTY_TABLE, type HeldBet, type TableState } from '../../src/games/round';
import { type BetSettlement, resultOf, type Settlement, totalCommission } from '../../src/games/settlement';
import { roundFromWire, type WireRound } from '../../src/games/wire';
import { termsFromWire } from '../../src/games/wire-terms';
import type { Minor } from '../../src/kernel/money';
import type { Course } from './chance';
import type { OnCloth, Play, Wager } from './games/house-game';
import type { Guest } from './guest';
import { type Reported, toWire } from './reporter';
import type { HouseTray } from './house-tray';
import type { PoolAtTable } from './pool-at-table';
import { present } from '../../src/kernel/present';

type WireBet = WireRound['bets'][number];

interface Placed {
  readonly guest: Guest;
  readonly bet: WireBet;
  readonly held: boolean;
}

/** A fill is requested below this fraction (1/n) of the opening float. */
const LOWEST_PART = 4n;

export class Cloth {
  lastRound = 0;
  private state: TableState = EMPTY_TABLE;

  constructor(
    private readonly tray: HouseTray,
    private readonly play: Play,
    private readonly pool: PoolAtTable | undefined,
  ) {}

  *playRound(isLast: boolean): Course {
    const roundNo = this.lastRound + 1;
    this.play.prepare?.(roundNo);
    const placed = [...this.tray.seated.flatMap((guest) => this.place(guest, roundNo))];
    const on = [...this.state.held.flatMap((bet) => this.stillHeld(bet)), ...placed].map((each, index) =>
      each.held ? each : { ...each, bet: { ...each.bet, betId: `${roundNo}-${index + 1}` } },
    );
    if (on.length === 0 && !isLast) return;
    this.lastRound = roundNo;
    this.pool?.takeStakes(on);
    const outcome = this.play.outcome(this.seen(on));
    on.push(...this.besides(on, roundNo));
    const bets = on.map(({ bet, held }) => withOptions(bet, this.play.options?.({ ...bet, held }, outcome)));
    const round: WireRound = {
      currency: this.tray.house.name.currency,
      roundNo,
      bets,
      outcome,
      ...(isLast ? { lastOfSession: true } : {}),
      ...this.pool?.stakesOfRound,
    };
    const expected = this.settle(round);
    const prizes = this.pool?.fromFloat(expected) ?? 0n;
    yield* this.ableToPay(resultOf(expected) + totalCommission(expected) - prizes);
    // During a fill the meter may have been raised or won at another table of its pool, so the round is settled again.
    const settlement = this.pool === undefined ? expected : this.settle(round);
    this.pay(on, settlement);
    const reported = this.report(round, settlement);
    this.pool?.follow(settlement, roundNo, reported);
  }

  get holdsBets(): boolean {
    return this.state.held.length > 0;
  }

  private seen(on: readonly Placed[]): readonly OnCloth[] {
    const left = new Map(this.tray.seated.map((guest) => [guest, guest.free]));
    for (const { guest, bet, held } of on) {
      if (!held) left.set(guest, left.get(guest)! - BigInt(bet.stake));
    }
    return on.map(({ guest, bet, held }) => ({
      betId: bet.betId ?? '',
      type: bet.type,
      stake: BigInt(bet.stake),
      held,
      ...present({ seat: bet.seat }),
      left: left.get(guest)!,
      inPool: this.pool?.hasStake(bet.seat) ?? false,
    }));
  }

  private besides(on: readonly Placed[], roundNo: number): readonly Placed[] {
    const further = this.play.further?.(this.seen(on)) ?? [];
    return further.map(({ of, wager }, index): Placed => {
      const { guest } = on.find(({ bet }) => bet.betId === of)!;
      const betId = `${roundNo}-${on.length + index + 1}`;
      return { guest, bet: wireBet(wager, { guest, betId }), held: false };
    });
  }

  private place(guest: Guest, roundNo: number): readonly Placed[] {
    if (this.tray.isClosing) return [];
    let left = guest.free;
    return this.play.wagers(guest).flatMap((wager) => {
      if (wager.stake > left) return [];
      left -= wager.stake;
      return [{ guest, bet: wireBet(wager, { guest, betId: `${roundNo}` }), held: false }];
    });
  }

  private stillHeld({ betId, type, stake, selection, player }: HeldBet): readonly Placed[] {
    const guest = this.tray.seated.find(({ id }) => id === player);
    if (guest === undefined) return [];
    return [
      { guest, bet: { ...wireBet({ type, stake, selection }, { guest, betId }), carried: true }, held: true },
    ];
  }

  private settle(round: WireRound): Settlement {
    const { game, kind } = this.tray.plan;
    const { currency } = this.tray.house.name;
    const terms = termsFromWire({ minimum: toWire(this.tray.minimum), seats: kind.seats });
    const pools = this.pool === undefined ? {} : { pools: this.pool.known };
    const setting = { currency, terms, answers: RECOMMENDED, ...pools };
    return game.rules.settle(roundFromWire(round, this.state), setting);
  }

  private *ableToPay(change: Minor): Course {
    const lowest = this.tray.plan.kind.float / LOWEST_PART;
    while (this.tray.float + change < lowest) yield* this.tray.fill();
  }

  private pay(on: readonly Placed[], settlement: Settlement): void {
    const before = new Map(this.tray.seated.map((guest) => [guest, guest.chips]));
    on.forEach(({ guest }, index) => {
      const { paid, taken } = settlement.bets[index]!;
      guest.chips += paid - taken;
    });
    this.tray.float += resultOf(settlement) + totalCommission(settlement);
    this.state = settlement.after;
    for (const [guest, chips] of before) {
      guest.bound = boundOf(guest, this.state);
      this.rememberAndTip(guest, guest.chips - chips);
    }
  }

  private rememberAndTip(guest: Guest, won: Minor): void {
    if (won < 0n) guest.losses += 1;
    if (won <= 0n) return;
    guest.losses = 0;
    if (won < 20n * this.tray.minimum) return;
    this.tray.tips += guest.give(this.tray.minimum);
  }

  private report(round: WireRound, settlement: Settlement): Reported | undefined {
    if (!this.tray.plan.captures.rounds) return undefined;
    const deduction = totalCommission(settlement);
    const rule = settlement.commissions[0]?.name;
    const prizes = this.pool?.payPrizes(settlement);
    return this.tray.report({
      type: 'cagnotte.round.settled.v1',
      data: {
        currency: this.tray.house.name.currency,
        roundNo: this.lastRound,
        bets: round.bets.map((bet, index) => asPaid(bet, settlement.bets[index]!)),
        outcome: round.outcome as object,
        result: resultOf(settlement),
        ...(rule === undefined ? {} : { deduction: { amount: deduction, dropped: false, rule } }),
        ...(round.lastOfSession === true ? { lastOfSession: true } : {}),
        ...this.pool?.stakesOfRound,
        ...prizes,
      },
    });
  }
}

const wireBet = (
  { type, stake, selection, seat, options }: Wager,
  { guest, betId }: { guest: Guest; betId: string },
): WireBet => ({
  betId,
  type,
  stake: toWire(stake),
  player: guest.id,
  ...present({ seat, selection, options }),
});

const withOptions = (bet: WireBet, options: object | undefined): WireBet =>
  options === undefined ? bet : { ...bet, options };

const asPaid = ({ options, ...bet }: WireBet, { betId, paid, taken }: BetSettlement) => ({
  ...bet,
  ...(options === undefined ? {} : { options: options as object }),
  betId,
  paid,
  taken,
});

const boundOf = ({ id }: Guest, { held }: TableState): Minor =>
  held.reduce((sum, { player, stake }) => (player === id ? sum + stake : sum), 0n);
