import { useBooks } from '../../support/books/books-under-test';
import { projectNight, verify } from '../../support/books/corruption';

const books = useBooks();

describe('verify names the casino whose head was changed in the register', () => {
  it.each<[string, string, RegExp]>([
    ['its number', 'last_number = 6', /^number is 6 in the register, the log gives 5$/],
    ['its chain', `chain_hash = sha256('x')`, /^chainHash is [0-9a-f]{64} in the register, the log gives/],
    [
      'its instant',
      `last_recorded_at = '2001-01-01T00:00:00Z'`,
      /^recordedAt is 2001-01-01T00:00:00.000Z in/,
    ],
    ['its repeats', 'repeats_skipped = 1', /^repeatsSkipped is 1 in the register, the log gives 0$/],
  ])('%s', async (_what, change, says) => {
    await projectNight(books);
    await books.tamper(`UPDATE register.casino SET ${change} WHERE casino = 'torrequebrada'`);
    const problems = await verify(books);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^chain: casino torrequebrada: /);
    expect(problems[0]!.replace('chain: casino torrequebrada: ', '')).toMatch(says);
  });

  it('or taken out', async () => {
    await projectNight(books);
    await books.tamper(`DELETE FROM register.casino WHERE casino = 'marbella'`);
    expect(await verify(books)).toEqual([
      'chain: casino marbella: the register does not say how far it has come',
    ]);
  });

  it('or made up', async () => {
    await projectNight(books);
    await books.tamper(
      `INSERT INTO register.casino VALUES ('nowhere', 0, sha256(E'cagnotte chain v1\\nnowhere'), '0001-01-01T00:00:00Z', 0, 1)`,
    );
    expect(await verify(books)).toEqual(['chain: casino nowhere: the log holds no record of it']);
  });
});
