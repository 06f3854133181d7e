import type { CasinoAuthorised } from './casino.events';
import { whyNotAuthorised } from './why-not-authorised';

const table = (name: string, more: object = {}): CasinoAuthorised['tables'][number] => ({
  ...{ table: name, game: 'roulette-french', minimum: { from: 200, to: 500 } },
  ...more,
});

type OwnPrizes = Omit<NonNullable<CasinoAuthorised['jackpots']>[number], 'pool' | 'game'>;
type Combination = NonNullable<OwnPrizes['prizes']>[number]['combination'];
const ownPrizes = (...combinations: Combination[]): OwnPrizes => ({
  ...{ tables: ['CS1'], postedBy: 'jackpot' },
  prizes: combinations.map((combination) => ({ combination, times: 100 })),
});

const WITHOUT_PAPER: CasinoAuthorised = {
  ...{ validFrom: '2026-02-01', currency: 'EUR', rulebook: 'ES-AN-2010' },
  games: ['roulette-french', 'caribbean-stud'],
  tables: [table('RF1', { maxima: { '*': 5_000 } }), table('CS1', { game: 'caribbean-stud' })],
  fees: [{ game: 'caribbean-stud', rule: 'rake' }],
  jackpots: [{ pool: 'carrusel', game: 'caribbean-stud', tables: ['CS1'], postedBy: 'jackpot' }],
  answers: { 'OP1-01': 'down-to-cent' },
};

const WANTED: CasinoAuthorised = { ...WITHOUT_PAPER, document: 'RES-2026/14' };

describe('an authorisation', () => {
  it('holds where everything it names is known and fits together', () =>
    expect(whyNotAuthorised(WANTED)).toBeUndefined());

  it.each<[string, Partial<CasinoAuthorised>, string, readonly string[]]>([
    ['an unknown rulebook', { rulebook: 'XX-1' }, 'UNKNOWN_RULEBOOK', ['XX-1']],
    ['a game of no rulebook', { games: ['tute'] }, 'GAME_NOT_IN_RULEBOOK', ['tute']],
    [
      'a table, a fee and a pool of a game that it leaves out',
      { games: ['roulette-french'] },
      'GAME_NOT_AUTHORISED',
      ['caribbean-stud'],
    ],
    ['a table twice', { tables: [...WANTED.tables, table('RF1')] }, 'NAMED_TWICE', ['RF1']],
    ['a game twice', { games: [...WANTED.games, 'caribbean-stud'] }, 'NAMED_TWICE', ['caribbean-stud']],
    ['a pool of a table it leaves out', { tables: [table('RF1')] }, 'UNKNOWN_TABLE', ['CS1']],
    [
      'a band of minimum bets that ends before it begins',
      { tables: [table('RF1', { minimum: { from: 500, to: 200 } })], jackpots: [] },
      'LIMITS_REVERSED',
      ['RF1: minimum.to 2.00 EUR < minimum.from 5.00 EUR'],
    ],
    [
      'a maximum below the minimum bet',
      { tables: [table('RF1', { maxima: { '*': 100 } })], jackpots: [] },
      'LIMITS_REVERSED',
      ['RF1: maxima["*"] 1.00 EUR < minimum.from 2.00 EUR'],
    ],
    [
      "a player's bank with a most below its least",
      { tables: [table('RF1', { bank: { minimum: 20, maximum: 10 } })], jackpots: [] },
      'LIMITS_REVERSED',
      ['RF1: bank.maximum 0.10 EUR < bank.minimum 0.20 EUR'],
    ],
    [
      'prizes of a pool whose rules fix them',
      { jackpots: [{ pool: 'bote', game: 'roulette-french', ...ownPrizes('royal-flush') }] },
      'PRIZES_NOT_FREE',
      ['bote: roulette-french'],
    ],
    [
      'prizes of a pool whose game it does not name',
      { jackpots: [{ pool: 'bote', ...ownPrizes('royal-flush') }] },
      'PRIZES_NOT_FREE',
      ['bote: no game named'],
    ],
    [
      'two prizes of one combination',
      { jackpots: [{ pool: 'bote', game: 'caribbean-stud', ...ownPrizes('flush', 'flush') }] },
      'NAMED_TWICE',
      ['bote: flush'],
    ],
    ['an answer nobody knows', { answers: { 'OP1-01': 'up' } }, 'UNKNOWN_ANSWER', ['OP1-01: up']],
  ])('is refused with %s', (_what, change, code, about) =>
    expect(whyNotAuthorised({ ...WANTED, ...change })).toEqual({ code: `AUTHORISATION.${code}`, about }),
  );

  it('may vary the prizes of a carrusel of the Order of 2010', () => {
    const own = { pool: 'carrusel', game: 'caribbean-stud', ...ownPrizes('full-house', 'flush') };
    expect(whyNotAuthorised({ ...WANTED, jackpots: [own] })).toBeUndefined();
  });

  it('is refused without the paper of the authority', () => {
    expect(whyNotAuthorised(WITHOUT_PAPER)).toEqual({ code: 'AUTHORISATION.WITHOUT_DOCUMENT', about: [] });
  });
});
