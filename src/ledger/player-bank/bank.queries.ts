import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { type BooksPage, pageOfRows } from '../../database/books-page';
import { type OfSessions, ofSessions } from '../_core/store/statement-parts';
import { placesOf, readByKey, type SessionAt, sessionKeys } from '../_core/store/statement-parts';
import { type Minor, minorFromWire } from '../../kernel/money';
import { type Queryable, readRows } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import type { EventOf, EventType } from '../event-contract/catalogue';
import { PLAYER_BANK, type PlayerBankRow } from './player-bank.read-model';
import type { BankMemberInBook } from './bank-figures';
import { PUT_UP, TAKEN_OUT } from './bank-statement';
import type { BankInBooks } from '../table-session/session-figures';
import { type BookFact, type DayAt, dayParameters } from '../_core/books/book-facts.queries';
import { factsOfType } from '../_core/books/declared-fact';

export interface BankAt extends SessionAt {
  readonly bank: string;
}

export const WANTED_BANKS = `jsonb_to_recordset($1::jsonb)
  AS wanted(n integer, casino text, gaming_day date, table_id text, session_no integer, bank text, position bigint)`;

export interface BankFact {
  readonly recordNumber: bigint;
  /** The place among the facts of the casino; null in books of an earlier release without places. */
  readonly place: string | null;
  readonly eventType: string;
  readonly happenedAt: string;
  readonly data: unknown;
  /** Of a coup: what the bank won (+) or lost (-), and what the house took of it. */
  readonly gain: Minor | null;
  readonly gainBasis: 'declared' | 'derived' | null;
  readonly commission: Minor | null;
  readonly voidedBy: bigint | null;
}

export async function readBankFacts(db: Queryable, banks: readonly BankAt[]): Promise<BankFact[][]> {
  const rows = await readByKey<Omit<BankFact, 'data'> & { data: string }>(
    db,
    `SELECT n, fact.record_number AS "recordNumber", placed.place, fact.event_type AS "eventType",
            fact.happened_at AS "happenedAt", fact.data, fact.gain, fact.gain_basis AS "gainBasis", fact.commission,
            void.first_record AS "voidedBy"
       FROM ${WANTED_BANKS} JOIN player_bank_fact fact USING (casino, gaming_day, table_id, session_no, bank)
       LEFT JOIN round_reference void
         ON void.casino = $2 AND void.reference = fact.reference || '/void' AND ${knownAt('void', 'position')}
       ${placesOf('fact', 'position', { $casino: '$2' })}
      WHERE fact.casino = $2 AND ${knownAt('fact', 'position')} ORDER BY n, placed.place, fact.record_number`,
    sessionKeys(banks),
  );
  return rows.map((facts) =>
    facts.map(({ data, ...fact }) => ({ ...fact, data: JSON.parse(data) as unknown })),
  );
}

export const findBanks = (
  db: Queryable,
  wanted: {
    readonly casino: string;
    readonly position: bigint;
    readonly bank: string;
    readonly limit: number;
  },
): Promise<Pick<PlayerBankRow, 'gamingDay' | 'tableId' | 'sessionNo' | 'bank' | 'firstRecord'>[]> =>
  readRows(
    db,
    `SELECT gaming_day, table_id, session_no, bank, first_record FROM player_bank
      WHERE casino = $1 AND first_record <= $2 AND bank = $3 ORDER BY first_record DESC LIMIT $4`,
    [wanted.casino, wanted.position, wanted.bank, wanted.limit],
  );

/** The holder of the bank: by the last adjudication or deposit, otherwise the player who first put it in play. */
export function bankerOf(facts: readonly BankFact[]): { banker: string | null; mode: string | null } {
  const [put] = factsOfType(facts, 'cagnotte.bank.put-in-play.v1');
  const named = facts
    .filter(({ eventType }) => NAMES_ITS_BANKER.has(eventType))
    .map(({ data }) => data as Named);
  const modes = named.flatMap(({ mode }) => mode ?? []);
  return { banker: named.at(-1)?.banker ?? put?.data.banker ?? null, mode: modes.at(-1) ?? null };
}

type Named = EventOf<'cagnotte.bank.adjudicated.v1' | 'cagnotte.bank.deposited.v1'>['data'];

const NAMES_ITS_BANKER: ReadonlySet<string> = new Set<EventType>([
  'cagnotte.bank.adjudicated.v1',
  'cagnotte.bank.deposited.v1',
]);

export interface MemberBalances extends BankMemberInBook {
  readonly currency: string;
}

/** Excludes reversals, which do not show when a member joined. */
const STANDS = `FILTER (WHERE entry <> 'reversal')`;

export const readBankMembers = (db: Queryable, banks: readonly BankAt[]): Promise<MemberBalances[][]> =>
  readByKey<MemberBalances>(
    db,
    `SELECT n, member, currency,
            coalesce(sum(amount) FILTER (WHERE move.place = 'in-play'), 0) AS "inPlay",
            coalesce(sum(amount) FILTER (WHERE move.place = 'voluntary'), 0) AS voluntary,
            coalesce(sum(amount) FILTER (WHERE move.place = 'improper'), 0) AS improper,
            coalesce(sum(amount) FILTER (WHERE move.event_type = ANY ($3)), 0) AS "putUp",
            coalesce(-sum(amount) FILTER (WHERE move.event_type = ANY ($4)), 0) AS "takenOut"
       FROM ${WANTED_BANKS} JOIN player_bank_move move USING (casino, gaming_day, table_id, session_no, bank)
       ${placesOf('move', 'position', { record: 'of_record', $casino: '$2' })}
      WHERE move.casino = $2 AND move.record_number <= position
      GROUP BY n, member, currency HAVING sum(CASE entry WHEN 'reversal' THEN -1 ELSE 1 END) > 0
      ORDER BY n, min(placed.place) ${STANDS}, min(of_record) ${STANDS}, min(move_no) ${STANDS}`,
    sessionKeys(banks),
    [PUT_UP, TAKEN_OUT],
  );

/** What a coup moved into a garage (+) or out of it (-), over all members, in minor units. */
export interface GarageFact {
  readonly recordNumber: bigint;
  readonly happenedAt: string;
  readonly kind: 'voluntary' | 'improper';
  readonly amount: Minor;
  readonly currency: string;
}

export const readGarageMoves = (db: Queryable, banks: readonly BankAt[]): Promise<GarageFact[][]> =>
  readByKey<GarageFact>(
    db,
    `SELECT n, fact.record_number AS "recordNumber", fact.happened_at AS "happenedAt", move.place AS kind,
            sum(move.amount) AS amount, move.currency
       FROM ${WANTED_BANKS} JOIN player_bank_fact fact USING (casino, gaming_day, table_id, session_no, bank)
       JOIN player_bank_move move
         ON move.casino = $2 AND move.of_record = fact.record_number AND move.bank = fact.bank
        AND move.record_number <= position
       ${placesOf('fact', 'position', { $casino: '$2' })}
      WHERE fact.casino = $2 AND ${knownAt('fact', 'position')} AND fact.event_type = 'cagnotte.coup.played.v1'
        AND move.place IN ('voluntary', 'improper')
        AND NOT EXISTS (SELECT FROM round_reference void WHERE void.casino = $2
                          AND void.reference = fact.reference || '/void' AND ${knownAt('void', 'position')})
      GROUP BY 1, 2, 3, 4, 6, placed.place HAVING sum(move.amount) <> 0
      ORDER BY n, placed.place, fact.record_number, kind DESC`,
    sessionKeys(banks),
  );

export interface DayBank {
  readonly table: string;
  readonly sessionNo: number;
  readonly bank: string;
  readonly banker: string | null;
  /** The names of bankers that its facts state, encrypted, the last first; null where they state none. */
  readonly named: readonly { readonly banker: string; readonly name: string }[] | null;
  readonly from: string | null;
  readonly until: string | null;
  /** The withdrawal after which nothing of the bank is left and nothing more is reported of it (`wholeWithdrawal`). */
  readonly withdrawnAt: string | null;
  readonly expected: Minor;
}

/** Whether a member has something in play or in a garage of the bank of a group, as known at a position. */
const IS_LEFT = `EXISTS (
  SELECT FROM player_bank_move move
   WHERE move.casino = $1 AND move.gaming_day = $3::date AND move.record_number <= $2
     AND (move.table_id, move.session_no, move.bank) = (fact.table_id, fact.session_no, fact.bank)
   GROUP BY move.member, move.place HAVING sum(move.amount) <> 0)`;

/**
 * The banks of a day with their first and last instants, in the order of places, because the texts of instants have
 * several offsets. The banker is the last holder of the bank (`bankerOf`).
 */
export const readDayBanks = (db: Queryable, day: DayAt): Promise<DayBank[]> =>
  readRows(
    db,
    `SELECT table_id AS "table", session_no AS "sessionNo", bank,
            coalesce(
              (array_agg(data::jsonb->>'banker' ORDER BY placed.place DESC, fact.record_number DESC) FILTER (
                WHERE event_type = ANY ($4)))[1],
              (array_agg(data::jsonb->>'banker' ORDER BY placed.place, fact.record_number) FILTER (
                WHERE data::jsonb ? 'banker'))[1]) AS banker,
            (array_agg(jsonb_build_object('banker', data::jsonb->>'banker', 'name', data::jsonb->>'bankerName')
               ORDER BY placed.place DESC, fact.record_number DESC)
               FILTER (WHERE data::jsonb ? 'bankerName')) AS named,
            (array_agg(fact.happened_at ORDER BY placed.place, fact.record_number))[1] AS "from",
            (array_agg(fact.happened_at ORDER BY placed.place DESC, fact.record_number DESC) FILTER (
              WHERE event_type IN ('cagnotte.bank.ended.v1', 'cagnotte.bank.broken.v1')))[1] AS until,
            CASE WHEN (array_agg(event_type ORDER BY placed.place DESC, fact.record_number DESC))[1]
                        = 'cagnotte.bank.withdrawn.v1' AND NOT ${IS_LEFT}
                 THEN (array_agg(fact.happened_at ORDER BY placed.place DESC, fact.record_number DESC))[1]
            END AS "withdrawnAt",
            coalesce(sum(commission) FILTER (WHERE ${isNotVoided('fact', '$2')}), 0) AS expected
       FROM player_bank_fact fact ${placesOf('fact', '$2')}
      WHERE fact.casino = $1 AND fact.gaming_day = $3::date AND ${knownAt('fact', '$2')}
      GROUP BY 1, 2, 3 ORDER BY min(placed.place), min(fact.record_number)`,
    [...dayParameters(day), [...NAMES_ITS_BANKER]],
  );

type SlotCounted = EventOf<'cagnotte.slot.counted.v1'>['data'];

/**
 * The cagnotte of a bank: what its coups dropped, and what counts of the slot found in the banker's section.
 * @param named names of bankers that facts of its session state
 */
export function bankInBooks(
  bank: DayBank,
  counts: readonly Pick<BookFact, 'recordNumber' | 'data'>[],
  named: NonNullable<DayBank['named']> = bank.named ?? [],
): BankInBooks {
  const sections = counts.flatMap(({ recordNumber: record, data }) =>
    ((data as SlotCounted).sections ?? []).map((section, n) => ({
      ...section,
      record,
      at: `sections.${n}.chips`,
    })),
  );
  const own = sections.filter((section) => section.bank === bank.bank);
  return {
    bank: bank.bank,
    banker: bank.banker ?? '',
    bankerName: named.find(({ banker }) => banker === bank.banker)?.name,
    from: bank.from ?? undefined,
    until: bank.until ?? undefined,
    withdrawnAt: bank.withdrawnAt ?? undefined,
    expected: bank.expected,
    counted: own.length === 0 ? undefined : own.reduce((sum, { chips }) => sum + minorFromWire(chips), 0n),
    countedIn: own.map(({ record, at }) => ({ record, at })),
  };
}

/**
 * Condition for coups that were not void at a position. A void reverses every stake, gain and commission of its coup,
 * so a book that counted the coup would expect more in the cagnotte than the ledger has as dropped.
 */
export const isNotVoided = (fact: string, $position: string): string =>
  `NOT EXISTS (SELECT FROM round_reference void WHERE void.casino = $1
                  AND void.reference = ${fact}.reference || '/void' AND ${knownAt('void', $position)})`;

export const readPlayerBanks = (
  db: EntityManager,
  page: BooksPage,
  { bank, from, ...sessions }: OfSessions & { readonly bank?: string; readonly from?: string | undefined },
): Promise<PlayerBankRow[]> => {
  const where = ofSessions(sessions);
  const gamingDay = where.gamingDay ?? (from === undefined ? undefined : MoreThanOrEqual(from));
  return pageOfRows(db, { of: PLAYER_BANK, by: 'firstRecord', where: { ...where, gamingDay, bank } }, page);
};
