import { tell } from '../../../test/support/book/told';
import { bankReportOf, type PlayerBankState } from './player-bank.state';

type Name = Parameters<typeof tell>[0];
const report = (name: string, data: object, banks: readonly PlayerBankState[] = []) =>
  bankReportOf(tell(name as Name, data as never), banks);
const AT_SEAT = { player: 'P', seat: 3, standing: false };

describe('what an event reports of the life of a bank', () => {
  it.each<[string, object, object]>([
    ['shoe.started', { shoeNo: 2 }, { kind: 'shoe-started', shoeNo: 2 }],
    ['shoe.ended', { shoeNo: 2 }, { kind: 'shoe-ended' }],
    ['shoe.ended', { shoeNo: 2, goesOn: true }, { kind: 'shoe-ended', goesOn: true }],
    ['bank.offered', { ...AT_SEAT, floor: 500 }, { kind: 'offered', ...AT_SEAT, floor: 500n }],
    ['bank.offered', {}, { kind: 'offered' }],
    ['bank.refused', AT_SEAT, { kind: 'refused', seatForfeited: false, ...AT_SEAT }],
    ['bank.refused', { seatForfeited: true }, { kind: 'refused', seatForfeited: true }],
    [
      'bank.adjudicated',
      {
        bank: 'K',
        banker: 'B',
        amount: 300,
        how: 'lot',
        mode: 'free',
        paidFrom: 'deposit',
        seat: 3,
        standing: true,
        partners: [{ player: 'Q', amount: 200 }],
      },
      {
        kind: 'adjudicated',
        bank: 'K',
        banker: 'B',
        amount: 300n,
        how: 'lot',
        mode: 'free',
        fromDeposit: true,
        seat: 3,
        standing: true,
        partners: [{ member: 'Q', amount: 200n }],
      },
    ],
    [
      'bank.adjudicated',
      { bank: 'K', banker: 'B', amount: 300, how: 'offer', paidFrom: 'chips' },
      {
        kind: 'adjudicated',
        bank: 'K',
        banker: 'B',
        amount: 300n,
        how: 'offer',
        fromDeposit: false,
        partners: [],
      },
    ],
    [
      'bank.raised',
      { bank: 'K', player: 'B', amount: 50, paidFrom: 'deposit' },
      { kind: 'raised', bank: 'K', member: 'B', amount: 50n, fromDeposit: true },
    ],
    [
      'bank.partner-joined',
      { bank: 'K', partner: 'Q', amount: 50, paidFrom: 'chips' },
      { kind: 'partner-joined', bank: 'K', member: 'Q', amount: 50n, fromDeposit: false },
    ],
    ['bank.passed', { bank: 'K', amount: 7 }, { kind: 'passed', bank: 'K', amount: 7n }],
    [
      'bank.auctioned',
      { bids: [{ player: 'P', amount: 9, seat: 3, standing: false }], winner: 'P', byLot: true },
      {
        kind: 'auctioned',
        byLot: true,
        winner: 'P',
        bids: [{ player: 'P', amount: 9n, seat: 3, standing: false }],
      },
    ],
    ['bank.auctioned', { bids: [] }, { kind: 'auctioned', byLot: false, bids: [] }],
    [
      'bank.deposited',
      { banker: 'B', amount: 600, means: 'cash', mode: 'limited', bank: 'K', again: true },
      {
        kind: 'deposited',
        banker: 'B',
        amount: 600n,
        means: 'cash',
        mode: 'limited',
        bank: 'K',
        again: true,
      },
    ],
    [
      'bank.deposited',
      { banker: 'B', amount: 600, means: 'cash', mode: 'limited' },
      { kind: 'deposited', banker: 'B', amount: 600n, means: 'cash', mode: 'limited', again: false },
    ],
    [
      'bank.put-in-play',
      { bank: 'K', banker: 'B', amount: 5 },
      { kind: 'put-in-play', bank: 'K', banker: 'B', amount: 5n },
    ],
    [
      'bank.withdrawn',
      { bank: 'K', banker: 'B', amount: 5, paidOut: 'deposit' },
      { kind: 'withdrawn', bank: 'K', banker: 'B', amount: 5n, toDeposit: true },
    ],
    [
      'bank.withdrawn',
      { bank: 'K', banker: 'B', amount: 5, paidOut: 'chips' },
      { kind: 'withdrawn', bank: 'K', banker: 'B', amount: 5n, toDeposit: false },
    ],
    ['bank.broken', { bank: 'K' }, { kind: 'broken', bank: 'K' }],
    [
      'bank.deposit-returned',
      { banker: 'B', amount: 5 },
      { kind: 'deposit-returned', banker: 'B', amount: 5n },
    ],
  ])('%s %j', (name, data, expected) => expect(report(name, data)).toEqual(expected));

  it('the end of a bank reports the returned amounts, and the amounts that the books owe to each member', () => {
    const member = (name: string, inPlay: bigint, voluntary = 0n, improper = 0n) => ({
      member: name,
      inPlay,
      voluntary,
      improper,
    });
    const bank = { bank: 'K', banker: 'B', members: [member('B', 100n, 20n, 3n), member('Q', 0n)] };
    const data = { bank: 'K', cause: 'passed', returned: [{ member: 'B', amount: 120 }], paidOut: 'deposit' };
    expect(report('bank.ended', data, [{ ...bank, bank: 'other', members: [] }, bank])).toEqual({
      kind: 'ended',
      bank: 'K',
      cause: 'passed',
      toDeposit: true,
      returned: [{ member: 'B', amount: 120n }],
      owed: [{ member: 'B', amount: 123n }],
    });
    expect(report('bank.ended', { ...data, paidOut: 'chips' })).toMatchObject({ owed: [], toDeposit: false });
  });

  it('is empty for any other event', () =>
    expect(report('table.filled', { amount: 5, slip: 'A-1' })).toBeUndefined());
});
