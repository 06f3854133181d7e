import type { CasinoEvent } from '../../src/kernel/envelope';
import type { EventOf } from '../../src/ledger/event-contract/catalogue';
import { minorFromWire } from '../../src/kernel/money';
import { toWire } from '../simulator/reporter';
import { inNotes } from '../simulator/pieces';

const DROP_COUNTED = 'cagnotte.drop.counted.v1';

type BoxCount = EventOf<typeof DROP_COUNTED>;

/** Minor units: the note that was counted to the wrong box. */
const NOTE = 10_000;

/** A decision of two persons that the data of a report should have been others. */
export interface DemoCorrection {
  readonly source: string;
  readonly event: string;
  readonly replacement: object;
  readonly reason: string;
  readonly document: string;
}

interface MixedUp {
  /** The reports with the note counted to the other box. */
  readonly reports: readonly CasinoEvent[];
  /** What sets the two counts right. */
  readonly corrections: readonly DemoCorrection[];
}

/**
 * Counts a note of the fullest drop box of a night to its emptiest one: two tables won something else, all of them together the
 * same, and the cash in the cage is right. A night without a box that holds the note stays as it is.
 */
export function withBoxesMixedUp(reports: readonly CasinoEvent[]): MixedUp {
  const boxes = reports.filter((report): report is BoxCount => report.type === DROP_COUNTED);
  const [emptiest, fullest] = [boxes, boxes.toReversed()].map((each) =>
    each.toSorted((one, other) => one.data.amount - other.data.amount),
  );
  const [to, from] = [emptiest?.[0], fullest?.at(-1)];
  if (to === undefined || from === undefined || to === from || from.data.amount <= NOTE)
    return { reports, corrections: [] };
  const change = (report: CasinoEvent): number => (report === to ? NOTE : report === from ? -NOTE : 0);
  return {
    reports: reports.map((report) =>
      change(report) === 0 ? report : withCash(report as BoxCount, 'amount', change(report)),
    ),
    corrections: [to, from].map(({ source, id, data }) => ({
      ...{ source, event: id, replacement: data },
      reason: 'Un billete de 100 EUR de una caja se contó en la otra.',
      document: 'Acta 9/26',
    })),
  };
}

/** The same count with another amount of cash and the notes that add up to it. */
export function withCash<Field extends 'amount' | 'cash'>(
  report: CasinoEvent & { readonly data: { readonly [Name in Field]?: number | undefined } },
  field: Field,
  change: number,
): CasinoEvent {
  const counted = (report.data[field] ?? 0) + change;
  const notes = inNotes(minorFromWire(counted)).map(({ denomination, pieces }) => ({
    denomination: toWire(denomination),
    pieces: toWire(pieces),
  }));
  return { ...report, data: { ...report.data, [field]: counted, notes } };
}
