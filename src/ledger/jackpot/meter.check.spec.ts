import { checkMeter, checkMeterFell, checkMeterShare } from './meter.check';

const POOL = { pool: 'carrusel', currency: 'EUR' };

describe('a reading of a meter', () => {
  const read = (when: 'before' | 'after', shown: number | undefined) =>
    checkMeter({ ...POOL, when, shown, booked: 500n }).map(({ expected, found }) => [expected, found]);

  it('is what the books have, or is not read', () => {
    expect(read('before', 500)).toEqual([]);
    expect(read('after', undefined)).toEqual([]);
  });

  it('gives a finding if it differs, before the event and after it', () => {
    expect(read('before', 501)).toEqual([['5.00 EUR on the meter of carrusel before this', '5.01 EUR']]);
    expect(read('after', 499)).toEqual([['5.00 EUR on the meter of carrusel after this', '4.99 EUR']]);
  });
});

describe('the share of stakes that goes to the meter', () => {
  const rate = { numerator: 85n, denominator: 100n };
  const share = (amount: bigint, toMeter: bigint | undefined, stakes = 1) =>
    checkMeterShare({ ...POOL, amount, toMeter, rate, stakes }).map(({ expected, found }) => [
      expected,
      found,
    ]);

  it('is the announced share, to the cent for one stake', () => {
    expect(share(1_000n, 850n)).toEqual([]);
    expect(share(1_000n, 851n)).toEqual([['8.50 EUR of 10.00 EUR to the meter of carrusel', '8.51 EUR']]);
    expect(share(1_000n, 849n)).toEqual([['8.50 EUR of 10.00 EUR to the meter of carrusel', '8.49 EUR']]);
  });

  it('may be off by half a cent for each of several stakes, and half a cent for their sum', () => {
    // Three stakes of 50: 42.5 each. Together 127.5, rounded 128; each rounded down 126, each rounded up 129.
    expect(share(150n, 126n, 3)).toEqual([]);
    expect(share(150n, 129n, 3)).toEqual([]);
    expect(share(150n, 130n, 3)).toEqual([]);
    expect(share(150n, 131n, 3)).toHaveLength(1);
    expect(share(150n, 125n, 3)).toHaveLength(1);
    expect(share(100n, 86n, 2)).toEqual([]);
    expect(share(100n, 87n, 2)).toHaveLength(1);
  });

  it('is not checked if the share or the rate is unknown', () => {
    expect(share(1_000n, undefined)).toEqual([]);
    const unknown = { ...POOL, amount: 1_000n, toMeter: 1n, rate: undefined, stakes: 1 };
    expect(checkMeterShare(unknown)).toEqual([]);
  });
});

describe('a meter that falls', () => {
  type Read = { last?: bigint; before?: number; after?: number; out?: bigint };
  const fell = ({ last, before, after, out = 0n }: Read) =>
    checkMeterFell({ ...POOL, last, shownBefore: before, shownAfter: after, takenOut: out }).map(
      ({ code, expected, found }) => [code, expected, found],
    );
  const finding = (least: string, found: string) => [
    ...['meter-fell', `at least ${least} EUR on the meter of carrusel`, `${found} EUR`],
  ];

  it.each<[string, Read]>([
    ['stays', { last: 500n, before: 500, after: 500 }],
    ['rises', { last: 500n, before: 501, after: 502 }],
    ['falls by what is taken out', { last: 500n, before: 500, after: 100, out: 400n }],
    ['was never read before', { after: 100 }],
    ['is read before only, for the first time', { before: 100 }],
    ['is not read', { last: 500n }],
  ])('is not found of one that %s', (_how, read) => expect(fell(read)).toEqual([]));

  it('gives a finding if it fell since its last reading', () =>
    expect(fell({ last: 500n, before: 499, after: 499 })).toEqual([finding('5.00', '4.99')]));

  it('gives a finding if it fell with the event by more than was taken out', () => {
    expect(fell({ last: 500n, before: 500, after: 99, out: 400n })).toEqual([finding('1.00', '0.99')]);
    expect(fell({ last: 500n, after: 99, out: 400n })).toEqual([finding('1.00', '0.99')]);
  });

  it('gives two findings if it fell both before and with the event', () =>
    expect(fell({ last: 500n, before: 450, after: 440 })).toEqual([
      finding('5.00', '4.50'),
      finding('4.50', '4.40'),
    ]));
});
