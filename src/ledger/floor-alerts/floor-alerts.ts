import type { Said } from '../../finding-catalogue/finding';
import { money } from '../../games/wording';
import { derivedId } from '../../kernel/identity';
import { type Minor, minorFromWire } from '../../kernel/money';
import type { AccountingRules } from '../casino/authorisation.state';
import type { ALERT_KINDS } from './floor-alert.events';
import { present } from '../../kernel/present';
import { type Mark, MINUTE_MS } from './mark';
import { interruptedLong, slowPlay } from './pace-alerts';

export type AlertKind = (typeof ALERT_KINDS)[number];

interface AtTable {
  readonly table: string;
  readonly gamingDay: string;
  readonly sessionNo?: number;
}

export interface WatchedTable extends Required<AtTable> {
  readonly opened: Mark;
  readonly reportsPlay: boolean;
  readonly playing: readonly { readonly source: string; readonly last: Mark }[];
  readonly lastCount?: Mark;
  /** Its last interruption, while it lasts: the table need report no play. */
  readonly interrupted?: Mark;
  /** Its last resumption, from which its sources may be silent. */
  readonly resumed?: Mark;
  readonly banks: readonly BankInPlay[];
  /** Of as many of its last rounds, hands or coups as an hour has at least, the first; absent while it has reported fewer. */
  readonly firstOfHour?: Mark;
}

/** A players' bank with an authorised maximum. Amounts in minor units. */
export interface BankInPlay {
  readonly bank: string;
  readonly inPlay: Minor;
  readonly maximum: Minor;
  readonly currency: string;
  readonly last: Mark;
}

export interface SlipWaiting extends AtTable {
  readonly slip: string;
  readonly asked: Mark;
  readonly isSent: boolean;
}

export interface Floor {
  readonly tables: readonly WatchedTable[];
  readonly slips: readonly SlipWaiting[];
  readonly rulesOn: (day: string) => FloorAlertRules | undefined;
}

export type FloorAlertRules = NonNullable<AccountingRules['floorAlerts']>;

/**
 * The rules of a casino that sets none. A shift has eight hours, so a table not counted for eight hours was forgotten. After 15
 * minutes of waiting a table may be closed (Decree 385/1996, II.7.1). At ten rounds an hour any game has stopped, or is not captured.
 */
export const USUAL_RULES: Required<FloorAlertRules> = {
  silentMinutes: 15,
  slipMinutes: 10,
  countMinutes: 480,
  bankShare: 9_000,
  interruptionMinutes: 15,
  leastRounds: 10,
};

export interface FloorAlert extends AtTable {
  /** The same id for the same state of affairs, for every reader at any time. */
  readonly id: string;
  readonly kind: AlertKind;
  readonly about?: string;
  /** When the time began to run, in milliseconds. */
  readonly since: number;
  /** When it became an alert, in milliseconds. */
  readonly dueAt: number;
  readonly says: Said;
}

/** The alerts due at a moment, the oldest first, and when the next becomes due if nothing is reported until then. */
export interface AlertsAt {
  readonly alerts: readonly FloorAlert[];
  readonly nextAt?: number;
}

/** Calculates the alerts as of `now` (ms). They are derived; only acknowledgements are recorded. */
export function alertsAt(casino: string, floor: Floor, now: number): AlertsAt {
  const all = pendingOf(casino, floor).toSorted((one, other) => one.dueAt - other.dueAt);
  const alerts = all.filter(({ dueAt }) => dueAt <= now);
  const next = all[alerts.length];
  return { alerts, ...(next === undefined ? {} : { nextAt: next.dueAt }) };
}

function pendingOf(casino: string, { tables, slips, rulesOn }: Floor): FloorAlert[] {
  const rulesOf = ({ gamingDay }: AtTable): Required<FloorAlertRules> => ({
    ...USUAL_RULES,
    ...rulesOn(gamingDay),
  });
  const told: RaisedAlert[] = [
    ...tables.flatMap((table) => [
      ...silences(casino, table, rulesOf(table)),
      ...countDue(table, rulesOf(table)),
      ...banksNearLimit(table, rulesOf(table)),
      ...[...interruptedLong(table, rulesOf(table)), ...slowPlay(table, rulesOf(table))].map((pace) => ({
        at: table,
        ...pace,
      })),
    ]),
    ...slips.flatMap((slip) => unconfirmed(slip, rulesOf(slip))),
  ];
  return told.map((each) => alertOf(casino, each));
}

interface RaisedAlert {
  readonly at: AtTable;
  readonly kind: AlertKind;
  readonly about?: string;
  readonly mark: Mark;
  readonly minutes: number;
  readonly isOfMark: boolean;
  readonly says: Said;
}

const alertOf = (
  casino: string,
  { at, kind, about, mark, minutes, isOfMark, says }: RaisedAlert,
): FloorAlert => ({
  table: at.table,
  gamingDay: at.gamingDay,
  ...present({ sessionNo: at.sessionNo }),
  id: derivedId(
    ...['floor-alert', casino, kind, at.gamingDay, at.table, String(at.sessionNo ?? ''), about ?? ''],
    isOfMark ? mark.record.toString() : '',
  ),
  kind,
  since: mark.at,
  dueAt: mark.at + minutes * MINUTE_MS,
  says,
  ...present({ about }),
});

function silences(
  casino: string,
  table: WatchedTable,
  { silentMinutes: minutes }: FloorAlertRules,
): RaisedAlert[] {
  if (!table.reportsPlay || table.interrupted !== undefined || !minutes) return [];
  const itself = { source: `/casinos/${casino}/tables/${table.table}`, last: table.opened };
  const sources = table.playing.length === 0 ? [itself] : table.playing;
  return sources.map(({ source, last }) => ({
    at: table,
    kind: 'silent-source' as const,
    about: source,
    mark: laterOf(last, table.resumed),
    minutes,
    isOfMark: true,
    says: {
      en: `${shortOf(source)} has reported nothing for ${minutes} minutes, and the table is open`,
      es: `${shortOf(source)} no ha comunicado nada en ${minutes} minutos, y la mesa está abierta`,
    },
  }));
}

const laterOf = (one: Mark, other: Mark | undefined): Mark =>
  other === undefined || other.at < one.at ? one : other;

/** `RF1/terminal-2` of `/casinos/granada/tables/RF1/terminal-2`. */
const shortOf = (source: string): string => source.replace(/^\/casinos\/[^/]+\/tables\//, '');

function countDue(table: WatchedTable, { countMinutes: minutes }: FloorAlertRules): RaisedAlert[] {
  if (!minutes) return [];
  return [
    {
      at: table,
      kind: 'count-overdue',
      mark: table.lastCount ?? table.opened,
      minutes,
      isOfMark: true,
      says: {
        en: `The table has been open for ${minutes} minutes without a count`,
        es: `La mesa lleva ${minutes} minutos abierta sin recuento`,
      },
    },
  ];
}

function unconfirmed(slip: SlipWaiting, { slipMinutes: minutes }: FloorAlertRules): RaisedAlert[] {
  if (!minutes) return [];
  return [
    {
      at: slip,
      kind: 'slip-unconfirmed',
      about: slip.slip,
      mark: slip.asked,
      minutes,
      isOfMark: true,
      says: slip.isSent
        ? {
            en: `Slip ${slip.slip} was asked for ${minutes} minutes ago; it was sent, and nobody has confirmed it`,
            es: `El vale ${slip.slip} se pidió hace ${minutes} minutos; salió y nadie lo ha confirmado`,
          }
        : {
            en: `Slip ${slip.slip} was asked for ${minutes} minutes ago, and nobody has sent it`,
            es: `El vale ${slip.slip} se pidió hace ${minutes} minutos y nadie lo ha enviado`,
          },
    },
  ];
}

/** Banks near their limit, in ten-thousandths of the maximum, without floating point. */
function banksNearLimit(table: WatchedTable, { bankShare = 0 }: FloorAlertRules): RaisedAlert[] {
  if (bankShare === 0) return [];
  return table.banks
    .filter(({ inPlay, maximum }) => inPlay * 10_000n >= maximum * minorFromWire(bankShare))
    .map(({ bank, inPlay, maximum, currency, last }) => {
      const [has, most] = [money(inPlay, currency), money(maximum, currency)];
      return {
        at: table,
        kind: 'bank-near-limit',
        about: bank,
        mark: last,
        minutes: 0,
        isOfMark: false,
        says: {
          en: `Bank ${bank} has ${has.en} in play; its limit is ${most.en}`,
          es: `La banca ${bank} tiene en juego ${has.es}; su límite es ${most.es}`,
        },
      };
    });
}
