import {
  type DutyLineOfQuarter,
  type DutyReturn,
  dutyReturn,
  type Quarter,
} from '../../accounting/duty/duty-return';
import { type DutyRulesOfDay, dutyRulesOn } from '../../accounting/duty/duty-rules';
import { inForce } from '../../domain/casino-books/authorisation';
import type { Minor } from '../../kernel/money';
import { readAccrued, readDutyLines, readDutyPaid } from './duty-lines';
import { readCasinoBooks } from '../gaming-days/gaming-day';
import type { Queryable } from '../queryable';
import { casinosUntil } from '../register/casino-heads';

/** Which return is asked for. */
interface ReturnWanted {
  readonly casino: string;
  readonly position: bigint;
  readonly year: number;
  readonly quarter: Quarter;
}

/** A return, and what it was worked out by. */
export interface FoundReturn extends ReturnWanted {
  readonly rules: DutyRulesOfDay;
  readonly casinos: readonly string[];
  readonly figures: DutyReturn;
  /** Undefined of a company. */
  readonly accrued: Minor | undefined;
}

const LAST_DAYS: Readonly<Record<Quarter, string>> = { 1: '03-31', 2: '06-30', 3: '09-30', 4: '12-31' };

export const lastDayOf = (year: number, quarter: Quarter): string =>
  `${`${year}`.padStart(4, '0')}-${LAST_DAYS[quarter]}`;

/** The return of a quarter of a casino, or of its company; undefined where no tariff was read for the quarter. */
export async function readReturn(db: Queryable, wanted: ReturnWanted): Promise<FoundReturn | undefined> {
  const { casino, position, quarter } = wanted;
  const until = lastDayOf(wanted.year, quarter);
  const year = until.slice(0, 4);
  const rulesOf = async (each: string, at: bigint): Promise<DutyRulesOfDay> => {
    const books = await readCasinoBooks(db, { casino: each, position: at });
    return dutyRulesOn(until, inForce(books.authorisations ?? [], until));
  };
  const rules = await rulesOf(casino, position);
  const { tariff, options, per, company } = rules;
  if (tariff === undefined) return undefined;
  const others: { casino: string; position: bigint }[] = [];
  for (const other of per === 'company' && company !== undefined ? await casinosUntil(db) : []) {
    if (other.casino === casino) continue;
    const theirs = await rulesOf(other.casino, other.position);
    if (theirs.per === 'company' && theirs.company === company) others.push(other);
  }
  const own = { casino, position };
  const lines: DutyLineOfQuarter[] = [];
  const paid: { quarter: Quarter; amount: Minor }[] = [];
  const period = { currency: tariff.currency, from: `${year}-01-01`, until };
  for (const each of [own, ...others]) {
    const found = await readDutyLines(db, { ...each, ...period });
    lines.push(...found.map((line) => ({ ...line, casino: each.casino })));
    paid.push(...(await readDutyPaid(db, { ...each, year: wanted.year })));
  }
  const accrued = per === 'company' ? undefined : await readAccrued(db, { ...own, ...period });
  const casinos = [own, ...others].map((each) => each.casino).sort();
  return {
    ...wanted,
    rules,
    casinos,
    accrued,
    figures: dutyReturn({ tariff, options, quarter, lines, paid }),
  };
}
