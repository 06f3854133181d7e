import { join } from 'node:path';
import { explainCommand, type ExplainOptions } from '../../../src/app/commands/explain';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

/** Runs the command on the database of this file. @returns exit code and output */
async function run(figure: string, options: ExplainOptions = {}, casino = 'noche-f') {
  const written: string[] = [];
  const take = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(take),
    jest.spyOn(process.stderr, 'write').mockImplementation(take),
  ];
  const before = process.env['DATABASE_URL'];
  process.env['DATABASE_URL'] = books.url;
  try {
    return { code: await explainCommand(casino, figure, options), output: written.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
    if (before === undefined) delete process.env['DATABASE_URL'];
    else process.env['DATABASE_URL'] = before;
  }
}

describe('cagnotte explain', () => {
  beforeEach(async () => {
    await books.record(...readNightEvents(ROOT, 'f'));
    await books.project();
  });

  it('prints an amount with its parts, each with its record, event and rule', async () => {
    const { code, output } = await run('commission/2026-01-01');
    expect(code).toBe(0);
    const [what, formula, amount, ...parts] = output.trimEnd().split('\n');
    expect(what).toMatch(/^Commissions of a day \(commission\/2026-01-01\), known at record \d+$/);
    expect([formula, amount]).toEqual(['credits - debits of the commission accounts', '300.00 EUR']);
    expect(parts).toHaveLength(4);
    expect(parts[0]).toMatch(
      /^ +\+11\.50 {2}record \d+ line \d original commission:.*cagnotte\.hand\.played\.v1/,
    );
  });

  it('answers as JSON what was known at a record', async () => {
    const { code, output } = await run('balance/chips:cage', { json: true, knownAt: '1' });
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({
      figure: 'balance/chips:cage',
      position: 1,
      amount: 40_000_000,
      currency: 'EUR',
      terms: [{ kind: 'figure', figure: 'movement/chips:cage/2026-01-01/EUR', amount: 40_000_000 }],
    });
  });

  it('prints the events that a row in words has counted, and ends with 1 if it does not tie', async () => {
    const figure = 'tie-out/2026-01-01/K9/cage/counted';
    const { code, output } = await run(figure);
    expect(code).toBe(1);
    expect(output).toMatch(
      /^What a tie-out of a day has counted \(tie-out\/2026-01-01\/K9\/cage\/counted\), known at record \d+\nnot counted; expected: counted at the end of the day\n$/,
    );
    const open = await run('tie-out/2026-01-01/K3/HE1/counted', { json: true, knownAt: '4' });
    expect(JSON.parse(open.output)).toMatchObject({
      found: 'still open',
      ties: false,
      counted: [{ kind: 'event', what: 'cagnotte.table.opened.v1' }],
    });
  });

  it.each<[string, string, ExplainOptions, string, string]>([
    ['no figure has the address', 'luck/1', {}, 'noche-f', 'there is no figure of the address luck/1'],
    [
      'no book has the name',
      'book/luck/2026-01-01/total',
      {},
      'noche-f',
      'there is no figure of the address book/luck/2026-01-01/total',
    ],
    ['nothing is known of it', 'meter/none', {}, 'noche-f', 'nothing is known of the figure meter/none'],
    ['nothing was recorded', 'balance/bank', {}, 'nowhere', 'nothing was recorded for the casino nowhere'],
    ['a record is no number', 'balance/bank', { knownAt: 'x' }, 'noche-f', '--known-at is a record number'],
  ])('fails and says so where %s', async (_why, figure, options, casino, said) => {
    expect(await run(figure, options, casino)).toEqual({ code: 1, output: `explain: ${said}\n` });
  });
});
