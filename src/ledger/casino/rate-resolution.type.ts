import { ObjectType } from '@nestjs/graphql';
import { g } from '../../api/schema-fields';
import type { Authorisation } from './authorisation.state';

@ObjectType('RateResolution', {
  description: 'A resolution of the authority that sets the share of the house of a game.',
})
export class RateResolutionType extends g.object({
  game: g.text('Game code.'),
  resolution: g.text('Its number.'),
  date: g.text('The day on which it was given: YYYY-MM-DD.'),
  rate: g.text('The share as an exact fraction: 3/100.'),
  validFrom: g.gamingDay('Its first gaming day; until the next resolution on the game.'),
}) {}

export const rateResolutionTypeOf = ({
  rate: { numerator, denominator },
  ...stated
}: NonNullable<Authorisation['resolutions']>[number]): RateResolutionType => ({
  ...stated,
  rate: `${numerator}/${denominator}`,
});
