"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.inPlayOf = exports.modeOf = exports.coupOutcomeOf = exports.coupShapes = void 0;
exports.betOptionsOf = betOptionsOf;
const typebox_1 = require("typebox");
const compile_1 = require("typebox/compile");
const Amount = typebox_1.Type.Integer({ minimum: 0, maximum: 9007199254740991 });
const Hand = typebox_1.Type.Array(typebox_1.Type.String({ pattern: '^[2-9TJQKA][cdhs]$' }), {
    maxItems: 10,
    description: 'cards in the order of dealing, e.g. Th; a third card last',
});
const Decision = typebox_1.Type.Object({
    hand: typebox_1.Type.Enum(['tableau-1', 'tableau-2', 'bank']),
    drew: typebox_1.Type.Boolean(),
    said: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 60, description: '"table": the banker asked for his table' })),
});
/** A coup against a player's bank, in the words of `coup.played`. */
const CoupOutcomeShape = typebox_1.Type.Object({
    results: typebox_1.Type.Array(typebox_1.Type.Object({
        tableau: typebox_1.Type.Integer({ minimum: 1, maximum: 2 }),
        winner: typebox_1.Type.Enum(['bank', 'punto', 'tie', 'annulled']),
    }), { minItems: 1, maxItems: 2, description: 'what the table says, cloth by cloth' }),
    inPlay: typebox_1.Type.Optional(typebox_1.Type.Integer({
        minimum: 0,
        maximum: 9007199254740991,
        description: 'what the bank answers for in this coup; bets are covered up to it',
    })),
    bank: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 80, description: 'which bank' })),
    mode: typebox_1.Type.Optional(typebox_1.Type.Enum(['limited', 'unlimited', 'free'])),
    bankerSeat: typebox_1.Type.Optional(typebox_1.Type.Integer({ minimum: 1, maximum: 40 })),
    cards: typebox_1.Type.Optional(typebox_1.Type.Object({ bank: Hand, tableau1: typebox_1.Type.Optional(Hand), tableau2: typebox_1.Type.Optional(Hand) })),
    decisions: typebox_1.Type.Optional(typebox_1.Type.Array(Decision, { maxItems: 12 })),
    playersPresent: typebox_1.Type.Optional(Amount),
    errorRule: typebox_1.Type.Optional(typebox_1.Type.String({ maxLength: 60, description: 'id of the rule applied to an error of play' })),
});
/** What a player may be said to have done with his bet besides placing it. */
const BetOptionsShape = typebox_1.Type.Object({
    withdrawn: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: 'taken back after an error that allows it' })),
});
const outcomes = (0, compile_1.Compile)(CoupOutcomeShape);
const betOptions = (0, compile_1.Compile)(BetOptionsShape);
/** The shapes of a coup, for a game with these bets. */
const coupShapes = (bets) => ({
    outcome: CoupOutcomeShape,
    bets: Object.fromEntries(bets.map((bet) => [bet, { options: BetOptionsShape }])),
});
exports.coupShapes = coupShapes;
/** The coup of an outcome, or undefined where it states none. */
const coupOutcomeOf = (outcome) => outcomes.Check(outcome) ? outcome : undefined;
exports.coupOutcomeOf = coupOutcomeOf;
/** The options of a bet, or undefined where they cannot be read. */
function betOptionsOf(options) {
    if (options === undefined)
        return {};
    return betOptions.Check(options) ? options : undefined;
}
/** The mode of the bank: as the coup says, else as the table, else limited, which is the rule. */
const modeOf = ({ mode }, terms) => mode ?? terms?.bank ?? 'limited';
exports.modeOf = modeOf;
/** What the bank answers for in a coup: as it is known from before, else as the coup says; else undefined. */
const inPlayOf = ({ bankInPlay }, { inPlay }) => bankInPlay ?? (inPlay === undefined ? undefined : BigInt(inPlay));
exports.inPlayOf = inPlayOf;
//# sourceMappingURL=coup-outcome.js.map