import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import { approvalRefusal, withdrawalRefusal, withoutEffectRefusal } from './correction.check';
import { asCounted, type EventIdentity, latestVersion } from './corrected-fact.state';
import type { EventType } from '../event-contract/catalogue';
import type { CasinoEvent } from '../../kernel/envelope';
import { eventKey } from '../event-contract/streams';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import type { RefusalText } from '../../kernel/words';
import { whatIsWrongWith } from '../../intake/read-delivery';
import { accepted, refused, type Result } from '../../kernel/result';
import { present } from '../../kernel/present';
import { isSameValue } from '../../kernel/same-value';
import { type CorrectionKnown, findTarget, type FoundTarget, readCorrections } from './corrections.queries';
import { readCasinoBooks } from '../casino/known-days.queries';
import { type RecordedNow, refusalsOf } from '../../api/decision-refused';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import {
  decidingPerson,
  DecisionWriter,
  recordAsSecond,
  secondPerson,
} from '../_core/decisions/decision-writer';
import decisions from '../../words/refusals/decisions.json';

export interface WantedCorrection {
  readonly corrects: EventIdentity;
  /** Data of the type of the event; undefined cancels the event, or takes a correction back. */
  readonly replacement: object | undefined;
  readonly reason: string;
  readonly document: string | undefined;
}

export type CorrectionDecided = RecordedNow & { readonly type: EventType };

export interface CorrectionRefused {
  readonly code: CorrectionRefusalCode;
  /** The event to correct instead, as `id of source`. */
  readonly about: readonly string[];
  readonly wrong?: RefusalText;
}

type Answer = Result<CorrectionDecided, CorrectionRefused>;

const MOST_PROPOSALS = 1_000;

const REFUSALS: Readonly<Record<string, CorrectionRefusalCode>> = {
  'correction-of-unknown-event': 'CORRECTION.UNKNOWN_EVENT',
  'correction-not-possible': 'CORRECTION.NOT_POSSIBLE',
  'correction-not-of-the-last': 'CORRECTION.NOT_OF_THE_LAST',
  'correction-does-not-fit': 'CORRECTION.DOES_NOT_FIT',
};

@Injectable()
export class CorrectionDecisions {
  constructor(
    private readonly writer: DecisionWriter,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  async propose(wanted: WantedCorrection, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refusing('CORRECTION.NOT_A_PERSON');
    const { corrects, reason, document } = wanted;
    const replacement = await this.protectedReplacement(wanted, inView);
    const looked = await this.lookAt({ ...wanted, replacement }, inView);
    if (!looked.ok) return looked;
    const { casino, position, manager } = inView;
    const earlier = await readCorrections(manager, { casino, position, corrects, limit: MOST_PROPOSALS });
    const recorded = await this.writer.record({
      casino,
      gamingDay: looked.value.fact.gamingday,
      type: PROPOSED,
      about: keyOf(corrects),
      principal,
      data: { corrects, reason, by, ...present({ replacement, document }) },
      after: (earlier.at(-1)?.withdrawn ?? earlier.at(-1))?.eventId,
    });
    return recorded === undefined
      ? refusing('CORRECTION.DECIDED_MEANWHILE')
      : accepted({ ...recorded, type: PROPOSED });
  }

  /** Takes back a proposal of this person. An approval at the same time counts, because two persons decided it. */
  async withdraw(proposal: string, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refusing('CORRECTION.NOT_A_PERSON');
    const { casino, position, manager } = inView;
    const [found] = await readCorrections(manager, { casino, position, proposal, limit: 1 });
    const code = withdrawalRefusal(found && (await stateOf(found, inView)), by);
    if (code !== undefined) return refusing(code);
    const { corrects } = found!;
    const recorded = await this.writer.record({
      casino,
      gamingDay: found!.gamingDay,
      type: WITHDRAWN,
      about: keyOf(corrects),
      data: { corrects, proposal, by },
      principal,
      after: proposal,
    });
    return recorded === undefined
      ? refusing('CORRECTION.DECIDED_MEANWHILE')
      : accepted({ ...recorded, type: WITHDRAWN });
  }

  async approve(proposal: string, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refusing('CORRECTION.NOT_A_PERSON');
    const { casino, position, manager } = inView;
    const [found] = await readCorrections(manager, { casino, position, proposal, limit: 1 });
    const right = { permission: 'corrections:decide', casino } as const;
    const second = secondPerson(by, principal, right);
    const code = approvalRefusal(found && (await stateOf(found, inView)), second);
    if (code !== undefined) return refusing(code);
    const { by: proposedBy, ...said } = found!.proposed!.data;
    const looked = await this.lookAt({ corrects: said.corrects, replacement: said.replacement }, inView);
    if (!looked.ok) return looked;
    const recorded = await recordAsSecond(principal, { ...right, first: proposedBy }, (second) =>
      this.writer.record({
        casino,
        gamingDay: looked.value.fact.gamingday,
        type: RECORDED,
        about: keyOf(said.corrects),
        data: { ...said, proposedBy, approvedBy: by, proposal },
        principal: second,
        after: undefined,
      }),
    );
    if (typeof recorded === 'string') return refusing(`CORRECTION.${recorded}`);
    return recorded === undefined
      ? refusing('CORRECTION.ALREADY_RECORDED')
      : accepted({ ...recorded, type: RECORDED });
  }

  /** Encrypts names in the replacement as the log does, so that it can be compared with the fact. */
  private async protectedReplacement(
    { corrects, replacement, reason }: WantedCorrection,
    { casino, position, manager }: BooksInView,
  ): Promise<object | undefined> {
    if (replacement === undefined) return undefined;
    // A correction of an unknown event will be refused, so no key is created for its names.
    const target = await findTarget(manager, this.store, { casino, corrects, before: position + 1n });
    if (target === undefined) return replacement;
    const about = keyOf(corrects);
    const data = { corrects, replacement, reason, by: { id: '-' } };
    const gamingDay = target.fact.gamingday;
    const event = this.writer.eventOf({ casino, gamingDay, type: PROPOSED, about, data });
    const kept = await this.writer.asKept(event);
    return (kept.data as { readonly replacement: object }).replacement;
  }

  async lookAt(
    { corrects, replacement }: Pick<WantedCorrection, 'corrects' | 'replacement'>,
    inView: BooksInView,
  ): Promise<Result<FoundTarget, CorrectionRefused>> {
    const { casino, position, manager } = inView;
    const target = await findTarget(manager, this.store, { casino, corrects, before: position + 1n });
    const why = withoutEffectRefusal({ corrects, ...present({ replacement }) }, target);
    if (target === undefined || why !== undefined) {
      const code = REFUSALS[why!.code]!;
      if (target !== undefined && code === 'CORRECTION.DOES_NOT_FIT') {
        const wrong = await whatDoesNotFit(target.fact, replacement!, inView);
        return refused({ code, about: [], ...present({ wrong }) });
      }
      if (target === undefined || code !== 'CORRECTION.NOT_OF_THE_LAST') return refused({ code, about: [] });
      const { id, source } = latestVersion(target.fact, target.known);
      return refused({ code, about: [`${id} of ${source}`] });
    }
    if (replacement !== undefined && isSameValue(asCounted(target.fact, target.known)?.data, replacement))
      return refused({ code: 'CORRECTION.CHANGES_NOTHING', about: [] });
    return accepted(target);
  }
}

const PROPOSED = 'cagnotte.correction.proposed.v1' as const;
const WITHDRAWN = 'cagnotte.correction.withdrawn.v1' as const;
const RECORDED = 'cagnotte.correction.recorded.v1' as const;

async function whatDoesNotFit(
  fact: CasinoEvent,
  replacement: object,
  inView: BooksInView,
): Promise<RefusalText | undefined> {
  const { currency } = await readCasinoBooks(inView.manager, inView);
  const replaced = { ...fact, data: replacement } as CasinoEvent;
  return whatIsWrongWith(replaced, { bookCurrencyOf: () => currency });
}

const keyOf = ({ source, id }: EventIdentity): string => eventKey(source, id);

/**
 * Determines the status of a proposal: the event may have been corrected since, by any route, or may have a later
 * proposal.
 */
async function stateOf(found: CorrectionKnown, { casino, position, manager }: BooksInView) {
  const { corrects, recordNumber, proposed } = found;
  const all = await readCorrections(manager, { casino, position, corrects, limit: MOST_PROPOSALS });
  return {
    by: proposed!.data.by,
    isWithdrawn: found.withdrawn !== undefined,
    isRecorded: all.some(({ status }) => status === 'recorded'),
    isReplaced: all.some((each) => each.recordNumber > recordNumber),
  };
}

const refusing = (code: CorrectionRefusalCode): Answer => refused({ code, about: [] });

export const CORRECTION_REFUSALS = refusalsOf(decisions.correction);

export type CorrectionRefusalCode = keyof typeof CORRECTION_REFUSALS;
