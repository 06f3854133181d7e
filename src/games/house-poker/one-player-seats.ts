import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import type { PlacedBet } from '../round';
import { breach, type Rule } from '../rule';

export function checkOnePlayerSeats(bets: readonly PlacedBet[], rule: Rule): readonly Finding[] {
  const named = bets.flatMap(({ seat, player }) =>
    seat === undefined || player === undefined ? [] : [{ seat, player }],
  );
  const players = [...new Set(named.map(({ player }) => player))];
  const seats = [...new Set(named.map(({ seat }) => seat))];
  return [
    ...seats.flatMap((seat) => {
      const theirs = new Set(named.filter((each) => each.seat === seat).map(({ player }) => player));
      if (theirs.size < 2) return [];
      const [expected, found] = [said`one player at seat ${seat}`, [...theirs].join(', ')];
      return [breach(rule, { code: 'seat-shared', expected, found })];
    }),
    ...players.flatMap((player) => {
      const theirs = new Set(named.filter((each) => each.player === player).map(({ seat }) => seat));
      if (theirs.size < 2) return [];
      const [expected, found] = [said`one seat for ${player}`, said`seats ${[...theirs].join(', ')}`];
      return [breach(rule, { code: 'player-at-several-seats', expected, found })];
    }),
  ];
}
