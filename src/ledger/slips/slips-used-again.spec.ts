import { type RecordedSlip, slipsUsedAgain } from './slip-control';

const report = (record: bigint, more: Partial<RecordedSlip> = {}): RecordedSlip => ({
  recordNumber: record,
  eventId: `e-${record}`,
  gamingDay: '2026-01-01',
  currency: 'EUR',
  voided: false,
  slip: 'A-1',
  kind: 'fill',
  end: 'cage',
  table: 'RF1',
  amount: 100,
  ...more,
});
const told = (...reports: RecordedSlip[]) =>
  slipsUsedAgain(reports).map(({ slip, end, uses }) => [slip, end, uses.map(({ table }) => table)]);

describe('slips that were used again', () => {
  it('are those that one end reports by two events, at one table or at two', () => {
    expect(told(report(1n), report(2n, { table: 'RF2' }))).toEqual([['A-1', 'cage', ['RF1', 'RF2']]]);
    const atTable = { end: 'table' } as const;
    expect(told(report(1n, atTable), report(2n, atTable))).toEqual([['A-1', 'table', ['RF1', 'RF1']]]);
  });

  it.each([
    ['both ends report it once', report(2n, { end: 'table' })],
    ['one event names it twice', report(1n, { table: 'RF2' })],
    ['the other use was cancelled', report(2n, { voided: true })],
    ['the other one accompanies chips back', report(2n, { kind: 'credit' })],
    ['another number follows', report(2n, { slip: 'A-2' })],
  ])('are none where %s', (_what, other) => expect(told(report(1n), other)).toEqual([]));

  it('are no boxes, which come back to tables', () => {
    const box = { kind: 'box', slip: 'B-1' } as const;
    expect(told(report(1n, box), report(2n, box))).toEqual([]);
  });
});
