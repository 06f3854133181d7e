import { asCounted, uncorrected } from '../../domain/corrections/corrected-fact';
import type { CasinoEvent } from '../../domain/event-registry/envelope';
import { comparePlaces } from '../../domain/fold-order/fold-place';
import type { KeyFact } from '../../accounting/refold/key-fact';
import type { EventStorePort } from '../../event-store/event-store.port';
import type { PageTransaction } from '../read-model';
import { readCorrectedFacts } from './corrected-facts';
import { type PlaceRow, placeOfRow } from './place-row';
import { readRecords, type RecordInStream } from './read-records';

/** A fact as it was reported, whether or not it counts. */
export interface ReportedFact extends KeyFact {
  readonly reported: CasinoEvent;
  readonly counts: boolean;
}

/** The facts of a key that were recorded so far, in fold order, each with the data that count. */
export async function loadKeyFacts(
  page: PageTransaction,
  store: EventStorePort,
  { casino, key }: { readonly casino: string; readonly key: string },
): Promise<ReportedFact[]> {
  const rows: (PlaceRow & RecordInStream)[] = await page.query(
    `SELECT o.record_number, o.anchor, o.side, o.sequence, r.number, r.casino, r.place, r.source, r.event_id, r.stream,
            r.stream_version
       FROM fact_order o JOIN register.record r ON r.casino = o.casino AND r.number = o.record_number
      WHERE o.casino = $1 AND o.fold_key = $2`,
    [casino, key],
  );
  const events = await readRecords(store, rows);
  const corrected = await readCorrectedFacts(
    page,
    casino,
    rows.map(({ number }) => number),
  );
  return rows
    .map((row): ReportedFact => {
      const reported = events.get(row.number)!;
      const counted = asCounted(reported, corrected.get(row.number) ?? uncorrected);
      return { place: placeOfRow(row), reported, event: counted ?? reported, counts: counted !== undefined };
    })
    .sort((a, b) => comparePlaces(a.place, b.place));
}

/** The facts of a key that count, in their fold order. */
export async function countingFacts(
  { page, store }: { readonly page: PageTransaction; readonly store: EventStorePort },
  of: { readonly casino: string; readonly key: string },
): Promise<KeyFact[]> {
  return (await loadKeyFacts(page, store, of)).filter(({ counts }) => counts);
}
