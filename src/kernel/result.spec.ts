import { accepted, refused, type Result } from './result';

const halfOf = (amount: bigint): Result<bigint, 'odd'> =>
  amount % 2n === 0n ? accepted(amount / 2n) : refused('odd');

describe('a result', () => {
  it('carries the value when it was accepted', () => {
    expect(halfOf(4n)).toEqual({ ok: true, value: 2n });
  });

  it('carries the refusal, and no value, when it was refused', () => {
    expect(halfOf(3n)).toEqual({ ok: false, refusal: 'odd' });
  });
});
