import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import type { ResultParts } from './table-result';
import type { EventOf } from '../event-contract/catalogue';
import { ofLines, type SourcedPart, stated } from '../_core/books/cell-part';
import type { DeclaredFact } from '../_core/books/declared-fact';
import { previousGamingDay } from '../../kernel/gaming-day';
import { chipsOf } from '../_core/account-paths';
import type { PauseInBooks } from './pause-in-books';
import type { DutySpell } from '../staff/duty-spell';

/** A session of a table as books show it; amounts in minor units of the book currency. */
export interface SessionInBooks extends CagnotteInBooks {
  readonly table: string;
  readonly day: string;
  readonly sessionNo: number;
  readonly game: string | undefined;
  readonly isHouseBanked: boolean;
  readonly openedAt: string | undefined;
  readonly openedRecord?: bigint | undefined;
  readonly closedAt: string | undefined;
  /** Its interruptions, in their order. */
  readonly pauses: readonly PauseInBooks[];
  readonly minimum: Minor | undefined;
  /** Who opened the table, as releases until 0.3.0 wrote them. */
  readonly staff: readonly string[];
  readonly duty: readonly DutySpell[];
  readonly signers: readonly string[];
  readonly parts: ResultParts | undefined;
  readonly result: Minor | undefined;
  /** Fills that differ from the float, where limits were not changed. */
  readonly unequalSlips: number;
  /** Fills that differ from a float that was left locked on the table; they need not equal it. */
  readonly unequalToLocked: number;
  readonly commission: Minor;
  /** What releases until 0.3.0 wrote of a cagnotte in several currencies: they added them. */
  readonly addedUp?: CagnotteInBooks;
}

/** What books show of the cagnotte of a session. Minor units of one currency. */
export interface CagnotteInBooks {
  readonly inCagnotteBefore: Minor;
  readonly dropped: Minor;
  readonly counted: CountedCagnotte | undefined;
  readonly cagnotteDifference: Minor;
  readonly onlyCounted: Minor;
  readonly banks: readonly BankInBooks[];
}

export interface BankInBooks {
  readonly bank: string;
  readonly banker: string;
  /** As a fact of the day names the banker, encrypted; undefined where no fact does. */
  readonly bankerName?: string | undefined;
  readonly from: string | undefined;
  /** When an event reported its end. */
  readonly until: string | undefined;
  /** When its banker withdrew it whole, which ends a bank that no event reports as ended. */
  readonly withdrawnAt?: string | undefined;
  readonly expected: Minor;
  readonly counted: Minor | undefined;
  readonly countedIn?: readonly { readonly record: bigint; readonly at: string }[];
}

export interface SessionFigures {
  readonly currency: string;
  readonly sessions: readonly SessionInBooks[];
}

/** The figures with cagnottes as releases until 0.3.0 wrote them. */
export const addedUp = <Figures extends SessionFigures>(figures: Figures): Figures => ({
  ...figures,
  sessions: figures.sessions.map(({ addedUp: cagnotte, ...session }) => ({ ...session, ...cagnotte })),
});

interface Stated {
  readonly at: string;
  readonly amount: Minor;
}

export interface CagnotteCount {
  readonly record: bigint;
  readonly found: readonly Stated[];
  /** Chips left in the slot, which the next count finds again. */
  readonly left: readonly Stated[];
}

export interface CountedCagnotte {
  readonly amount: Minor;
  readonly parts: readonly SourcedPart[];
}

export function countOfSlot(
  record: bigint,
  { slot, chips, cash, takenToCage }: EventOf<'cagnotte.slot.counted.v1'>['data'],
): CagnotteCount | undefined {
  if (slot !== 'cagnotte') return undefined;
  const inChips = { at: 'chips', amount: minorFromWire(chips) };
  const inCash = cash === undefined ? [] : [{ at: 'cash', amount: minorFromWire(cash) }];
  return { record, found: [inChips, ...inCash], left: takenToCage ? [] : [inChips] };
}

export function countAtClose(
  record: bigint,
  { toCage, leftLocked = [] }: EventOf<'cagnotte.table.closed.v1'>['data'],
): CagnotteCount | undefined {
  const of = (parts: typeof toCage, list: string, kind: 'chips' | 'cash'): Stated[] =>
    parts.flatMap((part, n) => {
      const amount = part[kind];
      return part.holder !== 'cagnotte' || amount === undefined
        ? []
        : [{ at: `${list}.${n}.${kind}`, amount: minorFromWire(amount) }];
    });
  const left = of(leftLocked, 'leftLocked', 'chips');
  const found = [...of(toCage, 'toCage', 'chips'), ...left, ...of(toCage, 'toCage', 'cash')];
  return found.length === 0 ? undefined : { record, found, left };
}

/**
 * The total that the counts of a session found in its cagnotte. Chips that one count leaves in the slot are found
 * again by the next one and counted once. Undefined without a count.
 */
export function countedTogether(counts: readonly CagnotteCount[]): CountedCagnotte | undefined {
  if (counts.length === 0) return undefined;
  const again = counts.slice(0, -1);
  const sumOf = (kind: 'found' | 'left', of: readonly CagnotteCount[]): Minor =>
    sumMinor(of.flatMap((count) => count[kind].map(({ amount }) => amount)));
  return {
    amount: sumOf('found', counts) - sumOf('left', again),
    parts: [
      ...counts.flatMap(({ record, found }) => found.map(({ at }) => stated(record, at))),
      ...again.flatMap(({ record, left }) => left.map(({ at }) => stated(record, at, -1))),
    ],
  };
}

export const CAGNOTTE_EVENTS = ['cagnotte.slot.counted.v1', 'cagnotte.table.closed.v1'] as const;
export type CagnotteEvent = (typeof CAGNOTTE_EVENTS)[number];

export const countedInCagnotte = (
  facts: readonly DeclaredFact<CagnotteEvent>[],
): CountedCagnotte | undefined =>
  countedTogether(
    facts.flatMap((fact) => {
      const { recordNumber: record } = fact;
      const count =
        fact.type === 'cagnotte.slot.counted.v1'
          ? countOfSlot(record, fact.data)
          : countAtClose(record, fact.data);
      return count ?? [];
    }),
  );

interface SessionOfDay {
  readonly table: string;
  readonly sessionNo: number;
  readonly day: string;
}

export const REMOVED = ['cagnotte.slot.counted.v1', 'cagnotte.table.closed.v1'];

export const leftBefore = ({ table, sessionNo, day }: SessionOfDay): SourcedPart[] => {
  const account = chipsOf('cagnotte', table);
  return [
    ofLines({ account, ofDays: [undefined, previousGamingDay(day)] }),
    ...Array.from({ length: sessionNo - 1 }, (_, n) =>
      ofLines({ account, table, sessionNo: n + 1, ofDays: [day, day] }),
    ),
  ];
};

export const droppedIn = ({ table, sessionNo, day }: SessionOfDay): SourcedPart =>
  ofLines({ table, sessionNo, ofDays: [day, day], under: ['chips:cagnotte'], otherTypes: REMOVED });
