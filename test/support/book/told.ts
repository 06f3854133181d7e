import { definitionOf, type EventOf, type EventType } from '../../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import type { StreamCategory } from '../../../src/kernel/event-definition';
import type { EntryLine } from '../../../src/ledger/_core/journal-entry';
import { MemoryBook } from './memory-book';
import { present } from '../../../src/kernel/present';

/** The reporter of an event; the session is the first of the day unless another is named. */
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

/** Each further event is a minute later than the one before it. */
const FROM = Date.UTC(2026, 0, 1, 21, 30);

/** The reporters of facts that belong to no table session, as in real deliveries. */
const REPORTED_AT: Partial<Record<StreamCategory, string>> = {
  casino: 'office',
  gamingday: 'office',
  finding: 'office',
  alert: 'office',
  correction: 'office',
  proposal: 'office',
  clearing: 'office',
  duty: 'office',
  customer: 'office',
  cage: 'cage',
};

/** An event of 1 January in euros from the usual source of its type (table T1 for tables), later than all before it. */
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

/** A book in euros with enough chips and cash for a night, after these events. */
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

/** Opens a session of T1 without a float. */
export const tableOpened = (
  game: string,
  captures: { rounds: boolean; buyIns: boolean } = { rounds: true, buyIns: true },
): CasinoEvent =>
  tell('table.opened', { game, minimum: 1_000, float: { amount: 0 }, captures, staff: BY, box: 'B-1' });

/** Lines as `account +debit` or `account[sub-ledger] -credit`, in the order of the journal; a currency other than euros is appended. */
export const written = (lines: readonly EntryLine[]): string[] =>
  lines.map(({ account, subLedger, debit, credit, currency }) => {
    const of = subLedger === undefined ? account : `${account}[${subLedger}]`;
    return `${of} ${debit > 0n ? `+${debit}` : `-${credit}`}${currency === 'EUR' ? '' : ` ${currency}`}`;
  });

/** Findings that every opening and round without authorisation, bets and rules gives. */
const TOLD_SHORTLY: ReadonlySet<string> = new Set([
  'casino-not-authorised',
  'rules-not-known-yet',
  'round-without-bets',
]);

/** The lines that the last of these events posts in an opened book, and its findings without those of `TOLD_SHORTLY`. */
export function postedLast(...events: readonly CasinoEvent[]): { lines: string[]; findings: string[] } {
  const { evaluation } = openedBook(...events).entries.at(-1)!;
  const codes = evaluation.findings.map(({ code }) => code);
  return { lines: written(evaluation.lines), findings: codes.filter((code) => !TOLD_SHORTLY.has(code)) };
}
