import type { EventOf } from '../event-contract/catalogue';
import { type CagnotteCount, countAtClose, countedTogether, countOfSlot } from './session-figures';
import { present } from '../../kernel/present';

const slot = (record: bigint, chips: number, takenToCage: boolean, cash?: number): CagnotteCount =>
  countOfSlot(record, {
    currency: 'EUR',
    slot: 'cagnotte',
    chips,
    takenToCage,
    by: [],
    ...present({ cash }),
  })!;
const amountOf = (...counts: CagnotteCount[]) => countedTogether(counts)?.amount;

describe('what was counted in a cagnotte', () => {
  it('is what its count declares, cash that lay in it with it', () =>
    expect([amountOf(slot(1n, 500, true)), amountOf(slot(1n, 500, false, 20))]).toEqual([500n, 520n]));

  it('is undefined where it was not counted', () => expect(amountOf()).toBeUndefined());

  it('is the sum of its counts where each was taken to the cage', () =>
    expect(amountOf(slot(1n, 500, true), slot(2n, 300, true))).toBe(800n));

  it('includes once an amount that one count leaves in the slot and the next one finds again', () => {
    expect(amountOf(slot(1n, 500, false), slot(2n, 800, true))).toBe(800n);
    expect(countedTogether([slot(1n, 500, false), slot(2n, 800, true)])!.parts).toEqual([
      { from: 'stated', record: 1n, at: 'chips', sign: 1 },
      { from: 'stated', record: 2n, at: 'chips', sign: 1 },
      { from: 'stated', record: 1n, at: 'chips', sign: -1 },
    ]);
  });

  it('is what the close of the table hands over of it, and what it leaves locked', () => {
    const closed = countAtClose(3n, {
      currency: 'EUR',
      certifiedBy: [],
      toCage: [
        { holder: 'table', chips: 900 },
        { holder: 'cagnotte', chips: 70, cash: 5 },
      ],
      leftLocked: [{ holder: 'cagnotte', chips: 30 }],
    })!;
    expect(amountOf(closed)).toBe(105n);
    expect(closed.left).toEqual([{ at: 'leftLocked.0.chips', amount: 30n }]);
  });

  it('is not said by the count of another slot, nor by a close that hands no cagnotte over', () => {
    const jackpot: EventOf<'cagnotte.slot.counted.v1'>['data'] = {
      currency: 'EUR',
      slot: 'jackpot',
      chips: 5,
      takenToCage: true,
      by: [],
    };
    expect(countOfSlot(1n, jackpot)).toBeUndefined();
    expect(
      countAtClose(1n, { currency: 'EUR', certifiedBy: [], toCage: [{ holder: 'table', chips: 9 }] }),
    ).toBeUndefined();
  });
});
