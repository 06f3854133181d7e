import { CAGE, tell } from '../../../test/support/book/told';
import { enterSlip, findSlip, halvesReported, slipsIn } from './slips.state';

const report = (half: 'cage' | 'table', amount: bigint, direction: 'to-table' | 'to-cage' = 'to-table') => ({
  slip: 'A-1',
  direction,
  half,
  amount,
  currency: 'EUR',
});

describe('the slips of a session', () => {
  it('know both halves of one, in whatever order they come', () => {
    const slips = enterSlip(enterSlip([], report('table', 5n)), report('cage', 4n));
    expect(slips).toEqual([{ slip: 'A-1', direction: 'to-table', currency: 'EUR', table: 5n, cage: 4n }]);
  });

  it('keep the first amount of a half that is reported twice', () => {
    const slips = enterSlip(enterSlip([], report('table', 5n)), report('table', 9n));
    expect(slips).toEqual([{ slip: 'A-1', direction: 'to-table', currency: 'EUR', table: 5n }]);
  });

  it('tell chips to the table from chips to the cage under one number', () => {
    const slips = enterSlip(enterSlip([], report('table', 5n)), report('table', 9n, 'to-cage'));
    expect(findSlip(slips, { slip: 'A-1', direction: 'to-cage' })?.table).toBe(9n);
    expect(findSlip(slips, { slip: 'A-2', direction: 'to-cage' })).toBeUndefined();
  });
});

describe('the slips that a fact names', () => {
  const exchanged = { kind: 'cash-for-chips', amount: 500, slip: 'V-1' } as const;
  const buyIn = { end: 'table', slip: 'V-1', kind: 'buy-in', amount: 500 };

  it('are of the table that reports it, and of none elsewhere', () => {
    expect(slipsIn(tell('chips.exchanged', exchanged))).toEqual([{ ...buyIn, table: 'T1' }]);
    expect(slipsIn(tell('chips.exchanged', exchanged, CAGE))).toEqual([{ ...buyIn, table: null }]);
  });

  it('move no chips between table and cage where a customer exchanges under one', () =>
    expect(halvesReported(tell('chips.exchanged', exchanged))).toEqual([]));

  it('are none without a number, and none of an unknown fact', () => {
    expect(slipsIn(tell('chips.exchanged', { ...exchanged, slip: '' }))).toEqual([]);
    const unknown = { ...tell('chips.exchanged', exchanged), type: 'cagnotte.chips.melted.v1' };
    expect([slipsIn(unknown), halvesReported({ ...unknown, data: null })]).toEqual([[], []]);
  });

  it('say of the float that a close sends to the cage that it is the closing one', () => {
    const toCage = [{ holder: 'table', chips: 900, slip: 'C-1' }] as const;
    const closed = tell('table.closed', { toCage: [...toCage], certifiedBy: [{ id: 'E-1' }, { id: 'E-2' }] });
    const half = { slip: 'C-1', direction: 'to-cage', half: 'table', amount: 900n, currency: 'EUR' };
    expect(halvesReported(closed)).toEqual([{ ...half, closing: true }]);
    expect(halvesReported(tell('table.credited', { amount: 900, slip: 'C-1' }))).toEqual([half]);
  });
});
