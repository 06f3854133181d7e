import type { CasinoEvent } from '../../../src/kernel/envelope';

const inSequence = (one: CasinoEvent, other: CasinoEvent): number =>
  Number(one.sequence) - Number(other.sequence);

/** The events with an interim count in the middle of every session, of some number of chips. */
export function withInterimCounts(events: readonly CasinoEvent[]): CasinoEvent[] {
  const sessionOf = ({ source, gamingday, sessionno = 1 }: CasinoEvent): string =>
    [source, gamingday, sessionno].join(' ');
  const middles = [...new Set(events.map(sessionOf))].flatMap((session): CasinoEvent[] => {
    const own = events.filter((event) => sessionOf(event) === session).sort(inSequence);
    const opened = own.findIndex(({ type }) => type === 'cagnotte.table.opened.v1');
    const ended = own.findIndex(({ type }) => /\.table\.(counted|closed)\./.test(type));
    return opened === -1 || ended <= opened ? [] : [own[Math.floor((opened + ended) / 2)]!];
  });
  return events.flatMap((event): CasinoEvent[] => {
    const before = middles.filter(
      (middle) =>
        middle.source === event.source &&
        middle.gamingday === event.gamingday &&
        Number(middle.sequence) < Number(event.sequence),
    );
    const moved = (by: number): Pick<CasinoEvent, 'sequence'> =>
      event.sequence === undefined ? {} : { sequence: `${Number(event.sequence) + before.length + by}` };
    const own = { ...event, ...moved(0) };
    if (!middles.includes(event)) return [own];
    const { currency = 'EUR' } = event.data as { readonly currency?: string };
    const count: CasinoEvent = {
      ...event,
      ...moved(1),
      ...{ id: `${event.id}-interim`, type: 'cagnotte.table.counted.v1' },
      data: { currency, inventory: 123_456, occasion: 'interim', certifiedBy: [{ id: 'E-1' }] },
    };
    return [own, count];
  });
}

/** Every table reports its exchanges. */
export const reportingExchanges = (events: readonly CasinoEvent[]): CasinoEvent[] =>
  events.map((event) =>
    event.type === 'cagnotte.table.opened.v1'
      ? { ...event, data: { ...(event.data as object), captures: { rounds: true, buyIns: true } } }
      : event,
  );
