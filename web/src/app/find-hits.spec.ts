import { describe, expect, it } from 'vitest';
import { type Findable, hitsInBooks, search, mergeHits } from './find-hits';

const findable: Findable = {
  screens: [
    { to: '/$casino/duty', name: 'Tasa de juego', names: ['Tasa de juego', 'Gaming duty'] },
    { to: '/$casino/banks', name: 'Bancas', names: ['Bancas', 'Banks'] },
  ],
  days: ['2026-03-21', '2026-03-20', '2026-02-20'],
  books: [
    { book: 'control-de-ingresos', name: 'Libro-registro de control de ingresos' },
    { book: 'diario', name: 'Diario' },
  ],
  tables: [
    { table: 'RF1', game: 'Ruleta francesa', lastDay: '2026-03-21' },
    { table: 'TH1', game: "Hold'em", lastDay: '2026-03-20' },
  ],
  people: [{ id: '34', name: 'Nuria Núñez' }],
};

const hits = (typed: string): string[] =>
  search(typed, findable).map(({ kind, title, target }) => `${kind}: ${title} -> ${JSON.stringify(target)}`);

describe('a text typed into the search', () => {
  it.each([
    ['20/03/2026', 'day: 20/03/2026 -> {"day":"2026-03-20"}'],
    [' 5/1/2026 ', 'day: 05/01/2026 -> {"day":"2026-01-05"}'],
    ['2026-03-20', 'day: 20/03/2026 -> {"day":"2026-03-20"}'],
    ['result/RF1/2026-03-20/1', 'figure: result/RF1/2026-03-20/1 -> {"figure":"result/RF1/2026-03-20/1"}'],
    ['6470', 'record: 6470 -> {"known":6470}'],
    ['ruleta', 'table: RF1 · Ruleta francesa -> {"figure":"control-book/2026-03-21/RF1"}'],
    ['ingresos control', 'book: Libro-registro de control de ingresos -> {"book":"control-de-ingresos"}'],
    ['tasa', 'screen: Tasa de juego -> {"screen":"/$casino/duty"}'],
    ['DUTY', 'screen: Tasa de juego -> {"screen":"/$casino/duty"}'],
    ['bancas', 'screen: Bancas -> {"screen":"/$casino/banks"}'],
    ['nunez', 'person: Nuria Núñez · 34 -> {"person":"34"}'],
  ])('%j has the first hit %s', (typed, first) => expect(hits(typed)[0]).toBe(first));

  it('finds no screen by words of both its names', () => expect(hits('tasa duty')).toEqual([]));

  it('finds days by a part of their date', () =>
    expect(hits('/03/')).toEqual([
      'day: 21/03/2026 -> {"day":"2026-03-21"}',
      'day: 20/03/2026 -> {"day":"2026-03-20"}',
    ]));

  it.each(['', '   ', 'nothing of this name', '0'])('%j has no hit except days', (typed) =>
    expect(hits(typed).filter((hit) => !hit.startsWith('day'))).toEqual([]),
  );

  it('lists at most six hits of a kind', () => {
    const days = Array.from({ length: 28 }, (_, index) => `2026-03-${`${index + 1}`.padStart(2, '0')}`);
    // Six days, the limit of a kind, and the record with the number 2026.
    expect(search('2026', { ...findable, days })).toHaveLength(7);
  });
});

describe('a hit in the books', () => {
  const nothing = { recordNumber: null, gamingDay: null, table: null, sessionNo: null, figure: null };
  const said = (_en: string, es: string): string => es;
  const hit = (more: object) =>
    ({ ...nothing, id: 'x', title: 'in English', titleEs: 'en español', ...more }) as Parameters<
      typeof hitsInBooks
    >[0][number];

  it.each([
    [{ kind: 'SLIP', id: 'A-1', gamingDay: '2026-03-20', recordNumber: 7 }, 'slip', { slip: 'A-1' }],
    [{ kind: 'BOX', recordNumber: 7 }, 'box', { record: '7' }],
    [{ kind: 'EVENT', recordNumber: 7 }, 'event', { record: '7' }],
    [{ kind: 'RECORD', recordNumber: 7 }, 'event', { record: '7' }],
    [{ kind: 'ACCOUNT', figure: 'balance/cash:cage' }, 'account', { figure: 'balance/cash:cage' }],
    [
      { kind: 'BANK', id: 'CF1-1', table: 'CF1', gamingDay: '2026-03-20', sessionNo: 2, recordNumber: 7 },
      'bank',
      { bank: 'CF1-1', table: 'CF1', ofDay: '2026-03-20', session: '2' },
    ],
  ] as const)('leads from %j to its %s', (found, kind, target) =>
    expect(hitsInBooks([hit(found)], said)).toMatchObject([{ kind, target }]),
  );

  it('is named in the language of the person, with its day', () =>
    expect(hitsInBooks([hit({ kind: 'SLIP', gamingDay: '2026-03-20' })], said)).toMatchObject([
      { title: 'en español · 20/03/2026' },
    ]));

  it('replaces the hit by name for the same figure', () => {
    const address = 'result/RF1/2026-03-20/1';
    const named = search(address, findable);
    const inBooks = hitsInBooks([hit({ kind: 'FIGURE', figure: address })], said);
    expect(mergeHits(named, inBooks)).toEqual(inBooks);
    expect(mergeHits(named, [])).toEqual(named);
  });
});
