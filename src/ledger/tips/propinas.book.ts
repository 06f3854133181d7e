import { minorFromWire, type WireAmount } from '../../kernel/money';
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
import { stated } from '../_core/books/cell-part';
import { type DeclaredFact, type FactFigures, factsOf, namesOf } from '../_core/books/declared-fact';

type TipsEvent = 'cagnotte.tips.counted.v1' | 'cagnotte.tips.shared.v1';

export interface TipsFigures extends FactFigures<TipsEvent> {
  readonly account: AccountMovements;
}

/**
 * Tips: each box as it was counted, each sharing-out with who approved it, and the account of tips from the balance
 * before to the balance after.
 */
export const propinasBook = ({ currency, facts, account }: TipsFigures): Book => ({
  sections: [
    sectionOf(
      { en: 'Counts', es: 'Recuentos' },
      COUNTED,
      factsOf(facts, 'cagnotte.tips.counted.v1').flatMap(byCurrency),
      currency,
    ),
    sectionOf(
      { en: 'Sharing out', es: 'Repartos' },
      SHARED,
      factsOf(facts, 'cagnotte.tips.shared.v1'),
      currency,
    ),
    accountSection({ en: 'Account of tips', es: 'Cuenta de propinas' }, account, [
      { words: 'Contado', types: ['cagnotte.tips.counted.v1'] },
      { words: 'Repartido', types: ['cagnotte.tips.shared.v1'] },
    ]),
  ],
});

interface CountedTips {
  readonly fact: DeclaredFact<'cagnotte.tips.counted.v1'>;
  readonly currency: string;
  readonly isForeign: boolean;
  readonly cash: WireAmount;
  readonly cashAt: string;
}

const byCurrency = (fact: CountedTips['fact']): CountedTips[] => [
  { fact, currency: fact.data.currency, isForeign: false, cash: fact.data.cash, cashAt: 'cash' },
  ...(fact.data.otherCurrencies ?? []).map(({ currency, amount }, n) => ({
    fact,
    currency,
    isForeign: true,
    cash: amount,
    cashAt: `otherCurrencies.${n}.amount`,
  })),
];

const COUNTED: readonly ColumnOf<CountedTips>[] = [
  bookColumn('day', ['Gaming day', 'Jornada'], ({ fact }) => moment(fact.gamingDay)),
  bookColumn('at', ['Box', 'Caja de propinas'], ({ fact }) => text(fact.table ?? 'Caja')),
  bookColumn('currency', ['Currency', 'Moneda'], ({ currency }) => text(currency)),
  bookColumn('chips', ['Chips', 'Fichas'], ({ fact: { recordNumber, data }, currency, isForeign }) =>
    isForeign ? null : moneyCell(minorFromWire(data.chips), currency, [stated(recordNumber, 'chips')]),
  ),
  bookColumn('cash', ['Cash', 'Efectivo'], ({ fact, currency, cash, cashAt }) =>
    moneyCell(minorFromWire(cash), currency, [stated(fact.recordNumber, cashAt)]),
  ),
  bookColumn('taken', ['Chips taken to the cage', 'Fichas llevadas a caja'], ({ fact, isForeign }) =>
    isForeign ? null : text(fact.data.takenToCage ? 'sí' : 'no'),
  ),
  bookColumn('by', ['Counted by', 'Contado por'], ({ fact }) => text(namesOf(fact.data.by))),
];

const SHARED: readonly ColumnOf<DeclaredFact<'cagnotte.tips.shared.v1'>>[] = [
  bookColumn('day', ['Gaming day', 'Jornada'], ({ gamingDay }) => moment(gamingDay)),
  bookColumn('document', ['Document', 'Documento'], ({ data }) => text(data.document)),
  bookColumn('toStaff', ['To the staff', 'Al personal'], ({ recordNumber, data }) =>
    moneyCell(minorFromWire(data.toStaff), data.currency, [stated(recordNumber, 'toStaff')]),
  ),
  bookColumn('toHouse', ['To the house', 'A la empresa'], ({ recordNumber, data }) =>
    moneyCell(minorFromWire(data.toHouse ?? 0), data.currency, [stated(recordNumber, 'toHouse')]),
  ),
  bookColumn('by', ['Approved by', 'Aprobado por'], ({ data }) => text(namesOf(data.approvedBy))),
];
