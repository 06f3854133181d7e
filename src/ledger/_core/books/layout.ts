import { isLaterRelease, type Release } from '../../../kernel/release';
import type { Book, Section } from './book';

/**
 * The layout of a book since a release: sections, columns, kinds of cells, order of rows, and totals. It may still
 * change within a version that is not published.
 */
export interface Layout {
  readonly since: Release;
}

/**
 * A layout that a later release replaced. An archive in it is compared with what `was` makes of the next layout, so
 * `was` may only omit, rename, reorder and split: it never takes an amount from the archive.
 */
export interface EarlierLayout<Figures> extends Layout {
  readonly was: (next: Book, figures: Figures) => Book;
}

/** All layouts of a book. The first is number 1, the last is today's. */
export type Layouts<Figures> = readonly [...earlier: EarlierLayout<Figures>[], today: Layout];

/** The number of the layout that a release writes; 0 if that release does not have the book. */
export const layoutIn = (since: readonly Release[], release: string): number =>
  since.filter((each) => !isLaterRelease(each, release)).length;

/** Converts a book to an earlier layout, given by its number. */
export const bookIn = <Figures>(
  layouts: Layouts<Figures>,
  number: number,
  { book, figures }: { readonly book: Book; readonly figures: Figures },
): Book =>
  (layouts.slice(number - 1, -1) as readonly EarlierLayout<Figures>[]).reduceRight(
    (next, { was }) => was(next, figures),
    book,
  );

/** Combines several differences between a layout and the next one; they are undone in this order. */
export const undoing =
  <Figures>(...steps: readonly EarlierLayout<Figures>['was'][]): EarlierLayout<Figures>['was'] =>
  (next, figures) =>
    steps.reduce((book, step) => step(book, figures), next);

/** Undoes the addition of a section. */
export const withoutSection =
  (english: string) =>
  (next: Book): Book => ({ ...next, sections: next.sections.filter(({ en }) => en !== english) });

/** Undoes the addition of a column, in one section (by its English heading) or in all that have it. */
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

/** Changes each section back to what it was; undefined removes a section that was added. */
export const sectionsWere =
  (of: (section: Section) => Section | undefined) =>
  (next: Book): Book => ({ ...next, sections: next.sections.flatMap((section) => of(section) ?? []) });
