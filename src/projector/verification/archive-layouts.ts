import { isLaterRelease, isRelease, type Release, RELEASE } from '../../kernel/release';
import { layoutIn } from '../../ledger/_core/books/layout';
import { ARCHIVED_BOOKS, type BookCatalogue } from '../../ledger/books/book-catalogue.queries';

/** The number of the layout of each book. */
export type ArchivedLayouts = Readonly<Record<string, number>>;

export interface BooksWanted {
  readonly layouts: ArchivedLayouts;
  readonly catalogue?: BookCatalogue | undefined;
}

/** The books that a release writes, with the number of the layout of each, in the order of the catalogue. */
export function layoutsOf(release: string, catalogue: BookCatalogue = ARCHIVED_BOOKS): ArchivedLayouts {
  const isWritten = (until: string | undefined): boolean =>
    until === undefined || !isLaterRelease(release, until);
  return Object.fromEntries(
    Object.entries(catalogue)
      .filter(([, { until }]) => isWritten(until))
      .map(([name, { layouts }]) => [name, layoutIn(layouts, release)] as const)
      .filter(([, layout]) => layout > 0),
  );
}

/** Columns that the journal got after release 0.2.0, each with the first release that writes it. */
const ADDED_COLUMNS: Readonly<Record<string, Release>> = {};

/** The columns of the journal that archives of a release do not have yet. */
export const columnsAfter = (
  release: string,
  added: Readonly<Record<string, Release>> = ADDED_COLUMNS,
): ReadonlySet<string> =>
  new Set(
    Object.entries(added)
      .filter(([, since]) => isLaterRelease(since, release))
      .map(([column]) => column),
  );

/** The first release whose archives state the layouts of their books. */
const STATED_SINCE = '0.4.0';

export interface LayoutsFound {
  readonly layouts: ArchivedLayouts;
  /** The problem with the layouts that the header of the archive states. */
  readonly problem?: string;
}

/**
 * The layouts in which the books of an archive are compared: those of the release that wrote it, which an archive states since
 * release 0.4.0. A book that the release did not have yet does not count as missing.
 *
 * @param header as the archive states it; it is not signed, so layouts that its release never wrote are reported as a problem
 */
export function layoutsOfArchive(
  { release, layouts: stated }: { readonly release: string; readonly layouts?: ArchivedLayouts | undefined },
  catalogue: BookCatalogue = ARCHIVED_BOOKS,
): LayoutsFound {
  if (!isRelease(release))
    return { layouts: layoutsOf(RELEASE, catalogue), problem: `“${release}” is no release` };
  const written = layoutsOf(release, catalogue);
  if (stated === undefined) {
    const isDue = !isLaterRelease(STATED_SINCE, release);
    return {
      layouts: written,
      ...(isDue && { problem: `it does not state the layouts of its books, as release ${release} does` }),
    };
  }
  const names = [...new Set([...Object.keys(written), ...Object.keys(stated)])];
  const differing = names.find((name) => layoutAt(stated, name) !== layoutAt(written, name));
  if (differing === undefined) return { layouts: written };
  const problem = isLaterRelease(release, RELEASE)
    ? `release ${release} wrote it, whose layout of ${differing} this release (${RELEASE}) does not know: prove it with release ${release} or a later one`
    : `it states ${saidOf(stated, differing)}, release ${release} writes ${saidOf(written, differing)}`;
  return { layouts: written, problem };
}

const layoutAt = (layouts: ArchivedLayouts, name: string): number | undefined =>
  Object.hasOwn(layouts, name) ? layouts[name] : undefined;

function saidOf(layouts: ArchivedLayouts, name: string): string {
  const layout = layoutAt(layouts, name);
  return layout === undefined ? `no book ${name}` : `layout ${layout} of ${name}`;
}
