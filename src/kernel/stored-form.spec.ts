import { saysTheSame, storedForm } from './stored-form';

describe('the stored form', () => {
  it('is the parsed JSON written again, with the SHA-256 of exactly these bytes', () => {
    const form = storedForm(JSON.parse('{ "b" : 1.0, "a" : "\\u00e9" }'));
    expect(form.bytes).toBe('{"b":1,"a":"é"}');
    // printf '{"b":1,"a":"é"}' | openssl sha256
    expect(form.contentHash).toBe('763b30b943411fdf63233e3efb0d4068c1e60276f92f43a57909712f567befba');
  });

  test.each([
    '{"10":1,"9":2,"a":3}',
    '[-0,1e21,0.1,5e-324]',
    '"\\ud83c\\udca1"',
    '{"__proto__":1}',
    '{"a":{}}',
  ])('of %s survives every further parse and write unchanged', (received) => {
    const once = storedForm(JSON.parse(received));
    expect(storedForm(JSON.parse(once.bytes))).toEqual(once);
  });
});

describe('two stored forms', () => {
  test.each([
    ['are the same bytes', '{"a":1,"b":2}', '{"a":1,"b":2}'],
    ['differ in the order of keys', '{"a":1,"b":2}', '{"b":2,"a":1}'],
    ['differ in the order of keys deep inside a list', '[{"x":{"a":1,"b":[]}}]', '[{"x":{"b":[],"a":1}}]'],
    ['were taken in as history, one of them', '{"a":1,"imported":"2026-01-01T00:00:00Z Eva"}', '{"a":1}'],
    ['were taken in as history twice', '{"imported":"x Eva","a":1}', '{"a":1,"imported":"y Ana"}'],
    ['carry a key that objects inherit', '{"__proto__":1,"a":2}', '{"a":2,"__proto__":1}'],
  ])('say the same when they %s', (_how, one, other) => expect(saysTheSame(one, other)).toBe(true));

  test.each([
    ['in a value', '{"a":1}', '{"a":2}'],
    ['in the type of a value', '{"a":1}', '{"a":"1"}'],
    ['in the order of a list', '[1,2]', '[2,1]'],
    ['inside, by who imported something', '{"a":{"imported":1}}', '{"a":{}}'],
    ['by a key more', '{"a":1}', '{"a":1,"b":null}'],
    ['by an inherited name', '{"__proto__":{"a":1}}', '{"a":1}'],
    ['in null and an empty object', '{"a":null}', '{"a":{}}'],
    ['in a list and an object of the same keys', '["x"]', '{"0":"x"}'],
  ])('do not say the same when they differ %s', (_how, one, other) =>
    expect(saysTheSame(one, other)).toBe(false),
  );
});
