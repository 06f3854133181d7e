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

  it('has lines for share and length where they are announced at the opening: in non-banked poker', () => {
    expect(card.isAnnounced).toBe(GAMES[game].family === 'pot');
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
