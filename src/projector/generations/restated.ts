import { type ClosedDays, isClosed } from '../../ledger/casino/authorisation.state';
import { readState } from '../../ledger/_core/store/fold-states';
import { type Queryable, readRows, setLocal } from '../../database/queryable';
import { seeSchema } from './generation';
import type { Minor } from '../../kernel/money';
import { readDecisions } from '../../ledger/gaming-day/decisions.queries';
import { sealedCloses } from '../../ledger/gaming-day/seal.queries';
import { digestOfBooks } from '../../ledger/gaming-day/sealed-balance.queries';

/** A closed day whose books are not the same in two generations: SHA-256 over its lines in either. */
export interface RestatedDay {
  readonly casino: string;
  readonly gamingDay: string;
  readonly before: string;
  readonly after: string;
}

export async function restatedDays(
  db: Queryable,
  { live, rebuilt }: { readonly live: string; readonly rebuilt: string },
): Promise<RestatedDay[]> {
  const [before, after] = [await digestsOf(db, live), await digestsOf(db, rebuilt)];
  const changed = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((key): RestatedDay[] => {
    const [casino = '', gamingDay = ''] = key.split(' ');
    const day = { casino, gamingDay, before: before.get(key) ?? EMPTY, after: after.get(key) ?? EMPTY };
    return day.before === day.after ? [] : [day];
  });
  const closed = await closedDaysOf(db, live);
  return changed.filter(({ casino, gamingDay }) =>
    closed.get(casino)?.some(({ first, last }) => first <= gamingDay && gamingDay <= last),
  );
}

/** SHA-256 of no line at all. */
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/**
 * The columns of a line that its digest covers, in this fixed order: without columns added later and without the release
 * that evaluated the line. Separated by tabs, a line feed after each line, nothing if a column is empty.
 */
const SAID = [
  ...['record_number', 'line', 'entry_kind', 'of_record', 'gaming_day', 'account', 'sub_ledger', 'table_id'],
  ...[
    'session_no',
    'debit',
    'credit',
    'currency',
    'basis',
    'rule_id',
    'exact_numerator',
    'exact_denominator',
    'slip',
  ],
];
const LINE_TEXT = SAID.map((column) => `coalesce(${column}::text, '')`).join(` || E'\\t' || `);

async function digestsOf(db: Queryable, schema: string): Promise<ReadonlyMap<string, string>> {
  const digests = await readRows<{ casino: string; day: string; digest: string }>(
    db,
    `SELECT casino, booking_day::text AS day,
            encode(sha256(convert_to(string_agg(${LINE_TEXT} || E'\\n', '' ORDER BY record_number, line), 'UTF8')), 'hex')
              AS digest
       FROM ${schema}.journal_line GROUP BY 1, 2`,
  );
  return new Map(digests.map(({ casino, day, digest }) => [`${casino} ${day}`, digest]));
}

export async function closedDaysOf(db: Queryable, schema: string): Promise<ReadonlyMap<string, ClosedDays>> {
  const rows = await readRows<{ casino: string; state: string }>(
    db,
    `SELECT casino, state FROM ${schema}.fold_state WHERE fold = 'casino-books'`,
  );
  return new Map(
    rows.map(({ casino, state }) => [
      casino,
      readState<{ readonly closedDays?: ClosedDays }>(state).closedDays ?? [],
    ]),
  );
}

export interface RestatedFigure {
  readonly casino: string;
  readonly gamingDay: string;
  readonly account: string;
  readonly currency: string;
  /** Debits less credits, in minor units. */
  readonly before: Minor;
  readonly after: Minor;
  readonly isClosed: boolean;
}

export async function restatedFigures(
  db: Queryable,
  { live, rebuilt }: { readonly live: string; readonly rebuilt: string },
): Promise<RestatedFigure[]> {
  const rows = await readRows<Omit<RestatedFigure, 'isClosed'>>(
    db,
    `SELECT casino, gaming_day::text AS gaming_day, account, currency,
            coalesce(l.balance, 0) AS before, coalesce(r.balance, 0) AS after
       FROM (${balancesIn(live)}) l FULL JOIN (${balancesIn(rebuilt)}) r USING (casino, gaming_day, account, currency)
      WHERE coalesce(l.balance, 0) <> coalesce(r.balance, 0)
      ORDER BY casino, gaming_day, account, currency`,
  );
  const closed = await closedDaysOf(db, live);
  const figures = rows.map((row) => ({
    ...row,
    isClosed: isClosed(closed.get(row.casino) ?? [], row.gamingDay),
  }));
  return [...figures.filter((each) => each.isClosed), ...figures.filter((each) => !each.isClosed)];
}

const balancesIn = (schema: string): string =>
  `SELECT casino, gaming_day, account, currency, sum(debit - credit) AS balance
     FROM ${schema}.journal_line GROUP BY 1, 2, 3, 4`;

export interface RestatedSeal {
  readonly casino: string;
  readonly record: bigint;
  readonly trialBalance: string;
}

export async function restatedSeals(
  db: Queryable,
  { rebuilt, casinos }: { readonly rebuilt: string; readonly casinos: readonly string[] },
): Promise<RestatedSeal[]> {
  const [before] = await readRows<{ path: string }>(db, `SELECT current_setting('search_path') AS path`);
  await seeSchema(db, rebuilt);
  const seals: RestatedSeal[] = [];
  for (const casino of casinos) seals.push(...(await sealsOf(db, casino)));
  await setLocal(db, { search_path: before!.path });
  return seals;
}

const LAST = 9223372036854775807n;

async function sealsOf(db: Queryable, casino: string): Promise<RestatedSeal[]> {
  const seals: RestatedSeal[] = [];
  for (const close of sealedCloses(await readDecisions(db, { casino, position: LAST }))) {
    const { recordNumber: record, seal } = close;
    const trialBalance = await digestOfBooks(db, casino, close);
    if (trialBalance !== seal.trialBalance) seals.push({ casino, record, trialBalance });
  }
  return seals;
}
