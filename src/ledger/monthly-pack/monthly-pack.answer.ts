import { Injectable } from '@nestjs/common';
import type { BothLanguages } from '../../kernel/words';
import type { DuePack } from './due-packs';
import type { PackMail, PackRecipientState, PackRecipientType } from './monthly-pack.type';
import { packFailureText, packMessageName } from './pack-mail';
import type { ListedMail, PackPlace } from './pack-mails.queries';
import type { PackRecipient } from './pack-recipients.state';

/** The mail server of this service, as the office is told of it. */
@Injectable()
export class PackServer {
  /** The host and the port; undefined where none is set. Set before the service listens. */
  name: string | undefined;
}

interface OfRecipient {
  readonly place: PackPlace | undefined;
  readonly mailbox: BothLanguages;
  readonly due: readonly DuePack[];
}

export function recipientOf(known: PackRecipient, { place, mailbox, due }: OfRecipient): PackRecipientType {
  const { recipient, language, form, proposedAt, proposedBy, approvedBy } = known;
  return {
    ...{ recipient, language, form, proposedAt, mailbox: mailbox.en, mailboxEs: mailbox.es },
    state: stateOf(known, place),
    proposedBy: proposedBy.name ?? proposedBy.id,
    approvedBy: approvedBy === undefined ? null : (approvedBy.name ?? approvedBy.id),
    due: due.map(({ month }) => month),
    failures: place?.failures ?? 0,
    nextAttemptAt: place?.parkedSince ? null : (place?.nextAt ?? null),
    lastAnswer: place?.answer ?? null,
  };
}

function stateOf(
  { decidedRecord, endedAt }: Pick<PackRecipient, 'decidedRecord' | 'endedAt'>,
  place: PackPlace | undefined,
): PackRecipientState {
  if (endedAt !== undefined) return 'ended';
  if (decidedRecord === undefined) return 'proposed';
  if (place?.parkedSince) return 'given-up';
  return (place?.failures ?? 0) > 0 ? 'failing' : 'active';
}

export function packMailOf(row: ListedMail): PackMail {
  const { casino, recipient, record, month, completedBy, attempt, mayRepeat, begunAt, endedAt } = row;
  const failure = row.failure === null ? undefined : packFailureText(row.failure);
  return {
    ...{ recipient, month, completedBy, attempt, mayRepeat, begunAt, endedAt },
    messageId: packMessageName(casino, recipient, record),
    outcome: row.outcome,
    sentAs: row.sentAs,
    bytes: row.bytes === null ? null : Number(row.bytes),
    failure: failure?.en ?? null,
    failureEs: failure?.es ?? null,
    answer: row.answer,
  };
}
