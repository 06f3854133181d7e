import fc from 'fast-check';
import { splitJsonArray } from './record-array';

describe('the splitting of a JSON array into the texts of its elements', () => {
  it.each([
    ['[]', []],
    [' [ \n ] ', []],
    ['[1]', ['1']],
    ['[1, 2 ,3]', ['1', '2', '3']],
    ['[{"a": [1, 2]}, [3, [4, 5]], "x"]', ['{"a": [1, 2]}', '[3, [4, 5]]', '"x"']],
    ['["a,b", "]", "[", "}"]', ['"a,b"', '"]"', '"["', '"}"']],
    [
      String.raw`["a\"],[\"b", "\\", "c\\\"]"]`,
      [String.raw`"a\"],[\"b"`, String.raw`"\\"`, String.raw`"c\\\"]"`],
    ],
    ['\r\n\t[\r\n\t{}\r\n]\r\n', ['{}']],
  ])('cuts %j into %j', (text, elements) => {
    expect(splitJsonArray(text)).toEqual(elements);
  });

  it('leaves every element as it was delivered, white space within it and errors included', () => {
    expect(splitJsonArray('[{ "a" :  1e400 }, nonsense, {"a":1,"a":2}]')).toEqual([
      '{ "a" :  1e400 }',
      'nonsense',
      '{"a":1,"a":2}',
    ]);
  });

  it('makes an empty element of nothing between two commas, or between a comma and an end', () => {
    expect(splitJsonArray('[1,,2]')).toEqual(['1', '', '2']);
    expect(splitJsonArray('[1,]')).toEqual(['1', '']);
    expect(splitJsonArray('[,]')).toEqual(['', '']);
  });

  it('takes for white space only what JSON does: anything else belongs to its element', () => {
    expect(splitJsonArray('[\u00a0{}]')).toEqual(['\u00a0{}']);
    expect(splitJsonArray('[{}\u2028,1]')).toEqual(['{}\u2028', '1']);
    expect(splitJsonArray('\ufeff[{}]')).toBeUndefined();
  });

  it.each([
    '',
    ' ',
    '[',
    ']',
    '{}',
    '{"a":[]}',
    '1',
    '"[]"',
    '[}]',
    '[[1]',
    '[1]]',
    '[{]',
    '[1',
    '[1] 2',
    '[1][2]',
  ])('says that %j is not one array', (text) => {
    expect(splitJsonArray(text)).toBeUndefined();
  });

  it.each(['["a]', String.raw`["a\"]`, '[1, "]', String.raw`["\]`])(
    'says that %j is not one array, since a string swallows its end',
    (text) => {
      expect(splitJsonArray(text)).toBeUndefined();
    },
  );

  it('stops one element beyond the most that is allowed', () => {
    const thousand = `[${Array(1000).fill('1').join(',')}]`;
    expect(splitJsonArray(thousand, 1000)).toHaveLength(1000);
    expect(splitJsonArray(thousand, 999)).toHaveLength(1000);
    expect(splitJsonArray(thousand, 10)).toHaveLength(11);
  });

  it('finds, in any JSON array written in any way, the elements that JSON.parse finds', () => {
    const indent = fc.constantFrom(0, 1, 4, '\t', '\n\r ');
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 4 })), indent, (array, space) => {
        const text = JSON.stringify(array, null, space);
        expect(splitJsonArray(text)!.map((element) => JSON.parse(element) as unknown)).toEqual(
          JSON.parse(text),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('never loses or changes a character of what it cuts', () => {
    const scrap = fc.constantFrom('[', ']', '{', '}', ',', '"', '\\', 'a', '1', ' ', '\n');
    fc.assert(
      fc.property(fc.array(scrap, { maxLength: 20 }), (scraps) => {
        const inside = scraps.join('');
        const elements = splitJsonArray(`[${inside}]`);
        if (elements === undefined) return;
        const withoutSpace = (text: string): string => text.replace(/[ \n]/g, '');
        expect(withoutSpace(elements.join(','))).toBe(withoutSpace(inside));
      }),
      { numRuns: 2000 },
    );
  });
});
