import type { Minor } from '../kernel/money';
import type { AtTheTable, BankOrigin } from './bank-reports';
import type { BankMode } from './round';

/** A bank from its adjudication to its end. Amounts in minor units. */
export interface Tenure {
  readonly bank: string;
  readonly banker: string;
  readonly partners: readonly string[];
  readonly seat?: number;
  readonly standing: boolean;
  readonly how: BankOrigin;
  readonly mode?: BankMode;
  /** What banker and partners put up, at first and in all. */
  readonly initial: Minor;
  readonly putUp: Minor;
  readonly inPlay: Minor;
  readonly voluntary: Minor;
  readonly improper: Minor;
  /** What bets did not cover, coup by coup, where that stays out of play. */
  readonly uncovered: Minor;
  /** Winnings that were not set aside, after and before the commission. */
  readonly wonNet: Minor;
  readonly wonGross: Minor;
  readonly coups: number;
  /** How the last coup ended for it. */
  readonly last?: 'won' | 'lost' | 'even';
  /** Of a bank bought after a pass: the seat whose right has the next hand, and who may not bid. */
  readonly bought?: Pick<BankTurn, 'from' | 'excluded'>;
}

/** A bank nobody has put anything into yet. */
export const EMPTY_TENURE = {
  partners: [],
  standing: false,
  how: 'offer',
  initial: 0n,
  putUp: 0n,
  inPlay: 0n,
  voluntary: 0n,
  improper: 0n,
  uncovered: 0n,
  wonNet: 0n,
  wonGross: 0n,
  coups: 0,
} as const;

/** Whose turn it is to take the bank. */
export interface BankTurn {
  /** The seat whose right is asked first; 0 for the croupier. Undefined where nobody knows. */
  readonly from?: number;
  /** What brought it about: the beginning of a shoe, a loss, a pass. */
  readonly after: 'shoe' | 'loss' | 'pass';
  /** What must be put up at least; undefined for the minimum. */
  readonly floor?: Minor;
  readonly passer?: string;
  /** Who may not bid. */
  readonly excluded: readonly string[];
  readonly asked: readonly number[];
  readonly standingAsked: boolean;
  readonly passerAsked: boolean;
  readonly auction?: { readonly winner?: string; readonly amount: Minor; readonly bids: number };
}

/** What a banker has paid in and not in play. */
export interface BankerDeposit {
  readonly banker: string;
  readonly available: Minor;
  /** What guarantees of credit institutions add to it. */
  readonly guaranteed: Minor;
  /** The first deposit of the tenure, and the last. */
  readonly first: Minor;
  readonly last: Minor;
}

/** What is known of the player's banks of a table in one session. */
export interface BankLife {
  readonly tenure?: Tenure;
  readonly turn: BankTurn;
  /** The shoe in play, the number of shoes so far, and coups dealt from this one. */
  readonly shoe?: { readonly shoeNo: number; readonly coups: number };
  readonly shoes: number;
  /** Seats that refused the hand when it last came to them. */
  readonly refused: readonly number[];
  readonly lastSeatedBanker?: number;
  /** Who won the last coup of the shoe that ended, and what he had in play. */
  readonly mayGoOn?: { readonly player: string; readonly amount: Minor };
  readonly deposits: readonly BankerDeposit[];
  /** The fewest players that a coup was reported with. */
  readonly fewestPlayers?: number;
  /** Who withdrew with winnings in this shoe. */
  readonly barred: readonly string[];
  /** A bank that was abandoned: its initial amount, and the shoe it ended in. */
  readonly abandoned?: { readonly initial: Minor; readonly shoeNo?: number };
  /**
   * Banco over both cloths in this shoe: who called it, how many of its coups were null, both hands being tied, and how
   * many brought it nothing; and whether the last one did the former, or the latter.
   */
  readonly banco?: {
    readonly player?: string;
    readonly nulls: number;
    readonly open: boolean;
    readonly evens: number;
    readonly even: boolean;
  };
}

/** Before anything was reported. */
export const NO_BANK: BankLife = {
  turn: { from: 0, after: 'shoe', excluded: [], asked: [], standingAsked: false, passerAsked: false },
  shoes: 0,
  refused: [],
  deposits: [],
  barred: [],
};

/** The deposit of a banker; nothing where he made none. */
export const depositOf = ({ deposits }: BankLife, banker: string): BankerDeposit =>
  deposits.find((each) => each.banker === banker) ?? {
    banker,
    available: 0n,
    guaranteed: 0n,
    first: 0n,
    last: 0n,
  };

/** Who it is about, for people. */
export const nameOf = ({ player, seat, standing }: AtTheTable): string =>
  [player, seat === undefined ? undefined : `seat ${seat}`, standing === true ? 'standing' : undefined]
    .filter((word) => word !== undefined)
    .join(', ') || 'nobody named';
