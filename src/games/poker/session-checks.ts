import { type Minor, sumMinor } from '../../kernel/money';
import { multiply, rational, ZERO } from '../../kernel/rational';
import type { GameChecks, Setting } from '../game-rules';
import { antesLeftOut, type PokerSession, type SessionCharge, withoutAnteIn } from '../poker-session';
import { breach, type Rule, type RuleFinding } from '../rule';
import { money, percentage } from '../wording';
import { announcedShare, chargedOf, isBetween, shareNotByRule } from './announced-terms';
import type { CirclePokerFacts } from './circle-poker-facts';
import { houseTake } from './house-take';
import type { ReportedHand } from './reported-hand';
import type { SessionRules } from './session-rules';

/** What concerns a session as a whole; nothing where the rulebook leaves it to the room. */
export const sessionChecks = (facts: CirclePokerFacts): Required<Pick<GameChecks, 'poker'>> => ({
  poker: {
    charge: (charge, session, setting) => checkCharge(facts, { charge, session }, setting),
    ended: (session, setting) => [
      ...checkEverybodyCharged(facts, session, setting),
      ...checkLength(facts, session, setting),
    ],
  },
});

interface ChargedPlayer {
  readonly charge: SessionCharge;
  readonly session: PokerSession;
}

/** What a player paid for the session: once, and as it was announced. */
function checkCharge(
  facts: CirclePokerFacts,
  { charge, session }: ChargedPlayer,
  setting: Setting,
): readonly RuleFinding[] {
  if (facts.regulated === undefined) return [];
  const rule = ruleOf(facts.regulated.session, charge.option);
  if (rule === undefined) {
    return [shareNotByRule(facts.rules.rake, 'a rake, and no other share', charge.option)];
  }
  const due = announcedCharge(facts, charge, setting);
  return [
    ...checkOnce(rule, { charge, session }),
    ...(due === undefined
      ? checkInBand(facts.regulated.session, charge, setting)
      : checkAnnouncedAmount(rule, { charge, due }, setting)),
  ];
}

/** The rule by which players pay in one of the two ways; undefined where they may not. */
const ruleOf = ({ percentage: band, fee }: SessionRules, option: SessionCharge['option']): Rule | undefined =>
  option === 'session-fee' ? fee : band?.rule;

function checkOnce(rule: Rule, { charge, session }: ChargedPlayer): readonly RuleFinding[] {
  if (!session.charges.some(({ player }) => player === charge.player)) return [];
  return [
    breach(rule, {
      code: 'session-charged-twice',
      severity: 'violation',
      expected: 'one charge of each player and session',
      found: `another one of ${charge.player}`,
    }),
  ];
}

/** Who pays for the part of the session that he was there may pay less (OP2-04). */
const mayBeLess = ({ answers }: Setting): boolean => answers['OP2-04'] === 'pro-rata';

function checkAnnouncedAmount(
  rule: Rule,
  { charge: { amount }, due }: { readonly charge: SessionCharge; readonly due: Minor },
  setting: Setting,
): readonly RuleFinding[] {
  if (amount === due || (mayBeLess(setting) && amount < due)) return [];
  return [
    breach(rule, {
      code: 'session-charge-differs',
      severity: 'violation',
      expected: `${mayBeLess(setting) ? 'at most ' : ''}${money(due, setting.currency)} as announced`,
      found: money(amount, setting.currency),
    }),
  ];
}

/** A percentage that was not announced, against what it may be of the stack or the maximum bet. */
function checkInBand(
  { percentage: band }: SessionRules,
  { amount, option }: SessionCharge,
  setting: Setting,
): readonly RuleFinding[] {
  const { terms, answers, currency } = setting;
  const of = terms === undefined ? undefined : chargedOf(terms, answers);
  if (option === 'session-fee' || band === undefined || of === undefined) return [];
  const least = mayBeLess(setting) ? ZERO : multiply(rational(of), band.least);
  if (isBetween(amount, least, multiply(rational(of), band.most))) return [];
  const inWords = `from ${percentage(band.least)} to ${percentage(band.most)} of ${money(of, currency)}`;
  return [shareNotByRule(band.rule, inWords, money(amount, currency))];
}

/** What was announced that a player pays; undefined where nothing was. */
function announcedCharge(
  facts: CirclePokerFacts,
  { option }: SessionCharge,
  setting: Setting,
): Minor | undefined {
  const share = announcedShare(setting.terms, option);
  if (share === undefined || option === 'session-fee') return share?.amount;
  const of = chargedOf(setting.terms!, setting.answers);
  if (share.rate === undefined || of === undefined) return undefined;
  return houseTake(facts, { amount: of, rate: share.rate }, setting);
}

/** The way in which the session is paid for: as announced, or else as the first player did. */
const optionOf = (
  { charges }: PokerSession,
  { terms }: Setting,
): SessionCharge['option'] | 'rake' | undefined => terms?.poker?.share?.option ?? charges[0]?.option;

/** At the end of a session that is paid for, everybody who played in it has paid. */
function checkEverybodyCharged(
  { regulated }: CirclePokerFacts,
  session: PokerSession,
  setting: Setting,
): readonly RuleFinding[] {
  const option = optionOf(session, setting);
  if (regulated === undefined || option === undefined || option === 'rake') return [];
  const rule = ruleOf(regulated.session, option);
  const paid = new Set(session.charges.map(({ player }) => player));
  const without = session.players.filter((player) => !paid.has(player));
  if (rule === undefined || without.length === 0) return [];
  const total = money(sumMinor(session.charges.map(({ amount }) => amount)), setting.currency);
  return [
    breach(rule, {
      code: 'session-charge-missing',
      severity: 'violation',
      expected: `a charge of each of the ${session.players.length} players`,
      found: `${total} in all, nothing of ${without.join(', ')}`,
    }),
  ];
}

/** Long enough for each who began it to have been the last to speak twice, unless another length was announced. */
function checkLength(
  { regulated }: CirclePokerFacts,
  session: PokerSession,
  setting: Setting,
): readonly RuleFinding[] {
  if (regulated === undefined) return [];
  const { length, unannounced } = regulated.session;
  const option = optionOf(session, setting);
  const { poker } = setting.terms ?? {};
  const ofOption = option === undefined || option === 'rake' ? undefined : length;
  const rule = ofOption ?? (poker !== undefined && poker.minutes === undefined ? unannounced : undefined);
  const least = 2 * session.starters.length;
  if (rule === undefined || session.hands >= least) return [];
  return [
    breach(rule, {
      code: 'session-too-short',
      severity: 'violation',
      expected: `at least ${least} hands, two for each of ${session.starters.length} players`,
      found: `${session.hands} hands`,
    }),
  ];
}

/** Who sits at one more hand than allowed without the ante that others put in. */
export function checkAntesLeftOut(
  { regulated }: CirclePokerFacts,
  { seated, actions }: ReportedHand,
  { poker }: Setting,
): readonly RuleFinding[] {
  const limit = regulated?.session.withoutAnte;
  if (limit === undefined || poker === undefined) return [];
  const playerAt = new Map(seated.map(({ seat, player }) => [seat, player]));
  const named = (seats: readonly number[]): readonly string[] =>
    seats.flatMap((seat) => playerAt.get(seat) ?? []);
  const anted = actions.filter(({ action, amount }) => action === 'ante' && amount > 0n);
  const hand = {
    players: named(seated.map(({ seat }) => seat)),
    anted: named(anted.map(({ seat }) => seat)),
  };
  const tooOften = withoutAnteIn(hand).filter((player) => antesLeftOut(poker, player) >= limit.atMost);
  if (tooOften.length === 0) return [];
  return [
    breach(limit.rule, {
      code: 'antes-left-out',
      severity: 'advisory',
      expected: `a player sits at ${limit.atMost} hands of a session at most without the ante`,
      found: `one more of ${tooOften.join(', ')}`,
    }),
  ];
}
