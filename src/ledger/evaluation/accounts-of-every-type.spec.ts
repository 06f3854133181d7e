import fc from 'fast-check';
import { eventsAbout, eventsOfType } from '../../../test/support/arbitrary/event-arbitrary';
import { openedBook } from '../../../test/support/book/told';
import { parseAccount } from '../_core/account';
import { chipsFlow, chipVariance, outstandingChips } from '../chips/chips-flow';
import { EVENT_DEFINITIONS, type EventType } from '../event-contract/catalogue';

/** For every type, with any data and after any facts, entries use accounts of the chart only. */

const SEED = 35;
const BEFORE = fc.sample(eventsAbout('casino', 'table', 'bank', 'coup', 'jackpot', 'round', 'cage', 'hand'), {
  seed: SEED,
  numRuns: 60,
});

const TYPES = EVENT_DEFINITIONS.map(({ type }) => type);
const postOf = (type: EventType) => {
  const events = fc.sample(eventsOfType(type), { seed: SEED, numRuns: 40 });
  return openedBook(...BEFORE, ...events).entries.slice(-events.length);
};
/** Cached, because both rules read the same postings. */
const POSTED = new Map<EventType, ReturnType<typeof postOf>>();
const postedOf = (type: EventType): ReturnType<typeof postOf> =>
  POSTED.get(type) ?? POSTED.set(type, postOf(type)).get(type)!;

it.each(TYPES)('%s is posted at accounts of the chart', (type) => {
  const posted = postedOf(type);
  expect(new Set(posted.map(({ event }) => event.type))).toEqual(new Set([type]));
  const accounts = posted.flatMap(({ evaluation: { lines } }) => lines.map(({ account }) => account));
  expect(accounts.filter((account) => parseAccount(account) === undefined)).toEqual([]);
});

// Without the opening of the books, which states balances and moves nothing.
it.each(TYPES.filter((type) => type !== 'cagnotte.ledger.opened.v1'))(
  '%s moves as many chips into the hands of customers as its entry, counts aside',
  (type) => {
    const flows = postedOf(type).map(({ event, session, evaluation }) => {
      const { lines } = evaluation;
      const told = chipsFlow(event, { ...evaluation, session }) - chipVariance(type, lines);
      return [told, outstandingChips(lines.map(({ account, debit, credit }) => [account, debit - credit]))];
    });
    expect(flows.map(([told]) => told)).toEqual(flows.map(([, posted]) => posted));
  },
);
