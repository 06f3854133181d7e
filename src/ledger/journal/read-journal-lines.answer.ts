import type { EntityManager } from 'typeorm';
import { JOURNAL_LINE, type JournalLineRow } from './journal.read-model';
import { recordsOfDays } from './account-sums.queries';
import type { PageRequest } from '../../api/graphql/connection/connection.type';
import { plainRows } from '../../api/graphql/connection/plain-rows';
import type { PeriodArguments } from '../../api/graphql/snapshot/report-arguments';

export interface LinesWanted extends Pick<PeriodArguments, 'casino' | 'from' | 'asOf' | 'basis'> {
  readonly account?: string | undefined;
  readonly bookingDay?: string | undefined;
}

export async function readJournalLines(
  manager: EntityManager,
  { casino, account, bookingDay, from, asOf, basis }: LinesWanted,
  { position, after, first }: PageRequest,
): Promise<JournalLineRow[]> {
  const query = manager
    .createQueryBuilder(JOURNAL_LINE, 'entry')
    .where('entry.casino = :casino AND entry.recordNumber <= :position', {
      casino,
      position: position.toString(),
    })
    .orderBy('entry.recordNumber')
    .addOrderBy('entry.line')
    .limit(first + 1);
  const day = basis === 'booked' ? 'entry.bookingDay' : 'entry.gamingDay';
  if (account !== undefined) query.andWhere('entry.account = :account', { account });
  if (bookingDay !== undefined) query.andWhere('entry.bookingDay = :bookingDay', { bookingDay });
  if (from !== undefined) query.andWhere(`${day} >= :from`, { from });
  if (asOf !== undefined) query.andWhere(`${day} <= :asOf`, { asOf });
  if (from !== undefined || asOf !== undefined) {
    const column = basis === 'booked' ? 'booking_day' : 'gaming_day';
    const span = await recordsOfDays(manager, { casino, position, from, asOf, day: column });
    if (span === undefined) return [];
    query.andWhere('entry.recordNumber BETWEEN :first AND :last', {
      first: span.first.toString(),
      last: span.last.toString(),
    });
  }
  if (after) {
    query.andWhere('(entry.recordNumber, entry.line) > (:record, :line)', {
      record: after[0],
      line: after[1],
    });
  }
  return plainRows(query);
}
