"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.playHand = playHand;
const shoe_1 = require("../shoe");
const betting_round_1 = require("./betting-round");
const poker_hand_1 = require("./poker-hand");
/** A hand without limits, of three players or more. */
function playHand(variant, { seated, button, bigBlind }, chance) {
    const { own, boardAt, forced, opensWith } = variant;
    const deck = openableDeck(variant, seated.length, chance);
    const fromSmallBlind = rotated(seated, button + 1);
    const players = fromSmallBlind.map(({ seat, guest }) => {
        const cards = deck.splice(-own);
        return {
            ...{ seat, guest, cards, mood: chance.below(60), mayOpen: opensWith?.(cards) ?? true },
            ...{ stack: guest.free, put: 0n, putInRound: 0n, folded: false },
        };
    });
    const actions = [];
    let dealt = 0;
    for (const [index, cards] of boardAt.entries()) {
        if (standing(players).length < 2)
            break;
        dealt = cards;
        const order = opensWith === undefined ? players : fromOpener(players, actions);
        actions.push(...bettingOn(index + 1, order, { forced, opensWith, bigBlind, chance }));
    }
    const showdown = standing(players).length > 1 ? standing(players) : [];
    const onBoard = showdown.length > 0 ? Math.max(...boardAt) : dealt;
    const board = onBoard === 0 ? [] : deck.splice(-Math.max(...boardAt)).slice(0, onBoard);
    return { players, actions, board, showdown };
}
/** A shuffled deck; where a game is opened with certain cards, one that gives them to somebody. */
function openableDeck({ own, opensWith }, players, chance) {
    for (;;) {
        const deck = chance.shuffled(shoe_1.DECK);
        const hands = Array.from({ length: players }, (_, at) => deck.slice(deck.length - own * (at + 1)).slice(0, own));
        if (opensWith === undefined || hands.some(opensWith))
            return deck;
    }
}
const standing = (players) => players.filter(({ folded }) => !folded);
/** Who opened the pot speaks first in the rounds after the first one. */
function fromOpener(players, actions) {
    const opener = actions.find(({ action }) => action === 'bet')?.seat;
    return rotated(players, Math.max(0, players.findIndex(({ seat }) => seat === opener)));
}
function bettingOn(street, players, { forced, opensWith, bigBlind, chance }) {
    for (const player of players)
        player.putInRound = 0n;
    if (street > 1) {
        if (players.filter(poker_hand_1.canAct).length < 2)
            return [];
        return new betting_round_1.BettingRound(street, players, bigBlind).play(chance).actions;
    }
    if (forced === 'antes') {
        const antes = new betting_round_1.BettingRound(0, players, bigBlind);
        for (const player of players)
            antes.force(player, 'ante', bigBlind / 2n);
        for (const player of players)
            player.putInRound = 0n;
        const round = new betting_round_1.BettingRound(street, players, bigBlind, opensWith !== undefined);
        return [...antes.actions, ...round.play(chance).actions];
    }
    const [small, big] = players;
    const blinds = new betting_round_1.BettingRound(0, players, bigBlind);
    blinds.force(small, 'small-blind', bigBlind / 2n);
    blinds.force(big, 'big-blind', bigBlind);
    const fromLeftOfBigBlind = rotated(players, 2);
    const { actions } = new betting_round_1.BettingRound(street, fromLeftOfBigBlind, bigBlind).play(chance);
    return [...blinds.actions, ...actions];
}
const rotated = (items, by) => {
    const at = by % items.length;
    return [...items.slice(at), ...items.slice(0, at)];
};
//# sourceMappingURL=play-hand.js.map