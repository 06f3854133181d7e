import { Args, ArgsType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { HOUSE_ROUND } from './house-round.read-model';
import { type Connection, onePageOfFacts, pageOf, pageRequest } from '../../api/connection.type';
import { type PagedList, plainRows } from '../../api/cursor';
import { type NotFound, notFound } from '../../api/not-found.type';
import { Position } from '../../api/scalars';
import { positionFor } from '../../api/snapshot/casino-scope';
import { Snapshot, Asked, type Asking } from '../../api/snapshot/operation-context';
import { type OperationSnapshot, sessionsIn } from '../../api/snapshot/operation-snapshot';
import { Round, ROUND_VOIDS, RoundAnswer, RoundConnection, type RoundFound, roundOf } from './round.type';
import { OfTablesArguments, SessionArguments, ofTables } from '../../api/shared-fields.type';
import { g } from '../../api/schema-fields';
import { present } from '../../kernel/present';

const ROUNDS: PagedList = { name: 'rounds', key: ['record'] };

@ArgsType()
class RoundsArguments extends g.args(OfTablesArguments, {
  sessionNo: g.optional(g.int('Only rounds of this session of the day.')),
}) {}

@ArgsType()
class RoundArguments extends g.args(SessionArguments, {
  roundNo: g.int(),
}) {}

@Resolver(() => Round)
@RequirePermission('tables:read')
export class RoundResolver {
  @Query(() => RoundConnection, {
    description: 'Rounds of house-banked games, in the order of the records. playerBanks lists coups.',
  })
  async rounds(
    @Args() args: RoundsArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<Round>> {
    const asked = { ...args, about: sessionsIn(args) };
    const page = pageRequest(ROUNDS, asked, await positionFor(principal, args, snapshot));
    const { sessionNo } = args;
    const rounds = await snapshot.read((manager) => {
      const query = manager.createQueryBuilder(HOUSE_ROUND, 'round');
      return plainRows(onePageOfFacts(query.where({ ...ofTables(args), ...present({ sessionNo }) }), page));
    });
    return pageOf(rounds, page, {
      node: (round) => roundOf(round, page.position),
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }

  @Query(() => RoundAnswer, {
    description:
      'One round of a house-banked game by its number; if a number was used twice, the one recorded first.',
  })
  async round(
    @Args() args: RoundArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<RoundFound | NotFound> {
    const about = sessionsIn(args);
    const position = await positionFor(principal, args, snapshot);
    const page = pageRequest(ROUNDS, { casino: args.casino, first: 1, about }, position);
    const { sessionNo, roundNo } = args;
    const found = await snapshot.read((manager) => {
      const query = manager.createQueryBuilder(HOUSE_ROUND, 'round');
      return onePageOfFacts(query.where({ ...ofTables(args), sessionNo, roundNo }), page).getOne();
    });
    if (found === null) return notFound('ROUND.UNKNOWN');
    return { position, asOf: null, complete: true, about, round: roundOf(found, position) };
  }

  @ResolveField(() => Position, { nullable: true, description: 'The record that reversed it; null: none.' })
  voidedBy(@Parent() { at }: Round, @Snapshot() snapshot: OperationSnapshot): Promise<bigint | null> {
    return snapshot.load(ROUND_VOIDS, at);
  }
}
