import { chequeOf, paidWith } from '../_core/account-paths';
import { cashIn, customerOperation } from '../_core/customer-operation';
import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { minorFromWire } from '../../kernel/money';
import { defineFact } from '../_core/fact-definition';
import {
  Amount,
  Currency,
  DocumentId,
  MeansOfPayment,
  nameOfPerson,
  Notes,
  OtherCurrencies,
  Payments,
  Pieces,
  Player,
  Reason,
  Staff,
  StaffList,
  FloatHolderField,
  Slip,
  TableId,
} from '../../kernel/fields.schema';

const holdings = {
  currency: Currency,
  chips: Amount,
  cash: Amount,
  pieces: Type.Optional(Pieces),
  notes: Type.Optional(Notes),
  otherCurrencies: Type.Optional(OtherCurrencies),
  cheques: Type.Optional(
    Type.Array(Type.Object({ document: DocumentId, amount: Amount }), {
      maxItems: 500,
      description: 'each singly',
    }),
  ),
  by: StaffList,
};

export const cageOpened = defineFact({
  type: 'cagnotte.cage.opened.v1',
  title: { en: 'Cage opened', es: 'Apertura de caja central' },
  byRules: true,
  category: 'cage',
  reportedBy: ['cage'],
  foreignCurrency: true,
  description: 'The cage opens for the day: what it holds, and what is blocked in the bank for prizes.',
  data: Type.Object({ ...holdings, blockedInBank: Type.Optional(Amount) }),
});

export const cageCounted = defineFact({
  type: 'cagnotte.cage.counted.v1',
  title: { en: 'Cage counted', es: 'Arqueo de caja central' },
  byRules: true,
  category: 'cage',
  reportedBy: ['cage'],
  foreignCurrency: true,
  description: 'The cage is counted: chips, cash, other currencies, and cheques singly.',
  data: Type.Object({
    ...holdings,
    occasion: Type.Optional(
      Type.Enum(['opening', 'interim', 'closing'], { description: 'closing where not given' }),
    ),
  }),
});
export type CageCounted = DataOf<typeof cageCounted>;

export const chipsSold = defineFact({
  type: 'cagnotte.cage.chips-sold.v1',
  title: { en: 'Chips sold', es: 'Venta de fichas en caja' },
  moves: ({ amount, meansOfPayment, document, slip }) => [
    { from: 'chips:cage', to: paidWith(meansOfPayment, document), amount, slip },
  ],
  customer: ({ amount, meansOfPayment, ...data }) =>
    customerOperation(data, {
      chipsBought: minorFromWire(amount),
      cashBrought: meansOfPayment === 'cash' ? minorFromWire(amount) : 0n,
    }),
  slips: ({ slip, amount }) => [{ end: 'cage', table: null, slip, kind: 'sale', amount }],
  category: 'cage',
  reportedBy: ['cage'],
  foreignCurrency: true,
  description: 'The cage sells chips to a customer for cash, a cheque or a bank transfer.',
  data: Type.Object({
    currency: Currency,
    amount: Amount,
    meansOfPayment: MeansOfPayment,
    player: Type.Optional(Player),
    slip: Type.Optional(Type.String({ maxLength: 80 })),
    document: Type.Optional(DocumentId),
    pieces: Type.Optional(Pieces),
    by: Type.Optional(Staff),
  }),
});
export type ChipsSold = DataOf<typeof chipsSold>;

export const chipsRedeemed = defineFact({
  type: 'cagnotte.cage.chips-redeemed.v1',
  title: { en: 'Chips redeemed', es: 'Canje de fichas en caja' },
  byRules: true,
  toCustomers: ({ amount }) => -minorFromWire(amount),
  customer: ({ amount, paid, ...data }) =>
    customerOperation(data, { chipsRedeemed: minorFromWire(amount), cashTaken: cashIn(paid) }),
  inBooksIf: ({ certificate }) => certificate !== undefined,
  category: 'cage',
  reportedBy: ['cage'],
  foreignCurrency: true,
  description:
    'A customer gives chips back to the cage and is paid their face value, in one or several ways.',
  data: Type.Object({
    currency: Currency,
    amount: Amount,
    paid: Payments,
    player: Type.Optional(Player),
    pieces: Type.Optional(Pieces),
    certificate: Type.Optional(DocumentId),
    by: Type.Optional(Staff),
  }),
});

export const currencyChanged = defineFact({
  type: 'cagnotte.cage.currency-changed.v1',
  title: { en: 'Currency changed', es: 'Cambio de divisa' },
  // The account `fx` holds the position in each currency.
  moves: ({ direction, amount, other }) => {
    const [cash, position] = ['cash:cage', 'fx'] as const;
    const foreign = { amount: other.amount, currency: other.currency };
    return direction === 'bought'
      ? [
          { from: position, to: cash, ...foreign },
          { from: cash, to: position, amount },
        ]
      : [
          { from: cash, to: position, ...foreign },
          { from: position, to: cash, amount },
        ];
  },
  category: 'cage',
  reportedBy: ['cage'],
  foreignCurrency: true,
  description: 'The cage buys money in another currency from a customer, or sells it.',
  data: Type.Object({
    currency: Currency,
    amount: Amount,
    direction: Type.Enum(['bought', 'sold'], { description: 'the other currency, as the cage sees it' }),
    other: Type.Object({ currency: Currency, amount: Amount, notes: Type.Optional(Notes) }),
    rate: Type.Optional(Type.String({ maxLength: 40, description: 'as displayed, e.g. 1.0825 USD per EUR' })),
    player: Type.Optional(Player),
    by: Type.Optional(Staff),
  }),
});

export const cageTransferred = defineFact({
  type: 'cagnotte.cage.transferred.v1',
  title: { en: 'Transfer between cage and bank', es: 'Traspaso de caja' },
  moves: ({ from, to, amount }) => (from === to ? [] : [{ from: paidWith(from), to: paidWith(to), amount }]),
  category: 'cage',
  reportedBy: ['cage', 'office'],
  foreignCurrency: true,
  description: 'Money moves between the cash of the cage and the bank of the house.',
  data: Type.Object({
    currency: Currency,
    amount: Amount,
    from: Type.Enum(['cash', 'bank']),
    to: Type.Enum(['cash', 'bank']),
    document: Type.Optional(DocumentId),
    notes: Type.Optional(Notes),
    by: StaffList,
  }),
});

export const cageEvents = [
  cageOpened,
  cageCounted,
  chipsSold,
  chipsRedeemed,
  currencyChanged,
  cageTransferred,
] as const;

export const chequeIssued = defineFact({
  type: 'cagnotte.cage.cheque-issued.v1',
  title: { en: 'Cheque issued', es: 'Cheque librado' },
  movesNothing: 'the register of cheques: the money it pays is posted by the event that says what for',
  inBooks: true,
  category: 'cage',
  reportedBy: ['cage'],
  foreignCurrency: true,
  description:
    'The house draws a cheque to a customer: the register of cheques. What it pays (chips, a prize, a deposit) is posted by its own event.',
  data: Type.Object({
    currency: Currency,
    amount: Amount,
    document: DocumentId,
    pays: Type.Enum(['chips', 'prize', 'deposit', 'lost-money', 'other']),
    player: Type.Optional(Player),
    payee: Type.Optional(nameOfPerson('player', 'the name on the cheque')),
    by: StaffList,
  }),
});

export const chequeCleared = defineFact({
  type: 'cagnotte.cage.cheque-cleared.v1',
  title: { en: 'Cheque cleared', es: 'Cheque cobrado' },
  moves: ({ amount, document }) => [{ from: chequeOf(document), to: 'bank', amount }],
  inBooks: true,
  category: 'cage',
  reportedBy: ['cage', 'office'],
  foreignCurrency: true,
  description: "A customer's cheque kept in the cage is credited to the bank of the house.",
  data: Type.Object({ currency: Currency, amount: Amount, document: DocumentId }),
});

export const chequeReturned = defineFact({
  type: 'cagnotte.cage.cheque-returned.v1',
  title: { en: 'Cheque returned', es: 'Cheque devuelto' },
  // A claim on the customer, by the number of the cheque.
  moves: ({ amount, document, afterClearing = false }) => [
    {
      from: afterClearing ? 'bank' : chequeOf(document),
      to: { account: 'receivable', subLedger: document },
      amount,
    },
  ],
  inBooks: true,
  category: 'cage',
  reportedBy: ['cage', 'office'],
  foreignCurrency: true,
  description: "A customer's cheque comes back unpaid and becomes a claim on him.",
  data: Type.Object({
    currency: Currency,
    amount: Amount,
    document: DocumentId,
    afterClearing: Type.Optional(Type.Boolean({ description: 'the bank had credited it before' })),
    player: Type.Optional(Player),
    drawer: Type.Optional(nameOfPerson('player', 'the customer who drew the cheque')),
    reason: Type.Optional(Reason),
  }),
});

export const chequeEvents = [chequeIssued, chequeCleared, chequeReturned] as const;

/**
 * Chips that move between cage and table, as the cage reports them. `sessionno` of the envelope is the session of the
 * table.
 */
const chipsMoved = {
  currency: Currency,
  table: TableId,
  amount: Amount,
  slip: Slip,
  holder: Type.Optional(FloatHolderField),
  pieces: Type.Optional(Pieces),
  by: Type.Optional(StaffList),
};

export const floatIssued = defineFact({
  type: 'cagnotte.cage.float-issued.v1',
  title: { en: 'Chips issued to a table', es: 'Entrega de fichas a mesa' },
  byRules: true,
  slips: ({ slip, amount, holder, table, purpose = 'fill' }) => [
    {
      end: 'cage',
      table,
      slip,
      kind: holder === 'cambista' || purpose === 'imprest' ? 'cambista-order' : purpose,
      amount,
      travel: { direction: 'to-table', chips: amount },
    },
  ],
  inBooks: true,
  unread: ['box', 'boxes', 'banks'],
  asideOfPlay: true,
  category: 'cage',
  reportedBy: ['cage'],
  foreignCurrency: true,
  description:
    "The cage sends chips to a table as float, fill or imprest: the cage's half, under the table's slip.",
  data: Type.Object({
    ...chipsMoved,
    purpose: Type.Optional(Type.Enum(['float', 'fill', 'imprest'])),
  }),
});

export const creditReceived = defineFact({
  type: 'cagnotte.cage.credit-received.v1',
  title: { en: 'Credit received', es: 'Recepción de devolución de mesa' },
  byRules: true,
  slips: ({ slip, amount, holder, table }) => [
    {
      end: 'cage',
      table,
      slip,
      kind: holder === 'cambista' ? 'cambista-order' : 'credit',
      amount,
      travel: { direction: 'to-cage', chips: amount },
    },
  ],
  inBooks: true,
  unread: ['box', 'boxes', 'banks'],
  asideOfPlay: true,
  category: 'cage',
  reportedBy: ['cage'],
  foreignCurrency: true,
  description: "Chips of a table arrive at the cage during the session: the cage's half of a credit.",
  data: Type.Object(chipsMoved),
});

export const cageSlipEvents = [floatIssued, creditReceived] as const;
