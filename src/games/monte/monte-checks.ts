import { equipmentChecks } from '../_mechanics/equipment-checks';
import { type Finding, said } from '../../finding-catalogue/finding';
import {
  checkAuthorisedTerms,
  checkMaximum,
  lowerOf,
  maximumOf,
  minimumOf,
} from '../_mechanics/authorised-terms';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkCardsOfDecks } from '../_mechanics/cards';
import { checkNothingHeld, checkLateBets } from '../_mechanics/bets-in-play';
import { checkChiefs, checkStaff } from '../_mechanics/table-staff';
import { checkHouseRounding } from '../_mechanics/rounding-step';
import { checkDecks } from '../_mechanics/shoe-checks';
import { checkStakes, type StakeLimits } from '../_mechanics/stake-limits';
import { checkFaults, refundsUnder } from '../_mechanics/voided-round';
import type { GameChecks, Setting } from '../game-rules';
import type { Round, TableTerms } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import { reported } from '../wording';
import { cardsOfPhase, isAvailable, isInPhase, unavailableBy, checkLayout } from './layout';
import type { DealtPhase, MonteFacts, Phase, SpanishCard } from './monte-facts';
import { phaseOf, PHASES } from './monte-facts';
import { betNamed } from '../bet-names';

export const monteChecks = (facts: MonteFacts): GameChecks => {
  const { code, rules, staff: needed, tablesOfChief } = facts;
  const shoe = {
    ...facts,
    cutCard: { cards: 0, orMore: true },
    rules: { decks: rules.decks, cutCard: rules.decks },
  };
  const checkOnDuty: GameChecks['staff'] = ({ staff }) => [
    ...checkStaff(staff, needed.chief, rules.chief),
    ...checkStaff(staff, needed.croupier, rules.croupier),
  ];
  return {
    round: (round, settlement, setting) => checkPhase(facts, { round, settlement }, setting),
    opening: (opening, setting) => [
      ...checkTerms(facts, opening.terms, setting),
      ...checkOnDuty(opening),
      ...checkDecks(shoe, opening.decks),
    ],
    staff: checkOnDuty,
    limitChange: ({ after }, setting) => checkTerms(facts, after, setting),
    voided: refundsUnder(rules.annulledPlay, 'stakes-returned'),
    closing: (left, { currency }) => checkNothingHeld(left, { rule: () => rules.cardsWait, currency }),
    room: (tables, { answers }) =>
      checkChiefs(code, tables, { atMost: () => tablesOfChief, rule: () => rules.chief, answers }),
    shoe: {
      started: ({ decks }) => checkDecks(shoe, decks),
      dealt: ({ decks, burntCards = [], outcomes }) =>
        checkCardsOfDecks([...burntCards, ...outcomes.flatMap(cardsOf)], { decks, rule: rules.decks }),
    },
    ...equipmentChecks({
      shoes: { rule: rules.shoes },
      shoesInTurn: rules.shoes,
      backs: { rule: rules.decks, decks: [1, 1] },
    }),
  };
};

function checkPhase(
  facts: MonteFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const findings = [...checkFaults(settlement), ...checkBetIdentity(round, setting.currency)];
  const dealt = phaseOf(round.outcome);
  if (dealt === undefined) return findings;
  const limits = (type: string): StakeLimits => limitsOf(facts, { type, phase: dealt.phase }, setting.terms);
  return [
    ...findings,
    ...checkStakes(round, settlement, limits, setting),
    ...checkBets(facts, { round, settlement, dealt }, setting),
    ...checkLayout(facts, dealt, round.before),
    ...checkEnd(facts, dealt, setting),
    ...checkCardsOfDecks([...dealt.placed, ...laidBefore(dealt), ...shownBefore(round), ...dealt.exposed], {
      decks: facts.decks,
      rule: facts.rules.decks,
    }),
    ...checkLateBets(round, settlement, facts.rules.lateBet),
    ...checkHouseRounding(settlement, setting.currency),
  ];
}

function limitsOf(
  { rules, bets }: MonteFacts,
  { type, phase }: { readonly type: string; readonly phase: Phase },
  terms: TableTerms | undefined,
): StakeLimits {
  const bet = bets.find((one) => one.type === type);
  if (terms === undefined || bet === undefined) return {};
  const most = lowerOf(maximumOf(terms, nameIn(phase, type)), bet.maximum[phase] * terms.minimum);
  const named = [nameIn(phase, type), type].find((name) => terms.minima?.[name] !== undefined);
  return {
    minimum: { amount: minimumOf(terms, named ?? type), rule: rules.minimum },
    maximum: most === undefined ? undefined : { amount: most, rule: bet.maximum.rule },
  };
}

const nameIn = (phase: Phase, type: string): string => (phase === 'primeras' ? type : `${type}/${phase}`);

const checkTerms = (
  { rules, bets }: MonteFacts,
  terms: TableTerms,
  { currency, answers }: Setting,
): readonly Finding[] => {
  const offered = bets.flatMap((bet) =>
    PHASES.filter((phase) => isInPhase(bet, { phase, answers })).map((phase) => ({
      name: nameIn(phase, bet.type),
      most: bet.maximum[phase] * terms.minimum,
      rule: bet.maximum.rule,
    })),
  );
  return [
    ...checkAuthorisedTerms(
      terms,
      { minimum: rules.minimum, maximum: rules.minimum, bets: offered.map(({ name }) => name) },
      currency,
    ),
    ...offered.flatMap(({ name, most, rule }) =>
      checkMaximum(name, maximumOf(terms, name), { lowest: terms.minimum, highest: most, rule, currency }),
    ),
  ];
};

function checkBets(
  facts: MonteFacts,
  {
    round,
    settlement,
    dealt,
  }: { readonly round: Round; readonly settlement: Settlement; readonly dealt: DealtPhase },
  { answers }: Setting,
): readonly Finding[] {
  const play = { ...dealt, facts, answers };
  return round.bets.flatMap(({ betId, type, selection }, index) => {
    const settled = settlement.bets[index];
    const bet = facts.bets.find((one) => one.type === type);
    const isRefused = settled?.fate === 'not-accepted' && !settled.rules.includes(facts.rules.lateBet);
    if (bet === undefined || !isRefused || isAvailable(bet, selection, play)) return [];
    return [
      breach(unavailableBy(bet, selection, play), {
        code: 'bet-not-available',
        expected: said('bets-that-has-on-cards-in-play-and-suits', { phase: dealt.phase }),
        found: said('on', { what: betNamed(type), on: reported(selection) }),
        betIds: [betId],
      }),
    ];
  });
}

function checkEnd({ rules }: MonteFacts, dealt: DealtPhase, { answers }: Setting): readonly Finding[] {
  const own = cardsOfPhase(dealt, answers);
  const after = dealt.exposed.slice(own);
  if (after.length === 0) return [];
  return [
    breach(rules.winner, {
      code: 'cards-after-decision',
      expected: said('over-with', { phase: dealt.phase, card: dealt.exposed[own - 1] }),
      found: said('after-it', { after: after.join(' ') }),
    }),
  ];
}

function shownBefore({ outcome, before }: Round): readonly SpanishCard[] {
  const exposed = before?.memory?.['exposed'];
  return phaseOf(outcome)?.phase === 'segundas' && typeof exposed === 'string' ? exposed.split(' ') : [];
}

const laidBefore = ({ doubled, burnt }: DealtPhase): readonly SpanishCard[] => [
  ...doubled.map(({ card }) => card),
  ...burnt,
];

function cardsOf(outcome: unknown): readonly SpanishCard[] {
  const dealt = phaseOf(outcome);
  if (dealt === undefined) return [];
  return dealt.phase === 'segundas'
    ? dealt.exposed
    : [...dealt.placed, ...laidBefore(dealt), ...dealt.exposed];
}
