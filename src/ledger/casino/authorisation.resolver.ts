import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AuthorisationDecisions } from './authorisation.decisions';
import {
  type AuthorisationRecorded,
  type AuthorisationRefused,
  AuthorisationResult,
  Authorisations,
  AuthoriseArguments,
  authorisationRefused,
  authorisationTypeOf,
  ProposeAuthorisationArguments,
  proposedTypeOf,
  RecordAuthorisationArguments,
} from './authorisation.type';
import { decisionRecorded } from '../../api/decision-refused';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import { RequirePermission } from '../../access/require-permission.decorator';
import { CasinoArguments, CaughtUpBooks, positionFor } from '../../api/snapshot/casino-scope';
import { statedData } from '../_core/decisions/decision-writer';
import { readCasinoBooks } from '../gaming-day/known-days.queries';

type Result = Promise<AuthorisationRecorded | AuthorisationRefused>;

const ANSWERS = {
  recorded: decisionRecorded,
  refused: authorisationRefused,
  behind: { code: 'AUTHORISATION.BOOKS_BEHIND', about: [] },
} as const;

@Resolver()
@RequirePermission('casinos:authorise')
export class AuthorisationResolver {
  constructor(
    private readonly authorisations: AuthorisationDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => AuthorisationResult, {
    description:
      'Records the first authorisation of a casino (autorización): what the authority allows it to offer and how it keeps its books, from a day on. With `newCasino` it may be the first record of a casino. Two persons record each later one (proposeAuthorisation, recordAuthorisation).',
  })
  authorise(
    @Args() { casino, authorisation, newCasino: mayBegin }: AuthoriseArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Result {
    const stated = statedData(authorisation, 'authorisation');
    // A casino begins with its authorisation: there need be no record of it yet.
    return this.books.answer(
      { casino, principal, snapshot, mayBeNew: true },
      (inView) => this.authorisations.record({ stated, mayBegin }, inView, principal),
      ANSWERS,
    );
  }

  @Mutation(() => AuthorisationResult, {
    description:
      'Proposes a later authorisation; another person must approve it with recordAuthorisation. Until then nothing changes.',
  })
  proposeAuthorisation(
    @Args() { casino, authorisation }: ProposeAuthorisationArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Result {
    const stated = statedData(authorisation, 'authorisation');
    return this.books.answer(
      { casino, principal, snapshot },
      (inView) => this.authorisations.propose(stated, inView, principal),
      ANSWERS,
    );
  }

  @Mutation(() => AuthorisationResult, {
    description:
      "Approves another person's proposal: the authorisation is valid from its day on, also for what open days already have. Closed days stay as they are.",
  })
  recordAuthorisation(
    @Args() { casino, proposal }: RecordAuthorisationArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Result {
    return this.books.answer(
      { casino, principal, snapshot },
      (inView) => this.authorisations.approve(proposal, inView, principal),
      ANSWERS,
    );
  }
}

@Resolver()
@RequirePermission('casinos:read')
export class AuthorisationsResolver {
  constructor(private readonly decisions: AuthorisationDecisions) {}

  @Query(() => Authorisations, {
    description:
      'The authorisations of a casino, with the day from which each is valid, and its accounting options.',
  })
  async authorisations(
    @Args() args: CasinoArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Authorisations> {
    const { casino } = args;
    const position = await positionFor(principal, args, snapshot);
    const [books, open] = await snapshot.read(async (manager) => [
      await readCasinoBooks(manager, { casino, position }),
      await this.decisions.open({ casino, position, manager }),
    ]);
    const authorisations = (books.authorisations ?? []).map(authorisationTypeOf);
    const proposed = open.map(proposedTypeOf);
    return { position, asOf: null, complete: true, authorisations, proposed };
  }
}
