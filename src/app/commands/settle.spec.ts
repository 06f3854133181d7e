import { MOST_LINE_BYTES } from './line-answers';
import { settledRound, settledText } from './settle';

const round = { bets: [{ type: 'straight-up', selection: [7], stake: 1000 }], outcome: { number: 7 } };

const settled = (game: string, text: string) => {
  const { code, out, err } = settledText(game, text);
  return { code, out: out === '' ? undefined : (JSON.parse(out) as unknown), err };
};

it('prints what the rules make of a round, with its amounts as integers of minor units', () => {
  expect(settled('roulette-french', JSON.stringify(round))).toEqual({
    code: 0,
    out: expect.objectContaining({
      game: 'roulette-french',
      rulebook: 'ES-AN-2010',
      currency: 'EUR',
      bets: [expect.objectContaining({ fate: 'wins', stake: 1000, paid: 35000, taken: 0 })],
      result: -35000,
      complete: true,
      findings: [],
    }) as unknown,
    err: '',
  });
});

it('prints findings with their citation, and succeeds: the round was settled', () => {
  const paidShort = { ...round, bets: [{ ...round.bets[0], paid: 34000, taken: 0 }] };
  const { code, out } = settled('roulette-french', JSON.stringify(paidShort));
  expect(code).toBe(0);
  expect(out).toMatchObject({
    findings: [
      {
        code: 'paid-differs',
        severity: 'violation',
        citation: '1.1.1.A, IV.1.a L255-264',
        expected: expect.stringContaining('350.00 EUR') as string,
        found: expect.stringContaining('340.00 EUR') as string,
      },
    ],
  });
});

it('settles the largest stake that an event can state to the last cent', () => {
  const stake = Number.MAX_SAFE_INTEGER;
  const { out } = settledText(
    'roulette-french',
    JSON.stringify({ ...round, bets: [{ ...round.bets[0], stake }] }),
  );
  expect(out).toContain(`"paid": ${BigInt(stake) * 35n},`);
});

it.each<[string, string, string, string]>([
  ['what is no JSON', 'roulette-french', '{', 'settle: standard input is no JSON: '],
  [
    'a field that is wrong',
    'roulette-french',
    '{"bets":[{"type":"red","stake":"ten"}],"outcome":{}}',
    'settle: /bets/0/stake must be integer\n',
  ],
  [
    'a field that is missing',
    'roulette-french',
    '{"bets":[]}',
    'settle: / must have required properties outcome\n',
  ],
  [
    'an amount that is no exact number',
    'roulette-french',
    '{"bets":[{"type":"red","stake":9007199254740993}],"outcome":{}}',
    'settle: /bets/0/stake inexact-number: 9007199254740993\n',
  ],
  [
    'a key that stands twice',
    'roulette-french',
    '{"bets":[],"bets":[],"outcome":{}}',
    'settle: /bets duplicate-key: bets\n',
  ],
  ['a game that there is not', 'hazard', JSON.stringify(round), 'settle: game-not-in-catalogue: hazard'],
])('refuses %s, naming it', (_what, game, text, said) => {
  const { code, out, err } = settledText(game, text);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(said);
});

it('reads no more of an input than a round may have', async () => {
  let given = 0;
  async function* endless(): AsyncGenerator<Buffer> {
    for (;;) {
      given += 65_536;
      yield await Promise.resolve(Buffer.alloc(65_536, 0x20));
    }
  }
  const { code, err } = await settledRound('roulette-french', endless());
  expect([code, err]).toEqual([1, `settle: a round has at most ${MOST_LINE_BYTES} bytes, this is longer\n`]);
  expect(given).toBeLessThanOrEqual(MOST_LINE_BYTES + 65_536);
});
