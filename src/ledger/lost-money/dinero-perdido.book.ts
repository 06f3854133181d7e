import { type Minor, minorFromWire } from '../../kernel/money';
import { type AccountMovements, accountSection } from '../journal/account-movements';
import {
  type Book,
  type Cell,
  type Column,
  moment,
  money,
  type Section,
  text,
  totalsOf,
} from '../_core/books/book';
import { type CellPart, ofLines, stated } from '../_core/books/cell-part';
import { type DeclaredFact, type FactFigures, factsOf, namesOf } from '../_core/books/declared-fact';

const FOUND: readonly Column[] = [
  { id: 'entry', en: 'Entry', es: 'Asiento' },
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'kind', en: 'Kind', es: 'Clase' },
  { id: 'amount', en: 'Amount', es: 'Importe' },
  { id: 'where', en: 'Where', es: 'Lugar' },
  { id: 'by', en: 'Handed in by', es: 'Entregado por' },
];

const RETURNED: readonly Column[] = [
  { id: 'entry', en: 'Entry', es: 'Asiento' },
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'amount', en: 'Amount', es: 'Importe' },
  { id: 'document', en: 'Document', es: 'Documento' },
  { id: 'to', en: 'To', es: 'A' },
  { id: 'by', en: 'By', es: 'Por' },
];

const OPEN: readonly Column[] = [
  { id: 'entry', en: 'Entry', es: 'Asiento' },
  { id: 'day', en: 'Found on', es: 'Hallado el' },
  { id: 'found', en: 'Found', es: 'Hallado' },
  { id: 'returned', en: 'Returned', es: 'Devuelto' },
  { id: 'paidOver', en: 'Paid over', es: 'Ingresado' },
  { id: 'owed', en: 'Owed', es: 'Pendiente' },
];

type LostMoneyEvent =
  | 'cagnotte.money.found.v1'
  | 'cagnotte.money.returned.v1'
  | 'cagnotte.money.paid-over.v1';

/** What the register of lost money is made from. */
export interface LostMoneyFigures extends FactFigures<LostMoneyEvent> {
  readonly account: AccountMovements;
  /** The last day. */
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
export function dineroPerdidoBook({ currency, facts, open, account, until }: LostMoneyFigures): Book {
  const section = (en: string, es: string, columns: readonly Column[], rows: readonly Cell[][]): Section => ({
    ...{ en, es, columns, rows },
    ...(rows.length === 0 ? {} : { totals: totalsOf(rows, currency) }),
  });
  const found = factsOf(facts, 'cagnotte.money.found.v1').map(foundRow);
  const returned = factsOf(facts, 'cagnotte.money.returned.v1').map(returnedRow);
  const paidOver = factsOf(facts, 'cagnotte.money.paid-over.v1').map(paidOverRow);
  const owed = open.map((entry): Cell[] => [
    ...[text(entry.entry === '' ? 'Apuestas olvidadas' : entry.entry), moment(entry.foundOn)],
    ...owedCells(entry, until),
  ]);
  return {
    sections: [
      section('Found', 'Hallazgos', FOUND, found),
      section('Returned to the owner', 'Devoluciones al dueño', RETURNED, returned),
      section('Paid over', 'Ingresos a la autoridad', RETURNED, paidOver),
      section('Still owed', 'Asientos pendientes', OPEN, owed),
      accountSection({ en: 'Account of lost money', es: 'Cuenta de dinero perdido' }, account, [
        { words: 'Hallado', types: ['cagnotte.money.found.v1'] },
        { words: 'Devuelto', types: ['cagnotte.money.returned.v1'] },
        { words: 'Ingresado', types: ['cagnotte.money.paid-over.v1'] },
      ]),
    ],
  };
}

const RETURNS = 'cagnotte.money.returned.v1';
const PAYMENTS = 'cagnotte.money.paid-over.v1';

/** What was found of an entry, returned, paid over, and is owed, from its lines. */
function owedCells(
  { entry, currency, found, returned, paidOver, owed }: LostMoneyFigures['open'][number],
  until: string | undefined,
): Cell[] {
  const ofDays = until === undefined ? {} : { bookedOn: [undefined, until] as const };
  const own = { account: 'lost-money', subLedger: entry, currency, ...ofDays };
  const amount = (sum: Minor, part: CellPart): Cell => money(sum, currency, [part]);
  return [
    amount(found, ofLines({ ...own, otherTypes: [RETURNS, PAYMENTS] }, -1)),
    amount(returned, ofLines({ ...own, types: [RETURNS] })),
    amount(paidOver, ofLines({ ...own, types: [PAYMENTS] })),
    amount(owed, ofLines(own, -1)),
  ];
}

const amountCell = ({ recordNumber, data }: DeclaredFact<LostMoneyEvent>): Cell =>
  money(minorFromWire(data.amount), data.currency, [stated(recordNumber, 'amount')]);

const foundRow = (fact: DeclaredFact<'cagnotte.money.found.v1'>): Cell[] => [
  text(fact.data.entry),
  moment(fact.gamingDay),
  text(fact.data.kind === 'chips' ? 'Fichas' : 'Efectivo'),
  amountCell(fact),
  text(
    [
      ...(fact.data.table === undefined ? [] : [`Mesa ${fact.data.table}`]),
      ...(fact.data.where === undefined ? [] : [fact.data.where]),
    ].join(', '),
  ),
  text(namesOf(fact.data.by)),
];

const returnedRow = (fact: DeclaredFact<'cagnotte.money.returned.v1'>): Cell[] => [
  text(fact.data.entry),
  moment(fact.gamingDay),
  amountCell(fact),
  text(fact.data.document),
  text(fact.data.player ?? ''),
  text(namesOf(fact.data.by)),
];

const paidOverRow = (fact: DeclaredFact<'cagnotte.money.paid-over.v1'>): Cell[] => [
  text(fact.data.entries.join(', ')),
  moment(fact.gamingDay),
  amountCell(fact),
  text(fact.data.document),
  text(fact.data.recipient),
  text(namesOf(fact.data.by)),
];
