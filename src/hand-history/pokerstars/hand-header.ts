import { AMOUNT, type MoneyStyle, readAmount, symbolOf } from '../amounts';
import { UnexpectedText } from '../hand-fault';
import type { HandHeader, SeatedPlayer, TableLine } from '../parsed-hand';
import { readGame } from '../poker-games';
import { readRoomTime } from '../room-clock';

/** How every hand begins; also where one hand ends and the next begins. */
export const HAND_START = /^PokerStars (?:Zoom |Home Game )?(?:Game|Hand) #(\d+):/;

const HEADER = /^PokerStars [^#]+ #(\d+):\s+(?:\{[^}]*\}\s+)?(.+?) \((.+)\) - (.+)$/;
const STAKES = new RegExp(`^${AMOUNT}/${AMOUNT}(?: - ${AMOUNT} Cap)?(?: -)?(?:\\s*([A-Z]{3}))?$`, 'u');
const CURRENCIES: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
/** ISO 4217's code for "no currency": play chips. */
const NO_CURRENCY = 'XXX';

/**
 * Reads the first line of a hand of a cash game:
 * `PokerStars Game #35602019775:  Hold'em No Limit (€0.05/€0.10 EUR) - 2009/11/20 7:12:10 ET`.
 * Throws UnexpectedText, also for a tournament.
 */
export function readHeader(text: string): HandHeader {
  if (/: (?:\{[^}]*\} )?Tournament #/.test(text)) throw new UnexpectedText('a cash game, not a tournament');
  const match = HEADER.exec(text);
  if (!match)
    throw new UnexpectedText("a header such as PokerStars Game #1:  Hold'em No Limit ($1/$2 USD) - TIME");
  const [, id, name, parenthesis, time] = match;
  // In a mix of games the parenthesis names the game too: HORSE (Razz Limit, $0.04/$0.08 USD).
  const comma = parenthesis!.lastIndexOf(', ');
  const { game, limitType } = readGame(comma < 0 ? name! : parenthesis!.slice(0, comma));
  return {
    id: id!,
    game,
    limitType,
    ...readStakes(comma < 0 ? parenthesis! : parenthesis!.slice(comma + 2)),
    playedAt: readRoomTime(time!),
  };
}

function readStakes(text: string): Pick<HandHeader, 'money' | 'stakes' | 'cap'> {
  const match = STAKES.exec(text);
  if (!match) throw new UnexpectedText('stakes such as $0.05/$0.10 USD');
  const [, small, big, cap, code] = match;
  const symbol = symbolOf(small!);
  const money: MoneyStyle = { currency: code ?? CURRENCIES[symbol] ?? NO_CURRENCY, symbol };
  return {
    money,
    stakes: { small: readAmount(small!, money), big: readAmount(big!, money) },
    ...(cap !== undefined && { cap: readAmount(cap, money) }),
  };
}

/** Reads `Table 'Lampland' 6-max Seat #2 is the button`. */
export function readTable(text: string): TableLine {
  const match = /^Table '(.+)'(?: \d+-max)?(?: \(Play Money\))?(?: Seat #(\d+) is the button)?$/.exec(text);
  if (!match) throw new UnexpectedText("the table, such as Table 'Lampland' 6-max Seat #2 is the button");
  const [, name, button] = match;
  return { name: name!, ...(button !== undefined && { button: Number(button) }) };
}

const SEAT = new RegExp(`^Seat (\\d+): (.+) \\(${AMOUNT} in chips\\)( is sitting out)?$`, 'u');

/** Reads `Seat 1: Player1 (€2.37 in chips)`; undefined for a line that is no seat. */
export function readSeat(text: string, money: MoneyStyle): SeatedPlayer | undefined {
  const match = SEAT.exec(text);
  if (!match) {
    if (/^Seat \d+:/.test(text)) throw new UnexpectedText('a seat such as Seat 1: Player1 ($2 in chips)');
    return undefined;
  }
  const [, seat, name, stack, out] = match;
  return {
    seat: Number(seat),
    name: name!,
    stack: readAmount(stack!, money),
    sittingOut: out !== undefined,
  };
}
