"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.monteEdges = monteEdges;
exports.monteEdgeName = monteEdgeName;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const RANKS = 10n;
const SUITS = 4n;
const PLACED = 4n;
const ROW = 2n;
const HALF = (0, rational_1.rational)(1n, 2n);
const THIRD = (0, rational_1.rational)(1n, 3n);
/**
 * The house's share of every bet, exactly, by phase: over four cards of different ranks, none doubled or burnt, each
 * phase ending with the card that decides it.
 */
function monteEdges(facts) {
    const shoe = shoeOf(facts);
    return facts.bets.flatMap((bet) => {
        const row = (name, phase, chance) => (0, chances_1.edgeOf)(`${bet.type}/${name}`, backOf(facts, { bet, phase, chance }), methodOf(facts));
        const phases = ['primeras', 'segundas'].filter((phase) => bet.pays[phase] !== undefined);
        if (bet.wins.kind !== 'cards')
            return phases.map((phase) => row(phase, phase, chanceOf(bet, phase, shoe)));
        return [
            row('two-against-two', 'primeras', twoAgainstTwo(shoe)),
            row('beside', 'primeras', oneBeside(shoe)),
            (0, chances_1.edgeOf)(`${bet.type}/below`, belowBack(facts, bet, shoe), methodOf(facts)),
            row('segundas', 'segundas', inSegundas(shoe, shoe.ofRank)),
        ];
    });
}
/** A bet by the phase in which it was made. */
function monteEdgeName({ type }, { outcome }) {
    const { phase } = (outcome ?? {});
    return phase === 'primeras' || phase === 'segundas' ? `${type}/${phase}` : type;
}
const methodOf = ({ decks }) => `enumeration of ${decks} decks over four different ranks, none doubled or burnt`;
function shoeOf({ decks }) {
    const cards = BigInt(decks) * RANKS * SUITS - PLACED;
    const ofRank = BigInt(decks) * SUITS - 1n;
    return { cards, ofRank, ofSuit: BigInt(decks), firstOfSegundas: meanOfOneOver(cards, PLACED * ofRank) };
}
/** The mean of 1 / (cards left) when cards are shown until one of the matching ones comes. */
function meanOfOneOver(cards, matching) {
    const terms = [];
    let noneYet = rational_1.ONE;
    for (let left = cards; left >= matching; left -= 1n) {
        if (left > 1n)
            terms.push((0, rational_1.multiply)(noneYet, (0, rational_1.rational)(matching, left * (left - 1n))));
        noneYet = (0, rational_1.multiply)(noneYet, (0, rational_1.rational)(left - matching, left));
    }
    return (0, rational_1.sumRational)(terms);
}
function chanceOf({ wins }, phase, shoe) {
    const fitting = wins.kind === 'suit' ? shoe.ofSuit : shoe.ofRank;
    const first = (0, rational_1.rational)(fitting, shoe.cards);
    if (wins.kind === 'suit' && wins.onlyFirstCard)
        return { wins: first, withFirstCard: first };
    if (phase === 'segundas')
        return inSegundas(shoe, fitting);
    return { wins: (0, rational_1.rational)(fitting, PLACED * shoe.ofRank), withFirstCard: first };
}
const inSegundas = ({ ofRank, firstOfSegundas }, fitting) => ({
    wins: (0, rational_1.rational)(fitting, ROW * ofRank),
    withFirstCard: (0, rational_1.multiply)((0, rational_1.rational)(fitting), firstOfSegundas),
});
const twoAgainstTwo = ({ ofRank, cards }) => ({
    wins: HALF,
    withFirstCard: (0, rational_1.rational)(2n * ofRank, cards),
});
/** One of the own ranks comes first as often as not; else the row is that of Segundas, which decides it. */
function oneBeside(shoe) {
    const later = inSegundas(shoe, shoe.ofRank);
    const now = { wins: (0, rational_1.multiply)(HALF, HALF), withFirstCard: (0, rational_1.rational)(shoe.ofRank, shoe.cards) };
    return {
        wins: (0, rational_1.add)(now.wins, (0, rational_1.multiply)(HALF, later.wins)),
        withFirstCard: (0, rational_1.add)(now.withFirstCard, (0, rational_1.multiply)(HALF, later.withFirstCard)),
    };
}
/**
 * One card against that below it. If neither rank comes in Primeras, one of the two is in the row of Segundas and
 * the other one is turned down: each comes before the other and before the end as often, in a third of the cases, and
 * it goes back in the last third. Only the one in play can be deducted from.
 */
function belowBack(facts, bet, shoe) {
    const later = inSegundas(shoe, shoe.ofRank);
    const chance = {
        wins: (0, rational_1.add)((0, rational_1.multiply)(HALF, HALF), (0, rational_1.multiply)(HALF, THIRD)),
        withFirstCard: (0, rational_1.add)((0, rational_1.rational)(shoe.ofRank, shoe.cards), (0, rational_1.multiply)((0, rational_1.multiply)(HALF, HALF), later.withFirstCard)),
    };
    const goesBack = (0, chances_1.withChance)((0, rational_1.multiply)(HALF, THIRD), rational_1.ONE);
    return (0, chances_1.together)([backOf(facts, { bet, phase: 'primeras', chance }), goesBack]);
}
/** What comes back of one unit: the winnings, or nine tenths of them where the first card decided. */
function backOf({ deduction }, { bet, phase, chance }) {
    const prize = (0, rational_1.rational)(bet.pays[phase] ?? 0n);
    const { wins, withFirstCard } = chance;
    if (!bet.isDeducted)
        return (0, chances_1.withChance)(wins, (0, rational_1.add)(rational_1.ONE, prize));
    const kept = (0, rational_1.multiply)(prize, (0, rational_1.subtract)(rational_1.ONE, deduction.share));
    return (0, chances_1.together)([
        (0, chances_1.withChance)(withFirstCard, (0, rational_1.add)(rational_1.ONE, kept)),
        (0, chances_1.withChance)((0, rational_1.subtract)(wins, withFirstCard), (0, rational_1.add)(rational_1.ONE, prize)),
    ]);
}
//# sourceMappingURL=monte-edges.js.map