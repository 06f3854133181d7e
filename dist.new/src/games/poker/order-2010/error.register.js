"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.appliedErrors = exports.COMMON_ERRORS = exports.STANDING = exports.COMMON_VOIDS = void 0;
const all_games_register_1 = require("./all-games.register");
/** Why a hand is dealt again, and what then becomes of what was put in. */
const MISDEALS = [
    (0, all_games_register_1.common)('X.1-01', 'X.1.a L5674', 'A misdeal: cards come in the wrong order.'),
    (0, all_games_register_1.common)('X.1-02', 'X.1.b', 'A misdeal: a wrong number of cards that cannot be put right before the betting.'),
    (0, all_games_register_1.common)('X.1-03', 'X.1.c', 'A misdeal: a player has seen a card that is not his.'),
    (0, all_games_register_1.common)('X.1-04', 'X.1.d', 'A misdeal: the first or second card is turned.'),
    (0, all_games_register_1.common)('X.1-05', 'X.1.e', 'A misdeal: more than one card is turned or falls off the table.'),
    (0, all_games_register_1.common)('X.1-06', 'X.1.f', 'A misdeal: a card is missing or damaged.'),
    (0, all_games_register_1.common)('X.1-07', 'X.1.g', 'A misdeal: the button lies at the wrong place.'),
    (0, all_games_register_1.common)('X.1-08', 'X.1.h', 'A misdeal: no cards to a player who posted his forced bet.'),
    (0, all_games_register_1.common)('X.1-09', 'X.1.i', 'A misdeal: a card with another back.'),
    (0, all_games_register_1.common)('X.1-10', 'X.1.j', 'A misdeal: two cards of the same rank and suit.'),
];
const ANNULLED = (0, all_games_register_1.common)('X.1-11', 'X.1.k L5710-5720', 'After two actions a misdealt hand stands, but for a wrong back or a doubled card: then all money goes back to everybody.');
/** Reasons for which a whole hand is void, by the id of the rule. */
exports.COMMON_VOIDS = {
    ...Object.fromEntries(MISDEALS.map((rule) => [rule.id, { rule, fate: 'by-OP2-27' }])),
    [ANNULLED.id]: { rule: ANNULLED, fate: 'stakes-returned' },
};
const error = (rule, effect) => ({ rule, effect });
/** Errors at a seat that annul its hand. */
const ANNULLING = [
    error((0, all_games_register_1.common)('IX.12-01', 'IX.12', 'Who does not protect his cards has no claim when they are taken away.'), 'by-OP2-29'),
    error((0, all_games_register_1.common)('IX.22-01', 'IX.22', 'Cards laid face down beyond the line are a dead hand.'), 'stays'),
    error((0, all_games_register_1.common)('X.2-02', 'X.2.b L5727-5736', 'The hand of who is absent at his turn is withdrawn.'), 'stays'),
    error((0, all_games_register_1.common)('X.2-04', 'X.2.d L5744-5752', 'Whose protected cards the croupier mucks has back all he bet; his hand is null.'), 'returned'),
    error((0, all_games_register_1.common)('X.3-02', 'X.3.b', 'Who mixes his cards with the muck loses the pot.'), 'stays'),
    error((0, all_games_register_1.common)('X.3-09', 'X.3.i, OP2-29', 'Where cards of two players touch, both hands are null.'), 'by-OP2-29'),
    error((0, all_games_register_1.common)('X.3-11', 'X.3.k L5828-5833', 'Who plays an irregular card unseen loses his hand and what he bet.'), 'stays'),
    error((0, all_games_register_1.common)('X.3-12', 'X.3.k L5833-5837, OP2-28', 'A wrong number of cards told before two actions makes the hand null.'), 'by-OP2-28'),
    error((0, all_games_register_1.common)('X.3-13', 'X.3.k L5837-5841', 'A wrong number of cards found later costs the hand and all that was bet.'), 'stays'),
];
/** Errors that change nothing of who wins what: the hand goes on. */
exports.STANDING = [
    (0, all_games_register_1.common)('X.2-01', 'X.2.a', 'Where the croupier misreads a hand, the cards speak.'),
    (0, all_games_register_1.common)('X.2-03', 'X.2.c', 'A card dealt to an empty seat is collected after the deal.'),
    (0, all_games_register_1.common)('X.2-05', 'X.2.e', 'Common cards shown before the round is closed are not valid; how they are replaced each game says.'),
    (0, all_games_register_1.common)('X.3-01', 'X.3.a', 'Who announces a raise wrongly, or with too few chips, may only call.'),
    (0, all_games_register_1.common)('X.3-03', 'X.3.c', 'Who calls with too few chips may only complete the call.'),
    (0, all_games_register_1.common)('X.3-04', 'X.3.d', 'A chip that is too large is a call and the rest goes back; with no bet before it, it is bet whole.'),
    (0, all_games_register_1.common)('X.3-05', 'X.3.e', 'At the limit of the pot a chip that is too large is a bet of the most that is allowed.'),
    (0, all_games_register_1.common)('X.3-06', 'X.3.f', 'Who shows his cards by mistake plays on.'),
    (0, all_games_register_1.common)('X.3-07', 'X.3.g L5799-5806', 'A bet out of turn counts; its player may not raise, and may take it back only where somebody raised in between.'),
    (0, all_games_register_1.common)('X.3-10', 'X.3.j', 'Who is passed over must say so at once, or has checked.'),
];
/** Every error at a seat, by the id of the rule that was applied to it. */
exports.COMMON_ERRORS = Object.fromEntries([...ANNULLING, ...exports.STANDING.map((rule) => error(rule, 'stands'))].map((one) => [one.rule.id, one]));
/** The rules on errors that settle or a check applies. */
const appliedErrors = (errors, voids) => [
    ...Object.values(errors)
        .filter(({ effect }) => effect !== 'stands' && effect !== 'plays-for-less')
        .map(({ rule }) => rule),
    ...Object.values(voids).map(({ rule }) => rule),
];
exports.appliedErrors = appliedErrors;
//# sourceMappingURL=error.register.js.map