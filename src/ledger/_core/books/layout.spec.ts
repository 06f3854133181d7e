import { type Book, moneyCell, text } from './book';
import {
  bookIn,
  layoutIn,
  type Layouts,
  sectionsWere,
  undoing,
  withoutColumn,
  withoutSection,
} from './layout';

const column = (id: string) => ({ id, en: id, es: id });
const section = (en: string, ids: readonly string[], totals = true) => ({
  en,
  es: en,
  columns: ids.map(column),
  rows: [ids.map((id) => text(`${id}1`)), ids.map((id) => text(`${id}2`))],
  ...(totals && { totals: ids.map(() => moneyCell(7n, 'EUR')) }),
});
const TODAY: Book = { sections: [section('Counts', ['a', 'b', 'c']), section('Shares', ['b', 'd'], false)] };

const shown = ({ sections }: Book): string[] =>
  sections.map(
    ({ en, columns, rows, totals }) =>
      `${en}: ${columns.map(({ id }) => id).join(' ')} | ${rows.map((row) => row.length).join(' ')} | ${totals?.length}`,
  );

describe('the layout of a release', () => {
  it('is the last layout that began with this release or an earlier one', () => {
    const since = ['0.2.0', '0.4.0', '1.0.0'] as const;
    const numbers = ['0.1.0', '0.2.0', '0.3.7', '0.4.0-rc', '0.9.0', '1.0.0', '2.0.0'].map((release) =>
      layoutIn(since, release),
    );
    expect(numbers).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });
});

describe('a book in an earlier layout', () => {
  const layouts: Layouts<{ readonly renamed: string }> = [
    { since: '0.2.0', was: withoutSection('Shares') },
    {
      since: '0.3.0',
      was: (next, { renamed }) => ({ sections: next.sections.map((each) => ({ ...each, en: renamed })) }),
    },
    { since: '0.4.0' },
  ];
  const inLayout = (number: number, renamed: string): string[] =>
    shown(bookIn(layouts, number, { book: TODAY, figures: { renamed } }));

  it('is made of the layout after it, one step after the other, back to the wanted one', () => {
    expect(inLayout(3, 'Other')).toEqual(shown(TODAY));
    expect(inLayout(2, 'Other')).toEqual(['Other: a b c | 3 3 | 3', 'Other: b d | 2 2 | undefined']);
    expect(inLayout(1, 'Counts')).toEqual(['Counts: a b c | 3 3 | 3', 'Counts: b d | 2 2 | undefined']);
    expect(inLayout(1, 'Shares')).toEqual([]);
  });

  it('has no column that was added, in heading, rows and totals of every section, or of one', () => {
    expect(shown(withoutColumn('b')(TODAY))).toEqual([
      'Counts: a c | 2 2 | 2',
      'Shares: d | 1 1 | undefined',
    ]);
    expect(shown(withoutColumn('b', 'Shares')(TODAY))).toEqual([
      'Counts: a b c | 3 3 | 3',
      'Shares: d | 1 1 | undefined',
    ]);
    expect(withoutColumn('b')(TODAY).sections[0]!.rows[1]).toEqual([text('a2'), text('c2')]);
  });

  it('has no section that was added', () =>
    expect(shown(withoutSection('Counts')(TODAY))).toEqual(['Shares: b d | 2 2 | undefined']));

  it('can undo several differences at once', () => {
    const was = undoing(
      withoutColumn('a'),
      sectionsWere((each) => (each.en === 'Shares' ? undefined : each)),
    );
    expect(shown(was(TODAY, undefined))).toEqual(['Counts: b c | 2 2 | 2']);
  });
});
