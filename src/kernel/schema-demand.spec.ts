import { JSON_CONTENT } from './json-content';
import { CLEAR_NAME } from './person-name';
import { breachPath, demandOf } from './schema-demand';

const english = (keyword: string, params: object): string => demandOf({ keyword, params }).en;

describe('where a rule is broken', () => {
  it('is at the value, or where a missing field should be', () => {
    const at = { instancePath: '/data/float', params: { missingProperty: 'amount' } };
    expect(breachPath({ ...at, keyword: 'type' })).toBe('/data/float');
    expect(breachPath({ ...at, keyword: 'required' })).toBe('/data/float/amount');
  });
});

describe('what a broken rule demands', () => {
  it.each<[string, object, string, string]>([
    ['required', {}, 'is required', 'es obligatorio'],
    ['type', { type: 'integer' }, 'must be a whole number', 'debe ser un número entero'],
    ['type', { type: 'null' }, 'must be null', 'debe ser null'],
    ['const', { allowedValue: '1.0' }, 'must be "1.0"', 'debe ser "1.0"'],
    ['enum', { allowedValues: ['a', 1] }, 'must be one of "a", 1', 'debe ser uno de "a", 1'],
    ['minimum', { limit: 1 }, 'must be at least 1', 'debe ser al menos 1'],
    ['maximum', { limit: 9 }, 'must be at most 9', 'debe ser como máximo 9'],
    ['not-known', {}, 'must satisfy "not-known"', 'debe cumplir «not-known»'],
  ])('%s %j is said in both languages', (keyword, params, en, es) =>
    expect(demandOf({ keyword, params })).toEqual({ en, es }),
  );

  it.each<[string, string]>([
    ['^[A-Z]{3}$', 'must be a currency of three capital letters (ISO 4217), like EUR'],
    [JSON_CONTENT, 'must be application/json, with or without parameters'],
    ['^/casinos/[a-z0-9][a-z0-9-]{0,62}(/[A-Za-z0-9._~-]{1,80})*$', 'must name who reports, like /casinos/'],
    ['^[A-Za-z0-9._~-]{1,80}$', 'must be a name of at most 80 letters, digits and . _ ~ -, like RF1'],
    ['^(0|[1-9][0-9]{0,17})$', 'must be a whole number as text, like "12"'],
    ['^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$', 'must be the IANA name of a time zone, like'],
    ['^[2-9TJQKA][cdhs]$', 'must be a card by rank and suit, like Th (ten of hearts)'],
    [`^(${CLEAR_NAME}|x)$`, 'must be a name of 1 to 100 visible characters that does not begin with ~'],
    ['^a$', 'must match ^a$'],
  ])('the form %s is said in words where it has any', (pattern, said) =>
    expect(english('pattern', { pattern })).toContain(said),
  );

  it('an instant and a gaming day are said with an example', () => {
    expect(english('format', { format: 'instant' })).toContain('like 2026-01-01T21:30:00+01:00');
    expect(english('format', { format: 'gaming-day' })).toContain('like 2026-01-31');
  });
});
