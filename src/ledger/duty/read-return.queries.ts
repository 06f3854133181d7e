import { type DutyLineOfQuarter, type DutyReturn, dutyReturn, type Quarter } from './duty-return';
import { type DutyReading, dutyReadings, type DutyRulesOfDay, dutyRulesOn } from './duty-rules';
import { type Authorisation, inForce } from '../casino/authorisation.state';
import type { Minor } from '../../kernel/money';
import { readAccrued, readDutyLinesAsRead, readDutyPaid } from './duty-lines.queries';
import { readCasinoBooks } from '../gaming-day/casino-books.queries';
import type { Queryable } from '../_core/store/queryable';
import { casinosUntil } from '../register/casino-heads';

interface ReturnWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly year: number;
  readonly quarter: Quarter;
}

export interface FoundReturn extends ReturnWanted {
  readonly rules: DutyRulesOfDay;
  readonly readings: readonly DutyReading[];
  readonly casinos: readonly string[];
  readonly figures: DutyReturn;
  readonly accrued: Minor | undefined;
}

const LAST_DAYS: Readonly<Record<Quarter, string>> = { 1: '03-31', 2: '06-30', 3: '09-30', 4: '12-31' };

export const lastDayOf = (year: number, quarter: Quarter): string =>
  `${`${year}`.padStart(4, '0')}-${LAST_DAYS[quarter]}`;

interface AuthorisedCasino {
  readonly casino: string;
  readonly position: bigint;
  readonly authorisations: readonly Authorisation[];
}

async function authorisedOf(
  db: Queryable,
  at: { readonly casino: string; readonly position: bigint },
): Promise<AuthorisedCasino> {
  const books = await readCasinoBooks(db, at);
  return { casino: at.casino, position: at.position, authorisations: books.authorisations ?? [] };
}

/** The return of a quarter of a casino, or of its company; undefined if no tariff was read for the quarter. */
export async function readReturn(db: Queryable, wanted: ReturnWanted): Promise<FoundReturn | undefined> {
  const { casino, position, quarter } = wanted;
  const until = lastDayOf(wanted.year, quarter);
  const year = until.slice(0, 4);
  const rulesUntil = ({ authorisations }: AuthorisedCasino): DutyRulesOfDay =>
    dutyRulesOn(until, inForce(authorisations, until));
  const own = await authorisedOf(db, { casino, position });
  const rules = rulesUntil(own);
  const { tariff, per, company } = rules;
  if (tariff === undefined) return undefined;
  const others: AuthorisedCasino[] = [];
  for (const other of per === 'company' && company !== undefined ? await casinosUntil(db) : []) {
    if (other.casino === casino) continue;
    const theirs = await authorisedOf(db, other);
    const { per: ofWhom, company: whose } = rulesUntil(theirs);
    if (ofWhom === 'company' && whose === company) others.push(theirs);
  }
  const lines: DutyLineOfQuarter[] = [];
  const paid: { quarter: Quarter; amount: Minor }[] = [];
  const period = { currency: tariff.currency, from: `${year}-01-01`, until };
  for (const each of [own, ...others]) {
    const found = await readDutyLinesAsRead(
      db,
      { ...each, ...period },
      dutyReadings(each.authorisations, period),
    );
    lines.push(...found.map((line) => ({ ...line, casino: each.casino })));
    paid.push(...(await readDutyPaid(db, { ...each, year: wanted.year })));
  }
  const accrued = per === 'company' ? undefined : await readAccrued(db, { ...own, ...period });
  const casinos = [own, ...others].map((each) => each.casino).sort();
  return {
    ...wanted,
    rules,
    readings: dutyReadings(own.authorisations, period),
    casinos,
    accrued,
    figures: dutyReturn({ tariff, quarter, lines, paid }),
  };
}
