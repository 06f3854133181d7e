"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.readSummaryLine = readSummaryLine;
const money_1 = require("../../../src/kernel/money");
const amounts_1 = require("./amounts");
const cards_1 = require("./cards");
const hand_fault_1 = require("./hand-fault");
const table_talk_1 = require("./table-talk");
/** Reads one line of the summary. Throws UnexpectedText when it begins like one it knows and goes on otherwise. */
function readSummaryLine(text, context) {
    return (readTotal(text, context.money) ??
        readBoard(text) ??
        readSeatResult(text, context) ?? { kind: (0, table_talk_1.isTableTalk)(text) ? 'talk' : 'unknown' });
}
const TOTAL = new RegExp(`^Total pot ${amounts_1.AMOUNT}((?: (?:Main|Side) pot(?:-\\d+)? ${amounts_1.AMOUNT}\\.)*) \\| Rake ${amounts_1.AMOUNT}$`, 'u');
const PART = new RegExp(`(Main|Side) pot(?:-\\d+)? ${amounts_1.AMOUNT}\\.`, 'gu');
/** `Total pot $1.08 Main pot $0.42. Side pot $0.61. | Rake $0.05`; three pots are Main pot, Side pot-1, Side pot-2. */
function readTotal(text, money) {
    if (!text.startsWith('Total pot'))
        return undefined;
    const match = TOTAL.exec(text);
    if (!match)
        throw new hand_fault_1.UnexpectedText('Total pot $1 | Rake $0.05');
    const parts = [...match[2].matchAll(PART)];
    if (parts.some((part, index) => (part[1] === 'Main') !== (index === 0))) {
        throw new hand_fault_1.UnexpectedText('the main pot first and then the side pots');
    }
    return {
        kind: 'total',
        totalPot: (0, amounts_1.readAmount)(match[1], money),
        pots: parts.map((part) => (0, amounts_1.readAmount)(part[2], money)),
        rake: (0, amounts_1.readAmount)(match.at(-1), money),
    };
}
function readBoard(text) {
    const match = /^(?:(?:FIRST|SECOND) )?Board \[(.*)\]$/.exec(text);
    return match ? { kind: 'board', cards: (0, cards_1.readCards)(match[1]) } : undefined;
}
const WON = new RegExp(`(?:collected|won) \\(${amounts_1.AMOUNT}\\)`, 'gu');
/** `Seat 2: Player2 (button) showed [Qd 5c Qs Ac 4d] and won ($0.43) with a pair of Queens`. */
function readSeatResult(text, { seats, money }) {
    const match = /^Seat (\d+): (.+)$/.exec(text);
    if (!match)
        return undefined;
    const player = seats.find(({ seat }) => seat === Number(match[1]));
    if (!player || !match[2].startsWith(`${player.name} `)) {
        throw new hand_fault_1.UnexpectedText('a seat of this hand with the name of its player');
    }
    const result = match[2].slice(player.name.length);
    const wins = [...result.matchAll(WON)];
    if (wins.length !== (result.match(/ (?:collected|won) \(/g) ?? []).length) {
        throw new hand_fault_1.UnexpectedText('an amount after "won" or "collected"');
    }
    const known = readRevealed(result);
    return {
        kind: 'seat',
        seat: player.seat,
        won: (0, money_1.sumMinor)(wins.map((win) => (0, amounts_1.readAmount)(win[1], money))),
        ...(known && { known }),
    };
}
function readRevealed(result) {
    const match = / (showed|mucked) \[([^\]]*)\]/.exec(result);
    return match ? { cards: (0, cards_1.readCards)(match[2]), shown: match[1] === 'showed' } : undefined;
}
//# sourceMappingURL=summary-lines.js.map