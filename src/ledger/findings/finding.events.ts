import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import { Reason, Staff } from '../../kernel/fields.schema';

const FindingId = Type.String({ pattern: '^[A-Za-z0-9-]{1,80}$', description: 'id of the finding' });

export const findingAcknowledged = defineFact({
  type: 'cagnotte.finding.acknowledged.v1',
  title: { en: 'Finding acknowledged', es: 'Incidencia reconocida' },
  category: 'finding',
  reportedBy: 'person',
  decidedBy: 'acknowledgeFinding',
  permission: 'findings:acknowledge',
  description: 'A person has seen a finding and says so.',
  data: Type.Object({ finding: FindingId, by: Staff, note: Type.Optional(Reason) }),
});
export type FindingAcknowledged = DataOf<typeof findingAcknowledged>;

export const findingResolved = defineFact({
  type: 'cagnotte.finding.resolved.v1',
  title: { en: 'Finding resolved', es: 'Incidencia resuelta' },
  category: 'finding',
  reportedBy: 'person',
  decidedBy: 'resolveFinding',
  permission: 'findings:decide',
  description: 'A person has dealt with a finding and says how.',
  data: Type.Object({ finding: FindingId, by: Staff, note: Reason }),
});

export const findingAssigned = defineFact({
  type: 'cagnotte.finding.assigned.v1',
  title: { en: 'Finding assigned', es: 'Incidencia asignada' },
  category: 'finding',
  reportedBy: 'person',
  decidedBy: 'assignFinding',
  permission: 'findings:acknowledge',
  description: 'A person assigns a finding to somebody; the last assignment counts.',
  data: Type.Object({ finding: FindingId, by: Staff, to: Staff, note: Type.Optional(Reason) }),
});
export type FindingAssigned = DataOf<typeof findingAssigned>;

export const findingNoted = defineFact({
  type: 'cagnotte.finding.noted.v1',
  title: { en: 'Finding noted', es: 'Nota a una incidencia' },
  category: 'finding',
  reportedBy: 'person',
  decidedBy: 'noteOnFinding',
  permission: 'findings:acknowledge',
  description: 'A person notes something on a finding; it stays open.',
  data: Type.Object({ finding: FindingId, by: Staff, note: Reason }),
});

export const findingEvents = [findingAcknowledged, findingResolved, findingAssigned, findingNoted] as const;
