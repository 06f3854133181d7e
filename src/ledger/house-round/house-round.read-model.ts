import type { RoundSettled } from './round.events';
import { deductionOf, houseResultOf } from './house-result.state';
import { roundReferenceOf } from '../table-session/round-reference.state';
import { type BetSettlement, resultOf } from '../../games/settlement';
import { minorFromWire, sumMinor } from '../../kernel/money';
import { RELEASE } from '../../kernel/release';
import { FACT_COLUMNS, SESSION_COLUMNS, factColumns, sessionColumns } from '../_core/store/fact-columns';
import { gameOf } from '../journal/line-marks.queries';
import { VERSION_COLUMNS, versionedFacts } from '../_core/store/versioned-facts';
import { boolean, integer, numeric, oneOf, optional, type RowOf, text, table } from '../_core/store/table';

export const HOUSE_ROUND = table('house_round', {
  ...FACT_COLUMNS,
  ...SESSION_COLUMNS,
  ...VERSION_COLUMNS,
  roundNo: integer,
  reference: text,
  game: optional(text),
  currency: text,
  data: text,
  staked: numeric,
  result: numeric,
  resultBasis: oneOf<'declared' | 'derived'>(),
  deduction: numeric,
  evaluated: boolean,
  derivedResult: optional(numeric),
  derivedBets: optional(text),
  rulesRelease: text,
});

export type HouseRoundRow = RowOf<typeof HOUSE_ROUND>;

/** Rounds of house-banked games: what the table declared, and what the rules in force make of it. */
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

const derivedBet = ({ betId, fate, paid, deducted, taken, held, rules }: BetSettlement): DerivedBet => ({
  betId,
  fate,
  paid: paid.toString(),
  deducted: deducted.toString(),
  taken: taken.toString(),
  held: held.toString(),
  rules: rules.map(({ id }) => id),
});
