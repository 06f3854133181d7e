import { EVERY_REPORT } from '../../../src/access/principal';
import { Intake } from '../../../src/intake/intake';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { ANY_DAY } from '../../../src/intake/reading';

const books = useBooks();

const sale = {
  specversion: '1.0',
  id: 'sale-1',
  source: '/casinos/granada/cage',
  type: 'cagnotte.cage.chips-sold.v1',
  time: '2026-01-01T21:30:00Z',
  gamingday: '2026-01-01',
  sequence: '1',
  data: { currency: 'EUR', amount: 5_000, meansOfPayment: 'cash' },
};

async function deliver(...deliveries: readonly object[]): Promise<void> {
  const intake = new Intake(books.store, ANY_DAY);
  await intake.record(
    deliveries.map((delivery) => JSON.stringify(delivery)),
    { credentialId: 'device', casinos: 'all', ...EVERY_REPORT },
  );
  await books.project();
}

/** Findings about quarantined deliveries: `code: events opened-closed`. */
const findings = async (): Promise<string[]> => {
  const rows = await books.sql<{ said: string }>(
    `SELECT code || ': ' || array_to_string(event_ids, ' ') || ' ' || opened_by || '-' || coalesce(closed_by::text, '') AS said
       FROM finding WHERE code LIKE 'delivery-%' ORDER BY opened_by`,
  );
  return rows.map(({ said }) => said);
};

/** The ids of quarantined deliveries, and the record that ended each. */
const deliveries = (): Promise<{ delivery_id: string; ended_by: bigint | null }[]> =>
  books.sql(`SELECT delivery_id, ended_by FROM quarantined_delivery ORDER BY record_number`);

afterEach(async () => {
  expect(await verify(books)).toEqual([]);
});

it('an unreadable delivery has an open finding until it is sent again', async () => {
  await deliver({ ...sale, data: { ...sale.data, amount: 'much' } });
  expect(await findings()).toEqual(['delivery-unreadable: sale-1 1-']);
  const [{ delivery_id: resubmits } = { delivery_id: '' }] = await deliveries();
  await deliver({ ...sale, id: 'sale-1-again', resubmits });
  expect(await findings()).toEqual(['delivery-unreadable: sale-1 1-2']);
  expect(await deliveries()).toEqual([{ delivery_id: resubmits, ended_by: 2n }]);
});

it('a conflict has one open finding, however often it is sent, until a person discards it', async () => {
  const other = { ...sale, data: { ...sale.data, amount: 6_000 } };
  await deliver(sale, other, other);
  expect(await findings()).toEqual(['delivery-in-conflict: sale-1 2-']);
  const [{ delivery_id: delivery } = { delivery_id: '' }] = await deliveries();
  await books.record({
    specversion: '1.0',
    id: 'discarded',
    source: '/casinos/granada/intake',
    time: sale.time,
    type: 'cagnotte.intake.discarded.v1',
    gamingday: '2026-01-01',
    data: { delivery, by: { id: 'E-1' }, reason: 'a test of the device' },
  });
  await books.project();
  expect(await findings()).toEqual(['delivery-in-conflict: sale-1 2-3']);
  expect(await deliveries()).toEqual([{ delivery_id: delivery, ended_by: 3n }]);
});

it('a delivery without readable data has a finding under the name of its quarantine', async () => {
  await new Intake(books.store, ANY_DAY).record(['{'], {
    credentialId: 'device',
    casinos: ['granada'],
    ...EVERY_REPORT,
  });
  await books.project();
  const [{ delivery_id } = { delivery_id: '' }] = await deliveries();
  expect(await findings()).toEqual([`delivery-unreadable: ${delivery_id} 1-`]);
});
