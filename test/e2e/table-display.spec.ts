import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-c';
const DAY = '2026-01-01';

const event = (id: string, source: string, type: string, data: object): object => ({
  ...{ specversion: '1.0', id, source: `/casinos/${CASINO}/${source}`, gamingday: DAY },
  ...{ type: `cagnotte.${type}.v1`, time: '2026-01-01T21:00:00+01:00', data },
});

const AUTHORISED = event('authorised', 'accounting', 'casino.authorised', {
  ...{ validFrom: DAY, currency: 'EUR', rulebook: 'ES-AN-2010', games: ['texas-holdem', 'caribbean-stud'] },
  tables: [
    { table: 'TH9', game: 'texas-holdem', minimum: { from: 200, to: 1_000 } },
    { table: 'CS1', game: 'caribbean-stud', minimum: { from: 500 } },
  ],
  jackpots: [{ pool: 'carrusel-poker', tables: ['CS1'], postedBy: 'round.settled' }],
});

const OPENED = event('opened-th9', 'tables/TH9', 'table.opened', {
  ...{ currency: 'EUR', game: 'texas-holdem', minimum: 500, float: { amount: 0, holder: 'cambista' } },
  ...{ captures: { rounds: true, buyIns: false }, staff: [{ id: 'E-1' }, { id: 'E-2' }], seats: 9 },
  poker: { minutes: 240, share: { option: 'rake', rate: { numerator: 4, denominator: 100 } } },
});

const CHANGED = event('changed-th9', 'tables/TH9', 'table.limits-changed', {
  ...{ currency: 'EUR', oldMinimum: 500, newMinimum: 1_000, announcedAtRound: 3 },
});

interface Display {
  readonly minimum: { readonly amount: string };
  readonly minimumTo: { readonly amount: string } | null;
  readonly pools: readonly {
    readonly pool: string;
    readonly meter: { readonly amount: string } | null;
    readonly prizes: readonly { readonly pays: { readonly en: string } }[];
  }[];
  readonly session: {
    readonly minimum: { readonly amount: string };
    readonly share: { readonly es: string } | null;
    readonly minutes: number | null;
  } | null;
}

let nights: NightsService;

beforeAll(async () => {
  nights = await startNights('c');
  await nights.tellHistory(AUTHORISED);
  await nights.take(OPENED);
});
afterAll(() => nights.stop());

const shown = async (table: string): Promise<Display> =>
  (
    await nights.client.ask<{ tableDisplay: Display }>(
      `{ tableDisplay(casino: "${CASINO}", table: "${table}") { ... on TableDisplay { minimum { amount } minimumTo { amount }
           pools { pool meter { amount } prizes { pays { en } } } session { minimum { amount } share { es } minutes } } } }`,
    )
  ).tableDisplay;

it('an open table displays what its opening announced, and the minimum of the last change', async () => {
  const announced = { share: { es: '4 % de cada bote' }, minutes: 240 };
  expect(await shown('TH9')).toEqual({
    ...{ minimum: { amount: '2.00' }, minimumTo: { amount: '10.00' }, pools: [] },
    session: { minimum: { amount: '5.00' }, ...announced },
  });
  await nights.take(CHANGED);
  expect((await shown('TH9')).session).toEqual({ minimum: { amount: '10.00' }, ...announced });
});

it('a table of a pool displays the meter of the ledger with its scale of prizes, also while it is closed', async () => {
  const { jackpot } = await nights.client.ask<{ jackpot: { jackpot: { meter: { amount: string } } } }>(
    `{ jackpot(casino: "${CASINO}", pool: "carrusel-poker") { ... on JackpotFound { jackpot { meter { amount } } } } }`,
  );
  const { pools, session } = await shown('CS1');
  expect(session).toBeNull();
  expect(pools).toMatchObject([{ pool: 'carrusel-poker', meter: jackpot.jackpot.meter }]);
  expect(pools[0]!.prizes.length).toBeGreaterThanOrEqual(5);
});
