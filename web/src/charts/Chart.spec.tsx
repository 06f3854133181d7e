// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WordsProvider } from '../words/words';
import { Chart } from './Chart';
import { minorValue, numberValue, percentValue, type Picture, unknownValue } from './picture';

const LANGUAGE = 'es';
const euros = (minor: bigint): ReturnType<typeof minorValue> => minorValue(minor, 2, LANGUAGE);

const PLAIN: Picture = {
  kind: 'bars',
  caption: 'Resultado por jornada',
  groupedBy: 'Jornada',
  groups: [
    { label: '20/03/2026', short: '20/03' },
    { label: '21/03/2026', short: '21/03' },
    { label: '22/03/2026', short: '22/03' },
  ],
  series: [{ name: 'Resultado', values: [euros(123_450n), euros(-900_000n), unknownValue('sin contar')] }],
  unit: { of: 'money', currency: 'EUR', decimals: 2 },
};

const WIN: Picture = {
  ...PLAIN,
  band: {
    name: 'Esperado',
    low: [euros(-500_000n), euros(-500_000n), unknownValue('sin jugadas')],
    high: [euros(700_000n), euros(700_000n), unknownValue('sin jugadas')],
  },
};

const show = async (picture: Picture): Promise<Element> => {
  localStorage.setItem('cagnotte.language', LANGUAGE);
  render(
    <WordsProvider>
      <Chart picture={picture} />
    </WordsProvider>,
  );
  return screen.findByRole('img', { name: picture.caption });
};

const cells = (): (string | null)[][] =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

afterEach(cleanup);

it('has a table of the same values, which says what lies outside and why something is unknown', async () => {
  await show(WIN);
  expect(cells()).toEqual([
    ['20/03/2026', '1.234,50', 'de −5.000,00 a 7.000,00'],
    ['21/03/2026', '−9.000,00', 'de −5.000,00 a 7.000,00, fuera'],
    ['22/03/2026', 'sin contar', 'sin jugadas'],
  ]);
});

it('is read group by group with the keyboard', async () => {
  await show(WIN);
  const reader = screen.getByRole('slider', { name: 'Leer los valores de Resultado por jornada' });
  expect(reader.getAttribute('aria-valuetext')).toBe(
    '22/03/2026 · Resultado — (sin contar) · Esperado sin jugadas',
  );
  fireEvent.change(reader, { target: { value: '1' } });
  expect(reader.getAttribute('aria-valuetext')).toBe(
    '21/03/2026 · Resultado −9.000,00 · Esperado de −5.000,00 a 7.000,00, fuera',
  );
});

it('names a day that several moves of a meter share once on the axis', async () => {
  const moves = ['20:00', '20:05', '20:10'].map((time) => ({ label: `20/03/2026 ${time}`, short: '20/03' }));
  const drawing = await show({
    ...PLAIN,
    kind: 'meter',
    groups: [...moves, { label: '21/03/2026 20:00', short: '21/03' }],
    series: [{ name: 'Contador', values: [euros(1n), euros(2n), euros(3n), euros(4n)] }],
  });
  const names = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(names.filter((name) => name?.includes('/03'))).toEqual(['20/03', '21/03']);
});

it('draws a bar for each known value, a loss below zero, and a diamond where one lies outside', async () => {
  const drawing = await show(WIN);
  const bars = [...drawing.querySelectorAll('[class*="series1"] rect')];
  expect(bars).toHaveLength(2);
  const [won, lost] = bars.map((bar) => Number(bar.getAttribute('y')));
  expect(won! + Number(bars[0]!.getAttribute('height'))).toBeCloseTo(lost!);
  expect(drawing.querySelectorAll('[class*="outside"]')).toHaveLength(1);
  expect(drawing.querySelectorAll('[class*="band"] rect')).toHaveLength(2);
});

it('chooses the group under the pointer', async () => {
  const drawing = await show(WIN);
  fireEvent.pointerEnter(drawing.querySelectorAll('[class*="place"]')[0]!);
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('0');
});

it('stacks gains upwards and losses downwards', async () => {
  const parts = [[300n], [-200n], [500n]].map((values, index) => ({
    name: `Regla ${index + 1}`,
    values: values.map(euros),
  }));
  const drawing = await show({ ...WIN, kind: 'stacked', groups: [{ label: 'marzo' }], series: parts });
  const [first, loss, last] = ['series1', 'series2', 'series3'].map((name) => {
    const bar = drawing.querySelector(`[class*="${name}"] rect`)!;
    const [top, height] = [Number(bar.getAttribute('y')), Number(bar.getAttribute('height'))];
    return { top, bottom: top + height };
  });
  expect(last!.bottom).toBeCloseTo(first!.top);
  expect(loss!.top).toBeCloseTo(first!.bottom);
});

it('breaks a line where a value is unknown, and marks each event of a meter', async () => {
  const values = [euros(100n), unknownValue('sin lectura'), euros(300n), euros(400n)];
  const groups = ['1', '2', '3', '4'].map((label) => ({ label }));
  const lines = await show({ ...PLAIN, kind: 'lines', groups, series: [{ name: 'Ganado', values }] });
  expect(lines.querySelector('[class*="line"]')!.getAttribute('d')!.match(/M/g)).toHaveLength(2);
  cleanup();
  const meter = await show({ ...PLAIN, kind: 'meter', groups, series: [{ name: 'Contador', values }] });
  expect(meter.querySelectorAll('circle')).toHaveLength(3);
});

it('gives the prizes of a meter a shape of their own, which the legend names', async () => {
  const groups = ['1', '2', '3'].map((label) => ({ label }));
  const values = [euros(100n), unknownValue('sin lectura'), euros(300n)];
  const marks = [{ name: 'Premio', shape: 'diamond', groups: [1, 2] }] as const;
  const drawing = await show({
    ...PLAIN,
    kind: 'meter',
    groups,
    series: [{ name: 'Contador', values }],
    marks,
  });
  expect(drawing.querySelectorAll('[class*="outside"]')).toHaveLength(1);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Contador',
    'Premio',
  ]);
});

it('holds a z-score beyond 3 at the edge, as a diamond', async () => {
  const z = ['-0.80', '4.10'].map((text) => numberValue(text, LANGUAGE));
  const drawing = await show({
    ...{ kind: 'dots', caption: 'z por mesa', groupedBy: 'Mesa', unit: { of: 'number' } },
    groups: [{ label: 'RF1' }, { label: 'BJ1' }],
    series: [{ name: 'z', values: z }],
  });
  expect(drawing.querySelectorAll('circle')).toHaveLength(1);
  expect(drawing.querySelectorAll('[class*="outside"]')).toHaveLength(1);
  expect(cells()).toEqual([
    ['RF1', '−0,80'],
    ['BJ1', '4,10'],
  ]);
});

it('fills the stairs of the duty up to the base of the year', async () => {
  const drawing = await show({
    ...{ kind: 'stairs', caption: 'Tasa 2026', groupedBy: 'Tramo', unit: { of: 'percent' } },
    groups: [{ label: 'hasta 1.000,00' }, { label: 'desde 1.000,00' }],
    series: [{ name: 'Tipo', values: [percentValue('0.20', LANGUAGE), percentValue('0.35', LANGUAGE)] }],
    steps: {
      from: [euros(0n), euros(100_000n)],
      to: [euros(100_000n), unknownValue('')],
      base: euros(150_000n),
    },
  });
  const filled = [...drawing.querySelectorAll('[class*="series1"] > rect:first-child')];
  const widths = filled.map((step) => Number(step.getAttribute('width')));
  expect(widths[1]! * 2).toBeCloseTo(widths[0]!);
});

it('fills gains of a heat map and outlines losses', async () => {
  const drawing = await show({
    ...{ ...WIN, kind: 'heat' },
    series: ['lunes', 'martes'].map((name) => ({
      name,
      values: [euros(100n), euros(-50n), unknownValue('—')],
    })),
  });
  expect(drawing.querySelectorAll('[class*="won"]')).toHaveLength(2);
  expect(drawing.querySelectorAll('[class*="lost"]')).toHaveLength(2);
});

it('refuses more than five series', () => {
  const series = Array.from({ length: 6 }, (_, index) => ({ name: `${index}`, values: [] }));
  expect(() =>
    render(
      <WordsProvider>
        <Chart picture={{ ...WIN, series }} />
      </WordsProvider>,
    ),
  ).toThrow('at most 5 series');
});
