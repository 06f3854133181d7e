import {
  type Explanation,
  roundingNamed,
  saysOfTerm,
  type Term,
  sumOfAmounts,
  wholeTerm,
} from '../_core/books/cell-part';
import { betNamed } from '../../games/bet-names';
import { type BothLanguages, dayInWords } from '../../kernel/words';
import { listed } from '../../words/message';
import type { TieOutFigure, MasterMeasure, Figure } from '../_core/books/figure';
import { addressOfFigure, figureAt } from '../_core/books/figure';
import { type GamingDayBooks, readGamingDay } from '../gaming-day/gaming-day.queries';
import type { Queryable } from '../../database/queryable';
import type { BooksAt } from '../journal/journal.queries';
import { type Explain, partTerms } from './part-terms.queries';
import { roundedTheoretical } from '../master-report/informe-maestro.book';
import type { MasterFigures } from '../master-report/master-report';
import { formatMinor, type Minor } from '../../kernel/money';
import { multiply, rational, asFraction } from '../../kernel/rational';
import { roundAmount, TO_THE_CENT } from '../../kernel/rounding';
import type { PlayedBets } from '../master-report/read-master-report.queries';
import { readMasterReport, readPlayedBets, startsOf } from '../master-report/read-master-report.queries';
import { readSessionsApart } from '../master-report/session-sums.queries';
import { explainBalance, explainCommission, explainMeter, explainMovement } from './explain-account.queries';
import { explainBankLine } from './explain-bank.queries';
import { isBookName } from './book-catalogue.queries';
import { explainCell } from './explain-cell.queries';
import { explainDuty, explainControlBook, explainIncome } from './explain-duty.queries';
import { explainPool } from './explain-pool.queries';
import { explainResult } from './explain-result.queries';

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

interface Play {
  readonly figures: MasterFigures;
  readonly played: readonly PlayedBets[];
  readonly currency: string;
}

/**
 * Explains a measure of a game by its captured rounds: stakes, results, and the expected win by the edges of the bets.
 */
export function ofPlay(measure: Exclude<MasterMeasure, 'win' | 'drop'>, play: Play): Explanation {
  const { currency, figures } = play;
  switch (measure) {
    case 'handle':
      return { amount: figures.expected.handle, currency, terms: stakeTerms(play) };
    case 'captured':
      return { amount: figures.captured, currency, terms: roundTerms(play) };
    case 'theoretical':
      return { amount: roundedTheoretical(figures), currency, terms: expectedTerms(play) };
    case 'deviation':
      return { amount: figures.deviation ?? 0n, currency, terms: deviationTerms(play) };
  }
}

const whole = (amount: Minor, says: BothLanguages): Term[] =>
  amount === 0n ? [] : [wholeTerm(amount, says)];

const roundTerms = ({ played }: Play): Term[] =>
  played.flatMap(({ table, rounds, captured, from }) =>
    whole(captured, saysOfTerm('rounds-captured', { rounds, table, from: dayInWords(from) })),
  );

const stakeTerms = ({ played }: Play): Term[] =>
  played.flatMap(({ game, table, from, bets }) =>
    bets.flatMap(({ bet, bets: count, staked }) =>
      whole(
        staked,
        saysOfTerm('bets-staked', { count, bet: betNamed(bet, game), table, from: dayInWords(from) }),
      ),
    ),
  );

/** Stake × edge of each bet, rounded singly. The report rounds their sum once, so a last term holds the difference. */
function expectedTerms({ played, currency, figures }: Play): Term[] {
  const terms = played.flatMap(({ game, table, from, bets }) =>
    bets.flatMap(({ bet, staked, edge }): Term[] => {
      if (edge === undefined || staked === 0n) return [];
      const exact = multiply(edge.edge, rational(staked));
      return [
        {
          kind: 'computed',
          amount: roundAmount(exact, TO_THE_CENT),
          exact,
          says: saysOfTerm('stake-by-edge', {
            stake: formatMinor(staked, currency),
            bet: betNamed(bet, game),
            table,
            from: dayInWords(from),
            edge: asFraction(edge.edge),
            ofBet: betNamed(edge.bet, game),
            method: edge.method,
          }),
          rounding: roundingNamed('half-up'),
        },
      ];
    }),
  );
  const left = roundedTheoretical(figures) - sumOfAmounts(terms);
  return [...terms, ...whole(left, saysOfTerm('rounded-together'))];
}

function deviationTerms({ played, figures }: Play): Term[] {
  const bets = played.flatMap(({ game, table, bets: own }) =>
    own.flatMap(({ bet, squares, edge }) =>
      edge === undefined || squares === 0n
        ? []
        : [
            saysOfTerm('squares-by-variance', {
              squares,
              bet: betNamed(bet, game),
              table,
              variance: asFraction(edge.variance),
            }),
          ],
    ),
  );
  if (figures.deviation === undefined) return [];
  return [
    {
      kind: 'computed',
      amount: figures.deviation,
      exact: figures.expected.variance,
      says: saysOfTerm('variance', { parts: listed(bets, ' + ') }),
      rounding: roundingNamed('root'),
    },
  ];
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
    case 'tie-out':
      return explainTieOut(db, at, figure, explainFigure);
    case 'book':
      return explainCell(db, at, figure, explainFigure);
  }
}
