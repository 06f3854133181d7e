import { reversalOf } from '../_core/journal-entry';
import type { AmountBasis } from '../_core/journal-entry';
import type { GamingDay } from '../../kernel/gaming-day';
import {
  entriesOf,
  type Entry,
  type NettedLine,
  runsOf,
  standingEntries,
  type SumKey,
} from './standing-entries';

/** A line of the journal as a move between books reads it. */
export interface BookedLine extends NettedLine {
  readonly bookingDay: GamingDay;
  readonly gamingDay: GamingDay;
  readonly game: string | null;
  readonly basis: AmountBasis;
  readonly ruleId: string | null;
}

type Changed = 'bookingDay' | 'entryKind' | 'undoes' | 'debit' | 'credit';

/** A line that a move adds to a book: that of another book, or what takes it back there. */
export type MovedLine<Line extends BookedLine> = Omit<Line, Changed> & Pick<BookedLine, Changed>;

/**
 * The lines that move what stands of facts from the books that hold it to those where it belongs.
 *
 * What stands in a book of a day is what its facts come to at its close, and a difference is posted once. Therefore a
 * move is about sums, not about single entries: of each fact and each book it takes what the given lines come to
 * (`standingEntries`), reverses that there, and adds it to the other book. Behind a move the given lines of the book and
 * their reversals come to nothing, and the next move finds nothing of them, however often the day is closed and reopened.
 * What several books hold of one fact is netted before it is added to its own book.
 * @param lines of each fact those that move, ordered by fact, book, record and line
 * @param bookOf the day in whose books the fact of a line belongs
 * @returns the lines in the order of their numbers: by fact, first what is taken back, then what is added
 */
export const movedLines = <Line extends BookedLine>(
  lines: readonly Line[],
  bookOf: (gamingDay: GamingDay) => GamingDay,
): MovedLine<Line>[] =>
  runsOf(lines, ({ fact }) => fact).flatMap((ofFact) => movedFact(ofFact, bookOf(ofFact[0]!.gamingDay)));

function movedFact<Line extends BookedLine>(lines: readonly Line[], book: GamingDay): MovedLine<Line>[] {
  const books = runsOf(lines, ({ bookingDay }) => bookingDay).map(standing);
  const added =
    books.length === 1 ? books[0]! : standing(inOrderOfRecords(books.flat()).flatMap((entry) => entry.lines));
  return [...books.flat().flatMap(takenBack), ...added.flatMap((entry) => addedTo(book, entry))];
}

/** Every detail that a figure of a book may be read by; tables, sessions and days are the same in all lines of a fact. */
const byDetail: SumKey<BookedLine> = ({ account, subLedger, slip, currency, game, basis, ruleId }) => [
  account,
  subLedger,
  slip,
  currency,
  game,
  basis,
  ruleId,
];

const standing = <Line extends BookedLine>(lines: readonly Line[]): Entry<Line>[] =>
  standingEntries(entriesOf(lines), byDetail);

const inOrderOfRecords = <Line extends BookedLine>(entries: readonly Entry<Line>[]): Entry<Line>[] =>
  [...entries].sort((a, b) => Number(a.lines[0]!.record - b.lines[0]!.record));

const takenBack = <Line extends BookedLine>({ lines }: Entry<Line>): MovedLine<Line>[] =>
  debitsFirst(reversalOf(lines)).map((line) => ({ ...line, entryKind: 'reversal', undoes: !line.undoes }));

const addedTo = <Line extends BookedLine>(
  bookingDay: GamingDay,
  { lines, takesBack }: Entry<Line>,
): MovedLine<Line>[] =>
  debitsFirst(lines).map((line) => ({
    ...line,
    bookingDay,
    entryKind: takesBack ? 'reversal' : 'replacement',
  }));

const debitsFirst = <Line extends BookedLine>(lines: readonly Line[]): Line[] => [
  ...lines.filter(({ debit }) => debit !== 0n),
  ...lines.filter(({ debit }) => debit === 0n),
];
