import type { EventFinding } from '../../../src/finding-catalogue/finding';
import type { EntryLine } from '../../../src/ledger/_core/journal-entry';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { formatMinor } from '../../../src/kernel/money';
import { readEvent } from '../sample-events/read-event';

/** An event of a page with its expected entry and findings. */
export interface ToldEvent {
  /** The heading above it. */
  readonly said: string;
  readonly event: CasinoEvent;
  /** As `whatFollows` writes it. */
  readonly follows: string;
}

/** A night of a page: events with their expected results, and the final balances. */
export interface NightPage {
  readonly title: string;
  readonly told: readonly ToldEvent[];
  /** As `balancesLeft` writes them. */
  readonly left: string;
}

const HEADING = /^#+ (.*)$/;
const BLOCK = /^```(json|text)\n([^]*?)\n```$/;

/**
 * Reads a night of docs/nights. A ```json block is an event in short form, `{"at": …, "type": …, "data": …}`; the ```text
 * block after it is its expected result. The ```text block under the last heading has the final balances.
 */
export function readNightPage(text: string, name: string): NightPage {
  const parts = text.split(/\n(?=#+ |```(?:json|text)\n)|(?<=\n```)\n/).map((part) => part.trim());
  let said = '';
  let left = '';
  const title = HEADING.exec(parts[0]?.split('\n')[0] ?? '')?.[1] ?? '';
  const told: { said: string; event: CasinoEvent; follows: string }[] = [];
  for (const part of parts) {
    said = HEADING.exec(part.split('\n')[0]!)?.[1] ?? said;
    const [, kind, content] = BLOCK.exec(part) ?? [];
    if (kind === 'json') told.push({ said, event: readShort(content!, name, told.length + 1), follows: '' });
    if (kind !== 'text') continue;
    const last = told.at(-1)!;
    if (last.follows === '') last.follows = content!;
    else left = content!;
  }
  return { title, told, left };
}

interface ShortEvent {
  readonly at: string;
  readonly type: string;
  readonly data: object;
}

/** Completes an event of the short form and reads it like intake: one night, one casino, euros, a minute apart. */
function readShort(text: string, name: string, number: number): CasinoEvent {
  const { at, type, data } = JSON.parse(text) as ShortEvent;
  const minutes = `${19 + Math.floor(number / 60)}:${String(number % 60).padStart(2, '0')}`;
  const event = {
    specversion: '1.0',
    id: `${name}-${number}`,
    source: `/casinos/noche/${at}`,
    type: `cagnotte.${type}.v1`,
    time: `2026-01-01T${minutes}:00+01:00`,
    gamingday: '2026-01-01',
    data: { currency: 'EUR', ...data },
  };
  return readEvent(JSON.stringify(event), `${name}, event ${number}`);
}

/** The entry of an event, debits positive, and its findings; "no entry" if it posts nothing. */
export function whatFollows(lines: readonly EntryLine[], findings: readonly EventFinding[]): string {
  const posted = lines.map(({ account, subLedger, debit, credit, currency }) =>
    row(subLedger === undefined ? account : `${account}[${subLedger}]`, debit - credit, currency),
  );
  const found = findings.map(({ code, ruleId, expected, found: was }) =>
    [`${code} (${ruleId})`, `  expected ${expected}`, `  found ${was}`].join('\n'),
  );
  return [...(posted.length === 0 ? ['no entry'] : posted), ...found].join('\n');
}

/** The final balances other than zero. */
export function balancesLeft(lines: readonly EntryLine[]): string {
  const balances = new Map<string, bigint>();
  for (const { account, debit, credit } of lines) {
    balances.set(account, (balances.get(account) ?? 0n) + debit - credit);
  }
  return [...balances]
    .filter(([, amount]) => amount !== 0n)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([account, amount]) => row(account, amount, 'EUR'))
    .join('\n');
}

const row = (account: string, amount: bigint, currency: string): string =>
  `${account.padEnd(40)} ${`${amount > 0n ? '+' : ''}${formatMinor(amount, currency)}`.padStart(12)}`;
