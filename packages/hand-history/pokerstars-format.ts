import { lineFormat } from './parse-hand';
import { readPlayLine } from './pokerstars-actions';
import { readSummaryLine } from './pokerstars-summary';
import { type Minor, sumMinor } from '../../src/kernel/money';
import type { Collection, HandHeader, ParsedHand, SeatedPlayer, TableLine, MoneyStyle } from './parsed-hand';
import { readGame, AMOUNT, readAmount, symbolOf } from './parsed-hand';
import { withoutUncalledBet } from './hand-checks';
import { UnexpectedText } from './hand-fault';
import { readRoomTime } from './room-clock';

/** Hands of 2005 have no line for a returned bet. Hands of 2009 have it, so that its absence is a contradiction. */
const LAST_DAY_WITHOUT_RETURNS = '2005-12-31';

/**
 * Adds what the lines of this room leave out: the return of an uncalled bet (in 2005), and the winnings of a player who
 * cashed out. The room then pays the player a price and keeps what his cards win. The pot is still awarded by the cards: the
 * summary states the amount, but no line reports a collection.
 */
function completeHand(hand: ParsedHand): ParsedHand {
  const returned =
    hand.header.playedAt.day <= LAST_DAY_WITHOUT_RETURNS && !hand.cancelled ? withoutUncalledBet(hand) : hand;
  return hand.cashOuts.reduce(withAwardOfCashOut, returned);
}

function withAwardOfCashOut(hand: ParsedHand, { line, seat }: ParsedHand['cashOuts'][number]): ParsedHand {
  const { collections, summary } = hand;
  const collected = collections.filter((collection) => collection.seat === seat);
  const won = (summary.won.get(seat) ?? 0n) - sumMinor(collected.map(({ amount }) => amount));
  const awards = shareOut(won, hand).map(({ pot, amount }): Collection => ({ line, seat, pot, amount }));
  return { ...hand, collections: [...collections, ...awards] };
}

/** Divides an amount among its pots: the only one, or those without a collection, main pot first. */
function shareOut(amount: Minor, { collections, summary }: ParsedHand): Pick<Collection, 'pot' | 'amount'>[] {
  if (amount <= 0n) return [];
  if (summary.pots.length === 0) return [{ pot: 0, amount }];
  let left = amount;
  return summary.pots.flatMap((stated, pot) => {
    if (left === 0n || collections.some((collection) => collection.pot === pot)) return [];
    const part = stated < left ? stated : left;
    left -= part;
    return [{ pot, amount: part }];
  });
}

const HAND_START = /^PokerStars (?:Zoom |Home Game )?(?:Game|Hand) #(\d+):/;

const HEADER = /^PokerStars [^#]+ #(\d+):\s+(?:\{[^}]*\}\s+)?(.+?) \((.+)\) - (.+)$/;
const STAKES = new RegExp(`^${AMOUNT}/${AMOUNT}(?: - ${AMOUNT} Cap)?(?: -)?(?:\\s*([A-Z]{3}))?$`, 'u');
const CURRENCIES: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** ISO 4217's code for "no currency": play chips. */
const NO_CURRENCY = 'XXX';

const SEAT = new RegExp(`^Seat (\\d+): (.+) \\(${AMOUNT} in chips\\)( is sitting out)?$`, 'u');

/** The format of PokerStars, of 2009 and with its changes from 2005 to 2025, and of rooms with nearly the same format. */
export const POKERSTARS = lineFormat({
  name: 'PokerStars',
  handStart: HAND_START,
  readHeader,
  readTable,
  readSeat,
  readPlayLine,
  readSummaryLine,
  complete: completeHand,
});

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
