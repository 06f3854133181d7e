import type { Minor } from '../../kernel/money';

/** By which events members put chips into a bank, and by which they take them out. */
export const PUT_UP = [
  'cagnotte.bank.adjudicated.v1',
  'cagnotte.bank.raised.v1',
  'cagnotte.bank.partner-joined.v1',
  'cagnotte.bank.put-in-play.v1',
];
export const TAKEN_OUT = ['cagnotte.bank.withdrawn.v1', 'cagnotte.bank.ended.v1'];

/** A bank of players in a table session, as its book shows it. Amounts in minor units of the book currency. */
export interface BankInBook {
  readonly day: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly bank: string;
  readonly banker: string;
  /** Limited, free or unlimited; undefined where nobody said. */
  readonly mode: string | undefined;
  readonly from: string | undefined;
  /** When it ended, and why; undefined while it is held. */
  readonly until: string | undefined;
  readonly cause: string | undefined;
  readonly members: readonly BankMemberInBook[];
  readonly coups: readonly BankCoupInBook[];
  readonly garage: readonly GarageMoveInBook[];
}

/** A member's part of a bank. */
export interface BankMemberInBook {
  readonly member: string;
  readonly putUp: Minor;
  /** In chips at the end, withdrawn before, garages included. */
  readonly takenOut: Minor;
  readonly inPlay: Minor;
  readonly voluntary: Minor;
  readonly improper: Minor;
}

export interface BankCoupInBook {
  readonly record: bigint;
  readonly at: string;
  readonly shoeNo: number;
  readonly coupNo: number;
  /** Who won, on each tableau. */
  readonly results: readonly string[];
  /** What the bank won (+) or lost (-), the commission not taken off. */
  readonly gain: Minor;
  readonly commission: Minor;
  readonly isVoided: boolean;
}

/** What a coup moved into a garage (+) or out of it (-). */
export interface GarageMoveInBook {
  /** That of the coup. */
  readonly record: bigint;
  readonly at: string;
  readonly kind: 'voluntary' | 'improper';
  readonly amount: Minor;
}

/** A movement of what a banker has with the house. */
export interface DepositMoveInBook {
  readonly record: bigint;
  readonly at: string;
  readonly day: string;
  readonly banker: string;
  readonly bank: string | undefined;
  readonly eventType: string;
  readonly means: string | undefined;
  readonly document: string | undefined;
  readonly currency: string;
  readonly amount: Minor;
  /** Owed to the banker after it. */
  readonly balance: Minor;
  readonly guarantee: Minor;
  /** Guaranteed for the banker after it. */
  readonly guaranteed: Minor;
}

/** What the book of players' banks is made from. */
export interface BankFigures {
  readonly currency: string;
  readonly banks: readonly BankInBook[];
  readonly deposits: readonly DepositMoveInBook[];
}
