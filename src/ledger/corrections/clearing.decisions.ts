import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import type { ClearingProposed } from './corrections.events';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import type { RefusalText } from '../../kernel/words';
import { whatIsWrongWith } from '../../intake/read-delivery';
import { derivedId } from '../../kernel/identity';
import { accepted, refused, type Result } from '../../kernel/result';
import { type ProposalKnown, readProposals } from '../register/proposals.queries';
import { readCasinoBooks } from '../casino/known-days.queries';
import { type RecordedNow, refusalsOf } from '../../api/decision-refused';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import {
  DecisionWriter,
  decidingPerson,
  recordAsSecond,
  secondPerson,
} from '../_core/decisions/decision-writer';
import decisions from '../../words/refusals/decisions.json';
import { type Person, secondPairRefusal, type SecondPerson } from '../../kernel/second-person';
import { varianceCleared } from './corrections.events';

export interface ProposedClearing {
  readonly by: Person;
  readonly isRecorded: boolean;
}

export function clearingRefusal(
  proposal: ProposedClearing | undefined,
  second: SecondPerson,
): ClearingRefusalCode | undefined {
  if (proposal === undefined) return 'CLEARING.NOTHING_PROPOSED';
  if (proposal.isRecorded) return 'CLEARING.ALREADY_RECORDED';
  const why = secondPairRefusal(proposal.by, second);
  return why && `CLEARING.${why}`;
}

const PROPOSED = 'cagnotte.variance.clearing-proposed.v1' as const;
const CLEARED = varianceCleared.type;

export interface ClearingNotRecorded {
  readonly code: ClearingRefusalCode;
  readonly wrong?: RefusalText;
}

type Answer = Result<RecordedNow & { readonly type: string }, ClearingNotRecorded>;

export type ClearingKnown = ProposalKnown<ClearingProposed>;

export const clearingsOf = (casino: string) => ({
  casino,
  types: { proposed: PROPOSED, recorded: CLEARED },
  recordedId: (proposal: string): string => derivedId('decision', casino, CLEARED, proposal),
});

/** Decisions on what a pending difference was: one person proposes, another one approves. */
@Injectable()
export class ClearingDecisions {
  constructor(
    private readonly writer: DecisionWriter,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  async propose(
    { gamingDay, stated }: { readonly gamingDay: string; readonly stated: object },
    inView: BooksInView,
    principal: Principal,
  ): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'CLEARING.NOT_A_PERSON' });
    const { casino, manager } = inView;
    const data = { ...stated, by } as unknown as ClearingProposed;
    const about = derivedId('clearing', gamingDay, JSON.stringify(data));
    const decision = { casino, gamingDay, type: PROPOSED, data, about } as const;
    const { currency } = await readCasinoBooks(manager, inView);
    const wrong = whatIsWrongWith(this.writer.eventOf(decision), { bookCurrencyOf: () => currency });
    if (wrong !== undefined) return refused({ code: 'CLEARING.DOES_NOT_FIT', wrong });
    const recorded = await this.writer.recordOnce({ ...decision, principal });
    return recorded === undefined
      ? refused({ code: 'CLEARING.ALREADY_PROPOSED' })
      : accepted({ ...recorded, type: PROPOSED });
  }

  async approve(proposal: string, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refused({ code: 'CLEARING.NOT_A_PERSON' });
    const { casino } = inView;
    const found = await this.find(proposal, inView);
    const right = { permission: 'corrections:decide', casino } as const;
    const second = secondPerson(by, principal, right);
    const code = clearingRefusal(found && stateOf(found), second);
    if (found === undefined || code !== undefined) {
      return refused({ code: code ?? 'CLEARING.NOTHING_PROPOSED' });
    }
    const { by: proposedBy, ...clearing } = found.proposed;
    const recorded = await recordAsSecond(principal, { ...right, first: proposedBy }, (second) =>
      this.writer.recordOnce({
        casino,
        gamingDay: found.gamingDay,
        type: CLEARED,
        about: proposal,
        principal: second,
        data: { ...clearing, approvedBy: [proposedBy, by], proposal },
      }),
    );
    if (typeof recorded === 'string') return refused({ code: `CLEARING.${recorded}` });
    return recorded === undefined
      ? refused({ code: 'CLEARING.ALREADY_RECORDED' })
      : accepted({ ...recorded, type: CLEARED });
  }

  private async find(
    proposal: string,
    { casino, position, manager }: BooksInView,
  ): Promise<ClearingKnown | undefined> {
    const wanted = { ...clearingsOf(casino), position, proposal, limit: 1 };
    const [found] = await readProposals<ClearingProposed>(manager, this.store, wanted);
    return found;
  }
}

const stateOf = ({ proposed, recordedAs }: ClearingKnown) => ({
  by: proposed.by,
  isRecorded: recordedAs !== null,
});

export const CLEARING_REFUSALS = refusalsOf(decisions.clearing);

export type ClearingRefusalCode = keyof typeof CLEARING_REFUSALS;
