import { type Finding, said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import { type Minor, sumMinor } from '../../kernel/money';
import { multiply, rational, ZERO } from '../../kernel/rational';
import type { GameChecks, Setting, PokerSession, SessionCharge } from '../game-rules';
import { antesLeftOut, withoutAnteIn } from '../game-rules';
import { breach, type Rule } from '../rule';
import { money, percentage } from '../wording';
import { announcedShare, chargedOf, isBetween, shareNotByRule, houseTake } from './rake-cap';
import type { PokerFacts, SessionRules } from './poker-facts';
import type { ReportedHand } from './reported-hand';
import type { GameCode } from '../game-codes';
import type { Answers } from '../open-points';
import type { ShareOption } from '../round';
import type { TableAsOpened } from '../table-reports';

export const sessionChecks = (facts: PokerFacts): Omit<NonNullable<GameChecks['poker']>, 'anyHand'> => ({
  charge: (charge, session, setting) => checkCharge(facts, { charge, session }, setting),
  ended: (session, setting) => [
    ...checkEverybodyCharged(facts, session, setting),
    ...checkLength(facts, session, setting),
  ],
  share: (way, before) => checkSameShare(facts.regulated?.session.oneShare ?? facts.rules.rake, way, before),
});

interface ChargedPlayer {
  readonly charge: SessionCharge;
  readonly session: PokerSession;
}

function checkCharge(
  facts: PokerFacts,
  { charge, session }: ChargedPlayer,
  setting: Setting,
): readonly Finding[] {
  if (facts.regulated === undefined) return [];
  const rule = ruleOf(facts.regulated.session, charge.option);
  if (rule === undefined) {
    return [shareNotByRule(facts.rules.rake, said('rake-and-no-other-share'), charge.option)];
  }
  const due = announcedCharge(facts, charge, setting);
  return [
    ...checkOnce(rule, { charge, session }),
    ...(due === undefined
      ? checkInBand(facts.regulated.session, charge, setting)
      : checkAnnouncedAmount(rule, { charge, due }, setting)),
  ];
}

const ruleOf = ({ percentage: band, fee }: SessionRules, option: SessionCharge['option']): Rule | undefined =>
  option === 'session-fee' ? fee : band?.rule;

function checkOnce(rule: Rule, { charge, session }: ChargedPlayer): readonly Finding[] {
  if (!session.charges.some(({ player }) => player === charge.player)) return [];
  return [
    breach(rule, {
      code: 'session-charged-twice',
      expected: said('one-charge-of-each-player-and-session'),
      found: said('another-one-of', { player: charge.player }),
    }),
  ];
}

/** A player who attended a part of the session may pay less (OP2-04). */
const mayBeLess = ({ answers }: Setting): boolean => answers['OP2-04'] === 'pro-rata';

function checkAnnouncedAmount(
  rule: Rule,
  { charge: { amount }, due }: { readonly charge: SessionCharge; readonly due: Minor },
  setting: Setting,
): readonly Finding[] {
  if (amount === due || (mayBeLess(setting) && amount < due)) return [];
  return [
    breach(rule, {
      code: 'session-charge-differs',
      expected: said('as-announced', {
        atMost: mayBeLess(setting) ? said('at-most-before') : '',
        amount: money(due, setting.currency),
      }),
      found: money(amount, setting.currency),
    }),
  ];
}

function checkInBand(
  { percentage: band }: SessionRules,
  { amount, option }: SessionCharge,
  setting: Setting,
): readonly Finding[] {
  const { terms, answers, currency } = setting;
  const of = terms === undefined ? undefined : chargedOf(terms, answers);
  if (option === 'session-fee' || band === undefined || of === undefined) return [];
  const least = mayBeLess(setting) ? ZERO : multiply(rational(of), band.least);
  if (isBetween(amount, least, multiply(rational(of), band.most))) return [];
  const inWords = said('from-to-of', {
    least: percentage(band.least),
    most: percentage(band.most),
    amount: money(of, currency),
  });
  return [shareNotByRule(band.rule, inWords, money(amount, currency))];
}

function announcedCharge(facts: PokerFacts, { option }: SessionCharge, setting: Setting): Minor | undefined {
  const share = announcedShare(setting.terms, option);
  if (share === undefined || option === 'session-fee') return share?.amount;
  const of = chargedOf(setting.terms!, setting.answers);
  if (share.rate === undefined || of === undefined) return undefined;
  return houseTake(facts, { amount: of, rate: share.rate }, setting);
}

const optionOf = (
  { charges }: PokerSession,
  { terms }: Setting,
): SessionCharge['option'] | 'rake' | undefined => terms?.poker?.share?.option ?? charges[0]?.option;

function checkEverybodyCharged(
  { regulated }: PokerFacts,
  session: PokerSession,
  setting: Setting,
): readonly Finding[] {
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
      expected: said('charge-of-each-of-players', { count: session.players.length }),
      found: said('in-all-nothing-of', { total, without: without.join(', ') }),
    }),
  ];
}

function checkLength({ regulated }: PokerFacts, session: PokerSession, setting: Setting): readonly Finding[] {
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
      expected: said('at-least-hands-two-for-each-of-players', { least, count: session.starters.length }),
      found: said('hands', { hands: session.hands }),
    }),
  ];
}

export function checkAntesLeftOut(
  { regulated }: PokerFacts,
  { seated, actions }: ReportedHand,
  { poker }: Setting,
): readonly Finding[] {
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
  const overLimit = withoutAnteIn(hand).filter((player) => antesLeftOut(poker, player) >= limit.atMost);
  if (overLimit.length === 0) return [];
  return [
    breach(limit.rule, {
      code: 'antes-left-out',
      expected: said('player-sits-at-hands-of-session-at-most', { most: limit.atMost }),
      found: said('one-more-of', { tooOften: overLimit.join(', ') }),
    }),
  ];
}

/**
 * Finds tables that take the house's share in different ways, where OP2-06 requires one way for all open tables. Found
 * once, by the game of the first table.
 */
export function checkOneShare(
  { code, rule }: { readonly code: GameCode; readonly rule: Rule | undefined },
  tables: readonly TableAsOpened[],
  answers: Answers,
): readonly Finding[] {
  if (rule === undefined || answers['OP2-06'] === 'one-of-the-table') return [];
  const announced = tables.flatMap(({ table, game, terms }) =>
    terms.poker?.share === undefined ? [] : [{ table, game, option: terms.poker.share.option }],
  );
  const [first] = announced;
  if (first?.game !== code || announced.every(({ option }) => option === first.option)) return [];
  return [
    breach(rule, {
      code: 'two-revenue-options',
      expected: said('at-every-table-as-at', { option: first.option, table: first.table }),
      found: listed(announced.map(({ table, option }) => said('at', { what: option, place: table }))),
    }),
  ];
}

function checkSameShare(rule: Rule, way: ShareOption, before: ShareOption): readonly Finding[] {
  if (way === before) return [];
  return [
    breach(rule, {
      code: 'two-revenue-options',
      expected: said('as-announced-or-taken-before-in-this-session', { before }),
      found: way,
    }),
  ];
}
