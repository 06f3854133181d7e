import { statedData } from '../ledger/_core/decisions/decision-writer';

describe('the data of an event', () => {
  it('is read from JSON text', () =>
    expect(statedData('{"roundNo": 1}', 'replacement')).toEqual({ roundNo: 1 }));

  it.each([
    ['no JSON', '{', 'is no JSON'],
    ['no object', '[1]', 'is no object'],
    ['nothing', 'null', 'is no object'],
    ['a number that parsing changes', '{"result": 9007199254740993}', 'inexact-number, /result'],
    ['a key said twice', '{"a": 1, "a": 2}', 'duplicate-key'],
    ['a key that objects inherit', '{"__proto__": {}}', 'forbidden-key'],
    ['half a character', '{"a": "\\ud800"}', 'forbidden-character, /a'],
    ['too much inside each other', `{"a": ${'['.repeat(70)}${']'.repeat(70)}}`, 'too-deep'],
    ['too long', `{"a": "${'x'.repeat(70_000)}"}`, 'has 70009 characters, more than 60000'],
  ])('is refused where it is or holds %s', (_what, text, says) =>
    expect(() => statedData(text, 'replacement')).toThrow(says),
  );

  it('may be longer where they tell of a whole casino', () => {
    const text = `{"a": "${'x'.repeat(70_000)}"}`;
    expect(() => statedData(text, 'count')).toThrow('count has 70009 characters, more than 60000');
    expect(statedData(text, 'authorisation')).toHaveProperty('a');
  });
});
