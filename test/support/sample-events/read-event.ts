import type { CasinoEvent } from '../../../src/ledger/_core/envelope';
import { readDelivery } from '../../../src/intake/reading/read-delivery';

/**
 * An event of a casino whose books are in euros, as intake reads and stores it; a decision as it is read as history.
 * @throws what is wrong with it, under this name
 */
export function readEvent(text: string, name: string): CasinoEvent {
  const history = { mark: 'then nobody', sealed: new Set<string>() };
  const reading = readDelivery(text, { bookCurrencyOf: () => 'EUR', history });
  if (reading.kind !== 'event') throw new Error(`${name}: ${JSON.stringify(reading)}`);
  const event = JSON.parse(reading.toAppend.bytes) as {
    -readonly [Name in keyof CasinoEvent]: CasinoEvent[Name];
  };
  delete event.imported;
  return event;
}
