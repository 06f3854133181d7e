import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readDelivery } from '../../../src/intake/read-delivery';
import type { Reading } from '../../../src/intake/reading';

/** Reads a delivery like intake, of a casino with books in euros; a decision like imported history. */
const readTold = (text: string): Reading =>
  readDelivery(text, {
    bookCurrencyOf: () => 'EUR',
    history: { mark: 'then nobody', sealed: new Set<string>() },
  });

/** The event of a reading; undefined if intake quarantines or refuses the delivery. */
function keptOf(reading: Reading): CasinoEvent | undefined {
  if (reading.kind !== 'event') return undefined;
  const event = JSON.parse(reading.toAppend.bytes) as {
    -readonly [Name in keyof CasinoEvent]: CasinoEvent[Name];
  };
  delete event.imported;
  return event;
}

/** Like `readEvent`, but undefined if intake would not store the event. */
export const findEvent = (text: string): CasinoEvent | undefined => keptOf(readTold(text));

/**
 * Reads an event of a casino with books in euros like intake; a decision like imported history.
 * @throws its faults, with this name
 */
export function readEvent(text: string, name: string): CasinoEvent {
  const reading = readTold(text);
  const event = keptOf(reading);
  if (event === undefined) throw new Error(`${name}: ${JSON.stringify(reading)}`);
  return event;
}
