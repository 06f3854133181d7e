import { sumMinor } from '../../src/kernel/money';
import { AMOUNT, type MoneyStyle, readAmount, readCards, readPlayerCards } from './parsed-hand';
import { UnexpectedText } from './hand-fault';
import { type LineContext, readResultOfSeat, type RevealedCards, type SummaryLine } from './hand-lines';

/** Reads one line of the summary. @throws UnexpectedText if a line begins like a known one and continues differently */
export function readSummaryLine(text: string, context: LineContext): SummaryLine {
  return (
    readTotal(text, context.money) ??
    readBoard(text) ??
    readSeatResult(text, context) ?? { kind: isTableTalk(text) ? 'talk' : 'unknown' }
  );
}

const TOTAL = new RegExp(
  `^Total pot ${AMOUNT}((?: (?:Main|Side) pot(?:-\\d+)? ${AMOUNT}\\.)*) \\| Rake ${AMOUNT}$`,
  'u',
);
const PART = new RegExp(`(Main|Side) pot(?:-\\d+)? ${AMOUNT}\\.`, 'gu');

/** `Total pot $1.08 Main pot $0.42. Side pot $0.61. | Rake $0.05`; three pots are Main pot, Side pot-1, Side pot-2. */
function readTotal(text: string, money: MoneyStyle): SummaryLine | undefined {
  if (!text.startsWith('Total pot')) return undefined;
  const match = TOTAL.exec(text);
  if (!match) throw new UnexpectedText('Total pot $1 | Rake $0.05');
  const parts = [...match[2]!.matchAll(PART)];
  if (parts.some((part, index) => (part[1] === 'Main') !== (index === 0))) {
    throw new UnexpectedText('the main pot first and then the side pots');
  }
  return {
    kind: 'total',
    totalPot: readAmount(match[1]!, money),
    pots: parts.map((part) => readAmount(part[2]!, money)),
    rake: readAmount(match.at(-1)!, money),
  };
}

function readBoard(text: string): SummaryLine | undefined {
  const match = /^(?:(?:FIRST|SECOND) )?Board \[(.*)\]$/.exec(text);
  return match ? { kind: 'board', cards: readCards(match[1]!) } : undefined;
}

const WON = new RegExp(`(?:collected|won) \\(${AMOUNT}\\)`, 'gu');

/** `Seat 2: Player2 (button) showed [Qd 5c Qs Ac 4d] and won ($0.43) with a pair of Queens`. */
function readSeatResult(text: string, context: LineContext): SummaryLine | undefined {
  const line = readResultOfSeat(text, context);
  if (line === undefined) return undefined;
  const { seat, result } = line;
  const wins = [...result.matchAll(WON)];
  if (wins.length !== (result.match(/ (?:collected|won) \(/g) ?? []).length) {
    throw new UnexpectedText('an amount after "won" or "collected"');
  }
  const known = readRevealed(result);
  return {
    kind: 'seat',
    seat,
    won: sumMinor(wins.map((win) => readAmount(win[1]!, context.money))),
    ...(known && { known }),
  };
}

function readRevealed(result: string): RevealedCards | undefined {
  const match = / (showed|mucked) \[([^\]]*)\]/.exec(result);
  return match ? { cards: readPlayerCards(match[2]!), shown: match[1] === 'showed' } : undefined;
}

/** Lines without money between the actions: arrivals, departures, chat, messages of the dealer. */
const TALK: readonly RegExp[] = [
  / said, ".*"?$/,
  /:? (?:is sitting out|sits out)$/,
  / (?:joins the table at seat #\d+|leaves the table|has returned)$/,
  / (?:is connected|is disconnected)$/,
  / has timed out(?: while (?:being )?disconnected)?$/,
  / (?:was removed from the table for failing to post|has requested TIME)$/,
  / will be allowed to play after the button$/,
  /^Betting is capped$/,
  /^The deck is reshuffled$/,
  /^No low hand qualified$/,
  /^Hand was run twice$/,
];

export const isTableTalk = (text: string): boolean => TALK.some((pattern) => pattern.test(text));
