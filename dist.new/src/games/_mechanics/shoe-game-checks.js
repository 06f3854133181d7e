"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkLimitsOfTable = exports.shoeGameChecks = void 0;
const authorised_terms_1 = require("./authorised-terms");
const shoe_checks_1 = require("./shoe-checks");
/** A shoe as it begins, and the cards that were dealt out of it, round by round. */
const shoeGameChecks = (game, cardsDealt) => ({
    shoe: {
        started: (start) => [
            ...(0, shoe_checks_1.checkShoeStart)(game, start),
            ...(0, shoe_checks_1.checkSetAside)(game.setAside.cards, start, game.setAside.rule),
        ],
        dealt: (dealt) => (0, shoe_checks_1.checkDealtShoe)({ ...game, rules: { ...game.rules, cutCard: game.lastRound } }, dealt, dealt.outcomes.map(cardsDealt)),
    },
});
exports.shoeGameChecks = shoeGameChecks;
/** The minimum of a table within what is authorised, and its maximum within the band that follows from the minimum. */
const checkLimitsOfTable = ({ bet, inWords, atLeast, atMost, minimumRule, maximumRule }, terms, currency) => [
    ...(0, authorised_terms_1.checkMinimumOfTable)(terms, minimumRule, currency),
    ...(0, authorised_terms_1.checkMaximum)(inWords, (0, authorised_terms_1.maximumOf)(terms, bet), {
        lowest: atLeast * terms.minimum,
        highest: atMost * terms.minimum,
        rule: maximumRule,
        currency,
    }),
];
exports.checkLimitsOfTable = checkLimitsOfTable;
//# sourceMappingURL=shoe-game-checks.js.map