import { openedBook, OFFICE, tell } from '../../../test/support/book/told';
import type { CasinoEvent } from '../../kernel/envelope';
import type { CasinoAuthorised } from './casino.events';
import { authorisationContradiction } from './why-not-authorised';

/** Decree 385/1996, II.6: a resolution of the authority sets the share of the house of synthetic poker, up to 3 %. */

type Resolution = NonNullable<CasinoAuthorised['resolutions']>[number];
const permille = (numerator: number) => ({ numerator, denominator: 1_000 });
const resolution = (name: string, validFrom: string, rate: number, game = 'synthetic-poker'): Resolution => ({
  ...{ game, resolution: name, date: '2004-11-22', rate: permille(rate), validFrom },
});

const FIRST = resolution('RES-2004/31', '2005-01-01', 25);
const LATER = resolution('RES-2005/9', '2005-04-01', 30);

const AUTHORISED: CasinoAuthorised = {
  validFrom: '2005-01-01',
  currency: 'EUR',
  rulebook: 'ES-AN-1996',
  games: ['caribbean-stud', 'synthetic-poker'],
  tables: [{ table: 'T1', game: 'synthetic-poker', minimum: { from: 1_000 } }],
  resolutions: [LATER, FIRST],
  document: 'RES-2005/1',
};

const STAFF = ['table-chief', 'croupier', 'cambista'].map((role) => ({ id: role, role }));

const opened = (rate?: number) =>
  tell('table.opened', {
    ...{ game: 'synthetic-poker', minimum: 1_000, float: { amount: 0 }, staff: STAFF, seats: 8 },
    captures: { rounds: true, buyIns: false },
    poker: {
      initialStack: 20_000,
      leastTopUp: 4_000,
      minutes: 120,
      share: { option: 'rake', ...(rate === undefined ? {} : { rate: permille(rate) }) },
    },
  });

/** Four antes make a pot of 40.00; the others fold. */
const hand = (rake: number) =>
  tell('hand.played', {
    ...{ handNo: '1', game: 'synthetic-poker', limitType: 'no-limit' },
    seats: [1, 2, 3, 4].map((seat) => ({ seat, player: `p${seat}` })),
    actions: [
      ...[1, 2, 3, 4].map((seat) => ({ street: 0, seat, action: 'ante' as const, amount: 1_000 })),
      { street: 1, seat: 1, action: 'check' },
      ...[2, 3, 4].map((seat) => ({ street: 1, seat, action: 'fold' as const })),
    ],
    pots: [{ amount: 4_000 }],
    awards: [{ seat: 1, amount: 4_000 - rake }],
    rake: { dropped: rake },
  });

const RATE = /^(rake|house-share)/;

/** The findings on rate and rake of the last of these events, on a day. */
const found = (day: string, authorised: Partial<CasinoAuthorised>, ...events: readonly CasinoEvent[]) => {
  const told = [tell('casino.authorised', { ...AUTHORISED, ...authorised }, OFFICE), ...events];
  const { entries } = openedBook(...told.map((event) => ({ ...event, gamingday: day })));
  return entries
    .at(-1)!
    .evaluation.findings.filter(({ code }) => RATE.test(code))
    .map(({ code, ruleId, expected, found: was }) => `${code} ${ruleId}: ${expected}, not ${was}`);
};

const NOT_BY = 'rake-not-by-resolution D385/1996-II.6-02';

describe('the announced rate of synthetic poker under the Decree of 1996', () => {
  it('is the one that the resolution in force on that day sets, to the exact fraction', () => {
    expect(found('2005-03-31', {}, opened(25))).toEqual([]);
    expect(found('2005-04-01', {}, opened(30))).toEqual([]);
    expect(found('2005-03-31', {}, opened(30))).toEqual([
      `${NOT_BY}: 2.5000 %, by resolution RES-2004/31, not 3.0000 %`,
    ]);
    expect(found('2005-04-01', {}, opened(25))).toEqual([
      `${NOT_BY}: 3.0000 %, by resolution RES-2005/9, not 2.5000 %`,
    ]);
  });

  it('is found once where it is above the 3 % of the rule, too', () =>
    expect(found('2005-03-31', {}, opened(31))).toEqual([
      'house-share-not-by-rule D385/1996-II.6-02: a rake of at most 3.0000 %, not 3.1000 %',
    ]));

  it('is compared with the rule alone where no resolution is known, or none is in force yet', () => {
    const none = { resolutions: [LATER] };
    expect(found('2005-03-31', none, opened(20))).toEqual([]);
    expect(found('2005-03-31', none, opened(31))).toHaveLength(1);
  });
});

describe('the rake of a hand', () => {
  it('is at most that of the resolution, announced or not: 1.00 of 40.00 at 2.5 %', () => {
    expect(found('2005-03-31', {}, opened(25), hand(100))).toEqual([]);
    expect(found('2005-03-31', {}, opened(), hand(101))).toEqual([
      `${NOT_BY}: at most 1.00 EUR, 2.5000 % of 40.00 EUR, not 1.01 EUR`,
    ]);
    expect(found('2005-04-01', {}, opened(), hand(101))).toEqual([
      'rake-below-due D385/1996-II.6-02: 1.20 EUR, not 1.01 EUR',
    ]);
  });

  it('is due by the lower of the two rates where the announced one is wrong', () => {
    expect(found('2005-03-31', {}, opened(30), hand(100))).toEqual([]);
    expect(found('2005-03-31', {}, opened(30), hand(120))).toEqual([
      `${NOT_BY}: at most 1.00 EUR, 2.5000 % of 40.00 EUR, not 1.20 EUR`,
    ]);
    expect(found('2005-04-01', {}, opened(25), hand(120))).toEqual([
      'rake-above-announced D385/1996-II.6-02: at most 1.00 EUR, 2.5000 % of 40.00 EUR, not 1.20 EUR',
    ]);
  });

  it('above the 3 % of the rule is found by that', () =>
    expect(found('2005-03-31', {}, opened(), hand(121))).toEqual([
      'rake-above-cap D385/1996-II.6-02: at most 1.20 EUR, 3.0000 % of 40.00 EUR, not 1.21 EUR',
    ]));
});

describe('an authorisation with resolutions', () => {
  const refused = (...resolutions: readonly Resolution[]) =>
    authorisationContradiction({ ...AUTHORISED, resolutions: [...resolutions] });

  it('is not refused where the rules leave the rate to them', () =>
    expect(refused(FIRST, LATER)).toBeUndefined());

  it.each<[string, Resolution, string, string]>([
    [
      'a rate above the rule',
      resolution('RES-1', '2006-01-01', 31),
      'RATE_ABOVE_RULE',
      'RES-1: 3.1000 % > 3.0000 %',
    ],
    [
      'a game whose rules set no share of the house',
      resolution('RES-2', '2006-01-01', 20, 'caribbean-stud'),
      'WITHOUT_EFFECT',
      'resolutions: caribbean-stud RES-2',
    ],
    [
      'a day of the Order of 2010, which sets the share itself',
      resolution('RES-3', '2010-02-26', 20),
      'WITHOUT_EFFECT',
      'resolutions: synthetic-poker RES-3',
    ],
    [
      'a game that is not authorised',
      resolution('RES-4', '2006-01-01', 20, 'roulette-french'),
      'GAME_NOT_AUTHORISED',
      'roulette-french',
    ],
    [
      'two of one game from one day',
      resolution('RES-5', '2005-04-01', 20),
      'NAMED_TWICE',
      'resolutions: synthetic-poker 2005-04-01',
    ],
  ])('is refused with %s', (_what, further, code, about) =>
    expect(refused(FIRST, LATER, further)).toEqual({ code: `AUTHORISATION.${code}`, about: [about] }),
  );
});
