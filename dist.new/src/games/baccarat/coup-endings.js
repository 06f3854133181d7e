"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.countEndings = countEndings;
const shoe_orders_1 = require("../_mechanics/shoe-orders");
const drawing_1 = require("./drawing");
/** The shoe by points: tens and figures, which count nothing, are four of thirteen ranks. */
const fullShoe = (decks) => (0, shoe_orders_1.shoeOf)(Array.from({ length: 10 }, (_, points) => decks * (points === 0 ? 16 : 4)));
/** Goes through the points of the first four cards, then through the third cards as the rules draw them. */
function countEndings(game, count) {
    const shoe = fullShoe(game.decks);
    (0, shoe_orders_1.eachCard)(shoe, 1, (p1, first) => (0, shoe_orders_1.eachCard)(shoe, first, (b1, second) => (0, shoe_orders_1.eachCard)(shoe, second, (p2, third) => (0, shoe_orders_1.eachCard)(shoe, third, (b2, orders) => drawThird(game, shoe, { punto: (p1 + p2) % 10, banca: (b1 + b2) % 10, orders }, count)))));
}
function drawThird(game, shoe, four, count) {
    const { punto, banca, orders } = four;
    if (!(0, drawing_1.puntoDraws)(game, punto, banca))
        return bancaThird(game, shoe, { four, punto, orders }, count);
    (0, shoe_orders_1.eachCard)(shoe, orders, (third, drawn) => bancaThird(game, shoe, { four, punto: (punto + third) % 10, orders: drawn, third }, count));
}
function bancaThird(game, shoe, done, count) {
    const { four, punto, orders } = done;
    const end = (banca, dealt) => {
        const unseen = shoe.cards - (game.decks * 52 - CARDS_OF_A_COUP);
        count(punto, banca, dealt * (0, shoe_orders_1.ordersOfUnseen)(shoe, unseen));
    };
    const { banca } = four;
    const column = done.third === undefined ? {} : { third: done.third };
    if ((0, drawing_1.bancaDraws)(game, { punto: four.punto, banca, ...column })) {
        (0, shoe_orders_1.eachCard)(shoe, orders, (third, drawn) => end((banca + third) % 10, drawn));
    }
    else
        end(banca, orders);
}
const CARDS_OF_A_COUP = 6;
//# sourceMappingURL=coup-endings.js.map