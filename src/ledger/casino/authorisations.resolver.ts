import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { readCasinoBooks } from '../gaming-day/casino-books.queries';
import { positionFor } from '../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { CasinoArguments } from '../../api/graphql/snapshot/report-arguments';
import { Authorisations, authorisationTypeOf } from './authorisations.type';

@Resolver()
@RequirePermission('casinos:read')
export class AuthorisationsResolver {
  @Query(() => Authorisations, {
    description:
      'The authorisations of a casino, with the day from which each is valid, and its accounting options.',
  })
  async authorisations(
    @Args() args: CasinoArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Authorisations> {
    const { casino } = args;
    const position = await positionFor(principal, args, snapshot);
    const books = await snapshot.read((manager) => readCasinoBooks(manager, { casino, position }));
    const authorisations = (books.authorisations ?? []).map(authorisationTypeOf);
    return { position, asOf: null, complete: true, authorisations };
  }
}
