import { type Finding, type FindingFacts, raise, said, type Said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import type { Minor } from '../../kernel/money';
import { minimumOf } from '../_mechanics/authorised-terms';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkCardsOfDecks } from '../_mechanics/cards';
import { checkFaults } from '../_mechanics/voided-round';
import { checkSeats } from '../baccarat/seats-and-hands';
import type { Setting } from '../game-rules';
import type { PlacedBet, Round } from '../round';
import { breach } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { money } from '../wording';
import type { BankGameFacts } from './bank-game-facts';
import { checkHandSizes, checkThirdCards } from './coup-drawing';
import type { CoupOutcome, Winner } from './coup-outcome';
import { betOptionsOf, cardsDealtIn, coupError, coupOutcomeOf, mayWithdraw, resultsOf } from './coup-outcome';
import { betNamed } from '../bet-names';

export interface EvaluatedCoup {
  readonly round: Round;
  readonly outcome: CoupOutcome;
  readonly settlement: Settlement;
}

export type OwnCoupChecks = (coup: EvaluatedCoup, setting: Setting) => readonly Finding[];

export function checkCoup(
  facts: BankGameFacts,
  { round, settlement }: Omit<EvaluatedCoup, 'outcome'>,
  setting: Setting,
  ownChecks: OwnCoupChecks,
): readonly Finding[] {
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
    ...checkCloths(facts, outcome),
    ...checkResults(facts, outcome),
    ...checkErrorRule(facts, outcome),
    ...checkWithdrawals(facts, { round, outcome }),
    ...checkHandSizes(facts, outcome),
    ...checkThirdCards(facts, outcome, round.bets),
    ...checkCardsOfDecks(cardsDealtIn(outcome), { decks: facts.decks, rule: facts.rules.decks }),
    ...checkPlayers(facts, outcome),
  ];
}

function checkMinimum(
  { rules }: BankGameFacts,
  { bets }: Settlement,
  { terms, currency }: Setting,
): readonly Finding[] {
  if (terms === undefined) return [];
  return bets
    .filter(({ type, stake, fate }) => fate !== 'not-judged' && stake < minimumOf(terms, type))
    .map(({ betId, type, stake }) =>
      breach(rules.minimum, {
        code: 'under-minimum',
        expected: said('at-least', { amount: money(minimumOf(terms, type), currency) }),
        found: said('on', { what: money(stake, currency), on: betNamed(type) }),
        betIds: [betId],
      }),
    );
}

function checkCoverage(
  { rules }: BankGameFacts,
  { round, settlement }: EvaluatedCoup,
  { currency }: Setting,
): readonly Finding[] {
  return settlement.bets.flatMap((bet, index) => {
    const declared = round.bets[index]?.covered;
    if (declared === undefined || bet.covered === undefined || declared === bet.covered) return [];
    return [coverageDiffers(bet, [bet.covered, declared])];
  });

  function coverageDiffers(
    { betId, type }: BetSettlement,
    [due, declared]: readonly [Minor, Minor],
  ): Finding {
    return breach(rules.coverage, {
      code: 'coverage-differs',
      expected: said('of-covered-by-bank', { amount: money(due, currency), bet: betNamed(type) }),
      found: money(declared, currency),
      betIds: [betId],
    });
  }
}

/**
 * Finds surplus results: of a cloth reported twice the first counts. A missing one is a fault of the bets on that
 * cloth.
 */
function checkCloths({ cloths, rules }: BankGameFacts, { results }: CoupOutcome): readonly Finding[] {
  const told = results.map(({ tableau }) => tableau);
  const isLeftOut = cloths.some((cloth) => !told.includes(cloth));
  if (isLeftOut || told.length === cloths.length) return [];
  return [
    breach(rules.result, {
      code: 'outcome-not-readable',
      expected: said('one-result-of-each-cloth-of-game'),
      found: said('results-of-cloths', { cloths: told.join(', ') }),
    }),
  ];
}

const WINNERS: Readonly<Record<Winner, Said>> = {
  bank: said('bank'),
  punto: said('punto'),
  tie: said('tie'),
  annulled: said('annulled'),
};

function checkResults(facts: BankGameFacts, outcome: CoupOutcome): readonly Finding[] {
  const effect = coupError(facts, outcome);
  const mayBeNull = effect === 'annuls' || effect === 'may-annul' || effect === 'decided';
  return resultsOf(facts, outcome).flatMap(({ tableau, declared, winner }) => {
    const on = facts.cloths.length > 1 ? said('then-on-cloth', { tableau }) : '';
    if (declared === 'annulled' && !mayBeNull) {
      return [
        breach(facts.rules.voidCoup, {
          code: 'annulment-without-rule',
          expected: said('rule-on-errors-by-which-coup-is-null', { on }),
          found: outcome.errorRule ?? said('none'),
        }),
      ];
    }
    if (declared === winner) return [];
    return [
      breach(effect === undefined ? facts.rules.result : facts.errors[outcome.errorRule!]!.rule, {
        code: 'coup-result-differs',
        expected: listed([winner === undefined ? undefined : WINNERS[winner], on], ''),
        found: WINNERS[declared],
      }),
    ];
  });
}

function checkWithdrawals(
  facts: BankGameFacts,
  { round, outcome }: Pick<EvaluatedCoup, 'round' | 'outcome'>,
): readonly Finding[] {
  if (mayWithdraw(facts, outcome)) return [];
  return round.bets
    .filter(({ options }) => betOptionsOf(options)?.withdrawn === true)
    .map(({ betId, type }) =>
      breach(facts.rules.withdrawal, {
        code: 'withdrawal-not-available',
        expected: said('in-play-unless-rule-on-errors-lets-bets', { bet: betNamed(type) }),
        found: outcome.errorRule ?? said('no-error-of-play'),
        betIds: [betId],
      }),
    );
}

function checkErrorRule({ errors, rules }: BankGameFacts, { errorRule }: CoupOutcome): readonly Finding[] {
  if (errorRule === undefined || Object.hasOwn(errors, errorRule)) return [];
  return [
    breach(rules.errorsOfPlay, {
      code: 'error-rule-unknown',
      expected: said('rule-on-errors-of-play-of-this-game'),
      found: errorRule,
    }),
  ];
}

function checkPlayers(
  { playersAtLeast, rules }: BankGameFacts,
  { playersPresent }: CoupOutcome,
): readonly Finding[] {
  if (playersPresent === undefined || playersPresent >= playersAtLeast) return [];
  return [
    breach(rules.players, {
      code: 'players-below-minimum',
      expected: said('at-least-players', { players: playersAtLeast }),
      found: said('at-coup', { players: playersPresent }),
    }),
  ];
}

export const overLimit = (
  rule: NonNullable<FindingFacts['rule']>,
  { betId, type, stake }: Pick<PlacedBet, 'betId' | 'type' | 'stake'>,
  most: Minor,
  currency: string,
): Finding =>
  raise({
    rule,
    code: 'over-limit',
    expected: said('at-most', { amount: money(most, currency) }),
    found: said('on', { what: money(stake, currency), on: betNamed(type) }),
    betIds: [betId],
  });
