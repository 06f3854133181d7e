import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { isClosed } from '../casino/closed-days.state';
import { readFindingDecisions } from '../findings/findings.queries';
import { readDecisions } from './decisions.queries';
import { readCasinoBooks } from './casino-books.queries';
import { readGamingDay } from '../day-close/gaming-day.queries';
import { readKnownDays } from './known-days.queries';
import {
  After,
  type Connection,
  First,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { type NotFound, notFound } from '../../api/graphql/refusals/not-found.type';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
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
@RequirePermission('days:read')
export class GamingDayResolver {
  @Query(() => GamingDayAnswer, {
    description: 'A gaming day (jornada) with its tie-outs; for a closed day, those of its close.',
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
