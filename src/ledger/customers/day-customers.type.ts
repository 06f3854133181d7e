import { ArgsType, ObjectType } from '@nestjs/graphql';
import { decisions } from '../../api/decision-field';
import {
  decidedOrRefused,
  decisionRecorded,
  DecisionRecorded,
  DecisionRefused,
  type NotRecorded,
  refusedWith,
} from '../../api/decision-refused';
import { ListArguments } from '../../api/connection.type';
import { enumOfValues, eventName, moneyOf } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { CUSTOMER_SUMS, type CustomerSums, reachesLimit } from '../_core/customer-operation';
import { DecisionSignatureType, imported, signatureOf } from '../register/event.resolver';
import { FactInRecord } from '../table-session/session-parts.type';
import { CUSTOMER_REFUSALS, type CustomerRefusalCode } from './customer.decisions';
import type { IdentityDocument } from './customers.events';
import {
  type CustomerRow,
  type LastIdentification,
  MOST_OPERATIONS,
  type OperationOfCustomer,
} from './day-customers.queries';

export const IdentityDocumentName = enumOfValues<IdentityDocument>(
  'IdentityDocument',
  'The kind of document by which a customer was identified.',
  {
    dni: 'The national identity document of Spain.',
    nie: 'The card of a foreigner with a Spanish number (NIE).',
    passport: 'A passport.',
    'foreign-identity-card': 'The identity card of another state.',
    other: 'Another document that the law admits; the note says which.',
  },
);

@ObjectType({ isAbstract: true })
abstract class CustomerAmounts extends g.object({
  cashBrought: g.money('Cash that the customer gave: for chips at the cage or at a table, or as a deposit.'),
  cashTaken: g.money('Cash that the customer was paid: for chips, as a prize, or from a deposit.'),
  chipsBought: g.money('Chips bought at the cage and at tables, whatever they were paid with.'),
  chipsRedeemed: g.money('Chips given back at the cage and at tables, whatever was paid for them.'),
}) {}

@ObjectType({ description: 'One operation of a customer, as its fact states it.' })
export class CustomerOperationType extends g.object(FactInRecord, {
  eventType: g.text('Its type without prefix and version.'),
  source: g.text('With eventId the address of the fact.'),
  eventId: g.id(),
  table: g.nullable(g.text('Null at the cage.')),
  cashBrought: g.money(),
  cashTaken: g.money(),
  chipsBought: g.money(),
  chipsRedeemed: g.money(),
}) {}

@ObjectType({ description: 'That a customer of a gaming day was identified (Ley 10/2010, article 7.5).' })
export class CustomerIdentification extends g.object({
  document: g.of(() => IdentityDocumentName),
  by: g.text('The person who recorded it.'),
  at: g.text('The stated time.'),
  note: g.nullable(g.text()),
  recordNumber: g.position('Its record; the number of the document is read with personalTexts.'),
  signature: g.of(() => DecisionSignatureType),
  imported,
}) {}

@ObjectType({
  description:
    'What a customer brought and took in a gaming day in one currency, all operations of the day together; or one operation of 2,000 EUR or more that names nobody.',
})
export class DayCustomer extends g.object(CustomerAmounts, {
  player: g.nullable(g.text('The opaque id of the customer; null: the operation names nobody.')),
  atLimit: g.nullable(
    g.bool(
      'Whether one of the four sums reaches 2,000 EUR, from which the law wants the customer identified; null in a currency in which it states no amount.',
    ),
  ),
  identification: g.nullable(
    g.of(() => CustomerIdentification, 'Null: not identified, or the identification was withdrawn.'),
  ),
  operationCount: g.int(),
  operations: g.listOf(
    () => CustomerOperationType,
    `In the order of the facts, the first ${MOST_OPERATIONS}.`,
  ),
}) {}

@ArgsType()
export class DayCustomersArguments extends g.args(ListArguments, {
  day: g.gamingDay('The gaming day.'),
  onlyAtLimit: g.byDefault(false, g.bool('Only customers of 2,000 EUR and more.')),
}) {}

@ArgsType()
export class IdentifyCustomerArguments extends g.args(OfCasinoArguments, {
  day: g.gamingDay('The gaming day.'),
  player: g.text('The opaque id of the customer, as the facts of the day name it.'),
  document: g.of(() => IdentityDocumentName),
  documentNumber: g.text('The number of the document, 1 to 100 characters; recorded encrypted.'),
  note: g.optional(g.text('1 to 1000 characters, without a name.')),
}) {}

@ArgsType()
export class WithdrawIdentificationArguments extends g.args(OfCasinoArguments, {
  day: g.gamingDay('The gaming day.'),
  player: g.text('The opaque id of the customer.'),
  reason: g.text('1 to 1000 characters, without a name.'),
}) {}

@ObjectType({ description: 'It is recorded.' })
class CustomerDecided extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was recorded.' })
class CustomerRefused extends DecisionRefused<CustomerRefusalCode> {}

export const CUSTOMER_DECISION = decisions({
  answer: decidedOrRefused('CustomerResult', CustomerDecided, CustomerRefused),
  recorded: decisionRecorded,
  refused: (why: NotRecorded<CustomerRefusalCode>) => refusedWith(CUSTOMER_REFUSALS, why),
  behind: { code: 'CUSTOMER.BOOKS_BEHIND' },
});

const amountsOf = (sums: CustomerSums, currency: string) =>
  Object.fromEntries(CUSTOMER_SUMS.map((sum) => [sum, moneyOf(sums[sum], currency)])) as Pick<
    DayCustomer,
    keyof CustomerSums
  >;

export const dayCustomerOf = (
  { player, currency, operationCount, ...sums }: CustomerRow,
  operations: readonly OperationOfCustomer[],
  identification: LastIdentification | undefined,
): DayCustomer => ({
  player: player === '' ? null : player,
  ...amountsOf(sums, currency),
  atLimit: reachesLimit({ currency, sums }) ?? null,
  identification: identification?.isIdentified === true ? identificationOf(identification) : null,
  operationCount,
  operations: operations.map(
    ({ recordNumber, happenedAt, eventType, source, eventId, tableId, ...each }) => ({
      ...{ recordNumber, happenedAt, source, eventId },
      eventType: eventName(eventType),
      table: tableId,
      ...amountsOf(each, currency),
    }),
  ),
});

const identificationOf = ({
  document,
  by,
  happenedAt: at,
  note,
  recordNumber,
  signedWith,
  imported: history,
}: LastIdentification): CustomerIdentification => ({
  document: document as IdentityDocument,
  by: by.name ?? by.id,
  ...{ at, note, recordNumber },
  signature: signatureOf(signedWith, { imported: history }),
  imported: history ?? null,
});
