import { findingKind } from '../../finding-catalogue/catalogue';
import type { FindingSeverity } from '../../finding-catalogue/finding-kind';
import { type Queryable, readRows } from '../../database/queryable';
import type { JackpotPaid } from '../../ledger/jackpot/jackpot.events';
import { prizesToldBy } from '../../ledger/jackpot/prizes-told';
import { isoInstant } from '../../ledger/register/register';
import type { NoticeKind } from '../../people/webhook.state';
import { present } from '../../kernel/present';
import { noticeOf, type NoticeOfRecord } from './notice';
import { noticeType } from './notice-contract';

/** Records of a casino, without the first: after 10 and up to 12 are 11 and 12. */
export interface NoticeSpan {
  readonly casino: string;
  readonly after: bigint;
  readonly upTo: bigint;
}

interface OfRecord {
  readonly record: bigint;
  readonly recordedAt: string;
  readonly gamingDay: string;
}

const IN_SPAN = `casino = $1 AND record_number > $2 AND record_number <= $3`;

const RECORDED = `${isoInstant('recorded.recorded_at')} AS recorded_at`;

const WITH_RECORD = `JOIN register.record recorded ON recorded.casino = $1 AND recorded.number = found.record`;

const spanOf = ({ casino, after, upTo }: NoticeSpan): unknown[] => [casino, after, upTo];

type DayKind = 'day-closed' | 'day-certified' | 'day-reopened' | 'anchor-due';

const DAY_KINDS: Readonly<Record<string, readonly DayKind[]>> = {
  'cagnotte.gaming-day.closed.v1': ['day-closed', 'anchor-due'],
  'cagnotte.gaming-day.certified.v1': ['day-certified'],
  'cagnotte.gaming-day.reopened.v1': ['day-reopened'],
};

async function readDayNotices(db: Queryable, span: NoticeSpan): Promise<NoticeOfRecord[]> {
  const rows = await readRows<OfRecord & { readonly type: string; readonly hash: string }>(
    db,
    `SELECT found.record, found.type, found.gaming_day, encode(recorded.chain_hash, 'hex') AS hash, ${RECORDED}
       FROM (SELECT casino, record_number AS record, event_type AS type, gaming_day FROM gaming_day_decision
              WHERE ${IN_SPAN} AND event_type = ANY ($4)) found ${WITH_RECORD}`,
    [...spanOf(span), Object.keys(DAY_KINDS)],
  );
  const { casino } = span;
  return rows.flatMap(({ record, type, gamingDay, hash, recordedAt: time }) =>
    DAY_KINDS[type]!.map((kind) => {
      const facts = { casino, of: `${record}`, time };
      const data = { record: Number(record), gamingDay };
      const anchor = `${casino}:${record}:${hash}`;
      return {
        record,
        notice:
          kind === 'anchor-due'
            ? noticeOf({ ...facts, kind, data: { ...data, anchor } })
            : noticeOf({ ...facts, kind, data }),
      };
    }),
  );
}

/** Code and severity alone: what was expected and found may name persons. */
async function readFindingNotices(db: Queryable, span: NoticeSpan): Promise<NoticeOfRecord[]> {
  const rows = await readRows<
    OfRecord & {
      readonly kind: 'finding-raised' | 'finding-ended';
      readonly finding: string;
      readonly code: string;
      readonly severity: FindingSeverity;
      readonly tableId: string | null;
    }
  >(
    db,
    `SELECT found.*, ${RECORDED}
       FROM (SELECT casino, opened_by AS record, 'finding-raised' AS kind, finding_id::text AS finding, code, severity,
                    gaming_day, table_id
               FROM finding WHERE casino = $1 AND opened_by > $2 AND opened_by <= $3
             UNION ALL
             SELECT casino, closed_by, 'finding-ended', finding_id::text, code, severity, gaming_day, table_id
               FROM finding WHERE casino = $1 AND closed_by > $2 AND closed_by <= $3) found ${WITH_RECORD}
      ORDER BY record, kind DESC, finding`,
    spanOf(span),
  );
  const { casino } = span;
  return rows.map(({ record, kind, finding, code, severity, gamingDay, tableId, recordedAt: time }) => {
    const title = findingKind(code)?.title;
    const about = { finding, code, severity, ...present({ title, table: tableId ?? undefined }) };
    const data = { record: Number(record), gamingDay, ...about };
    return { record, notice: noticeOf({ casino, kind, of: `${record}_${finding}`, time, data }) };
  });
}

async function readCorrectionNotices(db: Queryable, span: NoticeSpan): Promise<NoticeOfRecord[]> {
  const rows = await readRows<
    OfRecord & { readonly source: string; readonly id: string; readonly cancels: boolean }
  >(
    db,
    `SELECT found.*, ${RECORDED}
       FROM (SELECT casino, record_number AS record, gaming_day, corrects_source AS source, corrects_id AS id,
                    NOT data::jsonb ? 'replacement' AS cancels
               FROM correction
              WHERE ${IN_SPAN} AND event_type = 'cagnotte.correction.recorded.v1') found ${WITH_RECORD}`,
    spanOf(span),
  );
  const { casino } = span;
  return rows.map(({ record, gamingDay, source, id, cancels, recordedAt: time }) => {
    const data = { record: Number(record), gamingDay, corrects: { source, id }, cancels };
    const kind = 'correction-recorded';
    return { record, notice: noticeOf({ casino, kind, of: `${record}`, time, data }) };
  });
}

interface PrizeRow extends OfRecord {
  readonly type: string;
  readonly tableId: string | null;
  readonly currency: string;
  readonly data: string;
}

/** Each report as it was recorded first: a later correction is a notice of its own. */
async function readJackpotNotices(db: Queryable, span: NoticeSpan): Promise<NoticeOfRecord[]> {
  const rows = await readRows<PrizeRow>(
    db,
    `SELECT found.*, ${RECORDED}
       FROM (SELECT DISTINCT ON (record_number) casino, record_number AS record, gaming_day, event_type AS type, table_id,
                    data::jsonb ->> 'currency' AS currency, data
               FROM book_fact
              WHERE ${IN_SPAN} AND event_type IN ('${WON}', '${PAID}')
              ORDER BY record_number, known_from) found ${WITH_RECORD}
      UNION ALL
     SELECT found.*, ${RECORDED}
       FROM (SELECT DISTINCT ON (record_number) casino, record_number AS record, gaming_day, event_type AS type, table_id,
                    currency, data
               FROM house_round WHERE ${IN_SPAN} AND strpos(data, '"poolPrizes"') > 0
              ORDER BY record_number, known_from) found ${WITH_RECORD}`,
    spanOf(span),
  );
  return rows.flatMap((row) => (row.type === PAID ? paidNotice(span, row) : wonNotices(span, row)));
}

const WON = 'cagnotte.jackpot.won.v1';
const PAID = 'cagnotte.jackpot.paid.v1';

function wonNotices({ casino }: NoticeSpan, row: PrizeRow): NoticeOfRecord[] {
  const { record, type, gamingDay, tableId, currency, recordedAt: time } = row;
  return prizesToldBy(type, row.data).map(({ pool, amount, paidFrom, roundNo }, n) => {
    const where = present({ table: tableId ?? undefined, roundNo });
    const data = {
      record: Number(record),
      gamingDay,
      pool,
      amount: Number(amount),
      currency,
      paidFrom,
      ...where,
    };
    const kind = 'jackpot-won';
    return { record, notice: noticeOf({ casino, kind, of: `${record}_${n + 1}`, time, data }) };
  });
}

function paidNotice({ casino }: NoticeSpan, row: PrizeRow): NoticeOfRecord {
  const { record, gamingDay, currency, recordedAt: time } = row;
  const { pool, amount, paidFrom } = JSON.parse(row.data) as JackpotPaid;
  const data = { record: Number(record), gamingDay, pool, amount, currency, paidFrom };
  return { record, notice: noticeOf({ casino, kind: 'jackpot-paid', of: `${record}`, time, data }) };
}

type Reader = (db: Queryable, span: NoticeSpan) => Promise<NoticeOfRecord[]>;

/** What is read for each kind; kinds of one reader share a statement. Alerts of the floor follow from time, not from a record. */
const READERS: Readonly<Record<Exclude<NoticeKind, 'floor-alert'>, Reader>> = {
  'day-closed': readDayNotices,
  'day-certified': readDayNotices,
  'day-reopened': readDayNotices,
  'anchor-due': readDayNotices,
  'finding-raised': readFindingNotices,
  'finding-ended': readFindingNotices,
  'correction-recorded': readCorrectionNotices,
  'jackpot-won': readJackpotNotices,
  'jackpot-paid': readJackpotNotices,
};

/** The notices of some kinds that follow from records, in the order of the records. */
export async function readNotices(
  db: Queryable,
  span: NoticeSpan,
  kinds: readonly NoticeKind[],
): Promise<NoticeOfRecord[]> {
  const readers = new Set(kinds.flatMap((kind) => (kind === 'floor-alert' ? [] : READERS[kind])));
  const types = new Set(kinds.map(noticeType));
  const notices: NoticeOfRecord[] = [];
  for (const read of readers) notices.push(...(await read(db, span)));
  return notices
    .filter(({ notice }) => types.has(notice.type))
    .sort((one, other) => (one.record < other.record ? -1 : one.record > other.record ? 1 : 0));
}
