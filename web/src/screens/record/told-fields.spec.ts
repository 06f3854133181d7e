import { describe, expect, it } from 'vitest';
import { type Exact, readExact } from '../../money/exact-json';
import { wordsIn } from '../../words/catalogue';
import { fieldsOfType, type Told, tellFields } from './told-fields';
import type { TellingContext } from './told-words';

type Data = { readonly [name: string]: Exact };

const GOLDEN = Object.entries(
  import.meta.glob<string>('../../../../test/golden/events/cagnotte.*.json', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).map(([file, text]) => {
  const event = readExact(text) as Data;
  return {
    name: file.replace(/^.*events\/cagnotte\.|\.json$/g, ''),
    type: event['type'] as string,
    data: event['data'] as Data,
  };
});

const contextIn = (language: 'es' | 'en', more: Partial<TellingContext> = {}): TellingContext => ({
  ...{ language, currency: 'EUR', decimals: 2, game: undefined, correctedType: undefined },
  moment: (at) => `moment ${at}`,
  yesOrNo: { yes: 'sí', no: 'no' },
  ...{ anyBet: '*', asStored: 'as stored' },
  ...more,
});

const told = (type: string, data: Data, context: TellingContext): readonly Told[] =>
  tellFields(fieldsOfType(type)!, data, context);

const linesOf = (fields: readonly Told[], depth = 0): readonly string[] =>
  fields.flatMap(({ label, text, pieces = [], fields: below = [] }) => [
    `${' '.repeat(depth)}${label}${text === undefined ? '' : `: ${text}`}`,
    ...pieces.map(
      ({ value, pieces: count, amount }) => `${' '.repeat(depth + 1)}${count} × ${value} = ${amount}`,
    ),
    ...linesOf(below, depth + 1),
  ]);

/** The names of all members of the data that a title in the words must have, without names that people choose. */
function namesIn(value: Exact, at = ''): readonly string[] {
  if (Array.isArray(value)) return (value as readonly Exact[]).flatMap((each) => namesIn(each, at));
  if (
    typeof value !== 'object' ||
    /^(maxima|minima|newMaxima|newMinima|answers|codes|names|tolerances)$/.test(at)
  )
    return [];
  return Object.entries(value).flatMap(([name, each]) => [name, ...namesIn(each, name)]);
}

/** All whole numbers of the data. */
function numbersIn(value: Exact): readonly bigint[] {
  if (typeof value === 'bigint') return [value];
  return typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

describe.each(['es', 'en'] as const)('the card of a record in %s', (language) => {
  it('tells every member of every golden event', () => {
    const leavesOut = GOLDEN.flatMap(({ name, type, data }) => {
      const labels = told(type, data, contextIn(language)).length;
      const parts = Object.keys(data).filter((each) => each === 'pieces' || each === 'notes').length;
      return labels === Object.values(data).filter((each) => each !== undefined).length || parts > 0
        ? []
        : [name];
    });
    expect(leavesOut).toEqual([]);
  });

  it('has a title for every field of every golden event', () => {
    const { fields, rows } = wordsIn(language).facts;
    const without = GOLDEN.flatMap(({ name, data }) =>
      namesIn(data).flatMap((field) => (field in fields || field in rows ? [] : [`${name} ${field}`])),
    );
    expect([...new Set(without)]).toEqual([]);
  });

  it('never shows the minor units of an amount', () => {
    const shown = GOLDEN.flatMap(({ name, type, data }) => {
      const large = numbersIn(data).filter((each) => each >= 1_000n || each <= -1_000n);
      const texts = linesOf(told(type, data, contextIn(language)));
      return texts
        .filter((line) => large.some((each) => line.endsWith(`: ${each}`)))
        .map((line) => `${name} ${line.trim()}`);
    });
    // Record numbers, sizes in bytes, years and minutes are no amounts.
    expect(
      shown.filter(
        (line) => !/(record|registro|size|tamaño|year|año|times|veces|minutes|minutos)/i.test(line),
      ),
    ).toEqual([]);
  });
});

describe('the card of a record', () => {
  const only = (name: string): (typeof GOLDEN)[number] => GOLDEN.find((each) => each.name === name)!;

  it('tells a fill with its pieces and signers', () => {
    const { type, data } = only('table.filled.v1');
    expect(linesOf(told(type, data, contextIn('en')))).toEqual([
      'Currency: EUR',
      'Amount: 15,000.00 EUR',
      ' 1000 × 1.00 = 1,000.00',
      ' 800 × 5.00 = 4,000.00',
      ' 200 × 25.00 = 5,000.00',
      ' 50 × 100.00 = 5,000.00',
      'Number of the slip: A-0002',
      'Holder: Table',
      'Signed by: Andrés Vega (E-011), cashier; Rafael Soto (E-020), table chief',
    ]);
  });

  it('tells the replacement of a correction by the fields of the fact that it corrects', () => {
    const { type, data } = only('correction.proposed.v1');
    const shown = linesOf(told(type, data, contextIn('en', { correctedType: 'cagnotte.round.settled.v1' })));
    expect(shown).toContain(' Declared result: −2,500.00 EUR');
    expect(linesOf(told(type, data, contextIn('en')))).toContain('Corrected values: as stored');
  });

  it.each([
    [3n, 100n, '3 %'],
    [25n, 1_000n, '2.5 %'],
    [1n, 3n, '1/3'],
    [1n, 0n, '1/0'],
  ])('tells the rate %i over %i as %s', (numerator, denominator, text) => {
    const data = { poker: { share: { option: 'rake', rate: { numerator, denominator } } } };
    expect(linesOf(told('cagnotte.table.opened.v1', data, contextIn('en')))).toContain(`  Rate: ${text}`);
  });

  it('tells accounts by their names', () => {
    const { type, data } = only('gaming-day.closed.v1');
    const shown = linesOf(told(type, data, contextIn('es'))).join('\n');
    expect(shown).toContain('Efectivo en caja central');
    expect(shown).not.toContain('cash:cage');
  });
});
