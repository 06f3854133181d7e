import { sumMinor } from '../../kernel/money';
import { checkMaximum, checkMinimumOfTable, maximumOf } from '../_mechanics/authorised-terms';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { shareOf } from '../_mechanics/banked-bets';
import { checkNothingHeld } from '../_mechanics/held-at-close';
import { checkLateBets } from '../_mechanics/late-bets';
import { checkChiefs } from '../_mechanics/open-room';
import { checkRounding, roundingStep } from '../_mechanics/rounding-step';
import { checkStakes, type StakeLimits } from '../_mechanics/stake-limits';
import { checkStaff } from '../_mechanics/table-staff';
import { checkFaults } from '../_mechanics/unjudged';
import { checkRefunds, fateOfStakes } from '../_mechanics/voided-round';
import { checkDecks, checkShoeStart } from '../_mechanics/shoe-checks';
import { tooOften } from '../_mechanics/cards';
import type { GameChecks, Setting } from '../game-rules';
import type { PlacedBet, Round, TableTerms } from '../round';
import { breach, type RuleFinding } from '../rule';
import type { Settlement } from '../settlement';
import type { DealtShoe } from '../table-reports';
import { money } from '../wording';
import { INSURANCE, insuredBy, type Rows, rowsOf } from './reported-rows';
import { pointsOf, TARGET } from './row-points';
import type { RowsFacts } from './rows-facts';

/** What is checked of trente et quarante. */
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
): readonly RuleFinding[] {
  const rows = rowsOf(round.outcome);
  const limits = (type: string): StakeLimits => limitsOf(facts, type, setting.terms);
  return [
    ...checkFaults(settlement),
    ...checkBetIdentity(round, setting.currency),
    ...(setting.terms === undefined ? [] : checkStakes(round, settlement, limits, setting)),
    ...(rows === undefined ? [] : checkRows(facts, rows)),
    ...checkPremiums(facts, round, setting),
    ...checkLateBets(round, settlement),
    ...checkRounding(settlement),
  ];
}

function limitsOf({ rules, maximum }: RowsFacts, type: string, terms: TableTerms | undefined): StakeLimits {
  if (terms === undefined || type === INSURANCE) return {};
  return {
    minimum: { amount: terms.minima?.[type] ?? terms.minimum, rule: rules.minimum },
    maximum: { amount: maximumOf(terms, type) ?? maximum * terms.minimum, rule: rules.maximum },
  };
}

function checkTerms(
  { rules, maximum, bets }: RowsFacts,
  terms: TableTerms,
  currency: string,
): readonly RuleFinding[] {
  const due = maximum * terms.minimum;
  const band = { lowest: due, highest: due, rule: rules.maximum, currency };
  const stated = new Set(bets.map(({ type }) => maximumOf(terms, type)));
  return [
    ...checkMinimumOfTable(terms, rules.minimum, currency),
    ...[...stated].flatMap((amount) => checkMaximum('a bet', amount, band)),
  ];
}

/** A row ends with the card that brings it to 31 or more, and with no other. */
const checkRows = ({ rules }: RowsFacts, rows: Rows): readonly RuleFinding[] =>
  (['black', 'red'] as const).flatMap((name) => {
    const row = rows[name];
    if (pointsOf(row) >= TARGET && pointsOf(row.slice(0, -1)) < TARGET) return [];
    return [
      breach(rules.rows, {
        code: 'row-not-by-rule',
        severity: 'violation',
        expected: `cards until the ${name} row comes to ${TARGET} or more`,
        found: `${row.join(' ')}, ${pointsOf(row)}`,
      }),
    ];
  });

/** A premium is its share of a bet of the round, paid once; what is paid for one bet counts together. */
function checkPremiums(
  { premium, rules }: RowsFacts,
  round: Round,
  setting: Setting,
): readonly RuleFinding[] {
  const { currency, answers } = setting;
  const paidFor = new Map<string, PlacedBet[]>();
  for (const bet of round.bets) {
    const on = bet.type === INSURANCE ? insuredBy(bet.options) : undefined;
    if (on !== undefined) paidFor.set(on, [...(paidFor.get(on) ?? []), bet]);
  }
  return [...paidFor].flatMap(([on, premiums]) => {
    const paid = sumMinor(premiums.map(({ stake }) => stake));
    const insured = round.bets.find(({ betId, type }) => betId === on && type !== INSURANCE);
    const due = shareOf(insured?.stake ?? 0n, premium.share, roundingStep(answers)).amount;
    if (insured !== undefined && due === paid) return [];
    return [
      breach(rules.insurance, {
        code: 'premium-differs',
        severity: 'violation',
        expected: insured === undefined ? 'a bet that is insured' : money(due, currency),
        found: insured === undefined ? `no bet ${on}` : money(paid, currency),
        betIds: premiums.map(({ betId }) => betId),
      }),
    ];
  });
}

const CARDS_IN_A_DECK = 52;

/** A shoe that is over: no card oftener than its decks hold it, and no hand settled that the red card fell into. */
function checkDealt({ rules, cutCard }: RowsFacts, shoe: DealtShoe): readonly RuleFinding[] {
  const { decks, burnt = 0, burntCards = [], behindCutCard = cutCard.cards, outcomes } = shoe;
  const hands = outcomes.map((outcome) => {
    const rows = rowsOf(outcome);
    return rows === undefined ? [] : [...rows.black, ...rows.red];
  });
  const twice = tooOften([...burntCards, ...hands.flat()], decks).map(([card, times]) =>
    breach(rules.decks, {
      code: 'card-too-often',
      severity: 'violation',
      expected: `${card} at most ${decks} times in a shoe`,
      found: `${times} times`,
    }),
  );
  const before = decks * CARDS_IN_A_DECK - burnt - behindCutCard;
  const dealt = hands.flat().length;
  if (dealt <= before) return twice;
  const late = breach(rules.redCard, {
    code: 'coup-after-cut-card',
    severity: 'violation',
    expected: `a hand that the red card falls into is void: at most ${before} cards`,
    found: `${dealt} cards in hands that were settled`,
  });
  return [...twice, late];
}
