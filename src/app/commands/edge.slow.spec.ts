import { edgeText } from './edge';

interface Row {
  readonly game: string;
  readonly bet: string;
}

const rows = (game?: string): readonly Row[] => JSON.parse(edgeText(game).out) as Row[];

it('prints the edge of each bet as an exact fraction and a decimal number, with its variance and method', () => {
  expect(rows('roulette-french')[0]).toEqual({
    game: 'roulette-french',
    rulebook: 'ES-AN-2010',
    bet: 'straight-up',
    edge: { numerator: 1, denominator: 37, decimal: 0.027027027027 },
    variance: 34.080350620891,
    method: 'enumeration of the 37 pockets',
  });
});

it('has one row for each bet, and for each choice a player has with it', () => {
  const bets = rows('roulette-french').map(({ bet }) => bet);
  expect(new Set(bets).size).toBe(bets.length);
  expect(bets).toEqual(expect.arrayContaining(['red/withdraw', 'red/leave', 'two-dozens']));
});

it('prints every game whose rules are known when none is named', () => {
  const all = rows();
  const games = new Set(all.map(({ game }) => game));
  expect([...games]).toEqual(expect.arrayContaining(['roulette-french', 'punto-y-banca']));
  expect(all).toEqual(expect.arrayContaining([...rows('punto-y-banca')]));
});

it('refuses a game that there is not', () => {
  expect(edgeText('hazard')).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining('edge: game-not-in-catalogue: hazard') as string,
  });
});
