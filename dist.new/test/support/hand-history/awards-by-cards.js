"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.awardsByCards = void 0;
const hand_round_1 = require("../../../src/domain/circle-hand/hand-round");
const rules_in_force_1 = require("../../../src/games/rulebooks/rules-in-force");
const betting_replay_1 = require("./betting-replay");
const hand_played_event_1 = require("./hand-played-event");
/** The rooms of these hands are judged by the international rules. */
const RULEBOOK = 'INT-POKER';
/** Settles the hand by the rules of its game, which read neither the stated pots nor who collected what. */
const awardsByCards = (hand) => {
    const { game, playedAt, money } = hand.header;
    const found = (0, rules_in_force_1.rulesInForce)({ rulebook: RULEBOOK, game: game.code, day: playedAt.day });
    if (hand.cancelled || !found.ok)
        return undefined;
    const { rules, answers } = found.value;
    const round = (0, hand_round_1.roundOfHand)((0, hand_played_event_1.handPlayedData)(hand, (0, betting_replay_1.replayBetting)(hand)));
    const { complete, awards } = rules.settle(round, { currency: money.currency, answers });
    return complete ? awards : undefined;
};
exports.awardsByCards = awardsByCards;
//# sourceMappingURL=awards-by-cards.js.map