import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../access/current-principal.decorator';
import { RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { AuthorisationDecisions } from './authorisation.decisions';
import { decisionRecorded } from '../../api/graphql/refusals/decision-recorded';
import { CaughtUpBooks } from '../../api/graphql/snapshot/caught-up-books';
import { Snapshot } from '../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../api/graphql/snapshot/operation-snapshot';
import { statedData } from '../../api/graphql/stated-data';
import {
  type AuthorisationRecorded,
  type AuthorisationRefused,
  authorisationRefused,
  AuthorisationResult,
  AuthoriseArguments,
} from './authorisation.type';

@Resolver()
@RequirePermission('casinos:authorise')
export class AuthorisationResolver {
  constructor(
    private readonly authorisations: AuthorisationDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => AuthorisationResult, {
    description:
      'Records what the authority allows a casino to offer (autorización) and how it keeps its books, from a day on; the evaluation of earlier records does not change. With `newCasino` it may be the first record of a casino.',
  })
  async authorise(
    @Args() { casino, authorisation, newCasino }: AuthoriseArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<AuthorisationRecorded | AuthorisationRefused> {
    const stated = statedData(authorisation, 'authorisation');
    // A casino begins with its authorisation: there need be no record of it yet.
    const said = await this.books.decide({ casino, principal, snapshot, mayBeNew: true }, (inView) =>
      this.authorisations.record({ stated, mayBegin: newCasino }, inView, principal),
    );
    if (said === 'behind') return authorisationRefused({ code: 'AUTHORISATION.BOOKS_BEHIND', about: [] });
    return said.ok ? decisionRecorded(said.value) : authorisationRefused(said.refusal);
  }
}
