import { CATALOGUE } from '../../games/catalogue';
import { coveredBy } from '../../games/covers';
import { GAME_CODES, GAMES } from '../../games/game-codes';
import { authorisationOf } from '../casino/authorisation.state';
import { cardsOn } from './cards-on-day';

const POOL_BETS = ['bolsa', 'jackpot-bet'];
const DAY = '2026-03-20';

/** An authorisation with a table of each game, named after it, all of them linked to one pool. */
const authorised = (pool: object = {}) =>
  authorisationOf({
    ...{ validFrom: '2026-01-01', currency: 'EUR', rulebook: 'ES-AN-2010', document: 'RES-1' },
    games: [...GAME_CODES],
    tables: GAME_CODES.map((game) => ({
      ...{ table: game, game, minimum: { from: 500, to: 1_000 } },
      maxima: { '*': 250_000 },
    })),
    jackpots: [{ pool: 'bote', tables: [...GAME_CODES], postedBy: 'jackpot' as const, ...pool }],
  });

const cards = (pool?: object) => cardsOn({ authorisations: [authorised(pool)], currency: 'EUR' }, DAY)!;

it('there is a card for each of the 26 games', () => {
  expect(cards().map(({ table }) => table)).toEqual([...GAME_CODES]);
  expect(GAME_CODES).toHaveLength(26);
});

describe.each(GAME_CODES)('the card of %s', (game) => {
  const card = cards().find(({ table }) => table === game)!;
  const rows = CATALOGUE[game].payTable;

  it('pays what the rules of the game pay, for what they cover, bets of a pool in its scale of prizes', () => {
    const printed = [...card.payTable, ...card.pools[0]!.rows].map(({ bet, covers, pays }) => [
      bet.en,
      covers,
      pays,
    ]);
    const inOrder = [false, true].flatMap((isOfPool) =>
      rows.filter(({ bet }) => POOL_BETS.includes(bet) === isOfPool),
    );
    expect(printed).toEqual(
      inOrder.map(({ bet, covers, pays }) => [bet.replaceAll('-', ' '), coveredBy(covers), pays]),
    );
  });

  it('names game and bets in Spanish, and bears the limits of the authorisation', () => {
    expect(card.game.es).toBe(GAMES[game].spanish);
    expect(card.payTable.filter(({ bet }) => bet.es === '')).toEqual([]);
    expect(card.minimum).toEqual({ from: 500n, to: 1_000n });
    expect(card.maxima).toEqual([{ bet: undefined, amount: 250_000n }]);
  });

  it('has lines for what is announced at the opening: share and length in non-banked poker, the commission in pai gow', () => {
    expect(card.announced).toEqual(
      GAMES[game].family === 'pot'
        ? ['house-share', 'length']
        : game === 'pai-gow-poker'
          ? ['commission']
          : [],
    );
  });
});

describe('the pool of a table', () => {
  it('prints the rate and the prizes of the authorisation in the place of those of the rules', () => {
    const prizes = [
      { combination: 'royal-flush' as const, share: { numerator: 1, denominator: 1 } },
      { combination: 'flush' as const, times: 50 },
    ];
    const [pool] = cards({ rate: { numerator: 3, denominator: 4 }, prizes })[0]!.pools;
    expect(pool).toEqual({
      pool: 'bote',
      rate: { numerator: 3n, denominator: 4n },
      rows: [],
      prizes: [
        {
          combination: { en: 'royal flush', es: 'escalera real de color' },
          share: { numerator: 1n, denominator: 1n },
        },
        { combination: { en: 'flush', es: 'color' }, times: 50n },
      ],
    });
  });

  it('is not on the card of a table that is not linked to it', () => {
    expect(cards({ tables: ['blackjack'] }).filter(({ pools }) => pools.length > 0)).toHaveLength(1);
  });
});

it('there are no cards of a day before the first authorisation', () => {
  expect(cardsOn({ authorisations: [authorised()] }, '2025-12-31')).toBeUndefined();
});

/** Each sentence of the regulation that asks for something to be visible at a table, and the card that bears it. */
describe('what the regulation wants to be read at a table', () => {
  const cardOf = (game: string, { rulebook = 'ES-AN-2010', day = DAY } = {}) => {
    const authorisation = authorised({ rate: { numerator: 3, denominator: 4 } });
    const authorisations = [{ ...authorisation, rulebook, validFrom: '1997-01-01' }];
    return cardsOn({ authorisations }, day)!.find(({ table }) => table === game)!;
  };

  it.each([
    ['the minimum of the stakes of chemin de fer, easily visible', '1.1.8.A, V.15', 'chemin-de-fer'],
    ['the minimum of non-banked poker, visible', '1.1.10, VII.1.c', 'texas-holdem'],
  ])('%s (%s)', (_what, _citation, game) => {
    expect(cardOf(game).minimum).toEqual({ from: 500n, to: 1_000n });
  });

  it('the combinations and prizes of Bolsa at a table of blackjack (1.1.3, V.1.e)', () => {
    const [pool] = cardOf('blackjack').pools;
    expect(pool!.rows.map(({ pays }) => pays.numerator / pays.denominator)).toEqual(
      expect.arrayContaining([2n, 10n, 100n, 200n]),
    );
    expect(pool!.rows.every(({ covers }) => covers.en !== '' && covers.es !== '')).toBe(true);
  });

  it('the scale of prizes of a carrusel of poker without discard (1.1.9.A, VII.6.3)', () => {
    const [pool] = cardOf('caribbean-stud').pools;
    expect(pool!.rows.length).toBeGreaterThanOrEqual(5);
    expect(pool!.rate).toEqual({ numerator: 3n, denominator: 4n });
  });

  it('the pay table of trijoker (1.1.9.B, VII.3)', () => {
    const { payTable } = cardOf('trijoker');
    expect(payTable.length).toBeGreaterThanOrEqual(6);
    expect(payTable.every(({ covers }) => covers.es !== '')).toBe(true);
  });

  it('the commission of pai gow, announced before the game begins (1.1.9.D, VI.3)', () => {
    expect(cardOf('pai-gow-poker').announced).toContain('commission');
  });

  it('the share of the house of non-banked poker (1.1.10, I.4.a)', () => {
    expect(cardOf('omaha').announced).toContain('house-share');
  });

  it.each([
    ['the length of play of non-banked poker (1.1.10, IX.26)', { rulebook: 'ES-AN-2010', day: DAY }],
    [
      'the length of play, published beforehand (Decree 385/1996, II.9)',
      { rulebook: 'ES-AN-1996', day: '2009-03-20' },
    ],
  ])('%s', (_what, on) => {
    expect(cardOf('synthetic-poker', on).announced).toContain('length');
  });
});
