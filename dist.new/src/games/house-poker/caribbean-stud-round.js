"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.hasInitialBet = exports.dealtCards = exports.caribbeanDeal = exports.caribbeanShapes = exports.CARIBBEAN_OPTIONS = exports.betsOffered = void 0;
exports.goingOn = goingOn;
const typebox_1 = require("typebox");
const late_bets_1 = require("../_mechanics/late-bets");
const bet_options_1 = require("./bet-options");
const dealt_hands_1 = require("./dealt-hands");
const forfeited_bets_1 = require("./forfeited-bets");
/** The bets that a rulebook has. */
const betsOffered = ({ insurance, purchase }) => [
    'initial-bet',
    'second-bet',
    ...(insurance === undefined ? [] : ['insurance']),
    ...(purchase === undefined ? [] : ['card-purchase']),
];
exports.betsOffered = betsOffered;
const OUTCOME = (0, dealt_hands_1.outcomeShape)({
    own: 5,
    dealer: 5,
    moreOfHand: {
        discarded: typebox_1.Type.Optional({
            ...dealt_hands_1.CardShape,
            description: 'given for a card that was bought, which is the last of the hand',
        }),
    },
});
/** What is said of a bet. */
exports.CARIBBEAN_OPTIONS = typebox_1.Type.Object({
    ...late_bets_1.LATE_OPTION,
    ...forfeited_bets_1.FORFEIT_OPTION,
    passed: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: '"paso"; said by itself where no second bet follows the initial one' })),
    blind: typebox_1.Type.Optional(typebox_1.Type.Boolean({ description: 'on a vacant box, its cards unseen' })),
});
/** The shapes of a round in an event. */
const caribbeanShapes = (facts) => ({
    outcome: OUTCOME,
    bets: Object.fromEntries((0, exports.betsOffered)(facts).map((type) => [type, { options: exports.CARIBBEAN_OPTIONS }])),
});
exports.caribbeanShapes = caribbeanShapes;
const caribbeanDeal = (outcome) => (0, dealt_hands_1.dealtRound)(OUTCOME, outcome);
exports.caribbeanDeal = caribbeanDeal;
/** The five cards that a seat was dealt, before it bought one. */
const dealtCards = ({ cards, discarded }) => discarded === undefined ? cards : [...cards.slice(0, -1), discarded];
exports.dealtCards = dealtCards;
/** Whether a bet goes on: its box does not pass, and whoever owns it has a second bet there. */
function goingOn({ seat, player }, bets) {
    const ofBox = bets.filter((bet) => bet.seat === seat);
    const second = ofBox.filter(({ type }) => type === 'second-bet');
    const passed = ofBox.some(({ options }) => (0, bet_options_1.optionsOf)(exports.CARIBBEAN_OPTIONS, options)?.passed === true);
    if (passed || second.length === 0)
        return 'passes';
    const isTheirs = (bet) => player === undefined || bet.player === undefined || bet.player === player;
    return second.some(isTheirs) ? 'goes-on' : 'adds-nothing';
}
/** Whether a stake of a pool stands beside an initial bet on its box. */
const hasInitialBet = ({ seat }, bets) => bets.some((bet) => bet.type === 'initial-bet' && bet.seat === seat);
exports.hasInitialBet = hasInitialBet;
//# sourceMappingURL=caribbean-stud-round.js.map