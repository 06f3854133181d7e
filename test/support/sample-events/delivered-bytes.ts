import type { DeliveryQuarantined } from '../../../src/ledger/quarantine/intake.events';

/** What was delivered, from the parts in which the log keeps it. */
export const deliveredBytes = (parts: readonly DeliveryQuarantined[]): Buffer =>
  Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes, 'base64')));
