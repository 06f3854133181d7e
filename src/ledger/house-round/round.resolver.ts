import { Args, ArgsType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { list, ListField } from '../../api/list-field';
import { type NotFound, notFound } from '../../api/not-found.type';
import { Position } from '../../api/scalars';
import { Snapshot } from '../../api/snapshot/operation-context';
import { type OperationSnapshot, partOfSessions } from '../../api/snapshot/operation-snapshot';
import { readRounds } from './house-round.queries';
import { ROUND_VOIDS, RoundAnswer, type RoundFound, roundOf, RoundType } from './round.type';
import { OfTablesArguments, SessionArguments } from '../../api/shared-fields.type';
import { g } from '../../api/schema-fields';

@ArgsType()
class RoundsArguments extends g.args(OfTablesArguments, {
  sessionNo: g.optional(g.int('Only rounds of this session of the day.')),
}) {}

@ArgsType()
class RoundArguments extends g.args(SessionArguments, {
  roundNo: g.int(),
}) {}

@Resolver(() => RoundType)
@RequirePermission('tables:read')
export class RoundResolver {
  @ListField(RoundType, 'Rounds of house-banked games, in the order of the records. playerBanks lists coups.')
  rounds(@Args() args: RoundsArguments) {
    return list({
      name: 'rounds',
      key: { recordNumber: 'record' },
      about: partOfSessions(args),
      read: (db, page) => readRounds(db, page, args),
      node: (round, { position }) => roundOf(round, position),
    });
  }

  @AnswerField(
    () => RoundAnswer,
    'One round of a house-banked game by its number; if a number was used twice, the one recorded first.',
  )
  round(@Args() args: RoundArguments): AnswerOf<RoundFound | NotFound> {
    return async ({ manager, casino, position }) => {
      const [found] = await readRounds(manager, { casino, position, limit: 1 }, args);
      if (found === undefined) return notFound('ROUND.UNKNOWN');
      return { about: partOfSessions(args), round: roundOf(found, position) };
    };
  }

  @ResolveField(() => Position, { nullable: true, description: 'The record that reversed it; null: none.' })
  voidedBy(@Parent() { at }: RoundType, @Snapshot() snapshot: OperationSnapshot): Promise<bigint | null> {
    return snapshot.load(ROUND_VOIDS, at);
  }
}
