import { Inject, Injectable } from '@nestjs/common';
import { SubjectKeys } from '../../access/personal-data/subject-keys';
import type { Principal } from '../../access/principal';
import { type RecordedNow, refusalsOf } from '../../api/decision-refused';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import {
  decidingPerson,
  DecisionWriter,
  recordAsSecond,
  secondPerson,
} from '../_core/decisions/decision-writer';
import decisions from '../../words/refusals/decisions.json';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { derivedId } from '../../kernel/identity';
import { accepted, refused, type Result } from '../../kernel/result';
import { secondPairRefusal } from '../../kernel/second-person';
import { type ProposalKnown, readProposals } from '../register/proposals.queries';
import type { ErasureProposed } from './erasure.events';
import { readSubjects } from './subjects.queries';

const PROPOSED = 'cagnotte.personal-data.erasure-proposed.v1' as const;
const ERASED = 'cagnotte.personal-data.erased.v1' as const;

export const MOST_ERASED = 1_000;

export interface ErasureNotRecorded {
  readonly code: ErasureRefusalCode;
  readonly unknown?: readonly string[];
}

type Answer = Result<RecordedNow & { readonly type: string }, ErasureNotRecorded>;

export type ErasureKnown = ProposalKnown<ErasureProposed>;

export const erasuresOf = (casino: string) => ({
  casino,
  types: { proposed: PROPOSED, recorded: ERASED },
  recordedId: (proposal: string): string => derivedId('decision', casino, ERASED, proposal),
});

/** Erases names of customers and quarantined deliveries: one person proposes, another one approves. */
@Injectable()
export class ErasureDecisions {
  constructor(
    private readonly writer: DecisionWriter,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
    private readonly keys: SubjectKeys,
  ) {}

  async propose(
    { subjects, reason }: { readonly subjects: readonly string[]; readonly reason: string },
    { casino, manager }: BooksInView,
    principal: Principal,
  ): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'ERASURE.NOT_A_PERSON' });
    const wanted = [...new Set(subjects)];
    const found = await readSubjects(manager, {
      casino,
      erased: false,
      subjects: wanted,
      limit: MOST_ERASED,
    });
    const known = new Set(found.map(({ subject }) => subject));
    const unknown = wanted.filter((subject) => !known.has(subject));
    if (found.length === 0 || unknown.length > 0)
      return refused({ code: 'ERASURE.UNKNOWN_SUBJECT', unknown });
    const erases = found.map(({ subject, keyId: key }) => ({ subject, key }));
    const recorded = await this.writer.recordOnce({
      // The latest gaming day of what is erased, so that the decision is on a day that the books know.
      casino,
      gamingDay: found.at(-1)!.lastDay,
      type: PROPOSED,
      principal,
      data: { erases, reason, by },
      about: derivedId('erasure', JSON.stringify({ erases, reason, by })),
    });
    return recorded === undefined
      ? refused({ code: 'ERASURE.ALREADY_PROPOSED' })
      : accepted({ ...recorded, type: PROPOSED });
  }

  /** Records the decision, then destroys the keys. If the process stops in between, the next start destroys them. */
  async approve(proposal: string, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'ERASURE.NOT_A_PERSON' });
    const { casino, position, manager } = inView;
    const wanted = { ...erasuresOf(casino), position, proposal, limit: 1 };
    const [found] = await readProposals<ErasureProposed>(manager, this.store, wanted);
    if (found === undefined) return refused({ code: 'ERASURE.NOTHING_PROPOSED' });
    if (found.recordedAs !== null) return refused({ code: 'ERASURE.ALREADY_RECORDED' });
    const { by: proposedBy, erases, reason } = found.proposed;
    const right = { permission: 'personal:erase', casino } as const;
    const why = secondPairRefusal(proposedBy, secondPerson(by, principal, right));
    if (why !== undefined) return refused({ code: `ERASURE.${why}` });
    const recorded = await recordAsSecond(principal, { ...right, first: proposedBy }, (second) =>
      this.writer.recordOnce({
        casino,
        gamingDay: found.gamingDay,
        type: ERASED,
        about: proposal,
        principal: second,
        data: { erases, reason, approvedBy: [proposedBy, by], proposal },
      }),
    );
    if (typeof recorded === 'string') return refused({ code: `ERASURE.${recorded}` });
    if (recorded === undefined) return refused({ code: 'ERASURE.ALREADY_RECORDED' });
    await this.keys.destroy(
      erases.map(({ key }) => key),
      recorded.time,
    );
    return accepted({ ...recorded, type: ERASED });
  }
}

export const ERASURE_REFUSALS = refusalsOf(decisions.erasure);

export type ErasureRefusalCode = keyof typeof ERASURE_REFUSALS;
