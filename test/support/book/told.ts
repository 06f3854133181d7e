import { definitionOf, type EventOf, type EventType } from '../../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { StreamCategory } from '../../../src/kernel/event-definition';
import type { EntryLine } from '../../../src/ledger/_core/journal-entry';
import { MemoryBook } from './memory-book';
import { present } from '../../../src/kernel/present';

/** Who tells an event; a table's session is that of the day unless another is named. */
interface Teller {
  readonly at?: string;
  readonly id?: string;
  readonly sequence?: string;
  readonly sessionno?: number;
}

/** A type of the catalogue without prefix and version: `table.opened`. */
type ShortType = EventType extends `cagnotte.${infer Name}.v1` ? Name : never;
type DataOfShort<Name extends ShortType> = EventOf<Extract<EventType, `cagnotte.${Name}.v1`>>['data'];

let told = 0;

/** What is told later happened later. */
const FROM = Date.UTC(2026, 0, 1, 21, 30);

/** Who tells what no table tells, as in real deliveries; tables report to a session, and these facts belong to none. */
const REPORTED_AT: Partial<Record<StreamCategory, string>> = {
  casino: 'office',
  gamingday: 'office',
  finding: 'office',
  alert: 'office',
  correction: 'office',
  proposal: 'office',
  clearing: 'office',
  cage: 'cage',
};

/** An event of 1 January in euros from where its kind comes from (table T1 of the tables), told after all others. */
export function tell<Name extends ShortType>(
  type: Name,
  data: Omit<DataOfShort<Name>, 'currency'> & { readonly currency?: string },
  { at, id, sequence, sessionno }: Teller = {},
): CasinoEvent {
  const category = definitionOf(`cagnotte.${type}.v1`)!.category;
  told += 1;
  return {
    specversion: '1.0',
    id: id ?? `${type}-${told}`,
    source: `/casinos/granada/${at ?? REPORTED_AT[category] ?? 'tables/T1'}`,
    type: `cagnotte.${type}.v1`,
    time: new Date(FROM + told * 1_000).toISOString(),
    gamingday: '2026-01-01',
    ...present({ sequence, sessionno }),
    data: { currency: 'EUR', ...data },
  };
}

export const CAGE = { at: 'cage' } as const;
export const OFFICE = { at: 'office' } as const;
export const BY = [{ id: 'E-1' }, { id: 'E-2' }];

/** A book in euros, opened with chips and cash for a night. */
export const openedBook = (...before: readonly CasinoEvent[]): MemoryBook =>
  new MemoryBook().postAll([
    tell('ledger.opened', {
      balances: [
        { account: 'chips:cage', amount: 1_000_000 },
        { account: 'cash:cage', amount: 500_000 },
        { account: 'chips:issued', amount: -1_000_000 },
        { account: 'opening', amount: -500_000 },
      ],
    }),
    ...before,
  ]);

/** The session of T1, opened without a float of its own. */
export const tableOpened = (
  game: string,
  captures: { rounds: boolean; buyIns: boolean } = { rounds: true, buyIns: true },
): CasinoEvent =>
  tell('table.opened', { game, minimum: 1_000, float: { amount: 0 }, captures, staff: BY, box: 'B-1' });

/** `account +debit` or `account[sub-ledger] -credit`, in the order of the journal; another currency is written out. */
export const written = (lines: readonly EntryLine[]): string[] =>
  lines.map(({ account, subLedger, debit, credit, currency }) => {
    const of = subLedger === undefined ? account : `${account}[${subLedger}]`;
    return `${of} ${debit > 0n ? `+${debit}` : `-${credit}`}${currency === 'EUR' ? '' : ` ${currency}`}`;
  });

/** What every opening and every round gives that is told as shortly as here: no authorisation, no bets, no rules. */
const TOLD_SHORTLY: ReadonlySet<string> = new Set([
  'casino-not-authorised',
  'rules-not-known-yet',
  'round-without-bets',
]);

/** What the last of these events posts in an opened book, and which findings it gives beside those of shortness. */
export function postedLast(...events: readonly CasinoEvent[]): { lines: string[]; findings: string[] } {
  const { evaluation } = openedBook(...events).entries.at(-1)!;
  const codes = evaluation.findings.map(({ code }) => code);
  return { lines: written(evaluation.lines), findings: codes.filter((code) => !TOLD_SHORTLY.has(code)) };
}
