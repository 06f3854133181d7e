import { minorFromWire, type WireAmount } from '../../kernel/money';
import { type AccountMovements, accountSection } from '../journal/account-movements';
import { type Book, type ColumnOf, moment, money, sectionOf, text } from '../_core/books/book';
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
    ...{ fact, currency, isForeign: true, cash: amount },
    cashAt: `otherCurrencies.${n}.amount`,
  })),
];

const COUNTED: readonly ColumnOf<CountedTips>[] = [
  { id: 'day', en: 'Gaming day', es: 'Jornada', of: ({ fact }) => moment(fact.gamingDay) },
  { id: 'at', en: 'Box', es: 'Caja de propinas', of: ({ fact }) => text(fact.table ?? 'Caja') },
  { id: 'currency', en: 'Currency', es: 'Moneda', of: ({ currency }) => text(currency) },
  {
    ...{ id: 'chips', en: 'Chips', es: 'Fichas' },
    of: ({ fact: { recordNumber, data }, currency, isForeign }) =>
      isForeign ? null : money(minorFromWire(data.chips), currency, [stated(recordNumber, 'chips')]),
  },
  {
    ...{ id: 'cash', en: 'Cash', es: 'Efectivo' },
    of: ({ fact, currency, cash, cashAt }) =>
      money(minorFromWire(cash), currency, [stated(fact.recordNumber, cashAt)]),
  },
  {
    ...{ id: 'taken', en: 'Chips taken to the cage', es: 'Fichas llevadas a caja' },
    of: ({ fact, isForeign }) => (isForeign ? null : text(fact.data.takenToCage ? 'sí' : 'no')),
  },
  { id: 'by', en: 'Counted by', es: 'Contado por', of: ({ fact }) => text(namesOf(fact.data.by)) },
];

const SHARED: readonly ColumnOf<DeclaredFact<'cagnotte.tips.shared.v1'>>[] = [
  { id: 'day', en: 'Gaming day', es: 'Jornada', of: ({ gamingDay }) => moment(gamingDay) },
  { id: 'document', en: 'Document', es: 'Documento', of: ({ data }) => text(data.document) },
  {
    ...{ id: 'toStaff', en: 'To the staff', es: 'Al personal' },
    of: ({ recordNumber, data }) =>
      money(minorFromWire(data.toStaff), data.currency, [stated(recordNumber, 'toStaff')]),
  },
  {
    ...{ id: 'toHouse', en: 'To the house', es: 'A la empresa' },
    of: ({ recordNumber, data }) =>
      money(minorFromWire(data.toHouse ?? 0), data.currency, [stated(recordNumber, 'toHouse')]),
  },
  { id: 'by', en: 'Approved by', es: 'Aprobado por', of: ({ data }) => text(namesOf(data.approvedBy)) },
];
