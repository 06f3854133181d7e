"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.parseHand = parseHand;
const hand_fault_1 = require("./hand-fault");
const hand_header_1 = require("./hand-header");
const hand_reading_1 = require("./hand-reading");
/** Reads one hand. Throws UnexpectedText; the cursor then stands on the line at fault. */
function parseHand(cursor) {
    const first = cursor.take('a header');
    const header = (0, hand_header_1.readHeader)(first.text);
    const table = (0, hand_header_1.readTable)(cursor.take('the table').text);
    const seats = takeSeats(cursor, header.money);
    const reading = new hand_reading_1.HandReading({ money: header.money, family: header.game.family, seats });
    reading.takePlay(cursor);
    reading.takeSummary(cursor);
    return { line: first.line, header, table, seats, ...reading.outcome() };
}
function takeSeats(cursor, money) {
    const seats = [];
    for (let line = cursor.peek(); line && /^Seat \d+:/.test(line.text); line = cursor.peek()) {
        const seat = (0, hand_header_1.readSeat)(cursor.take('a seat').text, money);
        if (seats.some((other) => other.seat === seat.seat || other.name === seat.name)) {
            throw new hand_fault_1.UnexpectedText('every seat and every player once');
        }
        seats.push(seat);
    }
    if (seats.length === 0)
        throw new hand_fault_1.UnexpectedText('at least one seat after the table');
    return seats;
}
//# sourceMappingURL=parse-hand.js.map