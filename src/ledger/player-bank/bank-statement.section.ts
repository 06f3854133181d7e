import { formatRational, multiply, rational, type Rational } from '../../kernel/rational';
import type { BankMeasure } from '../_core/books/bank-line-figure';
import { bookColumn, type Cell, type ColumnOf, moment, moneyCell, text } from '../_core/books/book';
import type { StatementLine, StatementShare } from './bank-statement';
import { addressOfBankLine, amountOfBankLine } from './bank-statement-figures';
import type { BankInBook } from './bank-figures';
import type { CoverUnknown } from './coup-of-statement';

/** A line of the statement of a bank in its book. */
export interface LineInBook {
  readonly of: BankInBook & { readonly currency: string };
  readonly line: StatementLine;
}

export interface ShareInBook extends LineInBook {
  readonly share: StatementShare;
}

export const linesOfBank = (of: LineInBook['of']): LineInBook[] => of.lines.map((line) => ({ of, line }));

/** What each line did to each member of a bank that has several. */
export const sharesOfBank = (of: LineInBook['of']): ShareInBook[] =>
  of.members.length < 2
    ? []
    : linesOfBank(of).flatMap(({ line }) => line.shares.map((share) => ({ of, line, share })));

function amountIn({ of, line }: LineInBook, measure: BankMeasure, member?: string): Cell {
  const amount = amountOfBankLine(line, measure, member);
  const at = { table: of.table, day: of.day, sessionNo: of.sessionNo, bank: of.bank };
  return amount === undefined
    ? null
    : moneyCell(amount, of.currency, addressOfBankLine(at, line, measure, member));
}

const amountColumn = (
  id: string,
  headings: readonly [en: string, es: string],
  measure: BankMeasure,
  more?: Parameters<typeof bookColumn>[3],
): ColumnOf<LineInBook> =>
  bookColumn(id, headings, (line) => amountIn(line, measure), { isAddedUp: false, ...more });

const addedUp = (
  id: string,
  headings: readonly [en: string, es: string],
  measure: BankMeasure,
): ColumnOf<LineInBook> => bookColumn(id, headings, (line) => amountIn(line, measure));

const coupNo = ({ line: { coup } }: LineInBook): Cell =>
  text(coup === undefined ? '' : `${coup.shoeNo}/${coup.coupNo}`);

const WHERE: readonly ColumnOf<LineInBook>[] = [
  bookColumn('bank', ['Bank', 'Banca'], ({ of: { table, bank } }) => text(`${table} ${bank}`)),
  bookColumn('at', ['At', 'Hora'], ({ line }) => moment(line.happenedAt)),
  bookColumn('concept', ['Concept', 'Concepto'], ({ line }) => ({ concept: line.eventType })),
  bookColumn('coup', ['Shoe/coup', 'Talla/jugada'], coupNo),
];

/**
 * The columns of the statement: what the bank has before and after each fact, and of a coup what is in play, what the
 * bets cover, and what they leave in the mandatory garage (1.1.8.A, V.18.b and VII.4). Balances are not added up.
 */
export const OF_STATEMENT: readonly ColumnOf<LineInBook>[] = [
  ...WHERE,
  amountColumn('before', ['Bank before', 'Banca anterior'], 'before'),
  amountColumn('inPlay', ['In play', 'En juego'], 'in-play'),
  amountColumn('covered', ['Covered by bets', 'Cubierto por apuestas'], 'covered'),
  amountColumn('mandatory', ['Mandatory garage', 'Garaje obligatorio'], 'mandatory-garage'),
  addedUp('putIn', ['Put in', 'Aportado'], 'put-in'),
  addedUp('takenOut', ['Taken out', 'Retirado'], 'taken-out'),
  addedUp('gain', ['Result', 'Resultado'], 'gain'),
  addedUp('commission', ['Commission', 'Comisión'], 'commission'),
  addedUp('notCovered', ['Not covered', 'No cubierto'], 'not-covered'),
  addedUp('undone', ['Undone by voids', 'Deshecho por anulación'], 'undone'),
  amountColumn('after', ['Bank after', 'Banca posterior'], 'after', { carries: 'balance' }),
  amountColumn('voluntary', ['Voluntary garage after', 'Garaje voluntario posterior'], 'voluntary-garage', {
    carries: 'balance',
  }),
  amountColumn('improper', ['Improper garage after', 'Garaje impropio posterior'], 'improper-garage', {
    carries: 'balance',
  }),
  bookColumn('remarks', ['Remarks', 'Observaciones'], ({ line: { coup, voidedBy } }) =>
    text(
      [
        ...(voidedBy === null ? [] : ['anulada']),
        ...(coup?.coverUnknown === undefined ? [] : [UNKNOWN[coup.coverUnknown]]),
      ].join(', '),
    ),
  ),
];

const UNKNOWN: Readonly<Record<CoverUnknown, string>> = {
  'bets-not-reported': 'cobertura desconocida: apuestas no comunicadas',
  'rules-not-applied': 'cobertura desconocida: sin reglas aplicables',
};

const inPercent = (share: Rational | undefined): Cell =>
  share === undefined ? null : { decimal: formatRational(multiply(share, rational(100n)), 2) };

const memberColumn = (
  id: string,
  headings: readonly [en: string, es: string],
  measure: BankMeasure,
): ColumnOf<ShareInBook> =>
  bookColumn(id, headings, (row) => amountIn(row, measure, row.share.member), { isAddedUp: false });

export const OF_SHARES: readonly ColumnOf<ShareInBook>[] = [
  ...WHERE,
  bookColumn('member', ['Member', 'Miembro'], ({ share: { member } }) => text(member)),
  bookColumn('share', ['Share in %', 'Parte en %'], ({ share: { share } }) => inPercent(share)),
  memberColumn('change', ['Change', 'Variación'], 'change'),
  memberColumn('after', ['Has after it', 'Tiene después'], 'after'),
  memberColumn('voluntary', ['Voluntary garage', 'Garaje voluntario'], 'voluntary-garage'),
  memberColumn('improper', ['Improper garage', 'Garaje impropio'], 'improper-garage'),
];
