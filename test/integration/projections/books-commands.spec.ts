import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archive } from '../../../src/app/commands/archive';
import { rebuildCommand, type RebuildCommandOptions } from '../../../src/app/commands/rebuild';
import { retryCommand } from '../../../src/app/commands/rebuild';
import { CONSOLE } from '../../../src/event-log/event-store.port';
import { verify, type VerifyCommandOptions } from '../../../src/app/commands/verify';
import type { Verdict } from '../../../src/projector/verification/verdict';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { RELEASE } from '../../../src/kernel/release';
import { tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { projectNight } from '../../support/books/corruption';
import { chipsSold } from '../../support/sample-events/sample-events';
import { type CommandRun, runCommand } from '../../support/service/run-command';

const books = useBooks();

const run = (command: () => Promise<number>): Promise<CommandRun> =>
  runCommand({ DATABASE_URL: books.url }, command);

const runVerify = (options: VerifyCommandOptions = {}): Promise<CommandRun> => run(() => verify(options));
const runRebuild = (options: RebuildCommandOptions = {}): Promise<CommandRun> =>
  run(() => rebuildCommand(options));

const FLIP = `UPDATE event_log.event SET bytes = replace(bytes, '"cash"', '"cAsh"') WHERE id = 'sale-1'`;
const WRONG_CENT = `UPDATE journal_line SET debit = debit + 1 WHERE event_id = 'sale-2' AND line = 1`;

describe('cagnotte retry', () => {
  it('ends with 0 where nothing is parked', async () => {
    await projectNight(books);
    expect(await run(retryCommand)).toEqual({ code: 0, output: 'Nothing is parked.\n' });
  });

  it('ends with 0 once what was parked is evaluated, and says how much that is', async () => {
    await projectNight(books);
    await books.sql(`INSERT INTO parked_record VALUES ('marbella', 2, '2026-01-01', 'casino', 'a bug')`);
    const { code, output } = await run(retryCommand);
    expect([code, output]).toEqual([0, '1 parked records are evaluated; nothing is parked any more.\n']);
    expect(await books.sql(`SELECT FROM parked_record`)).toEqual([]);
  });
});

describe('cagnotte verify', () => {
  it('ends with 0 and the chain of every casino when everything holds', async () => {
    await projectNight(books);
    await books.record(chipsSold({}, { id: 'late' }));
    const { code, output } = await runVerify();
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Everything holds.\n {2}marbella: 2 records, chain [0-9a-f]{64}\n {2}torrequebrada: 5 records, chain [0-9a-f]{64}\nSeal keys: (none|[0-9a-f, ]+)\n(Beside the books: .*\n)*Not projected yet: 1 records.\n$/,
    );
  });

  it('ends with 1 and names the record when one byte of the log was flipped', async () => {
    await projectNight(books);
    await books.tamper(FLIP);
    const { code, output } = await runVerify();
    expect(code).toBe(1);
    expect(output).toContain('chain: casino torrequebrada, record 2 (event sale-1 of');
  });

  it('answers as JSON when asked to', async () => {
    await projectNight(books);
    await books.tamper(WRONG_CENT);
    const { code, output } = await runVerify({ json: true });
    expect(code).toBe(1);
    expect((JSON.parse(output) as Verdict).problems.map(({ check }) => check)).toEqual([
      'trial-balance',
      'totals',
      'read-models',
    ]);
  });
});

describe('the security log of commands', () => {
  const lines = async (): Promise<unknown[]> => {
    const rows = await books.sql(`SELECT kind, credential, details FROM access.security_log ORDER BY number`);
    return rows.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details as string) as unknown }));
  };
  const account = expect.any(String) as string;

  it('keeps the result of each verification, with the checks that do not hold', async () => {
    await projectNight(books);
    await runVerify();
    await books.tamper(WRONG_CENT);
    await runVerify();
    expect((await lines()).slice(-2)).toEqual([
      {
        kind: 'verification.ended',
        credential: CONSOLE,
        details: { result: 'holds', records: '7', account },
      },
      {
        kind: 'verification.ended',
        credential: CONSOLE,
        details: {
          result: 'does not hold',
          records: '7',
          account,
          checks: 'trial-balance,totals,read-models',
        },
      },
    ]);
  });

  it('names an archive before it is written', async () => {
    await projectNight(books);
    const directory = await mkdtemp(join(tmpdir(), 'cagnotte-archive-'));
    try {
      await run(() => archive(join(directory, 'books.jsonl')));
    } finally {
      await rm(directory, { recursive: true });
    }
    expect((await lines()).at(-1)).toEqual({
      kind: 'archive.written',
      credential: CONSOLE,
      details: { account },
    });
  });

  it('is verified: a line that was changed is the first divergence', async () => {
    await projectNight(books);
    await runVerify();
    await books.tamper(`UPDATE access.security_log SET times = 2 WHERE number = 1`);
    const { code, output } = await runVerify();
    expect(code).toBe(1);
    expect(output).toContain('security-log: line 1 is not what was written, or not where it was written');
  });
});

describe('cagnotte rebuild', () => {
  it('ends with 0 when live and rebuilt tables are the same', async () => {
    await projectNight(books);
    expect(await runRebuild()).toEqual({
      code: 0,
      output: '7 records rebuilt.\nLive and rebuilt tables are the same; the rebuilt ones are in use.\n',
    });
  });

  it('ends with 1 and names the live row that differs, and with 0 once the rebuilt tables replace it', async () => {
    await projectNight(books);
    await books.tamper(WRONG_CENT);
    const named =
      'journal_line (casino torrequebrada, record_number 5, line 1): debit is 501, the log gives 500';
    const first = await runRebuild();
    expect(first.code).toBe(1);
    expect(first.output).toContain(named);
    expect(first.output).toContain('The live tables stay in use');
    const second = await runRebuild({ replace: true });
    expect(second.code).toBe(0);
    expect(second.output).toContain(named);
    expect(second.output).toContain('The rebuilt tables are in use.');
    expect((await runVerify()).code).toBe(0);
  });

  it('changes entries of a closed day only for a named person with a reason, and records both', async () => {
    await projectNight(books);
    const closing = { by: { id: 'E-1' }, through: 5, controlTotals: [] };
    const source = '/casinos/torrequebrada/office';
    await books.record({ ...tell('gaming-day.closed', closing, { id: 'closed' }), source });
    await books.project();
    await books.tamper(WRONG_CENT);
    const refused = await runRebuild({ replace: true, by: 'E-7', reason: ' ' });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('Entries of closed days change: torrequebrada 2026-01-01.');
    expect((await runVerify()).code).toBe(1);
    const agreed = await runRebuild({ replace: true, by: 'E-7', reason: 'a cent was wrong' });
    expect(agreed.code).toBe(0);
    await books.project();
    expect((await runVerify()).code).toBe(0);
    const [said] = await books.sql<{ bytes: string }>(
      `SELECT bytes FROM event_log.event WHERE type = 'cagnotte.books.restated.v1'`,
    );
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
    expect((JSON.parse(said!.bytes) as CasinoEvent).data).toEqual({
      days: [{ gamingDay: '2026-01-01', before: digest, after: digest }],
      seals: [],
      release: RELEASE,
      by: { id: 'E-7' },
      reason: 'a cent was wrong',
    });
  });

  it('ends with 1 and names the record when the log is damaged', async () => {
    await projectNight(books);
    await books.tamper(FLIP);
    const { code, output } = await runRebuild({ replace: true });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Nothing was rebuilt, the log is damaged: casino torrequebrada, record 2 \(event sale-1 of/,
    );
  });
});
