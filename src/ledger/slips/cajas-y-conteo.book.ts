import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import type { Book, Cell, ColumnOf } from '../_core/books/book';
import { moment, moneyCell, sectionOf, text, bookColumn } from '../_core/books/book';
import { piecesOf } from '../cage/arqueo-de-caja.book';
import { ofCells, ofMoves, stated, type PostedMove, sumOfAmounts } from '../_core/books/cell-part';
import { type BoxEvent, type BoxUse, boxUses, timesCounted } from './box-uses';
import { type DeclaredFact, type FactFigures, factsOf, namesOf } from '../_core/books/declared-fact';

export interface DropFigures extends FactFigures<BoxEvent> {
  readonly variances: readonly PostedMove[];
}

/**
 * Drop sheets: a section per table with a row for each box, put on the table, swapped and counted, and the difference
 * from what was changed at the table in a column of its own; then what was counted, by denomination where stated.
 */
export function cajasBook(figures: DropFigures): Book {
  const tables = [...new Set(figures.facts.filter(namesBox).map(({ table }) => table ?? ''))].sort();
  const notes = factsOf(figures.facts, 'cagnotte.drop.counted.v1').flatMap((count) =>
    notesOf(count, figures.currency),
  );
  return {
    sections: [
      ...tables.map((table) =>
        sectionOf(
          { en: `Table ${table}`, es: `Mesa ${table}` },
          OF_BOXES,
          boxesOf(
            figures.facts.filter((fact) => (fact.table ?? '') === table),
            figures,
          ),
          figures.currency,
        ),
      ),
      ...(notes.length === 0
        ? []
        : [sectionOf({ en: 'By denomination', es: 'Por valor facial' }, OF_NOTES, notes, figures.currency)]),
    ],
  };
}

const namesBox = ({ data }: DeclaredFact<BoxEvent>): boolean => data.box !== undefined;

interface BoxAtTable {
  readonly sessionNo: number;
  readonly placing: BoxUse;
  readonly currency: string;
  readonly counts: BoxUse['counts'];
  readonly posted: readonly PostedMove[];
  /** Whether what is changed at the table is reported, so that something can be expected. */
  readonly isCompared: boolean;
}

function boxesOf(
  facts: readonly DeclaredFact<BoxEvent>[],
  { variances, currency }: DropFigures,
): BoxAtTable[] {
  const sessionOf = ({ gamingDay, sessionNo }: DeclaredFact): string => `${gamingDay} ${sessionNo}`;
  const sessions = [...new Set(facts.map(sessionOf))];
  return sessions.flatMap((session) => {
    const own = facts.filter((fact) => sessionOf(fact) === session);
    const { sessionNo } = own[0]!;
    const isCaptured = factsOf(own, 'cagnotte.table.opened.v1')[0]?.data.captures.buyIns === true;
    return boxUses(own).map((placing) => {
      const counts = placing.counts.filter(({ data }) => data.currency === currency);
      const posted = variances.filter(
        (move) =>
          move.currency === currency && counts.some(({ recordNumber }) => recordNumber === move.ofRecord),
      );
      const isCompared = counts.length > 0 && (isCaptured || posted.length > 0);
      return { sessionNo, placing, currency, counts, posted, isCompared };
    });
  });
}

const placedBy = (placed: BoxUse['placed']): string =>
  placed?.type === 'cagnotte.table.opened.v1' ? namesOf(placed.data.staff) : namesOf(placed?.data.by);

const foundIn = ({ counts }: BoxAtTable): Minor =>
  sumMinor(counts.map(({ data }) => minorFromWire(data.amount)));

const OF_BOXES: readonly ColumnOf<BoxAtTable>[] = [
  bookColumn('box', ['Box', 'Caja'], ({ placing }) => text(placing.box)),
  bookColumn('session', ['Session', 'Sesión'], ({ sessionNo }) => ({ number: sessionNo })),
  bookColumn('placed', ['On the table from', 'En mesa desde'], ({ placing: { placed } }) =>
    moment(placed?.happenedAt),
  ),
  bookColumn('placedBy', ['Placed by', 'Colocada por'], ({ placing }) => text(placedBy(placing.placed))),
  bookColumn('swapped', ['Swapped', 'Cambiada'], ({ placing: { swapped } }) => moment(swapped?.happenedAt)),
  bookColumn('replacement', ['Replaced by', 'Sustituida por'], ({ placing: { swapped } }) =>
    swapped === undefined ? null : text(swapped.data.replacement),
  ),
  bookColumn('document', ['Record', 'Acta'], ({ placing: { swapped } }) =>
    swapped === undefined ? null : text(swapped.data.document ?? ''),
  ),
  bookColumn('swappedBy', ['Swapped by', 'Cambiada por'], ({ placing: { swapped } }) =>
    swapped === undefined ? null : text(namesOf(swapped.data.by)),
  ),
  bookColumn('counted', ['Counted', 'Recuento'], ({ placing }) => moment(placing.counts.at(-1)?.happenedAt)),
  bookColumn('expected', ['Expected', 'Previsto'], (box) =>
    box.isCompared
      ? moneyCell(foundIn(box) + sumOfAmounts(box.posted), box.currency, [
          ...ofCells(['amount']),
          ...ofMoves(box.posted),
        ])
      : null,
  ),
  bookColumn('amount', ['Found', 'Hallado'], (box) =>
    box.counts.length === 0
      ? null
      : moneyCell(
          foundIn(box),
          box.currency,
          box.counts.map(({ recordNumber }) => stated(recordNumber, 'amount')),
        ),
  ),
  bookColumn('difference', ['Difference', 'Diferencia'], ({ posted, isCompared, currency }) =>
    isCompared ? moneyCell(-sumOfAmounts(posted), currency, ofMoves(posted, -1)) : null,
  ),
  bookColumn('countedBy', ['Counted by', 'Contada por'], ({ placing }) =>
    text(namesOf(placing.counts.flatMap(({ data }) => data.by))),
  ),
  bookColumn('remarks', ['Remarks', 'Observaciones'], (box) => text(remarks(box))),
];

function remarks({ placing, isCompared }: BoxAtTable): string {
  const times = timesCounted(placing);
  return [
    ...(placing.placed === undefined ? ['no consta en mesa'] : []),
    ...(times === 0 ? ['sin recuento'] : []),
    ...(times > 1 ? ['contada más de una vez'] : []),
    ...(times > 0 && !isCompared ? ['cambios no registrados uno a uno'] : []),
  ].join('; ');
}

interface NotesInBook {
  readonly table: string;
  readonly box: string;
  readonly currency: string;
  readonly denomination: Cell;
  readonly number: Cell;
  readonly value: Cell;
}

function notesOf(
  { table, data, recordNumber: record }: DeclaredFact<'cagnotte.drop.counted.v1'>,
  ofBooks: string,
): NotesInBook[] {
  const { box, otherCurrencies = [] } = data;
  const counted = [
    { ...data, amount: data.currency === ofBooks ? 0 : data.amount, at: '' },
    ...otherCurrencies.map((other, n) => ({ ...other, at: `otherCurrencies.${n}.` })),
  ];
  return counted.flatMap(({ currency, notes = [], amount, at }) => {
    const pieces =
      notes.length === 0 && amount > 0
        ? [
            {
              denomination: null,
              number: null,
              value: moneyCell(minorFromWire(amount), currency, [stated(record, `${at}amount`)]),
            },
          ]
        : piecesOf(notes, { currency, record, at: `${at}notes` });
    return pieces.map((each) => ({ ...each, table: table ?? '', box, currency }));
  });
}

const OF_NOTES: readonly ColumnOf<NotesInBook>[] = [
  bookColumn('table', ['Table', 'Mesa'], ({ table }) => text(table)),
  bookColumn('box', ['Box', 'Caja'], ({ box }) => text(box)),
  bookColumn('currency', ['Currency', 'Moneda'], ({ currency }) => text(currency)),
  bookColumn('denomination', ['Denomination', 'Valor facial'], ({ denomination }) => denomination, {
    isAddedUp: false,
  }),
  bookColumn('pieces', ['Pieces', 'Piezas'], ({ number }) => number),
  bookColumn('value', ['Value', 'Importe'], ({ value }) => value),
];
