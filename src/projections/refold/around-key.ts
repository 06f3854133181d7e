import { RunningBalances } from '../../accounting/balances';
import type { KeyFact } from '../../accounting/refold/key-fact';
import type { AroundKey, ForeignLine } from '../../accounting/refold/key-fold';
import { type CasinoBooks, unopenedBooks } from '../../domain/casino-books/casino-books';
import { type FoldPlace, lastKnownAt } from '../../domain/fold-order/fold-place';
import type { Minor } from '../../kernel/money';
import { readVersions, versionAfter } from '../folds/fold-versions';
import type { PageTransaction } from '../read-model';
import { type PlaceRow, placeOfRow } from './place-row';

interface AmountRow {
  readonly account: string;
  readonly sub_ledger: string;
  readonly currency: string;
  readonly amount: Minor;
}

interface LineRow extends AmountRow {
  readonly record_number: bigint;
  readonly source: string;
  readonly event_id: string;
}

/** A fact of a key, whether or not it counts. */
interface FactOfKey {
  readonly place: FoldPlace;
  readonly source: string;
  readonly id: string;
}

/** What a casino knew around the facts of a key: read once, and balances for as many accounts as are asked for. */
export class Surroundings {
  private readonly first: bigint;
  private readonly last: bigint;
  private readonly own: ReadonlySet<string>;
  private books: AroundKey['booksBefore'] | undefined;

  private constructor(
    private readonly page: PageTransaction,
    private readonly casino: string,
    facts: readonly FactOfKey[],
  ) {
    const known = facts.map(({ place }) => lastKnownAt(place));
    this.first = known.reduce((least, each) => (each < least ? each : least));
    this.last = known.reduce((most, each) => (each > most ? each : most));
    this.own = new Set(facts.map(({ source, id }) => identity(source, id)));
  }

  /**
   * Around these facts and all others that the key ever had: what a cancelled fact posted, and what reversed it, lies
   * as little around the key as what counts.
   */
  static async of(
    page: PageTransaction,
    {
      casino,
      key,
      facts,
    }: { readonly casino: string; readonly key: string; readonly facts: readonly KeyFact[] },
  ): Promise<Surroundings> {
    const counting = facts.map(({ place, event: { source, id } }) => ({ place, source, id }));
    return new Surroundings(page, casino, [...(await readFactsOfKey(page, casino, key)), ...counting]);
  }

  /** The surroundings, with the balances of these accounts. */
  async with(accounts: readonly string[]): Promise<AroundKey> {
    return {
      opening: await this.opening(accounts),
      others: await this.others(accounts),
      booksBefore: (this.books ??= await readBooksBefore(this.page, {
        casino: this.casino,
        from: this.first + 1n,
      })),
    };
  }

  /** What the accounts hold now, less everything posted since the first fact. */
  private async opening(accounts: readonly string[]): Promise<RunningBalances> {
    const rows: AmountRow[] = await this.page.query(
      `SELECT account, sub_ledger, currency, sum(amount) AS amount
         FROM (SELECT account, sub_ledger, currency, amount FROM balance WHERE casino = $1 AND account = ANY ($2)
               UNION ALL
               SELECT account, coalesce(sub_ledger, ''), currency, credit - debit FROM journal_line
                WHERE casino = $1 AND account = ANY ($2) AND record_number > $3) known
        GROUP BY 1, 2, 3 HAVING sum(amount) <> 0`,
      [this.casino, accounts, this.first.toString()],
    );
    const balances = new RunningBalances();
    for (const row of rows) balances.add(partOf(row));
    return balances;
  }

  private async others(accounts: readonly string[]): Promise<ForeignLine[]> {
    const rows: LineRow[] = await this.page.query(
      `SELECT record_number, source, event_id, account, coalesce(sub_ledger, '') AS sub_ledger, currency,
              debit - credit AS amount
         FROM journal_line
        WHERE casino = $1 AND account = ANY ($2) AND record_number > $3 AND record_number <= $4
        ORDER BY record_number, line`,
      [this.casino, accounts, this.first.toString(), this.last.toString()],
    );
    return rows
      .filter(({ source, event_id }) => !this.own.has(identity(source, event_id)))
      .map((row) => ({ record: row.record_number, ...partOf(row) }));
  }
}

async function readFactsOfKey(page: PageTransaction, casino: string, key: string): Promise<FactOfKey[]> {
  const rows: (PlaceRow & { source: string; event_id: string })[] = await page.query(
    `SELECT o.record_number, o.anchor, o.side, o.sequence, r.source, r.event_id
       FROM fact_order o JOIN register.record r ON r.casino = o.casino AND r.number = o.record_number
      WHERE o.casino = $1 AND o.fold_key = $2`,
    [casino, key],
  );
  return rows.map((row) => ({ place: placeOfRow(row), source: row.source, id: row.event_id }));
}

/** The books of a casino as they were before any of its records from one on. */
export async function readBooksBefore(
  page: PageTransaction,
  { casino, from }: { readonly casino: string; readonly from: bigint },
): Promise<AroundKey['booksBefore']> {
  const versions = await readVersions<CasinoBooks>(page, { casino, fold: 'casino-books', from });
  return (record) => versionAfter(versions, record - 1n, unopenedBooks);
}

const partOf = ({ account, sub_ledger, currency, amount }: AmountRow) => ({
  ...{ account, currency, amount },
  subLedger: sub_ledger === '' ? undefined : sub_ledger,
});

const identity = (source: string, id: string): string => `${source}\0${id}`;
