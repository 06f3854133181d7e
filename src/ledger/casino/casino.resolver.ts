import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import { mayCasino, type Principal } from '../../access/principal';
import { CASINO_HEAD } from '../register/register.entity';
import { readUnnumberedSources } from '../source-sequence/unnumbered-sources.queries';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { Casino } from './casino.type';

@Resolver()
@RequirePermission('casinos:read')
export class CasinoResolver {
  @Query(() => [Casino], { description: 'The casinos this key may see, by id.' })
  async casinos(
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
    @Args('waitFor', { nullable: true, description: 'A receipt: waits until the figures contain it.' })
    _waitFor?: string,
  ): Promise<Casino[]> {
    const heads = await snapshot.read((manager) => manager.find(CASINO_HEAD, { order: { casino: 'ASC' } }));
    const open = heads.filter(({ casino }) => mayCasino(principal, casino));
    const unnumbered = await snapshot.read((manager) =>
      readUnnumberedSources(
        manager,
        open.map(({ casino }) => casino),
      ),
    );
    return open.map((head) => ({
      id: head.casino,
      position: head.lastNumber,
      chainHash: head.chainHash.toString('hex'),
      sourcesWithoutSequence: unnumbered.get(head.casino) ?? [],
    }));
  }
}
