import { formatMinor } from '../../kernel/money';
import type { PreviewedSheet } from '../../intake/sheets/entrance/sheet-import';
import type { SheetMapping } from '../../intake/sheets/sheet-mapping';

const EXAMPLES = 10;
const FAULTS = 50;

/** What a person reads before anything is written: how the sheet was understood, ten rows, every fault, the totals. */
export function previewText(previewed: PreviewedSheet, mapping: SheetMapping): string {
  const { sheet, fresh, recorded, toCorrect, faults, totals } = previewed;
  return [
    ...(sheet === undefined ? [] : understood(sheet, mapping)),
    ...examples(previewed, mapping),
    ...faults.slice(0, FAULTS).map(faultLine),
    ...(faults.length > FAULTS ? [`… and ${faults.length - FAULTS} more faults.`] : []),
    ...toCorrect.map(
      ({ row, record }) => `row ${row}: record ${record} has other data; propose a correction of it`,
    ),
    ...totals.map(
      ({ heading, minor, currency }) => `${heading}: ${formatMinor(minor, currency)} ${currency}`,
    ),
    `${fresh.length} rows to record, ${recorded.length} recorded already, ${toCorrect.length} to correct, ${faults.length} faults.`,
    '',
  ].join('\n');
}

type ReadOfSheet = NonNullable<PreviewedSheet['sheet']>;

function understood(
  { format, encoding, separator, name, rows }: ReadOfSheet,
  { type, columns, constants = [], identity, numbers, days }: SheetMapping,
): readonly string[] {
  const how = [encoding, separator && `separator ${JSON.stringify(separator)}`, name && `sheet ${name}`];
  return [
    `${[format.toUpperCase(), ...how.filter(Boolean)].join(', ')}: ${rows.length} rows.`,
    `Each row is ${type}; amounts are written like ${numbers}, days like ${days}.`,
    ...columns.map(({ heading, member }) => `  ${heading} → ${member}`),
    ...constants.map(({ member, value }) => `  always ${JSON.stringify(value)} → ${member}`),
    `A row is named by ${identity.join(', ')}.`,
  ];
}

function examples(
  { sheet, fresh, recorded, toCorrect }: PreviewedSheet,
  { columns }: SheetMapping,
): readonly string[] {
  const events = new Map([...fresh, ...recorded, ...toCorrect].map(({ row, event }) => [row, event]));
  return (sheet?.rows ?? []).slice(0, EXAMPLES).flatMap(({ number, cells }) => {
    const said = columns.map(({ heading }) => cells[sheet!.headings.indexOf(heading)]?.text ?? '');
    const event = events.get(number);
    const told = event && `${event.gamingday} ${event.time} ${event.source} ${JSON.stringify(event.data)}`;
    return [`row ${number}: ${said.join(' | ')}`, ...(told === undefined ? [] : [`  → ${told}`])];
  });
}

function faultLine({ row, column, message }: PreviewedSheet['faults'][number]): string {
  const place = [
    ...(row === undefined ? [] : [`row ${row}`]),
    ...(column === undefined ? [] : [`column ${column}`]),
  ];
  return place.length === 0 ? message : `${place.join(', ')}: ${message}`;
}
