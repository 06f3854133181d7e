import { readAs } from '../../../test/support/books/book-facts';
import { bookIn } from '../_core/books/layout';
import { ANTICIPOS_LAYOUTS, anticiposBook } from './anticipos.book';
import { BENEFICIOS_LAYOUTS, beneficiosBook } from './beneficios.book';
import { CONTROL_LAYOUTS, controlBook } from './control-de-ingresos.book';
import type { SessionInBooks } from './session-figures';

const counted: SessionInBooks = {
  table: 'RF1',
  day: '2026-01-01',
  sessionNo: 1,
  game: 'roulette-french',
  isHouseBanked: true,
  staff: ['Eva'],
  duty: [{ id: 'E-1', name: 'Eva', role: 'croupier' }],
  signers: ['Ana'],
  openedAt: '2026-01-01T20:00:00Z',
  closedAt: '2026-01-02T03:00:00Z',
  pauses: [],
  minimum: undefined,
  parts: {
    inventory: 700n,
    boxes: 900n,
    credits: 0n,
    prizes: 0n,
    toSlot: 0n,
    openingFloat: 1_000n,
    fills: 500n,
    stakesSwept: 0n,
  },
  result: 100n,
  unequalSlips: 1,
  unequalToLocked: 2,
  commission: 0n,
  inCagnotteBefore: 0n,
  dropped: 0n,
  counted: undefined,
  cagnotteDifference: 0n,
  onlyCounted: 0n,
  banks: [],
};
const uncounted: SessionInBooks = { ...counted, table: 'RF2', parts: undefined, result: undefined };
const nonBanked: SessionInBooks = {
  ...uncounted,
  table: 'CF1',
  game: 'chemin-de-fer',
  isHouseBanked: false,
};

describe('in release 0.2.0', () => {
  it('the register of floats remarked also on fills that differ from a float locked on the table', () => {
    const figures = { currency: 'EUR', sessions: [counted] };
    const remarks = (layout: number) => {
      const book = anticiposBook(figures);
      return bookIn(ANTICIPOS_LAYOUTS, layout, { book, figures }).sections[0]!.rows[0]!.at(-2);
    };
    expect([1, 2].map(remarks)).toEqual([
      { text: '3 reposiciones distintas del anticipo' },
      { text: '1 reposiciones distintas del anticipo' },
    ]);
  });

  it('the register of profits had gaps in a heading for what was not reported', () => {
    const silent = {
      ...nonBanked,
      game: undefined,
      openedAt: undefined,
      closedAt: undefined,
      staff: [],
      duty: [],
    };
    const figures = { currency: 'EUR', sessions: [counted, nonBanked, { ...silent, sessionNo: 2 }] };
    const book = beneficiosBook(figures);
    const { sections } = bookIn(BENEFICIOS_LAYOUTS, 1, { book, figures });
    expect(sections.map(({ en, es }) => [en, es])).toEqual([
      [
        'Table CF1, session 1: chemin-de-fer, 2026-01-01T20:00:00Z – 2026-01-02T03:00:00Z; Eva',
        'Mesa CF1, sesión 1: Bacará, ferrocarril o chemin de fer, de 01/01/2026 20:00 a 02/01/2026 03:00; Eva',
      ],
      ['Table CF1, session 2: ,  – ; ', 'Mesa CF1, sesión 2: , de  a ; '],
    ]);
    expect(sections.map((section) => readAs(section))).toEqual(
      book.sections.map((section) => readAs(section)),
    );
  });

  it('and until 0.3.0 it had codes and instants as stated in English, no end of a bank withdrawn whole, no roles, no interruptions, and no names of bankers', () => {
    const withdrawn = {
      ...{ bank: '1', banker: 'B-1', from: undefined, until: undefined, expected: 0n, counted: undefined },
      withdrawnAt: '2026-01-02T01:00:00Z',
      bankerName: 'Rosa',
    };
    const pauses = [{ from: '2026-01-01T22:00:00Z', reason: 'incident' as const }];
    const figures = { currency: 'EUR', sessions: [counted, { ...nonBanked, pauses, banks: [withdrawn] }] };
    const book = beneficiosBook(figures);
    const shown = (layout: number) => {
      const [section] = bookIn(BENEFICIOS_LAYOUTS, layout, { book, figures }).sections;
      return { en: section!.en, es: section!.es, banker: section!.rows[0]![0], until: section!.rows[0]![2] };
    };
    expect(shown(3)).toMatchObject({
      es: expect.stringMatching(/, interrumpida desde .*; croupier: Eva$/) as string,
      banker: { text: 'Rosa (B-1) (1)' },
      until: { moment: '2026-01-02T01:00:00Z' },
    });
    for (const layout of [2, 1])
      expect(shown(layout)).toEqual({
        en: 'Table CF1, session 1: chemin-de-fer, 2026-01-01T20:00:00Z – 2026-01-02T03:00:00Z; Eva',
        es: 'Mesa CF1, sesión 1: Bacará, ferrocarril o chemin de fer, de 01/01/2026 20:00 a 02/01/2026 03:00; Eva',
        banker: { text: 'B-1 (1)' },
        until: null,
      });
  });

  it('the control book left out house-banked tables without a count, and wrote the points of checks as text', () => {
    const explained = {
      day: '2026-01-01',
      record: 12n,
      check: 'K9',
      explanation: 'later',
      by: { id: 'E-2' },
    };
    const figures = {
      currency: 'EUR',
      sessions: [counted, uncounted, nonBanked],
      pools: [],
      explanations: [explained, { ...explained, at: 'cash:cage' }],
    };
    const book = controlBook(figures);
    const former = bookIn(CONTROL_LAYOUTS, 1, { book, figures });
    expect(former.sections.slice(0, 2).map((section) => readAs(section))).toEqual([
      [
        'table | game | sessions | income',
        'RF1 | roulette-french | 1 | 100 EUR =control-book/2026-01-01/RF1',
        'Total | - | - | 100 EUR',
      ],
      [
        'table | game | sessions | income',
        'CF1 | chemin-de-fer | 1 | 0 EUR =control-book/2026-01-01/CF1',
        'Total | - | - | 0 EUR',
      ],
    ]);
    expect(former.sections[3]!.rows.map((row) => row[4])).toEqual([
      { text: 'toda la comprobación' },
      { text: 'cash:cage' },
    ]);
    expect(former.total).toEqual(book.total);
  });
});
