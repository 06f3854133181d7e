import { isDifferenceAt, isOf } from '../_core/account';
import { isInBase } from '../duty/duty-rules';
import type { Quarter } from '../duty/duty-return';
import { type Explanation, roundingNamed, saysOfTerm, type Term, wholeTerm } from '../_core/books/cell-part';
import { dayInWords } from '../../kernel/words';
import { addressOfFigure, type FigureSession } from '../_core/books/figure';
import { sumRational } from '../../kernel/rational';
import { readAccrualLines, type FoundReturn, lastDayOf, readReturn } from '../duty/duty.queries';
import type { Queryable } from '../../database/queryable';
import { type BooksAt, creditBalance, debitBalance, lineTerms, readLines } from '../journal/journal.queries';
import { hasIncome, incomeOf } from '../table-session/control-de-ingresos.book';
import type { SessionInBooks } from '../table-session/session-figures';
import { sumMinor } from '../../kernel/money';
import { readSessionFigures } from '../table-session/session-figures.queries';
import { readCasinoBooks } from '../casino/known-days.queries';
import { explainResult, readSessionLines } from './explain-result.queries';
import { varianceCleared } from '../corrections/corrections.events';

const TO_PAY = 'to-pay';

const ACCRUED = 'accrued';

/**
 * Explains the base of a quarter by its accounts, an account's part by its lines, the amount to pay by the tariff, or
 * the accrued duty by its lines. Undefined without a tariff, and for an account outside the base.
 */
export async function explainDuty(
  db: Queryable,
  at: BooksAt,
  { year, quarter, part }: { readonly year: number; readonly quarter: number; readonly part?: string },
): Promise<Explanation | undefined> {
  const found = await readReturn(db, { ...at, year, quarter: quarter as Quarter });
  if (found === undefined) return undefined;
  const { currency } = found.rules.tariff!;
  if (part === undefined) return ofBase(found, currency);
  if (part === ACCRUED) return ofAccruals(db, at, { found, currency });
  return part === TO_PAY ? ofPayment(found, currency) : ofAccount(db, at, { found, account: part, currency });
}

const ofBase = ({ figures, year, quarter }: FoundReturn, currency: string): Explanation => ({
  amount: figures.baseOfQuarter,
  currency,
  terms: figures.parts.map(({ account, amount }): Term => ({
    kind: 'figure',
    sign: 1,
    amount,
    figure: addressOfFigure({ kind: 'duty', year, quarter, part: account }),
  })),
});

const ofPayment = ({ figures, rules }: FoundReturn, currency: string): Explanation => ({
  amount: figures.toPay,
  currency,
  terms: [
    {
      kind: 'computed',
      amount: figures.dueToDate,
      says: saysOfTerm('duty-to-date', { until: dayInWords(rules.tariff!.readUntil) }),
      exact: sumRational(figures.brackets.map(({ exact }) => exact)),
      rounding: roundingNamed('once-half-up'),
    },
    ...figures.earlier.map(({ quarter, deducted, paid, presented }) =>
      wholeTerm(-deducted, saysOfTerm(deductedAs({ paid, presented }), { quarter })),
    ),
  ],
});

/** What is deducted for an earlier quarter: what was paid, else what was presented, else what is due. */
function deductedAs({
  paid,
  presented,
}: Pick<FoundReturn['figures']['earlier'][number], 'paid' | 'presented'>) {
  if (paid !== undefined) return 'deducted-paid';
  return presented === undefined ? 'deducted-due' : 'deducted-presented';
}

async function ofAccruals(
  db: Queryable,
  at: BooksAt,
  { found: { accrued, year, quarter }, currency }: { found: FoundReturn; currency: string },
): Promise<Explanation | undefined> {
  if (accrued === undefined) return undefined;
  const period = { from: firstDayOf(year, 1), until: lastDayOf(year, quarter) };
  const lines = await readAccrualLines(db, { ...at, ...period, currency });
  return { amount: accrued, currency, terms: lineTerms(lines, debitBalance) };
}

async function ofAccount(
  db: Queryable,
  at: BooksAt,
  { found, account, currency }: { found: FoundReturn; account: string; currency: string },
): Promise<Explanation | undefined> {
  const { figures, readings, year, quarter } = found;
  const part = figures.parts.find((each) => each.account === account && each.casino === at.casino);
  if (part === undefined) return undefined;
  const lines = await readLines(db, at, {
    where: 'account = $3 AND currency = $4 AND gaming_day BETWEEN $5::date AND $6::date',
    parameters: [account, currency, firstDayOf(year, quarter), lastDayOf(year, quarter)],
  });
  const counted = lines.filter((line) => {
    const reading = readings.find(({ from, until }) => from <= line.gamingDay && line.gamingDay <= until);
    return reading !== undefined && isInBase({ ...line, reversal: line.undoes }, reading.options);
  });
  return { amount: part.amount, currency, terms: lineTerms(counted, creditBalance) };
}

const FIRST_DAYS: Readonly<Record<Quarter, string>> = { 1: '01-01', 2: '04-01', 3: '07-01', 4: '10-01' };

const firstDayOf = (year: number, quarter: Quarter): string =>
  `${`${year}`.padStart(4, '0')}-${FIRST_DAYS[quarter]}`;

/** Explains the income of a day in the control book, of one table or of all, by the income of each session. */
export async function explainControlBook(
  db: Queryable,
  at: BooksAt,
  { day, table }: { readonly day: string; readonly table?: string },
): Promise<Explanation | undefined> {
  const { sessions, currency } = await readDay(db, at, day);
  const own = sessions.filter(
    (session) => hasIncome(session) && (table === undefined || session.table === table),
  );
  if (own.length === 0) return undefined;
  const terms = own.map((session): Term => ({
    kind: 'figure',
    sign: 1,
    amount: incomeOf(session),
    figure: addressOfFigure({ kind: 'income', table: session.table, day, sessionNo: session.sessionNo }),
  }));
  return { amount: sumMinor(own.map(incomeOf)), currency, terms };
}

/**
 * Explains the income of a session: R if its float was counted, otherwise commissions and the difference of its
 * cagnotte.
 */
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
  const figure = addressOfFigure({ ...session, kind: 'result' });
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
  isOf(account, 'commission') || (isDifferenceAt(account, 'cagnotte') && eventType !== varianceCleared.type);
