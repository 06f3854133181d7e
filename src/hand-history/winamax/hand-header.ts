import type { MoneyStyle } from '../amounts';
import { UnexpectedText } from '../hand-fault';
import type { HandHeader, SeatedPlayer, TableLine } from '../parsed-hand';
import { readGame } from '../poker-games';
import { readRoomTime } from '../room-clock';
import { EUR, EUROS, readEuros } from './euros';

/** How every hand begins, also one that is not read, such as that of a tournament. */
export const HAND_START = /^Winamax Poker - .*HandId: #(\d+(?:-\d+)*) - /;

const HEADER = new RegExp(
  `^Winamax Poker - CashGame - HandId: #(\\d+(?:-\\d+)*) - (Holdem|Omaha) (no limit|pot limit) \\(${EUROS}/${EUROS}\\) - (.+)$`,
);

const NAMES: Readonly<Record<string, string>> = { Holdem: "Hold'em", Omaha: 'Omaha' };

/**
 * Reads the first line of a hand of a cash game in euros:
 * `Winamax Poker - CashGame - HandId: #7-1-3 - Holdem no limit (0.50€/1€) - 2013/07/13 22:10:25 UTC`.
 * Throws UnexpectedText, also for tournaments, fast tables and play money.
 */
export function readHeader(text: string): HandHeader {
  const match = HEADER.exec(text);
  if (!match) {
    throw new UnexpectedText(
      'a header such as Winamax Poker - CashGame - HandId: #1-1-1 - Holdem no limit (0.50€/1€) - TIME',
    );
  }
  const [, id, game, limit, small, big, time] = match;
  return {
    id: id!,
    ...readGame(`${NAMES[game!]} ${limit}`),
    money: EUR,
    stakes: { small: readEuros(small!), big: readEuros(big!) },
    playedAt: readRoomTime(time!),
  };
}

const TABLE = /^Table: '(.+)' \d+-max \(real money\) Seat #(\d+) is the button$/;

/** Reads `Table: 'Lugo 04' 6-max (real money) Seat #5 is the button`. */
export function readTable(text: string): TableLine {
  const match = TABLE.exec(text);
  if (!match) {
    throw new UnexpectedText("the table, such as Table: 'Lugo' 6-max (real money) Seat #5 is the button");
  }
  return { name: match[1]!, button: Number(match[2]) };
}

const SEAT = new RegExp(`^Seat (\\d+): (.+) \\(${EUROS}\\)$`);

/** Reads `Seat 1: name (100€)`. Who sits out is not marked: he is seen by his doing nothing. */
export function readSeat(text: string, _money: MoneyStyle): SeatedPlayer {
  const match = SEAT.exec(text);
  if (!match) throw new UnexpectedText('a seat such as Seat 1: Player1 (100€)');
  const [, seat, name, stack] = match;
  return { seat: Number(seat), name: name!, stack: readEuros(stack!), sittingOut: false };
}
