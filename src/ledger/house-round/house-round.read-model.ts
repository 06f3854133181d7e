import type { RoundSettled } from './round.events';
import { deductionOf, houseResultOf } from './house-result.state';
import { roundReferenceOf } from '../table-session/round-reference.state';
import { type BetSettlement, resultOf } from '../../games/settlement';
import { minorFromWire, sumMinor } from '../../kernel/money';
import { RELEASE } from '../../kernel/release';
import { factColumns, sessionColumns } from '../_core/store/fact-columns';
import { gameOf } from '../journal/game-of.queries';
import { versionedFacts } from '../_core/store/versioned-facts';

/** Rounds of house-banked games: what the table declared, and what the rules in force make of it. */
export const houseRoundReadModel = versionedFacts('house_round', (fact) => {
  const { event, byRules } = fact;
  if (event.type !== 'cagnotte.round.settled.v1') return undefined;
  const session = sessionColumns(fact);
  if (session === undefined) return undefined;
  const round = event.data as RoundSettled;
  const settlement = byRules?.settlement;
  const result = houseResultOf(round, settlement);
  return {
    round_no: round.roundNo,
    reference: roundReferenceOf(event)!,
    game: gameOf(fact),
    currency: round.currency,
    data: JSON.stringify(round),
    staked: sumMinor(round.bets.map(({ stake }) => minorFromWire(stake))).toString(),
    result: result.amount.toString(),
    result_basis: result.basis,
    deduction: deductionOf(round, settlement).toString(),
    evaluated: settlement?.complete === true,
    derived_result: settlement?.complete === true ? resultOf(settlement).toString() : null,
    derived_bets: settlement === undefined ? null : JSON.stringify(settlement.bets.map(derivedBet)),
    rules_release: RELEASE,
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
