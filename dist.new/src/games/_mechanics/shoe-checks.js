"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkDecks = checkDecks;
exports.checkShoeStart = checkShoeStart;
exports.checkSetAside = checkSetAside;
exports.checkDealtShoe = checkDealtShoe;
const cards_1 = require("./cards");
const rule_1 = require("../rule");
function checkDecks({ decks: due, rules }, decks) {
    if (decks === undefined || decks === due)
        return [];
    return [
        (0, rule_1.breach)(rules.decks, {
            code: 'decks-not-by-rule',
            severity: 'violation',
            expected: `${due} decks`,
            found: `${decks} decks`,
        }),
    ];
}
/** A shoe as it begins: its decks, and where its cut card lies. */
function checkShoeStart(facts, { decks, behindCutCard }) {
    const { cards, orMore } = facts.cutCard;
    const isRight = behindCutCard === cards || (orMore && (behindCutCard ?? cards) > cards);
    if (behindCutCard === undefined || isRight)
        return checkDecks(facts, decks);
    const expected = `${orMore ? 'at least ' : ''}${cards} cards behind the cut card`;
    const found = `${behindCutCard}`;
    return [
        ...checkDecks(facts, decks),
        (0, rule_1.breach)(facts.rules.cutCard, { code: 'cut-card-misplaced', severity: 'violation', expected, found }),
    ];
}
/** Cards that are set aside before the first hand of a shoe: so many, and no others. */
function checkSetAside(cards, { burnt }, rule) {
    if (burnt === undefined || burnt === cards)
        return [];
    return [
        (0, rule_1.breach)(rule, {
            code: 'burnt-cards-miscounted',
            severity: 'violation',
            expected: `${cards} cards set aside`,
            found: `${burnt}`,
        }),
    ];
}
/** A shoe that is over: no card oftener than its decks hold it, and no coup begun after the cut card. */
function checkDealtShoe(facts, shoe, coups) {
    const { rules } = facts;
    const findings = (0, cards_1.tooOften)([...(shoe.burntCards ?? []), ...coups.flat()], shoe.decks).map(([card, times]) => (0, rule_1.breach)(rules.decks, {
        code: 'card-too-often',
        severity: 'violation',
        expected: `${card} at most ${shoe.decks} times in a shoe`,
        found: `${times} times`,
    }));
    const late = coupsAfterCutCard(facts, shoe, coups);
    if (late > 0) {
        findings.push((0, rule_1.breach)(rules.cutCard, {
            code: 'coup-after-cut-card',
            severity: 'violation',
            expected: 'the coup under way when the cut card appears is the last',
            found: `${late} coups begun after it`,
        }));
    }
    return findings;
}
const CARDS_IN_A_DECK = 52;
/** Coups that began when every card before the cut card was already dealt or burnt. */
function coupsAfterCutCard({ cutCard }, { decks, burnt = 0, behindCutCard = cutCard.cards }, coups) {
    const beforeCutCard = decks * CARDS_IN_A_DECK - burnt - behindCutCard;
    let dealt = 0;
    let late = 0;
    for (const cards of coups) {
        if (dealt > beforeCutCard)
            late += 1;
        dealt += cards.length;
    }
    return late;
}
//# sourceMappingURL=shoe-checks.js.map