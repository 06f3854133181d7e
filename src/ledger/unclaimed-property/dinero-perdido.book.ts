import { type Minor, minorFromWire } from '../../kernel/money';
import { type AccountMovements, accountSection } from '../journal/account-movements';
import {
  type Book,
  type ColumnOf,
  moment,
  moneyCell,
  sectionOf,
  text,
  bookColumn,
} from '../_core/books/book';
import { ofLines, stated } from '../_core/books/cell-part';
import type { DeclaredFact, FactFigures } from '../_core/books/declared-fact';
import { customerOf, factsOf, namesOf } from '../_core/books/declared-fact';
import {
  moneyFound,
  moneyPaidOver,
  moneyReturned,
  type unclaimedPropertyEvents,
} from './unclaimed-property.events';

type UnclaimedPropertyEvent = (typeof unclaimedPropertyEvents)[number]['type'];

const [FINDS, RETURNS, PAYMENTS] = [moneyFound.type, moneyReturned.type, moneyPaidOver.type] as const;

/** An entry of the register and the amount owed under it, in minor units. */
export interface OwedEntry {
  /** Its number; empty for forgotten bets, which have none. */
  readonly entry: string;
  readonly currency: string;
  readonly foundOn: string;
  readonly found: Minor;
  readonly returned: Minor;
  readonly paidOver: Minor;
  readonly owed: Minor;
}

export interface UnclaimedPropertyFigures extends FactFigures<UnclaimedPropertyEvent> {
  readonly account: AccountMovements;
  readonly until?: string;
  /** Entries with an amount owed at the end of the last day; forgotten bets have no number. */
  readonly open: readonly OwedEntry[];
}

/**
 * Lost and abandoned money: finds, returns to owners with their proof, payments to the authority, entries still owed,
 * and the account, whose balance is the sum of these entries.
 */
export const dineroPerdidoBook = ({
  currency,
  facts,
  open,
  account,
  until,
}: UnclaimedPropertyFigures): Book => ({
  sections: [
    sectionOf({ en: 'Found', es: 'Hallazgos' }, FOUND, factsOf(facts, FINDS), currency),
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
        { words: 'Hallado', types: [FINDS] },
        { words: 'Devuelto', types: [RETURNS] },
        { words: 'Ingresado', types: [PAYMENTS] },
      ],
    ),
  ],
});

const AMOUNT: ColumnOf<DeclaredFact<UnclaimedPropertyEvent>> = bookColumn(
  'amount',
  ['Amount', 'Importe'],
  ({ recordNumber, data }) =>
    moneyCell(minorFromWire(data.amount), data.currency, [stated(recordNumber, 'amount')]),
);

const DAY: ColumnOf<DeclaredFact> = bookColumn('day', ['Gaming day', 'Jornada'], ({ gamingDay }) =>
  moment(gamingDay),
);

const FOUND: readonly ColumnOf<DeclaredFact<typeof FINDS>>[] = [
  bookColumn('entry', ['Entry', 'Anotación'], ({ data }) => text(data.entry)),
  DAY,
  bookColumn('kind', ['Kind', 'Clase'], ({ data }) => text(data.kind === 'chips' ? 'Fichas' : 'Efectivo')),
  AMOUNT,
  bookColumn('where', ['Where', 'Lugar'], ({ data }) =>
    text(
      [
        ...(data.table === undefined ? [] : [`Mesa ${data.table}`]),
        ...(data.where === undefined ? [] : [data.where]),
      ].join(', '),
    ),
  ),
  bookColumn('by', ['Handed in by', 'Entregado por'], ({ data }) => text(namesOf(data.by))),
];

const RETURNED: readonly ColumnOf<DeclaredFact<typeof RETURNS>>[] = [
  bookColumn('entry', ['Entry', 'Anotación'], ({ data }) => text(data.entry)),
  DAY,
  AMOUNT,
  bookColumn('document', ['Document', 'Documento'], ({ data }) => text(data.document)),
  bookColumn('to', ['To', 'A'], ({ data }) => text(customerOf(data.claimant, data.player))),
  bookColumn('by', ['By', 'Por'], ({ data }) => text(namesOf(data.by))),
];

const PAID_OVER: readonly ColumnOf<DeclaredFact<typeof PAYMENTS>>[] = [
  bookColumn('entry', ['Entry', 'Anotación'], ({ data }) => text(data.entries.join(', '))),
  DAY,
  AMOUNT,
  bookColumn('document', ['Document', 'Documento'], ({ data }) => text(data.document)),
  bookColumn('to', ['To', 'A'], ({ data }) => text(data.recipient)),
  bookColumn('by', ['By', 'Por'], ({ data }) => text(namesOf(data.by))),
];

function owedColumns(until: string | undefined): readonly ColumnOf<OwedEntry>[] {
  const ofDays = until === undefined ? {} : { bookedOn: [undefined, until] as const };
  const linesOf = ({ entry, currency }: { entry: string; currency: string }) => ({
    account: 'lost-money',
    subLedger: entry,
    currency,
    ...ofDays,
  });
  return [
    bookColumn('entry', ['Entry', 'Anotación'], ({ entry }) =>
      text(entry === '' ? 'Apuestas olvidadas' : entry),
    ),
    bookColumn('day', ['Found on', 'Hallado el'], ({ foundOn }) => moment(foundOn)),
    bookColumn('found', ['Found', 'Hallado'], (entry) =>
      moneyCell(entry.found, entry.currency, [
        ofLines({ ...linesOf(entry), otherTypes: [RETURNS, PAYMENTS] }, -1),
      ]),
    ),
    bookColumn('returned', ['Returned', 'Devuelto'], (entry) =>
      moneyCell(entry.returned, entry.currency, [ofLines({ ...linesOf(entry), types: [RETURNS] })]),
    ),
    bookColumn('paidOver', ['Paid over', 'Ingresado'], (entry) =>
      moneyCell(entry.paidOver, entry.currency, [ofLines({ ...linesOf(entry), types: [PAYMENTS] })]),
    ),
    bookColumn('owed', ['Owed', 'Pendiente'], (entry) =>
      moneyCell(entry.owed, entry.currency, [ofLines(linesOf(entry), -1)]),
    ),
  ];
}
