import { RULEBOOKS } from '../../games/rules-in-force';
import type { CasinoAuthorised } from './casino.events';
import { authorisationContradiction } from './why-not-authorised';

const table = (name: string, more: object = {}): CasinoAuthorised['tables'][number] => ({
  table: name,
  game: 'roulette-french',
  minimum: { from: 200, to: 500 },
  ...more,
});

type OwnPrizes = Omit<NonNullable<CasinoAuthorised['jackpots']>[number], 'pool' | 'game'>;
type Combination = NonNullable<OwnPrizes['prizes']>[number]['combination'];
const ownPrizes = (...combinations: Combination[]): OwnPrizes => ({
  tables: ['CS1'],
  postedBy: 'jackpot',
  prizes: combinations.map((combination) => ({ combination, times: 100 })),
});

const WITHOUT_PAPER: CasinoAuthorised = {
  validFrom: '2026-02-01',
  currency: 'EUR',
  rulebook: 'ES-AN-2010',
  games: ['roulette-french', 'caribbean-stud'],
  tables: [table('RF1', { maxima: { '*': 5_000 } }), table('CS1', { game: 'caribbean-stud' })],
  jackpots: [{ pool: 'carrusel', game: 'caribbean-stud', tables: ['CS1'], postedBy: 'jackpot' }],
  answers: { 'OP1-01': 'down-to-cent' },
};

const WANTED: CasinoAuthorised = { ...WITHOUT_PAPER, document: 'RES-2026/14' };

describe('an authorisation', () => {
  it('is not refused if it names only known things that fit together', () =>
    expect(authorisationContradiction(WANTED)).toBeUndefined());

  it.each<[string, Partial<CasinoAuthorised>, string, readonly string[]]>([
    [
      'a time zone that there is not',
      { timeZone: 'Europe/Granada' },
      'UNKNOWN_TIME_ZONE',
      ['timeZone "Europe/Granada"'],
    ],
    ['an unknown rulebook', { rulebook: 'XX-1' }, 'UNKNOWN_RULEBOOK', ['XX-1']],
    ['a game of no rulebook', { games: ['tute'] }, 'GAME_NOT_IN_RULEBOOK', ['tute']],
    [
      'a table and a pool of a game that it leaves out',
      { games: ['roulette-french'] },
      'GAME_NOT_AUTHORISED',
      ['caribbean-stud'],
    ],
    ['a table twice', { tables: [...WANTED.tables, table('RF1')] }, 'NAMED_TWICE', ['RF1']],
    ['a game twice', { games: [...WANTED.games, 'caribbean-stud'] }, 'NAMED_TWICE', ['caribbean-stud']],
    [
      'a set of chips twice, and a value twice in one',
      {
        chipSets: [
          { set: 'a', kind: 'chips', denominations: [100, 500, 100] },
          { set: 'a', kind: 'chips', denominations: [500] },
        ],
      },
      'NAMED_TWICE',
      ['chips a', 'chips a: 1.00 EUR'],
    ],
    [
      'a shift and an area twice',
      {
        shifts: [
          { shift: 'late', start: '17:00' },
          { shift: 'late', start: '21:00' },
        ],
        areas: [
          { area: 'pit-1', tables: ['RF1'] },
          { area: 'pit-1', tables: ['CS1'] },
        ],
      },
      'NAMED_TWICE',
      ['late', 'pit-1'],
    ],
    [
      'a table in two areas',
      {
        areas: [
          { area: 'pit-1', tables: ['RF1', 'CS1'] },
          { area: 'pit-2', tables: ['CS1'] },
        ],
      },
      'NAMED_TWICE',
      ['CS1'],
    ],
    [
      'an area with a table it leaves out',
      { areas: [{ area: 'pit-1', tables: ['RF1', 'RF9'] }] },
      'UNKNOWN_TABLE',
      ['RF9'],
    ],
    [
      'shifts that do not follow one another within a day',
      {
        shifts: [
          { shift: 'late', start: '17:00' },
          { shift: 'night', start: '01:00' },
          { shift: 'evening', start: '21:00' },
          { shift: 'again', start: '17:00' },
        ],
      },
      'SHIFTS_OUT_OF_ORDER',
      ['evening 21:00', 'again 17:00'],
    ],
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
    expect(authorisationContradiction({ ...WANTED, ...change })).toEqual({
      code: `AUTHORISATION.${code}`,
      about,
    }),
  );

  it('may vary the prizes of a carrusel of the Order of 2010', () => {
    const own = { pool: 'carrusel', game: 'caribbean-stud', ...ownPrizes('full-house', 'flush') };
    expect(authorisationContradiction({ ...WANTED, jackpots: [own] })).toBeUndefined();
  });

  it('is refused without the document of the authority', () => {
    expect(authorisationContradiction(WITHOUT_PAPER)).toEqual({
      code: 'AUTHORISATION.WITHOUT_DOCUMENT',
      about: [],
    });
  });
});

describe('a maximum that an authorisation states', () => {
  const GAMES = RULEBOOKS.find(({ code }) => code === WANTED.rulebook)!.games;
  const withMaxima = (game: string, maxima: Record<string, number>): CasinoAuthorised => ({
    ...WANTED,
    games: [game],
    jackpots: [],
    tables: [table('X1', { game, maxima })],
  });

  it('is for bets of 26 games', () => expect(GAMES).toHaveLength(26));

  it.each(GAMES)('names a bet of %s, or every other one with *: any other name is refused', (game) => {
    expect(authorisationContradiction(withMaxima(game, { '*': 5_000, 'no-such-bet': 5_000 }))).toEqual({
      code: 'AUTHORISATION.UNKNOWN_BET',
      about: ['X1: authorised maxima["no-such-bet"]'],
      wrong: {
        message: expect.stringMatching(/^X1: limits of /) as unknown,
        messageEs: expect.stringMatching(/^X1: límites de /) as unknown,
      },
    });
    expect(authorisationContradiction(withMaxima(game, { '*': 5_000 }))).toBeUndefined();
  });

  it('can be stated for each bet of its game', () =>
    expect(
      authorisationContradiction(withMaxima('roulette-french', { 'straight-up': 5_000, red: 9_000 })),
    ).toBeUndefined());
});

describe('a rule that names games', () => {
  it.each<[string, NonNullable<CasinoAuthorised['accounting']>]>([
    ['of floats', { floats: [{ game: 'ruleta', multiplier: 10 }] }],
    ['of the guarantee of the cage', { cageGuarantee: { games: ['ruleta'], multiplier: 10 } }],
    ['of alerts', { alerts: [{ games: ['ruleta'] }] }],
  ])('%s is refused with one that the rulebook does not have', (_what, accounting) =>
    expect(authorisationContradiction({ ...WANTED, accounting })).toEqual({
      code: 'AUTHORISATION.GAME_NOT_IN_RULEBOOK',
      about: ['ruleta'],
    }),
  );
});

describe('a setting that has no effect', () => {
  const GAMES = RULEBOOKS.find(({ code }) => code === WANTED.rulebook)!.games;
  const SETTINGS = { bank: { minimum: 10_000 }, unlimitedBank: true, withoutCards: true };
  const POKER = [
    'double-holdem',
    'five-card-draw',
    'five-card-stud',
    'omaha',
    'omaha-five-card',
    'omaha-high-low',
    'seven-card-stud',
    'synthetic-poker',
    'texas-holdem',
  ];
  const READ: Readonly<Record<string, readonly string[]>> = {
    'chemin-de-fer': ['bank', 'unlimitedBank'],
    'baccarat-two-tableaux': ['bank'],
    ...Object.fromEntries(POKER.map((game) => [game, ['withoutCards']])),
  };

  it.each(GAMES)('is refused at a table of %s, by its name', (game) => {
    const stated = { ...WANTED, games: [game], jackpots: [], tables: [table('X1', { game, ...SETTINGS })] };
    expect(authorisationContradiction(stated)).toEqual({
      code: 'AUTHORISATION.WITHOUT_EFFECT',
      about: Object.keys(SETTINGS)
        .filter((setting) => !READ[game]?.includes(setting))
        .map((setting) => `X1: ${setting}`),
    });
  });

  it.each(Object.entries(READ))('is not one that the rules of %s read: %s', (game, settings) => {
    const read = Object.fromEntries(Object.entries(SETTINGS).filter(([name]) => settings.includes(name)));
    const stated = { ...WANTED, games: [game], jackpots: [], tables: [table('X1', { game, ...read })] };
    expect(authorisationContradiction(stated)).toBeUndefined();
  });

  it('is a fee, since the rules and the opening of the table state the share of the house', () =>
    expect(
      authorisationContradiction({ ...WANTED, fees: [{ game: 'caribbean-stud', rule: 'rake' }] }),
    ).toEqual({
      code: 'AUTHORISATION.WITHOUT_EFFECT',
      about: ['fees: caribbean-stud rake'],
    }));

  it('is not an empty list of fees, nor a setting that states what applies without it', () =>
    expect(
      authorisationContradiction({
        ...WANTED,
        fees: [],
        tables: [table('RF1', { unlimitedBank: false, withoutCards: false, bank: {} }), WANTED.tables[1]!],
      }),
    ).toBeUndefined());

  it('is a name for a code that no account has', () => {
    const chart = {
      codes: { 'cash:drop': '57000010' },
      names: { '57000010': 'Buzones', '57000099': 'Otra caja', '570': 'Caja' },
    };
    const accounts = authorisationContradiction({ ...WANTED, accounting: { chart } });
    expect(accounts).toEqual({
      code: 'AUTHORISATION.WITHOUT_EFFECT',
      about: ['accounting.chart.names "57000099"'],
    });
  });
});

describe('a maximum of Vista Hermosa in Segundas', () => {
  const stated = (answers: CasinoAuthorised['answers'] = {}): CasinoAuthorised => ({
    ...WANTED,
    games: ['monte'],
    jackpots: [],
    answers,
    tables: [table('MO1', { game: 'monte', maxima: { 'vista-hermosa/segundas': 1_000 } })],
  });

  it('is refused where the bet is offered in Primeras only, and accepted by the answer to OP2-35e', () => {
    expect(authorisationContradiction(stated())).toMatchObject({
      code: 'AUTHORISATION.UNKNOWN_BET',
      about: ['MO1: authorised maxima["vista-hermosa/segundas"]'],
    });
    expect(authorisationContradiction(stated({ 'OP2-35e': 'both-phases' }))).toBeUndefined();
  });
});
