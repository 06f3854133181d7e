import type { DataOf } from '../../kernel/event-definition';
import type { Person } from '../../kernel/second-person';
import type {
  PACK_FORMS,
  PACK_LANGUAGES,
  packRecipientDecided,
  PackRecipientProposed,
  packSendingRequested,
} from './monthly-pack.events';

export type PackLanguage = (typeof PACK_LANGUAGES)[number];
export type PackForm = (typeof PACK_FORMS)[number];

/** A recorded decision about the monthly pack. */
export interface PackDecision {
  readonly casino: string;
  readonly recordNumber: bigint;
  readonly gamingDay: string;
  readonly eventId: string;
  readonly eventType: string;
  /** When it was decided. */
  readonly happenedAt: string;
  readonly data: unknown;
}

export interface PackRequest {
  readonly month: string;
  readonly record: bigint;
  readonly eventId: string;
}

export interface PackRecipient {
  readonly casino: string;
  readonly recipient: string;
  /** Event id and gaming day of the proposal. */
  readonly proposal: string;
  readonly gamingDay: string;
  readonly proposedRecord: bigint;
  readonly proposedAt: string;
  readonly proposedBy: Person;
  /** As it is recorded: encrypted. */
  readonly sealedMailbox: string;
  readonly language: PackLanguage;
  readonly form: PackForm;
  /** The record of the approval, from which on months are sent; undefined while it is proposed only. */
  readonly decidedRecord?: bigint;
  readonly decidedAt?: string;
  readonly approvedBy?: Person;
  readonly endedAt?: string;
  readonly requests: readonly PackRequest[];
}

/** The recipients of all casinos that the decisions are about, in the order in which they were proposed. */
export function packRecipients(decisions: readonly PackDecision[]): PackRecipient[] {
  const recipients = new Map<string, PackRecipient>();
  for (const decision of decisions) {
    const { recipient } = decision.data as { readonly recipient: string };
    const known = recipients.get(recipient);
    const next = known === undefined ? proposedIn(decision) : after(known, decision);
    if (next !== undefined) recipients.set(recipient, next);
  }
  return [...recipients.values()];
}

/** Whether a recipient is sent packs now. */
export const isSentPacks = (
  recipient: PackRecipient,
): recipient is PackRecipient & { readonly decidedRecord: bigint } =>
  recipient.decidedRecord !== undefined && recipient.endedAt === undefined;

function proposedIn(decision: PackDecision): PackRecipient | undefined {
  const { casino, eventId: proposal, gamingDay, recordNumber, happenedAt } = decision;
  if (decision.eventType !== 'cagnotte.pack.recipient-proposed.v1') return undefined;
  const { mailbox: sealedMailbox, by: proposedBy, ...data } = decision.data as PackRecipientProposed;
  const proposed = { proposal, gamingDay, proposedRecord: recordNumber, proposedAt: happenedAt, proposedBy };
  return { casino, ...proposed, ...data, sealedMailbox, requests: [] };
}

function after(known: PackRecipient, { eventType, recordNumber, happenedAt, eventId, data }: PackDecision) {
  switch (eventType) {
    case 'cagnotte.pack.recipient-decided.v1': {
      const { approvedBy } = data as DataOf<typeof packRecipientDecided>;
      return { ...known, decidedRecord: recordNumber, decidedAt: happenedAt, approvedBy: approvedBy[1]! };
    }
    case 'cagnotte.pack.recipient-ended.v1':
      return { ...known, endedAt: happenedAt };
    case 'cagnotte.pack.sending-requested.v1': {
      const { month } = data as DataOf<typeof packSendingRequested>;
      return { ...known, requests: [...known.requests, { month, record: recordNumber, eventId }] };
    }
    default:
      return undefined;
  }
}

/** The name of a recipient among those that are sent to from a place in the log. */
export const packConsumer = ({ recipient }: Pick<PackRecipient, 'recipient'>): string => `pack:${recipient}`;
