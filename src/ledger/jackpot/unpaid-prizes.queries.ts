import type { EventOf } from '../event-contract/catalogue';
import { factOf, type ListWanted, placeOfFactSql } from '../_core/store/statement-parts';
import { knownAt } from '../_core/store/read-model';
import { readCasinoBooks } from '../casino/known-days.queries';
import { lastDayToCollect } from './prize-expiry.state';
import { type Queryable, readRows } from '../../database/queryable';
import { dayNumberOf, type GamingDay } from '../../kernel/gaming-day';
import { sumMinor } from '../../kernel/money';
import { prizesToldBy, type PrizeTold } from './prizes-told';
import {
  type OtherOwed,
  type PrizeOwed,
  type PrizePayment,
  prizesWithPayments,
  type UnpaidRow,
} from './unpaid-prizes';

interface Wanted extends ListWanted {
  readonly pool?: string | undefined;
  readonly withPaid?: boolean | undefined;
}

/**
 * The prizes that pools owe, by record: the wins, payments whose win is not known, and whatever else moved the
 * account, so that the rows add up to it. Prizes paid in full only with `withPaid`.
 */
export async function readUnpaidPrizes(db: Queryable, wanted: Wanted): Promise<UnpaidRow[]> {
  const { authorisations } = await readCasinoBooks(db, wanted);
  const facts = (await readOwedFacts(db, wanted)).map((fact) => ({
    fact,
    prizes: prizesOf(fact).map((prize) => ({ ...prize, expiresOn: lastDayToCollect(authorisations, prize) })),
    payment: paymentOf(fact),
  }));
  const { prizes, unmatched } = prizesWithPayments(
    facts.flatMap((each) => each.prizes),
    facts.flatMap(({ payment }) => payment ?? []),
  );
  const others = facts.filter((each) => each.prizes.length === 0 && each.payment === undefined);
  const rows: readonly Unnumbered[] = [
    ...prizes
      .filter(({ rest }) => rest !== 0n || wanted.withPaid === true)
      .map((prize) => ({ kind: 'prize', recordNumber: prize.recordNumber, prize }) as const),
    ...unmatched.map(
      (payment) => ({ kind: 'payment', recordNumber: payment.recordNumber, payment }) as const,
    ),
    ...others.map(({ fact: other }) => ({ kind: 'other', recordNumber: other.recordNumber, other }) as const),
  ];
  const sorted = [...rows].sort((one, other) => Number(one.recordNumber - other.recordNumber));
  return pageOf(numbered(sorted), wanted);
}

type Unnumbered = UnpaidRow extends infer Row ? (Row extends UnpaidRow ? Omit<Row, 'part'> : never) : never;

/** Numbers the rows of each record from 0. */
function numbered(rows: readonly Unnumbered[]): UnpaidRow[] {
  const counts = new Map<bigint, number>();
  return rows.map((row): UnpaidRow => {
    const part = counts.get(row.recordNumber) ?? 0;
    counts.set(row.recordNumber, part + 1);
    return { ...row, part };
  });
}

function pageOf(rows: readonly UnpaidRow[], { after, limit }: Wanted): UnpaidRow[] {
  const [record, part] = (after ?? []).map((each) => BigInt(each ?? 0));
  const from =
    record === undefined
      ? rows
      : rows.filter(
          (row) => row.recordNumber > record || (row.recordNumber === record && row.part > Number(part)),
        );
  return from.slice(0, limit);
}

interface OwedFact extends OtherOwed {
  readonly table: string | null;
  readonly sessionNo: number;
  readonly data: string | null;
}

/** The facts that moved the account, each with what is left of it after voids and later changes, by their places. */
const readOwedFacts = (db: Queryable, { casino, position, asOf, pool }: Wanted): Promise<OwedFact[]> =>
  readRows(
    db,
    `WITH moved AS (
       SELECT CASE WHEN event_type = 'cagnotte.round.voided.v1'
                THEN coalesce((SELECT own.of_record FROM journal_line own
                                WHERE own.casino = $1 AND own.record_number = ${factOf('journal_line')}
                                  AND own.cause_record IS NULL AND own.of_record IS NOT NULL LIMIT 1), ${factOf('journal_line')})
                ELSE ${factOf('journal_line')} END AS record,
              coalesce(sub_ledger, '') AS pool, currency, credit - debit AS amount,
              source, event_id, event_type, gaming_day, table_id, session_no, record_number
         FROM journal_line
        WHERE casino = $1 AND record_number <= $2 AND account = 'prizes-payable'
          AND ($3::date IS NULL OR gaming_day <= $3::date) AND ($4::text IS NULL OR sub_ledger = $4)
     ), owed AS (
       SELECT record, pool, currency, sum(amount) AS amount, ${lastSaid('source')}, ${lastSaid('event_id')},
              ${lastSaid('event_type')}, ${lastSaid('gaming_day')}, ${lastSaid('table_id')}, ${lastSaid('session_no')}
         FROM moved GROUP BY 1, 2, 3 HAVING sum(amount) <> 0
     )
     SELECT owed.record AS "recordNumber", owed.pool, owed.currency, owed.amount, owed.source, owed.event_id AS "eventId",
            owed.event_type AS "eventType", owed.gaming_day AS "gamingDay", owed.table_id AS "table",
            owed.session_no AS "sessionNo",
            coalesce(round.happened_at, kept.happened_at, '') AS "happenedAt", coalesce(round.data, kept.data) AS data
       FROM owed
       LEFT JOIN house_round round ON round.casino = $1 AND round.record_number = owed.record AND ${knownAt('round', '$2')}
       LEFT JOIN book_fact kept ON kept.casino = $1 AND kept.record_number = owed.record AND ${knownAt('kept', '$2')}
      ORDER BY ${placeOfFactSql('$1', 'owed.record', '$2')}, owed.record, owed.pool`,
    [casino, position.toString(), asOf ?? null, pool ?? null],
  );

/** Of the last line of a fact that no void wrote. */
const lastSaid = (column: string): string =>
  `(array_agg(${column} ORDER BY (event_type = 'cagnotte.round.voided.v1'), record_number DESC))[1] AS ${column}`;

type Paid = EventOf<'cagnotte.jackpot.paid.v1'>['data'];

function prizesOf(fact: OwedFact): PrizeOwed[] {
  if (fact.amount <= 0n || fact.data === null) return [];
  const later = prizesToldBy(fact.eventType, fact.data).filter(
    ({ pool, paidFrom }) => pool === fact.pool && paidFrom === 'later',
  );
  if (later.length === 0) return [];
  const isWhole = sumMinor(later.map(({ amount }) => amount)) === fact.amount;
  return isWhole
    ? later.map((prize) => prizeOf(fact, prize))
    : // Another report posts some of them: what this one posted is one prize, of nobody in particular.
      [prizeOf(fact, { amount: fact.amount, roundNo: later[0]!.roundNo })];
}

function prizeOf(
  { data: _data, table, sessionNo, ...fact }: OwedFact,
  told: Pick<PrizeTold, 'amount'> & { readonly [Part in keyof PrizeTold]?: PrizeTold[Part] | undefined },
): PrizeOwed {
  const { amount, roundNo, seat, betId, player, combination, document, statedAt } = told;
  return {
    ...fact,
    ...{ amount, roundNo, seat, betId, player, combination, document, statedAt },
    table: table ?? undefined,
    sessionNo: table === null ? undefined : sessionNo,
  };
}

function paymentOf({ data, eventType, amount, ...fact }: OwedFact): PrizePayment | undefined {
  if (eventType !== 'cagnotte.jackpot.paid.v1' || data === null || amount >= 0n) return undefined;
  const { player, document, pays } = JSON.parse(data) as Paid;
  const { recordNumber, happenedAt, gamingDay, source, eventId, pool, currency } = fact;
  return {
    ...{ recordNumber, happenedAt, gamingDay, source, eventId, pool, currency },
    amount: -amount,
    player,
    document,
    pays,
  };
}

/** The gaming day of the last record that posted something; null if none did. */
export async function readLastDay(
  db: Queryable,
  { casino, position }: Pick<Wanted, 'casino' | 'position'>,
): Promise<string | null> {
  const [last] = await readRows<{ day: string }>(
    db,
    `SELECT gaming_day AS day FROM journal_line
      WHERE casino = $1 AND record_number <= $2 ORDER BY record_number DESC LIMIT 1`,
    [casino, position.toString()],
  );
  return last?.day ?? null;
}

/** The days from one gaming day to another; 0 if that is not later. */
export const daysBetween = (from: GamingDay, until: GamingDay): number =>
  Math.max(0, dayNumberOf(until) - dayNumberOf(from));
