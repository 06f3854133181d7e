import { about, type EventFinding, type Finding, raise, said } from '../../finding-catalogue/finding';
import { type CorrectedFact, type EventIdentity, isSameEvent, latestVersion } from './corrected-fact.state';
import { type EventOf, dataFits } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import { partitionKeyOf } from '../fact-order/place.state';
import { checkTwoPersons } from '../_core/two-persons.check';
import {
  isSamePerson,
  type Person,
  secondPairRefusal,
  type SecondPerson,
  type SecondPersonRefusal,
} from '../../kernel/second-person';

type CorrectionEvent = EventOf<'cagnotte.correction.recorded.v1'>;

export interface CorrectionTarget {
  readonly fact: CasinoEvent;
  readonly known: CorrectedFact;
}

export function withoutEffectRefusal(
  data: Pick<CorrectionEvent['data'], 'corrects' | 'replacement'>,
  target: CorrectionTarget | undefined,
): Finding | undefined {
  const named = said('event-of', { event: data.corrects.id, source: data.corrects.source });
  if (target === undefined) {
    return raise({
      code: 'correction-of-unknown-event',
      expected: named,
      found: said('no-such-record-before'),
    });
  }
  const { fact, known } = target;
  if (partitionKeyOf(fact) === undefined) {
    const expected = said('fact-of-table-cage-pool-or-ledger');
    return raise({
      code: 'correction-not-possible',
      expected,
      found: said('which-is-decision-or-note-of-service', { name: named }),
    });
  }
  const last: EventIdentity = latestVersion(fact, known);
  if (!isSameEvent(data.corrects, last)) {
    const expected = said('correction-of-last-one-event-of', { event: last.id, source: last.source });
    return raise({ code: 'correction-not-of-the-last', expected, found: named });
  }
  if (data.replacement === undefined || dataFits(fact.type, data.replacement)) return undefined;
  return raise({
    code: 'correction-does-not-fit',
    expected: said('data-as-has-them', { name: named }),
    found: said('other-data-nothing-changed'),
  });
}

export const checkCorrection = (
  event: CorrectionEvent,
  target: CorrectionTarget | undefined,
): readonly EventFinding[] => {
  const without = withoutEffectRefusal(event.data, target);
  const { proposedBy, approvedBy } = event.data;
  return about(
    [...checkTwoPersons([proposedBy, approvedBy]), ...(without === undefined ? [] : [without])],
    event.id,
  );
};

export interface ProposalState {
  readonly by: Person;
  readonly isWithdrawn: boolean;
  readonly isReplaced: boolean;
  readonly isRecorded: boolean;
}

export function approvalRefusal(
  proposal: ProposalState | undefined,
  second: SecondPerson,
): `CORRECTION.${SecondPersonRefusal | EndedProposal}` | undefined {
  const ended = endedRefusal(proposal);
  if (ended !== undefined) return ended;
  const why = secondPairRefusal(proposal!.by, second);
  return why && `CORRECTION.${why}`;
}

/** Why a proposal cannot be withdrawn by a person: only who proposed it takes it back, and only while it waits. */
export const withdrawalRefusal = (
  proposal: ProposalState | undefined,
  by: Person,
): `CORRECTION.${'NOT_YOURS' | EndedProposal}` | undefined =>
  endedRefusal(proposal) ?? (isSamePerson(proposal!.by, by) ? undefined : 'CORRECTION.NOT_YOURS');

type EndedProposal = 'NOTHING_PROPOSED' | 'ALREADY_RECORDED' | 'WITHDRAWN' | 'PROPOSAL_REPLACED';

function endedRefusal(proposal: ProposalState | undefined): `CORRECTION.${EndedProposal}` | undefined {
  if (proposal === undefined) return 'CORRECTION.NOTHING_PROPOSED';
  if (proposal.isRecorded) return 'CORRECTION.ALREADY_RECORDED';
  if (proposal.isWithdrawn) return 'CORRECTION.WITHDRAWN';
  return proposal.isReplaced ? 'CORRECTION.PROPOSAL_REPLACED' : undefined;
}
