import type { DeliveryQuarantined } from '../../../src/ledger/quarantine/intake.events';

/** The delivered bytes, from the parts in which the log stores them. */
export const deliveredBytes = (parts: readonly DeliveryQuarantined[]): Buffer =>
  Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes, 'base64')));
