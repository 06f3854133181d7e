import { applyMoves, findBank, nameBanker, sharesOf } from './player-bank.state';

const adjudicated = nameBanker([], { bank: 'CF1-1', banker: 'B', mode: 'limited' });

describe('the banks of a session', () => {
  it('grow and shrink by what their members put in, reserve and get back', () => {
    const banks = applyMoves(adjudicated, [
      { bank: 'CF1-1', member: 'B', place: 'in-play', amount: 300n },
      { bank: 'CF1-1', member: 'Q', place: 'in-play', amount: 200n },
      { bank: 'CF1-1', member: 'B', place: 'in-play', amount: -120n },
      { bank: 'CF1-1', member: 'B', place: 'improper', amount: 120n },
    ]);
    expect(banks).toEqual([
      {
        bank: 'CF1-1',
        banker: 'B',
        mode: 'limited',
        members: [
          { member: 'B', inPlay: 180n, voluntary: 0n, improper: 120n },
          { member: 'Q', inPlay: 200n, voluntary: 0n, improper: 0n },
        ],
      },
    ]);
    expect(sharesOf(banks[0], 'improper')).toEqual([{ member: 'B', share: 120n }]);
  });

  it('keep their money and their mode when a banker is named again', () => {
    const banks = applyMoves(adjudicated, [{ bank: 'CF1-1', member: 'B', place: 'in-play', amount: 300n }]);
    const named = findBank(nameBanker(banks, { bank: 'CF1-1', banker: 'Q' }), 'CF1-1');
    expect(named).toEqual({ ...banks[0], banker: 'Q' });
  });

  it('begin with a move that was not announced; its member is then the banker', () => {
    const banks = applyMoves([], [{ bank: 'K', member: 'X', place: 'voluntary', amount: 5n }]);
    expect(banks).toEqual([
      { bank: 'K', banker: 'X', members: [{ member: 'X', inPlay: 0n, voluntary: 5n, improper: 0n }] },
    ]);
  });

  it('of an unknown bank have no members', () => {
    expect(sharesOf(findBank([], 'K'), 'in-play')).toEqual([]);
  });
});
