import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { DeliveryDecisions } from './delivery.decisions';
import { decisionRecorded } from '../../api/graphql/refusals/decision-recorded';
import { CaughtUpBooks } from '../../api/graphql/snapshot/caught-up-books';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { statedWords } from '../../api/graphql/stated-words';
import {
  type DeliveryDiscarded,
  type DeliveryRefused,
  deliveryRefused,
  DiscardArguments,
  DiscardResult,
} from './discard.type';

@Resolver()
@RequirePermission('quarantine:discard')
export class DiscardResolver {
  constructor(
    private readonly discards: DeliveryDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => DiscardResult, {
    description: 'Discards a delivery in quarantine that will not become an event, and ends its finding.',
  })
  async discardDelivery(
    @Args() { casino, delivery, reason }: DiscardArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<DeliveryDiscarded | DeliveryRefused> {
    const discard = { delivery, reason: statedWords(reason) };
    const said = await this.books.decide({ casino, principal, snapshot }, (inView) =>
      this.discards.discard(discard, inView, principal),
    );
    if (said === 'behind') return deliveryRefused({ code: 'DELIVERY.BOOKS_BEHIND' });
    return said.ok ? decisionRecorded(said.value) : deliveryRefused(said.refusal);
  }
}
