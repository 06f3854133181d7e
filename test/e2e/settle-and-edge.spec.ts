import { spawnSync } from 'node:child_process';
import { builtProgram } from '../support/service/built-programs';

/** Runs the built program without any setting of a database. */
function cagnotte(args: readonly string[], input = '') {
  const env = { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/nowhere', NODE_OPTIONS: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtProgram('cagnotte'), ...args], {
    input,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const red = (number: number): string =>
  JSON.stringify({ bets: [{ type: 'red', stake: 500 }], outcome: { number } });

it('cagnotte loads database, frameworks and schemas only for the command that needs them', () => {
  const loaded = `process.on('exit', () => console.log('\\n' + Object.keys(require.cache).join('\\n')))`;
  const program = JSON.stringify(builtProgram('cagnotte'));
  const { stdout } = spawnSync(process.execPath, ['-e', `${loaded}; require(${program})`, '--', '--help'], {
    encoding: 'utf8',
  });
  expect(stdout).toContain('Usage: cagnotte');
  const packages = stdout.match(/(?<=node_modules\/)(@[^/]+\/)?[^/\n]+/g) ?? [];
  expect([...new Set(packages)]).toEqual(['commander']);
});

it('cagnotte settle answers a round from standard input, without a database', () => {
  const { status, stdout } = cagnotte(['settle', 'roulette-french'], red(7));
  expect({ status, answer: JSON.parse(stdout) as unknown }).toMatchObject({
    status: 0,
    answer: { bets: [{ fate: 'wins', paid: 500 }], result: -500, findings: [] },
  });
});

it('cagnotte settle says on standard error which field is wrong, and fails', () => {
  expect(cagnotte(['settle', 'roulette-french'], '{"outcome":{"number":7}}')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'settle: / must have required properties bets\n',
  });
});

describe('cagnotte settle --lines', () => {
  const settleLines = (input: string, ...options: readonly string[]) => {
    const { status, stdout, stderr } = cagnotte(['settle', 'roulette-french', ...options], input);
    const answers = stdout.split('\n').slice(0, -1);
    return { status, stderr, answers: answers.map((line) => JSON.parse(line) as unknown) };
  };

  it('answers every line and says in the end whether any was in error', () => {
    expect(settleLines(`${red(7)}\n{\n${red(8)}\n`, '--lines')).toMatchObject({
      status: 1,
      stderr: 'settle: 1 of 3 lines in error\n',
      answers: [
        { line: 1, result: -500 },
        { line: 2, error: { code: 'unparsable' } },
        { line: 3, result: 500 },
      ],
    });
    expect(settleLines(`${red(7)}\n`, '--lines', '-')).toMatchObject({ status: 0, stderr: '' });
  });

  it('goes on from line to line with --chain', () => {
    const prison = JSON.stringify({
      bets: [{ betId: 'r', type: 'red', stake: 500, options: { onZero: 'leave' } }],
      outcome: { number: 0 },
    });
    const spin = JSON.stringify({ bets: [], outcome: { number: 7 } });
    expect(settleLines(`${prison}\n${spin}\n`, '--chain')).toMatchObject({
      status: 0,
      answers: [{}, { bets: [{ betId: 'r', fate: 'freed' }] }],
    });
  });

  it('reads a file, and says so when there is none', () => {
    expect(settleLines('', '--lines', 'no-such-file.ndjson')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('settle: ENOENT') as string,
    });
  });

  it('ends quietly when its reader stops', () => {
    const { status, stdout } = spawnSync(
      'sh',
      [
        '-c',
        `yes '${red(7)}' | head -50000 | "$0" "$1" settle roulette-french --lines | head -1`,
        process.execPath,
        builtProgram('cagnotte'),
      ],
      { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: undefined } },
    );
    expect({ status, lines: stdout.split('\n').length }).toEqual({ status: 0, lines: 2 });
  });
});

it('cagnotte edge prints rows for every game, or for the one named', () => {
  const all = JSON.parse(cagnotte(['edge']).stdout) as { game: string }[];
  const one = JSON.parse(cagnotte(['edge', 'punto-y-banca']).stdout) as { game: string }[];
  expect(one.length).toBeGreaterThan(2);
  expect(all.filter(({ game }) => game === 'punto-y-banca')).toEqual(one);
  expect(cagnotte(['edge', 'hazard']).status).toBe(1);
});
