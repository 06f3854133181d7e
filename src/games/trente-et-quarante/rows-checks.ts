import { equipmentChecks } from '../_mechanics/equipment-checks';
import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import { listed, type Part } from '../../words/message';
import { checkMaximum, maximumOf, minimumOf, checkAuthorisedTerms } from '../_mechanics/authorised-terms';
import { type Card, checkCardsOfDecks } from '../_mechanics/cards';
import { isOfOneOwner, checkBetIdentity } from '../_mechanics/bet-identity';
import { checkNothingHeld, isLate, isCounted, checkLateBets } from '../_mechanics/bets-in-play';
import { checkChiefs, checkStaff } from '../_mechanics/table-staff';
import { checkPrisonChoices } from '../_mechanics/prison';
import { roundingOfHeadings, checkRounding } from '../_mechanics/rounding-step';
import { checkStakes, type StakeLimits } from '../_mechanics/stake-limits';
import { refundsUnder, checkFaults } from '../_mechanics/voided-round';
import { checkShoeStart, type ShoeFacts, cardsBeforeCutCard, checkDecks } from '../_mechanics/shoe-checks';
import type { GameChecks, Setting } from '../game-rules';
import type { PlacedBet, Round, TableTerms } from '../round';
import { breach } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import type { DealtShoe } from '../table-reports';
import type { Rows, RowsFacts } from './rows-facts';
import {
  INSURANCE,
  insuredBy,
  resultOfRows,
  rowOptions,
  rowPoints,
  rowsInOutcome,
  TARGET,
} from './rows-facts';
import { sumMinor } from '../../kernel/money';
import { shareOf } from '../_mechanics/banked-bets';
import { money } from '../wording';

export const rowsChecks = (facts: RowsFacts): GameChecks => {
  const { code, rules } = facts;
  const shoe: ShoeFacts = {
    ...facts,
    rules: { decks: rules.decks, cutCard: rules.redCard },
    cutCardCalled: 'red-card',
  };
  const checkOnDuty: GameChecks['staff'] = ({ staff }) => checkStaff(staff, facts.staff, rules.staff);
  return {
    round: (round, settlement, setting) => checkHand(facts, { round, settlement }, setting),
    opening: (opening, { currency }) => [
      ...checkTerms(facts, opening.terms, currency),
      ...checkOnDuty(opening),
      ...checkDecks(shoe, opening.decks),
    ],
    staff: checkOnDuty,
    limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
    voided: refundsUnder(rules.redCard, 'stakes-returned'),
    closing: (left, { currency }) => checkNothingHeld(left, { rule: () => rules.lastSpin, currency }),
    room: (tables, { answers }) =>
      checkChiefs(code, tables, { atMost: () => 1, rule: () => rules.staff, answers }),
    shoe: {
      started: (start) => checkShoeStart(shoe, start),
      dealt: (dealt) => checkDealt(facts, dealt),
    },
    ...equipmentChecks({ backs: { rule: rules.decks, decks: [6] } }),
  };
};

function checkHand(
  facts: RowsFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const rows = rowsInOutcome(round.outcome);
  const limits = (type: string): StakeLimits => limitsOf(facts, type, setting.terms);
  return [
    ...checkFaults(settlement),
    ...checkBetIdentity(round, setting.currency),
    ...(setting.terms === undefined ? [] : checkStakes(round, settlement, limits, setting)),
    ...(rows === undefined ? [] : checkDealtRows(facts, { round, settlement, rows }, setting.currency)),
    ...checkPremiums(facts, { round, settlement }, setting),
    ...checkLateBets(round, settlement, facts.rules.rows),
    ...checkRounding(settlement, setting.currency),
  ];
}

function limitsOf({ rules, maximum }: RowsFacts, type: string, terms: TableTerms | undefined): StakeLimits {
  if (terms === undefined || type === INSURANCE) return {};
  const [byRule, stated] = [maximum * terms.minimum, maximumOf(terms, type)];
  const isLower = stated !== undefined && stated < byRule;
  return {
    minimum: { amount: minimumOf(terms, type), rule: rules.minimum },
    maximum: isLower ? { amount: stated, rule: rules.limits } : { amount: byRule, rule: rules.maximum },
    mayBeHeld: true,
  };
}

function checkTerms(
  { rules, maximum, bets }: RowsFacts,
  terms: TableTerms,
  currency: string,
): readonly Finding[] {
  const due = maximum * terms.minimum;
  const band = { lowest: due, highest: due, rule: rules.maximum, currency };
  const types = bets.map(({ type }) => type);
  const stated = new Set(types.map((type) => maximumOf(terms, type)));
  return [
    ...checkAuthorisedTerms(terms, { minimum: rules.minimum, maximum: rules.limits, bets: types }, currency),
    ...[...stated].flatMap((amount) => checkMaximum(said('a-bet'), amount, band)),
  ];
}

const cardsOf = (rows: Rows | undefined): readonly Card[] =>
  rows === undefined ? [] : [...rows.black, ...rows.red];

/** Checks how the rows were dealt and, on 31 in both, the choices of the players. */
function checkDealtRows(
  facts: RowsFacts,
  { rows, ...settled }: { readonly round: Round; readonly settlement: Settlement; readonly rows: Rows },
  currency: string,
): readonly Finding[] {
  const { rules, bets } = facts;
  const hasChoice = (settled: BetSettlement): boolean =>
    bets.some(({ type }) => type === settled.type) &&
    isCounted(settled) &&
    !settled.rules.includes(rules.insurance);
  const choiceOf = (options: unknown) => rowOptions(options)?.onRefait;
  const asked = { rules, option: 'onRefait', choiceOf, hasChoice };
  return [
    ...checkRows(facts, rows),
    ...checkCardsOfDecks(cardsOf(rows), { decks: facts.decks, rule: rules.decks }),
    ...(resultOfRows(rows) === 'refait' ? checkPrisonChoices(settled, asked, currency) : []),
  ];
}

/** A row ends with the card that brings it to 31 or more. */
const checkRows = ({ rules }: RowsFacts, rows: Rows): readonly Finding[] =>
  (['black', 'red'] as const).flatMap((name) => {
    const row = rows[name];
    if (rowPoints(row) >= TARGET && rowPoints(row.slice(0, -1)) < TARGET) return [];
    return [
      breach(rules.rows, {
        code: 'row-not-by-rule',
        expected:
          name === 'black'
            ? said('cards-until-black-row-comes-to-or-more', { points: TARGET })
            : said('cards-until-red-row-comes-to-or-more', { points: TARGET }),
        found: listed([row.join(' '), rowPoints(row)]),
      }),
    ];
  });

/** Checks a finished shoe: no card more often than in its decks, and no settled hand in which the red card appeared. */
function checkDealt({ rules, cutCard }: RowsFacts, shoe: DealtShoe): readonly Finding[] {
  const { decks, burntCards = [], outcomes } = shoe;
  const hands = outcomes.map((outcome) => cardsOf(rowsInOutcome(outcome)));
  const twice = checkCardsOfDecks([...burntCards, ...hands.flat()], { decks, rule: rules.decks });
  const before = cardsBeforeCutCard(cutCard, shoe);
  const dealt = hands.flat().length;
  if (dealt <= before) return twice;
  const late = breach(rules.redCard, {
    code: 'coup-after-cut-card',
    expected: said('hand-that-red-card-falls-into-is-void', { before }),
    found: said('cards-in-hands-that-were-settled', { dealt }),
  });
  return [...twice, late];
}

/** Whether a bet on a row may be insured: it was placed in time for this hand, and is not held from an earlier one. */
function mayBeInsured({ bets }: RowsFacts, { before }: Round, bet: PlacedBet): boolean {
  const isHeld =
    before === undefined ? bet.carried === true : before.held.some(({ betId }) => betId === bet.betId);
  return !isHeld && bets.some(({ type }) => type === bet.type) && rowOptions(bet.options)?.isLate === false;
}

/**
 * The ids of the insured bets. A premium is paid together with the bet; one for a bet that is late, or held from an
 * earlier hand, insures nothing and is returned.
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

/** All premiums for a bet together must be 1 % of it, and be paid by its owner. */
function checkPremiums(
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
        code: 'premium-differs',
        expected,
        found: of,
        betIds: premiums.map(({ betId }) => betId),
      });
    const index = round.bets.findIndex(({ betId, type }) => betId === on && type !== INSURANCE);
    const insured = round.bets[index];
    if (insured === undefined) return [found(said('bet-that-is-insured'), said('no-bet', { bet: on }))];
    // A bet that did not count has a finding of its own, and its premium is returned with it.
    if (['not-accepted', 'not-judged'].includes(settlement.bets[index]?.fate ?? '')) return [];
    if (premiums.some((each) => isRefused(each, round, settlement))) {
      return [found(said('bet-that-is-insured-when-it-is-made'), said('which-was-held-from-before', { on }))];
    }
    const paid = sumMinor(premiums.map(({ stake }) => stake));
    const due = shareOf(insured.stake, premium.share, roundingOfHeadings(answers)).amount;
    const differs = due === paid ? [] : [found(money(due, currency), money(paid, currency))];
    const strangers = premiums.filter((each) => !isOfOneOwner(each, insured));
    return strangers.length === 0
      ? differs
      : [...differs, found(said('premium-of', { owner: ownerOf(insured) }), listed(strangers.map(ownerOf)))];
  });
}

const isRefused = (premium: PlacedBet, { bets }: Round, settlement: Settlement): boolean =>
  settlement.bets[bets.indexOf(premium)]?.fate === 'not-accepted';

const ownerOf = ({ player, seat }: PlacedBet): Said =>
  player === undefined ? said('seat', { seat }) : said('player', { player });
