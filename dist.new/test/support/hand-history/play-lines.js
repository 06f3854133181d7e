"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readPlayLine = readPlayLine;
const amounts_1 = require("./amounts");
const cards_1 = require("./cards");
const hand_fault_1 = require("./hand-fault");
const player_actions_1 = require("./player-actions");
const table_talk_1 = require("./table-talk");
/** Reads one line of the play. Throws UnexpectedText when a line begins like one it knows and goes on otherwise. */
function readPlayLine(text, context) {
    return (readMarker(text, context) ??
        readActLine(text, context) ??
        readReturn(text, context) ??
        readCollection(text, context) ??
        readDeal(text, context) ??
        readRemark(text));
}
/** Betting rounds by the name of their marker; the last card of stud is called the river too. */
const STREETS = {
    'HOLE CARDS': 1,
    'DEALING HANDS': 1,
    '3rd STREET': 1,
    FLOP: 2,
    DRAW: 2,
    'FIRST DRAW': 2,
    '4th STREET': 2,
    TURN: 3,
    'SECOND DRAW': 3,
    '5th STREET': 3,
    'THIRD DRAW': 4,
    '6th STREET': 4,
    '7th STREET': 5,
};
function readMarker(text, context) {
    const name = /^\*\*\* (.+?) \*\*\*(?: \[.*\])?$/.exec(text)?.[1];
    if (name === undefined)
        return undefined;
    if (name === 'SUMMARY')
        return { kind: 'summary' };
    // A hand that is run twice has a first and a second of the cards that came after the bets.
    const once = name.replace(/^(?:FIRST|SECOND) (?=FLOP|TURN|RIVER|SHOW)/, '');
    if (once === 'SHOW DOWN')
        return { kind: 'showdown' };
    const street = once === 'RIVER' ? (context.family === 'stud' ? 5 : 4) : STREETS[once];
    if (street === undefined)
        throw new hand_fault_1.UnexpectedText('a marker such as *** FLOP *** [2c 3d 4h]');
    return { kind: 'street', street };
}
function readActLine(text, { seats, money }) {
    const player = seats
        .filter(({ name }) => text.startsWith(`${name}: `))
        .sort((one, other) => other.name.length - one.name.length)[0];
    if (!player)
        return refuseStranger(text);
    const act = (0, player_actions_1.readAct)(text.slice(player.name.length + 2), money);
    return act && { kind: 'act', seat: player.seat, act };
}
/** Somebody without a seat cannot act; what anybody says in the chat, and whether he sits out, does not matter. */
function refuseStranger(text) {
    const acts = /^[^:]+: (?:posts|brings in|folds|checks|calls|bets|raises|completes|discards)\b/.test(text);
    if (acts && !(0, table_talk_1.isTableTalk)(text))
        throw new hand_fault_1.UnexpectedText('an action of a player who has a seat');
    return undefined;
}
const RETURNED = new RegExp(`^Uncalled bet \\(${amounts_1.AMOUNT}\\) returned to (.+)$`, 'u');
function readReturn(text, { seats, money }) {
    if (!text.startsWith('Uncalled bet '))
        return undefined;
    const [, amount, name] = RETURNED.exec(text) ?? [];
    const player = seats.find((seated) => seated.name === name);
    if (!player)
        throw new hand_fault_1.UnexpectedText('Uncalled bet ($0.10) returned to a player who has a seat');
    return { kind: 'returned', seat: player.seat, amount: (0, amounts_1.readAmount)(amount, money) };
}
const COLLECTED = new RegExp(`^(.+) collected ${amounts_1.AMOUNT} from (?:the )?(?:(main )?pot|side pot(?:-(\\d+))?)$`, 'u');
function readCollection(text, { seats, money }) {
    if (!/ collected .* pot(?:-\d+)?$/.test(text))
        return undefined;
    const [, name, amount, , sidePot] = COLLECTED.exec(text) ?? [];
    const player = seats.find((seated) => seated.name === name);
    if (!player)
        throw new hand_fault_1.UnexpectedText('a player who has a seat and collected $0.10 from pot');
    const pot = / side pot(?:-\d+)?$/.test(text) ? Number(sidePot ?? 1) : 0;
    return { kind: 'collected', seat: player.seat, amount: (0, amounts_1.readAmount)(amount, money), pot };
}
function readDeal(text, { seats }) {
    const match = /^Dealt to (.+?)((?: \[[^\]]*\])+)$/.exec(text);
    const player = match && seats.find(({ name }) => name === match[1]);
    if (!player)
        return undefined;
    return { kind: 'dealt', seat: player.seat, cards: (0, cards_1.readCards)(match[2].replaceAll(/[[\]]/g, '')) };
}
function readRemark(text) {
    if (text === 'Pair on board - a double bet is allowed')
        return { kind: 'double-bet' };
    if (/^Hand cancel+ed$/.test(text))
        return { kind: 'cancelled' };
    return { kind: (0, table_talk_1.isTableTalk)(text) ? 'talk' : 'unknown' };
}
//# sourceMappingURL=play-lines.js.map