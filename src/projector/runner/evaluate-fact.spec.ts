import { join } from 'node:path';
import { readNightEvents } from '../../../test/support/book/night-events';
import { type ProjectedPage, projectedPage } from '../../../test/support/sample-events/projected-page';
import type { InsertedRow } from '../../../test/support/sample-events/page-double';

const ROOT = join(__dirname, '..', '..', '..');
const NIGHTS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

const nightOf = (letter: string) => readNightEvents(ROOT, letter);

/** What the journal has of each fact, by account, without zero sums. */
function postedByFact(page: ProjectedPage): string[] {
  const sums = new Map<string, bigint>();
  for (const {
    event_id,
    account,
    sub_ledger,
    table_id,
    session_no,
    currency,
    booking_day,
    debit,
    credit,
  } of page.rowsIn('journal_line')) {
    const key = [event_id, account, sub_ledger, table_id, session_no, currency, booking_day].join(' ');
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(debit!) - BigInt(credit!));
  }
  return [...sums]
    .filter(([, sum]) => sum !== 0n)
    .map(([key, sum]) => `${key} ${sum}`)
    .sort();
}

interface Ended {
  readonly number: string;
  readonly standing: string | null;
  readonly of: { readonly record: string; readonly code: string; readonly found: string } | null;
}

/** Codes of findings about recording and clocks, which differ with the order of the records. */
const OF_RECORDING = /late|clock|sequence|number/;

function openFindings(page: ProjectedPage): string[] {
  const ended = page.asked
    .filter(({ sql }) => sql.startsWith('UPDATE finding SET closed_by'))
    .flatMap(({ parameters }) => JSON.parse(parameters[0] as string) as Ended[]);
  const isEnded = (finding: InsertedRow): boolean =>
    ended.some(
      ({ number, standing, of }) =>
        BigInt(finding['opened_by']!) < BigInt(number) &&
        (standing === null
          ? finding['standing'] === null &&
            finding['of_record'] === of?.record &&
            finding['code'] === of?.code &&
            finding['found'] === of?.found
          : finding['standing'] === standing),
    );
  return page
    .rowsIn('finding')
    .filter((finding) => !OF_RECORDING.test(finding['code']!) && !isEnded(finding))
    .map(({ code, event_ids, found }) => `${code} ${event_ids} ${found}`)
    .sort();
}

const statesOf = (page: ProjectedPage, fold: string): InsertedRow[] =>
  page
    .rowsIn('fold_state')
    .filter((row) => row['fold'] === fold)
    .map(({ key, state }) => ({ key: key!, state: state! }))
    .sort((a, b) => (a['key'] < b['key'] ? -1 : 1));

describe('facts of a page', () => {
  it.each(NIGHTS)('come to the same entries, findings and states in any order (night %s)', async (letter) => {
    const night = nightOf(letter);
    const inOrder = await projectedPage(night);
    expect(inOrder.rowsIn('journal_line').every(({ entry_kind }) => entry_kind === 'original')).toBe(true);
    const backwards = await projectedPage(night.toReversed());
    expect(postedByFact(backwards)).toEqual(postedByFact(inOrder));
    expect(openFindings(backwards)).toEqual(openFindings(inOrder));
    for (const fold of ['table-session', 'chip-holder', 'open-room'])
      expect(statesOf(backwards, fold)).toEqual(statesOf(inOrder, fold));
  });
});

describe('a fact that changes the meaning of others', () => {
  let lines: InsertedRow[];
  beforeAll(async () => {
    lines = (await projectedPage(nightOf('a').toReversed())).rowsIn('journal_line');
  });
  const ofRecord = (record: string): InsertedRow[] =>
    lines.filter(({ record_number }) => record_number === record);
  const records = (): string[] => [...new Set(lines.map(({ record_number }) => record_number!))];
  const amounts = (of: readonly InsertedRow[]): string[] =>
    of.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`).sort();

  it('occurs in a night that is recorded backwards', () =>
    expect(new Set(lines.map(({ entry_kind }) => entry_kind))).toEqual(
      new Set(['original', 'reversal', 'replacement']),
    ));

  it('numbers the lines of all their entries under its own record, its own first', () => {
    for (const record of records()) {
      const own = ofRecord(record);
      expect(own.map(({ line }) => line)).toEqual(own.map((_, index) => `${index + 1}`));
      const entries = own.map(
        ({ entry_kind, of_record }) =>
          [of_record === record ? 0 : 1, BigInt(of_record!), entry_kind === 'replacement' ? 1 : 0] as const,
      );
      const sorted = entries.toSorted((a, b) => a[0] - b[0] || Number(a[1] - b[1]) || a[2] - b[2]);
      expect(entries).toEqual(sorted);
    }
  });

  it('reverses exactly what stood of each, and leaves each record in balance', () => {
    for (const record of records()) {
      const sum = ofRecord(record).reduce(
        (total, { debit, credit }) => total + BigInt(debit!) - BigInt(credit!),
        0n,
      );
      expect(sum).toBe(0n);
    }
    for (const { record_number: record, of_record: fact, entry_kind } of lines) {
      if (entry_kind !== 'reversal') continue;
      const before = lines.filter(
        (each) => each['of_record'] === fact && BigInt(each['record_number']!) < BigInt(record!),
      );
      const last = before.at(-1)!;
      const stood = before.filter(
        (each) => each['record_number'] === last['record_number'] && each['entry_kind'] !== 'reversal',
      );
      const reversed = lines
        .filter(
          (each) =>
            each['record_number'] === record &&
            each['of_record'] === fact &&
            each['entry_kind'] === 'reversal',
        )
        .map((each) => ({ ...each, debit: each['credit']!, credit: each['debit']! }));
      expect(amounts(reversed)).toEqual(amounts(stood));
    }
  });

  it('is the cause of every entry that it changes, and its own entry has no cause', () => {
    for (const { record_number, of_record, cause_record } of lines)
      expect(cause_record).toBe(of_record === record_number ? null : record_number);
  });
});
