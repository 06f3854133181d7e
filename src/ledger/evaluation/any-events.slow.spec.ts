import fc from 'fast-check';
import { anyEvent, eventsAbout } from '../../../test/support/arbitrary/event-arbitrary';
import { MemoryBook } from '../../../test/support/book/memory-book';
import { EVENT_DEFINITIONS } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import { dataBreach } from '../../intake/validators';
import { sumMinor } from '../../kernel/money';
import { chipsFlow, chipVariance, outstandingChips } from '../chips/chips-flow';
import { tableConcerned } from '../table-session/session-key.state';
import { parseAccount } from '../_core/account';
import { checkBanks, checkCustody, checkMeter } from '../../../test/support/identities/identities';
import { imbalanceOf } from '../_core/journal-entry';

const sequences = fc.oneof(
  fc.array(anyEvent, { minLength: 1, maxLength: 40 }),
  fc.array(eventsAbout('bank', 'coup'), { minLength: 1, maxLength: 40 }),
  fc.array(eventsAbout('round', 'jackpot', 'casino', 'slot', 'table'), { minLength: 1, maxLength: 40 }),
  fc.array(eventsAbout('table', 'cage', 'drop', 'box', 'chips', 'tips', 'cambista', 'round'), {
    minLength: 1,
    maxLength: 40,
  }),
  fc.array(eventsAbout('hand', 'poker-session', 'slot', 'table'), { minLength: 1, maxLength: 40 }),
);
const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 150) };

const bookOf = (events: readonly CasinoEvent[]): MemoryBook => new MemoryBook().postAll(events);

const isOpening = ({ type }: CasinoEvent): boolean => type === 'cagnotte.ledger.opened.v1';

describe('any sequence of events of the catalogue, however absurd', () => {
  it('consists of events that intake would store', () => {
    fc.assert(
      fc.property(anyEvent, ({ type, data }) => {
        expect([type, dataBreach(type, data)]).toEqual([type, undefined]);
      }),
      { numRuns: 5 * EVENT_DEFINITIONS.length },
    );
  });

  it('is posted without a throw; every entry and the trial balance sum to zero, at accounts of the chart', () => {
    fc.assert(
      fc.property(sequences, (events) => {
        const book = bookOf(events);
        for (const { event, evaluation } of book.entries) {
          const excess = [...imbalanceOf(evaluation.lines)].filter(([, amount]) => amount !== 0n);
          const unknown = evaluation.lines.filter(({ account }) => parseAccount(account) === undefined);
          expect([event.type, excess, unknown]).toEqual([event.type, [], []]);
        }
        expect([...imbalanceOf(book.lines)].filter(([, amount]) => amount !== 0n)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('has on each line either a debit or a credit above zero', () => {
    fc.assert(
      fc.property(sequences, (events) => {
        const odd = bookOf(events).lines.filter(
          ({ debit, credit }) => debit < 0n || credit < 0n || debit > 0n === credit > 0n,
        );
        expect(odd).toEqual([]);
      }),
      RUNS,
    );
  });

  it('changes the chips in hands as the events say, counts aside', () => {
    fc.assert(
      fc.property(sequences, (events) => {
        for (const { event, session, evaluation } of bookOf(events).entries) {
          const { lines } = evaluation;
          const flow = chipsFlow(event, { ...evaluation, session }) - chipVariance(event.type, lines);
          const stock = outstandingChips(
            lines.map(({ account, debit, credit }) => [account, debit - credit]),
          );
          if (isOpening(event)) continue;
          expect([event.type, stock]).toEqual([event.type, flow]);
        }
      }),
      RUNS,
    );
  });

  it('keeps in custody the amounts owed to players, and no member of a bank below zero', () => {
    fc.assert(
      fc.property(sequences, (events) => {
        const book = bookOf(events);
        const entries = book.entries.map(({ event, evaluation }) => ({
          type: event.type,
          table: tableConcerned(event),
          lines: evaluation.lines,
        }));
        expect(checkCustody(entries)).toEqual([]);
        expect([...book.sessions.values()].flatMap(({ banks }) => checkBanks(banks))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('knows of every bank and garage what the ledger owes, so that custody is banks, garages and pots less variance', () => {
    fc.assert(
      fc.property(sequences, (events) => {
        const book = bookOf(events);
        const held = (of: RegExp): bigint =>
          sumMinor(
            book.lines.filter(({ account }) => of.test(account)).map(({ debit, credit }) => debit - credit),
          );
        const banks = [...book.sessions.values()].flatMap((session) => session.banks);
        const members = banks.flatMap((bank) => bank.members);
        const known = sumMinor(
          members.map(({ inPlay, voluntary, improper }) => inPlay + voluntary + improper),
        );
        expect(known).toBe(-held(/^(player-bank|garage:)/));
        if (events.some(({ type }) => type === 'cagnotte.variance.cleared.v1')) return;
        expect(held(/^chips:custody:/)).toBe(known - held(/^pot(:|$)/) - held(/^variance:custody:/));
      }),
      RUNS,
    );
  });

  it('moves a meter only by stakes, prizes, funding and adjustments, and never below zero', () => {
    fc.assert(
      fc.property(sequences, (events) => {
        const book = bookOf(events);
        const entries = book.entries.map(({ event, evaluation }) => ({
          type: event.type,
          lines: evaluation.lines,
        }));
        const accounts = book.lines.filter(({ account }) => account.startsWith('jackpot:'));
        for (const account of new Set(accounts.map((line) => line.account))) {
          const meter = accounts
            .filter((line) => line.account === account)
            .reduce((sum, { debit, credit }) => sum + credit - debit, 0n);
          const pool = account.slice('jackpot:'.length);
          expect(checkMeter(pool, entries, meter)).toEqual([]);
        }
      }),
      RUNS,
    );
  });
});
