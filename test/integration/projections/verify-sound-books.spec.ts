import { setTimeout as sleep } from 'node:timers/promises';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { useBooks } from '../../support/books/books-under-test';
import { generationsOf, projectNight, verify } from '../../support/books/corruption';
import { chipsSold, handPlayed } from '../../support/sample-events/sample-events';

const books = useBooks('made anew');

describe('sound books', () => {
  it('hold, and the chain of each casino is answered', async () => {
    await projectNight(books);
    const heads = await books.sql<{ casino: string; position: string; chain: string }>(
      `SELECT casino, last_number::text AS position, encode(chain_hash, 'hex') AS chain FROM register.casino ORDER BY 1`,
    );
    expect(await verifyBooks(books.dataSource, books.store)).toEqual({
      ok: true,
      records: 7,
      pending: 0,
      casinos: heads.map(({ casino: id, position, chain: chainHash }) => ({ id, position, chainHash })),
      problems: [],
      superseded: [],
      timeStamps: [],
      beside: expect.any(Array) as string[],
      closes: [],
      decisions: [],
      sealKeyBreaks: [],
      sealKeys: expect.any(Array) as string[],
    });
  });

  it('hold without any record', async () => {
    expect(await verifyBooks(books.dataSource, books.store)).toEqual({
      ok: true,
      records: 0,
      pending: 0,
      casinos: [],
      problems: [],
      superseded: [],
      timeStamps: [],
      beside: expect.any(Array) as string[],
      closes: [],
      decisions: [],
      sealKeyBreaks: [],
      sealKeys: expect.any(Array) as string[],
    });
  });

  it('hold although events wait to be projected, and it is said how many', async () => {
    await projectNight(books);
    await books.record(chipsSold({}, { id: 'late' }), handPlayed({ handNo: '3' }, { id: 'hand-3' }));
    expect(await verifyBooks(books.dataSource, books.store)).toMatchObject({
      ok: true,
      records: 7,
      pending: 2,
    });
  });

  it('hold although an earlier release evaluated them, and not when no release did', async () => {
    await projectNight(books);
    await books.tamper(`UPDATE journal_line SET rules_release = '0.0.9'`, `UPDATE hand SET ties = ties`);
    expect(await verify(books)).toEqual([]);
    await books.tamper(
      `UPDATE journal_line SET rules_release = '99.0.0' WHERE record_number = 3 AND line = 2`,
    );
    expect(await verify(books)).toEqual([
      'read-models: journal_line (casino torrequebrada, record_number 3, line 2): ' +
        'rules_release is "99.0.0", the log gives "0.4.0-rc"',
    ]);
  });

  it('leave no table of the proof behind', async () => {
    await projectNight(books);
    const before = await generationsOf(books);
    await verify(books);
    expect(await generationsOf(books)).toEqual(before);
  });
});

describe('verify of books that a service goes on writing', () => {
  it('gives no false alarm', async () => {
    await projectNight(books);
    books.startRunner({ pageSize: 7 });
    const over = new AbortController();
    const writer = (async () => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        await books.record(
          chipsSold({ amount: n }, { id: `more-${n}`, casino: n % 2 ? 'marbella' : 'torrequebrada' }),
          handPlayed({ handNo: `n${n}` }, { id: `hand-n${n}` }),
        );
        if (n % 10 === 0) await sleep(5);
      }
    })();
    const verdicts = [];
    for (let round = 0; round < 6; round += 1)
      verdicts.push(await verifyBooks(books.dataSource, books.store));
    over.abort();
    await writer;
    expect(verdicts.flatMap(({ problems }) => problems)).toEqual([]);
    const positions = verdicts.map(({ records }) => records);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions.at(-1)).toBeGreaterThan(positions[0]!);
  });
});
