import type { Minor } from '../kernel/money';
import type { BankMode, PlacedBet } from './round';

/** Somebody at the table: a seat, a player standing, or one who is named. */
export interface AtTheTable {
  readonly player?: string;
  readonly seat?: number;
  readonly standing?: boolean;
}

export type BankOrigin = 'offer' | 'retake' | 'auction' | 'lot' | 'forced-minimum' | 'continued';

export interface MemberPart {
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
  readonly commission: Minor;
  readonly garages: readonly GarageMove[];
  readonly allIn: boolean;
  readonly playersPresent?: number;
  readonly announced?: Minor;
}

/** A settled coup is reversed: what that takes from the bank again, where it lies. Negative where it gives. */
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
      /** At the cage, or kept there over the close: it is a deposit of each member again. */
      readonly toDeposit?: boolean;
    }
  | CoupVoided
  | Deposited
  | { readonly kind: 'put-in-play'; readonly bank: string; readonly banker: string; readonly amount: Minor }
  | {
      readonly kind: 'withdrawn';
      readonly bank: string;
      readonly amount: Minor;
      readonly toDeposit?: boolean;
    }
  | { readonly kind: 'broken'; readonly bank: string }
  | { readonly kind: 'deposit-returned'; readonly banker: string; readonly amount: Minor }
  | BankCoup;
