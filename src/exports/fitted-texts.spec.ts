import fc from 'fast-check';
import { EVENT_DEFINITIONS } from '../ledger/event-contract/catalogue';
import { journalBook, journalLine, OWN_CHART } from '../../test/support/books/journal-book';
import type { JournalLineInBooks } from '../ledger/journal/journal-figures';
import { readSuenlace, readXdiario } from '../../test/support/accounting-files/read-fields';
import { bookSuenlace } from './book-suenlace';
import { bookXdiario } from './book-xdiario';

const xdiario = (...lines: readonly JournalLineInBooks[]): string[][] =>
  readXdiario(bookXdiario(journalBook(lines, [OWN_CHART])));
const conceptsOf = (...lines: readonly JournalLineInBooks[]): string[] =>
  xdiario(...lines).map((fields) => fields[6]!);

describe('the concept of a line in an accounting program', () => {
  it('names the event in Spanish, if each line has its own subaccount', () =>
    expect(conceptsOf(journalLine('tips', 5n), journalLine('bank', -5n))).toEqual([
      'Venta de fichas en caja',
      'Venta de fichas en caja',
    ]));

  it('states at its end the difference between lines on one subaccount', () =>
    expect(
      conceptsOf(
        journalLine('chips:table:RF1', 5n),
        journalLine('chips:cage', -3n),
        journalLine('chips:tips:RF1', -2n),
      ),
    ).toEqual(['Venta de fich mesas · RF1', 'Venta de fic caja central', 'Venta de fic cajas de pro']));

  it('numbers the lines if they differ beyond its length', () =>
    expect(
      conceptsOf(
        journalLine('chips:custody:RF1', 5n, { subLedger: 'jugador-de-la-mesa-1' }),
        journalLine('chips:custody:RF1', -5n, { subLedger: 'jugador-de-la-mesa-2' }),
      ),
    ).toEqual(['Venta de fichas en ca 1/2', 'Venta de fichas en ca 2/2']));

  it('tells a reversal and a replacement from the entry itself, for every type of event', () => {
    const one = (eventType: string, entryKind: JournalLineInBooks['entryKind']): string =>
      conceptsOf(journalLine('tips', 5n, { eventType, entryKind }))[0]!;
    expect(one('cagnotte.cage.chips-sold.v1', 'reversal')).toBe('Contraas. Venta de fichas');
    for (const { type } of EVENT_DEFINITIONS) {
      const texts = (['original', 'reversal', 'replacement'] as const).map((kind) => one(type, kind));
      expect([type, new Set(texts).size, texts.every(({ length }) => length <= 25)]).toEqual([type, 3, true]);
    }
  });
});

describe('the number of a paper in an accounting program', () => {
  it('is its end, in which papers differ', () =>
    expect(
      xdiario(
        journalLine('tips', 5n, { slip: 'A-0001-2026-00000000001' }),
        journalLine('bank', -5n, { slip: 'A-0001-2026-00000000002' }),
      ).map((fields) => fields[12]),
    ).toEqual(['0000000001', '0000000002']));
});

it('no text is taken for a formula, wider than its field, or ends it, whatever was written', () => {
  const written = fc.string({
    unit: fc.constantFrom(...'=+-@＝＋－＠;,"\t\r\n\u2028 aé€🂡\''),
    minLength: 1,
    maxLength: 40,
  });
  const DANGEROUS = /(?:^\s*|[;,])[=+\-@]/;
  fc.assert(
    fc.property(written, written, written, (slip, one, other) => {
      const lines = [
        journalLine('chips:custody:RF1', 5n, { slip, subLedger: one }),
        journalLine('chips:custody:RF1', -5n, { slip, subLedger: other }),
      ];
      const chart = { ...OWN_CHART, names: { '52100001': other } };
      for (const fields of xdiario(...lines)) {
        expect(fields).toHaveLength(117);
        for (const [place, width] of [
          [6, 25],
          [12, 10],
        ] as const) {
          expect(fields[place]!.length).toBeLessThanOrEqual(width);
          expect(fields[place]).not.toMatch(DANGEROUS);
        }
      }
      const records = readSuenlace(bookSuenlace(journalBook(lines, [chart])));
      expect(records.map(({ end }) => end)).toEqual(['EN\r\n', 'EN\r\n']);
      for (const { account, paper, words } of records)
        for (const text of [account, paper, words]) expect(text).not.toMatch(DANGEROUS);
    }),
  );
});
