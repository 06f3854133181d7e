"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.HAND_START = void 0;
exports.readHeader = readHeader;
exports.readTable = readTable;
exports.readSeat = readSeat;
const amounts_1 = require("./amounts");
const hand_fault_1 = require("./hand-fault");
const poker_games_1 = require("./poker-games");
const room_clock_1 = require("./room-clock");
/** How every hand begins; also where one hand ends and the next begins. */
exports.HAND_START = /^PokerStars (?:Zoom |Home Game )?(?:Game|Hand) #(\d+):/;
const HEADER = /^PokerStars [^#]+ #(\d+):\s+(?:\{[^}]*\}\s+)?(.+?) \((.+)\) - (.+)$/;
const STAKES = new RegExp(`^${amounts_1.AMOUNT}/${amounts_1.AMOUNT}(?: - ${amounts_1.AMOUNT} Cap)?(?: -)?(?:\\s*([A-Z]{3}))?$`, 'u');
const CURRENCIES = { $: 'USD', '€': 'EUR', '£': 'GBP' };
/** ISO 4217's code for "no currency": play chips. */
const NO_CURRENCY = 'XXX';
/**
 * Reads the first line of a hand of a cash game:
 * `PokerStars Game #35602019775:  Hold'em No Limit (€0.05/€0.10 EUR) - 2009/11/20 7:12:10 ET`.
 * Throws UnexpectedText, also for a tournament.
 */
function readHeader(text) {
    if (/: (?:\{[^}]*\} )?Tournament #/.test(text))
        throw new hand_fault_1.UnexpectedText('a cash game, not a tournament');
    const match = HEADER.exec(text);
    if (!match)
        throw new hand_fault_1.UnexpectedText("a header such as PokerStars Game #1:  Hold'em No Limit ($1/$2 USD) - TIME");
    const [, id, name, parenthesis, time] = match;
    // In a mix of games the parenthesis names the game too: HORSE (Razz Limit, $0.04/$0.08 USD).
    const comma = parenthesis.lastIndexOf(', ');
    const { game, limitType } = (0, poker_games_1.readGame)(comma < 0 ? name : parenthesis.slice(0, comma));
    return {
        id: id,
        game,
        limitType,
        ...readStakes(comma < 0 ? parenthesis : parenthesis.slice(comma + 2)),
        playedAt: (0, room_clock_1.readRoomTime)(time),
    };
}
function readStakes(text) {
    const match = STAKES.exec(text);
    if (!match)
        throw new hand_fault_1.UnexpectedText('stakes such as $0.05/$0.10 USD');
    const [, small, big, cap, code] = match;
    const symbol = (0, amounts_1.symbolOf)(small);
    const money = { currency: code ?? CURRENCIES[symbol] ?? NO_CURRENCY, symbol };
    return {
        money,
        stakes: { small: (0, amounts_1.readAmount)(small, money), big: (0, amounts_1.readAmount)(big, money) },
        ...(cap !== undefined && { cap: (0, amounts_1.readAmount)(cap, money) }),
    };
}
/** Reads `Table 'Lampland' 6-max Seat #2 is the button`. */
function readTable(text) {
    const match = /^Table '(.+)'(?: \d+-max)?(?: \(Play Money\))?(?: Seat #(\d+) is the button)?$/.exec(text);
    if (!match)
        throw new hand_fault_1.UnexpectedText("the table, such as Table 'Lampland' 6-max Seat #2 is the button");
    const [, name, button] = match;
    return { name: name, ...(button !== undefined && { button: Number(button) }) };
}
const SEAT = new RegExp(`^Seat (\\d+): (.+) \\(${amounts_1.AMOUNT} in chips\\)( is sitting out)?$`, 'u');
/** Reads `Seat 1: Player1 (€2.37 in chips)`; undefined for a line that is no seat. */
function readSeat(text, money) {
    const match = SEAT.exec(text);
    if (!match) {
        if (/^Seat \d+:/.test(text))
            throw new hand_fault_1.UnexpectedText('a seat such as Seat 1: Player1 ($2 in chips)');
        return undefined;
    }
    const [, seat, name, stack, out] = match;
    return {
        seat: Number(seat),
        name: name,
        stack: (0, amounts_1.readAmount)(stack, money),
        sittingOut: out !== undefined,
    };
}
//# sourceMappingURL=hand-header.js.map