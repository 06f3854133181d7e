import type { Minor } from '../../../src/kernel/money';
import { UnexpectedText } from './hand-fault';
import type { NumberedLine } from './history-text';
import type { LineCursor } from './line-cursor';
import type { Collection, HandSummary, KnownCards, Note, ParsedHand, StatedAction } from './parsed-hand';
import type { PlayerAct } from './player-actions';
import { type LineContext, type PlayLine, readPlayLine } from './play-lines';
import { readSummaryLine, type SummaryLine } from './summary-lines';

/** What has been read of one hand so far. */
export class HandReading {
  private street = 0;
  private readonly actions: StatedAction[] = [];
  private readonly doubleBetStreets = new Set<number>();
  private readonly collections: Collection[] = [];
  private readonly cards = new Map<number, KnownCards>();
  private readonly boards: (readonly string[])[] = [];
  private readonly notes: Note[] = [];
  private readonly won = new Map<number, Minor>();
  private totals: Omit<HandSummary, 'won'> | undefined;
  private cancelled = false;

  constructor(private readonly context: LineContext) {}

  takePlay(cursor: LineCursor): void {
    for (;;) {
      const { line, text } = cursor.take('*** SUMMARY ***');
      const read = readPlayLine(text, this.context);
      if (read.kind === 'summary') return;
      if (read.kind === 'unknown') this.note({ line, text });
      else this.addPlay(line, read);
    }
  }

  takeSummary(cursor: LineCursor): void {
    while (cursor.peek()) {
      const { line, text } = cursor.take('the summary');
      const read = readSummaryLine(text, this.context);
      if (read.kind === 'unknown') this.note({ line, text });
      else this.addSummary(read);
    }
  }

  outcome(): Omit<ParsedHand, 'line' | 'header' | 'table' | 'seats'> {
    if (!this.totals && !this.cancelled) throw new UnexpectedText('Total pot in the summary');
    return {
      actions: this.actions,
      doubleBetStreets: this.doubleBetStreets,
      collections: this.collections,
      cards: [...this.cards.values()].sort((one, other) => one.seat - other.seat),
      boards: this.boards,
      summary: { ...(this.totals ?? { totalPot: 0n, pots: [], rake: 0n }), won: this.won },
      cancelled: this.cancelled,
      notes: this.notes,
    };
  }

  private addPlay(line: number, read: PlayLine): void {
    if (read.kind === 'act') this.addAct(line, read.seat, read.act);
    else if (read.kind === 'returned') this.addReturn(line, read);
    else if (read.kind === 'collected') this.addCollection(line, read);
    else if (read.kind === 'dealt') this.know({ seat: read.seat, cards: read.cards, shown: false });
    else if (read.kind === 'street') this.street = read.street;
    else if (read.kind === 'double-bet') this.doubleBetStreets.add(this.street);
    else if (read.kind === 'cancelled') this.cancelled = true;
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

  private addSummary(read: SummaryLine): void {
    if (read.kind === 'board') this.boards.push(read.cards);
    if (read.kind === 'total') {
      if (this.totals) throw new UnexpectedText('one Total pot only');
      this.totals = { totalPot: read.totalPot, pots: read.pots, rake: read.rake };
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

  /** Cards shown to the table count more than cards known otherwise; of those the last count. */
  private know(known: KnownCards): void {
    if (known.shown || !this.cards.get(known.seat)?.shown) this.cards.set(known.seat, known);
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
