import fc from 'fast-check';
import { extent, patience } from '../../support/service/test-extent';
import { chipsFlow, chipVariance, outstandingChips } from '../../../src/ledger/chips/chips-flow';
import {
  checkBalance,
  checkBanks,
  checkChips,
  checkCustody,
  checkMeter,
  type EntryAtTable,
} from '../../support/identities/identities';
import {
  resultFromBooks,
  resultFromCounts,
  resultPartsOf,
} from '../../../src/ledger/table-session/table-result';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { tableOf } from '../../../src/kernel/source';
import { MemoryBook } from '../../support/book/memory-book';
import { type Figures, playPokerNight } from '../../support/poker-night/poker-night';
import { anyHappening as anyPokerHappening } from '../../support/poker-night/happenings';
import { openingOfNights } from '../../support/poker-night/opening-of-nights';
import { anyHappening, anyReporting, playNight } from '../../support/house-night/house-night';

jest.setTimeout(patience(120_000));

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? extent(40, 400));

/** A night at a house-banked table and two tables with players' banks, and the order of their reports. */
const nights = fc.record({
  house: fc.record({ happenings: fc.array(anyHappening, { maxLength: 20 }), reporting: anyReporting }),
  nonBanked: fc.array(anyPokerHappening, { maxLength: 30 }),
  order: fc.array(fc.boolean(), { maxLength: 120 }),
});

interface ReportedEvent {
  readonly event: CasinoEvent;
  /** The expected figures of the non-banked table after the event. */
  readonly after?: Figures;
}

/** Interleaves two nights, each in its own order. */
function interleaved(
  one: readonly ReportedEvent[],
  other: readonly ReportedEvent[],
  order: readonly boolean[],
): ReportedEvent[] {
  const [left, right, stream] = [[...one], [...other], [] as ReportedEvent[]];
  for (const first of order) stream.push(...(first ? left : right).splice(0, 1));
  return [...stream, ...left, ...right];
}

/** A book with independent balances, added up from its lines. */
class WatchedBook {
  readonly book = new MemoryBook();
  readonly balances = new Map<string, bigint>();
  readonly entries: EntryAtTable[] = [];
  private flow: bigint | undefined;
  private readonly before: bigint;

  constructor() {
    this.breachesAfter(openingOfNights());
    this.before = this.inHands;
  }

  /** Posts an event. @returns all breaches of identities after it */
  breachesAfter(event: CasinoEvent): unknown[] {
    const { evaluation, session } = this.book.post(event);
    const { lines } = evaluation;
    for (const { account, debit, credit } of lines)
      this.balances.set(account, this.of(account) + debit - credit);
    this.entries.push({ type: event.type, table: tableOf(event.source), lines });
    const opens = event.type === 'cagnotte.ledger.opened.v1';
    const moved = chipsFlow(event, { session, lines }) - chipVariance(event.type, lines);
    this.flow = opens ? this.inHands : (this.flow ?? 0n) + moved;
    return [
      ...checkBalance(lines),
      ...checkChips([...this.balances].filter(([account]) => account !== 'chips:table:T1')),
      ...checkCustody(this.entries),
      ...[...this.book.sessions.values()].flatMap(({ banks }) => checkBanks(banks)),
      ...(this.flow === this.inHands
        ? []
        : [`${event.id}: ${this.inHands} in hands, ${this.flow} by the events`]),
    ];
  }

  of(account: string): bigint {
    return this.balances.get(account) ?? 0n;
  }

  get inHands(): bigint {
    return outstandingChips(this.balances);
  }

  /** The figures of the naive model, from the ledger. */
  figuresOf(table: string): Omit<Figures, 'inHands'> {
    return {
      inPlay: Number(-this.of('player-bank')),
      aside: Number(-this.of('garage:voluntary')),
      slot: Number(this.of(`chips:cagnotte:${table}`)),
      deposit: Number(-this.of('bank-deposit')),
    };
  }

  get handsSince(): bigint {
    return this.inHands - this.before;
  }
}

describe('random nights, against a model that only adds and subtracts', () => {
  it('every identity holds at every entry, and the ledger equals the model', () => {
    fc.assert(
      fc.property(nights, ({ house, nonBanked, order }) => {
        const night = playNight(house.happenings, house.reporting);
        const houseTold = night.events.map((event): ReportedEvent => ({ event }));
        const stream = interleaved(houseTold, playPokerNight(nonBanked, 'CF1'), order);
        const watched = new WatchedBook();
        for (const { event, after } of stream) {
          expect(watched.breachesAfter(event)).toEqual([]);
          if (after === undefined) continue;
          expect(after).toMatchObject(watched.figuresOf('CF1'));
        }
        const session = watched.book.moneyOf('table/T1/2026-01-01/1');
        const fromCounts = resultFromCounts(resultPartsOf(session)!);
        expect([resultFromBooks(session), fromCounts]).toEqual([night.result, night.result]);
        const posted = watched.book.entries.map(({ event: { type }, evaluation: { lines } }) => ({
          type,
          lines,
        }));
        const meter = -watched.of('jackpot:carrusel');
        expect(checkMeter('carrusel', posted, meter)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it("players' banks alone move the chips in the hands of customers as the model says, and pay back to the cent", () => {
    fc.assert(
      fc.property(fc.array(anyPokerHappening, { maxLength: 40 }), (happenings) => {
        const watched = new WatchedBook();
        let last: Figures | undefined;
        for (const { event, after } of playPokerNight(happenings, 'CF1')) {
          expect(watched.breachesAfter(event)).toEqual([]);
          expect(watched.handsSince).toBe(BigInt(after.inHands));
          last = after;
        }
        expect(last === undefined ? [0, 0] : [last.inPlay, last.aside]).toEqual([0, 0]);
        const owed = watched.book.lines.filter(({ account }) => /^(player-bank|garage:)/.test(account));
        const bySubLedger = new Map<string, bigint>();
        for (const { account, subLedger = '', debit, credit } of owed) {
          const key = `${account} ${subLedger}`;
          bySubLedger.set(key, (bySubLedger.get(key) ?? 0n) + credit - debit);
        }
        expect([...bySubLedger].filter(([, rest]) => rest !== 0n)).toEqual([]);
      }),
      { numRuns: RUNS * 3 },
    );
  });
});
