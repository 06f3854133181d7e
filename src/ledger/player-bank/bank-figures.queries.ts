import { isUnder, OPEN_SEGMENT } from '../_core/store/account-conditions';
import type { BankFigures, BankInBook, DepositMoveInBook } from './bank-figures';
import type { EventOf } from '../event-contract/catalogue';
import type { BankAt, BankFact, GarageFact, MemberBalances } from './bank.queries';
import { bankerOf, readBankFacts, readBankMembers, readGarageMoves } from './bank.queries';
import { readBankStatements } from './bank-statement.queries';
import { type Queryable, readRows } from '../../database/queryable';
import type { BookSpan } from '../_core/books/book-facts.queries';
import { placeOfFactSql, placesOf, type ListWanted } from '../_core/store/statement-parts';
import type { CommissionFigures, CommissionInBook } from './comisiones.book';
import type { Period } from '../../kernel/gaming-day';
import { inPeriod, lineRecordedAfter, periodParameters, totalKnownAt } from '../journal/account-sums.queries';
import { factsOfType } from '../_core/books/declared-fact';

export async function readBankFigures(db: Queryable, span: BookSpan): Promise<BankFigures> {
  const banks = await readBanksOf(db, span);
  const [facts, members, garages] =
    banks.length === 0
      ? [[], [], []]
      : [await readBankFacts(db, banks), await readBankMembers(db, banks), await readGarageMoves(db, banks)];
  const lines = await readBankStatements(db, banks, facts);
  const { casino, position, currency, day: from, until: asOf } = span;
  const deposits = await readBankDeposits(db, { casino, position, from, asOf });
  return {
    currency,
    banks: banks
      .map((bank, n) => ({
        bank,
        of: { facts: facts[n]!, members: members[n]!, garage: garages[n]!, lines: lines[n]! },
      }))
      .sort(asPutUp)
      .map(({ bank, of }) => bankInBook(bank, of)),
    deposits: deposits.map(depositInBook),
  };
}

const readBanksOf = (db: Queryable, { casino, day, until, position }: BookSpan): Promise<BankAt[]> =>
  readRows(
    db,
    `SELECT casino, gaming_day AS "gamingDay", table_id AS "table", session_no AS "sessionNo", bank, $2::bigint AS position
       FROM player_bank
      WHERE casino = $1 AND first_record <= $2::bigint AND gaming_day BETWEEN $3::date AND $4::date
      ORDER BY gaming_day, table_id, session_no, bank`,
    [casino, position.toString(), day, until],
  );

interface OfBank {
  readonly facts: readonly BankFact[];
  readonly members: readonly MemberBalances[];
  readonly garage: readonly GarageFact[];
  readonly lines: BankInBook['lines'];
}

function asPutUp(one: { bank: BankAt; of: OfBank }, other: { bank: BankAt; of: OfBank }): number {
  const placeIn = ({ bank, of }: typeof one): string => `${bank.gamingDay} ${of.facts[0]?.place ?? ''}`;
  const [before, after] = [placeIn(one), placeIn(other)];
  return before < after ? -1 : before > after ? 1 : 0;
}

function bankInBook({ gamingDay, table, sessionNo, bank }: BankAt, of: OfBank): BankInBook {
  const { banker, mode } = bankerOf(of.facts);
  const ended = factsOfType(of.facts, 'cagnotte.bank.ended.v1').at(-1);
  return {
    day: gamingDay,
    table,
    sessionNo,
    bank,
    banker: banker ?? '',
    mode: mode ?? undefined,
    from: of.facts.map(({ happenedAt }) => happenedAt).sort(byInstant)[0],
    until: ended?.happenedAt,
    cause: ended?.data.cause,
    members: of.members,
    coups: factsOfType(of.facts, 'cagnotte.coup.played.v1')
      .sort(asPlayed)
      .map(({ data: { shoeNo, coupNo, results }, ...fact }) => ({
        record: fact.recordNumber,
        at: fact.happenedAt,
        shoeNo,
        coupNo,
        results: results.map(({ winner }) => winner),
        gain: fact.gain ?? 0n,
        commission: fact.commission ?? 0n,
        isVoided: fact.voidedBy !== null,
      })),
    garage: of.garage.map(({ recordNumber: record, happenedAt: at, ...move }) => ({ record, at, ...move })),
    lines: of.lines,
  };
}

const byInstant = (one: string, other: string): number => Date.parse(one) - Date.parse(other);

const asPlayed = (one: CoupOfBank, other: CoupOfBank): number =>
  one.data.shoeNo - other.data.shoeNo || one.data.coupNo - other.data.coupNo;

type CoupOfBank = { readonly data: EventOf<'cagnotte.coup.played.v1'>['data'] };

const depositInBook = ({
  recordNumber: record,
  happenedAt,
  gamingDay,
  bank,
  means,
  document,
  ...move
}: BankDepositMove): DepositMoveInBook => ({
  ...move,
  record,
  at: happenedAt,
  day: gamingDay,
  bank: bank ?? undefined,
  means: means ?? undefined,
  document: document ?? undefined,
});

export interface BankDepositMove extends Pick<
  DepositMoveInBook,
  'eventType' | 'banker' | 'currency' | 'amount' | 'guarantee' | 'balance' | 'guaranteed'
> {
  readonly recordNumber: bigint;
  readonly happenedAt: string;
  readonly gamingDay: string;
  readonly table: string | null;
  readonly bank: string | null;
  readonly means: string | null;
  readonly document: string | null;
}

interface DepositsWanted extends ListWanted {
  readonly from?: string | undefined;
  readonly banker?: string | undefined;
}

export const readBankDeposits = (db: Queryable, wanted: DepositsWanted): Promise<BankDepositMove[]> =>
  readRows(
    db,
    `WITH moved AS (
       SELECT move.of_record, placed.place, banker, currency, sum(amount) AS amount, sum(guarantee) AS guarantee,
              max(move.record_number) FILTER (WHERE entry <> 'reversal') AS said_by
         FROM bank_deposit_move move ${placesOf('move', '$2', { record: 'of_record' })}
        WHERE move.casino = $1 AND move.record_number <= $2 AND ($3::date IS NULL OR move.gaming_day <= $3::date)
          AND ($4::text IS NULL OR banker = $4)
        GROUP BY 1, 2, 3, 4 HAVING sum(amount) <> 0 OR sum(guarantee) <> 0
     ), running AS (
       SELECT *, sum(amount) OVER until AS balance, sum(guarantee) OVER until AS guaranteed FROM moved
       WINDOW until AS (PARTITION BY banker, currency ORDER BY place, of_record)
     )
     SELECT running.of_record AS "recordNumber", said.happened_at AS "happenedAt", said.gaming_day AS "gamingDay",
            said.event_type AS "eventType", said.table_id AS "table", running.banker, said.bank, said.means, said.document,
            running.currency, running.amount, running.guarantee, running.balance, running.guaranteed
       FROM running
       JOIN bank_deposit_move said ON said.casino = $1 AND said.record_number = running.said_by
        AND said.of_record = running.of_record AND said.banker = running.banker AND said.entry <> 'reversal'
      WHERE ($5::bigint IS NULL OR (place, running.of_record, running.banker)
                                   > (${placeOfFactSql('$1', '$5::bigint', '$2')}, $5::bigint, $6 COLLATE "C"))
        AND ($8::date IS NULL OR said.gaming_day >= $8::date)
      ORDER BY place, running.of_record, running.banker LIMIT $7`,
    [
      wanted.casino,
      wanted.position.toString(),
      wanted.asOf ?? null,
      wanted.banker ?? null,
      wanted.after?.[0] ?? null,
      wanted.after?.[1] ?? '',
      wanted.limit ?? null,
      wanted.from ?? null,
    ],
  );

export const readCommissionFigures = async (
  db: Queryable,
  { casino, position, day: from, until: asOf, currency }: BookSpan,
): Promise<CommissionFigures> => ({
  currency,
  commissions: await readCommissions(
    db,
    { casino, position, from, asOf, day: 'booking_day' },
    { by: ['day', 'table', 'game', 'rule'] },
  ),
});

export type CommissionDimension = 'rule' | 'game' | 'table' | 'day';

const GROUP_COLUMNS = ['day', 'table', 'game', 'rule', 'currency'] as const;

/**
 * Commissions over a period as known at a position, grouped: the totals of the sessions less what was recorded later.
 * A commission that was posted and then reversed is not included.
 */
export const readCommissions = (
  db: Queryable,
  period: Period,
  { by, after, limit }: { readonly by: readonly CommissionDimension[] } & Pick<ListWanted, 'after' | 'limit'>,
): Promise<CommissionInBook[]> =>
  readRows(
    db,
    `SELECT * FROM (
       SELECT ${grouped('day', `${period.day}::text`, by)}, ${grouped('table', 'table_id', by)},
              ${grouped('game', 'game', by)}, ${grouped('rule', OPEN_SEGMENT, by)},
              currency COLLATE "C" AS currency, sum(credit - debit) AS amount
         FROM (SELECT booking_day, gaming_day, table_id, game, account, currency, debit, credit
                 FROM session_total
                WHERE ${inPeriod(period)} AND ${totalKnownAt('$2')} AND ${isUnder('commission')}
               UNION ALL
               SELECT booking_day, gaming_day, coalesce(table_id, ''), coalesce(game, ''), account, currency, -debit,
                      -credit
                 FROM journal_line
                WHERE ${inPeriod(period)} AND ${lineRecordedAfter('$2')} AND ${isUnder('commission')}) known
        GROUP BY 1, 2, 3, 4, 5 HAVING sum(credit - debit) <> 0) commissions
      WHERE $5::text[] IS NULL OR (${GROUP_COLUMNS.map((column) => `"${column}"`).join(', ')})
              > ($5[1] COLLATE "C", $5[2] COLLATE "C", $5[3] COLLATE "C", $5[4] COLLATE "C", $5[5] COLLATE "C")
      ORDER BY ${GROUP_COLUMNS.map((column) => `"${column}"`).join(', ')} LIMIT $6`,
    [...periodParameters(period), after ?? null, limit ?? null],
  );

const grouped = (name: CommissionDimension, column: string, by: readonly CommissionDimension[]): string =>
  `${by.includes(name) ? `(${column})` : `''::text`} COLLATE "C" AS "${name}"`;
