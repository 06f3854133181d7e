import type { Minor } from '../kernel/money';
import type { BankMode, PlacedBet } from './round';
import { listed, type Part } from '../words/message';
import { said, type Said } from '../finding-catalogue/finding';

export interface AtTheTable {
  readonly player?: string;
  readonly seat?: number;
  readonly standing?: boolean;
}

type BankOrigin = 'offer' | 'retake' | 'auction' | 'lot' | 'forced-minimum' | 'continued';

interface MemberPart {
  readonly member: string;
  readonly amount: Minor;
}

export interface GarageMove {
  readonly kind: 'voluntary' | 'improper';
  readonly amount: Minor;
  readonly move: 'set-aside' | 'taken-back';
}

export interface BankCoup {
  readonly kind: 'coup';
  readonly bank: string;
  readonly shoeNo: number;
  readonly bets: readonly PlacedBet[];
  readonly winners: readonly ('bank' | 'punto' | 'tie' | 'annulled')[];
  readonly played: Minor;
  readonly gain: Minor;
  /** Neither bets nor totals are reported: the gain of nothing says nothing. */
  readonly isMoneyUntold?: true;
  readonly commission: Minor;
  readonly garages: readonly GarageMove[];
  readonly allIn: boolean;
  readonly playersPresent?: number;
  readonly announced?: Minor;
}

/** A settled coup is reversed: what this takes from the bank again, by place. Negative where it gives. */
export interface CoupVoided {
  readonly kind: 'coup-voided';
  readonly bank: string;
  readonly inPlay: Minor;
  readonly voluntary: Minor;
  readonly improper: Minor;
  readonly commission: Minor;
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
  | CoupVoided
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
  | BankCoup;

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
  /** What bets did not cover, coup by coup, if that stays out of play. */
  readonly uncovered: Minor;
  readonly wonNet: Minor;
  readonly wonGross: Minor;
  readonly coups: number;
  readonly last?: 'won' | 'lost' | 'even';
  readonly hasVoidedCoup?: true;
  /** Of a bank bought after a pass: the seat whose right has the next hand, and who may not bid. */
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

export interface BankTurn {
  /** The seat whose right is asked first; 0 for the croupier. Undefined if unknown. */
  readonly from?: number;
  readonly after: 'shoe' | 'loss' | 'pass';
  /** What must be put up at least; undefined for the minimum. */
  readonly floor?: Minor;
  readonly passer?: string;
  readonly excluded: readonly string[];
  readonly asked: readonly number[];
  readonly standingAsked: boolean;
  readonly passerAsked: boolean;
  readonly auction?: { readonly winner?: string; readonly amount: Minor; readonly bids: number };
}

export interface BankerDeposit {
  readonly banker: string;
  readonly available: Minor;
  readonly guaranteed: Minor;
  readonly first: Minor;
  readonly last: Minor;
}

export interface BankLife {
  readonly tenure?: Tenure;
  readonly turn: BankTurn;
  readonly shoe?: { readonly shoeNo: number; readonly coups: number };
  readonly shoes: number;
  /** The shoe that ended last, until another one begins: how many coups were told of it since. */
  readonly endedShoe?: { readonly shoeNo: number; readonly coups: number };
  readonly refused: readonly number[];
  readonly lastSeatedBanker?: number;
  readonly mayGoOn?: { readonly player: string; readonly amount: Minor };
  readonly deposits: readonly BankerDeposit[];
  readonly fewestPlayers?: number;
  readonly barred: readonly string[];
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

export const NO_BANK: BankLife = {
  turn: { from: 0, after: 'shoe', excluded: [], asked: [], standingAsked: false, passerAsked: false },
  shoes: 0,
  refused: [],
  deposits: [],
  barred: [],
};

export const depositOf = ({ deposits }: BankLife, banker: string): BankerDeposit =>
  deposits.find((each) => each.banker === banker) ?? {
    banker,
    available: 0n,
    guaranteed: 0n,
    first: 0n,
    last: 0n,
  };

export const nameOf = ({ player, seat, standing }: AtTheTable): Said => {
  const named: readonly (Part | undefined)[] = [
    player,
    seat === undefined ? undefined : said('seat', { seat }),
    standing === true ? said('standing') : undefined,
  ];
  const words = named.filter((word) => word !== undefined);
  return words.length === 0 ? said('nobody-named') : listed(words);
};
