import { minorFromWire } from '../../kernel/money';
import { type AccountMovements, accountSection } from '../journal/account-movements';
import { type Book, type Cell, type Column, moment, money, text, totalsOf } from '../_core/books/book';
import { stated } from '../_core/books/cell-part';
import { type DeclaredFact, type FactFigures, factsOf, namesOf } from '../_core/books/declared-fact';

const COUNTED: readonly Column[] = [
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'at', en: 'Box', es: 'Caja de propinas' },
  { id: 'currency', en: 'Currency', es: 'Moneda' },
  { id: 'chips', en: 'Chips', es: 'Fichas' },
  { id: 'cash', en: 'Cash', es: 'Efectivo' },
  { id: 'taken', en: 'Chips taken to the cage', es: 'Fichas llevadas a caja' },
  { id: 'by', en: 'Counted by', es: 'Contado por' },
];

const SHARED: readonly Column[] = [
  { id: 'day', en: 'Gaming day', es: 'Jornada' },
  { id: 'document', en: 'Document', es: 'Documento' },
  { id: 'toStaff', en: 'To the staff', es: 'Al personal' },
  { id: 'toHouse', en: 'To the house', es: 'A la empresa' },
  { id: 'by', en: 'Approved by', es: 'Aprobado por' },
];

type TipsEvent = 'cagnotte.tips.counted.v1' | 'cagnotte.tips.shared.v1';

/** What the book of tips is made from. */
export interface TipsFigures extends FactFigures<TipsEvent> {
  /** The account of tips. */
  readonly account: AccountMovements;
}

/**
 * Tips: each box as it was counted, each sharing-out with who approved it, and the account of tips from the balance
 * before to the balance after.
 */
export function propinasBook({ currency, facts, account }: TipsFigures): Book {
  const counted = factsOf(facts, 'cagnotte.tips.counted.v1').flatMap(countRows);
  const shared = factsOf(facts, 'cagnotte.tips.shared.v1').map(sharedRow);
  const sums = (rows: readonly Cell[][]) => (rows.length === 0 ? {} : { totals: totalsOf(rows, currency) });
  return {
    sections: [
      { en: 'Counts', es: 'Recuentos', columns: COUNTED, rows: counted, ...sums(counted) },
      { en: 'Sharing out', es: 'Repartos', columns: SHARED, rows: shared, ...sums(shared) },
      accountSection({ en: 'Account of tips', es: 'Cuenta de propinas' }, account, [
        { words: 'Contado', types: ['cagnotte.tips.counted.v1'] },
        { words: 'Repartido', types: ['cagnotte.tips.shared.v1'] },
      ]),
    ],
  };
}

/** A row for each currency that was in the box. */
function countRows({
  recordNumber: record,
  gamingDay,
  table,
  data,
}: DeclaredFact<'cagnotte.tips.counted.v1'>): Cell[][] {
  const { currency, chips, cash, takenToCage, otherCurrencies = [], by } = data;
  const box = text(table ?? 'Caja');
  const signers = text(namesOf(by));
  return [
    [
      ...[moment(gamingDay), box, text(currency)],
      money(minorFromWire(chips), currency, [stated(record, 'chips')]),
      money(minorFromWire(cash), currency, [stated(record, 'cash')]),
      ...[text(takenToCage ? 'sí' : 'no'), signers],
    ],
    ...otherCurrencies.map(({ currency: of, amount }, n): Cell[] => {
      const found = money(minorFromWire(amount), of, [stated(record, `otherCurrencies.${n}.amount`)]);
      return [moment(gamingDay), box, text(of), null, found, null, signers];
    }),
  ];
}

const sharedRow = ({
  recordNumber: record,
  gamingDay,
  data,
}: DeclaredFact<'cagnotte.tips.shared.v1'>): Cell[] => [
  moment(gamingDay),
  text(data.document),
  money(minorFromWire(data.toStaff), data.currency, [stated(record, 'toStaff')]),
  money(minorFromWire(data.toHouse ?? 0), data.currency, [stated(record, 'toHouse')]),
  text(namesOf(data.approvedBy)),
];
