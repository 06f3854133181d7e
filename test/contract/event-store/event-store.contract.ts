import { describeAppending } from './appending.contract';
import { describeConcurrency } from './concurrency.contract';
import type { AdapterUnderTest } from './event-store-under-test';
import { describeExpectedVersion } from './expected-version.contract';
import { describeIdentity } from './identity.contract';
import { describeLimits } from './limits.contract';
import { describeReading } from './reading.contract';
import { describeSubscription } from './subscription.contract';

/** The whole contract of the event-store port; every adapter passes it. */
export function describeEventStore(adapter: AdapterUnderTest): void {
  describe(`event store: ${adapter.name}`, () => {
    describeAppending(adapter);
    describeExpectedVersion(adapter);
    describeIdentity(adapter);
    describeReading(adapter);
    describeSubscription(adapter);
    describeLimits(adapter);
    describeConcurrency(adapter);
  });
}
