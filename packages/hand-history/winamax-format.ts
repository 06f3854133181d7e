import { lineFormat } from './parse-hand';
import { EUR, EUROS, readEuros, readPlayLine } from './winamax-play-lines';
import { type Minor, sumMinor } from '../../src/kernel/money';
import type { Collection, HandHeader, ParsedHand, SeatedPlayer, TableLine, MoneyStyle } from './parsed-hand';
import { readGame, readCards } from './parsed-hand';
import { withJoinedPots, withoutUncalledBet } from './hand-checks';
import { UnexpectedText } from './hand-fault';
import { type LineContext, readResultOfSeat, type SummaryLine } from './hand-lines';
import { readRoomTime } from './room-clock';

/**
 * Adds what the lines of this room leave out.
 *
 * - No line reports the return of an uncalled bet. It is derived from the betting.
 * - The summary does not divide the total; the pots are derived from the collections. One collection may contain the
 *   winnings of a player from main and side pot.
 * - Sitting out is not marked; a player without any action sits out.
 */
function completeHand(hand: ParsedHand): ParsedHand {
  const called = withoutUncalledBet(hand);
  const summary = { ...called.summary, pots: collectedByPot(called.collections) };
  return {
    ...withJoinedPots({ ...called, summary }),
    seats: hand.seats.map((seated) => ({
      ...seated,
      sittingOut: hand.actions.every(({ seat }) => seat !== seated.seat),
    })),
  };
}

function collectedByPot(collections: readonly Collection[]): readonly Minor[] {
  const last = Math.max(0, ...collections.map(({ pot }) => pot));
  if (last === 0) return [];
  return Array.from({ length: last + 1 }, (_, index) =>
    sumMinor(collections.filter(({ pot }) => pot === index).map(({ amount }) => amount)),
  );
}

/** Reads one line of the summary. @throws UnexpectedText if a line begins like a known one and continues differently */
const readSummaryLine = (text: string, context: LineContext): SummaryLine =>
  readTotal(text) ?? readBoard(text) ?? readSeatResult(text, context) ?? { kind: 'unknown' };

const TOTAL = new RegExp(`^Total pot ${EUROS} \\| (?:No rake|Rake ${EUROS})$`);

/** `Total pot 5.70€ | Rake 0.30€`: this room states the pot after the rake; 6.00€ before it. */
function readTotal(text: string): SummaryLine | undefined {
  if (!text.startsWith('Total pot')) return undefined;
  const match = TOTAL.exec(text);
  if (!match) throw new UnexpectedText('Total pot 5.70€ | Rake 0.30€');
  const rake = match[2] === undefined ? 0n : readEuros(match[2]);
  return { kind: 'total', totalPot: readEuros(match[1]!) + rake, pots: [], rake };
}

function readBoard(text: string): SummaryLine | undefined {
  const match = /^Board: \[([^\]]*)\]$/.exec(text);
  return match ? { kind: 'board', cards: readCards(match[1]!) } : undefined;
}

const PLACE = String.raw`(?: \((?:button|small blind|big blind)\))*`;
const WON = new RegExp(`^${PLACE}(?: showed \\[[^\\]]*\\] and)? won ${EUROS}(?: with .*)?$`);
const SHOWED = new RegExp(`^${PLACE} showed \\[([^\\]]*)\\]`);

/** `Seat 3: name (big blind) showed [Ah Kd] and won 5.70€ with One pair : Aces`. */
function readSeatResult(text: string, context: LineContext): SummaryLine | undefined {
  const line = readResultOfSeat(text, context);
  if (line === undefined) return undefined;
  const { seat, result } = line;
  const won = WON.exec(result)?.[1];
  if (won === undefined && / won /.test(result)) throw new UnexpectedText('an amount after "won"');
  const shown = SHOWED.exec(result)?.[1];
  return {
    kind: 'seat',
    seat,
    won: won === undefined ? 0n : readEuros(won),
    ...(shown !== undefined && { known: { cards: readCards(shown), shown: true } }),
  };
}

/** The beginning of every hand, also of tournaments, which are refused. */
const HAND_START = /^Winamax Poker - .*HandId: #(\d+(?:-\d+)*) - /;

const HEADER = new RegExp(
  `^Winamax Poker - CashGame - HandId: #(\\d+(?:-\\d+)*) - (Holdem|Omaha) (no limit|pot limit) \\(${EUROS}/${EUROS}\\) - (.+)$`,
);

const NAMES: Readonly<Record<string, string>> = { Holdem: "Hold'em", Omaha: 'Omaha' };

const TABLE = /^Table: '(.+)' \d+-max \(real money\) Seat #(\d+) is the button$/;

const SEAT = new RegExp(`^Seat (\\d+): (.+) \\(${EUROS}\\)$`);

export const WINAMAX = lineFormat({
  name: 'Winamax',
  handStart: HAND_START,
  readHeader,
  readTable,
  readSeat,
  readPlayLine,
  readSummaryLine,
  complete: completeHand,
});

/**
 * Reads the first line of a hand of a cash game in euros:
 * `Winamax Poker - CashGame - HandId: #7-1-3 - Holdem no limit (0.50€/1€) - 2013/07/13 22:10:25 UTC`.
 * Throws UnexpectedText, also for tournaments, fast tables and play money.
 */
function readHeader(text: string): HandHeader {
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

/** Reads `Table: 'Lugo 04' 6-max (real money) Seat #5 is the button`. */
function readTable(text: string): TableLine {
  const match = TABLE.exec(text);
  if (!match) {
    throw new UnexpectedText("the table, such as Table: 'Lugo' 6-max (real money) Seat #5 is the button");
  }
  return { name: match[1]!, button: Number(match[2]) };
}

/** Reads `Seat 1: name (100€)`. The line does not mark players who sit out; see `completeHand`. */
function readSeat(text: string, _money: MoneyStyle): SeatedPlayer {
  const match = SEAT.exec(text);
  if (!match) throw new UnexpectedText('a seat such as Seat 1: Player1 (100€)');
  const [, seat, name, stack] = match;
  return { seat: Number(seat), name: name!, stack: readEuros(stack!), sittingOut: false };
}
