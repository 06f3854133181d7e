import type { EventFinding } from '../../../src/finding-catalogue/finding';
import type { FactLedger } from './fact-ledger';

/** The whole result of the facts of a casino as sorted lines of text; it must not depend on the order of arrival. */
export interface ShownLedger {
  /** Sums by own day, account, sub-ledger and currency. */
  readonly sums: readonly string[];
  /** The entry and the findings of each fact. */
  readonly facts: readonly string[];
  readonly findings: readonly string[];
  readonly sessions: readonly string[];
  readonly customers: readonly string[];
  readonly cells: readonly string[];
  readonly tallies: readonly string[];
  readonly reports: readonly string[];
  readonly standing: readonly string[];
}

export function shownLedger(ledger: FactLedger): ShownLedger {
  const meanings = [...ledger.meanings.values()];
  const { now } = ledger;
  return {
    sums: sumsOf(ledger),
    facts: meanings
      .map(({ event, evaluation: { lines, byRules, reverses } }) =>
        written([event.id, lines, byRules, ledger.idOf(reverses)]),
      )
      .sort(),
    findings: meanings.flatMap(({ evaluation }) => evaluation.findings.map(saidOf)).sort(),
    sessions: [...now.sessions.entries()].map(([key, { state }]) => `${key} ${written(state)}`).sort(),
    cells: [...now.cells.entries()]
      .flatMap(([cell, { state }]) => (state === undefined ? [] : [`${cell} ${written(state)}`]))
      .sort(),
    customers: [...now.customers.entries()]
      .flatMap(([day, { customers }]) => (customers === undefined ? [] : [`${day} ${written(customers)}`]))
      .sort(),
    tallies: [...now.tallies.entries()]
      .flatMap(([key, { amount }]) => (amount === 0n ? [] : [`${key} ${amount}`]))
      .sort(),
    reports: [...now.reports.entries()]
      .map(
        ([reference, { eventId, place, entry }]) => `${reference} ${written([eventId, place, entry.lines])}`,
      )
      .sort(),
    standing: [...ledger.standing.values()].map(saidOf).sort(),
  };
}

/** Sums by own day, account, sub-ledger and currency, without zeros. */
function sumsOf({ meanings }: FactLedger): readonly string[] {
  const sums = new Map<string, bigint>();
  for (const { event, evaluation } of meanings.values())
    for (const { account, subLedger = '', currency, debit, credit } of evaluation.lines) {
      const key = [event.gamingday, account, subLedger, currency].join(' ');
      sums.set(key, (sums.get(key) ?? 0n) + debit - credit);
    }
  return [...sums]
    .filter(([, sum]) => sum !== 0n)
    .map(([key, sum]) => `${key} ${sum}`)
    .sort();
}

const saidOf = ({ code, ruleId, expected, found, eventIds, betIds, of, standing }: EventFinding): string =>
  written([code, ruleId, expected, found, [...eventIds].sort(), betIds, of, standing]);

/** A value as JSON: bigint as numbers, members sorted by name. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'bigint') return `${part}n`;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
