import { JSON_CONTENT } from './json-content';

const isJson = (type: string): boolean => new RegExp(JSON_CONTENT).test(type);

describe('a media type of JSON (RFC 9110, section 8.3.1)', () => {
  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=utf-8',
    'application/json \t;\t charset="utf-8"',
    'application/json; a="with \\"quotes\\", spaces and ; inside"; b=c',
    'application/json; a=""',
  ])('is %s', (type) => expect(isJson(type)).toBe(true));

  it.each([
    '',
    'text/json',
    'application/json5',
    'xapplication/json',
    'application/json;',
    'application/json; charset',
    'application/json; charset=',
    'application/json charset=utf-8',
    'application/json; a="open',
    'application/json; a="one" two',
    'application/json; a=b c',
    'application/json; a=(b)',
  ])('is not "%s"', (type) => expect(isJson(type)).toBe(false));
});
