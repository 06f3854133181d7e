import fc from 'fast-check';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { type BooksSaid, booksSaid } from '../../support/one-order/books-said';
import { delayed, inPlaceOrder } from '../../support/one-order/deliveries';
import { NIGHTS } from '../../support/one-order/nights';
import { nightsTold } from '../../support/told-nights/facts-told';
import { extent, IS_FULL_TEST, patience } from '../../support/service/test-extent';

jest.setTimeout(patience(240_000));

const books = useBooks();
/** Runs per kind of nights. */
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? extent(1, 25));
const DELIVERIES = extent(1, 4);

async function deliver(facts: readonly CasinoEvent[], pageSize: number): Promise<BooksSaid> {
  await books.empty();
  await books.record(...facts);
  await books.project(pageSize);
  return booksSaid(books);
}

/** Delays of facts: any distance, or only past their neighbours. */
const anyDelays = fc
  .constantFrom(2, 10, 1_000)
  .chain((most) => fc.array(fc.nat({ max: most }), { minLength: 5, maxLength: 60 }));

const anyDelivery = fc.record({
  delays: anyDelays,
  repeatsEvery: fc.constantFrom(0, 5, 20),
  pageSize: fc.constantFrom(1, 7, 1_000),
});

/** The differences by subject, since whole books are too long for a failure message. */
function differences(said: BooksSaid, right: BooksSaid): readonly object[] {
  const differing: object[] = [];
  for (const subject of new Set([...Object.keys(right), ...Object.keys(said)])) {
    const [is, was] = [said[subject] ?? [], right[subject] ?? []];
    if (is.join('\n') === was.join('\n')) continue;
    const more = is.filter((line) => !was.includes(line));
    const less = was.filter((line) => !is.includes(line));
    differing.push({ subject, more, less, ...(more.length + less.length === 0 ? { is, was } : {}) });
  }
  return differing;
}

/** Asserts that every order of arrival gives the same books, live and rebuilt; the short form rebuilds only the last. */
async function comesToTheSame(
  night: readonly CasinoEvent[],
  orders: readonly (Parameters<typeof delayed>[1] & { readonly pageSize: number })[],
): Promise<void> {
  const inTime = inPlaceOrder(night);
  const right = await deliver(inTime, 1_000);
  for (const { pageSize, ...order } of orders) {
    const said = await deliver(delayed(inTime, order), pageSize);
    expect(differences(said, right)).toEqual([]);
    if (IS_FULL_TEST) expect(await verify(books)).toEqual([]);
  }
  expect(await verify(books)).toEqual([]);
}

const anyOrders = fc.array(anyDelivery, { minLength: DELIVERIES, maxLength: DELIVERIES });

describe.each(NIGHTS)('%s', (_kind, anyNight) => {
  it('gives the same books, states and findings in any order of delivery', async () => {
    await fc.assert(fc.asyncProperty(anyNight, anyOrders, comesToTheSame), {
      numRuns: RUNS,
      endOnFailure: true,
    });
  });
});

/** The nights of the short form: of pools and of two casinos. */
const SHORT = ['jackpot-lowered', 'two-royals-at-once', 'two-casinos-interleaved'];
const TOLD = nightsTold().filter(
  ({ page }) => IS_FULL_TEST || SHORT.some((name) => page.endsWith(`/${name}.md`)),
);

describe.each(TOLD.map(({ page, events }) => [page, events] as const))('%s', (_page, events) => {
  it('gives the same books, states and findings in any order of delivery', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrders, (orders) => comesToTheSame(events, orders)),
      { numRuns: 1 },
    );
  });
});
