import { ProposalType, signatureOf } from '../register/event.resolver';
import { ObjectType, ArgsType, Args, Query, Resolver, Mutation } from '@nestjs/graphql';
import type { ClearingProposed } from './corrections.events';
import { readProposals } from '../register/proposals.queries';
import { type Connection, connectionOf, ListArguments, pageOf, pageRequest } from '../../api/connection.type';
import type { ClearingRefusalCode, ClearingNotRecorded, ClearingKnown } from './clearing.decisions';
import { clearingsOf, ClearingDecisions, CLEARING_REFUSALS } from './clearing.decisions';
import {
  decisionRecorded,
  detailOf,
  DecisionRecorded,
  decidedOrRefused,
  DataRefused,
} from '../../api/decision-refused';
import { Inject } from '@nestjs/common';
import { RequirePermission } from '../../access/require-permission.decorator';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import type { PagedList } from '../../api/cursor';
import { CaughtUpBooks, OfCasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { Asked, type Asking } from '../../api/snapshot/operation-context';
import { statedData } from '../_core/decisions/decision-writer';
import { g } from '../../api/schema-fields';

@ObjectType('Clearing', {
  description:
    "A person's proposal to clear an open variance (regularización), and its approval by another person.",
})
export class ClearingType extends g.object(ProposalType, {
  eventId: g.id('Pass it to recordClearing to approve.'),
  gamingDay: g.gamingDay('The booking day.'),
  clearing: g.text('Point, amount, target account, table: JSON text, as proposed.'),
  document: g.text('Number of a document kept by the casino.'),
}) {}

export const ClearingConnection = connectionOf(ClearingType, 'Clearing');

export function clearingOf({ proposed, signedWith, ...known }: ClearingKnown): ClearingType {
  const { by, reason, document, ...clearing } = proposed;
  return {
    ...known,
    signature: signatureOf(signedWith),
    reason,
    document,
    clearing: JSON.stringify(clearing),
    proposedBy: by.name ?? by.id,
  };
}

@ArgsType()
export class ProposeClearingArguments extends g.args(OfCasinoArguments, {
  day: g.gamingDay('The booking day.'),
  clearing: g.text(
    'The data of variance.clearing-proposed as JSON text, according to its schema in docs/events, without `by`: the service adds the person.',
  ),
}) {}

@ArgsType()
export class RecordClearingArguments extends g.args(OfCasinoArguments, {
  proposal: g.id('Event id of the proposal.'),
}) {}

@ObjectType({ description: 'It is recorded.' })
export class ClearingDecided extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was decided about the variance.' })
export class ClearingRefused extends DataRefused<ClearingRefusalCode> {}

export const ClearingDecisionResult = decidedOrRefused(
  'ClearingDecisionResult',
  ClearingDecided,
  ClearingRefused,
);

export const clearingRefused = ({ code, wrong }: ClearingNotRecorded): ClearingRefused => ({
  code,
  ...CLEARING_REFUSALS[code],
  ...detailOf(wrong),
});

const CLEARINGS: PagedList = { name: 'clearings', key: ['record'] };

@Resolver()
@RequirePermission('corrections:read')
export class ClearingResolver {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStorePort) {}

  @Query(() => ClearingConnection, {
    description: 'Proposals to clear open variances (regularizaciones), in the order of the proposals.',
  })
  async clearings(
    @Args() args: ListArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Connection<ClearingType>> {
    const { casino } = args;
    const page = pageRequest(CLEARINGS, args, await positionFor(principal, args, snapshot));
    const { position, after, first } = page;
    const wanted = {
      ...clearingsOf(casino),
      position,
      after: after?.[0],
      limit: first + 1,
    };
    const clearings = await snapshot.read((manager) =>
      readProposals<ClearingProposed>(manager, this.store, wanted),
    );
    return pageOf(clearings, page, {
      node: clearingOf,
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }
}

type Result = Promise<ClearingDecided | ClearingRefused>;

const ANSWERS = {
  recorded: decisionRecorded,
  refused: clearingRefused,
  behind: { code: 'CLEARING.BOOKS_BEHIND' },
} as const;

@Resolver()
@RequirePermission('corrections:decide')
export class ClearingDecisionResolver {
  constructor(
    private readonly decisions: ClearingDecisions,
    private readonly books: CaughtUpBooks,
  ) {}

  @Mutation(() => ClearingDecisionResult, {
    description: 'Proposes how to clear an open variance; another person must approve with recordClearing.',
  })
  proposeClearing(
    @Args() { casino, day: gamingDay, clearing }: ProposeClearingArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Result {
    const stated = statedData(clearing, 'clearing');
    return this.books.answer(
      { casino, principal, snapshot },
      (inView) => this.decisions.propose({ gamingDay, stated }, inView, principal),
      ANSWERS,
    );
  }

  @Mutation(() => ClearingDecisionResult, {
    description: "Approves another person's proposal: the variance is cleared in the books of the day.",
  })
  recordClearing(
    @Args() { casino, proposal }: RecordClearingArguments,
    @Asked() { principal, snapshot }: Asking,
  ): Result {
    return this.books.answer(
      { casino, principal, snapshot },
      (inView) => this.decisions.approve(proposal, inView, principal),
      ANSWERS,
    );
  }
}
