import { checkChips } from '../support/identities/identities';
import {
  resultFromBooks,
  resultFromCounts,
  resultPartsOf,
} from '../../src/ledger/table-session/table-result';
import type { RoundSettled } from '../../src/ledger/house-round/round.events';
import { simulate } from '../../packages/simulator/simulate';
import { MemoryBook } from '../support/book/memory-book';

const events = [
  ...simulate({
    casino: 'simulated',
    currency: 'EUR',
    seed: '1',
    firstDay: '2005-03-31',
    days: 2,
    tables: 3,
    rulebook: 'ES-AN-1996',
    hours: 3,
  }),
];
const book = new MemoryBook().postAll(events);
const evaluated = book.entries.flatMap(({ evaluation: { byRules } }) =>
  byRules === undefined ? [] : [byRules],
);

describe('days of a casino under the Decree of 1996', () => {
  it('are days of its two games of poker', () => {
    const opened = events.filter(({ type }) => type === 'cagnotte.table.opened.v1');
    const games = opened.map(
      ({ source, data }) => `${source.split('/').at(-1)} ${(data as { game: string }).game}`,
    );
    expect([...new Set(games)]).toEqual(['CS1 caribbean-stud', 'SP1 synthetic-poker', 'CS2 caribbean-stud']);
  });

  it('are evaluated by the articles of the Decree, and give no finding except readings that differ', () => {
    const rules = evaluated.flatMap(({ settlement }) => settlement.bets.flatMap((bet) => bet.rules));
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter(({ id }) => !/^(D385\/1996|OP2)-/.test(id))).toEqual([]);
    const found = book.findings.filter(({ severity }) => severity !== 'information');
    expect(found.map(({ code, ruleId }) => `${code} ${ruleId}`)).toEqual([
      'tiebreak-readings-differ OP2-45',
      'tiebreak-readings-differ OP2-45',
    ]);
  });

  it('have a carrusel to whose meter all coins go, and of which the highest straight flush alone has a tenth', () => {
    const told = events
      .filter(({ type }) => type === 'cagnotte.jackpot.contributed.v1')
      .map(({ data }) => data as { amount: number; toMeter: number });
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter(({ amount, toMeter }) => amount !== toMeter)).toEqual([]);
    const rounds = events
      .filter(({ type }) => type === 'cagnotte.round.settled.v1')
      .map(({ data }) => (data as RoundSettled).poolPrizes ?? []);
    const flushes = rounds.map((prizes) =>
      prizes.filter(({ combination }) => combination === 'straight-flush'),
    );
    expect(flushes.some((of) => of.length === 1)).toBe(true);
    expect(flushes.filter((of) => of.length > 1)).toEqual([]);
  });

  it('tie: every table has the result of its counts, and no chip is lost', () => {
    const sessions = [...book.sessions].filter(([, { opening }]) => opening?.holder === 'table');
    expect(sessions.length).toBe(4);
    for (const [session] of sessions) {
      const money = book.moneyOf(session);
      expect(resultFromBooks(money)).toBe(resultFromCounts(resultPartsOf(money)!));
    }
    expect(book.lines.filter(({ account }) => account.startsWith('variance:'))).toEqual([]);
    const balances = new Map<string, bigint>();
    for (const { account, debit, credit, currency } of book.lines) {
      if (currency === 'EUR') balances.set(account, (balances.get(account) ?? 0n) + debit - credit);
    }
    expect(checkChips([...balances])).toEqual([]);
  });
});
