import type { Minor } from '../../src/kernel/money';
import type {
  MoneyStyle,
  ActionKind,
  GameFamily,
  HandHeader,
  ParsedHand,
  SeatedPlayer,
  TableLine,
} from './parsed-hand';
import { UnexpectedText } from './hand-fault';

export interface LineContext {
  readonly money: MoneyStyle;
  readonly family: GameFamily;
  readonly seats: readonly SeatedPlayer[];
}

export type PlayLine =
  | { readonly kind: 'act'; readonly seat: number; readonly act: PlayerAct }
  | { readonly kind: 'street'; readonly street: number; readonly dealt?: DealtBoard }
  | { readonly kind: 'returned'; readonly seat: number; readonly amount: Minor }
  | { readonly kind: 'collected'; readonly seat: number; readonly amount: Minor; readonly pot: number }
  | { readonly kind: 'cashed-out'; readonly seat: number }
  | { readonly kind: 'dealt'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly kind: 'showdown' | 'summary' | 'double-bet' | 'cancelled' | 'talk' | 'unknown' };

/** The common cards after a street; in a hand that is run twice, of its first or second board. */
export interface DealtBoard {
  readonly run: 'only' | 'first' | 'second';
  readonly cards: readonly string[];
}

export interface PlayerAct {
  /** Absent if the player only shows, mucks or hides cards. */
  readonly kind?: ActionKind;
  readonly amount?: Minor;
  readonly to?: Minor;
  readonly allIn?: true;
  readonly capped?: Minor;
  readonly discarded?: number;
  readonly cards?: readonly string[];
  readonly shown?: boolean;
}

export type SummaryLine =
  | {
      readonly kind: 'total';
      readonly totalPot: Minor;
      readonly pots: readonly Minor[];
      readonly rake: Minor;
    }
  | { readonly kind: 'board'; readonly cards: readonly string[] }
  | { readonly kind: 'seat'; readonly seat: number; readonly won: Minor; readonly known?: RevealedCards }
  | { readonly kind: 'talk' | 'unknown' };

export interface RevealedCards {
  readonly cards: readonly string[];
  readonly shown: boolean;
}

/** The format of a room. Each reader throws UnexpectedText for a line in another format. */
export interface LineDialect {
  readonly name: string;
  /** Matches the first line of a hand, at which a file is divided; captures the number of the hand. */
  readonly handStart: RegExp;
  readonly readHeader: (text: string) => HandHeader;
  readonly readTable: (text: string) => TableLine;
  readonly readSeat: (text: string, money: MoneyStyle) => SeatedPlayer | undefined;
  readonly readPlayLine: (text: string, context: LineContext) => PlayLine;
  readonly readSummaryLine: (text: string, context: LineContext) => SummaryLine;
  /** Derives what the room leaves out. */
  readonly complete?: (hand: ParsedHand) => ParsedHand;
}

interface ResultOfSeat {
  readonly seat: number;
  readonly result: string;
}

/**
 * Reads `Seat 2: name …`; undefined for a line that begins differently.
 * @throws UnexpectedText if the hand has no such seat, or another player at it
 */
export function readResultOfSeat(
  text: string,
  { seats }: Pick<LineContext, 'seats'>,
): ResultOfSeat | undefined {
  const match = /^Seat (\d+): (.+)$/.exec(text);
  if (!match) return undefined;
  const player = seats.find(({ seat }) => seat === Number(match[1]));
  if (!player || !match[2]!.startsWith(`${player.name} `)) {
    throw new UnexpectedText('a seat of this hand with the name of its player');
  }
  return { seat: player.seat, result: match[2]!.slice(player.name.length) };
}
