import type { Answers } from '../open-points';
import type { DealtPhase, MonteBet, MonteFacts, MontePosition, SpanishCard, SuitBet } from './monte-facts';
import { montePosition, PHASES, sidesOf } from './monte-facts';
import { type Rule, breach } from '../rule';
import { type Finding, said, type Said } from '../../finding-catalogue/finding';
import type { Part } from '../../words/message';
import type { TableState } from '../round';

export interface PhaseInPlay extends DealtPhase {
  readonly facts: MonteFacts;
  readonly answers: Answers;
}

/** The cycle of suits: oros, copas, espadas, bastos, and oros again. */
const SUITS = 'oceb';

export const spanishRank = (card: SpanishCard): string => card.charAt(0);

/** The steps in the cycle of suits from one card to another: 1 next, 2 opposite, 3 previous, 0 the same. */
export const stepsBetween = (from: SpanishCard, to: SpanishCard): number =>
  (SUITS.indexOf(to.charAt(1)) - SUITS.indexOf(from.charAt(1)) + SUITS.length) % SUITS.length;

/** An exposed card with the positions of the placed cards of its rank. */
export interface Match {
  readonly card: SpanishCard;
  readonly positions: readonly MontePosition[];
}

/** The exposed cards of a rank at one of the positions, in their order. */
export const matchesOf = (
  { placed, exposed }: Pick<DealtPhase, 'placed' | 'exposed'>,
  positions: readonly MontePosition[],
): readonly Match[] =>
  exposed
    .map((card) => ({ card, positions: positions.filter((place) => hasRankOf(card, placed[place - 1])) }))
    .filter((match) => match.positions.length > 0);

const hasRankOf = (card: SpanishCard, placed: SpanishCard | undefined): boolean =>
  placed !== undefined && spanishRank(card) === spanishRank(placed);

/**
 * How many exposed cards belong to the phase, which ends with the first of a rank in play. All of them where the casino
 * lets bets wait for their own rank (OP2-35f), or for a suit that is not annulled (OP2-35c).
 */
export function cardsOfPhase(dealt: DealtPhase, answers: Answers): number {
  const { exposed } = dealt;
  if (answers['OP2-35f'] === 'own-rank' || answers['OP2-35c'] === 'waits') return exposed.length;
  const deciding = exposed.findIndex((card) =>
    dealt.inPlay.some((place) => hasRankOf(card, dealt.placed[place - 1])),
  );
  return deciding < 0 ? exposed.length : deciding + 1;
}

const laidOn = ({ doubled }: DealtPhase, position: MontePosition): number =>
  doubled.filter(({ on }) => on === position).length;

/** Four cards of one rank before all others make the play null. */
export const isAnnulledPlay = (dealt: DealtPhase): boolean => laidOn(dealt, 1) > 2 || laidOn(dealt, 2) > 2;

const keyOf = (dealt: DealtPhase): string => `${laidOn(dealt, 1)},${laidOn(dealt, 2)}`;

/** The suits annulled by the doubled cards; undefined if there is none. */
export const annulmentOf = (facts: MonteFacts, dealt: DealtPhase, kind: 'cards' | 'salto') =>
  (kind === 'salto' ? facts.annulledInSalto : facts.annulled)[keyOf(dealt)];

const STEPS: Readonly<Record<number, SuitBet>> = { 1: 'camo', 2: 'viudo', 3: 'anti' };

export function isAnnulledSuit(
  facts: MonteFacts,
  dealt: DealtPhase,
  {
    kind,
    position,
    card,
  }: { readonly kind: 'cards' | 'salto'; readonly position: MontePosition; readonly card: SpanishCard },
): boolean {
  const placed = dealt.placed[position - 1];
  const suit = placed === undefined ? undefined : STEPS[stepsBetween(placed, card)];
  const annulled = annulmentOf(facts, dealt, kind)?.suits[position];
  return suit !== undefined && annulled?.includes(suit) === true;
}

/** Winnings for one unit staked in this phase, less the points lost for doubled and burnt cards (OP2-35b). */
export function paysIn(
  { pays, pointsLost }: MonteBet,
  { phase, doubled, burnt }: Pick<DealtPhase, 'phase' | 'doubled' | 'burnt'>,
  points: Answers['OP2-35b'],
): bigint {
  const full = pays[phase] ?? pays.primeras ?? 0n;
  if (pointsLost === 'none' || (pointsLost === 'doubled' && phase === PHASES[1])) return full;
  const counted = (cards: readonly SpanishCard[]): number =>
    points === 'one-by-card' ? cards.length : new Set(cards.map(spanishRank)).size;
  const lost = counted(doubled.map(({ card }) => card)) + (pointsLost === 'doubled' ? 0 : counted(burnt));
  const left = full - BigInt(lost);
  return left < 0n ? 0n : left;
}

export const isAvailable = (bet: MonteBet, selection: unknown, play: PhaseInPlay): boolean =>
  isInPhase(bet, play) && isOnCardsInPlay(selection, play) && !isOnAnnulledBox(bet, selection, play);

/** Whether a bet is offered in a phase; Vista Hermosa in Segundas only if the casino answers OP2-35e so. */
export const isInPhase = (
  { wins, pays }: MonteBet,
  { phase, answers }: Pick<PhaseInPlay, 'phase' | 'answers'>,
): boolean => {
  const mayBeInBoth = wins.kind === 'suit' && wins.onlyFirstCard && answers['OP2-35e'] === 'both-phases';
  return pays[phase] !== undefined || mayBeInBoth;
};

function isOnCardsInPlay(selection: unknown, { inPlay }: DealtPhase): boolean {
  const sides = sidesOf(selection);
  const positions = sides === undefined ? [montePosition(selection)] : [...sides.on, ...sides.against];
  return positions.every((position) => position !== undefined && inPlay.includes(position));
}

function isOnAnnulledBox({ type, wins }: MonteBet, selection: unknown, play: PhaseInPlay): boolean {
  const position = montePosition(selection);
  if (position === undefined || wins.kind !== 'suit' || wins.onlyFirstCard) return false;
  const annulled = annulmentOf(play.facts, play, 'cards')?.suits[position];
  return annulled?.some((suit) => suit === type) === true;
}

export function unavailableBy(bet: MonteBet, selection: unknown, play: PhaseInPlay): Rule {
  if (!isInPhase(bet, play)) return bet.rule;
  if (!isOnCardsInPlay(selection, play)) return play.facts.rules.segundas;
  return annulmentOf(play.facts, play, 'cards')?.rule ?? bet.rule;
}

export const checkLayout = (
  facts: MonteFacts,
  dealt: DealtPhase,
  before: TableState | undefined,
): readonly Finding[] => [
  ...checkPlaced(facts, dealt),
  ...checkBurnt(facts, dealt),
  ...checkDoubled(facts, dealt),
  ...checkAnnulled(facts, dealt),
  ...checkSegundas(facts, dealt, before),
  ...checkDecided(facts, dealt),
];

const misplaced = (rule: Rule, expected: Part, found: Part): Finding =>
  breach(rule, { code: 'layout-not-by-rule', expected, found });

const sameRank = (one: SpanishCard, other: SpanishCard): boolean => spanishRank(one) === spanishRank(other);

/** The first two cards are burnt if they are of one rank; a further card of the rank of one of them doubles it. */
function checkPlaced({ rules }: MonteFacts, { placed }: DealtPhase): readonly Finding[] {
  const [first = '', second = '', ...lower] = placed;
  const equal = sameRank(first, second)
    ? [misplaced(rules.firstTwo, said('two-cards-of-different-ranks-in-upper-row'), `${first} ${second}`)]
    : [];
  const beside = lower.filter((card) => sameRank(card, first) || sameRank(card, second));
  return [
    ...equal,
    ...beside.map((card) =>
      misplaced(rules.lastTwo, said('laid-on-card-of-its-rank', { card }), said('placed', { card })),
    ),
  ];
}

function checkBurnt({ rules }: MonteFacts, { burnt }: DealtPhase): readonly Finding[] {
  const arePairs =
    burnt.length % 2 === 0 && burnt.every((card, index) => sameRank(card, burnt[index - (index % 2)] ?? ''));
  return arePairs ? [] : [misplaced(rules.firstTwo, said('pairs-of-one-rank-burnt'), burnt.join(' '))];
}

const checkDoubled = ({ rules }: MonteFacts, { placed, doubled }: DealtPhase): readonly Finding[] =>
  doubled
    .filter(({ on, card }) => !sameRank(card, placed[on - 1] ?? ''))
    .map(({ on, card }) =>
      misplaced(rules.doubled, said('card-of-rank-of', { card: placed[on - 1] }), said('on-it', { card })),
    );

const checkAnnulled = ({ rules }: MonteFacts, dealt: DealtPhase): readonly Finding[] =>
  isAnnulledPlay(dealt)
    ? [
        breach(rules.annulledPlay, {
          code: 'null-play-settled',
          expected: said('null-play-four-cards-of-one-rank-before-all'),
          found: said('bets-settled-over-it'),
        }),
      ]
    : [];

function checkSegundas(
  { rules }: MonteFacts,
  { phase, placed, inPlay }: DealtPhase,
  before: TableState | undefined,
): readonly Finding[] {
  if (phase !== 'segundas' || before === undefined) return [];
  const { placed: known, left } = before.memory ?? {};
  const due = said('row', {
    cards: known === undefined ? said('no-cards') : String(known),
    row: rowNamed(left),
  });
  const found = said('row', {
    cards: placed.join(' '),
    row: rowNamed(inPlay.includes(1) ? 'upper' : 'lower'),
  });
  return due.en === found.en
    ? []
    : [misplaced(rules.segundas, said('as-primeras-left-it', { cards: due }), found)];
}

const rowNamed = (row: unknown): Said =>
  row === 'upper' ? said('upper') : row === 'lower' ? said('lower') : said('last');

const checkDecided = ({ rules }: MonteFacts, dealt: DealtPhase): readonly Finding[] =>
  matchesOf(dealt, dealt.inPlay).length > 0
    ? []
    : [
        breach(rules.winner, {
          code: 'no-card-decided',
          expected: said('card-of-rank-in-play'),
          found: dealt.exposed.join(' '),
        }),
      ];
