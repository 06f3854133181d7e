import type { Minor } from '../kernel/money';
import type { BankMode, PlacedBet } from './round';
import { listed, type Part } from '../words/message';
import { said, type Said } from '../finding-catalogue/finding';

/** A person in a game with a player's bank: seated, or standing behind the seats. */
export interface AtTheTable {
  readonly player?: string;
  readonly seat?: number;
  readonly standing?: boolean;
}

type BankOrigin = 'offer' | 'retake' | 'auction' | 'lot' | 'forced-minimum' | 'continued';

export interface MemberPart {
  readonly member: string;
  readonly amount: Minor;
}

/**
 * Chips that the banker takes out of play or puts back: in a voluntary garage out of his winnings, in an improper one
 * what exceeds the maximum of a limited bank (1.1.8.A). Minor units.
 */
export interface GarageMove {
  readonly kind: 'voluntary' | 'improper';
  readonly amount: Minor;
  readonly move: 'set-aside' | 'taken-back';
}

/**
 * A coup as the bank sees it. Minor units: `played` is what the bets and the bank had at stake, `gain` what the bank
 * won, or lost where it is negative, before the commission. `announced` is the bank as called before the coup.
 */
export interface CoupOfBank {
  readonly kind: 'coup';
  readonly bank: string;
  readonly shoeNo: number;
  readonly coupNo?: number;
  readonly bets: readonly PlacedBet[];
  readonly winners: readonly ('bank' | 'punto' | 'tie' | 'annulled')[];
  readonly played: Minor;
  readonly gain: Minor;
  /** The report has neither bets nor totals, so that a gain of 0 is unknown and not even. */
  readonly isMoneyUntold?: true;
  readonly commission: Minor;
  readonly garages: readonly GarageMove[];
  readonly allIn: boolean;
  readonly playersPresent?: number;
  readonly announced?: Minor;
}

/** The reversal of a settled coup: what it takes out of each place of the bank, in minor units; negative: puts back. */
export interface VoidedCoup {
  readonly kind: 'coup-voided';
  readonly bank: string;
  /** Which coup it reverses: what that one left uncovered is no longer out of play. */
  readonly coup?: Pick<UncoveredInCoup, 'shoeNo' | 'coupNo'>;
  readonly inPlay: Minor;
  readonly voluntary: Minor;
  readonly improper: Minor;
  readonly commission: Minor;
}

/** What the bets of a coup left uncovered of what the bank had at stake, in minor units. */
export interface UncoveredInCoup {
  readonly shoeNo: number;
  readonly coupNo: number;
  readonly amount: Minor;
}

interface Adjudicated extends AtTheTable {
  readonly kind: 'adjudicated';
  readonly bank: string;
  readonly banker: string;
  readonly amount: Minor;
  readonly partners: readonly MemberPart[];
  readonly how: BankOrigin;
  readonly fromDeposit: boolean;
  readonly mode?: BankMode;
}

interface Deposited {
  readonly kind: 'deposited';
  readonly banker: string;
  readonly amount: Minor;
  readonly means: 'cash' | 'cheque' | 'guarantee';
  readonly mode: BankMode;
  readonly bank?: string;
  readonly again: boolean;
}

export type BankReport =
  | { readonly kind: 'shoe-started'; readonly shoeNo: number }
  | { readonly kind: 'shoe-ended'; readonly goesOn?: string }
  | ({ readonly kind: 'offered'; readonly floor?: Minor } & AtTheTable)
  | ({ readonly kind: 'refused'; readonly seatForfeited: boolean } & AtTheTable)
  | Adjudicated
  | {
      readonly kind: 'raised' | 'partner-joined';
      readonly bank: string;
      readonly member: string;
      readonly amount: Minor;
      readonly fromDeposit: boolean;
    }
  | { readonly kind: 'passed'; readonly bank: string; readonly amount: Minor }
  | {
      readonly kind: 'auctioned';
      readonly bids: readonly (AtTheTable & { readonly player: string; readonly amount: Minor })[];
      readonly winner?: string;
      readonly byLot: boolean;
    }
  | {
      readonly kind: 'ended';
      readonly bank: string;
      readonly cause: string;
      readonly returned: readonly MemberPart[];
      readonly owed: readonly MemberPart[];
      readonly toDeposit?: boolean;
    }
  | VoidedCoup
  | Deposited
  | { readonly kind: 'put-in-play'; readonly bank: string; readonly banker: string; readonly amount: Minor }
  | {
      readonly kind: 'withdrawn';
      readonly bank: string;
      readonly banker: string;
      readonly amount: Minor;
      readonly toDeposit?: boolean;
    }
  | { readonly kind: 'broken'; readonly bank: string }
  | { readonly kind: 'deposit-returned'; readonly banker: string; readonly amount: Minor }
  | CoupOfBank;

/** A bank from its adjudication to its end. Amounts in minor units. */
export interface Tenure {
  readonly bank: string;
  readonly banker: string;
  readonly partners: readonly string[];
  readonly seat?: number;
  readonly standing: boolean;
  readonly how: BankOrigin;
  readonly mode?: BankMode;
  readonly initial: Minor;
  readonly putUp: Minor;
  readonly inPlay: Minor;
  readonly voluntary: Minor;
  readonly improper: Minor;
  /** Sum of what bets did not cover in each coup; out of play if the casino answers OP1-16 so. */
  readonly uncovered: Minor;
  /** The parts of `uncovered`, of coups that left any; the void of a coup takes its own back. */
  readonly uncoveredIn?: readonly UncoveredInCoup[];
  readonly wonNet: Minor;
  readonly wonGross: Minor;
  readonly coups: number;
  readonly last?: 'won' | 'lost' | 'even';
  readonly hasVoidedCoup?: true;
  /**
   * For a bank bought at auction: after which seat asking begins when it ends, and who may not bid if it never dealt.
   */
  readonly bought?: Pick<BankTurn, 'from' | 'excluded'>;
}

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

/** The search for the next banker: where it begins, and who was asked. */
export interface BankTurn {
  /** The first to be asked sits at the right of this seat; 0 is the croupier. Undefined if unknown. */
  readonly from?: number;
  readonly after: 'shoe' | 'loss' | 'pass';
  /** Least amount of the next bank in minor units; undefined: the minimum of the table. */
  readonly floor?: Minor;
  readonly passer?: string;
  readonly excluded: readonly string[];
  readonly asked: readonly number[];
  readonly standingAsked: boolean;
  readonly passerAsked: boolean;
  readonly auction?: { readonly winner?: string; readonly amount: Minor; readonly bids: number };
}

/** Minor units: `available` is paid in and not in play; `first` and `last` are amounts of single deposits. */
export interface DepositOfBanker {
  readonly banker: string;
  readonly available: Minor;
  readonly guaranteed: Minor;
  readonly first: Minor;
  readonly last: Minor;
}

/** State of the bank of a table, folded from the reports of a session (`followBank`). Minor units. */
export interface BankLife {
  readonly tenure?: Tenure;
  readonly turn: BankTurn;
  readonly shoe?: { readonly shoeNo: number; readonly coups: number };
  readonly shoes: number;
  /** The last ended shoe until the next one starts; `coups` counts those reported of it after its end. */
  readonly endedShoe?: { readonly shoeNo: number; readonly coups: number };
  readonly refused: readonly number[];
  readonly lastSeatedBanker?: number;
  /** Banker who won the last coup of a shoe: he may continue in the next one with this amount. */
  readonly mayGoOn?: { readonly player: string; readonly amount: Minor };
  readonly deposits: readonly DepositOfBanker[];
  readonly fewestPlayers?: number;
  /** Bankers who withdrew with winnings: they may hold no bank until the next shoe. */
  readonly barred: readonly string[];
  /** A bank that was withdrawn or broken: the next one is offered for at least its initial amount, with a new shoe. */
  readonly abandoned?: { readonly initial: Minor; readonly shoeNo?: number };
  /**
   * The banco called in this shoe. `nulls` counts its coups without a winner on any cloth, `evens` those without a gain
   * of the bank; `open` and `even` say that the last one was such a coup.
   */
  readonly banco?: {
    readonly player?: string;
    readonly nulls: number;
    readonly open: boolean;
    readonly evens: number;
    readonly even: boolean;
  };
}

export const NO_BANK: BankLife = {
  turn: { from: 0, after: 'shoe', excluded: [], asked: [], standingAsked: false, passerAsked: false },
  shoes: 0,
  refused: [],
  deposits: [],
  barred: [],
};

/** The deposit of a banker; every amount is 0 if he made none. */
export const depositOf = ({ deposits }: BankLife, banker: string): DepositOfBanker =>
  deposits.find((each) => each.banker === banker) ?? {
    banker,
    available: 0n,
    guaranteed: 0n,
    first: 0n,
    last: 0n,
  };

/** A person as findings name them: by player, seat and standing, as far as reported. */
export const atTheTableInWords = ({ player, seat, standing }: AtTheTable): Said => {
  const named: readonly (Part | undefined)[] = [
    player,
    seat === undefined ? undefined : said('seat', { seat }),
    standing === true ? said('standing') : undefined,
  ];
  const words = named.filter((word) => word !== undefined);
  return words.length === 0 ? said('nobody-named') : listed(words);
};
