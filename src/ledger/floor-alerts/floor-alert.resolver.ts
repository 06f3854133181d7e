import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { RequirePermission } from '../../access/require-permission.decorator';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { DecisionField, type DecisionIn, decisions } from '../../api/decision-field';
import {
  decidedOrRefused,
  decisionRecorded,
  DecisionRecorded,
  DecisionRefused,
  type NotRecorded,
  refusedWith,
} from '../../api/decision-refused';
import { CurrentSubscriber, Delivered, Delivers, type Subscriber } from '../../api/feed-reader';
import { schemaEnum } from '../../api/scalars';
import { OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { statedNote } from '../_core/decisions/decision-writer';
import { type TimedFeed, TimedFeeds, ViewClock } from '../../api/timed-feeds';
import { readFindingDecisions, type RecordedFindingDecision } from '../findings/findings.queries';
import { FindingDecisionType, findingDecisionOf } from '../findings/finding.type';
import type { FloorAlertRefusalCode } from './floor-alert.decisions';
import { FLOOR_ALERT_REFUSALS, FloorAlertDecisions } from './floor-alert.decisions';
import { ALERT_KINDS } from './floor-alert.events';
import { type AlertKind, alertsAt, type Floor, type FloorAlert } from './floor-alerts';
import { readFloor } from './floor-alerts.queries';
import { g } from '../../api/schema-fields';

const enumName = (kind: AlertKind): string => kind.replaceAll('-', '_').toUpperCase();
const AlertKindName: Readonly<Record<string, AlertKind>> = Object.fromEntries(
  ALERT_KINDS.map((kind) => [enumName(kind), kind]),
);
schemaEnum(AlertKindName, 'FloorAlertKind', 'What an alert of the floor is about.', {
  SILENT_SOURCE: 'A source that reports play says nothing while its table is open.',
  SLIP_UNCONFIRMED: 'A slip was asked for, and its receiver has not confirmed it.',
  COUNT_OVERDUE: 'A table is open and was not counted for long.',
  BANK_NEAR_LIMIT: "A player's bank comes near its authorised maximum.",
  INTERRUPTED_LONG: 'A table has been interrupted for long.',
  SLOW_PLAY: 'A table reports fewer rounds in an hour than the casino wants.',
});

@ObjectType('FloorAlert', {
  description:
    'Something overdue on the floor, or near a limit, at the time of the query. It is a view: it ends with its cause, and only its acknowledgement is recorded.',
})
class FloorAlertType extends g.object({
  id: g.id('The same for the same state of affairs.'),
  kind: g.of(() => AlertKindName),
  table: g.text(),
  gamingDay: g.gamingDay(),
  sessionNo: g.nullable(g.int('The session of the table; null for a slip.')),
  about: g.nullable(g.text('The source, the slip or the bank.')),
  since: g.instant('From when its time runs: when the service recorded the last report.'),
  dueAt: g.instant('When it became an alert.'),
  says: g.text(),
  saysEs: g.text('In Spanish.'),
  decisions: g.listOf(() => FindingDecisionType, 'Who has acknowledged it; `finding` is its id.'),
}) {}

@ObjectType({ description: 'The alerts of the floor at a moment.' })
class FloorAlertsAt extends g.object(Delivered, {
  at: g.instant('The moment, by the clock of the service.'),
  alerts: g.listOf(() => FloorAlertType, 'The oldest first.'),
  nextAt: g.nullable(g.instant('When the next is due, if nothing is reported before; null: none.')),
}) {}

@ArgsType()
class FloorAlertsArguments extends g.args(OfCasinoArguments, {
  waitFor: g.optional(g.text('A receipt of an ingest answer: waits until the figures contain it.')),
}) {}

@ArgsType()
class AcknowledgeFloorAlertArguments extends g.args(OfCasinoArguments, {
  alert: g.id('The id of the alert.'),
  note: g.optional(g.text('A comment, 1 to 1000 characters.')),
}) {}

@ObjectType({ description: 'It is recorded.' })
class FloorAlertAcknowledged extends DecisionRecorded {}

@ObjectType({ description: 'Nothing was recorded about the alert.' })
class FloorAlertRefused extends DecisionRefused<FloorAlertRefusalCode> {}

const ACKNOWLEDGEMENT = decisions({
  answer: decidedOrRefused('FloorAlertResult', FloorAlertAcknowledged, FloorAlertRefused),
  recorded: decisionRecorded,
  refused: (why: NotRecorded<FloorAlertRefusalCode>) => refusedWith(FLOOR_ALERT_REFUSALS, why),
  behind: { code: 'FLOOR_ALERT.BOOKS_BEHIND' },
});

interface Facts {
  readonly floor: Floor;
  /** Acknowledgements of alerts that are due or become due later. */
  readonly said: readonly RecordedFindingDecision[];
}

async function readFacts(
  manager: EntityManager,
  { casino, position }: { readonly casino: string; readonly position: bigint },
): Promise<Facts> {
  const floor = await readFloor(manager, { casino, position });
  const all = alertsAt(casino, floor, Infinity).alerts.map(({ id }) => id);
  const said =
    all.length === 0 ? [] : await readFindingDecisions(manager, { casino, position, findings: all });
  return { floor, said };
}

const iso = (at: number): string => new Date(at).toISOString();

const alertOf = (
  { id, kind, table, gamingDay, sessionNo, about, since, dueAt, says }: FloorAlert,
  said: readonly RecordedFindingDecision[],
): FloorAlertType => ({
  id,
  kind,
  table,
  gamingDay,
  sessionNo: sessionNo ?? null,
  about: about ?? null,
  since: iso(since),
  dueAt: iso(dueAt),
  says: says.en,
  saysEs: says.es,
  decisions: said.filter(({ finding }) => finding === id).map(findingDecisionOf),
});

const feedOf = (casino: string): TimedFeed<Facts, FloorAlertsAt> => ({
  name: 'floorAlertsChanged',
  casino,
  read: (snapshot, position) => snapshot.read((manager) => readFacts(manager, { casino, position })),
  at: ({ floor, said }, { position, now }) => {
    const { alerts, nextAt } = alertsAt(casino, floor, now);
    const item = {
      position,
      at: iso(now),
      alerts: alerts.map((alert) => alertOf(alert, said)),
      nextAt: nextAt === undefined ? null : iso(nextAt),
    };
    const sameAs = JSON.stringify(
      item.alerts.map(({ id, saysEs, decisions }) => [id, saysEs, decisions.length]),
    );
    return { item, sameAs, nextAt };
  },
});

@Resolver()
@RequirePermission('tables:read')
export class FloorAlertResolver {
  constructor(
    private readonly feeds: TimedFeeds,
    private readonly clock: ViewClock,
    private readonly decisions: FloorAlertDecisions,
  ) {}

  @AnswerField(
    () => FloorAlertsAt,
    'The alerts of the floor now: sources that are silent, slips that nobody confirms, tables that nobody counts, that are interrupted for long or play slowly, banks near their limit.',
  )
  floorAlerts(@Args() _of: FloorAlertsArguments): AnswerOf<FloorAlertsAt> {
    return async ({ manager, casino, position }) => {
      const facts = await readFacts(manager, { casino, position });
      return feedOf(casino).at(facts, { position, now: this.clock.now() }).item;
    };
  }

  @Delivers(
    () => FloorAlertsAt,
    'The current alerts of the floor, and again whenever one begins, ends or is acknowledged.',
  )
  floorAlertsChanged(
    @Args() { casino }: OfCasinoArguments,
    @CurrentSubscriber() subscriber: Subscriber,
  ): Promise<AsyncIterableIterator<FloorAlertsAt>> {
    return this.feeds.subscribe(feedOf(casino), subscriber);
  }

  @DecisionField(ACKNOWLEDGEMENT, 'Acknowledges an alert; it stays until its cause ends.')
  @RequirePermission('findings:acknowledge')
  acknowledgeFloorAlert(
    @Args() { alert, note }: AcknowledgeFloorAlertArguments,
  ): DecisionIn<typeof ACKNOWLEDGEMENT> {
    const word = { alert, ...statedNote(note) };
    return (inView, principal) => this.decisions.acknowledge(word, inView, principal);
  }
}
