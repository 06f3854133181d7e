import type { RoundSettled } from './round.events';
import { deductionOf, houseResultOf } from './house-result.state';
import { reportedOnce, roundReferenceOf } from '../table-session/session-key.state';
import { type BetSettlement, resultOf } from '../../games/settlement';
import { minorFromWire, sumMinor } from '../../kernel/money';
import { RELEASE } from '../../kernel/release';
import { FACT_COLUMNS, factColumns, SESSION_COLUMNS, sessionColumns } from '../_core/store/numbered-event';
import { gameOf } from '../journal/journal.queries';
import type { EvaluatedEvent, ReadModel } from '../_core/store/read-model';
import { VERSION_COLUMNS, versionedFacts, isReport } from '../_core/store/read-model';
import { column, insertRows, type RowChange, type RowOf, table, updateRows } from '../../database/table';

export const HOUSE_ROUND = table('house_round', {
  ...FACT_COLUMNS,
  ...SESSION_COLUMNS,
  ...VERSION_COLUMNS,
  roundNo: column.integer,
  reference: column.text,
  game: column.optional(column.text),
  currency: column.text,
  data: column.text,
  staked: column.numeric,
  result: column.numeric,
  resultBasis: column.oneOf<'declared' | 'derived'>(),
  deduction: column.numeric,
  evaluated: column.boolean,
  derivedResult: column.optional(column.numeric),
  derivedBets: column.optional(column.text),
  rulesRelease: column.text,
});

export type HouseRoundRow = RowOf<typeof HOUSE_ROUND>;

const derivedBet = ({ betId, fate, paid, deducted, taken, held, rules }: BetSettlement): DerivedBet => ({
  betId,
  fate,
  paid: paid.toString(),
  deducted: deducted.toString(),
  taken: taken.toString(),
  held: held.toString(),
  rules: rules.map(({ id }) => id),
});

export const houseRoundReadModel = versionedFacts(HOUSE_ROUND, (fact) => {
  const { event, byRules } = fact;
  if (event.type !== 'cagnotte.round.settled.v1') return undefined;
  const session = sessionColumns(fact);
  if (session === undefined) return undefined;
  const round = event.data as RoundSettled;
  const settlement = byRules?.settlement;
  const result = houseResultOf(round, settlement);
  return {
    roundNo: round.roundNo,
    reference: roundReferenceOf(event)!,
    game: gameOf(fact),
    currency: round.currency,
    data: JSON.stringify(round),
    staked: sumMinor(round.bets.map(({ stake }) => minorFromWire(stake))),
    result: result.amount,
    resultBasis: result.basis,
    deduction: deductionOf(round, settlement),
    evaluated: settlement?.complete === true,
    derivedResult: settlement?.complete === true ? resultOf(settlement) : null,
    derivedBets: settlement === undefined ? null : JSON.stringify(settlement.bets.map(derivedBet)),
    rulesRelease: RELEASE,
    ...factColumns(fact),
    ...session,
  };
});

export interface DerivedBet {
  readonly betId: string;
  readonly fate: string;
  readonly paid: string;
  readonly deducted: string;
  readonly taken: string;
  readonly held: string;
  readonly rules: readonly string[];
}

const ROUND_REFERENCE = table('round_reference', {
  ...VERSION_COLUMNS,
  casino: column.key(column.text),
  reference: column.key(column.text),
  gamingDay: column.date,
  firstRecord: column.bigint,
  eventId: column.text,
});

type RoundReferenceRow = RowOf<typeof ROUND_REFERENCE>;

interface Ended {
  readonly ends: RowChange<RoundReferenceRow>;
}

const rowOf = (
  { casino, number, event }: EvaluatedEvent,
  {
    reference,
    record,
    eventId,
    gamingDay = event.gamingday,
  }: { reference: string; record: bigint; eventId: string; gamingDay?: string },
): RoundReferenceRow => ({
  casino,
  reference,
  gamingDay,
  firstRecord: record,
  eventId,
  knownFrom: number,
  supersededBy: null,
});

const isEnded = (row: object): row is Ended => 'ends' in row;

/**
 * The event that first reported each round, and each void of a settled one: so a number that is used twice is found,
 * and a void finds the round that it reverses, at any age. When facts are evaluated again, another event may become
 * the first.
 */
export const roundReferenceReadModel: ReadModel = {
  table: ROUND_REFERENCE,
  rowsOf: (fact) => (fact.references === undefined ? reportedBy(fact) : changedBy(fact)),
  write: async (page, rows) => {
    const onConflict = 'ON CONFLICT (casino, reference) WHERE superseded_by IS NULL DO NOTHING';
    let begun: RoundReferenceRow[] = [];
    for (const row of rows) {
      if (!isEnded(row)) begun.push(row as RoundReferenceRow);
      else {
        await insertRows(page, ROUND_REFERENCE, begun, onConflict);
        begun = [];
        await updateRows(page, ROUND_REFERENCE, [row.ends], 'row.superseded_by IS NULL');
      }
    }
    await insertRows(page, ROUND_REFERENCE, begun, onConflict);
  },
};

function reportedBy(fact: EvaluatedEvent): RoundReferenceRow[] {
  const reference = isReport(fact) ? reportedOnce(fact.event) : undefined;
  if (reference === undefined) return [];
  return [rowOf(fact, { reference, record: fact.number, eventId: fact.event.id })];
}

function changedBy(fact: EvaluatedEvent): object[] {
  const { casino, number, references } = fact;
  const { ended, begun } = references!;
  return [
    ...ended.map((reference): Ended => ({
      ends: { of: { casino, reference }, to: { supersededBy: number } },
    })),
    ...begun.map((report) => rowOf(fact, report)),
  ];
}
