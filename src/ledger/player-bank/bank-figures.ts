import type { Minor } from '../../kernel/money';

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
  /** Limited, free or unlimited; undefined if not stated. */
  readonly mode: string | undefined;
  readonly from: string | undefined;
  /** When it ended, and why; undefined while it is held. */
  readonly until: string | undefined;
  readonly cause: string | undefined;
  readonly members: readonly BankMemberInBook[];
  readonly coups: readonly BankCoupInBook[];
  readonly garage: readonly GarageMoveInBook[];
}

export interface BankMemberInBook {
  readonly member: string;
  readonly putUp: Minor;
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
  readonly results: readonly string[];
  readonly gain: Minor;
  readonly commission: Minor;
  readonly isVoided: boolean;
}

export interface GarageMoveInBook {
  readonly record: bigint;
  readonly at: string;
  readonly kind: 'voluntary' | 'improper';
  readonly amount: Minor;
}

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
  readonly balance: Minor;
  readonly guarantee: Minor;
  readonly guaranteed: Minor;
}

export interface BankFigures {
  readonly currency: string;
  readonly banks: readonly BankInBook[];
  readonly deposits: readonly DepositMoveInBook[];
}
