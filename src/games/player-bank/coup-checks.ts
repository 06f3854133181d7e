import type { Minor } from '../../kernel/money';
import { minimumOf } from '../_mechanics/authorised-terms';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkCardsOfDecks } from '../_mechanics/cards-of-decks';
import { checkFaults } from '../_mechanics/unjudged';
import { checkSeats } from '../baccarat/seats-and-hands';
import type { Setting } from '../game-rules';
import type { PlacedBet, Round } from '../round';
import { breach, type RuleFinding } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { money } from '../wording';
import type { BankGameFacts } from './bank-game-facts';
import { checkHandSizes } from './coup-hands';
import { checkThirdCards } from './coup-drawing';
import { betOptionsOf, cardsDealtIn, type CoupOutcome, coupOutcomeOf } from './coup-outcome';
import { errorOf, mayWithdraw, resultsOf } from './coup-result';

/** A coup and what the rules made of it. */
export interface JudgedCoup {
  readonly round: Round;
  readonly outcome: CoupOutcome;
  readonly settlement: Settlement;
}

/** What one of the games checks of a coup beyond what both do: its calls and its maxima. */
export type OwnCoupChecks = (coup: JudgedCoup, setting: Setting) => readonly RuleFinding[];

/** Everything that is checked of a coup against a player's bank. */
export function checkCoup(
  facts: BankGameFacts,
  { round, settlement }: Omit<JudgedCoup, 'outcome'>,
  setting: Setting,
  ownChecks: OwnCoupChecks,
): readonly RuleFinding[] {
  const ofBets = [
    ...checkFaults(settlement),
    ...checkBetIdentity(round, setting.currency),
    ...checkMinimum(facts, settlement, setting),
    ...checkSeats(facts, round, setting.terms),
  ];
  const outcome = coupOutcomeOf(round.outcome);
  if (outcome === undefined) return ofBets;
  return [
    ...ofBets,
    ...checkCoverage(facts, { round, outcome, settlement }, setting),
    ...ownChecks({ round, outcome, settlement }, setting),
    ...checkResults(facts, outcome),
    ...checkErrorRule(facts, outcome),
    ...checkWithdrawals(facts, { round, outcome }),
    ...checkHandSizes(facts, outcome),
    ...checkThirdCards(facts, outcome, round.bets),
    ...checkCardsOfDecks(cardsDealtIn(outcome), { decks: facts.decks, rule: facts.rules.decks }),
    ...checkPlayers(facts, outcome),
  ];
}

/** What lies on the cloth is at least the minimum; a bet that was withdrawn does not lie there any more. */
function checkMinimum(
  { rules }: BankGameFacts,
  { bets }: Settlement,
  { terms, currency }: Setting,
): readonly RuleFinding[] {
  if (terms === undefined) return [];
  return bets
    .filter(({ type, stake, fate }) => fate !== 'not-judged' && stake < minimumOf(terms, type))
    .map(({ betId, type, stake }) =>
      breach(rules.minimum, {
        code: 'under-minimum',
        severity: 'violation',
        expected: `at least ${money(minimumOf(terms, type), currency)}`,
        found: `${money(stake, currency)} on ${type}`,
        betIds: [betId],
      }),
    );
}

/** What the table let play of a bet, against what the bank could cover of it in its turn. */
function checkCoverage(
  { rules }: BankGameFacts,
  { round, settlement }: JudgedCoup,
  { currency }: Setting,
): readonly RuleFinding[] {
  return settlement.bets.flatMap((bet, index) => {
    const declared = round.bets[index]?.covered;
    if (declared === undefined || bet.covered === undefined || declared === bet.covered) return [];
    return [coverageDiffers(bet, [bet.covered, declared])];
  });

  function coverageDiffers(
    { betId, type }: BetSettlement,
    [due, declared]: readonly [Minor, Minor],
  ): RuleFinding {
    return breach(rules.coverage, {
      code: 'coverage-differs',
      severity: 'violation',
      expected: `${money(due, currency)} of ${type} covered by the bank`,
      found: money(declared, currency),
      betIds: [betId],
    });
  }
}

/** A result that is not what the cards and the rules on errors give, and a null coup without a reason. */
function checkResults(facts: BankGameFacts, outcome: CoupOutcome): readonly RuleFinding[] {
  const effect = errorOf(facts, outcome);
  const mayBeNull = effect === 'annuls' || effect === 'may-annul' || effect === 'decided';
  return resultsOf(facts, outcome).flatMap(({ tableau, declared, winner }) => {
    const on = facts.cloths.length > 1 ? ` on cloth ${tableau}` : '';
    if (declared === 'annulled' && !mayBeNull) {
      return [
        breach(facts.rules.voidCoup, {
          code: 'annulment-without-rule',
          severity: 'violation',
          expected: `the rule on errors by which the coup is null${on}`,
          found: outcome.errorRule ?? 'none',
        }),
      ];
    }
    if (declared === winner) return [];
    return [
      breach(effect === undefined ? facts.rules.result : facts.errors[outcome.errorRule!]!.rule, {
        code: 'coup-result-differs',
        severity: 'violation',
        expected: `${winner}${on}`,
        found: declared,
      }),
    ];
  });
}

/** Bets that were taken back although no rule allows it: they play. */
function checkWithdrawals(
  facts: BankGameFacts,
  { round, outcome }: Pick<JudgedCoup, 'round' | 'outcome'>,
): readonly RuleFinding[] {
  if (mayWithdraw(facts, outcome)) return [];
  return round.bets
    .filter(({ options }) => betOptionsOf(options)?.withdrawn === true)
    .map(({ betId, type }) =>
      breach(facts.rules.withdrawal, {
        code: 'withdrawal-not-available',
        severity: 'violation',
        expected: `${type} in play, unless a rule on errors lets bets be withdrawn`,
        found: outcome.errorRule ?? 'no error of play',
        betIds: [betId],
      }),
    );
}

function checkErrorRule(
  { errors, rules }: BankGameFacts,
  { errorRule }: CoupOutcome,
): readonly RuleFinding[] {
  if (errorRule === undefined || Object.hasOwn(errors, errorRule)) return [];
  return [
    breach(rules.errorsOfPlay, {
      code: 'error-rule-unknown',
      severity: 'advisory',
      expected: 'a rule on errors of play of this game',
      found: errorRule,
    }),
  ];
}

function checkPlayers(
  { playersAtLeast, rules }: BankGameFacts,
  { playersPresent }: CoupOutcome,
): readonly RuleFinding[] {
  if (playersPresent === undefined || playersPresent >= playersAtLeast) return [];
  return [
    breach(rules.players, {
      code: 'players-below-minimum',
      severity: 'violation',
      expected: `at least ${playersAtLeast} players`,
      found: `${playersPresent} at the coup`,
    }),
  ];
}

/** A bet above what may be staked on it. */
export const overLimit = (
  { id, citation }: { readonly id: string; readonly citation: string },
  { betId, type, stake }: Pick<PlacedBet, 'betId' | 'type' | 'stake'>,
  most: Minor,
  currency: string,
): RuleFinding => ({
  ruleId: id,
  citation,
  code: 'over-limit',
  severity: 'violation',
  expected: `at most ${money(most, currency)}`,
  found: `${money(stake, currency)} on ${type}`,
  betIds: [betId],
});
