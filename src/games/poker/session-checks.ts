import { type Minor, sumMinor } from '../../kernel/money';
import { multiply, rational } from '../../kernel/rational';
import type { GameChecks, Setting } from '../game-rules';
import { antesLeftOut, type PokerSession, type SessionCharge, withoutAnteIn } from '../poker-session';
import { breach, type Rule, type RuleFinding } from '../rule';
import { money, percentage } from '../wording';
import { announcedShare, chargedOf, isBetween } from './announced-terms';
import type { CirclePokerFacts } from './circle-poker-facts';
import { houseTake } from './house-take';
import type { ReportedHand } from './reported-hand';

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
  { regulated, ...facts }: CirclePokerFacts,
  { charge, session }: ChargedPlayer,
  setting: Setting,
): readonly RuleFinding[] {
  if (regulated === undefined) return [];
  const { percentage: band, fee } = regulated.session;
  const rule = charge.option === 'session-fee' ? fee : band?.rule;
  if (rule === undefined) {
    const { option: found } = charge;
    return [breach(facts.rules.rake, { ...NOT_BY_RULE, expected: 'a rake, and no other share', found })];
  }
  const twice = session.charges.some(({ player }) => player === charge.player)
    ? [
        breach(rule, {
          ...{ code: 'session-charged-twice', severity: 'violation' },
          ...{ expected: 'one charge of each player and session', found: `another one of ${charge.player}` },
        }),
      ]
    : [];
  return [...twice, ...checkAmount({ regulated, ...facts }, { charge, rule }, setting)];
}

const NOT_BY_RULE = { code: 'house-share-not-by-rule', severity: 'violation' } as const;

function checkAmount(
  facts: CirclePokerFacts,
  { charge, rule }: { readonly charge: SessionCharge; readonly rule: Rule },
  setting: Setting,
): readonly RuleFinding[] {
  const { currency, answers } = setting;
  const due = announcedCharge(facts, charge, setting);
  const mayBeLess = answers['OP2-04'] === 'pro-rata';
  if (due !== undefined) {
    if (charge.amount === due || (mayBeLess && charge.amount < due)) return [];
    return [
      breach(rule, {
        code: 'session-charge-differs',
        severity: 'violation',
        expected: `${mayBeLess ? 'at most ' : ''}${money(due, currency)} as announced`,
        found: money(charge.amount, currency),
      }),
    ];
  }
  const band = facts.regulated?.session.percentage;
  const of = setting.terms === undefined ? undefined : chargedOf(setting.terms, answers);
  if (charge.option === 'session-fee' || band === undefined || of === undefined) return [];
  const [least, most] = [band.least, band.most].map((share) => multiply(rational(of), share));
  if (isBetween(charge.amount, mayBeLess ? rational(0n) : least!, most!)) return [];
  return [
    breach(rule, {
      ...NOT_BY_RULE,
      expected: `from ${percentage(band.least)} to ${percentage(band.most)} of ${money(of, currency)}`,
      found: money(charge.amount, currency),
    }),
  ];
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
  const { percentage: band, fee } = regulated.session;
  const rule = option === 'session-fee' ? fee : band?.rule;
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
