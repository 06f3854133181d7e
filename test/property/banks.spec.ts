import fc from 'fast-check';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { isSameValue } from '../../src/kernel/same-value';
import type { StatementLine } from '../../src/ledger/player-bank/bank-statement';
import {
  anyEvening,
  type BankGame,
  type Evening,
  type HeldAfter,
  madeEvening,
} from '../support/books/any-bank-evening';
import { bankStatementsIn, tiesToJournal } from '../support/books/bank-statements';
import { useBooks } from '../support/books/books-under-test';
import { anyDelivery, delivered, ledgersOf } from './order/deliveries';
import { inOrderOfPlace } from '../support/fact-order/fact-ledger';
import { extent, patience } from '../support/service/test-extent';

jest.setTimeout(patience(240_000));

const IN_BOOKS = Number(process.env['PROPERTY_RUNS'] ?? extent(5, 90));
const IN_MEMORY = Number(process.env['PROPERTY_RUNS'] ?? extent(60, 1_500));

const books = useBooks();

/** The lines of the only bank, by the id of the event of each. */
async function linesAfter(events: readonly CasinoEvent[], page: number) {
  await books.empty();
  await books.record(...events);
  await books.project(page);
  const [shown, ...others] = await bankStatementsIn(books);
  expect(others).toEqual([]);
  tiesToJournal(shown!);
  return new Map(shown!.lines.map((line) => [events[Number(line.recordNumber) - 1]!.id, line]));
}

/** A line agrees with what the evening was made of: holdings, what was at risk, and what no bet covered. */
function isAsMade(line: StatementLine, { coup, ...held }: HeldAfter): void {
  const { after } = line;
  expect({ inPlay: after['in-play'], voluntary: after.voluntary, improper: after.improper }).toEqual(held);
  expect([line.notCovered, line.coup === undefined]).toEqual([0n, coup === undefined]);
  for (const { after: of } of line.shares)
    expect([of['in-play'] >= 0n, of.voluntary >= 0n, of.improper >= 0n]).toEqual([true, true, true]);
  const sumOf = (place: 'in-play' | 'voluntary' | 'improper') =>
    line.shares.reduce((sum, { after: of }) => sum + of[place], 0n);
  expect([sumOf('in-play'), sumOf('voluntary'), sumOf('improper')]).toEqual(Object.values(held));
  if (coup === undefined || line.coup === undefined) return;
  const { inPlay, gain, commission, covered, mandatory, staked, garageRule } = line.coup;
  expect({ inPlay, gain, commission }).toEqual({
    ...{ inPlay: coup.inPlay, gain: coup.gain, commission: coup.commission },
  });
  if (covered === undefined) return;
  expect([staked ?? 0n, covered]).toEqual([coup.staked, coup.covered]);
  expect(mandatory).toBe(garageRule === undefined ? undefined : coup.inPlay - coup.covered);
}

/** The parts of the members in what a coup plays with add up to all of it. */
function partsAreWhole({ coup, shares }: StatementLine): void {
  const parts = shares.flatMap(({ share }) => share ?? []);
  if (coup === undefined || coup.inPlay === 0n) return;
  const common = parts.reduce((product, { denominator }) => product * denominator, 1n);
  const sum = parts.reduce(
    (total, { numerator, denominator }) => total + numerator * (common / denominator),
    0n,
  );
  expect(sum).toBe(common);
}

const coup = (winner: 'bank' | 'punto', ...stakes: readonly number[]) =>
  ({ act: 'coup', stakes, winner, garage: null, isVoided: false }) as const;

/** Won and lost in part, and broken: whatever else is drawn, these happen at each game. */
const example = (game: BankGame): Evening => ({
  ...{ game, amount: 10_001 },
  acts: [{ act: 'joined', amount: 3_333 }, coup('bank', 40), coup('punto', 30, 20), coup('punto', 70, 130)],
});

describe('a bank of players, whatever happens to it', () => {
  it.each([
    ['chemin-de-fer', 'rules'],
    ['baccarat-two-tableaux', 'rules'],
    ['punto-y-banca', 'stated'],
  ] as const)(
    'at %s has a statement that ties to the ledger line by line, and is what the evening was made of',
    async (game, basis) => {
      const seen = new Set<string | undefined>();
      await fc.assert(
        fc.asyncProperty(anyEvening, fc.constantFrom(1, 7, 1_000), async (evening, page) => {
          const { events, held } = madeEvening({ ...evening, game });
          const lines = await linesAfter(events, page);
          for (const [id, is] of held) isAsMade(lines.get(id)!, is);
          for (const line of lines.values()) {
            partsAreWhole(line);
            seen.add(line.coup?.coverBasis);
          }
        }),
        { numRuns: IN_BOOKS, examples: [[example(game), 1_000]] },
      );
      expect(seen).toContain(basis);
    },
  );

  it('means the same in whatever order it is told', async () => {
    await fc.assert(
      fc.asyncProperty(anyEvening, anyDelivery, async (evening, delivery) => {
        const { events } = madeEvening(evening);
        const inOrder = await ledgersOf(inOrderOfPlace(events), {});
        const arrived = await ledgersOf(delivered(events, delivery), {});
        if (!isSameValue(arrived, inOrder)) expect(arrived).toEqual(inOrder);
      }),
      { numRuns: IN_MEMORY },
    );
  });
});
