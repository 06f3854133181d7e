import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../../access/current-principal.decorator';
import { Opens } from '../../../access/door.decorator';
import type { Principal } from '../../../access/principal';
import { isClosed } from '../../../domain/casino-books/closed-days';
import { readFindingDecisions } from '../../../projections/findings/finding-decisions';
import { readDecisions } from '../../../projections/gaming-days/decisions';
import { readCasinoBooks } from '../../../projections/gaming-days/casino-books';
import { readGamingDay } from '../../../projections/gaming-days/gaming-day';
import { readKnownDays } from '../../../projections/gaming-days/known-days';
import { After, type Connection, First, pageOf, pageRequest } from '../connection/connection.type';
import type { PagedList } from '../connection/cursor';
import { type NotFound, notFound } from '../refusals/not-found.type';
import { GamingDayType } from '../scalars/gaming-day.scalar';
import { positionFor } from '../snapshot/casino-scope';
import { Snapshot } from '../snapshot/operation-context';
import type { OperationSnapshot } from '../snapshot/operation-snapshot';
import { CasinoArguments } from '../snapshot/report-arguments';
import {
  decisionOf,
  GamingDayAnswer,
  GamingDayConnection,
  gamingDayFound,
  type GamingDayFound,
  type GamingDayListed,
} from './gaming-day.type';

const DAYS: PagedList = { name: 'gaming-days', key: ['text'] };

@ArgsType()
class GamingDayArguments extends CasinoArguments {
  @Field(() => GamingDayType)
  day!: string;
}

@ArgsType()
class GamingDaysArguments extends CasinoArguments {
  @First()
  first!: number;

  @After()
  after?: string;
}

@Resolver()
@Opens('days:read')
export class GamingDayResolver {
  @Query(() => GamingDayAnswer, {
    description: 'A gaming day (jornada) with its tie-outs: of a closed day, as they were at its close.',
  })
  async gamingDay(
    @Args() args: GamingDayArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<GamingDayFound | NotFound> {
    const { casino, day } = args;
    const position = await positionFor(principal, args, snapshot);
    const asked = { casino, day, position };
    const books = await snapshot.read((manager) => readGamingDay(manager, asked));
    if (!books.known) return notFound('GAMING_DAY.UNKNOWN');
    const said = await snapshot.read((manager) => readFindingDecisions(manager, asked));
    return gamingDayFound(books, said, position);
  }

  @Query(() => GamingDayConnection, { description: 'Gaming days, the latest first.' })
  async gamingDays(
    @Args() args: GamingDaysArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<GamingDayListed>> {
    const { casino } = args;
    const page = pageRequest(DAYS, args, await positionFor(principal, args, snapshot));
    const { position, after, first } = page;
    const days = await snapshot.read((manager) =>
      readKnownDays(manager, { casino, position, before: after?.[0], limit: first + 1 }),
    );
    const decisions = await snapshot.read((manager) => readDecisions(manager, { casino, position }));
    const books = await snapshot.read((manager) => readCasinoBooks(manager, { casino, position }));
    return pageOf(days, page, {
      node: (day) => ({
        day,
        closed: isClosed(books.closedDays ?? [], day),
        certified: isClosed(books.certifiedDays ?? [], day),
        decisions: decisions.filter(({ gamingDay }) => gamingDay === day).map(decisionOf),
      }),
      key: (day) => [day],
    });
  }
}
