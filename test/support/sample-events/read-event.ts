import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readDelivery } from '../../../src/intake/read-delivery';
import type { Reading } from '../../../src/intake/reading';

/** A delivery as intake reads it, of a casino whose books are in euros; a decision as it is read as history. */
const readTold = (text: string): Reading =>
  readDelivery(text, {
    bookCurrencyOf: () => 'EUR',
    history: { mark: 'then nobody', sealed: new Set<string>() },
  });

/** The event that a reading keeps; undefined where intake sets the delivery aside or refuses it. */
function keptOf(reading: Reading): CasinoEvent | undefined {
  if (reading.kind !== 'event') return undefined;
  const event = JSON.parse(reading.toAppend.bytes) as {
    -readonly [Name in keyof CasinoEvent]: CasinoEvent[Name];
  };
  delete event.imported;
  return event;
}

/** As `readEvent`; undefined where intake would not store it. */
export const findEvent = (text: string): CasinoEvent | undefined => keptOf(readTold(text));

/**
 * An event of a casino whose books are in euros, as intake reads and stores it; a decision as it is read as history.
 * @throws what is wrong with it, under this name
 */
export function readEvent(text: string, name: string): CasinoEvent {
  const reading = readTold(text);
  const event = keptOf(reading);
  if (event === undefined) throw new Error(`${name}: ${JSON.stringify(reading)}`);
  return event;
}
