import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { checkAuthorisedTerms, checkMaximum, maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import type { Card } from '../_mechanics/cards';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkNothingHeld } from '../_mechanics/held-at-close';
import { checkLateBets } from '../_mechanics/late-bets';
import { checkChiefs } from '../_mechanics/open-room';
import { checkPrisonChoices } from '../_mechanics/prison-choices';
import { checkRounding } from '../_mechanics/rounding-step';
import { checkStakes, type StakeLimits } from '../_mechanics/stake-limits';
import { checkStaff } from '../_mechanics/table-staff';
import { checkFaults } from '../_mechanics/unevaluated';
import { checkRefunds, fateOfStakes } from '../_mechanics/voided-round';
import { checkDecks, checkShoeStart } from '../_mechanics/shoe-checks';
import { checkCardsOfDecks } from '../_mechanics/cards-of-decks';
import type { GameChecks, Setting } from '../game-rules';
import type { Round, TableTerms } from '../round';
import { breach } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import type { DealtShoe } from '../table-reports';
import { checkPremiums } from './premiums';
import { INSURANCE, optionsOf, type Rows, rowsOf } from './reported-rows';
import { pointsOf, resultOfRows, TARGET } from './row-points';
import type { RowsFacts } from './rows-facts';

export const rowsChecks = (facts: RowsFacts): GameChecks => {
  const { code, rules } = facts;
  const shoe = { ...facts, rules: { decks: rules.decks, cutCard: rules.redCard } };
  return {
    round: (round, settlement, setting) => checkHand(facts, { round, settlement }, setting),
    opening: ({ terms, staff, decks }, { currency }) => [
      ...checkTerms(facts, terms, currency),
      ...checkStaff(staff, facts.staff, rules.staff),
      ...checkDecks(shoe, decks),
    ],
    limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
    voided: (voided, { answers, currency }) =>
      checkRefunds(voided, { rule: rules.redCard, fate: fateOfStakes(answers, 'stakes-returned'), currency }),
    closing: (left, { currency }) => checkNothingHeld(left, { rule: () => rules.lastSpin, currency }),
    room: (tables, { answers }) =>
      checkChiefs(code, tables, { atMost: () => 1, rule: () => rules.staff, answers }),
    shoe: {
      started: (start) => checkShoeStart(shoe, start),
      dealt: (dealt) => checkDealt(facts, dealt),
    },
  };
};

function checkHand(
  facts: RowsFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const rows = rowsOf(round.outcome);
  const limits = (type: string): StakeLimits => limitsOf(facts, type, setting.terms);
  return [
    ...checkFaults(settlement),
    ...checkBetIdentity(round, setting.currency),
    ...(setting.terms === undefined ? [] : checkStakes(round, settlement, limits, setting)),
    ...(rows === undefined ? [] : checkDealtRows(facts, { round, settlement, rows }, setting.currency)),
    ...checkPremiums(facts, { round, settlement }, setting),
    ...checkLateBets(round, settlement, facts.rules.rows),
    ...checkRounding(settlement),
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
    ...[...stated].flatMap((amount) => checkMaximum('a bet', amount, band)),
  ];
}

const cardsOf = (rows: Rows | undefined): readonly Card[] =>
  rows === undefined ? [] : [...rows.black, ...rows.red];

/** Rows as they must be dealt, from the decks there are; on 31 in both, what players did with their bets. */
function checkDealtRows(
  facts: RowsFacts,
  { rows, ...settled }: { readonly round: Round; readonly settlement: Settlement; readonly rows: Rows },
  currency: string,
): readonly Finding[] {
  const { rules, bets } = facts;
  const hasChoice = ({ type, fate, rules: by }: BetSettlement): boolean =>
    bets.some((bet) => bet.type === type) &&
    fate !== 'not-judged' &&
    fate !== 'not-accepted' &&
    !by.includes(rules.insurance);
  const choiceOf = (options: unknown) => optionsOf(options)?.onRefait;
  const asked = { rules, option: 'onRefait', choiceOf, hasChoice };
  return [
    ...checkRows(facts, rows),
    ...checkCardsOfDecks(cardsOf(rows), { decks: facts.decks, rule: rules.decks }),
    ...(resultOfRows(rows) === 'refait' ? checkPrisonChoices(settled, asked, currency) : []),
  ];
}

/** A row ends with the card that brings it to 31 or more, and with no other. */
const checkRows = ({ rules }: RowsFacts, rows: Rows): readonly Finding[] =>
  (['black', 'red'] as const).flatMap((name) => {
    const row = rows[name];
    if (pointsOf(row) >= TARGET && pointsOf(row.slice(0, -1)) < TARGET) return [];
    return [
      breach(rules.rows, {
        code: 'row-not-by-rule',
        expected: said`cards until the ${name} row comes to ${TARGET} or more`,
        found: said`${row.join(' ')}, ${pointsOf(row)}`,
      }),
    ];
  });

const CARDS_IN_A_DECK = 52;

/** A shoe that is over: no card oftener than its decks hold it, and no hand settled that the red card fell into. */
function checkDealt({ rules, cutCard }: RowsFacts, shoe: DealtShoe): readonly Finding[] {
  const { decks, burnt = 0, burntCards = [], behindCutCard = cutCard.cards, outcomes } = shoe;
  const hands = outcomes.map((outcome) => cardsOf(rowsOf(outcome)));
  const twice = checkCardsOfDecks([...burntCards, ...hands.flat()], { decks, rule: rules.decks });
  const before = decks * CARDS_IN_A_DECK - burnt - behindCutCard;
  const dealt = hands.flat().length;
  if (dealt <= before) return twice;
  const late = breach(rules.redCard, {
    code: 'coup-after-cut-card',
    expected: said`a hand that the red card falls into is void: at most ${before} cards`,
    found: said`${dealt} cards in hands that were settled`,
  });
  return [...twice, late];
}
