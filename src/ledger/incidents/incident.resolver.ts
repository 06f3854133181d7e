import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { PageArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { enumOfValues } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import type { IncidentDecision, IncidentKind } from './incidents.events';
import { incidentAddress, type IncidentRow, readIncidents } from './incidents.queries';

const IncidentKindName = enumOfValues<IncidentKind>('IncidentKind', 'What an incident at a table is about.', {
  dispute: 'Players, or players and the house, disagree.',
  error: 'Somebody dealt, paid or announced wrongly.',
  'unforeseen-case': 'A case that the rules of the game do not foresee (1.1.8.A VIII.4.h).',
  conduct: 'The conduct of somebody at the table (1.1.10 IX.15).',
  other: 'Anything else; the note says what.',
});

const IncidentDecisionName = enumOfValues<IncidentDecision>(
  'IncidentDecisionKind',
  'What the supervisor of a table decided.',
  {
    'play-stands': 'The play stands as it was.',
    'play-void': 'The play is void.',
    'play-rectified': 'The play is rectified by the rules.',
    'claim-paid': 'What was claimed is paid.',
    'claim-refused': 'What was claimed is refused.',
    warned: 'A player is warned.',
    'sent-away': 'A player is sent away.',
    'no-action': 'Nothing was to be done.',
  },
);

@ObjectType({ description: 'What the supervisor decided about an incident; of several decisions the last.' })
class DecisionAboutIncident extends g.object({
  decision: g.of(() => IncidentDecisionName),
  rule: g.nullable(g.text('The rule or article on which it rests.')),
  sentAway: g.listOf(() => String, 'Players sent away, by opaque id.'),
  consulted: g.nullable(g.text('Who of the direction of games was consulted.')),
  document: g.nullable(g.text('The number of the paper.')),
  note: g.nullable(g.text()),
  by: g.text('Who decided.'),
  at: g.text('The stated time.'),
  recordNumber: g.position(),
}) {}

@ObjectType('Incident', { description: 'What a supervisor had to decide at a table.' })
class IncidentType extends g.object({
  id: g.id('Table, gaming day, session and number; documents are attached to it.'),
  incident: g.text('Its number, unique in the session.'),
  kind: g.of(() => IncidentKindName),
  gamingDay: g.gamingDay(),
  table: g.text(),
  sessionNo: g.int(),
  play: g.nullable(g.text('The round or hand; of a coup, shoe and coup.')),
  players: g.listOf(() => String, 'Players concerned, by opaque id.'),
  employees: g.listOf(() => String, 'Employees concerned, by number.'),
  rule: g.nullable(g.text('The rule or article that was invoked.')),
  note: g.nullable(g.text()),
  by: g.text('Who recorded it.'),
  at: g.text('The stated time.'),
  recordNumber: g.position(),
  decision: g.nullable(g.of(() => DecisionAboutIncident, 'Null: nobody has decided.')),
}) {}

@ArgsType()
class IncidentsArguments extends g.args(PageArguments, {
  from: g.optional(g.gamingDay('From this gaming day on.')),
  day: g.optional(g.gamingDay('Of this gaming day alone.')),
  table: g.optional(g.text('Of this table.')),
  sessionNo: g.optional(g.int('Of this session of each day.')),
  incident: g.optional(g.text('With this number.')),
  kind: g.optional(g.of(() => IncidentKindName, 'Of this kind.')),
  party: g.optional(g.text('That concern this player (opaque id), or this employee (number).')),
  isDecided: g.optional(g.bool('True: with a decision; false: without one.')),
}) {}

@Resolver()
@RequirePermission('tables:read')
export class IncidentResolver {
  @ListField(
    IncidentType,
    'The incidents of tables with the decisions of supervisors, in the order of the facts.',
  )
  incidents(@Args() args: IncidentsArguments) {
    return list({
      name: 'incidents',
      key: { recordNumber: 'record' },
      read: (db, page) => readIncidents(db, page, args),
      node: incidentOf,
    });
  }
}

const nameOf = ({ id, name }: { readonly id: string; readonly name?: string }): string => name ?? id;

const incidentOf = ({ data, decision, happenedAt, ...row }: IncidentRow): IncidentType => ({
  id: incidentAddress({ ...row, data }),
  incident: data.incident,
  kind: data.kind,
  gamingDay: row.gamingDay,
  table: row.table,
  sessionNo: row.sessionNo,
  play: data.play ?? null,
  players: data.players ?? [],
  employees: data.employees ?? [],
  rule: data.rule ?? null,
  note: data.note ?? null,
  by: nameOf(data.by),
  at: happenedAt,
  recordNumber: row.recordNumber,
  decision: decision === undefined ? null : decisionOf(decision),
});

const decisionOf = ({
  data,
  happenedAt,
  recordNumber,
}: NonNullable<IncidentRow['decision']>): DecisionAboutIncident => ({
  decision: data.decision,
  rule: data.rule ?? null,
  sentAway: data.sentAway ?? [],
  consulted: data.consulted === undefined ? null : nameOf(data.consulted),
  document: data.document ?? null,
  note: data.note ?? null,
  by: nameOf(data.by),
  at: happenedAt,
  recordNumber,
});
