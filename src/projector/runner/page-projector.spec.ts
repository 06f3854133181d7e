import { PageDouble } from '../../../test/support/sample-events/page-double';
import { ALL_READ_MODELS } from '../all-read-models';
import type { NumberedEvent } from '../../ledger/_core/store/numbered-event';
import { inRounds, type RowsByModel, WriteBuffer } from './page-projector';

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

  it('end with the first that are refused, and none are written after them', async () => {
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
    expect(inRounds(inTurn).map(named)).toEqual([['granada 2', 'granada 3', 'ronda 2', 'ronda 3']]);
  });

  it('stay behind a decision of their casino that reaches back', () => {
    const decision = told('ronda', 3, 'cagnotte.casino.authorised.v1');
    const records = [told('ronda', 2), decision, told('granada', 2), told('ronda', 4)];
    expect(inRounds(records).map(named)).toEqual([['granada 2', 'ronda 2', 'ronda 3'], ['ronda 4']]);
  });
});
