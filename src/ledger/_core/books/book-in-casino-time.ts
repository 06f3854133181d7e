import { type CasinoClock, readClock } from '../../casino/casino-clocks.state';
import type { ClockReading } from '../../../kernel/clock-reading';
import type { Book, Cell, Section } from './book';

interface BookOfDays extends Book {
  readonly day: string;
  readonly until: string;
}

/**
 * Converts a book's moments to the casino's clock for display, because events state any offset. Seals and archives
 * cover the book before this conversion.
 */
export function inCasinoTime<Shown extends BookOfDays>(book: Shown, clocks: readonly CasinoClock[]): Shown {
  const { day, until } = book;
  const clock = (at: string): ClockReading => readClock(clocks, at, { day, until });
  return { ...book, sections: book.sections.map((section) => sectionAt(section, clock)) };
}

type Clock = (at: string) => ClockReading;

const sectionAt = ({ headingIn, ...section }: Section, clock: Clock): Section => ({
  ...section,
  ...headingIn?.(clock),
  rows: section.rows.map((row) => cellsAt(row, clock)),
  ...(section.totals && { totals: cellsAt(section.totals, clock) }),
});

const cellsAt = (cells: readonly Cell[], clock: Clock): Cell[] =>
  cells.map((cell) => {
    if (cell === null || !('moment' in cell)) return cell;
    const { at, isRepeated } = clock(cell.moment);
    return isRepeated ? { moment: at, isRepeated } : { moment: at };
  });
