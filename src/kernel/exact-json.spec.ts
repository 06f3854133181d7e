import fc from 'fast-check';
import { anyText } from '../../test/support/arbitrary/any-text';
import { exactJson, exactJsonLine } from './stored-form';

describe('JSON with exact amounts', () => {
  it('writes amounts as integers, however large', () => {
    expect(exactJson({ paid: 35000n, lost: [-1n, 0n], far: 9007199254740993n })).toBe(
      '{\n  "paid": 35000,\n  "lost": [\n    -1,\n    0\n  ],\n  "far": 9007199254740993\n}',
    );
  });

  it('leaves numbers and text as they are', () => {
    expect(JSON.parse(exactJson({ a: 1.5, b: '17', c: null, d: '"\\u0000"' }))).toEqual({
      a: 1.5,
      b: '17',
      c: null,
      d: '"\\u0000"',
    });
  });

  it('is exact in one line, too', () => {
    expect(exactJsonLine({ paid: 9007199254740993n, left: undefined, lost: [-1n, null, 'a"b'] })).toBe(
      '{"paid":9007199254740993,"lost":[-1,null,"a\\"b"]}',
    );
  });

  it('is the same in one line, whatever stands in it', () => {
    const leaf = fc.oneof(fc.bigInt(), anyText());
    fc.assert(
      fc.property(
        fc.object({ values: [leaf, fc.jsonValue(), fc.constant(undefined), fc.double()] }),
        (value) => {
          const line = exactJsonLine(value);
          expect(line).not.toContain('\n');
          expect(JSON.parse(line)).toEqual(JSON.parse(exactJson(value)));
        },
      ),
    );
  });
});
