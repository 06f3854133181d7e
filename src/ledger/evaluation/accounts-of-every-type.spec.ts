import fc from 'fast-check';
import { eventsAbout, eventsOfType } from '../../../test/support/arbitrary/event-arbitrary';
import { openedBook } from '../../../test/support/book/told';
import { chartAccountOf } from '../_core/chart-of-accounts';
import { EVENT_DEFINITIONS } from '../event-contract/catalogue';

/** Whatever a type of event states, and whatever was told before: what is posted stands at accounts of the chart. */

const SEED = 35;
const BEFORE = fc.sample(eventsAbout('casino', 'table', 'bank', 'coup', 'jackpot', 'round', 'cage', 'hand'), {
  seed: SEED,
  numRuns: 60,
});

it.each(EVENT_DEFINITIONS.map(({ type }) => type))('%s is posted at accounts of the chart', (type) => {
  const events = fc.sample(eventsOfType(type), { seed: SEED, numRuns: 40 });
  const posted = openedBook(...BEFORE, ...events).entries.slice(-events.length);
  expect(new Set(posted.map(({ event }) => event.type))).toEqual(new Set([type]));
  const accounts = posted.flatMap(({ evaluation: { lines } }) => lines.map(({ account }) => account));
  expect(accounts.filter((account) => chartAccountOf(account) === undefined)).toEqual([]);
});
