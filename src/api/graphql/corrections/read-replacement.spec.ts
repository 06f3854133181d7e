import { readReplacement } from './read-replacement';

describe('a replacement', () => {
  it('is read from JSON text', () => expect(readReplacement('{"roundNo": 1}')).toEqual({ roundNo: 1 }));

  it.each([
    ['no JSON', '{', 'is no JSON'],
    ['no object', '[1]', 'is no object'],
    ['nothing', 'null', 'is no object'],
    ['a number that parsing changes', '{"result": 9007199254740993}', 'inexact-number at /result'],
    ['a key said twice', '{"a": 1, "a": 2}', 'duplicate-key'],
    ['a key that objects inherit', '{"__proto__": {}}', 'forbidden-key'],
    ['half a character', '{"a": "\\ud800"}', 'forbidden-character at /a'],
    ['too much inside each other', `{"a": ${'['.repeat(70)}${']'.repeat(70)}}`, 'too-deep'],
    ['too long', `{"a": "${'x'.repeat(70_000)}"}`, 'is longer than'],
  ])('is refused where it is or holds %s', (_what, text, says) =>
    expect(() => readReplacement(text)).toThrow(says),
  );
});
