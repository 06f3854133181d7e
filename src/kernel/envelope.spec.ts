import Ajv from 'ajv';
import { EnvelopeSchema, importedOf, importMark, isCanonicalSource } from './envelope';
import { isGamingDay } from './gaming-day';
import { isInstant } from './instant';

const ajv = new Ajv({ strict: true, formats: { instant: isInstant, 'gaming-day': isGamingDay } });
const isValid = ajv.compile(EnvelopeSchema);

const envelope = {
  specversion: '1.0',
  id: 'e-1',
  source: '/casinos/granada/cage',
  type: 'cagnotte.table.filled.v1',
  time: '2026-01-01T21:30:00+01:00',
  gamingday: '2026-01-01',
  data: null,
};

const long = (length: number): string => 'a'.repeat(length);
/** A source of so many characters, of segments of at most 80. */
const sourceOf = (length: number): string => `/casinos/a${`/${long(79)}`.repeat(4)}/${long(length - 331)}`;
const signature = (...parts: readonly string[]): string => ['0123456789abcdef', ...parts].join('.');

describe('an envelope', () => {
  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ['specversion', ['1.0'], ['1.1', 1]],
    ['id', ['a', long(200)], ['', long(201)]],
    ['source', ['/casinos/a/tables/RF1', sourceOf(400)], ['/casinos/A', 'casinos/a', sourceOf(401)]],
    ['type', [long(120)], [long(121)]],
    ['subject', [long(400)], [long(401)]],
    ['time', ['2026-01-01T21:30:00Z'], ['2026-01-01', '2026-02-30T21:30:00Z']],
    [
      'datacontenttype',
      ['application/json; charset=utf-8', `application/json;a=${long(381)}`],
      ['text/json', `application/json;a=${long(382)}`],
    ],
    ['dataschema', [long(400)], [long(401)]],
    ['gamingday', ['2026-01-31'], ['2026-02-30']],
    ['sessionno', [1, 999], [0, 1_000, 1.5]],
    ['sequence', ['0', '10', `1${'0'.repeat(17)}`], ['01', '-1', 1, `1${'0'.repeat(18)}`]],
    ['resubmits', [long(200)], [long(201)]],
    ['imported', ['2026-01-01T08:00:00Z root', `t ${long(198)}`], ['root', ' root', 't ', `t ${long(199)}`]],
    [
      'signature',
      [signature('a', 'B', '_', '-9'), signature(long(7_977), 'b', 'c', 'd')],
      [
        signature('a', 'b', 'c'),
        `${signature('a', 'b', 'c', 'd')}=`,
        'ABC.a.b.c.d',
        signature(long(7_978), 'b', 'c', 'd'),
      ],
    ],
  ])('may say in %s what the contract allows, and nothing else', (field, allowed, refused) => {
    const accepts = (value: unknown): boolean => isValid({ ...envelope, [field]: value });
    expect([allowed.map(accepts), refused.map(accepts)]).toEqual([
      allowed.map(() => true),
      refused.map(() => false),
    ]);
  });

  it.each(Object.keys(envelope))('is refused without its %s', (field) => {
    expect(isValid(envelope)).toBe(true);
    expect(isValid({ ...envelope, [field]: undefined })).toBe(false);
  });
});

describe('a source', () => {
  it('is written in one way: no segment is empty, one or two dots, or encoded', () => {
    expect(['/casinos/a', '/casinos/a/tables/R.1', '/casinos/a/...'].map(isCanonicalSource)).toEqual(
      Array(3).fill(true),
    );
    const others = ['/casinos/a/', '/casinos/a//b', '/casinos/a/.', '/casinos/a/../b', '/casinos/a/%2e'];
    expect(others.map(isCanonicalSource)).toEqual(others.map(() => false));
  });
});

describe('the mark of an imported event', () => {
  it('states the moment, and who in as many words as it takes', () => {
    const mark = { at: '2026-01-01T08:00:00Z', by: 'root of the office' };
    expect(importMark(mark)).toBe('2026-01-01T08:00:00Z root of the office');
    expect(importedOf({ imported: importMark(mark) })).toEqual(mark);
    expect(importedOf({})).toBeUndefined();
  });
});
