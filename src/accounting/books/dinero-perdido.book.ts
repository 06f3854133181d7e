import { type Minor, minorFromWire } from '../../kernel/money';
import { type AccountMovements, accountSection } from './account-movements';
import { type Book, type Cell, type Column, moment, money, type Section, text, totalsOf } from './book';
import { type DeclaredFact, type FactFigures, factsOf, namesOf } from './declared-fact';

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
  'cagnotte.money.found.v1' | 'cagnotte.money.returned.v1' | 'cagnotte.money.paid-over.v1';

/** What the register of lost money is made from. */
export interface LostMoneyFigures extends FactFigures<LostMoneyEvent> {
  readonly account: AccountMovements;
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
export function dineroPerdidoBook({ currency, facts, open, account }: LostMoneyFigures): Book {
  const section = (en: string, es: string, columns: readonly Column[], rows: readonly Cell[][]): Section => ({
    ...{ en, es, columns, rows },
    ...(rows.length === 0 ? {} : { totals: totalsOf(rows, currency) }),
  });
  const found = factsOf(facts, 'cagnotte.money.found.v1').map(foundRow);
  const returned = factsOf(facts, 'cagnotte.money.returned.v1').map(returnedRow);
  const paidOver = factsOf(facts, 'cagnotte.money.paid-over.v1').map(paidOverRow);
  const owed = open.map((entry): Cell[] => [
    ...[text(entry.entry === '' ? 'Apuestas olvidadas' : entry.entry), moment(entry.foundOn)],
    ...[entry.found, entry.returned, entry.paidOver, entry.owed].map((sum) => money(sum, entry.currency)),
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

const foundRow = ({ gamingDay, data }: DeclaredFact<'cagnotte.money.found.v1'>): Cell[] => [
  text(data.entry),
  moment(gamingDay),
  text(data.kind === 'chips' ? 'Fichas' : 'Efectivo'),
  money(minorFromWire(data.amount), data.currency),
  text(
    [
      ...(data.table === undefined ? [] : [`Mesa ${data.table}`]),
      ...(data.where === undefined ? [] : [data.where]),
    ].join(', '),
  ),
  text(namesOf(data.by)),
];

const returnedRow = ({ gamingDay, data }: DeclaredFact<'cagnotte.money.returned.v1'>): Cell[] => [
  text(data.entry),
  moment(gamingDay),
  money(minorFromWire(data.amount), data.currency),
  text(data.document),
  text(data.player ?? ''),
  text(namesOf(data.by)),
];

const paidOverRow = ({ gamingDay, data }: DeclaredFact<'cagnotte.money.paid-over.v1'>): Cell[] => [
  text(data.entries.join(', ')),
  moment(gamingDay),
  money(minorFromWire(data.amount), data.currency),
  text(data.document),
  text(data.recipient),
  text(namesOf(data.by)),
];
