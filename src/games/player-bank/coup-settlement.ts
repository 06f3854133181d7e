import { said } from '../../finding-catalogue/finding';
import { type Minor, sumMinor } from '../../kernel/money';
import { decide, notEvaluated, shareOf } from '../_mechanics/banked-bets';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { CommissionedBank, Setting } from '../game-rules';
import { EMPTY_TABLE, type PlacedBet, type Round } from '../round';
import type { Rule } from '../rule';
import type { BetFate, BetSettlement, Commission, Fault, Settlement } from '../settlement';
import type { BankGameFacts, Tableau } from './bank-game-facts';
import { bancoSeguidoAfter } from './coup-drawing';
import {
  betOptionsOf,
  type ClothResult,
  type CoupOutcome,
  coupOutcomeOf,
  errorRuleOf,
  inPlayOf,
  mayWithdraw,
  modeOf,
  resultsOf,
  type Winner,
} from './coup-outcome';
import { type BetPart, coverBets, halvingAt, seatsOfCloth } from './coverage';
import { roundingOfHeadings } from '../_mechanics/rounding-step';

/** Settles a coup against a player's bank: bets are paid at even money, as far as the bank covers them. */
export function settleCoup(facts: BankGameFacts, round: Round, setting: Setting): Settlement {
  const outcome = coupOutcomeOf(round.outcome);
  if (outcome === undefined)
    return unevaluatedRound(round, facts.rules.result, said('who-won-on-each-cloth-and-what-it-was-played'));
  const results = resultsOf(facts, outcome);
  const bets = settleBets(facts, round, { outcome, results, setting });
  return {
    bets,
    commissions: commissionsOf(facts, { bets, outcome, results, setting }),
    pools: [],
    awards: [],
    after: bancoSeguidoAfter(facts, round, { outcome, winner: results[0]?.winner }) ?? EMPTY_TABLE,
    complete: !bets.some(({ fate }) => fate === 'not-judged'),
  };
}

interface EndedCoup {
  readonly outcome: CoupOutcome;
  readonly results: readonly ClothResult[];
  readonly setting: Setting;
}

function settleBets(
  facts: BankGameFacts,
  round: Round,
  { outcome, results, setting: { terms, answers } }: EndedCoup,
): readonly BetSettlement[] {
  const placed = round.bets;
  const winners = new Map(results.map(({ tableau, winner }) => [tableau, winner]));
  const faults = placed.map((bet) => faultOf(facts, bet, winners));
  const isWithdrawable = mayWithdraw(facts, outcome);
  const isGone = ({ options }: PlacedBet): boolean =>
    isWithdrawable && betOptionsOf(options)?.withdrawn === true;
  const playing = placed.map((bet, index) =>
    faults[index] === undefined && !isGone(bet) ? bet : { ...bet, stake: 0n },
  );
  const allPlay = terms?.bank !== 'free' && outcome.mode !== 'free' && answers['OP1-25'] === 'all-bets-play';
  const isOwed = modeOf(outcome, terms) === 'free' && answers['OP1-30'] === 'receivable';
  const available = inPlayOf(round, outcome);
  const unbound = isOwed || (allPlay && facts.cloths.length > 1);
  const parts = coverBets(facts, playing, {
    available: unbound ? undefined : available,
    bankerSeat: outcome.bankerSeat,
    seatsOfCloth: seatsOfCloth(facts, terms),
    proRata: answers[facts.cloths.length > 1 ? 'OP1-25' : 'OP1-18'] === 'pro-rata',
    halving: halvingAt(terms, answers),
  });
  const paid = unbound && !isOwed ? whileFundsLast(parts, winners, available) : parts;
  return placed.map((bet, index) => {
    const fault = faults[index];
    if (fault !== undefined) return notEvaluated(bet, fault);
    return settleBet(facts, bet, {
      parts: paid.filter((part) => part.bet === index),
      winners,
      error: errorRuleOf(facts, outcome),
    });
  });
}

type Winners = ReadonlyMap<Tableau, Winner>;

function faultOf(facts: BankGameFacts, bet: PlacedBet, winners: Winners): Fault | undefined {
  const { rules, bets } = facts;
  if (!Object.hasOwn(bets, bet.type)) {
    const expected = said('one-of', { choices: Object.keys(bets).join(', ') });
    return { code: 'bet-not-offered', rule: rules.result, expected, found: bet.type };
  }
  if (betOptionsOf(bet.options) === undefined) {
    const expected = said('of-whether-it-was-withdrawn', { type: bet.type });
    return { code: 'bet-not-readable', rule: rules.result, expected, found: JSON.stringify(bet.options) };
  }
  const missing = bets[bet.type]!.on.find((tableau) => !winners.has(tableau));
  if (missing === undefined) return undefined;
  const expected = said('who-won-on-cloth', { cloths: missing });
  return { code: 'outcome-not-readable', rule: rules.result, expected, found: said('no-result-of-it') };
}

/** Pays the winning parts in order where all bets play, as long as the bank and what it collects suffice. */
function whileFundsLast(
  parts: readonly BetPart[],
  winners: Winners,
  bank: Minor | undefined,
): readonly PaidPart[] {
  if (bank === undefined) return parts;
  const lost = parts.filter(({ tableau }) => winners.get(tableau) === 'bank');
  let funds = bank + sumMinor(lost.map(({ covered }) => covered));
  return parts.map((part) => {
    if (winners.get(part.tableau) !== 'punto') return part;
    const paid = part.covered < funds ? part.covered : funds;
    funds -= paid;
    return { ...part, paid };
  });
}

interface PlayedBet {
  readonly parts: readonly PaidPart[];
  readonly winners: Winners;
  readonly error: Rule | undefined;
}

interface PaidPart extends BetPart {
  readonly paid?: Minor;
}

function settleBet(
  { bets, cloths, rules }: BankGameFacts,
  bet: PlacedBet,
  { parts, winners, error }: PlayedBet,
): BetSettlement {
  const covered = sumMinor(parts.map((part) => part.covered));
  const on = (winner: Winner): readonly PaidPart[] =>
    parts.filter(({ tableau }) => winners.get(tableau) === winner);
  const paid = sumMinor(on('punto').map((part) => part.paid ?? part.covered));
  const taken = sumMinor(on('bank').map((part) => part.covered));
  const applied: Rule[] = [bets[bet.type]!.rule];
  if (error !== undefined) applied.push(error);
  if (on('tie').length > 0) applied.push(rules.nullOnTie);
  if (on('annulled').length > 0) applied.push(rules.voidCoup);
  if (covered < sumMinor(parts.map(({ amount }) => amount))) applied.push(rules.coverage);
  const fate = fateOf({ stake: bet.stake, covered, paid, taken });
  const onCloths = parts.map(({ tableau, covered: on }) => ({ tableau, covered: on }));
  return {
    covered,
    ...(cloths.length > 1 ? { onCloths } : {}),
    ...decide(bet, fate, { paid, taken }, applied),
  };
}

function fateOf({
  stake,
  covered,
  paid,
  taken,
}: Record<'stake' | 'covered' | 'paid' | 'taken', Minor>): BetFate {
  if (covered === 0n && stake > 0n) return 'not-accepted';
  if (paid === 0n && taken === 0n) return 'null';
  if (paid > taken) return 'wins';
  return taken === stake ? 'loses' : 'part-back';
}

function commissionsOf(
  facts: BankGameFacts,
  coup: EndedCoup & { readonly bets: readonly BetSettlement[] },
): readonly Commission[] {
  const { outcome, setting } = coup;
  const basis = commissionBasis(facts, coup);
  if (basis <= 0n) return [];
  return [bankCommission(facts, basis, { mode: modeOf(outcome, setting.terms), answers: setting.answers })];
}

function commissionBasis(
  { cloths }: BankGameFacts,
  { bets, setting: { answers } }: EndedCoup & { readonly bets: readonly BetSettlement[] },
): Minor {
  const won = sumMinor(bets.map(({ taken }) => taken));
  const net = won - sumMinor(bets.map(({ paid }) => paid));
  if (cloths.length === 1 || answers['OP1-26'] === 'net-over-both-cloths') return net;
  if (answers['OP1-26'] === 'each-cloth-apart') return won;
  return net > 0n ? won : 0n;
}

/** The commission of the house on the gain of a bank in a coup, in minor units; 0 without a gain. */
export function bankCommission(
  { commission, rules }: BankGameFacts,
  gain: Minor,
  { mode = 'limited', answers }: CommissionedBank,
): Commission {
  const basis = { amount: gain > 0n ? gain : 0n, rule: rules.commissionBasis };
  const share = shareOf(basis.amount, commission[mode], roundingOfHeadings(answers));
  return { name: 'bank', rule: rules.commission, basis, ...share };
}
