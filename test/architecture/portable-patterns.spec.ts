import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { dataBreach } from '../../src/intake/validators';
import { isGamingDay } from '../../src/kernel/gaming-day';
import { isInstant } from '../../src/kernel/instant';
import { CLEAR_NAME } from '../../src/kernel/person-name';
import { readGoldenEvents } from '../support/golden/golden-events';
import { WIDENED } from './breaking-changes';
import { ROOT } from './project-files';

const FOLDER = join(ROOT, 'docs', 'events');

interface Published {
  readonly file: string;
  readonly schema: object;
}

const FILES: readonly Published[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, schema: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as object }));

function valuesOf(keyword: string): string[] {
  const found = new Set<string>();
  for (const { schema } of FILES)
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === keyword && typeof value === 'string') found.add(value);
      return value;
    });
  return [...found];
}

const golden = readGoldenEvents(ROOT);

/** All texts of the golden events, and texts at the limits of patterns. */
const TEXTS: readonly string[] = [
  ...new Set([
    ...golden.flatMap(({ event }) => {
      const texts: string[] = [];
      JSON.stringify(event, (_key, value: unknown) => {
        if (typeof value === 'string') texts.push(value);
        return value;
      });
      return texts;
    }),
    ...[
      '',
      'p',
      'C',
      'p{C}',
      '\\p{C}',
      '~',
      '~p1~',
      'Pepe Cuervo',
      'Łukasz Żółć',
      'Ana\u0000',
      'Ana\u200bB',
      '\ue000',
    ],
    ...[
      '😀',
      '😀'.repeat(100),
      '😀'.repeat(101),
      '\ud83d',
      '\ude00',
      '\ude00\ud83d',
      'é'.repeat(100),
      'é'.repeat(101),
    ],
    ...['\u{20000}', '\u{f0000}', 'a😀'.repeat(50), '\ufffe', '\u2028'],
  ]),
];

describe('a pattern of the published schemas', () => {
  const patterns = valuesOf('pattern');
  it('is one of these', () => expect(patterns.length).toBeGreaterThan(20));

  it.each(patterns)('means the same with and without the flag u: %s', (pattern) => {
    expect(pattern).not.toMatch(/\\[pPu]\{/);
    const [plain, asUnicode] = [new RegExp(pattern), new RegExp(pattern, 'u')];
    expect(TEXTS.filter((text) => plain.test(text) !== asUnicode.test(text))).toEqual([]);
  });
});

/** Tries every character alone, and at the limits of quantifiers. */
it('a pattern that was made portable accepts whatever it did before', () => {
  expect(WIDENED.size).toBeGreaterThan(0);
  const characters = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));
  for (const [before, after] of WIDENED) {
    const [was, is] = [new RegExp(before, 'u'), new RegExp(after)];
    const refused = characters.filter((each) => was.test(each) && !is.test(each));
    expect(refused.map((each) => each.codePointAt(0)!.toString(16))).toEqual([]);
    expect(TEXTS.filter((text) => was.test(text) && !is.test(text))).toEqual([]);
  }
});

it('the formats of the published schemas are those that every validator knows', () =>
  expect(valuesOf('format').sort()).toEqual(['date', 'date-time']));

it.each([true, false])(
  'a validator accepts every golden event (patterns as Unicode: %s)',
  (unicodeRegExp) => {
    const ajv = new Ajv({ unicodeRegExp, formats: { 'date-time': isInstant, date: isGamingDay } });
    const accepts = new Map(
      FILES.filter(({ file }) => file.endsWith('.schema.json')).map(({ file, schema }) => [
        file.replace('.schema.json', ''),
        ajv.compile(schema),
      ]),
    );
    expect(accepts.size).toBeGreaterThan(90);
    expect(
      golden.filter(({ event }) => accepts.get(event.type)?.(event) !== true).map(({ name }) => name),
    ).toEqual([]);
  },
);

describe('the name of a customer', () => {
  const published = new RegExp(`^${CLEAR_NAME}$`);
  const breach = (name: string) =>
    dataBreach('cagnotte.money.returned.v1', {
      ...(golden.find(({ event }) => event.type === 'cagnotte.money.returned.v1')!.event.data as object),
      claimant: name,
    });

  it.each(['Pepe Cuervo', 'Łukasz Żółć', '王小明', '\u{20000}子', 'é'.repeat(100), '😀'.repeat(100)])(
    'may be %s',
    (name) => {
      expect(published.test(name)).toBe(true);
      expect(breach(name)).toBeUndefined();
    },
  );

  it.each([
    ['nothing', ''],
    ['longer than 100 characters', 'é'.repeat(101)],
    ['the beginning of what is recorded encrypted', '~Ana'],
    ['a control', 'Ana\u0007'],
    ['a sign without a shape', 'Ana\u200bB'],
    ['a sign that turns the direction', 'Ana\u202eB'],
    ['half a character', 'Ana\ud83d'],
  ])('is not %s, by the published schema and by the service', (_what, name) => {
    expect(published.test(name)).toBe(false);
    expect(breach(name)).toMatchObject({ keyword: 'pattern' });
  });

  it.each([
    ['an invisible sign beyond U+FFFF', 'Ana\u{e0041}'],
    ['one that Unicode leaves to private use there', 'Ana\u{f0000}'],
    ['one that is not assigned', 'Ana\u0378'],
  ])('is not %s, by the service alone: a portable pattern cannot say it', (_what, name) => {
    expect(published.test(name)).toBe(true);
    expect(breach(name)).toMatchObject({ keyword: 'personal' });
  });
});
