import type { Minor } from '../../kernel/money';
import { type HandAction, type ReportedHand, FORCED_ACTIONS } from './reported-hand';
import type { Answers } from '../open-points';
import type { RegulatedPlay } from './poker-facts';

/** An action of the betting with the state of the table before it. Amounts in minor units. */
export interface BettingMoment {
  readonly round: number;
  readonly action: HandAction;
  /** What the seat had put in during this betting round. */
  readonly putBefore: Minor;
  /** The highest bet of the round: what a seat must have put in to stay in the hand. */
  readonly highest: Minor;
  readonly pot: Minor;
  readonly active: number;
  readonly raises: number;
  readonly ownRaises: number;
  readonly lastIncrement: Minor;
  readonly mayRaise: boolean;
  readonly hasFolded: boolean;
}

/** A betting round at its end; `standing` are the seats that have not folded. */
export interface ClosedRound {
  readonly round: number;
  readonly highest: Minor;
  readonly standing: readonly { readonly seat: number; readonly put: Minor; readonly allIn: boolean }[];
}

interface BettingReplay {
  readonly moments: readonly BettingMoment[];
  readonly rounds: readonly ClosedRound[];
}
const NOT_BETTING: ReadonlySet<HandAction['action']> = new Set(['ante', 'dead-blind', 'discard']);

export type FullRaise = 'doubles' | 'as-last-raise';

interface BettingReading {
  readonly fullRaise: FullRaise;
  /** The least price of a call after blinds or a bring-in, in minor units, even if these were for less. */
  readonly leastPrice: Minor;
}

/** Replays the actions of a hand under one reading of the rules on raises and calls. */
export function replayBetting({ actions, carriedIn }: ReportedHand, reading: BettingReading): BettingReplay {
  const replay = new Replay(carriedIn, [...new Set(actions.map(({ seat }) => seat))], reading);
  for (const action of actions) replay.follow(action);
  return replay.closed();
}

class Replay {
  private readonly moments: BettingMoment[] = [];
  private readonly rounds: ClosedRound[] = [];
  private readonly folded = new Set<number>();
  private readonly allIn = new Set<number>();
  private round = 1;
  private put = new Map<number, Minor>();
  private highest = 0n;
  private raisesBy: number[] = [];
  private lastIncrement = 0n;
  private closedFor = new Set<number>();

  constructor(
    private pot: Minor,
    private readonly seats: readonly number[],
    private readonly reading: BettingReading,
  ) {}

  follow(action: HandAction): void {
    const { action: did, seat, amount, allIn } = action;
    if (did === 'uncalled-returned') return;
    // An ante after betting means that no player opened the pot, and that the first round starts again.
    if (did === 'ante' && this.round === 1) this.begin(1);
    if (!NOT_BETTING.has(did)) this.bet(action);
    this.pot += amount;
    if (allIn) this.allIn.add(seat);
    if (did === 'fold') this.folded.add(seat);
  }

  closed(): BettingReplay {
    this.close();
    return { moments: this.moments, rounds: this.rounds };
  }

  private bet(action: HandAction): void {
    const { seat, amount, street } = action;
    if (Math.max(street, 1) > this.round) {
      this.close();
      this.begin(Math.max(street, 1));
    }
    const putBefore = this.put.get(seat) ?? 0n;
    this.moments.push(this.momentOf(action, putBefore));
    const total = putBefore + amount;
    this.put.set(seat, total);
    if (FORCED_ACTIONS.has(action.action)) {
      const { leastPrice } = this.reading;
      const price = total > leastPrice ? total : leastPrice;
      if (price > this.highest) [this.highest, this.lastIncrement] = [price, price];
      return;
    }
    if (total > this.highest) this.raiseTo(total, action);
    this.closedFor.add(seat);
  }

  private momentOf(action: HandAction, putBefore: Minor): BettingMoment {
    const { seat } = action;
    return {
      round: this.round,
      action,
      putBefore,
      highest: this.highest,
      pot: this.pot,
      active: this.seats.length - this.folded.size,
      raises: this.raisesBy.length,
      ownRaises: this.raisesBy.filter((by) => by === seat).length,
      lastIncrement: this.lastIncrement,
      mayRaise: !this.closedFor.has(seat),
      hasFolded: this.folded.has(seat),
    };
  }

  /**
   * An all-in bet may raise by less than a full raise; it then does not allow players who have acted to raise again.
   */
  private raiseTo(total: Minor, { seat, allIn }: HandAction): void {
    const increment = total - this.highest;
    const least = this.reading.fullRaise === 'doubles' ? this.highest : this.lastIncrement;
    const isRaise = this.highest > 0n;
    this.highest = total;
    if (isRaise && allIn && increment < least) return;
    if (isRaise) this.raisesBy.push(seat);
    this.lastIncrement = increment;
    this.closedFor.clear();
  }

  private begin(round: number): void {
    this.round = round;
    this.put = new Map();
    this.highest = 0n;
    this.raisesBy = [];
    this.lastIncrement = 0n;
    this.closedFor = new Set();
  }

  private close(): void {
    const standing = this.seats.filter((seat) => !this.folded.has(seat));
    this.rounds.push({
      round: this.round,
      highest: [...this.put.values()].reduce((most, put) => (put > most ? put : most), 0n),
      standing: standing.map((seat) => ({
        seat,
        put: this.put.get(seat) ?? 0n,
        allIn: this.allIn.has(seat),
      })),
    });
  }
}

export interface Betting {
  readonly regulated: RegulatedPlay;
  readonly hand: ReportedHand;
  readonly minimum: Minor | undefined;
  /** The least first bet in minor units: the minimum of the table, and no less than authorised; 0 if unknown. */
  readonly leastBet: Minor;
  readonly fullRaise: FullRaise;
  readonly eachMayRaise: boolean;
  readonly beginsWithBlinds: Answers['OP2-43'];
  readonly currency: string;
}
