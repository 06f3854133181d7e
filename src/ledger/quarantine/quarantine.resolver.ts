import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { QUARANTINED_DELIVERY } from './quarantined-delivery.read-model';
import {
  type Connection,
  PageArguments,
  pageOf,
  pageRequest,
} from '../../api/graphql/connection/connection.type';
import type { PagedList } from '../../api/graphql/connection/cursor';
import { onePage } from '../../api/graphql/connection/read-by-record';
import { plainRows } from '../../api/graphql/connection/plain-rows';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import {
  type QuarantinedDelivery,
  QuarantinedDeliveryConnection,
  quarantinedDeliveryAt,
} from './quarantine.type';

const QUARANTINE: PagedList = { name: 'quarantine', key: ['record'] };

@ArgsType()
class QuarantineArguments extends PageArguments {
  @Field({
    defaultValue: false,
    description: 'Resubmitted or discarded deliveries instead of waiting ones.',
  })
  ended!: boolean;
}

const WAITS = '(delivery.endedBy IS NULL OR delivery.endedBy > :position)';

@Resolver()
@RequirePermission('quarantine:read')
export class QuarantineResolver {
  @Query(() => QuarantinedDeliveryConnection, {
    description: 'Deliveries in quarantine, in the order of the records.',
  })
  async quarantine(
    @Args() args: QuarantineArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<QuarantinedDelivery>> {
    const { casino, ended } = args;
    const position = await positionFor(principal, args, snapshot);
    const page = pageRequest(QUARANTINE, args, position);
    const deliveries = await snapshot.read((manager) => {
      const query = manager
        .createQueryBuilder(QUARANTINED_DELIVERY, 'delivery')
        .where('delivery.casino = :casino', { casino })
        .andWhere(ended ? `NOT ${WAITS}` : WAITS);
      return plainRows(onePage(query, 'delivery.recordNumber', page));
    });
    return pageOf(deliveries, page, {
      node: (delivery) => quarantinedDeliveryAt(delivery, page.position),
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }
}
