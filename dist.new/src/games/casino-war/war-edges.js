"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.warEdges = warEdges;
const rational_1 = require("../../kernel/rational");
const chances_1 = require("../_mechanics/chances");
const RANKS = 13n;
const CARDS_OF_A_RANK = 4n;
const HALF = (0, rational_1.rational)(1n, 2n);
/**
 * The house's share of every bet, exactly, from the full shoe: of two cards that are not equal each is as often the
 * higher one, so that only the chances of equal cards are to be counted. Of the revancha given that the first cards
 * were equal; the initial bet by itself, without the revancha that was made beside it.
 */
function warEdges(facts, answers) {
    const { bets, surrenderCosts, secondTiePays } = facts;
    const tie = chanceOfTie(facts);
    const again = chanceOfSecondTie(facts);
    const [higher, higherAgain] = [halfOfTheRest(tie), halfOfTheRest(again)];
    const won = (0, chances_1.withChance)(higher, (0, rational_1.add)(rational_1.ONE, bets.initial.pays));
    const whenLost = answers['OP2-34'] === 'both-lost' ? rational_1.ZERO : rational_1.ONE;
    const initialAfter = [
        (0, chances_1.withChance)((0, rational_1.multiply)(tie, higherAgain), rational_1.ONE),
        (0, chances_1.withChance)((0, rational_1.multiply)(tie, higherAgain), whenLost),
        (0, chances_1.withChance)((0, rational_1.multiply)(tie, again), (0, rational_1.add)(rational_1.ONE, secondTiePays)),
    ];
    const revancha = [(0, chances_1.withChance)(higherAgain, (0, rational_1.add)(rational_1.ONE, bets.revancha.pays)), (0, chances_1.withChance)(again, rational_1.ONE)];
    const surrendered = (0, chances_1.withChance)(tie, (0, rational_1.subtract)(rational_1.ONE, surrenderCosts));
    const method = `enumeration of the cards of the full shoe of ${facts.decks} decks`;
    return [
        (0, chances_1.edgeOf)('initial/revancha', (0, chances_1.together)([won, ...initialAfter]), method),
        (0, chances_1.edgeOf)('initial/surrender', (0, chances_1.together)([won, surrendered]), method),
        (0, chances_1.edgeOf)('tie', (0, chances_1.withChance)(tie, (0, rational_1.add)(rational_1.ONE, bets.tie.pays)), method),
        (0, chances_1.edgeOf)('revancha', (0, chances_1.together)(revancha), `${method}, after equal cards`),
    ];
}
const halfOfTheRest = (chance) => (0, rational_1.multiply)(HALF, (0, rational_1.subtract)(rational_1.ONE, chance));
/** The second of two cards has the rank of the first. */
function chanceOfTie({ decks }) {
    const ofRank = BigInt(decks) * CARDS_OF_A_RANK;
    return (0, rational_1.rational)(ofRank - 1n, ofRank * RANKS - 1n);
}
/** Two further cards are equal, after two of one rank are gone. */
function chanceOfSecondTie({ decks }) {
    const ofRank = BigInt(decks) * CARDS_OF_A_RANK;
    const left = ofRank * RANKS - 2n;
    const pairs = (ofRank - 2n) * (ofRank - 3n) + (RANKS - 1n) * ofRank * (ofRank - 1n);
    return (0, rational_1.rational)(pairs, left * (left - 1n));
}
//# sourceMappingURL=war-edges.js.map