import type { SessionOnFloorFragment, SessionSoFarFragment } from '../api/generated/operations';
import { decimalText } from '../money/exact-json';

export type Session = SessionOnFloorFragment;

/** The part of a session that its result so far follows from. */
export type SessionSoFar = SessionSoFarFragment;

/** The source of a provisional result. Without counts and rounds it is `none`, never zero. */
export type Basis = 'counted' | 'posted' | 'estimated' | 'none';

export interface ProvisionalResult {
  readonly basis: Basis;
  /** Decimal text; absent if nothing is known. */
  readonly amount?: string;
  readonly currency?: string;
  /** The time of the count that an estimate is based on. */
  readonly at?: string;
}

interface Amount {
  readonly amount: string;
  readonly minorUnits: string;
  readonly currency: string;
}

const sum = (amounts: readonly Pick<Amount, 'minorUnits'>[]): bigint =>
  amounts.reduce((total, { minorUnits }) => total + BigInt(minorUnits), 0n);

const decimalsOf = ({ amount }: Amount): number => amount.split('.')[1]?.length ?? 0;

/**
 * The provisional result of a table. Counted: R of its counts. Posted: win of its rounds and commission. Estimated: last
 * count + credits + counted boxes − float − fills, without the boxes that are still at the table.
 */
export function provisionalResult({
  opening,
  fills,
  credits,
  drop,
  counts,
  result,
  books,
}: SessionSoFar): ProvisionalResult {
  if (result) return { basis: 'counted', ...shown(result.fromCounts) };
  if (books && opening?.captures.rounds === true) {
    const win = BigInt(books.win.minorUnits) + BigInt(books.commission.minorUnits);
    return { basis: 'posted', ...written(win, books.win) };
  }
  const last = counts.at(-1);
  if (!opening || !last) return { basis: 'none' };
  const inflow = sum([
    last.inventory,
    ...credits.map(({ amount }) => amount),
    ...drop.map(({ amount }) => amount),
  ]);
  const outflow = sum([opening.float, opening.locked, ...fills.map(({ amount }) => amount)]);
  return { basis: 'estimated', ...written(inflow - outflow, last.inventory), at: last.happenedAt };
}

const shown = ({ amount, currency }: Amount): Pick<ProvisionalResult, 'amount' | 'currency'> => ({
  amount,
  currency,
});

const written = (minor: bigint, like: Amount): Pick<ProvisionalResult, 'amount' | 'currency'> => ({
  amount: decimalText(minor, decimalsOf(like)),
  currency: like.currency,
});

/** What the tables of a night have won together in one currency. */
export interface FloorTotal {
  readonly currency: string;
  /** Decimal text. */
  readonly amount: string;
}

export interface FloorResult {
  /** One for each currency; two currencies are never added. */
  readonly totals: readonly FloorTotal[];
  /** The number of sessions whose result is an estimate, without the boxes that are still at the table. */
  readonly estimated: number;
  /** The number of sessions whose result is unknown; they are not in the totals. */
  readonly unknown: number;
}

/** The provisional results of sessions together. */
export function resultOfFloor(sessions: readonly SessionSoFar[]): FloorResult {
  const results = sessions.map(provisionalResult);
  const totals = new Map<string, { readonly minor: bigint; readonly decimals: number }>();
  for (const { amount, currency } of results) {
    if (amount === undefined || currency === undefined) continue;
    const decimals = amount.split('.')[1]?.length ?? 0;
    const before = totals.get(currency)?.minor ?? 0n;
    totals.set(currency, { minor: before + BigInt(amount.replace('.', '')), decimals });
  }
  const counting = (basis: Basis): number => results.filter((result) => result.basis === basis).length;
  return {
    totals: [...totals].map(([currency, { minor, decimals }]) => ({
      currency,
      amount: decimalText(minor, decimals),
    })),
    estimated: counting('estimated'),
    unknown: counting('none'),
  };
}

/** An event at a table, for the list in order of time. */
export interface Moment {
  readonly what: 'opened' | 'filled' | 'credited' | 'boxCounted' | 'counted' | 'closed';
  readonly at: string;
  readonly record: number;
  readonly amount?: Amount;
  readonly paper?: string;
  readonly who?: readonly string[];
}

export function momentsOf({ opening, fills, credits, drop, counts, close }: Session): readonly Moment[] {
  const moments: Moment[] = [
    ...(opening
      ? [
          {
            what: 'opened' as const,
            at: opening.happenedAt,
            record: opening.recordNumber,
            amount: opening.float,
            who: opening.staff,
          },
        ]
      : []),
    ...fills.map(({ slip, happenedAt, amount, recordNumber: record }) => ({
      what: 'filled' as const,
      at: happenedAt,
      record,
      amount,
      paper: slip,
    })),
    ...credits.map(({ slip, happenedAt, amount, recordNumber: record }) => ({
      ...{ what: 'credited' as const, at: happenedAt, record, amount, paper: slip },
    })),
    ...drop.map(({ box, happenedAt, amount, recordNumber: record }) => ({
      what: 'boxCounted' as const,
      at: happenedAt,
      record,
      amount,
      paper: box,
    })),
    ...counts.map(({ happenedAt, inventory, certifiedBy, recordNumber: record }) => ({
      ...{ what: 'counted' as const, at: happenedAt, record, amount: inventory, who: certifiedBy },
    })),
    ...(close
      ? [
          {
            what: 'closed' as const,
            at: close.happenedAt,
            record: close.recordNumber,
            who: close.certifiedBy,
          },
        ]
      : []),
  ];
  return moments.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
