import { ObjectType, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { g } from '../../api/schema-fields';
import { GAME_CODES, type GameCode, GAMES } from '../../games/game-codes';

@ObjectType({ description: 'A game of the Andalusian casino regulation.' })
export class Game extends g.object({
  game: g.text('Its code, as events and queries name it.'),
  en: g.text('Its name in English.'),
  es: g.text('Its name in Spanish, by the regulation.'),
  family: g.text('Who pays and collects: house, player-bank or pot.'),
  heading: g.text('The heading (epígrafe) of the Order of 4 February 2010 with its rules.'),
}) {}

export function gameTypeOf(game: GameCode): Game {
  const { english, spanish, family, epigrafe } = GAMES[game];
  return { game, en: english, es: spanish, family, heading: epigrafe };
}

@Resolver()
@RequirePermission('casinos:read')
export class GamesResolver {
  @Query(() => [Game], { description: 'The games that the service knows, in the order of the regulation.' })
  games(): Game[] {
    return GAME_CODES.map(gameTypeOf);
  }
}
