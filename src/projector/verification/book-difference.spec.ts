import { bookDifference } from './book-difference';
import FORMER_WORDS from './former-words.json';

const book = (es: string, text: string, amount = '50000', day = '2026-01-01') => ({
  sections: [
    {
      en: 'Pools',
      es,
      columns: ['what', 'value', 'on'].map((id) => ({ id, en: `The ${id}`, es: id })),
      rows: [[{ text }, { amount, currency: 'EUR' }, { moment: day }]],
      totals: [{ text: 'Total' }, { amount, currency: 'EUR' }, null],
    },
  ],
});
const TODAY = book('Bolsas', 'Dotaciones de bolsas');
const [SECTION] = TODAY.sections as [(typeof TODAY.sections)[0]];
const withSection = (change: object) => ({ sections: [{ ...SECTION, ...change }] });

const difference = (kept: unknown, given: unknown = TODAY, release = '0.2.0'): string | undefined =>
  bookDifference({ kept, given }, release);

describe('a book of an archive equals the book of the log', () => {
  it.each([
    ['with the same words', book('Bolsas', 'Dotaciones de bolsas')],
    ['with the words of an earlier release, in headings and in cells', book('Botes', 'Dotaciones de botes')],
  ])('%s', (_, kept) => expect(difference(kept)).toBeUndefined());

  it('with a former word beside a code or a name', () => {
    const kept = book('701 · Dotaciones de botes · x (EUR)', 'Bote rojo');
    expect(difference(kept, book('701 · Dotaciones de bolsas · x (EUR)', 'Bolsa rojo'))).toBeUndefined();
  });
});

describe('a book of an archive differs, and the difference names section, row, column and both values:', () => {
  const AT = 'section 1 “Pools” (Bolsas)';
  it.each<[string, unknown, string]>([
    [
      'another amount',
      book('Bolsas', 'Dotaciones de bolsas', '50001'),
      `${AT}, row 1, column 2 “The value” (value): 500.01 EUR in the archive, the log gives 500.00 EUR`,
    ],
    [
      'another amount in a total',
      withSection({ totals: [{ text: 'Total' }, { amount: '-1', currency: 'USD' }, null] }),
      `${AT}, total, column 2 “The value” (value): -0.01 USD in the archive, the log gives 500.00 EUR`,
    ],
    [
      'another day',
      book('Bolsas', 'Dotaciones de bolsas', '50000', '2026-01-02'),
      `${AT}, row 1, column 3 “The on” (on): "2026-01-02" in the archive, the log gives "2026-01-01"`,
    ],
    [
      'a cell of another kind',
      withSection({ rows: [[null, ...SECTION.rows[0]!.slice(1)]] }),
      `${AT}, row 1, column 1 “The what” (what): nothing in the archive, the log gives "Dotaciones de bolsas"`,
    ],
    [
      'the same words as another kind of cell',
      withSection({ rows: [[{ concept: 'Dotaciones de bolsas' }, ...SECTION.rows[0]!.slice(1)]] }),
      `${AT}, row 1, column 1 “The what” (what): {"concept":"Dotaciones de bolsas"} in the archive, the log gives {"text":"Dotaciones de bolsas"}`,
    ],
    [
      'a word that no release wrote',
      book('Fondos', 'Dotaciones de bolsas'),
      `${AT}, Spanish heading: "Fondos" in the archive, the log gives "Bolsas"`,
    ],
    [
      'a former word of something else',
      book('Bolsas', 'Premios por pagar'),
      `${AT}, row 1, column 1 “The what” (what): "Premios por pagar" in the archive, the log gives "Dotaciones de bolsas"`,
    ],
    ['no section', { sections: [] }, `${AT}: it is not in the archive`],
    [
      'a section more',
      { sections: [SECTION, SECTION] },
      'section 2 “Pools” (Bolsas): the log does not give it',
    ],
    ['no row', withSection({ rows: [] }), `${AT}, row 1: it is not in the archive`],
    ['a row more', withSection({ rows: [...SECTION.rows, []] }), `${AT}, row 2: the log does not give it`],
    [
      'another heading of a column',
      withSection({ columns: SECTION.columns.with(1, { id: 'value', en: 'The value', es: 'x' }) }),
      `${AT}, column 2 “The value” (value), Spanish heading: "x" in the archive, the log gives "value"`,
    ],
    [
      'a column less',
      withSection({ columns: SECTION.columns.slice(0, 2) }),
      `${AT}, column 3 “The on” (on): it is not in the archive`,
    ],
    ['no totals', withSection({ totals: undefined }), `${AT}, total: it is not in the archive`],
    [
      'one property more',
      { ...TODAY, total: { amount: '1', currency: 'EUR' } },
      'its total: the log does not give it',
    ],
    [
      'a name that all objects inherit',
      { ...TODAY, constructor: 1 },
      'its constructor: the log does not give it',
    ],
    ['no object', 'Bolsas', 'its content is no book'],
  ])('%s', (_, kept, named) => {
    expect(difference(JSON.parse(JSON.stringify(kept)))).toContain(named);
    expect(difference(TODAY, kept)).toBeDefined();
  });

  it('the word of this release where an earlier one is written today', () =>
    expect(difference(TODAY, book('Botes', 'Dotaciones de bolsas'))).toContain('Spanish heading'));

  it('a former word in the archive of a release that did not write it any more', () => {
    expect(difference(book('Botes', 'Dotaciones de bolsas'), TODAY, '0.3.0')).toBe(
      `${AT}, Spanish heading: "Botes" in the archive, the log gives "Bolsas"`,
    );
  });
});

it('every former word has another today, and is listed once for it', () => {
  for (const words of Object.values(FORMER_WORDS)) {
    const listed = words.map(({ was, is }) => `${was} > ${is}`);
    expect(new Set(listed).size).toBe(listed.length);
    expect(words.filter(({ was, is }) => was === is)).toEqual([]);
  }
});
