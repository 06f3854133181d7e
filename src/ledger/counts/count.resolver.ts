import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { CountDecisions } from './count.decisions';
import { decisionRecorded } from '../../api/graphql/refusals/decision-recorded';
import { CaughtUpBooks } from '../../api/graphql/snapshot/caught-up-books';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { statedData } from '../../api/graphql/stated-data';
import {
  type CountRecorded,
  type CountRefused,
  countRefused,
  CountResult,
  RecordCountArguments,
} from './count.type';

@Resolver()
@RequirePermission('counts:record')
export class CountResolver {
  constructor(
    private readonly counts: CountDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => CountResult, {
    description:
      'Records a count of a box, a table, a slot or the cage by the person of the key, as the event a device would report.',
  })
  async recordCount(
    @Args() { casino, kind, gamingDay, table, sessionNo, countedAt, count }: RecordCountArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<CountRecorded | CountRefused> {
    const stated = { kind, gamingDay, table: table ?? undefined, sessionNo, at: countedAt };
    const data = statedData(count, 'count');
    const said = await this.books.decide({ casino, principal, snapshot }, (inView) =>
      this.counts.record({ ...stated, data }, inView, principal),
    );
    if (said === 'behind') return countRefused({ code: 'COUNT.BOOKS_BEHIND' });
    return said.ok ? decisionRecorded(said.value) : countRefused(said.refusal);
  }
}
