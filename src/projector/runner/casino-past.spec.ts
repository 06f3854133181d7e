import { DatabaseDouble, type DatabaseAnswers } from '../../../test/support/database/database-double';
import { insertedRows, PageDouble } from '../../../test/support/sample-events/page-double';
import { logged, rowOf } from '../../../test/support/sample-events/projected-page';
import { chipsSold, ledgerOpened } from '../../../test/support/sample-events/sample-events';
import { placeOf } from '../../ledger/fact-order/place.state';
import { writeState } from '../../ledger/_core/store/fold-states';
import type { CellName } from '../../ledger/evaluation/cells';
import {
  CasinoPast,
  type CasinoWritten,
  readAccountPlaces,
  readRow,
  writeAccountPlaces,
  writeCells,
} from './casino-past';

const CASINO = 'torrequebrada';
const EVENTS = [ledgerOpened(), chipsSold({}, { id: 'a' }), chipsSold({ amount: 700 }, { id: 'b' })];
const { store, numbered } = logged(EVENTS);
const PLACE = placeOf(EVENTS[1]!);
const DAY = PLACE.slice(0, 10);
const factRows = numbered.map((record, index) => ({ ...rowOf(record), fact_place: placeOf(EVENTS[index]!) }));

let quieted = 0;
beforeEach(() => (quieted = 0));

function past(answers: DatabaseAnswers, first = 9n) {
  const database = new DatabaseDouble({ ...answers, "fold = 'corrected-fact'": [] });
  const quiet = () => Promise.resolve(void (quieted += 1));
  return { database, of: new CasinoPast({ page: database, store, casino: CASINO, first, quiet }) };
}

const FACTS = 'FROM fact_order o JOIN register.record r';

describe('the past of a casino', () => {
  it('is empty without a query if the first record of the casino is on the page', async () => {
    const { database, of } = past({}, 1n);
    expect(await of.session('T1')).toBeUndefined();
    expect(await of.factsOfSession('T1')).toEqual([]);
    expect(await of.facts([2n])).toEqual([]);
    expect(await of.factsFrom(PLACE, [])).toEqual([]);
    expect(await of.postedFrom(PLACE, 'cash:cage')).toEqual([]);
    expect(await of.cellFrom(PLACE, 'tally/x')).toEqual([]);
    expect([database.asked, quieted]).toEqual([[], 0]);
  });

  it('is read after the rows evaluated before are written', async () => {
    const { of } = past({ 'FROM fold_state': [] });
    await of.session('T1');
    expect(quieted).toBe(1);
  });

  it('has the state of a session and of the customers of a day, if there is one', async () => {
    const state = writeState({ float: 7n });
    const { database, of } = past({ 'fold = $2 AND key = $3': [{ state }] });
    expect(await of.session('T1')).toEqual({ float: 7n });
    expect(await of.customers('2026-01-01')).toEqual({ float: 7n });
    expect(database.asked.map(({ parameters }) => parameters)).toEqual([
      [CASINO, 'table-session', 'T1'],
      [CASINO, 'customers-of-day', '2026-01-01'],
    ]);
    expect(await past({ 'fold = $2 AND key = $3': [] }).of.session('T1')).toBeUndefined();
  });

  it('has the first report of a reference, which is asked for also on the first page', async () => {
    const { database, of } = past({ '': [] }, 1n);
    expect(await of.report('PB1 1')).toBeUndefined();
    expect(JSON.parse(database.asked[0]!.parameters[0] as string)).toEqual([
      { casino: CASINO, reference: 'PB1 1', is_void: true },
    ]);
    expect(quieted).toBe(1);
  });

  it('has the effective facts with their places and events', async () => {
    const { database, of } = past({ [FACTS]: factRows.slice(1) });
    expect(await of.facts([2n, 3n])).toEqual(
      [2, 3].map((record) => ({
        record: BigInt(record),
        place: placeOf(EVENTS[record - 1]!),
        event: EVENTS[record - 1],
      })),
    );
    expect(database.asked[0]!.parameters).toEqual([CASINO, '9', ['2', '3']]);
    expect(database.asked[1]!.parameters).toEqual([CASINO, ['2', '3']]);
  });

  it('has the facts of a session', async () => {
    const { database, of } = past({ [FACTS]: [] });
    expect(await of.factsOfSession('table/T1')).toEqual([]);
    expect(database.asked[0]!.sql).toContain('AND o.fold_key = $3');
    expect(database.asked[0]!.parameters).toEqual([CASINO, '9', 'table/T1']);
    expect(database.asked).toHaveLength(1);
  });

  it('has a corrected fact with its effective data, and no cancelled fact', async () => {
    const corrected = (counting: object): string =>
      writeState({ versions: [{ by: { source: 's', id: 'c' }, counting }] });
    const database = new DatabaseDouble({
      [FACTS]: factRows.slice(1),
      "fold = 'corrected-fact'": [
        { key: '2', state: corrected({ as: 'replacement', data: '{"amount":900}' }) },
        { key: '3', state: corrected({ as: 'nothing' }) },
      ],
    });
    const quiet = () => Promise.resolve();
    const of = new CasinoPast({ page: database, store, casino: CASINO, first: 9n, quiet });
    expect(await of.facts([2n, 3n])).toMatchObject([
      { record: 2n, event: { id: 'a', data: { amount: 900 } } },
    ]);
  });
});

describe('facts from a place on', () => {
  const reported = [
    { gaming_day: '2026-01-01', first_record: 5n },
    { gaming_day: '2026-01-02', first_record: 3n },
    { gaming_day: '2026-01-03', first_record: 4n },
  ];

  it('are those of open days, from the first record of these on', async () => {
    const { database, of } = past({ 'FROM reported_day': reported, [FACTS]: [] });
    await of.factsFrom(PLACE, [{ first: '2026-01-02', last: '2026-01-02' }]);
    expect(database.asked.map(({ parameters }) => parameters)).toEqual([
      [CASINO, DAY],
      [CASINO, '9', ['2026-01-01', '2026-01-03'], PLACE, '4'],
    ]);
  });

  it('are none, without a query for them, if all days are closed', async () => {
    const { database, of } = past({ 'FROM reported_day': reported });
    expect(await of.factsFrom(PLACE, [{ first: '2026-01-01', last: '2026-01-03' }])).toEqual([]);
    expect(database.asked).toHaveLength(1);
  });
});

describe('the postings from a place on', () => {
  it('are, for an account, the sums of the journal for each fact', async () => {
    const row = { place: PLACE, account: 'cash:cage', currency: 'EUR', amount: 500n };
    const { database, of } = past({
      'FROM journal_line': [
        { ...row, sub_ledger: null },
        { ...row, sub_ledger: 'P-1' },
      ],
    });
    expect(await of.postedFrom(PLACE, 'cash:cage')).toEqual([
      { ...row, subLedger: undefined },
      { ...row, subLedger: 'P-1' },
    ]);
    expect(database.asked[0]!.parameters).toEqual([CASINO, '9', 'cash:cage', PLACE, DAY]);
  });

  it('are, for a tally, the amounts of its cell for each fact and currency', async () => {
    const state = writeState([
      { currency: 'EUR', amount: 5n },
      { currency: 'USD', amount: -2n },
    ]);
    const { database, of } = past({ 'FROM fact_cell': [{ place: PLACE, state }] });
    const posted = { place: PLACE, account: 'tally:tips', subLedger: undefined };
    expect(await of.postedFrom(PLACE, 'tally:tips')).toEqual([
      { ...posted, currency: 'EUR', amount: 5n },
      { ...posted, currency: 'USD', amount: -2n },
    ]);
    expect(database.asked[0]!.parameters).toEqual([CASINO, 'tally:tips', PLACE]);
  });
});

describe('the rows of a cell', () => {
  it('are read together with the last row before the place', async () => {
    const { database, of } = past({
      'FROM fact_cell': [{ place: PLACE, record_number: 4n, state: writeState({ a: 1n }) }],
    });
    expect(await of.cellFrom(PLACE, 'account/x')).toEqual([{ place: PLACE, record: 4n, state: { a: 1n } }]);
    expect(database.asked[0]!.parameters).toEqual([CASINO, 'account/x', PLACE]);
  });

  const account = 'account/x' as CellName;

  it.each<[string, CellName, string | null, object]>([
    ['nothing of an account', account, null, { state: null }],
    ['nothing of another cell', 'pool/x', null, { state: undefined }],
    ['a state', account, '{"a":1}', { state: { a: 1 } }],
    ['a state that is a text', account, '"a"', { state: 'a' }],
    ['a state that is null', account, 'null', { state: null }],
    [
      'a state with what was read',
      account,
      '{"$read":["b"],"state":{"a":1}}',
      { state: { a: 1 }, read: ['b'] },
    ],
  ])('are read: %s', (_what, cell, written, row) => expect(readRow(cell, written)).toEqual(row));

  const written = async (cells: Readonly<Record<string, object | undefined>>) => {
    const page = new PageDouble();
    const rows = new Map(Object.entries(cells).map(([place, row]) => [place, row]));
    await writeCells(page, [
      { casino: CASINO, cells: new Map([[account, rows]]) } as unknown as CasinoWritten,
    ]);
    return page.asked;
  };

  it('are written with their record, day and state, and with what they read', async () => {
    const [inserted] = await written({
      [PLACE]: { place: PLACE, record: 4n, state: { a: 1n } },
      b: { place: PLACE, record: 5n, state: undefined },
      c: { place: PLACE, record: 6n, state: { a: 1 }, read: ['b'] },
      d: { place: PLACE, record: 7n, state: null },
    });
    const row = { casino: CASINO, cell: account, place: PLACE, gaming_day: DAY };
    expect(insertedRows(inserted!)).toEqual([
      { ...row, record_number: '4', state: '{"a":{"$minor":"1"}}' },
      { ...row, record_number: '5', state: null },
      { ...row, record_number: '6', state: '{"$read":["b"],"state":{"a":1}}' },
      { ...row, record_number: '7', state: null },
    ]);
  });

  it('are deleted if their fact has moved to another place', async () => {
    const [deleted, ...more] = await written({ [PLACE]: undefined });
    expect(deleted!.sql).toMatch(/^DELETE FROM fact_cell/);
    expect(JSON.parse(deleted!.parameters[0] as string)).toEqual([
      { 'of casino': CASINO, 'of cell': account, 'of place': PLACE },
    ]);
    expect(more).toEqual([]);
  });
});

describe('the last places of accounts', () => {
  it('are read casino by casino', async () => {
    const row = { casino: CASINO, account: 'cash:cage', posted: 'a', asked: 'b' };
    const database = new DatabaseDouble({ 'FROM place_of_account': [row] });
    expect(await readAccountPlaces(database, [CASINO])).toEqual([row]);
    expect(database.asked[0]!.parameters).toEqual([[CASINO]]);
  });

  it('are written once where they changed, in the order of the accounts', async () => {
    const changed = new Map([
      ['cash:cage', 4n],
      ['a', 3n],
    ]);
    const accounts = { changed, get: (account: string) => ({ posted: `posted ${account}`, asked: 'asked' }) };
    const page = new PageDouble();
    const casinos = [{ casino: CASINO, accounts, cells: new Map() }] as unknown as CasinoWritten[];
    await writeAccountPlaces(page, casinos);
    await writeAccountPlaces(page, casinos);
    expect(page.asked).toHaveLength(1);
    expect(page.rowsOf(0)).toEqual([
      { casino: CASINO, account: 'a', posted: 'posted a', asked: 'asked' },
      { casino: CASINO, account: 'cash:cage', posted: 'posted cash:cage', asked: 'asked' },
    ]);
  });
});
