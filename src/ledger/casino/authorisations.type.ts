import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Authorisation } from './authorisation.state';
import { IMPORTED_FIELD, ImportedType } from '../imported/imported.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Answer } from '../../api/graphql/snapshot/answer.type';

@ObjectType('AuthorisedTable', { description: 'A table as authorised.' })
export class AuthorisedTableType {
  @Field()
  table!: string;

  @Field({ description: 'Game code.' })
  game!: string;

  @Field(() => Int, { nullable: true, description: 'Null: not stated.' })
  seats!: number | null;

  @Field({ description: "Whether a player's bank may be unlimited." })
  unlimitedBank!: boolean;
}

@ObjectType({ description: "The casino's answer to a point that the regulation leaves open." })
export class AnsweredPoint {
  @Field({ description: 'Id of the point, e.g. OP1-01.' })
  point!: string;

  @Field({ description: 'One of the answers listed in docs/games.' })
  answer!: string;
}

@ObjectType('Authorisation', {
  description:
    'What the authority allows a casino to offer (autorización), and how the casino keeps its books.',
})
export class AuthorisationType {
  @Field(() => GamingDayType, {
    description: 'Valid from this day on for later records, until the next authorisation.',
  })
  validFrom!: string;

  @Field({ description: 'The rules in force, e.g. ES-AN-2010.' })
  rulebook!: string;

  @Field(() => [String], { description: 'Game codes.' })
  games!: readonly string[];

  @Field(() => [AuthorisedTableType])
  tables!: AuthorisedTableType[];

  @Field(() => [String], { description: 'The pools it allows.' })
  pools!: string[];

  @Field(() => [AnsweredPoint], { description: 'Other points have the recommended answer.' })
  answers!: AnsweredPoint[];

  @Field({
    description:
      "The casino's accounting options where the law leaves them open: JSON according to the schema.",
  })
  accounting!: string;

  @Field(() => ImportedType, IMPORTED_FIELD)
  imported!: ImportedType | null;
}

@ObjectType({ description: 'Every authorisation of a casino, in the order of recording.' })
export class Authorisations extends Answer {
  @Field(() => [AuthorisationType])
  authorisations!: AuthorisationType[];
}

export const authorisationTypeOf = ({
  validFrom,
  rulebook,
  games,
  tables,
  pools,
  answers = {},
  accounting = {},
  imported,
}: Authorisation): AuthorisationType => ({
  ...{ validFrom, rulebook, games },
  tables: tables.map(({ table, game, seats, unlimitedBank }) => ({
    ...{ table, game, seats: seats ?? null, unlimitedBank: unlimitedBank ?? false },
  })),
  pools: pools.map(({ pool }) => pool),
  answers: Object.entries(answers).map(([point, answer]) => ({ point, answer })),
  accounting: JSON.stringify(accounting),
  imported: imported ?? null,
});
