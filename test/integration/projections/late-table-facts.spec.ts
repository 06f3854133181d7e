import { readBook } from '../../../src/ledger/books/books.queries';
import { explainFigure } from '../../../src/ledger/books/explain-figure.queries';
import { readGamingDay } from '../../../src/ledger/gaming-day/gaming-day.queries';
import { readMasterReport } from '../../../src/ledger/master-report/read-master-report.queries';
import { declaredParts, readSessionFacts } from '../../../src/ledger/table-session/session.queries';
import { BY, tell } from '../../support/book/told';
import { CAGE_HALVES, EVENING_OPENED, HOUSE_EVENING, withLate } from '../../support/book/house-evening';
import { useBooks } from '../../support/books/books-under-test';
import { shownBook } from '../../support/books/shown-book';

const books = useBooks();
const CASINO = 'granada';
const DAY = '2026-01-01';

/** R and the declared parts of the session, in each place that shows them. */
const toldOfSession = () =>
  books.reading(async (db) => {
    const at = { casino: CASINO, position: 1_000n };
    const session = { ...at, gamingDay: DAY, table: 'T1', sessionNo: 1 };
    const control = await readBook(db, { ...at, name: 'control-de-ingresos', day: DAY });
    const { tieOuts } = await readGamingDay(db, { ...at, day: DAY });
    const amounts = (check: string) =>
      tieOuts
        .find((each) => each.check === check)
        ?.rows.map(({ at: place, sides }) => [place, sides?.expected.amount, sides?.found.amount]);
    const explained = await explainFigure(db, at, { kind: 'result', table: 'T1', day: DAY, sessionNo: 1 });
    const { rows } = await readMasterReport(db, { ...at, day: DAY }, false);
    const [facts] = await readSessionFacts(db, [session]);
    return {
      control: shownBook(control),
      k3: amounts('K3'),
      k11: amounts('K11'),
      explained: explained?.amount,
      master: rows.map(({ game, columns }) => [game, columns.day.win, columns.day.drop]),
      declared: declaredParts(facts!, 'EUR'),
    };
  });

const TOLD = {
  control: [
    'House-banked tables',
    'T1 | roulette-french | 1 | 30000 EUR',
    'Total |  |  | 30000 EUR',
    'Non-banked tables',
    'Total |  |  | 0 EUR',
    'Pools: stakes less prizes',
    'Total | 0 EUR',
  ],
  k3: [['T1', 30_000n, 30_000n]],
  k11: [['base of the duty', 30_000n, 30_000n]],
  explained: 30_000n,
  master: [['roulette-french', 30_000n, 140_000n]],
  declared: {
    openingFloat: 1_500_000n,
    fills: 1_500_000n,
    credits: 0n,
    boxes: 140_000n,
    inventory: 2_890_000n,
  },
};

describe('the result of a session, in the control book, the tie-outs, the explanation and the master report', () => {
  it('equals the result that its counts give', async () => {
    await books.record(EVENING_OPENED, ...CAGE_HALVES, ...HOUSE_EVENING);
    await books.project();
    expect(await toldOfSession()).toEqual(TOLD);
  });

  it.each(HOUSE_EVENING.map(({ id }) => id))('is the same if %s arrives after all others', async (late) => {
    await books.record(EVENING_OPENED, ...CAGE_HALVES, ...withLate(HOUSE_EVENING, late));
    await books.project();
    expect(await toldOfSession()).toEqual(TOLD);
  });
});

describe('notes of another currency in a box', () => {
  /** In alphabetical order one is before and one after the euro. */
  it.each(['CHF', 'USD'])('are no part of the result of the session: %s', async (currency) => {
    const beside = { amount: 40_000, otherCurrencies: [{ currency, amount: 500 }] };
    const facts = HOUSE_EVENING.map((fact) =>
      fact.id === 'drop-2' ? { ...fact, data: { ...(fact.data as object), ...beside } } : fact,
    );
    const alone = tell(
      'drop.counted',
      { box: 'B1', currency, amount: 700, by: BY },
      { id: 'alone', sequence: '11' },
    );
    await books.record(EVENING_OPENED, ...CAGE_HALVES, ...facts, { ...alone, time: '2026-01-01T22:30:00Z' });
    await books.project();
    expect(await toldOfSession()).toEqual(TOLD);
  });
});
