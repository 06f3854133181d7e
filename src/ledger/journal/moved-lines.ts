import { reversalOf } from '../_core/journal-entry';
import type { AmountBasis } from '../_core/journal-entry';
import type { GamingDay } from '../../kernel/gaming-day';
import {
  type Entry,
  nettedEntries,
  type NettedLine,
  runsOf,
  standingEntries,
  type SumKey,
} from './standing-entries';

/** The parts of a journal line that a move between books needs. */
export interface MovableLine extends NettedLine {
  readonly bookingDay: GamingDay;
  readonly gamingDay: GamingDay;
  readonly game: string | null;
  readonly basis: AmountBasis;
  readonly ruleId: string | null;
}

type Changed = 'bookingDay' | 'entryKind' | 'undoes' | 'debit' | 'credit';

/** A line that a move adds: a line of another book, or its reversal there. */
export type MovedLine<Line extends MovableLine> = Omit<Line, Changed> & Pick<MovableLine, Changed>;

/**
 * Makes the lines that move the net effect of facts from the books that hold it to the books where it belongs.
 *
 * A book holds the net effect of its facts at its close, and a difference is posted once. A move is therefore about sums
 * and not single entries: for each fact and book it takes the net effect of the given lines (`standingEntries`), reverses
 * it there and adds it to the other book. Afterwards the given lines and their reversals add up to zero, so the next move
 * finds nothing of them, however often the day is closed and reopened. The net effects of several books on one fact are
 * summed before they are added to its own book.
 * @param lines the lines to move, ordered by fact, book, record and line
 * @param bookOf the booking day to which the fact of a line belongs
 * @returns the lines in the order of their numbers: by fact, first reversals, then additions
 */
export const movedLines = <Line extends MovableLine>(
  lines: readonly Line[],
  bookOf: (gamingDay: GamingDay) => GamingDay,
): MovedLine<Line>[] =>
  runsOf(lines, ({ fact }) => fact).flatMap((ofFact) => movedFact(ofFact, bookOf(ofFact[0]!.gamingDay)));

function movedFact<Line extends MovableLine>(lines: readonly Line[], book: GamingDay): MovedLine<Line>[] {
  const books = runsOf(lines, ({ bookingDay }) => bookingDay).map(standing);
  const added =
    books.length === 1 ? books[0]! : standing(inOrderOfRecords(books.flat()).flatMap((entry) => entry.lines));
  return [...books.flat().flatMap(takenBack), ...added.flatMap((entry) => addedTo(book, entry))];
}

/** Every detail by which a figure may select lines; table, session and day are equal in all lines of a fact. */
const byDetail: SumKey<MovableLine> = ({ account, subLedger, slip, currency, game, basis, ruleId }) => [
  account,
  subLedger,
  slip,
  currency,
  game,
  basis,
  ruleId,
];

const standing = <Line extends MovableLine>(lines: readonly Line[]): Entry<Line>[] =>
  standingEntries(nettedEntries(lines), byDetail);

const inOrderOfRecords = <Line extends MovableLine>(entries: readonly Entry<Line>[]): Entry<Line>[] =>
  [...entries].sort((a, b) => Number(a.lines[0]!.record - b.lines[0]!.record));

const takenBack = <Line extends MovableLine>({ lines }: Entry<Line>): MovedLine<Line>[] =>
  debitsFirst(reversalOf(lines)).map((line) => ({ ...line, entryKind: 'reversal', undoes: !line.undoes }));

const addedTo = <Line extends MovableLine>(
  bookingDay: GamingDay,
  { lines, takesBack }: Entry<Line>,
): MovedLine<Line>[] =>
  debitsFirst(lines).map((line) => ({
    ...line,
    bookingDay,
    entryKind: takesBack ? 'reversal' : 'replacement',
  }));

const debitsFirst = <Line extends MovableLine>(lines: readonly Line[]): Line[] => [
  ...lines.filter(({ debit }) => debit !== 0n),
  ...lines.filter(({ debit }) => debit === 0n),
];
