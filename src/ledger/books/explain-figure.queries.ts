import type { Explanation, Term } from '../_core/books/cell-part';
import type { TieOutFigure, Figure } from '../_core/books/figure';
import { addressOfFigure, figureAt } from '../_core/books/figure';
import { type GamingDayBooks, readGamingDay } from '../gaming-day/gaming-day.queries';
import type { Queryable } from '../../database/queryable';
import type { BooksAt } from '../journal/journal.queries';
import { type Explain, partTerms } from './part-terms.queries';
import { readMasterReport, readPlayedBets, startsOf } from '../master-report/read-master-report.queries';
import { readSessionsApart } from '../master-report/session-sums.queries';
import { explainBalance, explainCommission, explainMeter, explainMovement } from './explain-account.queries';
import { explainBankLine } from './explain-bank.queries';
import { explainCommissions } from './explain-commissions.queries';
import { isBookName } from './book-catalogue.queries';
import { explainCell } from './explain-cell.queries';
import { explainDuty, explainControlBook, explainIncome } from './explain-duty.queries';
import { explainPool } from './explain-pool.queries';
import { explainPerformance, refusalOfFigure } from './explain-performance.queries';
import { explainResult } from './explain-result.queries';
import { ofPlay } from './play-terms';

/**
 * Explains an amount that a tie-out compares; undefined if the row compares words (`explainCount`) or does not exist. A
 * closed day answers as at its close.
 */
export async function explainTieOut(
  db: Queryable,
  at: BooksAt,
  figure: TieOutFigure,
  explain: Explain,
): Promise<Explanation | undefined> {
  const books = await readGamingDay(db, { ...at, day: figure.day });
  return books.known ? explainTieOutOf(db, { books, casino: at.casino, explain }, figure) : undefined;
}

export async function explainTieOutOf(
  db: Queryable,
  { books, casino, explain }: { books: GamingDayBooks; casino: string; explain: Explain },
  figure: TieOutFigure,
): Promise<Explanation | undefined> {
  const { side, check, place } = figure;
  if (side === 'counted') return undefined;
  const rows = books.tieOuts.find((tieOut) => tieOut.check === check)?.rows ?? [];
  const sides = rows.find(({ at, sides: compared }) => at === place && compared !== undefined)?.sides;
  if (sides === undefined) return undefined;
  const { expected, found, currency } = sides;
  if (side === 'difference') {
    const terms = [['found', 1] as const, ['expected', -1] as const].map(([of, sign]): Term => ({
      kind: 'figure',
      sign,
      amount: BigInt(sign) * sides[of].amount,
      figure: addressOfFigure({ ...figure, side: of }),
    }));
    return { amount: found.amount - expected.amount, currency, terms };
  }
  const at = { casino, position: books.checkedThrough };
  const terms: Term[] = [];
  for (const part of sides[side].parts) terms.push(...(await partTerms(db, { at, explain }, part)));
  return { amount: sides[side].amount, currency, terms };
}

type MasterFigure = Extract<Figure, { kind: 'master' }>;

export async function explainMaster(
  db: Queryable,
  at: BooksAt,
  { measure, day, column, game, table }: MasterFigure,
): Promise<Explanation | undefined> {
  const { rows, currency } = await readMasterReport(db, { ...at, day }, true);
  const row = rows.find((each) => each.game === game && each.table === table);
  if (row === undefined) return undefined;
  if (measure !== 'win' && measure !== 'drop') {
    const played = (await readPlayedBets(db, { ...at, day }, column)).filter(
      (each) => each.game === game && (table === undefined || each.table === table),
    );
    return ofPlay(measure, { figures: row.columns[column], played, currency });
  }
  const period = { ...at, currency, until: day, starts: [startsOf(day)[column]] };
  const sessions = (await readSessionsApart(db, period)).filter(
    (each) => each.game === game && (table === undefined || each.table === table),
  );
  const terms = sessions.flatMap((session): Term[] => {
    const named = { table: session.table, day: session.day, sessionNo: session.sessionNo };
    const figure = addressOfFigure(
      measure === 'win' ? { kind: 'income', ...named } : { kind: 'result', ...named, part: 'boxes' },
    );
    return session.counted > 0n ? [{ kind: 'figure', sign: 1, figure, amount: session[measure] }] : [];
  });
  return { amount: row.columns[column][measure], currency, terms };
}

/** Parses an address that a person typed; undefined if it names no figure or no book. */
export function figureAsked(address: string): Figure | undefined {
  const figure = figureAt(address);
  if (figure?.kind === 'performance' && refusalOfFigure(figure) !== undefined) return undefined;
  return figure?.kind === 'book' && !isBookName(figure.book) ? undefined : figure;
}

/**
 * Explains an amount as known at a position: the amount that reports show, and parts that are read independently of
 * them. Undefined if the figure is unknown.
 */
export function explainFigure(db: Queryable, at: BooksAt, figure: Figure): Promise<Explanation | undefined> {
  switch (figure.kind) {
    case 'result':
      return explainResult(db, at, figure);
    case 'income':
      return explainIncome(db, at, figure);
    case 'control-book':
      return explainControlBook(db, at, figure);
    case 'balance':
      return explainBalance(db, at, figure);
    case 'movement':
      return explainMovement(db, at, figure);
    case 'commission':
      return explainCommission(db, at, figure);
    case 'commissions':
      return explainCommissions(db, at, figure, explainFigure);
    case 'meter':
      return explainMeter(db, at, figure);
    case 'pool':
      return explainPool(db, at, figure, explainFigure);
    case 'duty':
      return explainDuty(db, at, figure);
    case 'master':
      return explainMaster(db, at, figure);
    case 'bank':
      return explainBankLine(db, at, figure, explainFigure);
    case 'performance':
      return explainPerformance(db, at, figure);
    case 'tie-out':
      return explainTieOut(db, at, figure, explainFigure);
    case 'book':
      return explainCell(db, at, figure, explainFigure);
  }
}
