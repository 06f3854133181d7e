"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.checkThirdCards = checkThirdCards;
const hand_totals_1 = require("../baccarat/hand-totals");
const third_card_1 = require("../baccarat/third-card");
const banco_seguido_1 = require("./banco-seguido");
const coup_result_1 = require("./coup-result");
/** Errors that leave the rules on third cards as they are. */
const DRAWN_AS_USUAL = new Set([
    undefined,
    'goes-on',
    'bank-follows-table',
    'bets-withdrawable',
    'annuls',
    'may-annul',
]);
/** Third cards that should not have been drawn, or should have been. */
function checkThirdCards(facts, outcome, bets) {
    const bank = outcome.cards?.bank;
    if (bank === undefined || !isHand(bank) || !DRAWN_AS_USUAL.has((0, coup_result_1.errorOf)(facts, outcome)))
        return [];
    const annulled = outcome.results.filter(({ winner }) => winner === 'annulled');
    const cloths = facts.cloths.flatMap((tableau) => {
        const cards = (0, coup_result_1.cardsOf)(outcome, tableau);
        const isPlayed = !annulled.some((result) => result.tableau === tableau);
        return isPlayed && cards !== undefined && isHand(cards) ? [{ tableau, cards }] : [];
    });
    const puntoIsFree = bets.some((bet) => (0, banco_seguido_1.isBanco)(bet) || bet.type.startsWith('banco-cloth'));
    const coup = { facts, outcome, bank, cloths, puntoIsFree };
    return [...cloths.flatMap((cloth) => checkPunto(coup, cloth)), ...checkBank(coup)];
}
const isHand = ({ length }) => length === 2 || length === 3;
const firstTwo = (cards) => (0, hand_totals_1.totalOf)(cards.slice(0, 2));
function checkPunto({ facts: { rules, drawing, cloths }, bank, puntoIsFree }, { tableau, cards }) {
    const total = firstTwo(cards);
    const on = `punto${cloths.length > 1 ? ` of cloth ${tableau}` : ''} on ${total}`;
    if ((0, hand_totals_1.isNatural)(total) || (0, hand_totals_1.isNatural)(firstTwo(bank))) {
        return (0, third_card_1.checkThirdCard)(cards, false, { rule: rules.natural, on: `${on}, the coup being over` });
    }
    if (puntoIsFree || total === drawing.puntoFreeOn)
        return [];
    const mustDraw = total <= drawing.puntoDrawsUpTo;
    return (0, third_card_1.checkThirdCard)(cards, mustDraw, { rule: mustDraw ? rules.puntoDraws : rules.puntoStands, on });
}
function checkBank(coup) {
    const { facts, bank, cloths } = coup;
    const { rules } = facts;
    const total = firstTwo(bank);
    const on = `the bank on ${total}`;
    const open = cloths.filter(({ cards }) => !(0, hand_totals_1.isNatural)(firstTwo(cards)));
    if (cloths.length === 0)
        return [];
    if ((0, hand_totals_1.isNatural)(total) || open.length === 0) {
        return (0, third_card_1.checkThirdCard)(bank, false, { rule: rules.natural, on: `${on}, the coup being over` });
    }
    const due = open.map(({ cards }) => tableSays(facts, total, cards));
    const mustFollow = followsTable(coup, due.length < cloths.length);
    const [first] = due;
    if (mustFollow !== undefined && due.every((says) => says === first)) {
        return (0, third_card_1.checkThirdCard)(bank, first === 'T', { rule: mustFollow, on: `${on}, by the table` });
    }
    return total === 0 ? (0, third_card_1.checkThirdCard)(bank, true, { rule: rules.bankDraws, on }) : [];
}
/** The rule by which the banker has to follow his table in this coup; undefined where he is free. */
function followsTable({ facts, outcome }, oneClothShowedNatural) {
    if ((0, coup_result_1.errorOf)(facts, outcome) === 'bank-follows-table')
        return facts.errors[outcome.errorRule].rule;
    if (oneClothShowedNatural)
        return facts.rules.bankFollows;
    const asked = outcome.decisions?.some(({ hand, said }) => hand === 'bank' && ASKS_FOR_THE_TABLE.test(said ?? ''));
    return asked === true ? facts.rules.bankFollows : undefined;
}
/** How a banker who asks for his table is reported. */
const ASKS_FOR_THE_TABLE = /^\s*(the )?(table|tabla)\b|^\s*la tabla\b/i;
/** What the table says for the bank against a hand of punto, a choice being read as drawing. */
function tableSays({ drawing }, bank, punto) {
    const third = punto[2];
    const cell = drawing.bankTable[bank]?.[third === undefined ? 10 : (0, hand_totals_1.pointsOf)(third)];
    return cell === 'P' ? 'P' : 'T';
}
//# sourceMappingURL=coup-drawing.js.map