import { type Minor, minorFromWire } from '../../kernel/money';
import type { Imported } from '../../kernel/envelope';
import { importedAs, importedColumn, placesOf, signedColumn } from '../_core/store/statement-parts';
import { knownAt } from '../_core/store/read-model';
import { type Queryable, readRows } from '../../database/queryable';
import { type DutyPaid, dutyPaid, type DutyPresented, dutyPresented } from './duty.events';
import type { Quarter } from './duty-return';

interface FactOfDuty {
  readonly casino: string;
  readonly quarter: Quarter;
  readonly recordNumber: bigint;
  readonly gamingDay: string;
}

/** A payment of the duty of a quarter, in minor units. */
export interface DutyPayment extends FactOfDuty {
  readonly amount: Minor;
  readonly currency: string;
  readonly document: string;
}

/** A return that was presented, with what it came to; amounts in minor units. */
export interface PresentedReturn extends FactOfDuty {
  readonly eventId: string;
  readonly at: string;
  readonly imported: Imported | undefined;
  readonly signedWith: string | null;
  readonly data: DutyPresented;
  readonly base: Minor;
  readonly due: Minor;
  readonly toPay: Minor;
}

export interface FactsOfDuty {
  readonly paid: DutyPayment[];
  readonly presented: PresentedReturn[];
}

interface FactRow {
  readonly type: string;
  readonly recordNumber: bigint;
  readonly gamingDay: string;
  readonly eventId: string;
  readonly happenedAt: string;
  readonly imported: string | null;
  readonly signedWith: string | null;
  readonly data: string;
}

/**
 * Reads what a casino paid for the quarters of a year, in the order of the facts, and the returns that it presented, in the
 * order of the records; as known at a position.
 */
export async function readFactsOfDuty(
  db: Queryable,
  { casino, position, year }: { readonly casino: string; readonly position: bigint; readonly year: number },
): Promise<FactsOfDuty> {
  const rows = await readRows<FactRow>(
    db,
    `SELECT event_type AS type, fact.record_number, fact.gaming_day, event_id, fact.happened_at, data,
            ${importedColumn('fact')} AS imported, ${signedColumn('fact')} AS signed_with
       FROM book_fact fact ${placesOf('fact', '$2')}
      WHERE fact.casino = $1 AND event_type = ANY ($3) AND ${knownAt('fact', '$2')}
      ORDER BY placed.place, fact.record_number`,
    [casino, position, [dutyPaid.type, dutyPresented.type]],
  );
  const facts: FactsOfDuty = { paid: [], presented: [] };
  for (const { type, recordNumber, gamingDay, ...row } of rows) {
    const data = JSON.parse(row.data) as DutyPaid | DutyPresented;
    if (data.period.year !== year) continue;
    const of = { casino, quarter: data.period.quarter as Quarter, recordNumber, gamingDay };
    if (type === dutyPaid.type) {
      const { amount, currency, document } = data as DutyPaid;
      facts.paid.push({ ...of, amount: minorFromWire(amount), currency, document });
    } else facts.presented.push({ ...of, ...presentedOf(row, data as DutyPresented) });
  }
  return facts;
}

const presentedOf = (
  { eventId, happenedAt: at, imported, signedWith }: Omit<FactRow, 'type' | 'recordNumber' | 'gamingDay'>,
  data: DutyPresented,
): Omit<PresentedReturn, keyof FactOfDuty> => ({
  eventId,
  at,
  imported: importedAs(imported),
  signedWith,
  data,
  base: minorFromWire(data.base),
  due: minorFromWire(data.due),
  toPay: minorFromWire(data.toPay),
});
