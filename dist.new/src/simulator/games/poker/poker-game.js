"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.pokerGame = void 0;
const play_hand_1 = require("./play-hand");
const settled_hand_1 = require("./settled-hand");
const SECONDS_OF_HAND = [80, 150];
/** In how many of a hundred hands the winner gives the dealer a chip. */
const TIPS = 12;
/** A game of circle poker without limits: raises, all-ins with their side pots, and a rake dropped into the cagnotte. */
const pokerGame = (letters, variant) => ({
    rules: variant.rules,
    letters,
    kinds: [
        {
            minimum: 1000n,
            seats: 8,
            imprest: 1500000n,
            staff: { 'table-chief': 1, croupier: 1, cambista: 1 },
        },
    ],
    play: (tray, chance, until) => play(variant, { tray, chance, until }),
});
exports.pokerGame = pokerGame;
function* play(variant, { tray, chance, until }) {
    const { minimum: bigBlind } = tray.place.kind;
    for (let handNo = 1; tray.house.agenda.now < until; handNo += 1) {
        tray.clearSeats(bigBlind * 4n);
        yield* tray.ableToSell();
        tray.fillSeats(variant.players, bigBlind * 20n);
        playOne(variant, { tray, chance }, handNo);
        yield chance.between(...SECONDS_OF_HAND);
    }
}
function playOne(variant, { tray, chance }, handNo) {
    const { minimum: bigBlind } = tray.place.kind;
    const { currency } = tray.house.name;
    const seated = [...tray.seats]
        .sort(([one], [other]) => one - other)
        .map(([seat, guest]) => ({ seat, guest }));
    const button = variant.forced === 'blinds' ? handNo % seated.length : undefined;
    const buttonSeat = button === undefined ? undefined : seated[button].seat;
    const hand = (0, play_hand_1.playHand)(variant, { seated, button: button ?? 0, bigBlind }, chance);
    const settled = (0, settled_hand_1.settledHand)(variant.rules, hand, { currency, button: buttonSeat });
    const { actions, pots, awards, rake } = settled;
    for (const { guest, put } of hand.players)
        guest.chips -= put;
    for (const { seat, amount } of [...awards, ...returned(actions)])
        tray.seats.get(seat).chips += amount;
    tray.cagnotte += rake;
    tray.report({
        type: 'cagnotte.hand.played.v1',
        data: {
            ...{
                currency,
                handNo: `${tray.place.table}-${handNo}`,
                game: variant.rules.code,
                limitType: 'no-limit',
            },
            ...(buttonSeat === undefined ? {} : { button: buttonSeat }),
            stakes: { small: bigBlind / 2n, big: bigBlind },
            seats: hand.players.map(({ seat, guest, stack }) => ({ seat, player: guest.id, stack })),
            actions,
            ...(hand.board.length === 0 ? {} : { boards: [hand.board] }),
            cards: hand.showdown.map(({ seat, cards }) => ({ seat, cards, shown: true })),
            pots: pots.map((amount) => ({ amount })),
            awards: awards.map(({ seat, potNo, amount }) => ({ seat, pot: potNo, amount })),
            rake: { due: rake, dropped: rake },
        },
    });
    if (chance.percent(TIPS))
        tray.tip(tray.seats.get(awards[0].seat), bigBlind / 2n);
}
const returned = (actions) => actions.flatMap(({ seat, action, amount }) => action === 'uncalled-returned' && amount !== undefined ? [{ seat, amount }] : []);
//# sourceMappingURL=poker-game.js.map