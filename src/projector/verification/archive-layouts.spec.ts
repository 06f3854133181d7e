import { RELEASE } from '../../kernel/release';
import { ARCHIVED_BOOKS, BOOK_NAMES, type BookCatalogue } from '../../ledger/books/book-catalogue.queries';
import { columnsAfter, layoutsOf, layoutsOfArchive } from './archive-layouts';

const book = ARCHIVED_BOOKS['diario']!;
const CATALOGUE: BookCatalogue = {
  diario: { ...book, layouts: ['0.2.0', '0.4.0'] },
  nuevo: { ...book, layouts: ['0.4.0'] },
  antiguo: { ...book, until: '0.3.0' },
};

describe('the books of a release', () => {
  it('are those that it had, each in the layout that it wrote', () => {
    expect(layoutsOf('0.2.0', CATALOGUE)).toEqual({ diario: 1, antiguo: 1 });
    expect(layoutsOf('0.3.0', CATALOGUE)).toEqual({ diario: 1, antiguo: 1 });
    expect(layoutsOf('0.4.0', CATALOGUE)).toEqual({ diario: 2, nuevo: 1 });
    expect(layoutsOf('0.1.0', CATALOGUE)).toEqual({});
  });

  it('are, of this release, all of the catalogue in their last layouts', () =>
    expect(Object.entries(layoutsOf(RELEASE))).toEqual(
      BOOK_NAMES.map((name) => [name, ARCHIVED_BOOKS[name]!.layouts.length]),
    ));

  it('have layouts that follow each other by release', () => {
    for (const { layouts } of Object.values(ARCHIVED_BOOKS)) {
      const numbers = layouts.map((since) => layoutsOf(since, { a: { ...book, layouts } })['a']);
      expect(numbers).toEqual(layouts.map((_, n) => n + 1));
    }
  });
});

it('a column that the journal got later is not in the archives of an earlier release', () => {
  const added = { cause: '0.3.0', pieces: '0.4.0' } as const;
  const missing = ['0.2.0', '0.3.0', '0.4.0-rc', '0.5.0'].map((release) => [...columnsAfter(release, added)]);
  expect(missing).toEqual([['cause', 'pieces'], ['pieces'], [], []]);
});

describe('the books of an archive', () => {
  const foundIn = (header: Parameters<typeof layoutsOfArchive>[0]) => layoutsOfArchive(header, CATALOGUE);

  it('are those of its release, which an archive of a release before 0.4.0 does not state', () => {
    expect(foundIn({ release: '0.3.0' })).toEqual({ layouts: { diario: 1, antiguo: 1 } });
    expect(foundIn({ release: '0.4.0', layouts: { diario: 2, nuevo: 1 } })).toEqual({
      layouts: { diario: 2, nuevo: 1 },
    });
  });

  it.each([
    [{ release: 'the last', layouts: {} }, '“the last” is no release'],
    [{ release: '0.4.0' }, 'it does not state the layouts of its books, as release 0.4.0 does'],
    [
      { release: '0.4.0', layouts: { diario: 1, nuevo: 1 } },
      'it states layout 1 of diario, release 0.4.0 writes layout 2 of diario',
    ],
    [
      { release: '0.4.0', layouts: { diario: 2 } },
      'it states no book nuevo, release 0.4.0 writes layout 1 of nuevo',
    ],
    [
      { release: '0.4.0', layouts: { diario: 2, nuevo: 1, constructor: 1 } },
      'it states layout 1 of constructor, release 0.4.0 writes no book constructor',
    ],
  ])('are not taken as its header %j states them', (header, problem) =>
    expect(foundIn(header).problem).toBe(problem),
  );

  it('may be of a later release, as long as this one knows its layouts', () => {
    expect(foundIn({ release: '7.0.0', layouts: { diario: 2, nuevo: 1 } }).problem).toBeUndefined();
    expect(foundIn({ release: '7.0.0', layouts: { diario: 3, nuevo: 1 } }).problem).toBe(
      `release 7.0.0 wrote it, whose layout of diario this release (${RELEASE}) does not know: prove it with release 7.0.0 or a later one`,
    );
  });
});
