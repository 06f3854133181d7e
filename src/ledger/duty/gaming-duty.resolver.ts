import { Args, ArgsType, createUnionType, Field, Int, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import type { Quarter } from './duty-return';
import {
  type NotFound,
  isNotFound,
  NotFound as NotFoundType,
  notFound,
} from '../../api/graphql/refusals/not-found.type';
import { assertMayCasino, positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
import { GamingDutyReturn } from './gaming-duty.type';
import { gamingDutyReturnOf } from './return-of-quarter.answer';
import { readReturn } from './read-return.queries';
import { badInput } from '../../api/graphql/refusals/coded-error';

@ArgsType()
class GamingDutyArguments extends CasinoArguments {
  @Field(() => Int)
  year!: number;

  @Field(() => Int, { description: '1 to 4.' })
  quarter!: number;
}

export const GamingDutyAnswer = createUnionType({
  name: 'GamingDutyAnswer',
  types: () => [GamingDutyReturn, NotFoundType] as const,
  resolveType: (answer: GamingDutyReturn | NotFound) =>
    isNotFound(answer) ? NotFoundType : GamingDutyReturn,
});

@Resolver()
@RequirePermission('ledger:read')
export class GamingDutyResolver {
  @Query(() => GamingDutyAnswer, {
    description: 'The gaming duty return of a quarter, by the days of the facts, down to the tables.',
  })
  async gamingDutyReturn(
    @Args() args: GamingDutyArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<GamingDutyReturn | NotFound> {
    const { casino, year, quarter } = args;
    if (![1, 2, 3, 4].includes(quarter) || year < 1 || year > 9999) {
      throw badInput({
        en: `Give a year from 1 to 9999 and a quarter from 1 to 4; these are ${year} and ${quarter}.`,
        es: `Indique un año de 1 a 9999 y un trimestre de 1 a 4; estos son ${year} y ${quarter}.`,
      });
    }
    const position = await positionFor(principal, args, snapshot);
    const found = await snapshot.read((manager) =>
      readReturn(manager, { casino, position, year, quarter: quarter as Quarter }),
    );
    if (found === undefined) return notFound('GAMING_DUTY.NO_TARIFF');
    for (const each of found.casinos) assertMayCasino(principal, each);
    return gamingDutyReturnOf(found, position);
  }
}
