import { Args, Resolver } from '@nestjs/graphql';
import { AuthorisationDecisions } from './authorisation.decisions';
import { inForce, latestOn } from './authorisation.state';
import {
  Areas,
  AreasArguments,
  areaTypeOf,
  AUTHORISATION,
  Authorisations,
  AuthoriseArguments,
  authorisationTypeOf,
  ProposeAuthorisationArguments,
  proposedTypeOf,
  RecordAuthorisationArguments,
} from './authorisation.type';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { DecisionField, type DecisionIn } from '../../api/decision-field';
import { RequirePermission } from '../../access/require-permission.decorator';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { statedData } from '../_core/decisions/decision-writer';
import { readCasinoBooks } from './known-days.queries';
import { statedAreas } from './shifts-and-areas.state';

type Decision = DecisionIn<typeof AUTHORISATION>;

/** No authorisation is valid from a later day. */
const LAST_DAY = '9999-12-31';

@Resolver()
@RequirePermission('casinos:authorise')
export class AuthorisationResolver {
  constructor(private readonly decisions: AuthorisationDecisions) {}

  @DecisionField(
    AUTHORISATION,
    'Records the first authorisation of a casino (autorización): what the authority allows it to offer and how it keeps its books, from a day on. With `newCasino` it may be the first record of a casino. Two persons record each later one (proposeAuthorisation, recordAuthorisation).',
    // A casino begins with its authorisation, so it may have no record yet.
    { mayBeNew: true },
  )
  authorise(@Args() { authorisation, newCasino: mayBegin }: AuthoriseArguments): Decision {
    const stated = statedData(authorisation, 'authorisation');
    return (inView, principal) => this.decisions.record({ stated, mayBegin }, inView, principal);
  }

  @DecisionField(
    AUTHORISATION,
    'Proposes a later authorisation; another person must approve it with recordAuthorisation. Until then nothing changes.',
  )
  proposeAuthorisation(@Args() { authorisation }: ProposeAuthorisationArguments): Decision {
    const stated = statedData(authorisation, 'authorisation');
    return (inView, principal) => this.decisions.propose(stated, inView, principal);
  }

  @DecisionField(
    AUTHORISATION,
    'Withdraws your own proposal of a later authorisation, before another person approves it: nothing changes.',
  )
  withdrawAuthorisation(@Args() { proposal }: RecordAuthorisationArguments): Decision {
    return (inView, principal) => this.decisions.withdraw(proposal, inView, principal);
  }

  @DecisionField(
    AUTHORISATION,
    "Approves another person's proposal: the authorisation is valid from its day on, also for what open days already have. Closed days stay as they are.",
  )
  recordAuthorisation(@Args() { proposal }: RecordAuthorisationArguments): Decision {
    return (inView, principal) => this.decisions.approve(proposal, inView, principal);
  }

  @AnswerField(
    () => Areas,
    'The areas (pits) of the floor with their names and tables, as the authorisation names them.',
  )
  @RequirePermission('casinos:read')
  areas(@Args() { day }: AreasArguments): AnswerOf<Areas> {
    return async (inView) => {
      const { authorisations = [] } = await readCasinoBooks(inView.manager, inView);
      const named = day === undefined ? latestOn(authorisations, LAST_DAY) : inForce(authorisations, day);
      const areas = statedAreas(named?.areas);
      const within = new Set(areas.flatMap(({ tables }) => tables));
      const tables = named?.tables.map(({ table }) => table) ?? [];
      return {
        asOf: day ?? null,
        areas: areas.map(areaTypeOf),
        tablesWithoutArea: tables.filter((table) => !within.has(table)),
      };
    };
  }

  @AnswerField(
    () => Authorisations,
    'The authorisations of a casino, with the day from which each is valid, and its accounting options.',
  )
  @RequirePermission('casinos:read')
  authorisations(@Args() _of: CasinoArguments): AnswerOf<Authorisations> {
    return async (inView) => {
      const { authorisations = [] } = await readCasinoBooks(inView.manager, inView);
      const proposed = await this.decisions.open(inView);
      return {
        authorisations: authorisations.map(authorisationTypeOf),
        proposed: proposed.map(proposedTypeOf),
      };
    };
  }
}
