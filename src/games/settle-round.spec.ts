import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultInWords, type SettledRound, settleInARow, settleRound } from './settle-round';

const golden = (name: string): { data: object } =>
  JSON.parse(
    readFileSync(join(__dirname, `../../test/golden/events/cagnotte.round.settled.v1${name}.json`), 'utf8'),
  ) as { data: object };

function settled(game: string, input: unknown): SettledRound {
  const answer = settleRound(game, input);
  if (!answer.ok) throw new Error(answer.refusal.map(faultInWords).join('; '));
  return answer.value;
}

const refusal = (game: string, input: unknown): readonly string[] => {
  const answer = settleRound(game, input);
  return answer.ok ? [] : answer.refusal.map(faultInWords);
};

const throughJson = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? Number(member) : member)),
  );

describe('a hand of non-banked poker', () => {
  const played = {
    currency: 'EUR',
    handNo: '7',
    game: 'texas-holdem',
    limitType: 'no-limit',
    button: 2,
    seats: [{ seat: 1 }, { seat: 2 }],
    actions: [
      { street: 1, seat: 1, action: 'bet', amount: 120 },
      { street: 1, seat: 2, action: 'call', amount: 100, allIn: true },
      { street: 1, seat: 1, action: 'uncalled-returned', amount: 20 },
    ],
    boards: [['Ks', '9d', '5c', '5h', '2s']],
    cards: [
      { seat: 1, cards: ['Ah', 'Qh'], shown: true },
      { seat: 2, cards: ['Kd', '3d'], shown: true },
    ],
    pots: [{ amount: 200 }],
    awards: [{ seat: 1, pot: 0, amount: 190 }],
    rake: { dropped: 10 },
  };

  it.each([
    ['its data', played],
    [
      'its event',
      { specversion: '1.0', type: 'cagnotte.hand.played.v1', gamingday: '2026-01-01', data: played },
    ],
  ])('is settled from %s, with its pots and awards', (_what, round) => {
    expect(settled('texas-holdem', { rulebook: 'INT-POKER', round })).toMatchObject({
      bets: [],
      uncalled: [{ seat: 1, amount: 20n }],
      pots: [{ amount: 200n, contenders: [1, 2], rake: 10n, carriedOut: 0n }],
      awards: [{ seat: 2, potNo: 0, amount: 190n }],
      commissions: [{ name: 'rake', amount: 10n }],
      findings: [{ code: 'award-differs' }],
    });
  });
});

describe('the golden events', () => {
  it.each([
    ['roulette-french', '.roulette', -31000n],
    ['roulette-french', '.roulette-zero', 2000n],
    ['punto-y-banca', '', -250000n],
  ])('%s%s are settled as their tables did', (game, name, result) => {
    expect(settled(game, golden(name))).toMatchObject({ result, complete: true, findings: [] });
  });

  it('are settled as reported if a carried bet has no round before, with an information finding', () => {
    expect(settled('roulette-french', golden('.roulette-prison'))).toMatchObject({
      result: 4000n,
      complete: true,
      findings: [{ code: 'carried-bet-unknown', severity: 'information', betIds: ['3-1'] }],
    });
  });

  it('make a course: what the zero leaves is what the next spin takes', () => {
    const zero = settled('roulette-french', golden('.roulette-zero'));
    expect(zero.after.held).toMatchObject([{ betId: '3-1', stake: 4000n, times: 1 }]);
    const round = golden('.roulette-prison');
    const next = settled('roulette-french', { round, before: throughJson(zero.after) });
    expect(next).toMatchObject({ result: 4000n, findings: [], after: { held: [] } });
  });
});

describe('a round to settle', () => {
  const bets = [{ type: 'red', stake: 100 }];
  const data = { bets, outcome: { number: 7 } };

  it.each<[string, unknown]>([
    ['the data of its event', data],
    ['its event', { specversion: '1.0', gamingday: '2026-01-01', data }],
    ['a round among its circumstances', { round: data, day: '2026-01-01' }],
    ['an event among its circumstances', { round: { specversion: '1.0', data }, rulebook: 'ES-AN-2010' }],
  ])('comes as %s', (_what, input) => {
    expect(settled('roulette-french', input)).toMatchObject({
      game: 'roulette-french',
      rulebook: 'ES-AN-2010',
      currency: 'EUR',
      bets: [{ betId: '1', paid: 100n }],
      result: -100n,
    });
  });

  it.each<[string, unknown, string]>([
    ['a term', { round: data, terms: { minimum: 100, maximum: 500 } }, '/terms/maximum is none of minimum, '],
    ['a circumstance', { round: data, answer: {} }, '/answer is none of rulebook, '],
  ])('is refused with %s that nothing reads, which is named', (_what, input, expected) => {
    const [sentence = '', ...others] = refusal('roulette-french', input);
    expect([sentence.slice(0, expected.length), others]).toEqual([expected, []]);
  });

  it('names the field that cannot be read', () => {
    const found = (game: string, round: object): string | undefined =>
      settled(game, { round }).findings[0]?.found;
    expect(found('blackjack', { bets: [], outcome: { dealer: ['10h'], hands: [] } })).toMatch(
      /^outcome\/dealer\/0 must be a card by rank and suit/,
    );
    const onNumber = { bets: [{ type: 'straight-up', stake: 100, selection: '17' }], outcome: { number: 7 } };
    expect(found('roulette-french', onNumber)).toMatch(/^selection must be a whole number/);
    const choice = {
      bets: [{ type: 'red', stake: 100, options: { onZero: 'half' } }],
      outcome: { number: 0 },
    };
    expect(found('roulette-french', choice)).toMatch(/^options\/onZero must be/);
  });

  it('states in both languages what the field must be', () => {
    const round = { bets: [], outcome: { dealer: ['10h'], hands: [] } };
    expect(settled('blackjack', { round }).findings[0]?.foundEs).toMatch(
      /^outcome\/dealer\/0 debe ser un naipe por valor y palo/,
    );
    const nobody = settled('casino-war', { round: { bets: [], outcome: { hands: [] } } });
    expect(nobody.findings[0]).toMatchObject({
      found: expect.stringMatching(/^outcome\/dealer is required/) as string,
      foundEs: expect.stringMatching(/^outcome\/dealer es obligatorio/) as string,
    });
  });

  it('names an option that the bet has not, and reads it as not given', () => {
    const misspelt = [{ type: 'red', stake: 100, options: { onzero: 'withdraw', late: false } }];
    expect(settled('roulette-french', { bets: misspelt, outcome: { number: 7 } }).findings).toMatchObject([
      { code: 'option-unknown', expected: 'options late, announced, onZero of red', found: 'options.onzero' },
    ]);
    const insured = [{ type: 'cloth-1', stake: 100, options: { insured: true } }];
    const outcome = { results: [1, 2].map((tableau) => ({ tableau, winner: 'bank' })) };
    expect(settled('baccarat-two-tableaux', { bets: insured, outcome }).findings).toMatchObject([
      { code: 'option-unknown', expected: 'options withdrawn of cloth-1', found: 'options.insured' },
    ]);
  });

  it('is checked against the terms of its table, and settled as its casino reads the rules', () => {
    const terms = { minimum: 200, maxima: { red: 1000 }, authorised: { minimum: { from: 100, to: 500 } } };
    expect(settled('roulette-french', { round: data, terms }).findings).toMatchObject([
      { code: 'maximum-not-by-rule', severity: 'advisory', ruleId: '1.1.1.A-IV.2.a-02' },
      { code: 'under-minimum', severity: 'violation', citation: '1.1.1.A, IV.2.a L375-380' },
    ]);
    const tie = {
      bets: [{ type: 'tie', stake: 100 }],
      outcome: { punto: ['6c', 'Td'], banca: ['2h', '4s'] },
    };
    const answers = { 'OP1-15c': 'consumed' };
    expect(settled('punto-y-banca', { round: tie, answers }).bets).toMatchObject([{ paid: 700n }]);
  });

  it('has its terms checked, too: a limit without effect is found', () => {
    const terms = { minimum: 100, maxima: { 'straigth-up': 5000 } };
    expect(settled('roulette-french', { round: data, terms }).findings).toMatchObject([
      { code: 'limit-without-effect', found: 'maxima["straigth-up"]' },
    ]);
  });

  it('has all terms a table can have', () => {
    const terms = { minimum: 100, minima: { red: 300 }, tier: 2, cloths: 1, seats: 9, step: 50 };
    expect(settled('roulette-french', { round: data, terms }).findings).toMatchObject([
      { expected: 'at least 3.00 EUR' },
    ]);
  });

  it('returns every field of a settled round', () => {
    const round = {
      ...data,
      roundNo: 3,
      result: 5,
      deduction: { amount: 1 },
      lastOfSession: true,
      currency: 'USD',
    };
    const { findings, currency } = settled('roulette-french', round);
    expect(currency).toBe('USD');
    expect(findings.map(({ code }) => code)).toEqual(['result-differs', 'deduction-differs']);
  });

  it.each<[string, unknown, RegExp]>([
    ['roulette-french', null, /^\/ /],
    ['roulette-french', 'red', /^\/ /],
    ['roulette-french', { outcome: {} }, /^\/ .*bets/],
    ['roulette-french', { ...data, bets: [{ type: 'red', stake: 1.5 }] }, /^\/bets\/0\/stake must be int/],
    ['roulette-french', { ...data, bets: [{ type: 'red', stake: -1 }] }, /^\/bets\/0\/stake must be >= 0/],
    ['roulette-french', { round: { ...data, bets: [{ type: 'red' }] } }, /^\/round\/bets\/0 .*stake/],
    ['roulette-french', { specversion: '1.0', data: { outcome: {} } }, /^\/data .*bets/],
    ['roulette-french', { round: data, terms: {} }, /^\/terms .*minimum/],
    ['roulette-french', { round: data, terms: { minimum: 100, step: 0 } }, /^\/terms\/step /],
    ['roulette-french', { round: data, answers: { 'OP1-03': 'maybe' } }, /^\/answers\/OP1-03/],
    ['roulette-french', { round: data, answers: { 'OP9-99': 'yes' } }, /^\/answers/],
    [
      'roulette-french',
      { round: data, day: '2009-12-31' },
      /^game-not-in-catalogue: roulette-french on 2009-12-31/,
    ],
    ['hazard', data, /^game-not-in-catalogue/],
  ])('is refused with its fault: %s %j', (game, input, fault) =>
    expect(refusal(game, input)[0]).toMatch(fault),
  );
});

describe('rounds in a row', () => {
  const zero = { bets: [{ betId: 'r', type: 'red', stake: 1000, options: { onZero: 'leave' } }] };

  it('begin with the table that the round before left', () => {
    const first = settleInARow('roulette-french', { ...zero, outcome: { number: 0 } });
    const left = first.ok ? first.value.left : undefined;
    expect(left?.after.held).toMatchObject([{ betId: 'r', stake: 1000n, times: 1 }]);
    const next = { bets: [], outcome: { number: 1 } };
    expect(settleInARow('roulette-french', next, left)).toMatchObject({
      value: { settled: { bets: [{ betId: 'r', fate: 'freed', paid: 0n }] }, left: { after: { held: [] } } },
    });
  });

  it('begin with the stated table if the input states one', () => {
    const left = { after: { held: [], released: [] }, pools: {} };
    const before = { held: [{ betId: 'x', type: 'red', stake: 500, times: 1 }], released: [] };
    const answer = settleInARow(
      'roulette-french',
      { before, round: { bets: [], outcome: { number: 2 } } },
      left,
    );
    expect(answer).toMatchObject({ value: { settled: { bets: [{ betId: 'x', fate: 'loses' }] } } });
  });

  it('leave an unknown table if the outcome cannot be read', () => {
    expect(settleInARow('roulette-french', { ...zero, outcome: { number: 37 } })).toMatchObject({
      value: { left: undefined },
    });
  });

  const stakes = [{ pool: 'bolsa', amount: 200, seat: 1 }];
  const dealt = { dealer: ['9c', '9d'], hands: [{ seat: 1, cards: ['8h', 'Td'] }] };
  const bet = [{ type: 'main', stake: 1000, seat: 1 }];
  const staked = { bets: bet, outcome: dealt, poolStakes: stakes };

  it('hand on the meter of a pool, with what the stakes of the round put into it', () => {
    const rate = { numerator: 2, denominator: 5 };
    const pools = { bolsa: { rate, meter: 100_000, opening: 90_000 } };
    const first = settleInARow('blackjack', { pools, round: staked });
    const left = first.ok ? first.value.left : undefined;
    expect(left?.pools).toEqual({
      bolsa: { rate: { numerator: 2n, denominator: 5n }, meter: 100_080n, opening: 90_000n },
    });
    const second = settleInARow('blackjack', staked, left);
    expect(second).toMatchObject({ value: { left: { pools: { bolsa: { meter: 100_160n } } } } });
  });

  it('do not know a meter after stakes at an unknown rate', () => {
    const first = settleInARow('blackjack', { pools: { bolsa: { meter: 100_000 } }, round: staked });
    expect(first.ok && first.value.left?.pools).toEqual({ bolsa: {} });
  });
});
