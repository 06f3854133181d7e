import type { Card } from '../../../src/games/_mechanics/cards';
import type { HAND_ACTIONS } from '../../../src/games/poker/reported-hand';
import { type Minor, sumMinor } from '../../../src/kernel/money';
import type { Guest } from '../guest';
import type { GameRules } from '../../../src/games/game-rules';
import type { Chance } from '../chance';

export interface PokerAction {
  readonly street: number;
  readonly seat: number;
  readonly action: (typeof HAND_ACTIONS)[number];
  readonly amount?: Minor;
  readonly allIn?: true;
}

export interface PokerPlayer {
  readonly seat: number;
  readonly guest: Guest;
  readonly cards: readonly Card[];
  /** The inclination to bet, from 0 to 60, independent of the cards. */
  readonly mood: number;
  readonly mayOpen: boolean;
  readonly stack: Minor;
  put: Minor;
  putInRound: Minor;
  folded: boolean;
  foldedIn?: number;
}

const leftOf = ({ stack, put }: PokerPlayer): Minor => stack - put;

export const canAct = (player: PokerPlayer): boolean => !player.folded && leftOf(player) > 0n;

/** The first to speak from the second betting round on; by default the player left of the button. */
type FirstSpeaker = 'opener' | 'last-raiser' | 'highest-open';

export interface PokerVariant {
  readonly rules: GameRules;
  readonly deck?: readonly Card[];
  readonly own: number;
  /** The indices of open cards among these, in stud. One more is dealt for each betting round. */
  readonly open?: readonly number[];
  readonly boardAt: readonly number[];
  readonly boards?: 2;
  /** Forced bets: two blinds left of the button, an ante of each player, or antes and a bring-in. */
  readonly forced: 'blinds' | 'antes' | 'bring-in';
  readonly speaksFirst?: FirstSpeaker;
  /** Whether these cards permit to open the first round; absent: any do. */
  readonly opensWith?: (cards: readonly Card[]) => boolean;
  readonly players: number;
  /** Terms that differ from the defaults: ante of half a minimum, top-up of six minima, rake of a twentieth of the pot. */
  readonly terms?: {
    readonly ante: Minor;
    readonly leastTopUp: Minor;
    readonly rakeRate: RakeRate;
  };
}

export interface RakeRate {
  readonly numerator: number;
  readonly denominator: number;
}

const MOST_RAISES = 3;

type ForcedBet = 'ante' | 'small-blind' | 'big-blind' | 'bring-in';

/** One betting round of a hand without limits: in turn, until everybody has matched the highest bet or folded. */
export class BettingRound {
  readonly actions: PokerAction[] = [];
  private raises = 0;
  /** Players who have acted and may not raise again: there was no full raise since then. */
  private readonly closed = new Set<PokerPlayer>();

  constructor(
    private readonly street: number,
    private readonly players: readonly PokerPlayer[],
    private readonly bigBlind: Minor,
    /** Whether the pot must be opened with certain cards: a player who has them then opens. */
    private readonly needsOpeners = false,
  ) {}

  play(chance: Chance): this {
    let pending = this.players.filter(canAct);
    while (pending.length > 0 && this.standing > 1) {
      const [player, ...others] = pending;
      const raised = this.act(player!, chance);
      pending = raised ? this.othersAfter(player!) : others;
    }
    return this;
  }

  force(player: PokerPlayer, action: ForcedBet, amount: Minor): void {
    this.put(player, action, amount);
  }

  private get standing(): number {
    return this.players.filter(({ folded }) => !folded).length;
  }

  private get highest(): Minor {
    return this.players.reduce((most, { putInRound }) => (putInRound > most ? putInRound : most), 0n);
  }

  private othersAfter(player: PokerPlayer): PokerPlayer[] {
    const at = this.players.indexOf(player);
    return [...this.players.slice(at + 1), ...this.players.slice(0, at)].filter(canAct);
  }

  private act(player: PokerPlayer, chance: Chance): boolean {
    const toCall = this.highest - player.putInRound;
    if (this.needsOpeners && this.highest === 0n) return this.openOrPass(player);
    const will = chance.below(100) + player.mood - (toCall * 3n > leftOf(player) ? 25 : 0);
    const mayRaise = this.raises < MOST_RAISES && toCall < leftOf(player) && !this.closed.has(player);
    if (will > 115 && mayRaise) return this.raise(player, toCall);
    this.closed.add(player);
    if (toCall === 0n) this.say(player, 'check');
    else if (will < 45) this.fold(player);
    else this.put(player, 'call', toCall);
    return false;
  }

  private openOrPass(player: PokerPlayer): boolean {
    if (player.mayOpen) return this.raise(player, 0n);
    this.say(player, 'check');
    return false;
  }

  private raise(player: PokerPlayer, toCall: Minor): boolean {
    const pot = sumMinor(this.players.map(({ put }) => put));
    const half = (pot / 2n / this.bigBlind) * this.bigBlind;
    const { highest } = this;
    const least = highest > this.bigBlind ? highest : this.bigBlind;
    this.raises += 1;
    this.put(player, highest === 0n ? 'bet' : 'raise', toCall + (half > least ? half : least));
    // Players who have acted may call an all-in of less than a full raise, but not raise again.
    if (player.putInRound >= 2n * highest) this.closed.clear();
    this.closed.add(player);
    return true;
  }

  private fold(player: PokerPlayer): void {
    player.folded = true;
    player.foldedIn = this.street;
    this.say(player, 'fold');
  }

  private say({ seat }: PokerPlayer, action: 'check' | 'fold'): void {
    this.actions.push({ street: this.street, seat, action });
  }

  private put(player: PokerPlayer, action: PokerAction['action'], wanted: Minor): void {
    const left = leftOf(player);
    const amount = wanted < left ? wanted : left;
    player.put += amount;
    player.putInRound += amount;
    const { seat } = player;
    const all = amount === left ? { allIn: true as const } : {};
    this.actions.push({ street: this.street, seat, action, amount, ...all });
  }
}
