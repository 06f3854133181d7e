import { Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import { type NotRecorded, refusalsOf, type RecordedNow } from '../../api/decision-refused';
import decisions from '../../words/refusals/decisions.json';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import { decidingPerson, DecisionWriter } from '../_core/decisions/decision-writer';
import { ViewClock } from '../../api/timed-feeds';
import { accepted, refused, type Result } from '../../kernel/result';
import type { EventType } from '../event-contract/catalogue';
import { readFindingDecisions } from '../findings/findings.queries';
import { isSamePerson } from '../../kernel/second-person';
import { alertsAt } from './floor-alerts';
import { readFloor } from './floor-alerts.queries';
import { present } from '../../kernel/present';

interface Acknowledged extends RecordedNow {
  readonly type: EventType;
}

const TYPE = 'cagnotte.floor-alert.acknowledged.v1';

@Injectable()
export class FloorAlertDecisions {
  constructor(
    private readonly writer: DecisionWriter,
    private readonly clock: ViewClock,
  ) {}

  async acknowledge(
    { alert: id, note }: { readonly alert: string; readonly note?: string },
    { casino, position, manager }: BooksInView,
    principal: Principal,
  ): Promise<Result<Acknowledged, NotRecorded<FloorAlertRefusalCode>>> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'FLOOR_ALERT.NOT_A_PERSON' });
    const floor = await readFloor(manager, { casino, position });
    const alert = alertsAt(casino, floor, this.clock.now()).alerts.find((each) => each.id === id);
    if (alert === undefined) return refused({ code: 'FLOOR_ALERT.UNKNOWN' });
    const said = await readFindingDecisions(manager, { casino, position, findings: [id] });
    if (said.some((each) => isSamePerson(each.by, by)))
      return refused({ code: 'FLOOR_ALERT.ALREADY_ACKNOWLEDGED' });
    const { kind, table, about, since, gamingDay } = alert;
    const recorded = await this.writer.record({
      casino,
      gamingDay,
      type: TYPE,
      about: id,
      after: said.at(-1)?.eventId,
      principal,
      data: { alert: id, kind, table, since: new Date(since).toISOString(), by, ...present({ about, note }) },
    });
    return recorded === undefined
      ? refused({ code: 'FLOOR_ALERT.SEEN_MEANWHILE' })
      : accepted({ ...recorded, type: TYPE });
  }
}

export const FLOOR_ALERT_REFUSALS = refusalsOf(decisions.floorAlert);

export type FloorAlertRefusalCode = keyof typeof FLOOR_ALERT_REFUSALS;
