import { Type } from 'typebox';
import { Player, Reason, Seat, Staff } from '../../kernel/fields.schema';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';

export const INCIDENT_KINDS = ['dispute', 'error', 'unforeseen-case', 'conduct', 'other'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

export const INCIDENT_DECISIONS = [
  'play-stands',
  'play-void',
  'play-rectified',
  'claim-paid',
  'claim-refused',
  'warned',
  'sent-away',
  'no-action',
] as const;
export type IncidentDecision = (typeof INCIDENT_DECISIONS)[number];

const IncidentNo = Type.String({
  minLength: 1,
  maxLength: 80,
  pattern: '^[^/]+$',
  description: 'number of the incident, unique in its session',
});

const Play = Type.String({
  minLength: 1,
  maxLength: 80,
  description: 'number of the round or hand; of a coup, shoe and coup: 2.14',
});

const RuleInvoked = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9./ -]{0,79}$',
  description: 'rule or article on which it rests: 1.1.8.A-VIII.4.h-01, or 1.1.8.A-VIII.4.h',
});

const Players = Type.Array(Player, { minItems: 1, maxItems: 40 });

const ofTable = {
  category: 'table',
  reportedBy: ['table', 'office'],
} as const;

export const incidentRecorded = defineFact({
  ...ofTable,
  type: 'cagnotte.incident.recorded.v1',
  title: { en: 'Incident at a table', es: 'Incidente de mesa' },
  description:
    'A dispute, an error or the conduct of somebody at a table is put before its supervisor; the decision may follow later.',
  data: Type.Object({
    incident: IncidentNo,
    kind: Type.Enum([...INCIDENT_KINDS]),
    play: Type.Optional(Play),
    players: Type.Optional({ ...Players, description: 'players concerned, by opaque id' }),
    seats: Type.Optional(Type.Array(Seat, { minItems: 1, maxItems: 40, description: 'seats concerned' })),
    employees: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 80 }), {
        minItems: 1,
        maxItems: 40,
        description: "the casino's numbers of the employees concerned",
      }),
    ),
    rule: Type.Optional(RuleInvoked),
    note: Type.Optional({ ...Reason, description: 'in words; without the name of a customer' }),
    by: Staff,
  }),
});
export type IncidentRecorded = DataOf<typeof incidentRecorded>;

export const incidentDecided = defineFact({
  ...ofTable,
  type: 'cagnotte.incident.decided.v1',
  title: { en: 'Decision about an incident', es: 'Decisión sobre un incidente' },
  description:
    'The supervisor of a table decides about an incident. A further decision about the same incident replaces the one before it.',
  data: Type.Object({
    incident: IncidentNo,
    decision: Type.Enum([...INCIDENT_DECISIONS]),
    rule: Type.Optional(RuleInvoked),
    sentAway: Type.Optional({ ...Players, description: 'players sent away, by opaque id' }),
    consulted: Type.Optional({
      ...Staff,
      description: 'who of the direction of games was consulted before the decision',
    }),
    document: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 120,
        description: 'number of the paper on which it is written',
      }),
    ),
    note: Type.Optional({ ...Reason, description: 'in words; without the name of a customer' }),
    by: Staff,
  }),
});
export type IncidentDecided = DataOf<typeof incidentDecided>;

export const incidentEvents = [incidentRecorded, incidentDecided] as const;
