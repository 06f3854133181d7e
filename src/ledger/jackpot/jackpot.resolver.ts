import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readPools } from './pools.queries';
import {
  type Connection,
  PageArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { type NotFound, notFound } from '../../api/graphql/refusals/not-found.type';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
import { type Jackpot, JackpotAnswer, JackpotConnection, type JackpotFound, jackpotOf } from './jackpot.type';

const JACKPOTS: PagedList = { name: 'jackpots', key: ['text'] };

@ArgsType()
class JackpotArguments extends CasinoArguments {
  @Field()
  pool!: string;
}

@Resolver()
@RequirePermission('tables:read')
export class JackpotResolver {
  @Query(() => JackpotConnection, {
    description: 'The pools of a casino, by their names.',
  })
  async jackpots(
    @Args() args: PageArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<Jackpot>> {
    const page = pageRequest(JACKPOTS, args, await positionFor(principal, args, snapshot));
    const pools = await snapshot.read((manager) => readPools(manager, { ...page, limit: page.first + 1 }));
    const { casino, position } = page;
    return pageOf(pools, page, {
      node: (pool) => jackpotOf(pool, { casino, position }),
      key: ({ pool }) => [pool],
    });
  }

  @Query(() => JackpotAnswer, { description: 'One pool.' })
  async jackpot(
    @Args() args: JackpotArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<JackpotFound | NotFound> {
    const { casino, pool } = args;
    const position = await positionFor(principal, args, snapshot);
    const [found] = await snapshot.read((manager) =>
      readPools(manager, { casino, position, pool, limit: 1 }),
    );
    if (found === undefined) return notFound('JACKPOT.UNKNOWN');
    const jackpot = jackpotOf(found, { casino, position });
    return { position, asOf: null, complete: true, about: { pool }, jackpot };
  }
}
