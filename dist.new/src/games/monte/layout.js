"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.annulmentOf = exports.isAnnulledPlay = exports.matchesOf = exports.stepsBetween = exports.spanishRank = void 0;
exports.isAnnulledSuit = isAnnulledSuit;
exports.paysIn = paysIn;
const monte_facts_1 = require("./monte-facts");
/** Oros, copas, espadas, bastos, and again oros. */
const SUITS = 'oceb';
const spanishRank = (card) => card.charAt(0);
exports.spanishRank = spanishRank;
/** How many suits on a card is from another one: 1 the next, 2 the opposite, 3 the previous, 0 the same. */
const stepsBetween = (from, to) => (SUITS.indexOf(to.charAt(1)) - SUITS.indexOf(from.charAt(1)) + SUITS.length) % SUITS.length;
exports.stepsBetween = stepsBetween;
/** The exposed cards that have the rank of one of these placed cards, in their order. */
const matchesOf = ({ placed, exposed }, positions) => exposed
    .map((card) => ({ card, positions: positions.filter((place) => hasRankOf(card, placed[place - 1])) }))
    .filter((match) => match.positions.length > 0);
exports.matchesOf = matchesOf;
const hasRankOf = (card, placed) => placed !== undefined && (0, exports.spanishRank)(card) === (0, exports.spanishRank)(placed);
/** Cards that lie on a position: one where it is doubled, two where it is tripled. */
const laidOn = ({ doubled }, position) => doubled.filter(({ on }) => on === position).length;
/** Whether four cards of one rank came before all were placed. */
const isAnnulledPlay = (dealt) => laidOn(dealt, 1) > 2 || laidOn(dealt, 2) > 2;
exports.isAnnulledPlay = isAnnulledPlay;
const keyOf = (dealt) => `${laidOn(dealt, 1)},${laidOn(dealt, 2)}`;
/** What doubled cards annul, for the bets on cards and on suits, or for those on any suit. */
const annulmentOf = (facts, dealt, kind) => (kind === 'salto' ? facts.annulledInSalto : facts.annulled)[keyOf(dealt)];
exports.annulmentOf = annulmentOf;
const STEPS = { 1: 'camo', 2: 'viudo', 3: 'anti' };
/** Whether a card comes in a suit that wins nothing for a placed card. */
function isAnnulledSuit(facts, dealt, { kind, position, card, }) {
    const placed = dealt.placed[position - 1];
    const suit = placed === undefined ? undefined : STEPS[(0, exports.stepsBetween)(placed, card)];
    const annulled = (0, exports.annulmentOf)(facts, dealt, kind)?.suits[position];
    return suit !== undefined && annulled?.includes(suit) === true;
}
/** What a bet pays for one unit after the points that doubled and burnt cards take from it. */
function paysIn({ pays, pointsLost }, { phase, doubled, burnt }, points) {
    const full = pays[phase] ?? pays.primeras ?? 0n;
    if (pointsLost === 'none' || (pointsLost === 'doubled' && phase === monte_facts_1.PHASES[1]))
        return full;
    const counted = (cards) => points === 'one-by-card' ? cards.length : new Set(cards.map(exports.spanishRank)).size;
    const lost = counted(doubled.map(({ card }) => card)) + (pointsLost === 'doubled' ? 0 : counted(burnt));
    const left = full - BigInt(lost);
    return left < 0n ? 0n : left;
}
//# sourceMappingURL=layout.js.map