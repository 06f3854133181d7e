import { spawnSync } from 'node:child_process';
import { builtProgram } from '../support/service/built-programs';

/** Runs the built program without anything that could lead it to a database. */
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

it('cagnotte edge prints rows for every game, or for the one named', () => {
  const all = JSON.parse(cagnotte(['edge']).stdout) as { game: string }[];
  const one = JSON.parse(cagnotte(['edge', 'punto-y-banca']).stdout) as { game: string }[];
  expect(one.length).toBeGreaterThan(2);
  expect(all.filter(({ game }) => game === 'punto-y-banca')).toEqual(one);
  expect(cagnotte(['edge', 'hazard']).status).toBe(1);
});
