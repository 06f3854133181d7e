/** A line of an event: local time, source, type, remarks, data. */
const HAPPENING = /^(\d\d:\d\d)([+-]\d\d:\d\d)?\s+(\S+)\s+([a-z-]+\.[a-z-]+)\s+(?:\[([^\]]*)\]\s+)?(\{.*\})$/;
const AGAIN = /^again (\S+)$/;

/** Builds the events of one night: adds sequence numbers by source, like devices, and ids. */
export class NightTeller {
  private readonly told = new Map<string, object>();
  private readonly sequences = new Map<string, number>();

  constructor(private readonly casino: string) {}

  /** Parses a line: `21:30 tables/RF1 table.filled [as fill-2] {"amount": 1500000, …}`, or `again fill-2`. */
  event(line: string, day: string): object {
    const again = AGAIN.exec(line)?.[1];
    if (again !== undefined) return this.told.get(again)!;
    const [, clock, offset, at, type, remarks, data] = HAPPENING.exec(line) ?? [];
    if (at === undefined) throw new Error(`not an event: ${line}`);
    const source = sourceOf(this.casino, at);
    const remarked = remarksOf(remarks);
    const id = remarked.get('as') ?? `${this.casino}-${this.told.size + 1}`;
    const event = {
      specversion: '1.0',
      id,
      source,
      type: `cagnotte.${type}.v1`,
      time: momentOf(day, clock!, offset),
      gamingday: remarked.get('day') ?? day,
      sequence: this.numbered(source, remarked.get('sequence')),
      ...(remarked.has('session') ? { sessionno: Number(remarked.get('session')) } : {}),
      data: withCurrency(type!, JSON.parse(data!) as object),
    };
    this.told.set(id, event);
    return event;
  }

  /** The stated or the next sequence number of a source; later ones continue from the highest. */
  private numbered(source: string, told?: string): string {
    const highest = this.sequences.get(source) ?? 0;
    const number = told === undefined ? highest + 1 : Number(told);
    this.sequences.set(source, Math.max(highest, number));
    return String(number);
  }
}

/** The source; `neighbour:cage` is the cage of a second casino. */
function sourceOf(casino: string, at: string): string {
  const [first, second] = at.split(':');
  return second === undefined ? `/casinos/${casino}/${first}` : `/casinos/${casino}-${first}/${second}`;
}

/** The remarks by their first words: `as fill-2, sequence 7`. */
const remarksOf = (remarks = ''): ReadonlyMap<string, string> =>
  new Map(
    remarks
      .split(',')
      .map((remark) => remark.trim().split(' '))
      .map(([word = '', value = '']) => [word, value]),
  );

/** Types without money. All others get euros unless they state a currency. */
const WITHOUT_MONEY = new Set([
  ...['gaming-day.opened', 'correction.recorded', 'shoe.started', 'shoe.ended', 'box.issued', 'box.swapped'],
  ...['bank.refused', 'bank.broken'],
]);
const withCurrency = (type: string, data: object): object =>
  WITHOUT_MONEY.has(type) ? data : { currency: 'EUR', ...data };

/** A moment by Spanish time; a time before noon is of the morning after the gaming day. */
export function momentOf(day: string, clock: string, offset?: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  if (clock < '12:00') noon.setUTCDate(noon.getUTCDate() + 1);
  const local = `${noon.toISOString().slice(0, 10)}T${clock}:00`;
  return `${local}${offset ?? offsetInSpain(new Date(`${local}Z`))}`;
}

const SPAIN = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', timeZoneName: 'longOffset' });

/** The offset in Spain an hour earlier: for times in the hour of a change of clocks a page states the offset. */
const offsetInSpain = (at: Date): string =>
  SPAIN.formatToParts(new Date(at.getTime() - 3_600_000))
    .find(({ type }) => type === 'timeZoneName')!
    .value.replace('GMT', '');
