import { Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import type { EventType } from '../event-contract/catalogue';
import { type FindingAct, type FindingRefusalCode, whyNotDealtWith } from './why-not-dealt-with';
import { accepted, refused, type Result } from '../../kernel/result';
import { readFindingDecisions } from './finding-decisions.queries';
import { FINDING } from './finding.read-model';
import type { BooksInView } from '../../api/decisions/books-in-view';
import { DecisionWriter, type RecordedNow } from '../../api/decisions/decision-writer';
import { decidingPerson } from '../../api/decisions/deciding-person';
import type { NotRecorded } from '../../api/decisions/ended-by';

export type FindingWord =
  | { readonly act: Extract<FindingAct, 'acknowledge'>; readonly finding: string; readonly note?: string }
  | { readonly act: Extract<FindingAct, 'resolve'>; readonly finding: string; readonly note: string };

export interface FindingDecided extends RecordedNow {
  readonly type: EventType;
}

type Answer = Result<FindingDecided, NotRecorded<FindingRefusalCode>>;

const TYPES = {
  acknowledge: 'cagnotte.finding.acknowledged.v1',
  resolve: 'cagnotte.finding.resolved.v1',
} as const satisfies Record<FindingAct, EventType>;

@Injectable()
export class FindingDecisions {
  constructor(private readonly writer: DecisionWriter) {}

  async decide(word: FindingWord, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'FINDING.NOT_A_PERSON' });
    const { act, finding: id, note } = word;
    const found = await readFinding(id, inView);
    const code = whyNotDealtWith({ act, by }, found?.state);
    if (found === undefined || code !== undefined) {
      const endedBy = found?.endedBy;
      return refused({ code: code ?? 'FINDING.UNKNOWN', ...(endedBy === undefined ? {} : { endedBy }) });
    }
    const type = TYPES[act];
    const recorded = await this.writer.record({
      ...{ casino: inView.casino, gamingDay: found.gamingDay, type, about: id, after: found.lastSaid },
      data: { finding: id, by, ...(note === undefined ? {} : { note }) },
    });
    return recorded === undefined
      ? refused({ code: 'FINDING.DECIDED_MEANWHILE' })
      : accepted({ ...recorded, type });
  }
}

async function readFinding(id: string, { casino, position, manager }: BooksInView) {
  if (!UUID.test(id)) return undefined;
  const finding = await manager.findOneBy(FINDING, { casino, findingId: id });
  if (finding === null) return undefined;
  const { gamingDay, closedBy, standing } = finding;
  const said = await readFindingDecisions(manager, { casino, position, findings: [id] });
  const seen = said.filter(({ type }) => type === TYPES.acknowledge);
  return {
    gamingDay,
    endedBy: closedBy ?? undefined,
    lastSaid: said.at(-1)?.eventId,
    state: {
      isClosed: closedBy !== null,
      standing: standing ?? undefined,
      acknowledgedBy: seen.map(({ by }) => by),
    },
  };
}

/** The database takes nothing else for the id of a finding. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
