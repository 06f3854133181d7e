import type { CasinoEvent } from '../../../src/domain/event-registry/envelope';
import { readDelivery } from '../../../src/intake/reading/read-delivery';

/**
 * An event of a casino whose books are in euros, as intake reads and stores it.
 * @throws what is wrong with it, under this name
 */
export function readEvent(text: string, name: string): CasinoEvent {
  const reading = readDelivery(text, { bookCurrencyOf: () => 'EUR' });
  if (reading.kind !== 'event') throw new Error(`${name}: ${JSON.stringify(reading)}`);
  return JSON.parse(reading.toAppend.bytes) as CasinoEvent;
}
