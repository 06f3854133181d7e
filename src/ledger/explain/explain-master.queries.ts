import type { Explanation, Term } from '../_core/explain/explanation';
import { addressOf, type Figure } from '../_core/explain/figure';
import type { Queryable } from '../_core/store/queryable';
import { ofPlay } from './explain-play.queries';
import { readMasterReport, readPlayedBets, startsOf } from '../master-report/read-master-report.queries';
import { readSessionsApart } from '../master-report/session-sums.queries';
import type { BooksAt } from '../journal/journal-terms.queries';

type MasterFigure = Extract<Figure, { kind: 'master' }>;

/** A figure of a game in the master report: win and drop session by session, the rest bet by bet. */
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
    const figure = addressOf(
      measure === 'win' ? { kind: 'income', ...named } : { kind: 'result', ...named, part: 'boxes' },
    );
    return session.counted > 0n ? [{ kind: 'figure', sign: 1, figure, amount: session[measure] }] : [];
  });
  return { amount: row.columns[column][measure], currency, terms };
}
