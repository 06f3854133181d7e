import { join } from 'node:path';
import { type CountExplanation, sumOfAmounts } from '../../../src/ledger/_core/books/cell-part';
import { addressOfFigure, figureAt, type TieOutFigure } from '../../../src/ledger/_core/books/figure';
import { explainCount } from '../../../src/ledger/books/explain-account.queries';
import { explainFigure, explainTieOutOf } from '../../../src/ledger/books/explain-figure.queries';
import { readGamingDay } from '../../../src/ledger/gaming-day/gaming-day.queries';
import { simulate } from '../../../packages/simulator/simulate';
import { useBooks } from '../../support/books/books-under-test';
import { extent } from '../../support/service/test-extent';
import { readNightEvents } from '../../support/book/night-events';

const ROOT = join(__dirname, '..', '..', '..');
const DAY = '2026-01-01';
const books = useBooks();

/** The fault of a row in words: it compares amounts with a currency, or it names nothing counted. */
const wrongInWords = (
  row: string,
  { expected, count }: { readonly expected: string; readonly count: CountExplanation | undefined },
): string[] => [
  ...(/^-?\d+(\.\d+)? [A-Z]{3}$/.test(expected) ? [row] : []),
  ...(count === undefined || (count.counted.length === 0 && row !== 'K9 cage')
    ? [`${row} counts nothing`]
    : []),
];

/** The compared amounts of the tie-outs of a day, each with whether its parts add up to it, and rows without an amount. */
const walked = (casino: string, position: bigint) =>
  books.reading(async (db) => {
    const at = { casino, position };
    const day = await readGamingDay(db, { ...at, day: DAY });
    const of = { kind: 'tie-out', day: DAY } as const;
    const problems: string[] = [];
    const checks: string[] = [];
    for (const { check, rows } of day.tieOuts) {
      for (const { at: place, expected, sides } of rows) {
        if (sides === undefined) {
          const count = await explainCount(db, at, { ...of, check, place, side: 'counted' });
          problems.push(...wrongInWords(`${check} ${place}`, { expected, count }));
          continue;
        }
        checks.push(check);
        for (const side of ['expected', 'found', 'difference'] as const) {
          const figure: TieOutFigure = { ...of, check, place, side };
          const { expected: one, found: other } = sides;
          const shown = { expected: one.amount, found: other.amount, difference: other.amount - one.amount }[
            side
          ];
          const found = await explainTieOutOf(db, { books: day, casino, explain: explainFigure }, figure);
          const parts = found && sumOfAmounts(found.terms);
          if (found?.amount !== shown || parts !== shown)
            problems.push(`${addressOfFigure(figure)} shows ${shown}, its parts are ${parts}`);
        }
      }
    }
    return { problems, checks: [...new Set(checks)] };
  });

describe('every amount of every tie-out', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'of night %s, half way and at its end, has an address under which its parts add up to it',
    async (letter) => {
      const events = readNightEvents(ROOT, letter);
      await books.record(...events);
      await books.project();
      for (const position of [BigInt(events.length) / 2n, BigInt(events.length)]) {
        const { problems, checks } = await walked(`noche-${letter}`, position);
        expect(problems).toEqual([]);
        expect(checks).toEqual(expect.arrayContaining(['K1-A1', 'K10', 'K11']));
      }
    },
  );

  it('of a simulated day as well, each check that compares amounts', async () => {
    await books.record(
      ...simulate({
        casino: 'sim',
        currency: 'EUR',
        seed: 'e',
        firstDay: DAY,
        days: 1,
        tables: extent(2, 8),
      }),
    );
    await books.project(300);
    const { problems, checks } = await walked('sim', 1_000_000n);
    expect(problems).toEqual([]);
    expect(checks.length).toBeGreaterThan(7);
  });

  it('is found by its address: the difference is the found less the expected amount', async () => {
    await books.record(...readNightEvents(ROOT, 'a'));
    await books.project();
    const at = `tie-out/${DAY}/K3/RF1`;
    const explain = (address: string) =>
      books.reading((db) => explainFigure(db, { casino: 'noche-a', position: 1_000n }, figureAt(address)!));
    expect((await explain(`${at}/difference`))?.terms).toMatchObject([
      { figure: `${at}/found`, sign: 1 },
      { figure: `${at}/expected`, sign: -1 },
    ]);
    expect((await explain(`${at}/expected`))?.terms).toMatchObject([{ figure: `result/RF1/${DAY}/1` }]);
    expect(await explain(`tie-out/${DAY}/K3/nobody/found`)).toBeUndefined();
  });
});
