import { type Finding, raise, said, type Said } from '../../finding-catalogue/finding';
import type { EventOf } from '../event-contract/catalogue';
import type { HandPlayed } from './hand.events';
import type { EvaluatedRound } from '../../games/evaluate-round';
import type { Rule } from '../../games/rule';
import type { LedgerState, Evaluator, Check } from '../_core/evaluation.state';
import { accountOfHand, type HandAccount, roundOfHand } from './hand.state';
import {
  anyPokerRulesAt,
  applyRulesToHand,
  checkShare,
  checkVoidedHand,
  playAfterHand,
  playAfterVoidedHand,
  pokerRulesAt,
} from './poker-hand-rules';
import { evaluateVoided } from '../_core/rules/void.evaluation';
import { tableConcerned } from '../table-session/session-key.state';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import { chipsOf, commissionOf, potOf, varianceOf, cambistaCashOf } from '../_core/account-paths';
import { draw } from '../_core/rules/owed-lines';
import { type EntryLine, move, signedLine } from '../_core/journal-entry';
import { money } from '../../games/wording';
import { NEW_POKER_SESSION, type SessionCharge } from '../../games/game-rules';

/**
 * Posts the rake and the carried pot, and checks the hand against the rules of its game and its own figures against
 * each other. A hand of a game without rules is checked against the rules of all non-banked poker.
 */
export const evaluateHandPlayed: Evaluator<'cagnotte.hand.played.v1'> = (event, before) => {
  const { session } = before;
  const byRules = applyRulesToHand(event, before);
  const ofRules = byRules?.findings ?? checkAnyHand(event, before);
  const pots = checkReportedHand(event.data, ofRules);
  return {
    lines: postHandPlayed(event, before, rakeRuleOf(event, before, byRules)),
    findings: [
      ...pots,
      ...withoutPots(ofRules, pots),
      ...checkShareOf(event, before),
      ...checkGame(event, before),
    ],
    ...(byRules === undefined
      ? {}
      : { byRules, session: { ...session, play: playAfterHand(session.play, event.data, byRules) } }),
  };
};

/** The rule in force on what the house takes; undefined if it took nothing, or the rulebook has no non-banked poker. */
const rakeRuleOf = (
  event: EventOf<'cagnotte.hand.played.v1'>,
  before: LedgerState,
  byRules: EvaluatedRound | undefined,
): Rule | undefined =>
  event.data.rake.dropped === 0
    ? undefined
    : (byRules?.settlement.commissions[0]?.rule ??
      anyPokerRulesAt(event, event.data.game, before)?.rules.rakeRule);

function checkAnyHand(event: EventOf<'cagnotte.hand.played.v1'>, before: LedgerState): readonly Finding[] {
  const found = anyPokerRulesAt(event, undefined, before);
  const setting = found && { ...found.setting, currency: event.data.currency };
  return (setting && found.rules.checks.poker?.anyHand(roundOfHand(event.data), setting)) ?? [];
}

/** Pots that differ from the contributions are one finding, without that of the rules about their division. */
const withoutPots = (ofRules: readonly Finding[], pots: readonly Finding[]): readonly Finding[] =>
  pots.some(({ code }) => code === 'pot-not-contributed')
    ? ofRules.filter(({ code }) => code !== 'pots-differ')
    : ofRules;

export const evaluateHandVoided: Evaluator<'cagnotte.hand.voided.v1'> = (event, before) => {
  const voided = evaluateVoided(event, before);
  const { session } = before;
  return {
    ...voided,
    session: { ...session, play: playAfterVoidedHand(session.play, event.data) },
    findings: [...(voided.findings ?? []), ...checkVoidedHand(event, before)],
  };
};

const checkGame: Check<'cagnotte.hand.played.v1'> = ({ data }, { session }) => {
  const opened = session.opening?.game;
  const last = session.play.lastHand?.game;
  if (opened === undefined || data.game === opened || data.game === last) return [];
  return [
    raise({
      code: 'hand-of-another-game',
      expected: said('hands-of-which-table-opened-for', { opened }),
      found: data.game,
    }),
  ];
};

/** A hand without a rake does not show how the house takes its share. */
const checkShareOf: Check<'cagnotte.hand.played.v1'> = (event, before) =>
  event.data.rake.dropped === 0 ? [] : checkShare(event, 'rake', { game: event.data.game, before });

/**
 * A non-banked hand moves house money only by its rake, dropped in the slot of the table. The pot itself stays in the
 * customers' hands; the part of it carried to the next hand is kept by the croupier, so it is on hand, but owed.
 */
export function postHandPlayed(
  event: EventOf<'cagnotte.hand.played.v1'>,
  { balances }: LedgerState,
  rakeRule?: Rule,
): EntryLine[] {
  const { currency, rake, carriedIn = 0, carriedOut = 0 } = event.data;
  const table = tableConcerned(event);
  const [custody, pot] = [chipsOf('custody', table), potOf(table)];
  const back = minorFromWire(carriedIn);
  return [
    ...draw({ account: pot, amount: back, currency, variance: varianceOf('custody', table) }, balances),
    ...signedLine(custody, -back, currency),
    ...move({
      debit: chipsOf('cagnotte', table),
      credit: commissionOf('rake', table),
      amount: minorFromWire(rake.dropped),
      currency,
      ...(rakeRule === undefined ? {} : { ruleId: rakeRule.id }),
    }),
    ...move({ debit: custody, credit: pot, amount: minorFromWire(carriedOut), currency }),
  ];
}

/**
 * The contradictions between a hand's own figures, without those that the rules have found: they name the bet that
 * was not returned, and who is due what. Empty when the hand balances.
 */
export function checkReportedHand(
  hand: HandPlayed,
  byRules: readonly { readonly code: string }[] = [],
): Finding[] {
  const account = accountOfHand(hand);
  const found = (codes: ReadonlySet<string>): boolean => byRules.some(({ code }) => codes.has(code));
  return [
    ...(found(WRONG_RETURNS) ? [] : checkPotAgainstContributions(account, hand.currency)),
    ...(found(WRONG_AWARDS) ? [] : checkPotAgainstAwards(account, hand.currency)),
  ];
}

const WRONG_RETURNS: ReadonlySet<string> = new Set(['uncalled-bet-not-returned', 'uncalled-return-differs']);
const WRONG_AWARDS: ReadonlySet<string> = new Set([
  'award-differs',
  'award-without-claim',
  'split-not-even',
  'odd-unit-misplaced',
]);

const MONEY_CODES: ReadonlySet<string> = new Set([
  ...['pot-not-contributed', 'pot-not-awarded', 'stack-exceeded'],
  ...WRONG_RETURNS,
  ...WRONG_AWARDS,
]);

export const handTies = (findings: readonly { code: string }[]): boolean =>
  !findings.some((finding) => MONEY_CODES.has(finding.code));

function checkPotAgainstContributions(account: HandAccount, currency: string): Finding[] {
  const putIn = sumMinor(account.contributed.values()) + account.carriedIn;
  if (putIn === account.pot) return [];
  return [
    raise({
      code: 'pot-not-contributed',
      expected: said('pots-of-what-seats-put-in-and-what', { amount: money(putIn, currency) }),
      found: said('pots-of', { amount: money(account.pot, currency) }),
    }),
  ];
}

function checkPotAgainstAwards(account: HandAccount, currency: string): Finding[] {
  const out = account.collected + account.rake + account.carriedOut;
  if (out === account.pot) return [];
  const inMoney = (amount: Minor): Said => money(amount, currency);
  return [
    raise({
      code: 'pot-not-awarded',
      expected: said('awarded-dropped-or-carried-out', { amount: inMoney(account.pot) }),
      found: said('awarded-rake-carried-out', {
        amount: inMoney(out),
        awarded: inMoney(account.collected),
        rake: inMoney(account.rake),
        carriedOut: inMoney(account.carriedOut),
      }),
    }),
  ];
}

/**
 * A player pays for the session: once, the announced price; a table that rakes its pots may not charge for the
 * session, too.
 */
export const evaluatePokerSessionCharged: Evaluator<'cagnotte.poker-session.charged.v1'> = (
  event,
  before,
) => {
  const { session } = before;
  const { poker = NEW_POKER_SESSION } = session.play;
  const charges = [...poker.charges, chargeOf(event.data)];
  return {
    lines: postPokerSessionCharged(event),
    session: { ...session, play: { ...session.play, poker: { ...poker, charges } } },
    findings: checkSessionCharge(event, before),
  };
};

function postPokerSessionCharged(event: EventOf<'cagnotte.poker-session.charged.v1'>): EntryLine[] {
  const { currency, amount, option, paidWith } = event.data;
  const table = tableConcerned(event);
  const holders = {
    chips: chipsOf('cagnotte', table),
    'cash-at-cambista': cambistaCashOf(table),
    'cash-at-cage': 'cash:cage',
  } as const;
  return move({
    debit: holders[paidWith],
    credit: commissionOf(option, table),
    amount: minorFromWire(amount),
    currency,
  });
}

type Charged = EventOf<'cagnotte.poker-session.charged.v1'>;

function checkSessionCharge(event: Charged, before: LedgerState): readonly Finding[] {
  const game = gameOf(before);
  const found = pokerRulesAt(event, game, before);
  const charge = chargeOf(event.data);
  return [
    ...checkShare(event, charge.option, { game, before }),
    ...(found?.rules.checks.poker?.charge(
      charge,
      before.session.play.poker ?? NEW_POKER_SESSION,
      found.setting,
    ) ?? []),
  ];
}

/**
 * The end of a session: every player has paid for it, and it was long enough. Not checked where hands are not
 * reported.
 */
export const checkSessionEnd: Check<'cagnotte.table.closed.v1'> = (event, before) => {
  const { poker } = before.session.play;
  if (poker === undefined || before.session.opening?.captures.rounds !== true) return [];
  const found = pokerRulesAt(event, gameOf(before), before);
  return found?.rules.checks.poker?.ended(poker, found.setting) ?? [];
};

const gameOf = ({ session }: LedgerState): string | undefined =>
  session.play.lastHand?.game ?? session.opening?.game;

const chargeOf = ({ player, option, amount }: Charged['data']): SessionCharge => ({
  player,
  option,
  amount: minorFromWire(amount),
});
