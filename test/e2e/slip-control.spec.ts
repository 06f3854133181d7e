import type { Client } from '../support/service/client';
import { type NightsService, startNights } from '../support/service/nights-service';

const CASINO = 'noche-a';
const DAY = '2026-01-01';

let nights: NightsService;
let client: Client;

interface Control {
  readonly series: readonly object[];
  readonly slips: readonly { readonly slip: string; readonly kind: string; readonly ties: boolean }[];
}

const control = async (args = ''): Promise<Control> => {
  const { slipControl } = await client.ask<{ slipControl: Control }>(
    `{ slipControl(casino: "${CASINO}", from: "${DAY}"${args}) { complete
         series { kind pad first last used unused { first last count } duplicates voids }
         slips { slip kind table atTable { amount } atCage { amount } inTransit { amount } isVoid ties problems } } }`,
  );
  return slipControl;
};

const reported = (id: string, type: string, data: object, at: string): object => ({
  specversion: '1.0',
  id,
  source: `/casinos/${CASINO}/${at}`,
  type: `cagnotte.${type}.v1`,
  time: '2026-01-01T23:00:00Z',
  gamingday: DAY,
  data: { currency: 'EUR', ...data },
});

beforeAll(async () => {
  nights = await startNights('a');
  client = nights.client;
});
afterAll(() => nights.stop());

it('slips of the night of a roulette tie at table, cage and ledger', async () => {
  const { slips } = await control();
  expect(slips.map(({ slip, kind, ties }) => `${slip} ${kind} ${ties}`)).toEqual([
    'A-0001 FLOAT true',
    'BOX-11 BOX true',
    'A-0002 FILL true',
    'D-0001 CREDIT true',
    'C-0001 CLOSING true',
  ]);
  expect(slips.find(({ slip }) => slip === 'A-0002')).toMatchObject({
    atTable: { amount: '15000.00' },
    atCage: { amount: '15000.00' },
    inTransit: { amount: '0.00' },
  });
});

it('a half that is missing after its day, and skipped numbers before it, are listed until they arrive', async () => {
  const issued = { table: 'RF1', amount: 70_000, slip: 'A-0005', purpose: 'fill' };
  await nights.take(reported('late-cage', 'cage.float-issued', issued, 'cage'));
  const { slips, series } = await control(', onlyProblems: true');
  expect(slips).toMatchObject([
    {
      slip: 'A-0005',
      kind: 'FILL',
      problems: ['HALF_MISSING', 'UNDER_WAY'],
      inTransit: { amount: '700.00' },
    },
  ]);
  expect(series).toContainEqual({
    kind: 'FILL',
    pad: 'A-',
    first: 'A-0002',
    last: 'A-0005',
    used: 2,
    unused: [{ first: 'A-0003', last: 'A-0004', count: '2' }],
    duplicates: [],
    voids: [],
  });
  const filled = { amount: 70_000, slip: 'A-0005' };
  await nights.take(reported('late-table', 'table.filled', filled, 'tables/RF1'));
  expect((await control(', onlyProblems: true')).slips).toEqual([]);
});

it('a slip whose event two persons have cancelled is void', async () => {
  const office = 'office';
  const cancels = (of: string, at: string): object =>
    reported(
      `cancel-${of}`,
      'correction.recorded',
      {
        corrects: { source: `/casinos/${CASINO}/${at}`, id: of },
        reason: 'the slip was torn',
        proposedBy: { id: 'E-1' },
        approvedBy: { id: 'E-2' },
      },
      office,
    );
  await nights.tellHistory(cancels('late-cage', 'cage'), cancels('late-table', 'tables/RF1'));
  const { slips, series } = await control();
  expect(slips.find(({ slip }) => slip === 'A-0005')).toMatchObject({ isVoid: true, ties: true });
  expect(series).toContainEqual(expect.objectContaining({ kind: 'FILL', voids: ['A-0005'] }));
});
