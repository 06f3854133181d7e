import { createHash } from 'node:crypto';
import { type NightsService, startNights } from '../support/service/nights-service';

const DAY = '2026-01-01';

let nights: NightsService;
beforeAll(async () => {
  nights = await startNights('a');
});
afterAll(() => nights.stop());

interface Listed {
  readonly name: string;
  readonly es: string;
  readonly ofPeriods: boolean;
  readonly address: string;
}

async function books(days: string): Promise<{ readonly open: string[]; readonly books: Listed[] }> {
  const answer = await nights.client.ask<{ books: { open: string[]; books: Listed[] } }>(
    `{ books(casino: "noche-a", ${days}) { open books { name es ofPeriods address } } }`,
  );
  return answer.books;
}

describe('the list of official books', () => {
  it('of a day has every book, with the address of its file', async () => {
    const { books: listed, open } = await books(`day: "${DAY}"`);
    expect(open).toEqual([DAY]);
    expect(listed).toContainEqual({
      name: 'ANTICIPOS',
      es: 'Registro de anticipos',
      ofPeriods: false,
      address: `/v1/books/anticipos?casino=noche-a&day=${DAY}&knownAt=17`,
    });
    for (const { address } of listed) {
      expect((await nights.client.send(`${address}&format=jsonl`)).status).toBe(200);
    }
  });

  it('of a period has the books of periods', async () => {
    const { books: listed, open } = await books(`day: "${DAY}", until: "2026-01-31"`);
    expect(listed.map(({ ofPeriods }) => ofPeriods)).not.toContain(false);
    expect(listed.map(({ name }) => name)).toContain('DIARIO');
    // The last day of the month is no day of this casino, and nothing else was played in it.
    expect(open).toEqual([DAY]);
    const { status } = await nights.client.send(`${listed[0]!.address}&format=csv`);
    expect(status).toBe(200);
  });

  it('has addresses whose bytes do not change with later records', async () => {
    const { books: listed } = await books(`day: "${DAY}"`);
    const hashes = async (): Promise<string[]> =>
      Promise.all(
        listed.map(async ({ address }) =>
          createHash('sha256')
            .update((await nights.client.send(`${address}&format=csv`)).text)
            .digest('hex'),
        ),
      );
    const before = await hashes();
    await nights.take({
      specversion: '1.0',
      id: 'late-sale',
      source: '/casinos/noche-a/cage',
      type: 'cagnotte.cage.chips-sold.v1',
      time: '2026-01-02T01:00:00Z',
      gamingday: DAY,
      data: { currency: 'EUR', amount: 5_000, meansOfPayment: 'cash' },
    });
    expect(await hashes()).toEqual(before);
  });

  it('is refused for a period that ends before it begins', async () => {
    const { errors } = await nights.client.graphql(
      `{ books(casino: "noche-a", day: "${DAY}", until: "2025-12-31") { position } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
