import { HOUSE_BANKED_GAMES, NON_BANKED_GAMES } from '../../migrations/bi-sessions';
import { GAMES, isHouseBanked, isNonBanked } from '../../src/games/game-codes';

it('the views know which games are against the house', () => {
  const codes = Object.keys(GAMES);
  expect([...HOUSE_BANKED_GAMES].sort()).toEqual(codes.filter(isHouseBanked).sort());
  expect([...NON_BANKED_GAMES].sort()).toEqual(codes.filter(isNonBanked).sort());
});
