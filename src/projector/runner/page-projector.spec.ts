import { tell } from '../../../test/support/book/told';
import { PageDouble, insertedRows } from '../../../test/support/sample-events/page-double';
import { type ProjectedPage, projectedPage } from '../../../test/support/sample-events/projected-page';
import { present } from '../../kernel/present';
import { chipsFlowReadModel } from '../../ledger/chips/chips.queries';
import { ALL_READ_MODELS } from '../all-read-models';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { inBatches, type RowsByModel, WriteBuffer } from './page-projector';

const chips = ALL_READ_MODELS.findIndex(({ table }) => table.sqlName === 'chips_flow');

const rowsOf = (record: number): RowsByModel =>
  ALL_READ_MODELS.map((_model, index) => (index === chips ? [{ recordNumber: BigInt(record) }] : []));

const manyRows = (buffer: WriteBuffer, from: number, count: number): void => {
  for (let record = from; record < from + count; record++) buffer.add(rowsOf(record));
};

describe('rows of a page', () => {
  it('are on their way before the last of them is made', async () => {
    const page = new PageDouble();
    const buffer = new WriteBuffer(page);
    manyRows(buffer, 1, 1_500);
    await new Promise(setImmediate);
    expect(page.rowsOf(0)).toHaveLength(1_000);
    await buffer.end();
    expect(page.asked).toHaveLength(2);
    expect(page.rowsOf(1).at(-1)).toMatchObject({ record_number: '1500' });
  });

  it('are written in the order in which they were made, each once', async () => {
    const page = new PageDouble();
    const buffer = new WriteBuffer(page);
    manyRows(buffer, 1, 3_500);
    await buffer.end();
    const written = page.asked.flatMap((_statement, index) =>
      page.rowsOf(index).map(({ record_number }) => ({ record_number })),
    );
    expect(written).toEqual(Array.from({ length: 3_500 }, (_, index) => ({ record_number: `${index + 1}` })));
  });

  it('end with the first refusal, and none are written after it', async () => {
    const page = new PageDouble();
    const refusal = new Error('refused');
    jest.spyOn(page, 'query').mockRejectedValue(refusal);
    const buffer = new WriteBuffer(page);
    manyRows(buffer, 1, 2_500);
    await expect(buffer.end()).rejects.toBe(refusal);
    expect(page.query).toHaveBeenCalledTimes(1);
  });
});

describe('records of a page', () => {
  const told = (casino: string, number: number, type = 'cagnotte.round.settled.v1'): NumberedEvent =>
    ({ casino, number: BigInt(number), standing: 'counted', event: { type } }) as unknown as NumberedEvent;
  const named = (round: readonly NumberedEvent[]): string[] =>
    round.map(({ casino, number }) => `${casino} ${number}`);

  it('are evaluated casino by casino, so that what they change together is written once', () => {
    const inTurn = [2, 3].flatMap((number) => ['ronda', 'granada'].map((casino) => told(casino, number)));
    expect(inBatches(inTurn).map(named)).toEqual([['granada 2', 'granada 3', 'ronda 2', 'ronda 3']]);
  });

  it('stay after a decision of their casino about earlier facts', () => {
    const decision = told('ronda', 3, 'cagnotte.casino.authorised.v1');
    const records = [told('ronda', 2), decision, told('granada', 2), told('ronda', 4)];
    expect(inBatches(records).map(named)).toEqual([['granada 2', 'ronda 2', 'ronda 3'], ['ronda 4']]);
  });
});

const OPENED = tell('ledger.opened', {
  balances: [
    { account: 'chips:cage', amount: 1_000_000 },
    { account: 'chips:issued', amount: -1_000_000 },
  ],
});

const sale = (id: string, { amount = 500, sequence }: { amount?: number; sequence?: string } = {}) =>
  tell('cage.chips-sold', { amount, meansOfPayment: 'cash' }, { at: 'cage', id, ...present({ sequence }) });

const parkedIn = (page: ProjectedPage) =>
  page.rowsIn('parked_record').map(({ record_number, fold_key, fault }) => [record_number, fold_key, fault]);

describe('a record that a fault keeps from being evaluated', () => {
  /** Simulates a bug: the rows of these records cannot be made. */
  const withBugAt = (...records: readonly string[]): void => {
    const { rowsOf } = chipsFlowReadModel;
    jest.spyOn(chipsFlowReadModel, 'rowsOf').mockImplementation((fact) => {
      if (fact.standing !== 'parked' && records.includes(`${fact.number}`)) throw new Error('no such rate');
      return rowsOf(fact);
    });
  };
  afterEach(() => jest.restoreAllMocks());

  const filled = (sequence: string) =>
    tell('table.filled', { amount: 5_000 } as never, { id: `fill-${sequence}`, sequence, sessionno: 1 });
  const correctionOf = (id: string) =>
    tell(
      'correction.recorded',
      {
        corrects: { source: '/casinos/granada/cage', id },
        reason: 'x',
        proposedBy: { id: 'E-1' },
        approvedBy: { id: 'E-2' },
      },
      { at: 'office' },
    );
  /** The last placements of facts: those that were rolled back are placed again. */
  const placedLast = (page: ProjectedPage): (string | null | undefined)[] =>
    page.asked
      .slice(page.asked.findLastIndex(({ sql }) => sql.startsWith('ROLLBACK TO')) + 1)
      .filter(({ sql }) => sql.startsWith('INSERT INTO fact_order ('))
      .flatMap(insertedRows)
      .map(({ record_number }) => record_number);

  it('is parked with its fault, what comes later under its key waits, and all others are posted', async () => {
    withBugAt('3');
    const page = await projectedPage([OPENED, sale('a'), sale('b'), filled('1'), sale('c')]);
    expect(parkedIn(page)).toEqual([
      ['3', 'cage/2026-01-01', 'no such rate'],
      ['5', 'cage/2026-01-01', null],
    ]);
    expect(page.asked.filter(({ sql }) => sql === 'ROLLBACK TO SAVEPOINT rows')).toHaveLength(1);
    expect(placedLast(page)).toEqual(['1', '2', '4']);
  });

  it('is parked alone where it is the first, and nothing is projected again', async () => {
    withBugAt('1');
    const page = await projectedPage([sale('a'), filled('1')]);
    expect(parkedIn(page)).toEqual([['1', 'cage/2026-01-01', 'no such rate']]);
    expect(placedLast(page)).toEqual(['2']);
  });

  it('is parked after a decision, which is projected', async () => {
    withBugAt('4');
    const page = await projectedPage([OPENED, sale('a'), correctionOf('z'), sale('b'), filled('1')]);
    expect(parkedIn(page)).toEqual([['4', 'cage/2026-01-01', 'no such rate']]);
    expect(page.rowsIn('correction').map(({ record_number }) => record_number)).toEqual(['3']);
  });

  it('is parked if its number of the source comes late', async () => {
    withBugAt('3');
    const page = await projectedPage([OPENED, filled('2'), filled('1'), sale('a')]);
    expect(parkedIn(page)).toEqual([['3', 'table/T1/2026-01-01/1', 'no such rate']]);
    expect(placedLast(page)).toEqual(['1', '2', '4']);
  });

  it('is parked if it is a decision about earlier facts', async () => {
    withBugAt('3');
    const page = await projectedPage([OPENED, sale('a'), correctionOf('z'), sale('b')]);
    expect(parkedIn(page)).toEqual([['3', expect.stringMatching(/^correction\/./), 'no such rate']]);
    expect(placedLast(page)).toEqual(['1', '2', '4']);
  });
});

describe('a record of which the database refuses the rows', () => {
  const refusal = (code: string, table?: string): Error =>
    Object.assign(new Error('no'), { code, ...present({ table }) });

  /** The database refuses the flows of chips of these records. */
  const projectedWithout = (records: readonly string[], failure: Error, count = 8): Promise<ProjectedPage> =>
    projectedPage([OPENED, ...Array.from({ length: count - 1 }, (_, n) => sale(`s${n}`))], {
      'INSERT INTO chips_flow (': (parameters, sql) => {
        const rows = insertedRows({ sql, parameters });
        if (rows.some(({ record_number }) => records.includes(record_number!))) throw failure;
        return [];
      },
    });

  it('is found by halves and parked alone, with what comes later under its key', async () => {
    const page = await projectedWithout(['6'], refusal('23505', 'chips_flow'));
    expect(parkedIn(page)).toEqual([
      ['6', 'cage/2026-01-01', 'the database refuses rows of chips_flow: SQLSTATE 23505'],
      ['7', 'cage/2026-01-01', null],
      ['8', 'cage/2026-01-01', null],
    ]);
    const written = page.asked.findLastIndex(({ sql }) => sql.startsWith('ROLLBACK TO'));
    expect(page.asked.slice(written).some(({ sql }) => sql.startsWith('INSERT INTO chips_flow ('))).toBe(
      false,
    );
    const tried = page.asked
      .filter(({ sql }) => sql.startsWith('INSERT INTO chips_flow ('))
      .map((asked) =>
        insertedRows(asked)
          .map(({ record_number }) => record_number)
          .join(' '),
      );
    expect(tried).toEqual(['2 3 4 5 6 7 8', '2 3 4', '5 6 7 8', '5 6', '5', '6']);
  });

  it('is parked at once where it is alone on its page', async () => {
    const page = await projectedPage([sale('a')], {
      'INSERT INTO chips_flow (': () => {
        throw refusal('22003');
      },
    });
    expect(parkedIn(page)).toEqual([['1', 'cage/2026-01-01', 'the database refuses rows: SQLSTATE 22003']]);
  });

  it('is not parked if the database fails for another reason: then the page fails', async () => {
    await expect(projectedWithout(['6'], refusal('40001'))).rejects.toMatchObject({ code: '40001' });
    await expect(projectedWithout(['6'], new Error('lost'))).rejects.toThrow('lost');
  });
});

describe('a record with the identity of another one', () => {
  it('gives a finding, and changes nothing else', async () => {
    const page = await projectedPage([OPENED, sale('a'), sale('a', { amount: 700 })]);
    expect(page.journal.map((line) => line.split(' ')[0])).toEqual(['1', '1', '2', '2']);
    expect(
      page
        .rowsIn('finding')
        .filter(({ opened_by }) => opened_by === '3')
        .map(({ code }) => code),
    ).toEqual(['identity-conflict']);
    expect(page.rowsIn('fact_order').map(({ record_number }) => record_number)).toEqual(['1', '2']);
  });
});
