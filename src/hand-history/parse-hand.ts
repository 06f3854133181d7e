import type { MoneyStyle } from './amounts';
import { UnexpectedText } from './hand-fault';
import type { LineDialect } from './hand-lines';
import { HandReading } from './hand-reading';
import type { LineCursor } from './line-cursor';
import type { ParsedHand, SeatedPlayer } from './parsed-hand';

/** Reads one hand. Throws UnexpectedText; the cursor then stands on the line at fault. */
export function parseHand(cursor: LineCursor, dialect: LineDialect): ParsedHand {
  const first = cursor.take('a header');
  const header = dialect.readHeader(first.text);
  const table = dialect.readTable(cursor.take('the table').text);
  const seats = takeSeats(cursor, header.money, dialect);
  const reading = new HandReading({ money: header.money, family: header.game.family, seats }, dialect);
  reading.takePlay(cursor);
  reading.takeSummary(cursor);
  return { line: first.line, header, table, seats, ...reading.outcome() };
}

function takeSeats(cursor: LineCursor, money: MoneyStyle, dialect: LineDialect): readonly SeatedPlayer[] {
  const seats: SeatedPlayer[] = [];
  for (let line = cursor.peek(); line && /^Seat \d+:/.test(line.text); line = cursor.peek()) {
    const seat = dialect.readSeat(cursor.take('a seat').text, money)!;
    if (seats.some((other) => other.seat === seat.seat || other.name === seat.name)) {
      throw new UnexpectedText('every seat and every player once');
    }
    seats.push(seat);
  }
  if (seats.length === 0) throw new UnexpectedText('at least one seat after the table');
  return seats;
}
