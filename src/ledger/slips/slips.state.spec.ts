import { enterSlip, findSlip } from './slips.state';

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
