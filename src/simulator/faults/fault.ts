import type { CasinoEvent } from '../../domain/event-registry/envelope';
import type { Chance } from '../chance';
import type { Deliveries } from './deliveries';

/** A finding that must be open once the last event has come. */
export interface ExpectedFinding {
  readonly code: string;
  readonly eventIds: readonly string[];
}

/** What was put into a clean stream: which reports it is about, and what has to be found of it. */
export interface InjectedFault {
  readonly fault: string;
  readonly eventIds: readonly string[];
  readonly expect: readonly ExpectedFinding[];
}

/** A way to spoil a stream; undefined where the stream has no place for it. */
export type Fault = (deliveries: Deliveries, chance: Chance) => Omit<InjectedFault, 'fault'> | undefined;

/** An event with other data. */
export const withData = (event: CasinoEvent, data: object): CasinoEvent => ({
  ...event,
  data: { ...(event.data as object), ...data },
});

/** An event without a number of its source, which nobody misses. */
export const unnumbered = ({ sequence: _sequence, ...event }: CasinoEvent): CasinoEvent => event;
