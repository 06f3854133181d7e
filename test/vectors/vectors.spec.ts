import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineAnswers } from '../../src/app/commands/line-answers';
import { CATALOGUE } from '../../src/games/catalogue';
import type { GameCode } from '../../src/games/game-codes';
import { builtProgram } from '../support/service/built-programs';
import { VECTORS } from './all-vectors';
import { type Answer, answeredAs, citedIn } from './answer';
import { BEYOND_ONE_ROUND } from './beyond-one-round';
import type { Vector } from './vector';

const GAMES = Object.keys(VECTORS) as GameCode[];

const linesOf = (game: GameCode): readonly string[] =>
  readFileSync(join(__dirname, `${game}.ndjson`), 'utf8')
    .split('\n')
    .slice(0, -1);

describe.each(GAMES)('the rounds of %s', (game) => {
  const lines = linesOf(game);
  const vectors = lines.map((line) => JSON.parse(line) as Vector);

  it('are five hundred at least', () => expect(vectors.length).toBeGreaterThanOrEqual(500));

  it('are settled as the regulation has it, and each cites the rules that it shows', () => {
    const answers = new LineAnswers(game, false);
    const differing = vectors.flatMap(({ round, expected, rules }, index) => {
      const bytes = Buffer.from(JSON.stringify(round));
      const answer = JSON.parse(answers.answerTo({ kind: 'line', number: index + 1, bytes })) as Answer;
      const given = {
        answered: answeredAs(answer),
        silentOn: rules.filter((id) => !citedIn(answer).has(id)),
      };
      const isRight = JSON.stringify(given) === JSON.stringify({ answered: expected, silentOn: [] });
      return isRight ? [] : [{ line: index + 1, given, expected }];
    });
    expect(differing.slice(0, 3)).toEqual([]);
  });

  it('have every bet of the game among them', () => {
    const placed = new Set(
      lines.flatMap((line) => [...line.matchAll(/"type":"([^"]+)"/g)].map(([, type]) => type)),
    );
    // Stakes on a pool are not part of bets.
    if (lines.some((line) => line.includes('"poolStakes"'))) placed.add('jackpot-bet').add('bolsa');
    const missing = CATALOGUE[game].payTable.map(({ bet }) => bet).filter((bet) => !placed.has(bet));
    expect(missing).toEqual([]);
  });

  it('show every rule that a single round can show', () => {
    const shown = new Set(vectors.flatMap(({ rules }) => rules));
    const silent = CATALOGUE[game].register.applied.map(({ id }) => id).filter((id) => !shown.has(id));
    expect(silent.sort()).toEqual(Object.values(BEYOND_ONE_ROUND[game]).flat().sort());
  });
});

it('cagnotte settle --lines, the program itself, answers them', () => {
  const game = GAMES[0]!;
  const vectors = linesOf(game).map((line) => JSON.parse(line) as Vector);
  const { stdout, status } = spawnSync(
    process.execPath,
    [builtProgram('cagnotte'), 'settle', game, '--lines'],
    {
      input: vectors.map(({ round }) => `${JSON.stringify(round)}\n`).join(''),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NODE_OPTIONS: undefined },
    },
  );
  const answered = stdout.split('\n').slice(0, -1);
  expect(status).toBe(0);
  expect(answered.map((answer) => answeredAs(JSON.parse(answer) as Answer))).toEqual(
    vectors.map(({ expected }) => expected),
  );
});
