/** The casino, day and table of a display with the meter of a pool: an authorisation of the third night of test/nights. */
export const CASINO = 'noche-c';
export const DAY = '2026-01-01';
export const ADDRESS = `/display/${CASINO}/CS1`;

export const AUTHORISED = {
  ...{ specversion: '1.0', id: 'authorised', source: `/casinos/${CASINO}/accounting`, gamingday: DAY },
  ...{ type: 'cagnotte.casino.authorised.v1', time: '2026-01-01T12:00:00+01:00' },
  data: {
    ...{ validFrom: DAY, currency: 'EUR', rulebook: 'ES-AN-2010' },
    games: ['caribbean-stud', 'roulette-french'],
    tables: [
      { table: 'CS1', game: 'caribbean-stud', minimum: { from: 500, to: 2_500 }, maxima: { '*': 25_000 } },
      { table: 'RF1', game: 'roulette-french', minimum: { from: 200 } },
    ],
    jackpots: [
      {
        ...{ pool: 'carrusel-poker', game: 'caribbean-stud', tables: ['CS1'], postedBy: 'round.settled' },
        rate: { numerator: 80, denominator: 100 },
      },
    ],
  },
};
