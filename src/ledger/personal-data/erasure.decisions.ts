import { Inject, Injectable } from '@nestjs/common';
import { SubjectKeys } from '../../access/personal-data/subject-keys';
import type { Principal } from '../../access/principal';
import {
  type BooksInView,
  decidingPerson,
  DecisionWriter,
  type RecordedNow,
  recordAsSecond,
  secondPerson,
} from '../../api/decision-writer';
import { BY_NAME, type DecisionRefusalText } from '../../api/decision-refused';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { derivedId } from '../../kernel/identity';
import { accepted, refused, type Result } from '../../kernel/result';
import { whyNoSecondPair } from '../gaming-day/gaming-day.state';
import { type ProposalKnown, readProposals } from '../register/proposals.queries';
import type { ErasureProposed } from './erasure.events';
import { readSubjects } from './subjects.queries';

const PROPOSED = 'cagnotte.personal-data.erasure-proposed.v1' as const;
const ERASED = 'cagnotte.personal-data.erased.v1' as const;

export const MOST_ERASED = 1_000;

export type ErasureRefusalCode =
  | 'ERASURE.NOT_A_PERSON'
  | 'ERASURE.BOOKS_BEHIND'
  | 'ERASURE.UNKNOWN_SUBJECT'
  | 'ERASURE.ALREADY_PROPOSED'
  | 'ERASURE.NOTHING_PROPOSED'
  | 'ERASURE.ALREADY_RECORDED'
  | 'ERASURE.SAME_PERSON'
  | 'ERASURE.PROPOSAL_LAPSED'
  | 'ERASURE.TIED';

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

/** Names of customers and deliveries in quarantine are erased: one person proposes, another one approves. */
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
      // A day that the books have: that of the last of what is erased.
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

  /** Records the decision, then destroys the keys. If the process ends in between, the next start destroys them. */
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
    const why = whyNoSecondPair(proposedBy, secondPerson(by, principal, right));
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

const RIGHT_TO_ERASURE = {
  citation: 'Regulation (EU) 2016/679, article 17: the right to erasure',
  citationEs: 'Reglamento (UE) 2016/679, artículo 17: derecho de supresión',
};

export const ERASURE_REFUSALS: Record<ErasureRefusalCode, DecisionRefusalText> = {
  'ERASURE.NOT_A_PERSON': {
    message: 'Persons decide about erasures: use a key that belongs to a person.',
    messageEs: 'Los borrados los deciden personas: use una clave que sea de una persona.',
    ...BY_NAME,
  },
  'ERASURE.BOOKS_BEHIND': {
    message: 'The books are not up to date yet: ask again in a moment.',
    messageEs: 'Los libros aún no están al día: repita la petición dentro de un momento.',
    ...RIGHT_TO_ERASURE,
  },
  'ERASURE.UNKNOWN_SUBJECT': {
    message:
      'For some of these nothing is recorded that could be erased: the detail names them; see the query personalData.',
    messageEs:
      'De alguno de estos no consta nada que se pueda borrar: el detalle los indica; véase la consulta personalData.',
    ...RIGHT_TO_ERASURE,
  },
  'ERASURE.ALREADY_PROPOSED': {
    message: 'This person has made the same proposal before: see the query erasures.',
    messageEs: 'Esta persona ya propuso exactamente lo mismo: véase la consulta erasures.',
    ...RIGHT_TO_ERASURE,
  },
  'ERASURE.NOTHING_PROPOSED': {
    message: 'Nobody has proposed this erasure: see the query erasures.',
    messageEs: 'Nadie ha propuesto este borrado: véase la consulta erasures.',
    ...RIGHT_TO_ERASURE,
  },
  'ERASURE.ALREADY_RECORDED': {
    message: 'This erasure has been approved already: see the query erasures.',
    messageEs: 'Este borrado ya se ha aprobado: véase la consulta erasures.',
    ...RIGHT_TO_ERASURE,
  },
  'ERASURE.SAME_PERSON': {
    message: 'The person who proposed the erasure cannot approve it: two persons are required.',
    messageEs: 'Quien propuso el borrado no puede aprobarlo: hacen falta dos personas.',
    ...RIGHT_TO_ERASURE,
  },
  'ERASURE.PROPOSAL_LAPSED': {
    message: 'The person who proposed the erasure has left or lost the role: propose it again.',
    messageEs: 'Quien propuso el borrado está de baja o ya no tiene el rol: vuelva a proponerlo.',
    ...RIGHT_TO_ERASURE,
  },
  'ERASURE.TIED': {
    message:
      'One of you made a credential of the other in the last 30 days: a third person has to approve the erasure.',
    messageEs:
      'Uno de ustedes hizo una credencial del otro en los últimos 30 días: tiene que aprobar el borrado una tercera persona.',
    ...RIGHT_TO_ERASURE,
  },
};
