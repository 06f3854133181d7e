import { readCasinoBooks } from '../../../ledger/casino/known-days.queries';
import { clocksOf, timeZoneOn } from '../../../ledger/casino/casino-clocks.state';
import { REPORTERS } from '../../../kernel/event-definition';
import { createHash } from 'node:crypto';
import { sortedJson } from '../../../kernel/stored-form';
import type { DeliveryOutcome } from '../../delivery-outcome';
import { OutcomeTally, type OutcomeSummary } from '../../delivery-outcome';
import type { Intake } from '../../intake';
import type { PlausibleDays } from '../../reading';
import type { Sender } from '../../reporting-rights';
import { readSheet } from '../read-sheet';
import { type Sheet, type SheetFault, UnreadableSheet } from '../sheet';
import { type ColumnTotal, eventsOfSheet, type SheetEvent } from '../sheet-events';
import type { SheetMapping } from '../sheet-mapping';
import { compareWithRecords, type RecordsKnown, type RowToCorrect } from './recorded-rows';

/** What an import would write, and what keeps it from doing so. Making a preview writes nothing. */
export interface PreviewedSheet {
  /** A digest of the bytes and of the mapping, by which an import names the preview that a person looked at. */
  readonly seen: string;
  /** Undefined if nothing of the sheet can be read. */
  readonly sheet: Sheet | undefined;
  readonly fresh: readonly SheetEvent[];
  readonly recorded: readonly SheetEvent[];
  readonly toCorrect: readonly RowToCorrect[];
  readonly faults: readonly SheetFault[];
  readonly totals: readonly ColumnTotal[];
}

export interface SheetWanted {
  readonly bytes: Buffer;
  /** Where it is undefined, only the sheet is read, so that a person can map its columns. */
  readonly mapping: SheetMapping | undefined;
}

export interface SheetBooks extends RecordsKnown {
  readonly days: PlausibleDays;
}

const NOTHING = { fresh: [], recorded: [], toCorrect: [], totals: [] } as const;

/** Reads a sheet and compares its rows with what is recorded. Writes nothing. */
export async function previewSheet(
  { bytes, mapping }: SheetWanted,
  books: SheetBooks,
): Promise<PreviewedSheet> {
  const seen = digestOf(bytes, mapping);
  const sheet = readOrFault(bytes, mapping);
  if ('code' in sheet) return { seen, sheet: undefined, ...NOTHING, faults: [sheet] };
  if (mapping === undefined) return { seen, sheet, ...NOTHING, faults: sheet.faults };
  const { casino, position, manager, days } = books;
  const { authorisations, currency } = await readCasinoBooks(manager, { casino, position });
  const clocks = clocksOf(authorisations);
  const { events, faults, totals } = eventsOfSheet(sheet, mapping, {
    casino,
    currency,
    zoneOn: (gamingDay) => timeZoneOn(clocks, gamingDay),
    rules: { days, bookCurrencyOf: () => currency },
  });
  const compared = await compareWithRecords(events, books);
  return { seen, sheet, totals, ...compared, faults: [...faults, ...compared.faults] };
}

function readOrFault(bytes: Buffer, mapping: SheetMapping | undefined): Sheet | SheetFault {
  try {
    return readSheet(bytes, mapping && { ...mapping, name: mapping.sheet });
  } catch (failure) {
    if (failure instanceof UnreadableSheet) return failure.fault;
    throw failure;
  }
}

const digestOf = (bytes: Buffer, mapping: SheetMapping | undefined): string =>
  createHash('sha256')
    .update(bytes)
    .update('\n')
    .update(mapping === undefined ? '' : sortedJson(mapping))
    .digest('hex');

/** The person who imports a sheet delivers its rows, for the sources of this casino alone. */
export const senderOfSheet = (casino: string, credentialId: string): Sender => ({
  credentialId,
  casinos: [casino],
  sources: [`/casinos/${casino}`],
  toldBy: REPORTERS,
});

export interface ImportedSheet extends OutcomeSummary {
  /** The rows that are not recorded as events now, each with its outcome. */
  readonly notKept: readonly (DeliveryOutcome & { readonly row: number })[];
}

/** So many rows are handed to the intake at once. After a failure between two calls, importing the same sheet again adds the rest. */
const PORTION = 500;

/** Delivers the rows that are not recorded yet, in the order of the sheet. */
export async function importSheet(
  { fresh }: Pick<PreviewedSheet, 'fresh'>,
  intake: Intake,
  sender: Sender,
): Promise<ImportedSheet> {
  const tally = new OutcomeTally(intake);
  const notKept: (DeliveryOutcome & { readonly row: number })[] = [];
  for (let from = 0; from < fresh.length; from += PORTION) {
    const rows = fresh.slice(from, from + PORTION);
    await intake.room();
    const outcomes = await intake.record(
      rows.map(({ event }) => JSON.stringify(event)),
      sender,
    );
    for (const [at, outcome] of outcomes.entries()) {
      tally.enter(outcome);
      if (outcome.outcome !== 'stored' && outcome.outcome !== 'duplicate')
        notKept.push({ ...outcome, row: rows[at]!.row });
    }
  }
  return { ...tally.summary, notKept };
}
