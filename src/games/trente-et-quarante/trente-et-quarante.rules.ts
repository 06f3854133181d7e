import { ONE, rational, ZERO } from '../../kernel/rational';
import type { GameRules, Setting } from '../game-rules';
import type { Rows, RowsFacts, RowsResult } from './rows-facts';
import {
  INSURANCE,
  insuredBy,
  resultOfRows,
  rowOptions,
  rowShapes,
  rowsInOutcome,
  winsWith,
} from './rows-facts';
import { rules as FRENCH_ROULETTE } from '../wheels/roulette-french.register.json';
import { notCheckable, rules } from './trente-et-quarante.register.json';
import { insuredIn, rowsChecks } from './rows-checks';
import { rowsEdgeName, rowsEdges } from './rows-edges';
import { said } from '../../finding-catalogue/finding';
import {
  decide,
  givenBack,
  loses,
  shareOf,
  wins,
  notOffered,
  notReadable,
  deductionsOf,
} from '../_mechanics/banked-bets';
import { isLate, settleEach, settlementOf } from '../_mechanics/bets-in-play';
import { onFirstZero, onFurtherZero, onRelease, type Prison } from '../_mechanics/prison';
import { roundingOfHeadings } from '../_mechanics/rounding-step';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { PlacedBet, Round } from '../round';
import type { BetSettlement, Settlement } from '../settlement';

/**
 * The rules of trente et quarante, out of its facts. Totals are in `rows-facts`, 31 in both rows in
 * `_mechanics/prison`, checks in `rows-checks`, edges in `rows-edges`.
 */
const rowsRules = (facts: RowsFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  deckRule: facts.rules.decks,
  openPoints: ['OP1-01', 'OP1-02', 'OP1-03', 'OP1-04', 'OP1-06', 'OP1-11', 'OP1-12', 'OP1-32'],
  shapes: rowShapes(facts),
  payTable: [
    ...facts.bets.map(({ type, rule, covers, pays }) => ({
      bet: type,
      ruleId: rule.id,
      covers,
      pays,
      maximum: `${facts.maximum} × the minimum`,
    })),
    {
      bet: INSURANCE,
      ruleId: facts.rules.insurance.id,
      covers: 'the bet it is for goes back whole on equal rows',
      pays: ZERO,
      maximum: `${facts.premium.share.numerator}/${facts.premium.share.denominator} of the bet it is for`,
    },
  ],
  settle: (round, setting) => settleRows(facts, round, setting),
  checks: rowsChecks(facts),
  edges: (answers) => rowsEdges(facts, answers),
  edgeNameOf: rowsEdgeName,
});

interface Hand extends Prison {
  readonly facts: RowsFacts;
  readonly rows: Rows;
  readonly result: RowsResult;
  readonly bets: readonly PlacedBet[];
  readonly insured: ReadonlySet<string>;
}

function settleRows(facts: RowsFacts, round: Round, { terms, answers }: Setting): Settlement {
  const rows = rowsInOutcome(round.outcome);
  if (rows === undefined) return unevaluatedRound(round, facts.rules.rows, said('cards-of-both-rows'));
  const hand: Hand = {
    facts,
    rows,
    result: resultOfRows(rows),
    bets: round.bets,
    insured: insuredIn(facts, round),
    isLast: round.lastOfSession === true,
    minimum: terms?.minimum,
    answers,
    rounding: roundingOfHeadings(answers),
  };
  const decided = settleEach(round, (bet, times) => settleBet(bet, times, hand));
  const premiums = { name: facts.premium.name, rule: facts.rules.insurance };
  return settlementOf(decided, { commissions: deductionsOf(decided.bets, premiums) });
}

function settleBet(placed: PlacedBet, times: number, hand: Hand): BetSettlement {
  const { facts, result, rows } = hand;
  const { rules } = facts;
  if (placed.type === INSURANCE) return settlePremium(placed, hand);
  const bet = facts.bets.find(({ type }) => type === placed.type);
  if (bet === undefined) return notOffered(placed, rules.betsOffered, [...facts.bets, INSURANCE]);
  const options = rowOptions(placed.options);
  if (options === undefined) {
    const expected = said('and-what-was-done-with-it-on-31', { type: bet.type });
    return notReadable(placed, bet.rule, expected, 'options');
  }
  if (options.isLate && times === 0) return givenBack(placed, 'not-accepted', [rules.rows]);
  if (result === 'null' || result === 'refait')
    return onEqualRows(placed, { times, choice: options.onRefait }, hand);
  const isCovered = winsWith(bet.type, result, rows);
  if (times > 0) return onRelease(placed, { isCovered, round: hand });
  const ruleIds = [rules.nearest, bet.rule];
  return isCovered
    ? wins(placed, shareOf(placed.stake, bet.pays, hand.rounding), ruleIds)
    : loses(placed, ruleIds);
}

/** Equal rows are null, except at 31: an insured bet is then returned, and any other is halved or held as on zero. */
function onEqualRows(
  placed: PlacedBet,
  { times, choice }: { readonly times: number; readonly choice: Parameters<typeof onFirstZero>[1] },
  hand: Hand,
): BetSettlement {
  const { facts, result, insured, answers } = hand;
  const { rules } = facts;
  if (result === 'null') {
    if (times === 0) return givenBack(placed, 'null', [rules.equalRows]);
    return answers['OP1-12'] === 'freed'
      ? givenBack(placed, 'freed', [rules.equalRows])
      : stayingHeld(placed, hand);
  }
  if (times > 0) return onFurtherZero(placed, choice, hand);
  return insured.has(placed.betId)
    ? givenBack(placed, 'null', [rules.insurance])
    : onFirstZero(placed, choice, hand);
}

/** A held bet on equal rows stays for the next hand; after the last hand of the session half of it is returned. */
const stayingHeld = (placed: PlacedBet, hand: Hand): BetSettlement =>
  hand.isLast
    ? onFirstZero(placed, 'withdraw', hand)
    : decide(placed, 'held', { held: placed.stake }, [hand.facts.rules.equalRows]);

/**
 * By the answer to OP1-11 the house keeps the premium of an insured bet always, on equal rows only, or on equal rows
 * and when the bet is lost. A premium that insures nothing is returned.
 */
function settlePremium(placed: PlacedBet, hand: Hand): BetSettlement {
  const { rules } = hand.facts;
  const [on, late] = [insuredBy(placed.options), isLate(placed.options)];
  if (on === undefined || late === undefined)
    return notReadable(placed, rules.insurance, said('insurance-on-bet-of-round'), 'options');
  if (late) return givenBack(placed, 'not-accepted', [rules.rows]);
  if (!hand.insured.has(on)) return givenBack(placed, 'not-accepted', [rules.insurance]);
  return isPremiumKept(placed, hand)
    ? decide(placed, 'loses', { taken: placed.stake, deducted: placed.stake }, [rules.insurance])
    : givenBack(placed, 'null', [rules.insurance]);
}

function isPremiumKept({ options }: PlacedBet, { answers, result, bets, rows, facts }: Hand): boolean {
  if (answers['OP1-11'] === 'always' || result === 'null' || result === 'refait') return true;
  if (answers['OP1-11'] === 'on-equal-rows') return false;
  const insured = bets.find(({ betId }) => betId === insuredBy(options));
  const bet = facts.bets.find(({ type }) => type === insured?.type);
  return bet !== undefined && !winsWith(bet.type, result, rows);
}

/** Rules of French roulette apply to a bet left on equal rows as to one in prison. */
const { belowMinimum, lastSpin } = FRENCH_ROULETTE;
const RULES = { ...rules, belowMinimum, lastSpin };

/** Trente et quarante under the Order of 4 February 2010 (heading 1.1.5), as data. */
export const TRENTE_ET_QUARANTE: RowsFacts = {
  code: 'trente-et-quarante',
  rules: RULES,
  register: { applied: Object.values(RULES), notCheckable },
  bets: [
    { type: 'black', rule: RULES.blackRed, covers: 'the first row wins', pays: ONE },
    { type: 'red', rule: RULES.blackRed, covers: 'the second row wins', pays: ONE },
    {
      type: 'color',
      rule: RULES.colour,
      covers: 'the winning row has the color of the first card of the black row',
      pays: ONE,
    },
    { type: 'inverse', rule: RULES.inverse, covers: 'it has the other color', pays: ONE },
  ],
  onZero: 'prison',
  premium: { name: 'insurance-t40', share: rational(1n, 100n) },
  maximum: 1000n,
  decks: 6,
  cutCard: { cards: 5, orMore: false },
  staff: [
    { role: 'table-chief', atLeast: 1, atMost: 1 },
    { role: 'croupier', atLeast: 2, atMost: 2 },
  ],
};

export const trenteEtQuarante: GameRules = rowsRules(TRENTE_ET_QUARANTE);
