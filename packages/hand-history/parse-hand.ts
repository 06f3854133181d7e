import type {
  MoneyStyle,
  ParsedHand,
  SeatedPlayer,
  CashOut,
  Collection,
  HandSummary,
  KnownCards,
  Note,
  StatedAction,
  HistoryFormat,
} from './parsed-hand';
import { LineCursor, type NumberedLine, UnexpectedText, type HandFault, linesOf } from './hand-fault';
import type { LineDialect, LineContext, PlayerAct, PlayLine, SummaryLine } from './hand-lines';
import type { Minor } from '../../src/kernel/money';
import { accepted, refused, type Result } from '../../src/kernel/result';
import { present } from '../../src/kernel/present';

/** Reads one hand. @throws UnexpectedText with the cursor at the faulty line */
function parseHand(cursor: LineCursor, dialect: LineDialect): ParsedHand {
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

class HandReading {
  private street = 0;
  private readonly actions: StatedAction[] = [];
  private readonly doubleBetStreets = new Set<number>();
  private readonly collections: Collection[] = [];
  private readonly cashOuts: CashOut[] = [];
  private readonly cards = new Map<number, KnownCards>();
  private readonly boards: (readonly string[])[] = [];
  private readonly notes: Note[] = [];
  private readonly won = new Map<number, Minor>();
  private totals: Omit<HandSummary, 'won'> | undefined;
  private cancelled = false;
  private readonly dealt = new Map<string, readonly string[]>();
  private readonly contradictions: string[] = [];

  constructor(
    private readonly context: LineContext,
    private readonly dialect: LineDialect,
  ) {}

  takePlay(cursor: LineCursor): void {
    for (;;) {
      const { line, text } = cursor.take('*** SUMMARY ***');
      const read = this.dialect.readPlayLine(text, this.context);
      if (read.kind === 'summary') return;
      if (read.kind === 'unknown') this.note({ line, text });
      else this.addPlay(line, read);
    }
  }

  takeSummary(cursor: LineCursor): void {
    while (cursor.peek()) {
      const { line, text } = cursor.take('the summary');
      const read = this.dialect.readSummaryLine(text, this.context);
      if (read.kind === 'unknown') this.note({ line, text });
      else this.addSummary(line, read);
    }
  }

  outcome(): Omit<ParsedHand, 'line' | 'header' | 'table' | 'seats'> {
    if (!this.totals && !this.cancelled) throw new UnexpectedText('Total pot in the summary');
    return {
      actions: this.actions,
      doubleBetStreets: this.doubleBetStreets,
      collections: this.collections,
      cashOuts: this.cashOuts,
      cards: [...this.cards.values()].sort((one, other) => one.seat - other.seat),
      boards: this.boards,
      summary: { ...(this.totals ?? { totalPot: 0n, pots: [], rake: 0n }), won: this.won },
      cancelled: this.cancelled,
      contradictions: [...this.contradictions, ...this.otherBoards()],
      notes: this.notes,
    };
  }

  private addPlay(line: number, read: PlayLine): void {
    if (read.kind === 'act') this.addAct(line, read.seat, read.act);
    else if (read.kind === 'returned') this.addReturn(line, read);
    else if (read.kind === 'collected') this.addCollection(line, read);
    else if (read.kind === 'cashed-out') this.cashOuts.push({ line, seat: read.seat });
    else if (read.kind === 'dealt') this.know({ seat: read.seat, cards: read.cards, shown: false });
    else if (read.kind === 'street') this.addStreet(read);
    else if (read.kind === 'double-bet') this.doubleBetStreets.add(this.street);
    else if (read.kind === 'cancelled') this.cancelled = true;
  }

  private addStreet({ street, dealt }: Extract<PlayLine, { kind: 'street' }>): void {
    this.street = street;
    if (dealt !== undefined) this.dealt.set(dealt.run, dealt.cards);
  }

  /** Boards of the summary that differ from the dealt ones; a hand that is run twice has two boards. */
  private otherBoards(): readonly string[] {
    return this.boards.flatMap((board, index) => {
      const run = index === 0 ? 'first' : 'second';
      const dealt = this.dealt.get(run) ?? this.dealt.get('only') ?? [];
      if (dealt.length <= board.length && dealt.every((card, place) => card === board[place])) return [];
      return [`the summary has the board ${board.join(' ')}, dealt was ${dealt.join(' ')}`];
    });
  }

  private addReturn(line: number, { seat, amount }: { seat: number; amount: Minor }): void {
    this.actions.push({ line, street: Math.max(1, this.street), seat, kind: 'uncalled-returned', amount });
  }

  private addCollection(line: number, { seat, amount, pot }: Omit<Collection, 'line'>): void {
    this.collections.push({ line, seat, amount, pot });
  }

  private addAct(line: number, seat: number, act: PlayerAct): void {
    const { kind, cards, shown, ...moved } = act;
    if (cards) this.know({ seat, cards, shown: shown === true });
    if (kind) this.actions.push({ line, seat, kind, street: this.streetOf(kind), ...moved });
  }

  private addSummary(line: number, read: SummaryLine): void {
    if (read.kind === 'board') this.boards.push(read.cards);
    if (read.kind === 'total') {
      if (this.totals) throw new UnexpectedText('one Total pot only');
      this.totals = { line, totalPot: read.totalPot, pots: read.pots, rake: read.rake };
    }
    if (read.kind === 'seat') {
      this.won.set(read.seat, (this.won.get(read.seat) ?? 0n) + read.won);
      if (read.known) this.know({ seat: read.seat, ...read.known });
    }
  }

  /** Forced bets belong to no betting round; a game with one draw marks its second round only by the first discard. */
  private streetOf(kind: StatedAction['kind']): number {
    if (FORCED.has(kind)) return 0;
    if (kind === 'discard' && this.street < 2) this.street = 2;
    return Math.max(1, this.street);
  }

  /**
   * Shown cards take precedence over cards known otherwise; among equals the last line counts. A line with hidden cards removes
   * nothing that another line states.
   */
  private know(known: KnownCards): void {
    if (known.cards.length === 0) return;
    const before = this.cards.get(known.seat);
    if (before !== undefined && this.contradict(before, known)) {
      this.contradictions.push(
        `seat ${known.seat} has ${known.cards.join(' ')}, before it ${before.cards.join(' ')}`,
      );
    }
    if (this.isBetterKnown(known, before)) this.cards.set(known.seat, known);
  }

  private isBetterKnown(known: KnownCards, before: KnownCards | undefined): boolean {
    if (before === undefined) return true;
    if (this.context.family === 'draw' || known.cards.length === before.cards.length) {
      return known.shown || !before.shown;
    }
    return known.cards.length > before.cards.length;
  }

  private contradict(before: KnownCards, known: KnownCards): boolean {
    if (this.context.family === 'draw' && !(before.shown && known.shown)) return false;
    const isPart = (some: readonly string[], all: readonly string[]): boolean =>
      some.every((card) => all.includes(card));
    return !isPart(before.cards, known.cards) && !isPart(known.cards, before.cards);
  }

  private note({ line, text }: NumberedLine): void {
    this.notes.push({ line, text, mentionsMoney: /\p{Sc}\s?\d|\d\p{Sc}|\d\.\d/u.test(text) });
  }
}

const FORCED: ReadonlySet<StatedAction['kind']> = new Set([
  'ante',
  'small-blind',
  'big-blind',
  'both-blinds',
  'bring-in',
]);

/** The format of a room that writes one line per action: header, table, seats, play and summary. */
export const lineFormat = (dialect: LineDialect): HistoryFormat => ({
  name: dialect.name,
  recognises: (text) => linesOf(text).some((line) => dialect.handStart.test(line.text.trimStart())),
  read: (text) =>
    cutIntoBlocks(
      linesOf(text).map((line) => withoutIndent(line, dialect)),
      dialect.handStart,
    ).map((block) => readBlock(block, dialect)),
});

/** Removes the indent of headers only: on other lines a leading blank may belong to the name of a player. */
function withoutIndent(line: NumberedLine, { handStart }: LineDialect): NumberedLine {
  const text = line.text.trimStart();
  return handStart.test(text) ? { ...line, text } : line;
}

function readBlock(block: readonly NumberedLine[], dialect: LineDialect): Result<ParsedHand, HandFault> {
  const cursor = new LineCursor(block);
  try {
    const hand = parseHand(cursor, dialect);
    return accepted(dialect.complete?.(hand) ?? hand);
  } catch (error) {
    if (!(error instanceof UnexpectedText)) throw error;
    const { line, text } = cursor.current;
    const id = dialect.handStart.exec(block[0]!.text)?.[1];
    return refused({ ...present({ id }), line, expected: error.expected, found: text });
  }
}

/** The separator of exports above each hand: `*********** # 12 **************`. */
const SEPARATOR = /^\s*\*+ # \d+ \*+$/;

/**
 * Divides a file into hands: one begins at every header, and after a summary at the first line behind an empty one, so that
 * foreign text becomes a block of its own instead of a part of a hand.
 */
function cutIntoBlocks(
  lines: readonly NumberedLine[],
  handStart: RegExp,
): readonly (readonly NumberedLine[])[] {
  const blocks: NumberedLine[][] = [];
  let complete = true;
  let afterGap = true;
  for (const line of lines) {
    if (line.text === '' || SEPARATOR.test(line.text)) {
      afterGap = true;
      continue;
    }
    if (handStart.test(line.text) || (complete && afterGap)) {
      blocks.push([]);
      complete = !handStart.test(line.text);
    }
    blocks.at(-1)!.push(line);
    complete ||= /^\*\*\* SUMMARY \*\*\*/.test(line.text);
    afterGap = false;
  }
  return blocks;
}
