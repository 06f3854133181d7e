import { Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import type { EventType } from '../event-contract/catalogue';
import { type Person, isSamePerson } from '../../kernel/second-person';
import { accepted, refused, type Result } from '../../kernel/result';
import { readFindingDecisions } from './findings.queries';
import { FINDING } from './finding.read-model';
import { type RecordedNow, type NotRecorded, refusalsOf } from '../../api/decision-refused';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import { decidingPerson, DecisionWriter } from '../_core/decisions/decision-writer';
import decisions from '../../words/refusals/decisions.json';
import { present } from '../../kernel/present';

type FindingAct = 'acknowledge' | 'resolve' | 'assign' | 'note';

export interface FindingState {
  readonly isClosed: boolean;
  readonly standing: string | undefined;
  readonly acknowledgedBy: readonly Person[];
}

/** Findings about a quarantined delivery close with it (`quarantine.evaluation.ts`). */
const OF_A_DELIVERY = /^quarantined /;

export function findingRefusal(
  { act, by }: { readonly act: FindingAct; readonly by: Person },
  finding: FindingState | undefined,
): FindingRefusalCode | undefined {
  if (finding === undefined) return 'FINDING.UNKNOWN';
  if (finding.isClosed) return 'FINDING.CLOSED';
  if (act === 'resolve') {
    return OF_A_DELIVERY.test(finding.standing ?? '') ? 'FINDING.OF_A_DELIVERY' : undefined;
  }
  if (act !== 'acknowledge') return undefined;
  const hasSeenIt = finding.acknowledgedBy.some((person) => isSamePerson(person, by));
  return hasSeenIt ? 'FINDING.ALREADY_ACKNOWLEDGED' : undefined;
}

export type FindingDecision =
  | { readonly act: 'acknowledge'; readonly finding: string; readonly note?: string }
  | { readonly act: 'resolve' | 'note'; readonly finding: string; readonly note: string }
  | { readonly act: 'assign'; readonly finding: string; readonly to: Person; readonly note?: string };

export interface FindingDecisionRecorded extends RecordedNow {
  readonly type: EventType;
}

type Answer = Result<FindingDecisionRecorded, NotRecorded<FindingRefusalCode>>;

const TYPES = {
  acknowledge: 'cagnotte.finding.acknowledged.v1',
  resolve: 'cagnotte.finding.resolved.v1',
  assign: 'cagnotte.finding.assigned.v1',
  note: 'cagnotte.finding.noted.v1',
} as const satisfies Record<FindingAct, EventType>;

@Injectable()
export class FindingDecisions {
  constructor(private readonly writer: DecisionWriter) {}

  async acknowledgeAll(
    { findings, note }: { readonly findings: readonly string[]; readonly note?: string },
    inView: BooksInView,
    principal: Principal,
  ): Promise<readonly { readonly finding: string; readonly answer: Answer }[]> {
    const answers: { finding: string; answer: Answer }[] = [];
    for (const finding of findings) {
      const word = { act: 'acknowledge' as const, finding, ...present({ note }) };
      // A signature is valid only for the decision that was shown for signing.
      const answer =
        principal.signing !== undefined && findings.length > 1
          ? refused({ code: 'FINDING.SIGNED_ONE_BY_ONE' as const })
          : await this.decide(word, inView, principal);
      answers.push({ finding, answer });
    }
    return answers;
  }

  async decide(word: FindingDecision, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'FINDING.NOT_A_PERSON' });
    const { act, finding: id, note } = word;
    const found = await readFinding(id, inView);
    const code = findingRefusal({ act, by }, found?.state);
    if (found === undefined || code !== undefined) {
      const endedBy = found?.endedBy;
      return refused({ code: code ?? 'FINDING.UNKNOWN', ...present({ endedBy }) });
    }
    const type = TYPES[act];
    const recorded = await this.writer.record({
      casino: inView.casino,
      gamingDay: found.gamingDay,
      type,
      about: id,
      after: found.lastSaid,
      principal,
      data: { finding: id, by, ...('to' in word ? { to: word.to } : {}), ...present({ note }) },
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

/** The form of ids of findings that the database accepts. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const FINDING_REFUSALS = refusalsOf(decisions.finding);

export type FindingRefusalCode = keyof typeof FINDING_REFUSALS;
