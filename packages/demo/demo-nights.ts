import type { EventOf } from '../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { type GamingDay, nextGamingDay } from '../../src/kernel/gaming-day';
import { simulate } from '../simulator/simulate';
import { type DemoCorrection, withBoxesMixedUp, withCash } from './mixed-boxes';

export const CASINO = 'casino-bahia';
const TABLES = 5;
/** Past nights are short, so that the demo starts quickly. */
const HOURS_OF_PAST_NIGHT = 0.5;
const HOURS_OF_LIVE_NIGHT = 10;

/**
 * The nights that begin with this day are drawn on any date, so that the demo has the same rounds every time. With the usual seed the
 * house wins in them as houses do: 19 % of the drop at the roulette, 13 % at punto y banca; the whole meter is won twice, and bankers
 * set a garage aside. Half an hour a night is short, so that another day or seed can as well give a month that is lost.
 */
const FIRST_DRAWN: GamingDay = '2026-02-13';

/** Prizes are paid in this many nights from the first; prizes won later stay owed. */
const NIGHTS_OF_PAID_PRIZES = 20;

/** The number of closed and certified gaming days at the start. */
export const CERTIFIED_DAYS = 30;

/**
 * The night, from the first, in which two drop boxes are mixed up at the count. The accountant explains both differences at the
 * close, and the counts are corrected in the books of the next night.
 */
const MIXED_UP_NIGHT = 23;
const EXPLANATION = 'Una caja tiene 100 EUR de más y otra 100 EUR de menos; se revisa el recuento.';
const EXPLANATION_OF_CORRECTION = 'La corrección de los recuentos de la jornada anterior, acta 9/26.';

/** Minor units: the shortage of the cage count, and the surplus in one drop box. */
const SHORT_IN_CAGE = 5_000;
const OVER_IN_BOX = 2_000;
const BOX_OF_TABLE = 'RF1';

/** Every night is over this long after the beginning of its gaming day (00:00 local time). */
const NIGHT_MS = 32 * 3_600_000;

/** The last gaming day whose night is over, so that no report of it is in the future. `sv` writes dates as YYYY-MM-DD. */
export function lastNight(): GamingDay {
  return new Date(Date.now() - NIGHT_MS).toLocaleDateString('sv', { timeZone: 'Europe/Madrid' });
}

export interface DemoNight {
  readonly day: GamingDay;
  readonly kind: 'certified' | 'to-close' | 'live';
  readonly reports: readonly CasinoEvent[];
  /** How its variances, or the corrections in its books, are explained at the close; undefined where it has none. */
  readonly explanation?: string;
  /** Corrections of earlier nights that are decided in its books. */
  readonly corrections: readonly DemoCorrection[];
}

interface DemoNights {
  readonly authorisation: object;
  readonly nights: Iterable<DemoNight>;
}

/**
 * The nights of the demo: a month whose one variance, of two boxes, is corrected, a day with two variances, and a live night.
 * They depend only on the first day and the seed.
 */
export function demoNights(firstDay: GamingDay, seed: string): DemoNights {
  const events = simulate({
    casino: CASINO,
    currency: 'EUR',
    seed,
    firstDay,
    firstDrawn: FIRST_DRAWN,
    days: CERTIFIED_DAYS + 2,
    tables: TABLES,
    hours: (nightsBefore) => (nightsBefore > CERTIFIED_DAYS ? HOURS_OF_LIVE_NIGHT : HOURS_OF_PAST_NIGHT),
  });
  const authorised = events.next().value as EventOf<'cagnotte.casino.authorised.v1'>;
  return { authorisation: authorised.data, nights: nightsOf(firstDay, events) };
}

function* nightsOf(firstDay: GamingDay, events: Iterator<CasinoEvent>): Generator<DemoNight, void, void> {
  let day = firstDay;
  let next = events.next();
  let corrections: readonly DemoCorrection[] = [];
  for (let night = 0; !next.done; night += 1) {
    const reports: CasinoEvent[] = [];
    for (; !next.done && next.value.gamingday === day; next = events.next())
      if (isReported(next.value, night)) reports.push(next.value);
    const decided = {
      ...{ day, corrections },
      ...(corrections.length === 0 ? {} : { explanation: EXPLANATION_OF_CORRECTION }),
    };
    corrections = [];
    if (night === MIXED_UP_NIGHT) {
      const mixedUp = withBoxesMixedUp(reports);
      corrections = mixedUp.corrections;
      yield { ...decided, kind: 'certified', reports: mixedUp.reports, explanation: EXPLANATION };
    } else if (night < CERTIFIED_DAYS) yield { ...decided, kind: 'certified', reports };
    else if (night === CERTIFIED_DAYS)
      yield { ...decided, kind: 'to-close', reports: withDifferences(reports) };
    else
      yield {
        ...decided,
        kind: 'live',
        reports: untilTablesClose(reports).map((report) => inCage(report, CASH_SINCE)),
      };
    day = nextGamingDay(day);
  }
}

/** Persons open the days of the demo, over GraphQL. */
const isReported = ({ type }: CasinoEvent, night: number): boolean =>
  type !== 'cagnotte.gaming-day.opened.v1' &&
  (type !== 'cagnotte.jackpot.paid.v1' || night < NIGHTS_OF_PAID_PRIZES);

/** The reports before the first count of a table that closes: the night of the demo does not end. */
function untilTablesClose(reports: readonly CasinoEvent[]): readonly CasinoEvent[] {
  const isClosing = ({ type, data }: CasinoEvent): boolean =>
    type === 'cagnotte.table.counted.v1' && (data as { readonly occasion?: string }).occasion === 'closing';
  const closes = reports.findIndex(isClosing);
  return closes === -1 ? reports : reports.slice(0, closes);
}

/** The change of the cash in the cage from the open day on: surplus of the box less shortage of the cage, in minor units. */
const CASH_SINCE = OVER_IN_BOX - SHORT_IN_CAGE;

/** Adds a note to one box, and counts the cage short of the books, which include the note. */
function withDifferences(reports: readonly CasinoEvent[]): readonly CasinoEvent[] {
  const box = reports.findLast(
    ({ type, source }) => type === DROP_COUNTED && source.endsWith(`/tables/${BOX_OF_TABLE}/count-room`),
  );
  const count = reports.findLast(({ type }) => type === CAGE_COUNTED);
  return reports.map((report) => {
    if (report === count) return inCage(report, CASH_SINCE);
    return report === box ? withCash(report as EventOf<typeof DROP_COUNTED>, 'amount', OVER_IN_BOX) : report;
  });
}

const DROP_COUNTED = 'cagnotte.drop.counted.v1';
const CAGE_COUNTED = 'cagnotte.cage.counted.v1';

type CageCount = EventOf<'cagnotte.cage.opened.v1' | typeof CAGE_COUNTED>;

const inCage = (report: CasinoEvent, change: number): CasinoEvent =>
  report.type === 'cagnotte.cage.opened.v1' || report.type === CAGE_COUNTED
    ? withCash(report as CageCount, 'cash', change)
    : report;
