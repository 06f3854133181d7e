import { pagesOf, objectsOf, operatorsOf, pdfPages } from '../../../test/support/pdf/pdf-text';
import type { ListFile } from './declared-list';
import { listPdf } from './list-pdf';

const AMOUNTS = [250_000n, -125_000n, 0n];

const said = (amount: bigint): string => `${amount / 100n}.00`;

const LIST: ListFile = {
  kind: 'list',
  title: { en: 'Performance', es: 'Rendimiento' },
  language: 'es',
  casino: 'granada',
  about: [
    ['Casino', 'Casino de Granada (granada)'],
    ['Según consta en', 'el registro 12'],
  ],
  bars: {
    title: 'Resultado (EUR)',
    bars: AMOUNTS.map((amount, n) => ({ label: `mesa ${n}`, amount, said: said(amount) })),
  },
  sections: [
    {
      en: 'Performance',
      es: 'Rendimiento',
      columns: [{ id: 'win', en: 'Win', es: 'Resultado' }],
      rows: AMOUNTS.map((amount) => [{ amount, currency: 'EUR' }]),
    },
  ],
};

/** The heights of the rectangles that the page fills, in points. */
function heightsOn(pdf: Buffer): number[] {
  const objects = objectsOf(pdf);
  const operators = operatorsOf(pagesOf(objects)[0]!, objects);
  return [...operators.matchAll(/[\d.-]+ [\d.-]+ [\d.-]+ ([\d.-]+) re/g)].map(([, height]) => Number(height));
}

it('draws a bar for each group, as high as its amount, above or below zero', async () => {
  const [up, down, none] = heightsOn(await listPdf(LIST));
  expect(up! / down!).toBeCloseTo(2, 1);
  expect(none).toBe(0);
});

it('says what the list is about and that it is no official book, in its language', async () => {
  const text = pdfPages(await listPdf(LIST)).join('\n');
  for (const words of [
    'Rendimiento',
    'Casino de Granada (granada)',
    'el registro 12',
    'No es un libro oficial',
  ])
    expect(text).toContain(words);
});

it('gives the same bytes for the same list', async () => {
  expect(await listPdf(LIST)).toEqual(await listPdf(LIST));
});

it('prints the heads of a list without rows', async () => {
  const columns = LIST.sections[0]!.columns.map((column) => ({ ...column, leftOutEmpty: true as const }));
  const none = { ...LIST, sections: [{ ...LIST.sections[0]!, columns, rows: [] }] };
  expect(pdfPages(await listPdf(none)).join('\n')).toContain('Sin anotaciones');
});
