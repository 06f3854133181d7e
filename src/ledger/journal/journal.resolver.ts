import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Connection, PageRequest } from '../../api/connection.type';
import { PagedPeriodArguments, pageOf, pageRequest } from '../../api/connection.type';
import { type PagedList, plainRows } from '../../api/cursor';
import { type PeriodArguments, periodOf, positionFor } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import {
  type JournalLine,
  JournalLineConnection,
  journalLineOf,
  type LedgerLine,
  LedgerLineConnection,
  ledgerLineOf,
  type LedgerRow,
} from './journal-line.type';
import type { EntityManager } from 'typeorm';
import type { Minor } from '../../kernel/money';
import { accountSums, recordsOfDays, sumsUntilLine } from './account-sums.queries';
import type { Period } from '../../kernel/gaming-day';
import { readCharts } from '../gaming-day/known-days.queries';
import { JOURNAL_LINE, type JournalLineRow } from './journal.read-model';
import { g } from '../../api/schema-fields';

const JOURNAL: PagedList = { name: 'journal', key: ['record', 'line'] };

@ArgsType()
class JournalArguments extends g.args(PagedPeriodArguments, {
  account: g.optional(g.text('Only lines of this account.')),
  bookingDay: g.optional(g.gamingDay('Only lines that count in the books of this day.')),
}) {}

@Resolver()
@RequirePermission('ledger:read')
export class JournalResolver {
  @Query(() => JournalLineConnection, {
    description: 'The journal (libro diario), in the order of the records.',
  })
  async journal(
    @Args() args: JournalArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<JournalLine>> {
    const position = await positionFor(principal, args, snapshot);
    const page = pageRequest(JOURNAL, args, position);
    const lines = await snapshot.read((manager) => readJournalLines(manager, args, page));
    const charts = await snapshot.read((manager) => readCharts(manager, { casino: args.casino, position }));
    return pageOf(lines, page, {
      node: (line) => journalLineOf(line, charts),
      key: ({ recordNumber, line }) => [recordNumber.toString(), line.toString()],
    });
  }
}

async function readLedgerPage(
  manager: EntityManager,
  wanted: LinesWanted & { readonly account: string },
  { page, period }: { readonly page: PageRequest; readonly period: Period },
): Promise<LedgerRow[]> {
  const balances = await balancesBefore(manager, wanted.account, { page, period });
  const lines = await readJournalLines(manager, wanted, page);
  return lines.map((line) => {
    const balance = (balances.get(line.currency) ?? 0n) + line.debit - line.credit;
    balances.set(line.currency, balance);
    return { line, balance };
  });
}

async function balancesBefore(
  manager: EntityManager,
  account: string,
  { page, period }: { readonly page: PageRequest; readonly period: Period },
): Promise<Map<string, Minor>> {
  const balances = new Map<string, Minor>();
  const add = (currency: string, amount: Minor): void => {
    balances.set(currency, (balances.get(currency) ?? 0n) + amount);
  };
  if (period.from !== undefined) {
    for (const [sign, from] of [[1n, undefined] as const, [-1n, period.from] as const]) {
      const sums = await accountSums(manager, { ...period, from, asOf: undefined }, { under: account });
      for (const sum of sums) {
        if (sum.account === account) add(sum.currency, sign * (sum.debits - sum.credits));
      }
    }
  }
  if (page.after) {
    const [record, line] = page.after as readonly [string, string];
    for (const [currency, amount] of await sumsUntilLine(manager, period, { account, record, line })) {
      add(currency, amount);
    }
  }
  return balances;
}

const LEDGER: PagedList = { name: 'general-ledger', key: ['record', 'line'] };

@ArgsType()
class GeneralLedgerArguments extends g.args(PagedPeriodArguments, {
  account: g.text('Path, e.g. cash:cage.'),
}) {}

@Resolver()
@RequirePermission('ledger:read')
export class GeneralLedgerResolver {
  @Query(() => LedgerLineConnection, {
    description: 'The general ledger (libro mayor): the lines of one account with the balance after each.',
  })
  async generalLedger(
    @Args() args: GeneralLedgerArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<LedgerLine>> {
    const page = pageRequest(LEDGER, args, await positionFor(principal, args, snapshot));
    const period = periodOf(args, page.position);
    const rows = await snapshot.read((manager) => readLedgerPage(manager, args, { page, period }));
    const { casino } = args;
    const charts = await snapshot.read((manager) => readCharts(manager, { casino, position: page.position }));
    return pageOf(rows, page, {
      node: (row) => ledgerLineOf(row, charts),
      key: ({ line }) => [line.recordNumber.toString(), line.line.toString()],
    });
  }
}

interface LinesWanted extends Pick<PeriodArguments, 'casino' | 'from' | 'asOf' | 'basis'> {
  readonly account?: string | undefined;
  readonly bookingDay?: string | undefined;
}

async function readJournalLines(
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
