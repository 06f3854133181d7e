import type { EventData, EventType } from '../../src/ledger/event-contract/catalogue';
import type { CasinoEvent } from '../../src/kernel/envelope';
import { type GamingDay, nextGamingDay } from '../../src/kernel/gaming-day';
import type { Minor, WireAmount } from '../../src/kernel/money';
import { present } from '../../src/kernel/present';

export const toWire = (amount: Minor): WireAmount => Number(amount);

/** The data of an event before serialisation: amounts are exact. */
export type ExactData<Data> = Data extends number
  ? Data | Minor
  : Data extends readonly (infer Item)[]
    ? readonly ExactData<Item>[]
    : Data extends object
      ? { readonly [Key in keyof Data]: ExactData<Data[Key]> }
      : Data;

export interface Report<Type extends EventType> {
  readonly type: Type;
  readonly from: string;
  readonly sessionNo?: number | undefined;
  readonly data: ExactData<EventData[Type]>;
}

/** How another report names this one. */
export interface Reported {
  readonly source: string;
  readonly id: string;
}

export class Reporter {
  private readonly sequences = new Map<string, number>();
  private written: CasinoEvent[] = [];
  /** The second of the last report and the number of further reports in it, so that no two have the same instant. */
  private last = { day: '', seconds: -1, more: 0 };

  constructor(
    private readonly casino: string,
    private readonly time: () => { readonly day: GamingDay; readonly seconds: number },
  ) {}

  report<Type extends EventType>({ type, from, sessionNo, data }: Report<Type>): Reported {
    const sequence = (this.sequences.get(from) ?? 0) + 1;
    this.sequences.set(from, sequence);
    const { day, seconds } = this.time();
    const more = day === this.last.day && seconds === this.last.seconds ? this.last.more + 1 : 0;
    this.last = { day, seconds, more };
    const reported = {
      id: `${from.split('/').slice(1).join('-') || from}-${`${sequence}`.padStart(6, '0')}`,
      source: `/casinos/${this.casino}/${from}`,
    };
    this.written.push({
      specversion: '1.0',
      ...reported,
      type,
      time: instantOf(day, seconds, more),
      datacontenttype: 'application/json',
      gamingday: day,
      ...present({ sessionno: sessionNo }),
      sequence: `${sequence}`,
      data: overTheWire(data),
    });
    return reported;
  }

  takeWritten(): readonly CasinoEvent[] {
    const written = this.written;
    this.written = [];
    return written;
  }
}

const DAY = 86_400;

/** The instant of a number of seconds and thousandths after midnight of a gaming day, which continues after the next midnight. */
function instantOf(day: GamingDay, seconds: number, thousandths: number): string {
  const date = seconds < DAY ? day : nextGamingDay(day);
  const two = (figure: number): string => `${figure}`.padStart(2, '0');
  const inDay = seconds % DAY;
  const [hour, minute] = [Math.floor(inDay / 3600), Math.floor(inDay / 60) % 60];
  const fraction = thousandths === 0 ? '' : `.${`${thousandths}`.padStart(3, '0')}`;
  return `${date}T${two(hour)}:${two(minute)}:${two(inDay % 60)}${fraction}+01:00`;
}

function overTheWire(value: unknown): unknown {
  if (typeof value === 'bigint') return toWire(value);
  if (Array.isArray(value)) return value.map(overTheWire);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(entries.map(([key, member]) => [key, overTheWire(member)]));
}
