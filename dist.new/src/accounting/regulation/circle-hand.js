"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.pokerRulesAt = pokerRulesAt;
exports.applyRulesToHand = applyRulesToHand;
exports.playAfterHand = playAfterHand;
exports.checkVoidedHand = checkVoidedHand;
exports.playAfterVoidedHand = playAfterVoidedHand;
const hand_account_1 = require("../../domain/circle-hand/hand-account");
const hand_round_1 = require("../../domain/circle-hand/hand-round");
const table_play_1 = require("../../domain/table-session/table-play");
const judge_round_1 = require("../../games/judge-round");
const poker_session_1 = require("../../games/poker-session");
const money_1 = require("../../kernel/money");
const rules_at_table_1 = require("./rules-at-table");
/** The rulebook of circle poker in a casino whose authorisation was never recorded: no regulation, but poker's own. */
const POKER_WITHOUT_AUTHORISATION = 'INT-POKER';
/** The rules of a game of circle poker on the gaming day of an event; undefined where it has none, or is not known. */
function pokerRulesAt(event, game, before) {
    if (game === undefined)
        return undefined;
    const found = (0, rules_at_table_1.rulesOn)(event.gamingday, game, { books: before.books, usual: POKER_WITHOUT_AUTHORISATION });
    if (!found.ok)
        return undefined;
    const { rules, setting } = found.value;
    const { play } = before.session;
    const terms = (0, table_play_1.termsOf)(play);
    return {
        rules,
        setting: {
            ...setting,
            ...(terms === undefined ? {} : { terms: (0, rules_at_table_1.withAuthorised)(terms, event, before) }),
            ...(play.poker === undefined ? {} : { poker: play.poker }),
        },
    };
}
/**
 * What the rules in force make of a hand of circle poker: awards derived from cards and contributions, and everything
 * in which the table did otherwise. Undefined where the game has no rules that day. Total.
 */
function applyRulesToHand(event, before) {
    const { data } = event;
    const found = pokerRulesAt(event, data.game, before);
    if (found === undefined)
        return undefined;
    const { left } = before.session.play;
    return (0, judge_round_1.judgeRound)(found.rules, { ...(0, hand_round_1.roundOfHand)(data), ...(left === undefined ? {} : { before: left }) }, { ...found.setting, currency: data.currency });
}
/** What is known of the play after a hand: what the next one goes on from, such as hands that nobody opened. */
function playAfterHand(play, hand, { settlement: { after, complete } }) {
    const next = { ...play, lastHand: lastHandOf(hand, play), poker: sessionAfterHand(play.poker, hand) };
    return !complete || (after.memory === undefined && play.left === undefined)
        ? next
        : { ...next, left: after };
}
/** The session of circle poker after one more hand. */
function sessionAfterHand(session, { seats, actions }) {
    const anted = new Set(actions.flatMap(({ action, seat, amount = 0 }) => (action === 'ante' && amount > 0 ? [seat] : [])));
    return (0, poker_session_1.afterHand)(session ?? poker_session_1.NEW_POKER_SESSION, {
        players: seats.map(({ player }) => player),
        anted: seats.flatMap(({ seat, player }) => (anted.has(seat) ? [player] : [])),
    });
}
function lastHandOf(hand, { left, poker }) {
    const players = Object.fromEntries(hand.seats.map(({ seat, player }) => [seat, player]));
    return {
        ...{ handNo: hand.handNo, game: hand.game, players },
        bets: [...(0, hand_account_1.contributionsOf)(hand)].map(([seat, stake]) => ({
            ...{ betId: `seat-${seat}`, stake },
            ...(players[seat] === undefined ? {} : { player: players[seat] }),
        })),
        ...(left === undefined ? {} : { before: left }),
        ...(poker === undefined ? {} : { pokerBefore: poker }),
    };
}
/** A void hand: what is given back of it, by the rule that annuls it. */
function checkVoidedHand(event, before) {
    const { data } = event;
    const { lastHand } = before.session.play;
    const hand = lastHand?.handNo === data.handNo ? lastHand : undefined;
    const found = pokerRulesAt(event, hand?.game, before);
    if (hand === undefined || found === undefined)
        return [];
    const voided = {
        ...{ settled: data.settled, reasonCode: data.reasonCode, bets: hand.bets },
        refunds: data.refunds.map(({ betId, seat, player, amount }) => {
            const owner = player ?? (seat === undefined ? undefined : hand.players[seat]);
            return {
                ...(betId === undefined ? {} : { betId }),
                ...(owner === undefined ? {} : { player: owner }),
                amount: (0, money_1.minorFromWire)(amount),
            };
        }),
    };
    return found.rules.checks.voided(voided, found.setting);
}
/** The play after a void: its last hand is as if it had not been. */
function playAfterVoidedHand(play, { handNo, settled }) {
    if (!settled || play.lastHand?.handNo !== handNo)
        return play;
    const { before, pokerBefore = poker_session_1.NEW_POKER_SESSION } = play.lastHand;
    const { charges = [] } = play.poker ?? {};
    return {
        ...beforeItsHands(play),
        ...(before === undefined ? {} : { left: before }),
        poker: { ...pokerBefore, charges },
    };
}
function beforeItsHands({ lastHand: _hand, left: _left, poker: _poker, ...play }) {
    return play;
}
//# sourceMappingURL=circle-hand.js.map