import type { Cell, ColumnOf, Section } from '../ledger/_core/books/book';
import { bookColumn, bothTexts, moment, moneyCell, sectionOf, text } from '../ledger/_core/books/book';
import { signedAs, staffName } from '../ledger/_core/books/declared-fact';
import type { DutyPayment, PresentedReturn } from '../ledger/duty/duty-facts.queries';
import { type DutyProvenance, dutyProvenance } from '../ledger/duty/duty-provenance';
import type { FoundReturn } from '../ledger/duty/duty.queries';

/** What was presented and paid of the quarter itself; a return that was not presented has no such section. */
export function presentationSections({ facts, quarter }: FoundReturn, currency: string): Section[] {
  const presented = facts.presented.filter((each) => each.quarter === quarter);
  const paid = facts.paid.filter((each) => each.quarter === quarter);
  const sections: Section[] = [];
  if (presented.length > 0)
    sections.push(
      sectionOf<PresentedReturn>(
        { en: 'Presented', es: 'Presentación' },
        presentedColumns(currency),
        presented,
      ),
    );
  if (paid.length > 0)
    sections.push(sectionOf<DutyPayment>({ en: 'Paid', es: 'Ingresos' }, PAID_COLUMNS, paid, currency));
  return sections;
}

const presentedColumns = (currency: string): readonly ColumnOf<PresentedReturn>[] => [
  bookColumn('presentedOn', ['Presented on', 'Fecha'], ({ data }) => moment(data.presentedOn)),
  bookColumn('reference', ['Reference', 'Referencia'], ({ data }) => text(data.reference)),
  bookColumn('document', ['Document', 'Documento'], ({ data }) => text(data.document ?? '')),
  bookColumn('complements', ['Completes', 'Completa a'], ({ data }) => text(data.complements ?? '')),
  bookColumn('toPay', ['To be paid', 'Resultado'], ({ toPay }) => moneyCell(toPay, currency)),
  bookColumn('by', ['Recorded by', 'Hecho constar por'], ({ data, imported }) =>
    text(signedAs(staffName(data.by), imported)),
  ),
];

const PAID_COLUMNS: readonly ColumnOf<DutyPayment>[] = [
  bookColumn('day', ['Gaming day', 'Jornada'], ({ gamingDay }) => moment(gamingDay)),
  bookColumn('document', ['Document', 'Documento'], ({ document }) => text(document)),
  bookColumn('amount', ['Amount', 'Importe'], ({ amount, currency }) => moneyCell(amount, currency)),
];

const SOURCES = {
  'law-as-read': { en: 'text of law as read', es: 'texto legal leído' },
  configuration: { en: 'configuration of the casino', es: 'configuración del casino' },
} as const;

/** Prints `sin anotar` where no reading day was noted for a text of law, because an empty cell would look as if the text held for ever. */
const readUntilCell = ({ source, readUntil }: DutyProvenance): Cell =>
  source === 'configuration'
    ? null
    : readUntil === undefined
      ? bothTexts({ en: 'not noted', es: 'sin anotar' })
      : moment(readUntil);

export const sourceSection = ({ rules, readings }: FoundReturn): Section =>
  sectionOf<DutyProvenance>(
    { en: 'Where each part comes from', es: 'Procedencia de cada parte' },
    [
      bookColumn('what', ['Part', 'Parte'], ({ what, whatEs }) => bothTexts({ en: what, es: whatEs })),
      bookColumn('source', ['Source', 'Fuente'], ({ source }) => bothTexts(SOURCES[source])),
      bookColumn('says', ['What applies', 'Qué se aplica'], ({ says, saysEs }) =>
        bothTexts({ en: says, es: saysEs }),
      ),
      bookColumn('citation', ['Citation', 'Cita'], ({ citation: said, citationEs }) =>
        bothTexts({ en: said, es: citationEs }),
      ),
      bookColumn('readUntil', ['Read until', 'Leído hasta'], readUntilCell),
    ],
    dutyProvenance(rules, readings),
  );
