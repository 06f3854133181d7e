import { due } from '../../../test/support/games/poker-table';
import { texasHoldemInternational } from './poker-games.rules';

it.each<[year: number, winner: string, loser: string, board: string, how: string]>([
  [1988, 'Jc 9c', 'Qc 7h', 'Qs 8d Td 2s 6c', 'a straight to the queen'],
  [2003, '5d 4s', 'Jh Td', 'Js 5s 4d 8d 5h', 'a full house'],
  [2004, '8s 8d', 'Ah 4h', '4d 2d 5s 2h 2c', 'the higher pair beside the same three'],
  [2005, '7c 3s', 'Ad 3c', '6h 5d 4d As 4c', 'a straight to the seven'],
  [2006, 'Qs 9c', 'Th Tc', 'Qc 8h 5h Ac 4c', 'a pair of queens'],
  [2007, '8d 8c', 'Ad Qd', 'Qc 9c 5s 7d 6h', 'a straight to the nine'],
  [2008, 'As 5s', '4h 2h', '2d Kh 3h 4c 7s', 'a straight that begins with the ace'],
  [2009, '9d 9c', 'Qd Jd', '8c 2c 7s Kh 7c', 'two pairs'],
])('%i was won by %s against %s on %s: %s', (_year, winner, loser, board) => {
  for (const [seat, cards] of [
    [1, { 1: winner, 2: loser }],
    [2, { 1: loser, 2: winner }],
  ] as const) {
    expect(due(texasHoldemInternational, { actions: '1 bet 100, 2 call 100', board, cards })).toEqual({
      [seat]: 200,
    });
  }
});
