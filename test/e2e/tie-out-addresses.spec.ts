import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';
const DAY = '2026-01-01';

let nights: NightsService;

/** The number of events so far, by which their times increase. */
let happened = 0;
const event = (id: string, type: string, at: string, data: object, more: object = {}): object => ({
  specversion: '1.0',
  id,
  source: `/casinos/${CASINO}/${at}`,
  type: `cagnotte.${type}.v1`,
  time: `2026-01-01T23:00:${`${(happened += 1)}`.padStart(2, '0')}Z`,
  gamingday: DAY,
  data: { currency: 'EUR', ...data },
  ...more,
});
const issued = (id: string, table: string, slip: string, amount = 70_000): object =>
  event(id, 'cage.float-issued', 'cage', { table, amount, slip, purpose: 'fill' });
const filled = (id: string, slip: string, amount: number): object =>
  event(id, 'table.filled', 'tables/AR1', { amount, slip });

/** A night with a fault for each check that compares words. */
beforeAll(async () => {
  nights = await startNights('a');
  await nights.client.deliver('ndjson', `${JSON.stringify(event('odd', 'cage.unheard-of', 'cage', {}))}\n`);
  await nights.take(
    event(
      'opened',
      'table.opened',
      'tables/AR1',
      {
        game: 'roulette-american',
        minimum: 100,
        float: { amount: 0 },
        box: 'BOX-50',
        staff: [{ id: 'E-1' }],
        captures: { rounds: true, buyIns: true },
      },
      { sequence: '1' },
    ),
    issued('two-tables-1', 'RF1', 'A-0009'),
    issued('two-tables-2', 'AR1', 'A-0009'),
    filled('again-1', 'A-0010', 70_000),
    filled('again-2', 'A-0010', 70_000),
    issued('halves', 'AR1', 'A-0010', 80_000),
    event(
      'gap',
      'chips.exchanged',
      'tables/AR1',
      { kind: 'cash-for-chips', amount: 1_000, at: 'table' },
      { sequence: '9' },
    ),
  );
});
afterAll(() => nights.stop());

interface Row {
  readonly at: string;
  readonly ties: boolean;
  readonly foundFigure: string | null;
  readonly countedFigure: string | null;
}

interface Amount {
  readonly amount: string;
  readonly currency: string;
  readonly minorUnits: string;
}

interface RowOfAmounts {
  readonly expected: string;
  readonly found: string;
  readonly ties: boolean;
  readonly countedFigure: string | null;
  readonly expectedAmount: Amount | null;
  readonly foundAmount: Amount | null;
  readonly differenceAmount: Amount | null;
}

/** Removes the bound of checks such as `at least 0.00 EUR`. */
const withoutBound = (words: string): string => words.replace(/^at least /, '');

async function rows(): Promise<(Row & { check: string })[]> {
  const { gamingDay } = await nights.client.ask<{
    gamingDay: { tieOuts: readonly { check: string; rows: readonly Row[] }[] };
  }>(
    `{ gamingDay(casino: "${CASINO}", day: "${DAY}") { ... on GamingDayFound {
         tieOuts { check rows { at ties foundFigure countedFigure } } } } }`,
  );
  return gamingDay.tieOuts.flatMap(({ check, rows: own }) => own.map((row) => ({ check, ...row })));
}

interface Count {
  readonly figure: string;
  readonly expected: string;
  readonly found: string;
  readonly ties: boolean;
  readonly count: number;
  readonly counted: readonly { kind: string; what: string; id: string; eventIds: readonly string[] }[];
}

const explain = async (figure: string): Promise<Count> =>
  (
    await nights.client.ask<{ explain: Count }>(
      `query ($figure: ID!) { explain(casino: "${CASINO}", figure: $figure) { ... on CountExplanation {
         figure en es expected found ties count counted { kind what id recordNumber eventIds } } } }`,
      { figure },
    )
  ).explain;

/** Each row with words: the found words, and the counted address. */
async function told(): Promise<Record<string, string>> {
  const inWords = (await rows()).filter(({ countedFigure }) => countedFigure !== null);
  const lines: [string, string][] = [];
  for (const { check, at, countedFigure } of inWords) {
    const { found, counted } = await explain(countedFigure!);
    const things = counted.map(
      ({ kind, what, eventIds }) => `${kind === 'FINDING' ? `${what} of ` : ''}${eventIds.join(' + ')}`,
    );
    lines.push([`${check} ${at}`, `${found}: ${things.join(', ')}`]);
  }
  return Object.fromEntries(lines);
}

it('each row of a tie-out has an address of its amounts or of its counted events, never of both', async () => {
  const all = await rows();
  expect(all.length).toBeGreaterThan(15);
  expect(
    all.filter(({ foundFigure, countedFigure }) => (foundFigure === null) === (countedFigure === null)),
  ).toEqual([]);
});

it('a row of amounts has them as money beside the words, and a row in words has none', async () => {
  const { gamingDay } = await nights.client.ask<{
    gamingDay: { tieOuts: readonly { rows: readonly RowOfAmounts[] }[] };
  }>(
    `{ gamingDay(casino: "${CASINO}", day: "${DAY}") { ... on GamingDayFound { tieOuts { rows {
         expected found ties countedFigure expectedAmount { ...money } foundAmount { ...money }
         differenceAmount { ...money } } } } } }
     fragment money on Money { amount currency minorUnits }`,
  );
  const all = gamingDay.tieOuts.flatMap(({ rows: own }) => own);
  for (const { expected, found, ties, countedFigure, ...amounts } of all) {
    const { expectedAmount, foundAmount, differenceAmount } = amounts;
    if (countedFigure !== null) {
      expect(amounts).toEqual({ expectedAmount: null, foundAmount: null, differenceAmount: null });
      continue;
    }
    const said = (money: Amount | null): string => `${money!.amount} ${money!.currency}`;
    expect([said(expectedAmount), said(foundAmount)]).toEqual([expected, found].map(withoutBound));
    expect(BigInt(differenceAmount!.minorUnits)).toBe(
      BigInt(foundAmount!.minorUnits) - BigInt(expectedAmount!.minorUnits),
    );
    if (ties) expect(differenceAmount!.currency).toBe(expectedAmount!.currency);
  }
  expect(all.filter(({ differenceAmount }) => Number(differenceAmount?.minorUnits ?? 0) !== 0)).not.toEqual(
    [],
  );
});

it('a row in words is explained by the events and findings that it counted', async () => {
  const seen = await told();
  const [gap] = Object.keys(seen).filter((row) => row.startsWith('K2-sequence'));
  const [delivery] = Object.keys(seen).filter((row) => row.startsWith('K2-quarantine'));
  expect(seen[gap!]).toMatch(/: sequence-gap of gap$/);
  expect(seen[delivery!]).toMatch(/^in quarantine: unknown-type: [0-9a-f-]+$/);
  expect(seen).toMatchObject({
    'K3 AR1': 'still open: opened',
    'K5 box BOX-50 of AR1': 'not counted: opened',
    'K9 cage': 'not counted: ',
  });
});

it('K4 fails where a number is used at two tables, and names both reports; in one session the finding says it', async () => {
  const seen = Object.entries(await told()).filter(([row]) => row.startsWith('K4'));
  expect(seen).toEqual([
    ['K4 slip A-0010 reported once by the table', expect.stringMatching(/: slip-used-twice of again-2$/)],
    ['K4 700.00 EUR under slip A-0010, as the other end reported', expect.stringMatching(/ of halves$/)],
    ['K4 slip A-0009, again', 'reported 2 times: RF1, AR1: two-tables-1, two-tables-2'],
  ]);
});

it('K4 holds of a slip again once one of its two uses was corrected', async () => {
  await nights.tellHistory(
    event('corrected', 'correction.recorded', 'office', {
      corrects: { source: `/casinos/${CASINO}/cage`, id: 'two-tables-2' },
      replacement: { currency: 'EUR', table: 'AR1', amount: 70_000, slip: 'A-0011', purpose: 'fill' },
      reason: 'the number was typed wrong',
      proposedBy: { id: 'E-1' },
      approvedBy: { id: 'E-2' },
    }),
  );
  expect(Object.keys(await told())).not.toContain('K4 slip A-0009, again');
});

it('a figure is unknown if no row of the day has its name', async () => {
  expect(await explain(`tie-out/${DAY}/K3/ZZ9/counted`)).toEqual({});
});
