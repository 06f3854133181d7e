import type { Finding } from '../../finding-catalogue/finding';
import { type Part, said } from '../../finding-catalogue/said';
import { sumMinor } from '../../kernel/money';
import { shareOf } from '../_mechanics/banked-bets';
import { isLate } from '../_mechanics/late-bets';
import { roundingStep } from '../_mechanics/rounding-step';
import type { Setting } from '../game-rules';
import type { PlacedBet, Round } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import { INSURANCE, insuredBy, optionsOf } from './reported-rows';
import type { RowsFacts } from './rows-facts';

/** Whether a bet on a row may be insured: it was made for this hand, in time, and did not stay held from before. */
function mayBeInsured({ bets }: RowsFacts, { before }: Round, bet: PlacedBet): boolean {
  const isHeld =
    before === undefined ? bet.carried === true : before.held.some(({ betId }) => betId === bet.betId);
  return !isHeld && bets.some(({ type }) => type === bet.type) && optionsOf(bet.options)?.isLate === false;
}

/**
 * The ids of the bets that are insured: a premium is paid when the bet is made, in time like the bet itself; one for a
 * bet that does not count, or is held from before, insures nothing and goes back.
 */
export function insuredIn(facts: RowsFacts, round: Round): ReadonlySet<string> {
  const insurable = new Set(
    round.bets.filter((bet) => mayBeInsured(facts, round, bet)).map(({ betId }) => betId),
  );
  return new Set(
    round.bets
      .filter(({ type, options }) => type === INSURANCE && isLate(options) === false)
      .flatMap(({ options }) => insuredBy(options) ?? [])
      .filter((betId) => insurable.has(betId)),
  );
}

/** A premium is its share of a bet of the round, paid once by its owner; what is paid for one bet counts together. */
export function checkPremiums(
  { premium, rules }: RowsFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  { currency, answers }: Setting,
): readonly Finding[] {
  const paidFor = new Map<string, PlacedBet[]>();
  round.bets.forEach((bet, index) => {
    const on = bet.type === INSURANCE ? insuredBy(bet.options) : undefined;
    const isRead = settlement.bets[index]?.fate !== 'not-judged' && isLate(bet.options) === false;
    if (on !== undefined && isRead) paidFor.set(on, [...(paidFor.get(on) ?? []), bet]);
  });
  return [...paidFor].flatMap(([on, premiums]) => {
    const found = (expected: Part, of: Part): Finding =>
      breach(rules.insurance, {
        ...{ code: 'premium-differs', expected, found: of },
        betIds: premiums.map(({ betId }) => betId),
      });
    const index = round.bets.findIndex(({ betId, type }) => betId === on && type !== INSURANCE);
    const insured = round.bets[index];
    if (insured === undefined) return [found(said`a bet that is insured`, said`no bet ${on}`)];
    // Of a bet that did not count it is said why, and its premium goes back with it.
    if (['not-accepted', 'not-judged'].includes(settlement.bets[index]?.fate ?? '')) return [];
    if (premiums.some((each) => isRefused(each, round, settlement))) {
      return [found(said`a bet that is insured when it is made`, said`${on}, which was held from before`)];
    }
    const paid = sumMinor(premiums.map(({ stake }) => stake));
    const due = shareOf(insured.stake, premium.share, roundingStep(answers)).amount;
    const differs = due === paid ? [] : [found(money(due, currency), money(paid, currency))];
    const strangers = premiums.filter((each) => !isOfOneOwner(each, insured));
    return strangers.length === 0
      ? differs
      : [...differs, found(said`a premium of ${ownerOf(insured)}`, strangers.map(ownerOf).join(', '))];
  });
}

const isRefused = (premium: PlacedBet, { bets }: Round, settlement: Settlement): boolean =>
  settlement.bets[bets.indexOf(premium)]?.fate === 'not-accepted';

/** Where both say a player, it is one; else where both say a seat; a bet that tells neither may be anybody's. */
const isOfOneOwner = (one: PlacedBet, other: PlacedBet): boolean =>
  one.player === undefined || other.player === undefined
    ? one.seat === undefined || other.seat === undefined || one.seat === other.seat
    : one.player === other.player;

const ownerOf = ({ player, seat }: PlacedBet): string =>
  player === undefined ? `seat ${seat ?? 'none'}` : `player ${player}`;
