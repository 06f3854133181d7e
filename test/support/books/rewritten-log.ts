import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { BooksUnderTest } from './books-under-test';

/** Attributes of a record besides its event that an insider may want to change. */
export interface Recorded {
  readonly source: string;
  readonly id: string;
  readonly at: string;
  readonly principal: string | undefined;
}

/** Replaces an event, or removes it by returning undefined. */
export type Changed = (event: CasinoEvent, index: number) => CasinoEvent | undefined;

/**
 * The attack that an administrator of the database can make without the seal key: rewrite the log, the register and all books
 * with a change, so that hashes, numbers and chain are consistent.
 */
export async function rewriteLog(
  books: BooksUnderTest,
  change: Changed,
  altered: (how: Recorded, index: number) => Recorded = (how) => how,
): Promise<void> {
  const events: CasinoEvent[] = [];
  const recorded: Recorded[] = [];
  for await (const { bytes, source, id, recordedAt: at, principal } of books.store.readLog()) {
    events.push(JSON.parse(bytes) as CasinoEvent);
    recorded.push({ source, id, at, principal });
  }
  await books.empty();
  await books.record(...events.flatMap((event, index) => change(event, index) ?? []));
  const how = JSON.stringify(recorded.map((each, index) => altered(each, index)));
  await books.tamper(
    `UPDATE event_log.event e SET recorded_at = r.at, principal = r.principal
       FROM jsonb_to_recordset('${how.replaceAll("'", "''")}')
            AS r(source text, id text, at timestamptz, principal text)
      WHERE e.source = r.source AND e.id = r.id`,
  );
  await books.project();
}
