"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.remembered = void 0;
exports.asDealt = asDealt;
exports.checkOpeners = checkOpeners;
exports.staysInPot = staysInPot;
exports.checkAntesAfterBlank = checkAntesAfterBlank;
exports.checkPotLeft = checkPotLeft;
const deck_1 = require("../../_mechanics/poker-hands/deck");
const hand_ranking_1 = require("../../_mechanics/poker-hands/hand-ranking");
const rule_1 = require("../../rule");
const readings_1 = require("../readings");
const openers_1 = require("./openers");
/** Where a game has openers: its hand as the deck and the cards of the opener make it; else as it was reported. */
function asDealt(facts, { hand, before, answers }) {
    const opening = facts.regulated?.opening;
    if (opening === undefined)
        return { facts, hand };
    const dealt = isOf32(hand, answers) ? { ...facts, ranking: hand_ranking_1.COVERED_RANKING_32 } : facts;
    const opener = (0, openers_1.openerOf)(hand);
    const isFalse = opener !== undefined && !isOpenedRightly(dealt, { hand, before, answers });
    if (!isFalse)
        return { facts: dealt, hand };
    return {
        facts: dealt,
        hand: { ...hand, errors: [...hand.errors, { rule: opening.falseOpener.id, seat: opener }] },
    };
}
const isOf32 = ({ deckOf, seated }, answers) => answers['OP2-31'] === 'by-players' ? seated.length <= 5 : deckOf === deck_1.DECK_OF_32.ranks.length * 4;
function isOpenedRightly(facts, { hand, before, answers }) {
    const cards = (0, openers_1.openingCards)(hand);
    const rank = (0, openers_1.openingRank)((0, openers_1.blankDeals)(hand, before));
    return cards === undefined || (0, openers_1.suffice)((0, readings_1.rankingUnder)(facts, answers), cards, rank);
}
/** A pot opened with less than it needs. */
function checkOpeners(facts, played) {
    const opening = facts.regulated?.opening;
    const cards = (0, openers_1.openingCards)(played.hand);
    if (opening === undefined || cards === undefined || isOpenedRightly(facts, played))
        return [];
    const blank = (0, openers_1.blankDeals)(played.hand, played.before);
    return [
        (0, rule_1.breach)(blank === 0 ? opening.openers : opening.blankHand, {
            code: 'openers-too-low',
            severity: 'violation',
            expected: `a pair of ${(0, openers_1.openingRank)(blank)} or better`,
            found: cards.join(' '),
        }),
    ];
}
/** Whether all of the pot stays for the next hand: nobody opened it, or nobody met the bet of a false opener. */
function staysInPot({ regulated }, hand) {
    if (regulated?.opening === undefined)
        return false;
    const { falseOpener } = regulated.opening;
    const isFalse = hand.errors.some(({ rule, seat }) => rule === falseOpener.id && seat === (0, openers_1.openerOf)(hand));
    if (!isFalse)
        return (0, openers_1.isBlank)(hand);
    const out = new Set(hand.actions.flatMap(({ action, seat }) => (action === 'fold' ? [seat] : [])));
    return hand.actions.every(({ seat }) => seat === (0, openers_1.openerOf)(hand) || out.has(seat));
}
/** What is to be remembered for the next hand: how many deals nobody opened. */
const remembered = ({ regulated }, { hand, before }) => regulated?.opening !== undefined && (0, openers_1.isBlank)(hand)
    ? { held: [], released: [], memory: { blankHands: (0, openers_1.blankDeals)(hand, before) + 1 } }
    : { held: [], released: [] };
exports.remembered = remembered;
/** After each blank hand everybody antes again; by another answer to OP2-30 after the first one only. */
function checkAntesAfterBlank({ regulated }, { hand, before, answers }) {
    const blank = (0, openers_1.blankHandsBefore)(before);
    const isDue = answers['OP2-30'] === 'each-blank-hand' ? blank > 0 : blank === 1;
    if (regulated?.opening === undefined || !isDue)
        return [];
    if (hand.actions.some(({ action }) => action === 'ante'))
        return [];
    return [
        (0, rule_1.breach)(regulated.opening.blankHand, {
            code: 'ante-missing',
            severity: 'advisory',
            expected: 'another ante of everybody after a blank hand',
            found: 'none',
        }),
    ];
}
/** A session that ends with the pot of a blank hand on the table. */
function checkPotLeft({ regulated }, left) {
    const blank = (0, openers_1.blankHandsBefore)(left);
    if (regulated?.opening === undefined || blank === 0)
        return [];
    return [
        (0, rule_1.breach)(regulated.opening.potLeft, {
            code: 'pot-left-at-close',
            severity: 'violation',
            expected: 'the pot shared equally among its players when the session ends',
            found: `a pot that nobody opened in ${blank} deals`,
        }),
    ];
}
//# sourceMappingURL=opened-hand.js.map