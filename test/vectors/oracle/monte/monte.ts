import type { Vector } from '../../vector';
import { type Decided, decided, roundVector } from '../house-poker/rounds';

/** Monte from the regulation (heading 1.1.13), without code under test. The minimum of the table is 10.00. */

const M = '1.1.13';
export const MINIMUM = 1000;
export const TERMS = { minimum: MINIMUM };

type Phase = 'primeras' | 'segundas';
/** Upper left, upper right, lower left, lower right. */
export type Place = 1 | 2 | 3 | 4;
type Sides = { readonly on: readonly Place[]; readonly against: readonly Place[] };

export interface Layout {
  readonly phase: Phase;
  readonly row?: 'upper' | 'lower';
  readonly placed: readonly string[];
  /** Cards laid on the first or the second card. */
  readonly doubled: readonly { readonly on: 1 | 2; readonly card: string }[];
  readonly burnt: readonly string[];
  /** Cards exposed after bets were closed, up to the deciding card. */
  readonly exposed: readonly string[];
  /** A card exposed after the end of the phase. */
  readonly beyond?: string;
  readonly memory?: object;
}

export interface Bet {
  readonly betId: string;
  readonly type: string;
  readonly stake: number;
  readonly selection: Place | Sides;
  readonly late?: true;
  readonly held?: true;
}

/** A suit relative to the placed card: payouts by phase with their rules, and the maximum in multiples of the minimum. */
interface Box {
  readonly rule: string;
  readonly steps?: number;
  readonly pays: Readonly<Partial<Record<Phase, number>>>;
  readonly most: Readonly<Record<Phase, number>>;
  readonly limit: string;
}

const onSuit = (rule: string, steps: number): Box => ({
  ...{ rule, steps, pays: { primeras: 11, segundas: 5 }, limit: 'VI.2-04' },
  most: { primeras: 30, segundas: 60 },
});
const inBoth = (most: number) => ({ primeras: most, segundas: most });

const BOXES: Readonly<Record<string, Box>> = {
  'vista-hermosa': { rule: 'VI.1-01', steps: 1, pays: { primeras: 32 }, most: inBoth(10), limit: 'VI.2-03' },
  camo: onSuit('VI.1-02', 1),
  anti: onSuit('VI.1-03', 3),
  viudo: onSuit('VI.1-04', 2),
  salto: { rule: 'VI.1-05', pays: { primeras: 3 }, most: inBoth(100), limit: 'VI.2-05' },
  cards: { rule: 'VI.1-06', pays: { primeras: 1, segundas: 1 }, most: inBoth(300), limit: 'VI.2-02' },
};

/** The annulled suits of a placed card: Camo, or Camo and Viudo. */
type Annulled = readonly [rule: string, suits: Readonly<Partial<Record<Place, 'C' | 'CV'>>>];

/** VI (second).2.a to e, by the numbers of cards on the first and on the second card. */
const ANNULLED: Readonly<Record<string, Annulled>> = {
  '1 0': ['VIbis.2-01', { 2: 'C', 3: 'C' }],
  '0 1': ['VIbis.2-01', { 1: 'C', 4: 'C' }],
  '1 1': ['VIbis.2-02', { 3: 'C', 4: 'C' }],
  '2 0': ['VIbis.2-03', { 2: 'CV', 3: 'C', 4: 'C' }],
  '0 2': ['VIbis.2-03', { 1: 'CV', 3: 'C', 4: 'C' }],
  '2 1': ['VIbis.2-04', { 2: 'CV', 3: 'CV', 4: 'C' }],
  '1 2': ['VIbis.2-04', { 1: 'CV', 4: 'CV', 3: 'C' }],
  '2 2': ['VIbis.2-05', { 3: 'CV', 4: 'CV' }],
};

const SUITS = 'oceb';
const steps = (from: string, to: string): number => (SUITS.indexOf(to[1]!) - SUITS.indexOf(from[1]!) + 4) % 4;

const laidOn = ({ doubled }: Layout, place: number): number =>
  doubled.filter(({ on }) => on === place).length;

/** Whether a card has an annulled suit for a place; in Salto for places facing a doubled or tripled card. */
function isAnnulled(layout: Layout, place: Place, card: string, isSalto: boolean): boolean {
  const suit = { 1: 'C', 2: 'V' }[steps(layout.placed[place - 1]!, card)];
  const [first, second] = [laidOn(layout, 1), laidOn(layout, 2)];
  if (suit === undefined) return false;
  if (!isSalto) return ANNULLED[`${first} ${second}`]?.[1][place]?.includes(suit) === true;
  // The first card faces the second and the third; the second faces the first and the fourth.
  const facing = place === 2 || place === 3 ? first : second;
  return suit === 'C' ? facing > 0 : facing > 1;
}

export const inPlay = ({ phase, row }: Pick<Layout, 'phase' | 'row'>): readonly Place[] => {
  if (phase === 'primeras') return [1, 2, 3, 4];
  return row === 'upper' ? [1, 2] : [3, 4];
};

/** The first exposed card with the rank of one of these places, and the matching places. */
export function matchOf({ placed, exposed }: Pick<Layout, 'placed' | 'exposed'>, places: readonly Place[]) {
  const matched = (card: string): readonly Place[] =>
    places.filter((place) => placed[place - 1]![0] === card[0]);
  const card = exposed.find((each) => matched(each).length > 0);
  return card === undefined ? undefined : { card, places: matched(card) };
}

const isSides = (selection: Bet['selection']): selection is Sides => typeof selection === 'object';
const placesOf = (selection: Bet['selection']): readonly Place[] =>
  isSides(selection) ? [...selection.on, ...selection.against] : [selection];

/** The rule that forbids a bet: by phase, cards, or an annulled suit (OP2-35c, e). */
function refusedBy({ type, selection }: Bet, layout: Layout): string | undefined {
  const { rule, pays, steps: on } = BOXES[type]!;
  if (pays[layout.phase] === undefined) return rule;
  if (!placesOf(selection).every((place) => inPlay(layout).includes(place))) return 'Vbis.7-01';
  if (isSides(selection) || type === 'vista-hermosa' || on === undefined) return undefined;
  const [ruled, suits] = ANNULLED[`${laidOn(layout, 1)} ${laidOn(layout, 2)}`] ?? ['', {}];
  return suits[selection]?.includes({ 1: 'C', 2: 'V', 3: '-' }[on]!) === true ? ruled : undefined;
}

function decisionOf(bet: Bet, layout: Layout): Decided {
  const of = decided({ ...bet, seat: 1 });
  if (bet.late) return of('not-accepted', {});
  const refused = bet.held ? undefined : refusedBy(bet, layout);
  if (refused !== undefined) return of('not-accepted', {}, `${M}-${refused}`);
  if (laidOn(layout, 1) > 2 || laidOn(layout, 2) > 2) return of('null', {}, `${M}-VIbis.1-03`);
  if (isSides(bet.selection)) return onCards(bet, bet.selection, layout);
  return bet.type === 'vista-hermosa' ? vista(bet, layout) : onPlace(bet, bet.selection, layout);
}

/** Settles a bet decided by the first card. */
function vista(bet: Bet, layout: Layout): Decided {
  const [first = ''] = layout.exposed;
  const own = layout.placed[(bet.selection as Place) - 1]!;
  const isHit = first[0] === own[0] && steps(own, first) === 1;
  const rules = [`${M}-VI.1-01`, `${M}-Vbis.6-03`];
  return isHit ? pays(bet, layout, [...rules, `${M}-VIbis.1-04`]) : loses(bet, rules);
}

/** Settles a bet decided by the first card of any rank in play (OP2-35f). */
function onPlace(bet: Bet, place: Place, layout: Layout): Decided {
  const match = matchOf(layout, inPlay(layout));
  const { rule, steps: on } = BOXES[bet.type]!;
  const rules = [`${M}-${rule}`, `${M}-Vbis.6-02`];
  if (match === undefined) return decided({ ...bet, seat: 1 })('null', {}, `${M}-Vbis.6-01`);
  if (!match.places.includes(place)) return loses(bet, rules);
  if (on === undefined && isAnnulled(layout, place, match.card, true)) {
    return decided({ ...bet, seat: 1 })('null', {}, `${M}-VIbis.2-06`);
  }
  const isHit = on === undefined || steps(layout.placed[place - 1]!, match.card) === on;
  return isHit ? pays(bet, layout, rules) : loses(bet, rules);
}

/** Settles a bet that waits for the rank of one of its cards; bets that Segundas does not decide are returned. */
function onCards(bet: Bet, { on, against }: Sides, layout: Layout): Decided {
  const of = decided({ ...bet, seat: 1 });
  const rules = [`${M}-VI.1-06`, `${M}-Vbis.6-04`];
  const isFirst = layout.phase === 'primeras';
  if (bet.held && isFirst) return of('freed', {}, `${M}-Vbis.7-01`);
  const match = matchOf(layout, [...on, ...against]);
  if (match === undefined) {
    return isFirst ? of('held', { held: bet.stake }, ...rules) : of('null', {}, `${M}-Vbis.7-01`);
  }
  const [annulled] = ANNULLED[`${laidOn(layout, 1)} ${laidOn(layout, 2)}`] ?? [''];
  if (match.places.some((place) => isAnnulled(layout, place, match.card, false)))
    return of('null', {}, `${M}-${annulled}`);
  const [isOwn, isOther] = [on, against].map((side) => match.places.some((place) => side.includes(place)));
  if (isOwn! && isOther!) return of('null', {}, ...rules);
  return isOwn! ? pays(bet, layout, rules) : loses(bet, rules);
}

const loses = (bet: Bet, rules: readonly string[]): Decided =>
  decided({ ...bet, seat: 1 })('loses', { taken: bet.stake }, ...rules);

/** The win of a bet, and the deduction of the house if the first card decided (OP2-35a). */
function prizeOf({ type, stake }: Bet, layout: Layout): readonly [number, number] {
  const { pays: by } = BOXES[type]!;
  const isSuit = ['camo', 'anti', 'viudo'].includes(type);
  const points =
    type === 'vista-hermosa' ? layout.doubled.length + layout.burnt.length : layout.doubled.length;
  const lost = type === 'vista-hermosa' || (isSuit && layout.phase === 'primeras') ? points : 0;
  const prize = stake * Math.max(0, by[layout.phase]! - lost);
  const isFirst = matchOf({ ...layout, exposed: layout.exposed.slice(0, 1) }, inPlay(layout)) !== undefined;
  return [prize, isFirst && type !== 'vista-hermosa' ? prize / 10 : 0];
}

function pays(bet: Bet, layout: Layout, rules: readonly string[]): Decided {
  const [prize, tenth] = prizeOf(bet, layout);
  const deducted = Math.floor(tenth);
  const applied = tenth > 0 ? [...rules, `${M}-V.2-01`] : rules;
  return decided({ ...bet, seat: 1 })('wins', { paid: prize - deducted, deducted }, ...applied);
}

export function settled(layout: Layout, bets: readonly Bet[], found: readonly string[] = []): Vector {
  const { phase, row, placed, doubled, burnt, exposed, beyond, memory } = layout;
  const told = bets.filter(({ held }) => held === undefined);
  const held = bets.filter((bet) => bet.held);
  const all = [...told, ...held];
  const decisions = all.map((bet) => decisionOf(bet, layout));
  const deducted = decisions.reduce((sum, { bet }) => sum + (bet.deducted ?? 0), 0);
  const outcome = {
    ...{ phase, placed, exposed: beyond === undefined ? exposed : [...exposed, beyond] },
    ...(row !== undefined && { row }),
    ...(doubled.length > 0 && { doubled }),
    ...(burnt.length > 0 && { burnt }),
  };
  const before = {
    held: held.map(({ betId, type, stake, selection }) => ({ betId, type, stake, selection, times: 1 })),
    ...{ released: [], ...(memory !== undefined && { memory }) },
  };
  const vector = roundVector(
    {
      terms: TERMS,
      ...((held.length > 0 || memory !== undefined) && { before }),
      round: {
        bets: told.map(({ betId, type, stake, selection, late }) => ({
          ...{ betId, type, stake, selection },
          ...(late && { options: { late } }),
        })),
        outcome,
      },
    },
    decisions,
    {
      found: [
        ...found,
        ...ofLayout(layout),
        ...all.flatMap((bet, at) => foundOf(bet, decisions[at]!, layout)),
      ],
    },
  );
  if (deducted === 0) return vector;
  const { bets: expected, result, findings } = vector.expected;
  const commissions = [{ name: 'monte-first-card', amount: deducted }];
  return { ...vector, expected: { ...(expected && { bets: expected }), result, commissions, findings } };
}

function foundOf(bet: Bet, { bet: { fate } }: Decided, layout: Layout): readonly string[] {
  const { type, stake, late, held } = bet;
  if (late) return [`late-bet ${M}-Vbis.5-01`];
  const refused = held ? undefined : refusedBy(bet, layout);
  if (refused !== undefined) return [`bet-not-available ${M}-${refused}`];
  const { most, limit } = BOXES[type]!;
  const isInexact = fate === 'wins' && prizeOf(bet, layout)[1] % 1 !== 0;
  return [
    ...(stake < MINIMUM && !held ? [`under-minimum ${M}-VI.2-01`] : []),
    ...(stake > most[layout.phase] * MINIMUM && !held ? [`over-limit ${M}-${limit}`] : []),
    ...(isInexact ? ['stake-not-payable-exactly OP2-01'] : []),
  ];
}

/** Faults of the layout: four cards of a rank, and cards after the deciding one. */
const ofLayout = (layout: Layout): readonly string[] => [
  ...(laidOn(layout, 1) > 2 || laidOn(layout, 2) > 2 ? [`null-play-settled ${M}-VIbis.1-03`] : []),
  ...(layout.beyond === undefined ? [] : [`cards-after-decision ${M}-Vbis.6-01`]),
];
