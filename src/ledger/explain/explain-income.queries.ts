import type { Explanation, Term } from '../_core/explain/explanation';
import { addressOf, type FigureSession } from '../_core/explain/figure';
import { incomeOf, isInControlBook } from '../table-session/control-de-ingresos.book';
import type { SessionInBooks } from '../table-session/session-figures';
import { sumMinor } from '../../kernel/money';
import { readSessionFigures } from '../table-session/session-figures.queries';
import { readCasinoBooks } from '../gaming-day/casino-books.queries';
import type { Queryable } from '../_core/store/queryable';
import { explainResult, readSessionLines } from './explain-result.queries';
import { type BooksAt, creditBalance, lineTerms } from '../journal/journal-terms.queries';

/** The income of a day as the control book totals it, of one table where one is named: that of each session. */
export async function explainControlBook(
  db: Queryable,
  at: BooksAt,
  { day, table }: { readonly day: string; readonly table?: string },
): Promise<Explanation | undefined> {
  const { sessions, currency } = await readDay(db, at, day);
  const own = sessions.filter(
    (session) => isInControlBook(session) && (table === undefined || session.table === table),
  );
  if (own.length === 0) return undefined;
  const terms = own.map((session): Term => ({
    ...{ kind: 'figure', sign: 1, amount: incomeOf(session) },
    figure: addressOf({ kind: 'income', table: session.table, day, sessionNo: session.sessionNo }),
  }));
  return { amount: sumMinor(own.map(incomeOf)), currency, terms };
}

/** The income of a session: R where its float was counted, else commissions and what the cagnotte differed by. */
export async function explainIncome(
  db: Queryable,
  at: BooksAt,
  session: FigureSession,
): Promise<Explanation | undefined> {
  const { sessions, currency } = await readDay(db, at, session.day);
  const own = sessions.find(
    ({ table, sessionNo }) => table === session.table && sessionNo === session.sessionNo,
  );
  if (own === undefined) return undefined;
  const amount = incomeOf(own);
  if (own.parts === undefined) {
    const kept = (await readSessionLines(db, at, session)).filter(isKeptOfNonBanked);
    return { amount, currency, terms: lineTerms(kept, creditBalance) };
  }
  const result = await explainResult(db, at, session);
  const figure = addressOf({ ...session, kind: 'result' });
  return { amount, currency, terms: [{ kind: 'figure', sign: 1, figure, amount: result?.amount ?? 0n }] };
}

const readDay = async (
  db: Queryable,
  at: BooksAt,
  day: string,
): Promise<{ sessions: readonly SessionInBooks[]; currency: string }> => {
  const { currency = 'EUR' } = await readCasinoBooks(db, at);
  return readSessionFigures(db, { ...at, day, until: day, knownAt: at.position, currency });
};

const isKeptOfNonBanked = ({
  account,
  eventType,
}: {
  readonly account: string;
  readonly eventType: string;
}): boolean =>
  account.startsWith('commission:') ||
  (account.startsWith('variance:cagnotte') && eventType !== 'cagnotte.variance.cleared.v1');
