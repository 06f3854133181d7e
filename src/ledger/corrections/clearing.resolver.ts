import { ProposalType, signatureOf } from '../register/event.resolver';
import { ObjectType, ArgsType, Args, Resolver } from '@nestjs/graphql';
import type { ClearingProposed } from './corrections.events';
import { readProposals } from '../register/proposals.queries';
import { ListArguments } from '../../api/connection.type';
import type { ClearingRefusalCode, ClearingNotRecorded, ClearingKnown } from './clearing.decisions';
import { clearingsOf, ClearingDecisions, CLEARING_REFUSALS } from './clearing.decisions';
import { DecisionField, type DecisionIn, decisions } from '../../api/decision-field';
import {
  decisionRecorded,
  DecisionRecorded,
  decidedOrRefused,
  DataRefused,
  refusedWith,
} from '../../api/decision-refused';
import { list, ListField } from '../../api/list-field';
import { Inject } from '@nestjs/common';
import { RequirePermission } from '../../access/require-permission.decorator';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { OfCasinoArguments } from '../../api/snapshot/casino-scope';
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

const CLEARING = decisions({
  answer: decidedOrRefused('ClearingDecisionResult', ClearingDecided, ClearingRefused),
  recorded: decisionRecorded,
  refused: (why: ClearingNotRecorded) => refusedWith(CLEARING_REFUSALS, why),
  behind: { code: 'CLEARING.BOOKS_BEHIND' },
});

@Resolver()
@RequirePermission('corrections:decide')
export class ClearingResolver {
  constructor(
    private readonly decisions: ClearingDecisions,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  @ListField(
    ClearingType,
    'Proposals to clear open variances (regularizaciones), in the order of the proposals.',
  )
  @RequirePermission('corrections:read')
  clearings(@Args() { casino }: ListArguments) {
    return list({
      name: 'clearings',
      key: { recordNumber: 'record' },
      read: (db, page) =>
        readProposals<ClearingProposed>(db, this.store, { ...clearingsOf(casino), ...page }),
      node: clearingOf,
    });
  }

  @DecisionField(
    CLEARING,
    'Proposes how to clear an open variance; another person must approve with recordClearing.',
  )
  proposeClearing(
    @Args() { day: gamingDay, clearing }: ProposeClearingArguments,
  ): DecisionIn<typeof CLEARING> {
    const stated = statedData(clearing, 'clearing');
    return (inView, principal) => this.decisions.propose({ gamingDay, stated }, inView, principal);
  }

  @DecisionField(
    CLEARING,
    "Approves another person's proposal: the variance is cleared in the books of the day.",
  )
  recordClearing(@Args() { proposal }: RecordClearingArguments): DecisionIn<typeof CLEARING> {
    return (inView, principal) => this.decisions.approve(proposal, inView, principal);
  }
}
