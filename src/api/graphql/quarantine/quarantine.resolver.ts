import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../../access/current-principal.decorator';
import { Opens } from '../../../access/door.decorator';
import type { Principal } from '../../../access/principal';
import { QuarantinedDeliveryEntity } from '../../../projections/quarantine/quarantined-delivery.entity';
import { type Connection, PageArguments, pageOf, pageRequest } from '../connection/connection.type';
import type { PagedList } from '../connection/cursor';
import { onePage } from '../connection/read-by-record';
import { positionFor } from '../snapshot/casino-scope';
import { Snapshot } from '../snapshot/operation-context';
import type { OperationSnapshot } from '../snapshot/operation-snapshot';
import {
  type QuarantinedDelivery,
  QuarantinedDeliveryConnection,
  quarantinedDeliveryOf,
} from './quarantine.type';

const QUARANTINE: PagedList = { name: 'quarantine', key: ['record'] };

@ArgsType()
class QuarantineArguments extends PageArguments {}

@Resolver()
@Opens('quarantine:read')
export class QuarantineResolver {
  @Query(() => QuarantinedDeliveryConnection, {
    description: 'Deliveries in quarantine, in the order of the records.',
  })
  async quarantine(
    @Args() args: QuarantineArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<QuarantinedDelivery>> {
    const { casino } = args;
    const position = await positionFor(principal, args, snapshot);
    const page = pageRequest(QUARANTINE, args, position);
    const deliveries = await snapshot.read((manager) => {
      const query = manager
        .createQueryBuilder(QuarantinedDeliveryEntity, 'delivery')
        .where('delivery.casino = :casino', { casino })
        .andWhere('(delivery.endedBy IS NULL OR delivery.endedBy > :position)');
      return onePage(query, 'delivery.recordNumber', page).getMany();
    });
    return pageOf(deliveries, page, {
      node: quarantinedDeliveryOf,
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }
}
