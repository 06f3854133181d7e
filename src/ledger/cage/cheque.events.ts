import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../_core/events/event-definition';
import { Amount, Currency } from '../_core/events/money.schema';
import { Player, Reason, StaffList } from '../_core/events/people.schema';
import { DocumentId } from '../_core/events/references.schema';

export const chequeIssued = defineEvent({
  type: 'cagnotte.cage.cheque-issued.v1',
  category: 'cage',
  toldBy: 'cage',
  foreignCurrency: true,
  description:
    'The house draws a cheque to a customer: the register of cheques. What it pays (chips, a prize, a deposit) is posted by its own event.',
  data: Type.Object({
    currency: Currency,
    amount: Amount,
    document: DocumentId,
    pays: Type.Enum(['chips', 'prize', 'deposit', 'lost-money', 'other']),
    player: Type.Optional(Player),
    by: StaffList,
  }),
});
export type ChequeIssued = DataOf<typeof chequeIssued>;

export const chequeCleared = defineEvent({
  type: 'cagnotte.cage.cheque-cleared.v1',
  category: 'cage',
  toldBy: 'cage',
  foreignCurrency: true,
  description: "A customer's cheque kept in the cage is credited to the bank of the house.",
  data: Type.Object({ currency: Currency, amount: Amount, document: DocumentId }),
});
export type ChequeCleared = DataOf<typeof chequeCleared>;

export const chequeReturned = defineEvent({
  type: 'cagnotte.cage.cheque-returned.v1',
  category: 'cage',
  toldBy: 'cage',
  foreignCurrency: true,
  description: "A customer's cheque comes back unpaid and becomes a claim on him.",
  data: Type.Object({
    currency: Currency,
    amount: Amount,
    document: DocumentId,
    afterClearing: Type.Optional(Type.Boolean({ description: 'the bank had credited it before' })),
    player: Type.Optional(Player),
    reason: Type.Optional(Reason),
  }),
});
export type ChequeReturned = DataOf<typeof chequeReturned>;

export const chequeEvents = [chequeIssued, chequeCleared, chequeReturned] as const;
