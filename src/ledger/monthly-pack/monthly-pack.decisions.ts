import { Injectable } from '@nestjs/common';
import type { Principal } from '../../access/principal';
import type { RecordedNow } from '../../api/decision-refused';
import type { BooksInView } from '../../api/snapshot/casino-scope';
import { derivedId } from '../../kernel/identity';
import { isMailbox } from '../../kernel/mailbox';
import { accepted, refused, type Result } from '../../kernel/result';
import { secondPairRefusal } from '../../kernel/second-person';
import {
  decidingPerson,
  DecisionWriter,
  recordAsSecond,
  secondPerson,
} from '../_core/decisions/decision-writer';
import { readKnownDays } from '../casino/known-days.queries';
import { PersonalData } from '../personal-data/personal-data';
import { readCertifiedMonths, readPackRecipients } from './monthly-pack.queries';
import type { PackRefusalCode } from './monthly-pack.refusals';
import { isSentPacks, type PackForm, type PackLanguage, type PackRecipient } from './pack-recipients.state';

const PROPOSED = 'cagnotte.pack.recipient-proposed.v1' as const;
const DECIDED = 'cagnotte.pack.recipient-decided.v1' as const;
const ENDED = 'cagnotte.pack.recipient-ended.v1' as const;
const REQUESTED = 'cagnotte.pack.sending-requested.v1' as const;

/** Recipients and proposals of a casino that are not ended. */
const MOST_RECIPIENTS = 10;

export interface PackNotDecided {
  readonly code: PackRefusalCode;
}

export interface PackDecided extends RecordedNow {
  readonly type: string;
  readonly recipient: string;
}

type Answer = Result<PackDecided, PackNotDecided>;

export interface RecipientWanted {
  readonly mailbox: string;
  readonly language: PackLanguage;
  readonly form: PackForm;
}

/**
 * Decides who is sent the books of each certified month. Two persons decide it, because a pack leaves the house without
 * anybody asking for it; one person ends it, or asks that a month is sent again.
 */
@Injectable()
export class MonthlyPackDecisions {
  constructor(
    private readonly writer: DecisionWriter,
    private readonly personal: PersonalData,
  ) {}

  async propose(
    { mailbox, language, form }: RecipientWanted,
    inView: BooksInView,
    principal: Principal,
  ): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refusing('PACK.NOT_A_PERSON');
    if (!isMailbox(mailbox)) return refusing('PACK.MAILBOX');
    const { casino, manager } = inView;
    const [last] = await readKnownDays(manager, { ...inView, limit: 1 });
    const gamingDay = last ?? new Date().toISOString().slice(0, 10);
    const all = await readPackRecipients(manager, inView);
    const known = all.filter(({ endedAt }) => endedAt === undefined);
    if (known.length >= MOST_RECIPIENTS) return refusing('PACK.TOO_MANY');
    if (await this.isKnown(mailbox, known)) return refusing('PACK.ADDRESS_TAKEN');
    // The id says nothing of the address; of two persons who know the same recipients only one proposes the next one.
    const recipient = derivedId('recipient', casino, `${all.length + 1}`);
    const data = { recipient, mailbox, language, form, by };
    return this.recorded(
      recipient,
      PROPOSED,
      await this.writer.recordOnce({ casino, gamingDay, type: PROPOSED, about: recipient, principal, data }),
      'PACK.DECIDED_MEANWHILE',
    );
  }

  async approve(recipient: string, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refusing('PACK.NOT_A_PERSON');
    const found = await find(recipient, inView);
    if (typeof found === 'string') return refusing(found);
    const { proposedBy, proposal, gamingDay, language, form } = found;
    if (found.decidedRecord !== undefined) return refusing('PACK.ALREADY_DECIDED');
    const { casino } = inView;
    const right = { permission: 'packs:decide', casino } as const;
    const why = secondPairRefusal(proposedBy, secondPerson(by, principal, right));
    if (why !== undefined) return refusing(`PACK.${why}`);
    const data = { recipient, proposal, language, form, approvedBy: [proposedBy, by] };
    const recorded = await recordAsSecond(principal, { ...right, first: proposedBy }, (second) =>
      this.writer.recordOnce({ casino, gamingDay, type: DECIDED, about: recipient, principal: second, data }),
    );
    if (typeof recorded === 'string') return refusing(`PACK.${recorded}`);
    return this.recorded(recipient, DECIDED, recorded, 'PACK.ALREADY_DECIDED');
  }

  async end(recipient: string, inView: BooksInView, principal: Principal): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refusing('PACK.NOT_A_PERSON');
    const found = await find(recipient, inView);
    if (typeof found === 'string') return refusing(found);
    const { casino } = inView;
    const { gamingDay } = found;
    const decision = { casino, gamingDay, type: ENDED, about: recipient, principal } as const;
    const recorded = await this.writer.recordOnce({ ...decision, data: { recipient, by } });
    return this.recorded(recipient, ENDED, recorded, 'PACK.ENDED');
  }

  /** @param month as 2026-01 */
  async sendAgain(
    { recipient, month }: { readonly recipient: string; readonly month: string },
    inView: BooksInView,
    principal: Principal,
  ): Promise<Answer> {
    const by = decidingPerson(principal);
    if (by === undefined) return refusing('PACK.NOT_A_PERSON');
    const found = await find(recipient, inView);
    if (typeof found === 'string') return refusing(found);
    if (!isSentPacks(found)) return refusing('PACK.NOT_APPROVED');
    const { casino, manager } = inView;
    const [wanted] = await readCertifiedMonths(manager, { ...inView, month });
    if (wanted?.isComplete !== true) return refusing('PACK.NOT_CERTIFIED');
    const about = `${recipient} ${found.requests.length + 1}`;
    const decision = { casino, gamingDay: found.gamingDay, type: REQUESTED, about, principal } as const;
    const recorded = await this.writer.recordOnce({ ...decision, data: { recipient, month, by } });
    return this.recorded(recipient, REQUESTED, recorded, 'PACK.DECIDED_MEANWHILE');
  }

  private recorded(
    recipient: string,
    type: string,
    recorded: RecordedNow | undefined,
    otherwise: PackRefusalCode,
  ): Answer {
    return recorded === undefined ? refusing(otherwise) : accepted({ ...recorded, type, recipient });
  }

  private async isKnown(mailbox: string, among: readonly PackRecipient[]): Promise<boolean> {
    const said = await this.personal.reveal(among.map(({ sealedMailbox }) => sealedMailbox));
    return [...said.values()].some(
      (each) => each.kind === 'clear' && each.text.toLowerCase() === mailbox.toLowerCase(),
    );
  }
}

async function find(
  recipient: string,
  { manager, ...inView }: BooksInView,
): Promise<PackRecipient | PackRefusalCode> {
  const all = await readPackRecipients(manager, inView);
  const found = all.find((each) => each.recipient === recipient);
  if (found === undefined) return 'PACK.UNKNOWN';
  return found.endedAt === undefined ? found : 'PACK.ENDED';
}

const refusing = (code: PackRefusalCode): Answer => refused({ code });
