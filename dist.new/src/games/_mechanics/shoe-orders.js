"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.shoeOf = void 0;
exports.eachCard = eachCard;
exports.ordersOfUnseen = ordersOfUnseen;
const shoeOf = (left) => ({
    left: [...left],
    cards: left.reduce((total, count) => total + count, 0),
});
exports.shoeOf = shoeOf;
/**
 * Takes one card of each kind that remains, calls `then` with the kind and the number of orders so far, and puts it
 * back. The orders stay whole numbers below 2^53 for six cards from up to eight decks.
 */
function eachCard(shoe, orders, then) {
    const { left } = shoe;
    for (let kind = 0; kind < left.length; kind += 1) {
        const count = left[kind];
        if (count === 0)
            continue;
        left[kind] = count - 1;
        shoe.cards -= 1;
        then(kind, orders * count);
        shoe.cards += 1;
        left[kind] = count;
    }
}
/** In how many orders so many further cards can follow that nobody looks at. */
function ordersOfUnseen({ cards }, unseen) {
    let orders = 1;
    for (let taken = 0; taken < unseen; taken += 1)
        orders *= cards - taken;
    return orders;
}
//# sourceMappingURL=shoe-orders.js.map