import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../_core/event-definition';
import {
  Amount,
  BankId,
  Currency,
  DocumentId,
  Payments,
  Player,
  RoundNo,
  Slip,
  StaffList,
} from '../_core/fields.schema';

export const bankDeposited = defineEvent({
  type: 'cagnotte.bank.deposited.v1',
  category: 'table',
  toldBy: ['cage', 'table'],
  description: 'A banker deposits with the house, or proves a guarantee at a credit institution.',
  data: Type.Object({
    currency: Currency,
    banker: Player,
    amount: Amount,
    means: Type.Enum(['cash', 'cheque', 'guarantee'], {
      description: 'a guarantee is recorded, and posts nothing',
    }),
    mode: Type.Enum(['limited', 'free']),
    bank: Type.Optional(BankId),
    institution: Type.Optional(
      Type.String({ maxLength: 120, description: 'credit institution of a guarantee' }),
    ),
    document: Type.Optional(DocumentId),
    again: Type.Optional(Type.Boolean({ description: 'after the bank was broken' })),
    by: Type.Optional(StaffList),
  }),
});
export type BankDeposited = DataOf<typeof bankDeposited>;

export const bankPutInPlay = defineEvent({
  type: 'cagnotte.bank.put-in-play.v1',
  category: 'table',
  toldBy: ['table'],
  description:
    "Part or all of a deposit is changed into chips of the bank and given into the croupier's custody.",
  data: Type.Object({
    currency: Currency,
    bank: BankId,
    banker: Player,
    amount: Amount,
    toCoverCoup: Type.Optional(RoundNo),
    slip: Type.Optional(Slip),
  }),
});
export type BankPutInPlay = DataOf<typeof bankPutInPlay>;

export const bankWithdrawn = defineEvent({
  type: 'cagnotte.bank.withdrawn.v1',
  category: 'table',
  toldBy: ['table'],
  description:
    'The banker withdraws from the bank and announces the amount; at the cage it becomes a deposit again.',
  data: Type.Object({
    currency: Currency,
    bank: BankId,
    banker: Player,
    amount: Amount,
    paidOut: Type.Enum(['chips', 'deposit'], {
      description: 'in chips at the table, or at the cage as deposit',
    }),
    slip: Type.Optional(Slip),
  }),
});
export type BankWithdrawn = DataOf<typeof bankWithdrawn>;

export const bankBroken = defineEvent({
  type: 'cagnotte.bank.broken.v1',
  category: 'table',
  toldBy: ['table'],
  description: 'Nothing is left of the bank; its banker may deposit again or give it up.',
  data: Type.Object({ bank: BankId, banker: Player, coupNo: Type.Optional(RoundNo) }),
});
export type BankBroken = DataOf<typeof bankBroken>;

export const bankDepositReturned = defineEvent({
  type: 'cagnotte.bank.deposit-returned.v1',
  category: 'table',
  toldBy: ['cage', 'table'],
  description: 'The house pays a deposit back to the banker, or releases his guarantee.',
  data: Type.Object({
    currency: Currency,
    banker: Player,
    amount: Amount,
    paid: Type.Optional(Payments),
    guaranteeReleased: Type.Optional(DocumentId),
    by: Type.Optional(StaffList),
  }),
});
export type BankDepositReturned = DataOf<typeof bankDepositReturned>;

export const bankDepositEvents = [
  bankDeposited,
  bankPutInPlay,
  bankWithdrawn,
  bankBroken,
  bankDepositReturned,
] as const;
