import { Type } from 'typebox';
import { minorFromWire } from '../../kernel/money';
import { customerOperation } from '../_core/customer-operation';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  Currency,
  DocumentId,
  nameOfPerson,
  Player,
  StaffList,
  TableId,
} from '../../kernel/fields.schema';

const Entry = Type.String({
  minLength: 1,
  maxLength: 80,
  description: 'number in the register of unclaimed property',
});

export const moneyFound = defineFact({
  type: 'cagnotte.money.found.v1',
  title: { en: 'Money found', es: 'Hallazgo de dinero perdido o abandonado' },
  moves: ({ kind, amount, entry }) => [
    {
      from: { account: 'lost-money', subLedger: entry },
      to: kind === 'chips' ? 'chips:cage' : 'cash:cage',
      amount,
    },
  ],
  inBooks: true,
  unread: ['slips', 'banks'],
  asideOfPlay: true,
  category: 'cage',
  reportedBy: ['cage'],
  foreignCurrency: true,
  description: 'Chips or cash without owner are found and taken to the cage.',
  data: Type.Object({
    currency: Currency,
    entry: Entry,
    kind: Type.Enum(['chips', 'cash']),
    amount: Amount,
    where: Type.Optional(Type.String({ maxLength: 200 })),
    table: Type.Optional(TableId),
    by: StaffList,
  }),
});

export const moneyReturned = defineFact({
  type: 'cagnotte.money.returned.v1',
  title: { en: 'Money returned', es: 'Devolución de dinero perdido al dueño' },
  byRules: true,
  customer: ({ paidFrom, amount, ...data }) =>
    paidFrom === 'cash' ? customerOperation(data, { cashTaken: minorFromWire(amount) }) : undefined,
  inBooks: true,
  category: 'cage',
  reportedBy: ['cage'],
  foreignCurrency: true,
  description:
    'Unclaimed property goes back to its owner; who he is and what he proved stands in the document.',
  data: Type.Object({
    currency: Currency,
    entry: Entry,
    amount: Amount,
    paidFrom: Type.Enum(['cash', 'bank']),
    document: DocumentId,
    player: Type.Optional(Player),
    claimant: Type.Optional(nameOfPerson('player', 'the owner, as the document names him')),
    by: StaffList,
  }),
});

export const moneyPaidOver = defineFact({
  type: 'cagnotte.money.paid-over.v1',
  title: { en: 'Money paid over', es: 'Ingreso de dinero abandonado a la autoridad' },
  byRules: true,
  inBooks: true,
  category: 'cage',
  reportedBy: ['cage'],
  foreignCurrency: true,
  description: 'Unclaimed property that nobody claimed is paid over as the law says.',
  data: Type.Object({
    currency: Currency,
    entries: Type.Array(Entry, { maxItems: 1000 }),
    amount: Amount,
    paidFrom: Type.Enum(['cash', 'bank']),
    recipient: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'the authority, e.g. the town hall',
    }),
    document: DocumentId,
    by: StaffList,
  }),
});

export const unclaimedPropertyEvents = [moneyFound, moneyReturned, moneyPaidOver] as const;
