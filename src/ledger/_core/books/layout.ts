import { isLaterRelease, type Release } from '../../../kernel/release';
import type { Book, Section } from './book';

/**
 * What a book looks like since a release: its sections, columns, kinds of cells, order of rows and totals. Within a version
 * that is not published yet a layout may still change.
 */
export interface Layout {
  readonly since: Release;
}

/**
 * A layout that a later release replaced. An archive in it is compared with what `was` makes of the layout after it, so it
 * may only leave out, rename, arrange and divide: no amount of an archive is ever taken as given.
 */
export interface EarlierLayout<Figures> extends Layout {
  readonly was: (next: Book, figures: Figures) => Book;
}

/** All layouts of a book. The first is number 1, the last is today's. */
export type Layouts<Figures> = readonly [...earlier: EarlierLayout<Figures>[], today: Layout];

/** The number of the layout that a release writes; 0 where it does not have the book yet. */
export const layoutIn = (since: readonly Release[], release: string): number =>
  since.filter((each) => !isLaterRelease(each, release)).length;

/** A book in an earlier layout, by its number. */
export const bookIn = <Figures>(
  layouts: Layouts<Figures>,
  number: number,
  { book, figures }: { readonly book: Book; readonly figures: Figures },
): Book =>
  (layouts.slice(number - 1, -1) as readonly EarlierLayout<Figures>[]).reduceRight(
    (next, { was }) => was(next, figures),
    book,
  );

/** Several differences between a layout and the next, undone one after the other. */
export const undoing =
  <Figures>(...steps: readonly EarlierLayout<Figures>['was'][]): EarlierLayout<Figures>['was'] =>
  (next, figures) =>
    steps.reduce((book, step) => step(book, figures), next);

/** Before a section was added. */
export const withoutSection =
  (english: string) =>
  (next: Book): Book => ({ ...next, sections: next.sections.filter(({ en }) => en !== english) });

/** Before a column was added, to every section that has it or to one section. */
export const withoutColumn = (id: string, english?: string) =>
  sectionsWere((section) => {
    const at = section.columns.findIndex((column) => column.id === id);
    if (at === -1 || (english !== undefined && section.en !== english)) return section;
    const { columns, rows, totals, ...heading } = section;
    return {
      ...heading,
      columns: columns.toSpliced(at, 1),
      rows: rows.map((row) => row.toSpliced(at, 1)),
      ...(totals && { totals: totals.toSpliced(at, 1) }),
    };
  });

/** Each section as it was; undefined for one that was added. */
export const sectionsWere =
  (of: (section: Section) => Section | undefined) =>
  (next: Book): Book => ({ ...next, sections: next.sections.flatMap((section) => of(section) ?? []) });
