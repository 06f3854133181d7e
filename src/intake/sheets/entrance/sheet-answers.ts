import { formatMinor } from '../../../kernel/money';
import { present } from '../../../kernel/present';
import type { ImportedSheet, PreviewedSheet } from './sheet-import';
import type { RowToCorrect } from './recorded-rows';

const EXAMPLES = 10;
const MOST_LISTED = 500;

/** What a person looks at before anything is written, as JSON. */
export function previewAnswer(previewed: PreviewedSheet): object {
  const { seen, sheet, fresh, recorded, toCorrect, faults, totals } = previewed;
  const events = new Map([...fresh, ...recorded, ...toCorrect].map(({ row, event }) => [row, event]));
  return {
    seen,
    sheet:
      sheet === undefined
        ? null
        : {
            format: sheet.format,
            ...present({ encoding: sheet.encoding, separator: sheet.separator, name: sheet.name }),
            headings: sheet.headings,
            rows: sheet.rows.length,
          },
    examples: (sheet?.rows ?? []).slice(0, EXAMPLES).map(({ number, cells }) => ({
      row: number,
      cells: Array.from(cells, (cell) => cell?.text ?? null),
      event: events.get(number) ?? null,
    })),
    fresh: fresh.length,
    recorded: recorded.length,
    toCorrect: correctable(toCorrect),
    faults: faults.slice(0, MOST_LISTED),
    faultCount: faults.length,
    totals: totals.map(({ minor, ...total }) => ({ ...total, amount: formatMinor(minor, total.currency) })),
  };
}

export const importAnswer = (
  { counts, receipt, notKept }: ImportedSheet,
  { recorded, toCorrect }: PreviewedSheet,
): object => ({
  counts,
  ...present({ receipt }),
  recorded: recorded.length,
  toCorrect: correctable(toCorrect),
  notKept: notKept.slice(0, MOST_LISTED),
});

const correctable = (rows: readonly RowToCorrect[]): readonly object[] =>
  rows.slice(0, MOST_LISTED).map(({ row, record, event: { source, id, data } }) => ({
    row,
    record: `${record}`,
    source,
    event: id,
    replacement: data,
  }));
