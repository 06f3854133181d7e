import { DataSource } from 'typeorm';
import { EVENT_STORE, type EventStorePort } from '../../src/event-log/event-store.port';
import { previewAuthorisation } from '../../src/projector/runner/preview-decision';
import { SEE_LIVE_GENERATION } from '../../src/projector/generations/generation';
import { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-c';
const DAY = '2026-01-01';

let nights: NightsService;
let director: Client;
let deputy: Client;
let accountant: Client;

const AUTHORISED = {
  validFrom: DAY,
  currency: 'EUR',
  rulebook: 'ES-AN-2010',
  document: 'RES-2026/1',
  games: ['caribbean-stud'],
  tables: [{ table: 'CS1', game: 'caribbean-stud', minimum: { from: 500 }, seats: 7 }],
  jackpots: [
    {
      pool: 'carrusel-poker',
      game: 'caribbean-stud',
      tables: ['CS1'],
      seed: 500_000,
      postedBy: 'round.settled',
    },
  ],
  accounting: { duty: { jurisdiction: 'ES-AN', pools: 'paid' } },
};

/** Changes the event that moves the pool, its part in the base of the duty, a minimum bet, and a tolerance. */
const LATER = {
  ...AUTHORISED,
  document: 'RES-2026/2',
  tables: [{ ...AUTHORISED.tables[0], minimum: { from: 1_000 } }],
  jackpots: [{ ...AUTHORISED.jackpots[0], postedBy: 'jackpot' }],
  accounting: { duty: { jurisdiction: 'ES-AN', pools: 'funded' }, tolerances: { table: 50_000 } },
};

const TIPS = {
  currency: 'EUR',
  chips: 0,
  cash: 9_000,
  takenToCage: true,
  by: [{ id: 'E-1' }, { id: 'E-2' }],
};

interface Amount {
  readonly amount: string;
}

interface Difference {
  readonly at: string;
  readonly expected: string;
  readonly found: string;
  readonly ties: boolean;
}

interface Preview {
  readonly __typename: string;
  readonly code?: string;
  readonly isPreviewed: boolean;
  readonly facts: number;
  readonly figureCount: number;
  readonly figures: readonly {
    readonly account: string;
    readonly bookingDay: string;
    readonly before: Amount;
    readonly after: Amount;
  }[];
  readonly findingsOpened: readonly { readonly code: string }[];
  readonly findingsOpenedCount: number;
  readonly findingsEnded: readonly { readonly code: string }[];
  readonly findingsEndedCount: number;
  readonly presented: readonly {
    readonly account: string;
    readonly before: Amount;
    readonly after: Amount;
  }[];
  readonly timeZones: readonly object[];
  readonly shifts: readonly object[];
  readonly areas: readonly object[];
  readonly expiries: readonly object[];
  readonly duty: readonly { readonly until: string; readonly before: Amount; readonly after: Amount }[];
  readonly differences: readonly {
    readonly day: string;
    readonly before: Difference | null;
    readonly after: Difference | null;
  }[];
}

async function preview(authorisation: object, client = director): Promise<Preview> {
  const row = '{ at expected found ties }';
  const { authorisationPreview } = await client.ask<{ authorisationPreview: Preview }>(
    `query ($text: String!) { authorisationPreview(casino: "${CASINO}", authorisation: $text) {
       __typename ... on AuthorisationRefused { code }
       ... on AuthorisationPreview { isPreviewed facts figureCount complete
         findingsOpened { code } findingsOpenedCount findingsEnded { code } findingsEndedCount
         figures { account bookingDay before { amount } after { amount } }
         presented { account before { amount } after { amount } }
         timeZones { day before after }
         shifts { day before { shift en es start } after { shift en es start } }
         areas { day before { area } after { area en es tables } }
         expiries { day before { pool days } after { pool days } }
         duty { until before { amount } after { amount } } differences { day before ${row} after ${row} } } } }`,
    { text: JSON.stringify(authorisation) },
  );
  return authorisationPreview;
}

async function decide(client: Client, mutation: string, authorisation?: object): Promise<string> {
  const { decided } = await client.ask<{ decided: { eventId: string; receipt: string } }>(
    `mutation ${authorisation ? '($text: String!)' : ''} { decided: ${mutation} {
       ... on AuthorisationRecorded { eventId receipt } ... on AuthorisationRefused { code about detail } } }`,
    ...(authorisation ? [{ text: JSON.stringify(authorisation) }] : []),
  );
  await nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: decided.receipt });
  return decided.eventId;
}

async function authoriseLater(authorisation: object): Promise<void> {
  const proposal = await decide(
    director,
    `proposeAuthorisation(casino: "${CASINO}", authorisation: $text)`,
    authorisation,
  );
  await decide(deputy, `recordAuthorisation(casino: "${CASINO}", proposal: "${proposal}")`);
}

/** Debits less credits, by account. */
async function balances(): Promise<Record<string, string>> {
  const { trialBalance } = await nights.client.ask<{
    trialBalance: { lines: { account: string; debit: Amount; credit: Amount }[] };
  }>(
    `{ trialBalance(casino: "${CASINO}", asOf: "${DAY}") { lines { account debit { amount } credit { amount } } } }`,
  );
  return Object.fromEntries(
    trialBalance.lines.map(({ account, debit, credit }) => [
      account,
      credit.amount === '0.00' ? debit.amount : `-${credit.amount}`,
    ]),
  );
}

async function openFindings(): Promise<string[]> {
  const { findings } = await nights.client.ask<{ findings: { edges: { node: { code: string } }[] } }>(
    `{ findings(casino: "${CASINO}", status: OPEN, first: 100) { edges { node { code } } } }`,
  );
  return findings.edges.map(({ node }) => node.code).sort();
}

async function quota(): Promise<string> {
  const { gamingDutyReturn } = await nights.client.ask<{ gamingDutyReturn: { quotaToDate: Amount } }>(
    `{ gamingDutyReturn(casino: "${CASINO}", year: 2026, quarter: 1) { ... on GamingDutyReturn { quotaToDate { amount } } } }`,
  );
  return gamingDutyReturn.quotaToDate.amount;
}

async function differences(): Promise<Difference[]> {
  const { gamingDay } = await nights.client.ask<{
    gamingDay: { tieOuts: { check: string; rows: Difference[] }[] };
  }>(
    `{ gamingDay(casino: "${CASINO}", day: "${DAY}") { ... on GamingDayFound { tieOuts { check rows { at expected found ties } } } } }`,
  );
  return gamingDay.tieOuts.find(({ check }) => check === 'K12')!.rows;
}

const stateOf = async () => ({
  balances: await balances(),
  findings: await openFindings(),
  quota: await quota(),
  differences: await differences(),
});

beforeAll(async () => {
  nights = await startNights('c');
  const person = async (name: string): Promise<Client> =>
    new Client(nights.running.url, await nights.running.makePersonKey(name, ['manager']));
  director = await person('Carmen Ortega');
  deputy = await person('Luis Soto');
  accountant = new Client(
    nights.running.url,
    await nights.running.makePersonKey('Nuria Campos', ['accountant']),
  );
  // The house wins, so that duty is due.
  await nights.take({
    specversion: '1.0',
    id: 'c-won',
    source: `/casinos/${CASINO}/tables/CS1`,
    type: 'cagnotte.round.settled.v1',
    time: `${DAY}T19:20:00+01:00`,
    gamingday: DAY,
    sequence: '11',
    data: { currency: 'EUR', roundNo: 90, bets: [], outcome: {}, result: 2_000_000 },
  });
  await decide(director, `authorise(casino: "${CASINO}", authorisation: $text)`, AUTHORISED);
});
afterAll(() => nights.stop());

describe('the preview of an authorisation', () => {
  let previewed: Preview;
  let before: Awaited<ReturnType<typeof stateOf>>;

  it('shows amounts, duty, differences and findings before and after, and records nothing', async () => {
    before = await stateOf();
    const { casinos } = await nights.client.ask<{ casinos: unknown }>('{ casinos { id position } }');
    previewed = await preview(LATER);
    expect(previewed).toMatchObject({ __typename: 'AuthorisationPreview', isPreviewed: true, facts: 6 });
    expect(previewed.figures.map(({ account }) => account)).toContain('jackpot:carrusel-poker');
    expect(previewed.figureCount).toBe(previewed.figures.length);
    expect(previewed.duty).toHaveLength(1);
    expect(previewed.findingsOpenedCount).toBe(3);
    expect(await nights.client.ask('{ casinos { id position } }')).toEqual({ casinos });
    expect(await stateOf()).toEqual(before);
  });

  it('equals the books after two persons have decided: amounts, duty, differences, findings', async () => {
    await authoriseLater(LATER);
    const after = await stateOf();
    const accounts = Object.keys({ ...before.balances, ...after.balances });
    const changed = accounts.filter((each) => before.balances[each] !== after.balances[each]);
    expect(previewed.figures.map(({ account }) => account).sort()).toEqual(changed.sort());
    for (const figure of previewed.figures)
      expect([figure.before.amount, figure.after.amount]).toEqual([
        before.balances[figure.account] ?? '0.00',
        after.balances[figure.account],
      ]);
    expect(previewed.duty).toEqual([
      { until: DAY, before: { amount: before.quota }, after: { amount: after.quota } },
    ]);
    expect(after.quota).not.toBe(before.quota);
    const differing = previewed.differences.flatMap((difference) => difference.after ?? []);
    expect(differing).toEqual(expect.arrayContaining(after.differences));
    expect(differing).toHaveLength(2);
    expect([...before.findings, ...previewed.findingsOpened.map(({ code }) => code)].sort()).toEqual(
      after.findings,
    );
  });

  it('shows the day from which the time zone changes, as the books print it after the decision', async () => {
    const inCanary = { ...LATER, document: 'RES-2026/3', timeZone: 'Atlantic/Canary' };
    expect((await preview(LATER)).timeZones).toEqual([]);
    expect((await preview(inCanary)).timeZones).toEqual([
      { day: DAY, before: 'Europe/Madrid', after: 'Atlantic/Canary' },
    ]);
    const opened = async (): Promise<string> => {
      const { book } = await nights.client.ask<{ book: { sections: { rows: string[][] }[] } }>(
        `{ book(casino: "${CASINO}", day: "${DAY}", book: ANTICIPOS) { ... on Book { sections { rows } } } }`,
      );
      return book.sections[0]!.rows[0]!.find((cell) => cell.includes('T'))!;
    };
    const before = await opened();
    expect(before).toMatch(/\+01:00$/);
    await authoriseLater(inCanary);
    const [after, { casinos }, { authorisations }] = await Promise.all([
      opened(),
      nights.client.ask<{ casinos: object[] }>('{ casinos { id clocks { from timeZone } } }'),
      nights.client.ask<{ authorisations: { authorisations: object[] } }>(
        `{ authorisations(casino: "${CASINO}") { authorisations { timeZone } } }`,
      ),
    ]);
    expect(after).toMatch(/\+00:00$/);
    expect(Date.parse(after)).toBe(Date.parse(before));
    expect(casinos).toEqual([{ id: CASINO, clocks: [{ from: DAY, timeZone: 'Atlantic/Canary' }] }]);
    expect(authorisations.authorisations).toEqual([
      ...[{ timeZone: 'Europe/Madrid' }, { timeZone: 'Europe/Madrid' }, { timeZone: 'Atlantic/Canary' }],
    ]);
    await authoriseLater({ ...LATER, document: 'RES-2026/4' });
  });

  it('shows the days from which shifts and areas would be others; the authorisation has them after the decision', async () => {
    const inShifts = {
      ...LATER,
      document: 'RES-2026/5',
      shifts: [
        { shift: 'late', name: { en: 'Late', es: 'Tarde' }, start: '17:00' },
        { shift: 'night', name: { es: 'Noche' }, start: '00:30' },
      ],
      areas: [{ area: 'pit-1', name: { en: 'Main room', es: 'Sala' }, tables: ['CS1'] }],
    };
    const shifts = [
      { shift: 'late', en: 'Late', es: 'Tarde', start: '17:00' },
      { shift: 'night', en: 'Noche', es: 'Noche', start: '00:30' },
    ];
    const areas = [{ area: 'pit-1', en: 'Main room', es: 'Sala', tables: ['CS1'] }];
    const none = await preview(LATER);
    expect([none.shifts, none.areas]).toEqual([[], []]);
    const other = await preview(inShifts);
    const wholeDay = { shift: 'whole-day', en: 'Whole day', es: 'Toda la jornada', start: '00:00' };
    expect(other.shifts).toEqual([{ day: DAY, before: [wholeDay], after: shifts }]);
    expect(other.areas).toEqual([{ day: DAY, before: [], after: areas }]);
    await authoriseLater(inShifts);
    const { authorisations } = await nights.client.ask<{ authorisations: { authorisations: object[] } }>(
      `{ authorisations(casino: "${CASINO}") { authorisations { shifts { shift en es start } areas { area en es tables } } } }`,
    );
    expect(authorisations.authorisations.at(-1)).toEqual({ shifts, areas });
    await authoriseLater({ ...LATER, document: 'RES-2026/6' });
  });

  it('shows from which day prizes could be collected for another time; the authorisation has it after the decision', async () => {
    const expiries = [{ pool: 'carrusel-poker', days: 90 }];
    const expiring = {
      ...LATER,
      document: 'RES-2026/7',
      jackpots: [{ ...LATER.jackpots[0], expiresAfterDays: 90 }],
    };
    expect((await preview(LATER)).expiries).toEqual([]);
    expect((await preview(expiring)).expiries).toEqual([{ day: DAY, before: [], after: expiries }]);
    await authoriseLater(expiring);
    const { authorisations } = await nights.client.ask<{ authorisations: { authorisations: object[] } }>(
      `{ authorisations(casino: "${CASINO}") { authorisations { expiries { pool days } } } }`,
    );
    expect(authorisations.authorisations.at(-1)).toEqual({ expiries });
    await authoriseLater({ ...LATER, document: 'RES-2026/8' });
  });

  it('shows reversed amounts and findings that would end', async () => {
    const back = await preview(AUTHORISED);
    expect(
      back.figures.map(({ account, before: now, after }) => [account, now.amount, after.amount]),
    ).toEqual(
      previewed.figures.map(({ account, before: was, after }) => [account, after.amount, was.amount]),
    );
    expect(back.findingsEnded.map(({ code }) => code).sort()).toEqual(
      previewed.findingsOpened.map(({ code }) => code).sort(),
    );
    expect(back).toMatchObject({ findingsOpenedCount: 0, findingsEndedCount: 3 });
    expect(back.differences.map(({ after }) => after)).toEqual([null, null]);
  });

  it('shows a difference that a tolerance would remove without a change of amounts', async () => {
    const tolerances = { table: 60_000 };
    const effect = await preview({ ...LATER, accounting: { ...LATER.accounting, tolerances } });
    expect(effect).toMatchObject({ isPreviewed: true, facts: 0, figures: [], duty: [] });
    expect(effect.differences).toEqual([
      {
        day: DAY,
        before: expect.objectContaining({ expected: 'within 500.00 EUR', ties: false }) as unknown,
        after: expect.objectContaining({ expected: 'within 600.00 EUR', ties: true }) as unknown,
      },
    ]);
  });

  it('changes the books of no day before its own', async () => {
    const effect = await preview({ ...AUTHORISED, validFrom: '2026-01-02' });
    expect(effect).toMatchObject({ isPreviewed: true, facts: 0, figures: [], duty: [], differences: [] });
    expect([effect.findingsOpenedCount, effect.findingsEndedCount]).toEqual([0, 0]);
  });

  it('is refused for an authorisation that could not be proposed', async () => {
    const refused = await preview({ ...LATER, games: ['tute'], tables: [], jackpots: [] });
    expect(refused).toEqual({
      __typename: 'AuthorisationRefused',
      code: 'AUTHORISATION.GAME_NOT_IN_RULEBOOK',
    });
  });

  it.each([
    ['more facts would have to be evaluated than is sensible', { most: 0 }],
    ['it would take longer than anybody waits', { longestMs: -1 }],
  ])('ends where %s', async (_why, limits) => {
    const { app } = nights.running.service;
    const { casinos } = await nights.client.ask<{ casinos: { position: string }[] }>(
      '{ casinos { position } }',
    );
    const store = app.get<EventStorePort>(EVENT_STORE);
    const effect = await app.get(DataSource).transaction(async (db) => {
      await db.query(SEE_LIVE_GENERATION);
      return previewAuthorisation(db, store, {
        casino: CASINO,
        position: BigInt(casinos[0]!.position),
        gamingDay: DAY,
        ...limits,
        at: '2026-01-03T10:00:00Z',
        authorisation: AUTHORISED as never,
      });
    });
    expect(effect).toBeUndefined();
  });

  it('shows what gross games and tips as income change in the summary journal, as it has them after the decision', async () => {
    await nights.take({
      ...{ specversion: '1.0', id: 'c-bet', source: `/casinos/${CASINO}/tables/CS1`, sequence: '12' },
      ...{ type: 'cagnotte.round.settled.v1', time: `${DAY}T19:30:00+01:00`, gamingday: DAY },
      data: {
        ...{ currency: 'EUR', roundNo: 91, outcome: {}, result: 500 },
        bets: [{ betId: 'a', type: 'ante', stake: 2_000, box: 1 }],
      },
    });
    await nights.take({
      ...{ specversion: '1.0', id: 'c-tips', source: `/casinos/${CASINO}/cage` },
      ...{ type: 'cagnotte.tips.counted.v1', time: `${DAY}T23:20:00+01:00`, gamingday: DAY },
      data: TIPS,
    });
    const chosen = {
      ...{ ...LATER, document: 'RES-2026/4b' },
      accounting: { ...LATER.accounting, chart: { codes: {}, games: 'gross', tips: 'income' } },
    };
    expect((await preview(LATER)).presented).toEqual([]);
    const { presented } = await preview(chosen);
    expect(presented.map(({ account }) => account)).toEqual(
      expect.arrayContaining(['players-winnings:caribbean-stud:CS1', 'tips', 'tips-income']),
    );
    const moved = async (account: string): Promise<bigint> => {
      const { book } = await nights.client.ask<{
        book: { sections: { columns: { en: string }[]; rows: string[][] }[] };
      }>(
        `{ book(casino: "${CASINO}", day: "${DAY}", book: DIARIO_RESUMEN) { ... on Book { sections { columns { en } rows } } } }`,
      );
      return book.sections
        .flatMap(({ columns, rows }) =>
          rows.map((row) => Object.fromEntries(columns.map(({ en }, at) => [en, row[at]!]))),
        )
        .filter((row) => row['Our account'] === account)
        .reduce((sum, row) => sum + minorOf(row['Debit']!) - minorOf(row['Credit']!), 0n);
    };
    const minorOf = (text: string): bigint => BigInt(text.replace('.', ''));
    const check = async (which: 'before' | 'after') => {
      for (const { account, [which]: of } of presented)
        expect([account, await moved(account)]).toEqual([account, minorOf(of.amount)]);
    };
    await check('before');
    await authoriseLater(chosen);
    await check('after');
    // A correction of the count moves the income, and the liability not at all.
    const corrected = { ...TIPS, cash: 4_000 };
    const { correctionPreview } = await accountant.ask<{ correctionPreview: Pick<Preview, 'presented'> }>(
      `query ($replacement: String!) { correctionPreview(casino: "${CASINO}", source: "/casinos/${CASINO}/cage", event: "c-tips",
         replacement: $replacement) { ... on CorrectionPreview {
         presented { account before { amount } after { amount } } } } }`,
      { replacement: JSON.stringify(corrected) },
    );
    expect(correctionPreview.presented).toEqual([
      { account: 'tips-income', before: { amount: '-90.00' }, after: { amount: '-40.00' } },
    ]);
    await authoriseLater({ ...LATER, document: 'RES-2026/4c' });
  });
});
