import { said, type Said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import type { Rational } from '../../kernel/rational';
import { decide, givenBack, loses, shareOf, wins, notOffered, notReadable } from '../_mechanics/banked-bets';
import { settleEach, isLate, LATE_OPTION, settlementOf } from '../_mechanics/bets-in-play';
import { type Card, CardShape, handAt, heightOf } from '../_mechanics/cards';
import { houseShareStep } from '../_mechanics/rounding-step';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { Setting, RoundShapes } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet, Round } from '../round';
import type { Rule, RuleRegister } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { rules as CASINO_WAR_RULES } from './casino-war.register.json';
import { type Static, Type } from 'typebox';
import { hasShape } from '../readable-bets';

export const WAR_BETS = ['initial', 'tie', 'revancha'] as const;
type WarBetType = (typeof WAR_BETS)[number];

interface WarBet {
  readonly rule: Rule;
  readonly covers: string;
  readonly pays: Rational;
}

export interface WarFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof CASINO_WAR_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: Readonly<Record<WarBetType, WarBet>>;
  readonly secondTiePays: Rational;
  readonly surrenderCosts: Rational;
  readonly maximum: { readonly atLeast: bigint; readonly atMost: bigint };
  readonly seats: number;
  readonly playersOfBox: number;
  readonly decks: number;
  readonly setAside: number;
  readonly cutCard: { readonly cards: number; readonly orMore: boolean };
  readonly burntBeforeRevancha: { readonly atLeast: number; readonly atMost: number };
  readonly tablesOfChief: number;
  readonly staff: { readonly chief: readonly StaffNeed[]; readonly croupier: readonly StaffNeed[] };
}

const Cards = Type.Array(CardShape, {
  minItems: 1,
  maxItems: 2,
  description: 'the card dealt first and, after a tie, that of the revancha, e.g. Th',
});

const Hand = Type.Object({ seat: Type.Integer({ minimum: 1, maximum: 40 }), cards: Cards });
type WarHand = Static<typeof Hand>;

const Outcome = Type.Object({
  dealer: Cards,
  hands: Type.Array(Hand, { maxItems: 40 }),
  burnt: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 52, description: 'cards burnt before the revancha' }),
  ),
});
export type DealtWar = Static<typeof Outcome>;

export const WAR_SHAPES: RoundShapes = {
  outcome: Outcome,
  bets: {
    initial: {
      options: Type.Object({
        ...LATE_OPTION,
        onTie: Type.Optional(
          Type.Enum(['revancha', 'surrender'], { description: 'what the player did on equal cards' }),
        ),
      }),
    },
    tie: { options: Type.Object(LATE_OPTION) },
    revancha: { options: Type.Object(LATE_OPTION) },
  },
};

/** The deal in an outcome; undefined if it cannot be read. */
export const warOf = (outcome: unknown): DealtWar | undefined =>
  hasShape(Outcome, outcome) ? outcome : undefined;

type TieChoice = 'revancha' | 'surrender';

interface WarOptions {
  readonly isLate: boolean;
  readonly onTie?: TieChoice;
}

/** The options of a bet; undefined if they cannot be read. */
export function warOptions(type: string, options: unknown): WarOptions | undefined {
  const late = isLate(options);
  if (late === undefined) return undefined;
  const { onTie } = (options ?? {}) as Readonly<Record<string, unknown>>;
  if (type !== 'initial' || onTie === undefined) return { isLate: late };
  return onTie === 'revancha' || onTie === 'surrender' ? { isLate: late, onTie } : undefined;
}

interface War extends DealtWar {
  readonly facts: WarFacts;
  readonly answers: Answers;
  readonly bets: readonly PlacedBet[];
}

/** Settles initial, tie and revancha bets; none is evaluated if the cards cannot be read. */
export function settleWar(facts: WarFacts, round: Round, { answers }: Setting): Settlement {
  const dealt = warOf(round.outcome);
  if (dealt === undefined) {
    return unevaluatedRound(round, facts.rules.deal, said('cards-of-bank-and-of-every-hand'));
  }
  const war = { ...dealt, facts, answers, bets: round.bets };
  return settlementOf(settleEach(round, (bet) => settleBet(bet, war)));
}

const isWarBet = (type: string): type is WarBetType => WAR_BETS.some((bet) => bet === type);

function settleBet(bet: PlacedBet, war: War): BetSettlement {
  const { bets, rules } = war.facts;
  const { type } = bet;
  if (!isWarBet(type)) return notOffered(bet, rules.initial, WAR_BETS);
  const options = warOptions(type, bet.options);
  const hand = handAt(war, bet);
  if (options === undefined || hand === undefined)
    return unread(bet, war, said('on-hand-that-was-dealt-once'));
  if (options.isLate) return givenBack(bet, 'not-accepted', [rules.initial]);
  const isTied = compareCards(hand, war, 0) === 0;
  switch (type) {
    case 'initial':
      return isTied ? afterTie(bet, { hand, options }, war) : compared(bet, compareCards(hand, war, 0), war);
    case 'tie':
      return isTied ? pay(bet, bets.tie.pays, [rules.tie], war) : loses(bet, [rules.tie]);
    case 'revancha':
      return isTied ? settleRevancha(bet, hand, war) : givenBack(bet, 'not-accepted', [rules.revancha]);
  }
}

/**
 * The rank of the hand's card less that of the bank's: positive where the hand is higher; undefined if one was not
 * dealt.
 * @param which 0 for the first cards, 1 for those of the revancha
 */
export function compareCards({ cards }: WarHand, { dealer }: DealtWar, which: 0 | 1): number | undefined {
  const [own, bank]: readonly (Card | undefined)[] = [cards[which], dealer[which]];
  return own === undefined || bank === undefined ? undefined : heightOf(own) - heightOf(bank);
}

/**
 * The player's choice after a tie. Where it is not reported, a second card shows a revancha; with several players at
 * the box, it was taken by those who bet on it.
 */
export const choiceOf = (
  bet: PlacedBet,
  { onTie }: WarOptions,
  { hand, bets }: { readonly hand: WarHand; readonly bets: readonly PlacedBet[] },
): TieChoice => onTie ?? (hand.cards.length > 1 && !isLeftToOthers(bet, bets) ? 'revancha' : 'surrender');

function isLeftToOthers({ seat, player }: PlacedBet, bets: readonly PlacedBet[]): boolean {
  const revanchas = bets.filter((bet) => bet.type === 'revancha' && bet.seat === seat);
  const areNamed = player !== undefined && revanchas.every((bet) => bet.player !== undefined);
  return areNamed && revanchas.length > 0 && !revanchas.some((bet) => bet.player === player);
}

const pay = (bet: PlacedBet, pays: Rational, rules: readonly Rule[], { answers }: War): BetSettlement =>
  wins(bet, shareOf(bet.stake, pays, houseShareStep(answers)), rules);

const compared = (bet: PlacedBet, difference: number | undefined, war: War): BetSettlement => {
  const { rules, bets } = war.facts;
  const applied = [rules.initial, rules.comparison];
  return (difference ?? 0) > 0 ? pay(bet, bets.initial.pays, applied, war) : loses(bet, applied);
};

/** The initial bet after a tie: half of it is taken on a surrender; otherwise the second cards decide. */
function afterTie(
  bet: PlacedBet,
  { hand, options }: { readonly hand: WarHand; readonly options: WarOptions },
  war: War,
): BetSettlement {
  const { rules, surrenderCosts, secondTiePays } = war.facts;
  if (choiceOf(bet, options, { hand, bets: war.bets }) === 'surrender') {
    const { amount, rounded } = shareOf(bet.stake, surrenderCosts, houseShareStep(war.answers));
    return decide(bet, 'part-back', { taken: amount, rounded }, [rules.surrender]);
  }
  const difference = compareCards(hand, war, 1);
  if (difference === undefined) return unread(bet, war, said('that-went-to-revancha-and-its-second-cards'));
  if (difference === 0) return pay(bet, secondTiePays, [rules.revancha, rules.secondTie], war);
  const isLost = difference < 0 && war.answers['OP2-34'] === 'both-lost';
  return isLost
    ? loses(bet, [rules.revancha, rules.secondCards])
    : givenBack(bet, 'null', [rules.revancha, rules.secondCards]);
}

function settleRevancha(bet: PlacedBet, hand: WarHand, war: War): BetSettlement {
  const { rules, bets } = war.facts;
  const difference = compareCards(hand, war, 1);
  if (difference === undefined) return unread(bet, war, said('of-which-second-cards-are-known'));
  if (difference === 0) return givenBack(bet, 'null', [rules.secondTie]);
  return difference > 0
    ? pay(bet, bets.revancha.pays, [rules.secondCards], war)
    : loses(bet, [rules.secondCards]);
}

const unread = (bet: PlacedBet, { facts }: War, what: Said): BetSettlement =>
  notReadable(bet, facts.rules.deal, listed([bet.type, what], ' '), 'seat');
