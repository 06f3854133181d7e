import type { BankFigures, BankInBook, DepositMoveInBook } from './bank-figures';
import type { EventOf } from '../event-contract/catalogue';
import type { BankAt } from './bank-at.queries';
import { type BankDepositMove, readBankDeposits } from './bank-deposits.queries';
import { type BankFact, readBankFacts } from './bank-facts.queries';
import { bankerOf, bankFactsOf } from './bank-holder.queries';
import { type MemberPart, readBankMembers } from './bank-members.queries';
import { type GarageMove, readGarageMoves } from './garage-moves.queries';
import type { Queryable } from '../_core/store/queryable';
import type { BookSpan } from '../_core/books/book-facts.queries';

export async function readBankFigures(db: Queryable, span: BookSpan): Promise<BankFigures> {
  const banks = await readBanksOf(db, span);
  const [facts, members, garages] =
    banks.length === 0
      ? [[], [], []]
      : [await readBankFacts(db, banks), await readBankMembers(db, banks), await readGarageMoves(db, banks)];
  const deposits = await readBankDeposits(db, {
    ...{ casino: span.casino, position: span.position, from: span.day, asOf: span.until },
  });
  return {
    currency: span.currency,
    banks: banks
      .map((bank, n) => ({ bank, of: { facts: facts[n]!, members: members[n]!, garage: garages[n]! } }))
      .sort(asPutUp)
      .map(({ bank, of }) => bankInBook(bank, of)),
    deposits: deposits.map(depositInBook),
  };
}

const readBanksOf = (db: Queryable, { casino, day, until, position }: BookSpan): Promise<BankAt[]> =>
  db.query(
    `SELECT casino, gaming_day AS "gamingDay", table_id AS "table", session_no AS "sessionNo", bank, $2::bigint AS position
       FROM player_bank
      WHERE casino = $1 AND first_record <= $2::bigint AND gaming_day BETWEEN $3::date AND $4::date
      ORDER BY gaming_day, table_id, session_no, bank`,
    [casino, position.toString(), day, until],
  );

interface OfBank {
  readonly facts: readonly BankFact[];
  readonly members: readonly MemberPart[];
  readonly garage: readonly GarageMove[];
}

function asPutUp(one: { bank: BankAt; of: OfBank }, other: { bank: BankAt; of: OfBank }): number {
  const [before, after] = [one, other].map(
    ({ bank, of }) => `${bank.gamingDay} ${of.facts[0]?.place ?? ''}`,
  ) as [string, string];
  return before < after ? -1 : before > after ? 1 : 0;
}

function bankInBook({ gamingDay, table, sessionNo, bank }: BankAt, of: OfBank): BankInBook {
  const { banker, mode } = bankerOf(of.facts);
  const ended = bankFactsOf(of.facts, 'cagnotte.bank.ended.v1').at(-1);
  return {
    ...{ day: gamingDay, table, sessionNo, bank, banker: banker ?? '', mode: mode ?? undefined },
    ...{
      from: of.facts.map(({ happenedAt }) => happenedAt).sort(byInstant)[0],
      until: ended?.fact.happenedAt,
      cause: ended?.data.cause,
    },
    members: of.members,
    coups: bankFactsOf(of.facts, 'cagnotte.coup.played.v1')
      .sort(asPlayed)
      .map(({ fact, data }) => ({
        record: fact.recordNumber,
        ...{ at: fact.happenedAt, shoeNo: data.shoeNo, coupNo: data.coupNo },
        results: data.results.map(({ winner }) => winner),
        ...{ gain: fact.gain ?? 0n, commission: fact.commission ?? 0n, isVoided: fact.voidedBy !== null },
      })),
    garage: of.garage.map(({ recordNumber: record, happenedAt: at, kind, amount }) => ({
      ...{ record, at, kind, amount },
    })),
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
  ...{ record, at: happenedAt, day: gamingDay },
  ...{ bank: bank ?? undefined, means: means ?? undefined, document: document ?? undefined },
});
