import { type Minor, minorFromWire } from '../../kernel/money';
import { type AccountMovements, accountSection } from '../journal/account-movements';
import { type Book, type ColumnOf, moment, money, sectionOf, text } from '../_core/books/book';
import { ofLines, stated } from '../_core/books/cell-part';
import {
  type DeclaredFact,
  type FactFigures,
  customerOf,
  factsOf,
  namesOf,
} from '../_core/books/declared-fact';

type UnclaimedPropertyEvent =
  | 'cagnotte.money.found.v1'
  | 'cagnotte.money.returned.v1'
  | 'cagnotte.money.paid-over.v1';

export interface UnclaimedPropertyFigures extends FactFigures<UnclaimedPropertyEvent> {
  readonly account: AccountMovements;
  readonly until?: string;
  /** The entries of which something is owed at the end of the last day; forgotten bets have no number. */
  readonly open: readonly {
    readonly entry: string;
    readonly currency: string;
    readonly foundOn: string;
    readonly found: Minor;
    readonly returned: Minor;
    readonly paidOver: Minor;
    readonly owed: Minor;
  }[];
}

/**
 * Lost and abandoned money: what was found, what went back to its owner and on which proof, what was paid over, the
 * entries still owed, and the account, whose balance is the sum of these entries.
 */
export const dineroPerdidoBook = ({
  currency,
  facts,
  open,
  account,
  until,
}: UnclaimedPropertyFigures): Book => ({
  sections: [
    sectionOf({ en: 'Found', es: 'Hallazgos' }, FOUND, factsOf(facts, 'cagnotte.money.found.v1'), currency),
    sectionOf(
      { en: 'Returned to the owner', es: 'Devoluciones al dueño' },
      RETURNED,
      factsOf(facts, RETURNS),
      currency,
    ),
    sectionOf(
      { en: 'Paid over', es: 'Ingresos a la autoridad' },
      PAID_OVER,
      factsOf(facts, PAYMENTS),
      currency,
    ),
    sectionOf({ en: 'Still owed', es: 'Anotaciones pendientes' }, owedColumns(until), open, currency),
    accountSection(
      { en: 'Account of unclaimed property', es: 'Cuenta de dinero perdido o abandonado' },
      account,
      [
        { words: 'Hallado', types: ['cagnotte.money.found.v1'] },
        { words: 'Devuelto', types: [RETURNS] },
        { words: 'Ingresado', types: [PAYMENTS] },
      ],
    ),
  ],
});

const RETURNS = 'cagnotte.money.returned.v1';
const PAYMENTS = 'cagnotte.money.paid-over.v1';

const AMOUNT: ColumnOf<DeclaredFact<UnclaimedPropertyEvent>> = {
  ...{ id: 'amount', en: 'Amount', es: 'Importe' },
  of: ({ recordNumber, data }) =>
    money(minorFromWire(data.amount), data.currency, [stated(recordNumber, 'amount')]),
};

const DAY: ColumnOf<DeclaredFact> = {
  ...{ id: 'day', en: 'Gaming day', es: 'Jornada' },
  of: ({ gamingDay }) => moment(gamingDay),
};

const FOUND: readonly ColumnOf<DeclaredFact<'cagnotte.money.found.v1'>>[] = [
  { id: 'entry', en: 'Entry', es: 'Anotación', of: ({ data }) => text(data.entry) },
  DAY,
  {
    ...{ id: 'kind', en: 'Kind', es: 'Clase' },
    of: ({ data }) => text(data.kind === 'chips' ? 'Fichas' : 'Efectivo'),
  },
  AMOUNT,
  {
    ...{ id: 'where', en: 'Where', es: 'Lugar' },
    of: ({ data }) =>
      text(
        [
          ...(data.table === undefined ? [] : [`Mesa ${data.table}`]),
          ...(data.where === undefined ? [] : [data.where]),
        ].join(', '),
      ),
  },
  { id: 'by', en: 'Handed in by', es: 'Entregado por', of: ({ data }) => text(namesOf(data.by)) },
];

const RETURNED: readonly ColumnOf<DeclaredFact<typeof RETURNS>>[] = [
  { id: 'entry', en: 'Entry', es: 'Anotación', of: ({ data }) => text(data.entry) },
  DAY,
  AMOUNT,
  { id: 'document', en: 'Document', es: 'Documento', of: ({ data }) => text(data.document) },
  { id: 'to', en: 'To', es: 'A', of: ({ data }) => text(customerOf(data.claimant, data.player)) },
  { id: 'by', en: 'By', es: 'Por', of: ({ data }) => text(namesOf(data.by)) },
];

const PAID_OVER: readonly ColumnOf<DeclaredFact<typeof PAYMENTS>>[] = [
  { id: 'entry', en: 'Entry', es: 'Anotación', of: ({ data }) => text(data.entries.join(', ')) },
  DAY,
  AMOUNT,
  { id: 'document', en: 'Document', es: 'Documento', of: ({ data }) => text(data.document) },
  { id: 'to', en: 'To', es: 'A', of: ({ data }) => text(data.recipient) },
  { id: 'by', en: 'By', es: 'Por', of: ({ data }) => text(namesOf(data.by)) },
];

function owedColumns(
  until: string | undefined,
): readonly ColumnOf<UnclaimedPropertyFigures['open'][number]>[] {
  const ofDays = until === undefined ? {} : { bookedOn: [undefined, until] as const };
  const linesOf = ({ entry, currency }: { entry: string; currency: string }) => ({
    ...{ account: 'lost-money', subLedger: entry, currency, ...ofDays },
  });
  return [
    {
      ...{ id: 'entry', en: 'Entry', es: 'Anotación' },
      of: ({ entry }) => text(entry === '' ? 'Apuestas olvidadas' : entry),
    },
    { id: 'day', en: 'Found on', es: 'Hallado el', of: ({ foundOn }) => moment(foundOn) },
    {
      ...{ id: 'found', en: 'Found', es: 'Hallado' },
      of: (entry) =>
        money(entry.found, entry.currency, [
          ofLines({ ...linesOf(entry), otherTypes: [RETURNS, PAYMENTS] }, -1),
        ]),
    },
    {
      ...{ id: 'returned', en: 'Returned', es: 'Devuelto' },
      of: (entry) =>
        money(entry.returned, entry.currency, [ofLines({ ...linesOf(entry), types: [RETURNS] })]),
    },
    {
      ...{ id: 'paidOver', en: 'Paid over', es: 'Ingresado' },
      of: (entry) =>
        money(entry.paidOver, entry.currency, [ofLines({ ...linesOf(entry), types: [PAYMENTS] })]),
    },
    {
      ...{ id: 'owed', en: 'Owed', es: 'Pendiente' },
      of: (entry) => money(entry.owed, entry.currency, [ofLines(linesOf(entry), -1)]),
    },
  ];
}
