import { Readable, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { settleRound } from '../../games/settle-round';
import { exactJson } from '../../kernel/stored-form';
import { answerLines, MOST_LINE_BYTES } from './line-answers';

const red = (number: number, more: object = {}): object => ({
  bets: [{ betId: 'r', type: 'red', stake: 1000, options: { onZero: 'leave' } }],
  outcome: { number },
  ...more,
});
const nothing = (number: number, more: object = {}): object => ({ bets: [], outcome: { number }, ...more });

interface Answer {
  readonly line: number;
  readonly error?: { readonly code: string; readonly path: string; readonly others?: readonly object[] };
  readonly [field: string]: unknown;
}

/** What is answered to lines of text, read in chunks of so many bytes. */
async function answersTo(
  text: string | Buffer,
  { game = 'roulette-french', chains = false, chunk = 1 << 16 } = {},
): Promise<{ answers: Answer[]; answered: number; inError: number }> {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    bytes.subarray(at * chunk, (at + 1) * chunk),
  );
  let written = '';
  const sink = new Writable({
    write(part: Buffer, _encoding, done) {
      written += part.toString();
      done();
    },
  });
  const counts = await answerLines(Readable.from(chunks), sink, { game, chains });
  const answers = written.split('\n').slice(0, -1);
  return { answers: answers.map((line) => JSON.parse(line) as Answer), ...counts };
}

const lines = (...rounds: readonly (object | string)[]): string =>
  rounds.map((round) => `${typeof round === 'string' ? round : JSON.stringify(round)}\n`).join('');

describe('rounds, one on each line', () => {
  it('are answered in their order, each as if alone, with the number of its line', async () => {
    const rounds = [red(1), red(2), { round: red(3), terms: { minimum: 5000 } }];
    const { answers, answered, inError } = await answersTo(lines(...rounds));
    expect(answers).toEqual(
      rounds.map((round, index) => {
        const alone = settleRound('roulette-french', round);
        return {
          line: index + 1,
          ...(JSON.parse(exactJson(alone.ok ? alone.value : alone.refusal)) as object),
        };
      }),
    );
    expect({ answered, inError }).toEqual({ answered: 3, inError: 0 });
  });

  it('may arrive in any chunks, and the last may lack its line feed', async () => {
    const { answers } = await answersTo(lines(red(1), red(2)).trimEnd(), { chunk: 7 });
    expect(answers).toMatchObject([
      { line: 1, result: -1000 },
      { line: 2, result: 1000 },
    ]);
  });

  it('are counted with the blank lines between them, which have no answer', async () => {
    const { answers } = await answersTo(`\n  \r\n${lines(red(1))}\n${lines(red(2))}`);
    expect(answers.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('are settled to the last cent of the largest stake', async () => {
    const stake = Number.MAX_SAFE_INTEGER;
    const { answers } = await answersTo(
      lines({ bets: [{ type: 'straight-up', selection: [7], stake }], outcome: { number: 7 } }),
    );
    expect(BigInt(answers[0]!['result'] as number)).toBe(BigInt(Number(-35n * BigInt(stake))));
  });

  it.each<[string, string | Buffer, object]>([
    ['that is no JSON', '{', { code: 'unparsable', path: '' }],
    ['that is no UTF-8', Buffer.from([0x22, 0xff, 0x22]), { code: 'unparsable', path: '' }],
    ['that is no object', '[1]', { code: 'not-an-object', path: '' }],
    ['that says a key twice', '{"bets":[],"bets":[],"outcome":{}}', { code: 'duplicate-key', path: '/bets' }],
    [
      'with an amount that is no exact number',
      '{"bets":[{"type":"red","stake":9007199254740993}],"outcome":{}}',
      { code: 'inexact-number', path: '/bets/0/stake' },
    ],
    [
      'with a field of the wrong kind',
      '{"bets":[{"type":"red","stake":"ten"}],"outcome":{}}',
      {
        code: 'schema',
        path: '/bets/0/stake',
        message: '/bets/0/stake must be a whole number. Correct the field.',
        messageEs: '/bets/0/stake debe ser un número entero. Corrija el campo.',
      },
    ],
    [
      'without its bets',
      '{"outcome":{}}',
      {
        code: 'schema',
        path: '',
        message: '/bets is required. Correct the field.',
        messageEs: '/bets es obligatorio. Corrija el campo.',
      },
    ],
    [
      'with a circumstance that nothing reads',
      '{"round":{"bets":[],"outcome":{}},"answer":{}}',
      { code: 'unknown-field', path: '/answer' },
    ],
    [
      'of a day without rules',
      '{"round":{"bets":[],"outcome":{}},"day":"2009-12-31"}',
      { code: 'game-not-in-catalogue', path: '' },
    ],
    [
      'under a rulebook that there is not',
      '{"round":{"bets":[],"outcome":{}},"rulebook":"ES-XX"}',
      { code: 'rulebook-unknown', path: '' },
    ],
    [
      'whose chain is neither true nor false',
      lines(nothing(1, { chain: 1 })),
      { code: 'schema', path: '/chain' },
    ],
    ['longer than a round may be', ' '.repeat(MOST_LINE_BYTES) + '{}', { code: 'too-large', path: '' }],
  ])('answer a line %s with its fault, and go on', async (_what, line, error) => {
    const text = Buffer.concat([
      Buffer.from(lines(red(1))),
      Buffer.from(line),
      Buffer.from(`\n${lines(red(2))}`),
    ]);
    const { answers, answered, inError } = await answersTo(text);
    expect(answers.map((answer) => answer.line).slice(0, 2)).toEqual([1, 2]);
    expect(answers[1]!.error).toMatchObject(error);
    expect(answers[1]!.error).toMatchObject({
      message: expect.stringMatching(/\.$/),
      messageEs: expect.stringMatching(/\.$/),
    });
    expect(answers.at(-1)).toMatchObject({ result: 1000 });
    expect({ answered, inError }).toEqual({ answered: 3, inError: 1 });
  });

  it('name each fault of a line that has several', async () => {
    const { answers } = await answersTo('{"bets":[{"type":1,"stake":-1}],"outcome":{}}\n');
    expect(answers[0]!.error).toMatchObject({
      path: '/bets/0/type',
      others: [{ code: 'schema', path: '/bets/0/stake' }],
    });
  });

  it('are not read as long as no client takes the answers, and few answers are held', async () => {
    const taken: (() => void)[] = [];
    const sink = new Writable({
      highWaterMark: 1024,
      write(_part, _encoding, done) {
        taken.push(done);
      },
    });
    let read = 0;
    function* source(): Iterable<Buffer> {
      for (; read < 1000; read++) yield Buffer.from(lines(red(1)));
    }
    const answering = answerLines(Readable.from(source(), { highWaterMark: 1 }), sink, {
      game: 'roulette-french',
      chains: false,
    });
    await setTimeout(50);
    expect(read).toBeLessThan(10);
    while (read < 1000 || sink.writableLength > 0) {
      taken.shift()?.();
      await setTimeout(0);
    }
    expect(await answering).toEqual({ answered: 1000, inError: 0 });
  });
});

describe('a line that continues the line before', () => {
  const goesOn = { chain: true };

  it('begins with the bets that the round before left', async () => {
    const { answers } = await answersTo(lines(red(0), nothing(1, goesOn)));
    expect(answers).toMatchObject([
      { after: { held: [{ betId: 'r', stake: 1000, times: 1 }] } },
      { bets: [{ betId: 'r', fate: 'freed' }], after: { held: [] } },
    ]);
  });

  it('needs no statement if all lines continue the line before', async () => {
    const { answers } = await answersTo(lines(red(0), nothing(0), nothing(1)), { chains: true });
    expect(answers).toMatchObject([
      { after: { held: [{ stake: 1000 }] } },
      { after: { held: [{ stake: 500 }] } },
      { bets: [{ fate: 'freed', returned: 500 }] },
    ]);
  });

  it('begins a new chain if it says so or states the stakes on the table', async () => {
    const before = { held: [{ betId: 'x', type: 'red', stake: 700, times: 1 }], released: [] };
    const { answers } = await answersTo(
      lines(red(0), nothing(1, { chain: false }), red(0), { before, round: nothing(2) }),
      { chains: true },
    );
    expect(answers[1]).toMatchObject({ bets: [] });
    expect(answers[3]).toMatchObject({ bets: [{ betId: 'x', taken: 700 }] });
  });

  it('has the point of the dice', async () => {
    const throwOf = (dice: readonly number[], bets: readonly object[], more: object = {}): object => ({
      bets,
      outcome: { dice, ...more },
    });
    const win = { betId: 'w', type: 'win', stake: 1000 };
    const { answers } = await answersTo(
      lines(
        throwOf([2, 2], [win], { point: null }),
        throwOf([3, 3], [{ ...win, carried: true }]),
        throwOf([1, 3], [{ ...win, carried: true }]),
      ),
      { game: 'craps', chains: true },
    );
    expect(answers).toMatchObject([
      { after: { memory: { point: 4 } } },
      { after: { memory: { point: 4 } } },
      { bets: [{ fate: 'wins', paid: 1000 }], after: { memory: { point: null } } },
    ]);
  });

  it.each<[string, readonly (object | string)[], object]>([
    ['there is no line before', [nothing(1, goesOn)], { code: 'chain-broken', path: '/chain' }],
    ['the line before is in error', ['{', nothing(1, goesOn)], { code: 'chain-broken', path: '/chain' }],
    [
      'the outcome of the line before cannot be read',
      [red(37), nothing(1, goesOn)],
      { code: 'chain-broken', path: '/chain' },
    ],
    [
      'the line before could not go on either',
      ['{', nothing(1, goesOn), nothing(1, goesOn)],
      { code: 'chain-broken', path: '/chain' },
    ],
    [
      'it says what lies on the table as well',
      [red(0), { ...goesOn, before: { held: [], released: [] }, round: nothing(1) }],
      { code: 'chain-and-before', path: '/chain' },
    ],
  ])('is an error if %s', async (_why, rounds, error) => {
    const { answers } = await answersTo(lines(...rounds));
    expect(answers.at(-1)!.error).toMatchObject(error);
  });

  it('is no error as the first of lines that all go on', async () => {
    const { inError } = await answersTo(lines(red(1)), { chains: true });
    expect(inError).toBe(0);
  });
});
