import fc from 'fast-check';
import { sumMinor } from '../../kernel/money';
import { divideGain, divideLoss, type Division, type Share } from './player-bank.state';

const shares = (...of: [string, bigint][]): Share[] => of.map(([member, share]) => ({ member, share }));

const TO_BANKER: Division = { banker: 'B', oddCents: 'rest-to-banker' };
const LARGEST: Division = { banker: 'B', oddCents: 'largest-remainder' };

describe('a gain is divided in proportion, whole cents to the partners, the rest to the banker', () => {
  test.each([
    ['60 to 40', 47_500n, shares(['B', 30_000n], ['Q', 20_000n]), shares(['B', 28_500n], ['Q', 19_000n])],
    ['CF-7, 2 to 1', 7_315n, shares(['B', 10_000n], ['Q', 5_000n]), shares(['B', 4_877n], ['Q', 2_438n])],
    [
      'the banker last',
      100n,
      shares(['Q', 1n], ['R', 1n], ['B', 1n]),
      shares(['Q', 33n], ['R', 33n], ['B', 34n]),
    ],
    ['nobody has a share', 7n, shares(['B', 0n], ['Q', 0n]), shares(['B', 7n], ['Q', 0n])],
    ['nobody is there', 7n, [], shares(['B', 7n])],
  ])('%s', (_what, amount, among, parts) => expect(divideGain(amount, among, TO_BANKER)).toEqual(parts));
});

describe('a loss is borne in proportion, by each member up to his share', () => {
  test.each([
    ['60 to 40', 80_000n, shares(['B', 60_000n], ['Q', 40_000n]), shares(['B', 48_000n], ['Q', 32_000n])],
    ['the odd cent is the banker’s', 77n, shares(['B', 100n], ['Q', 50n]), shares(['B', 52n], ['Q', 25n])],
    [
      'a banker with one cent bears no more than that',
      2_998n,
      shares(['B', 1n], ['Q', 1_000n], ['R', 1_000n], ['S', 1_000n]),
      shares(['B', 1n], ['Q', 999n], ['R', 999n], ['S', 999n]),
    ],
    ['more than all have', 200n, shares(['B', 100n], ['Q', 50n]), shares(['B', 100n], ['Q', 50n])],
    ['nobody has a share', 7n, [], []],
  ])('%s', (_what, amount, among, parts) => expect(divideLoss(amount, among, TO_BANKER)).toEqual(parts));
});

describe('OP1-22: the odd cents go where most was rounded off', () => {
  test.each([
    ['to a partner', 100n, shares(['B', 100n], ['Q', 50n]), shares(['B', 67n], ['Q', 33n])],
    ['to the banker', 101n, shares(['B', 50n], ['Q', 100n]), shares(['B', 34n], ['Q', 67n])],
    [
      'of equals to the first',
      100n,
      shares(['Q', 1n], ['R', 1n], ['B', 1n]),
      shares(['Q', 34n], ['R', 33n], ['B', 33n]),
    ],
    ['where nobody has a share', 7n, shares(['B', 0n], ['Q', 0n]), shares(['B', 7n], ['Q', 0n])],
  ])('%s', (_what, amount, among, parts) => expect(divideGain(amount, among, LARGEST)).toEqual(parts));

  it('of a loss, too', () => {
    const among = shares(['B', 60n], ['Q', 50n], ['R', 40n]);
    expect(divideLoss(77n, among, LARGEST)).toEqual(shares(['B', 31n], ['Q', 26n], ['R', 20n]));
    expect(divideLoss(77n, among, TO_BANKER)).toEqual(shares(['B', 32n], ['Q', 25n], ['R', 20n]));
  });
});

const divisions = fc.constantFrom(TO_BANKER, LARGEST);

const members = fc
  .array(fc.bigInt({ min: 0n, max: 5_000n }), { maxLength: 6 })
  .map((amounts) =>
    amounts.map((share, index): Share => ({ member: index === 0 ? 'B' : `P${index}`, share })),
  );

it('the parts of a gain add up to it, and no member loses by a gain', () => {
  fc.assert(
    fc.property(members, fc.bigInt({ min: 0n, max: 100_000n }), divisions, (among, gain, division) => {
      const parts = divideGain(gain, among, division);
      expect(sumMinor(parts.map(({ share }) => share))).toBe(gain);
      expect(parts.filter(({ share }) => share < 0n)).toEqual([]);
    }),
  );
});

it('the parts of a loss add up to what all members have, and no member bears more than his share', () => {
  fc.assert(
    fc.property(members, fc.bigInt({ min: 0n, max: 30_000n }), divisions, (among, loss, division) => {
      const parts = divideLoss(loss, among, division);
      const held = sumMinor(among.map(({ share }) => share));
      expect(sumMinor(parts.map(({ share }) => share))).toBe(loss < held ? loss : held);
      const beyond = parts.filter(
        ({ member, share }) => share > among.find((each) => each.member === member)!.share,
      );
      expect(beyond).toEqual([]);
    }),
  );
});
