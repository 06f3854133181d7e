import type { DataSource } from 'typeorm';
import { exportOfAll } from '../../exports/books-zip';
import type { DuePack } from '../../ledger/monthly-pack/due-packs';
import {
  type AttachedPack,
  type PackFailure,
  packMail,
  packMessageName,
  type PackToDescribe,
} from '../../ledger/monthly-pack/pack-mail';
import { beginMail, endMail, type PackOutcome } from '../../ledger/monthly-pack/pack-mails.queries';
import type { PackForm, PackRecipient } from '../../ledger/monthly-pack/pack-recipients.state';
import type { PersonalData } from '../../ledger/personal-data/personal-data';
import type { SecurityEntry } from '../../security-log/security-entry';
import type { MailSettings } from './mail-server';
import { makePack, type PackSource } from './pack-attachment';
import { handOver, type OutgoingMail } from './smtp';

export interface PackPost extends PackSource {
  readonly settings: MailSettings;
  readonly personal: Pick<PersonalData, 'reveal'>;
  /** Keeps a line of the security log; nothing leaves without one. */
  readonly record: (entry: SecurityEntry) => Promise<void>;
  readonly onFailure: (failure: unknown) => void;
  /** The address of the service for browsers. */
  readonly origin: string;
  /** Aborted when the service stops. */
  readonly signal: AbortSignal;
}

export interface PackAttempt {
  readonly outcome: PackOutcome;
  readonly failure: PackFailure | null;
  readonly answer: string;
  readonly sentAs: PackForm | null;
  readonly bytes: bigint | null;
}

/** The same for every attempt: by it a mail program shows two as one, and a person recognises a repetition. */
const messageIdOf = (
  { casino, recipient }: Pick<PackRecipient, 'casino' | 'recipient'>,
  { record }: Pick<DuePack, 'record'>,
  from: string,
): string => `<${packMessageName(casino, recipient, record)}@${from.slice(from.indexOf('@') + 1)}>`;

/**
 * Sends a pack once. The attempt is noted before it begins and after it ended, so that one that a crash ended is known to be
 * open, and the next one says that it may be a repetition.
 * @returns undefined where the house has sent as many mails as it may in an hour
 */
export async function sendPack(
  post: PackPost,
  recipient: PackRecipient,
  due: DuePack,
): Promise<PackAttempt | undefined> {
  const primary: DataSource = post.reads.primary;
  const key = { casino: recipient.casino, recipient: recipient.recipient, ...due };
  const begun = await beginMail(primary, key, post.settings.perHour);
  if (begun === undefined) return undefined;
  const attempt = await attemptOf(post, recipient, { ...due, mayRepeat: begun.mayRepeat });
  await endMail(primary, key, begun, attempt);
  return attempt;
}

type DueAttempt = DuePack & { readonly mayRepeat: boolean };

async function attemptOf(post: PackPost, recipient: PackRecipient, due: DueAttempt): Promise<PackAttempt> {
  const { sealedMailbox } = recipient;
  const revealed = (await post.personal.reveal([sealedMailbox])).get(sealedMailbox);
  if (revealed?.kind !== 'clear') return failedBy('address', 'refused');
  try {
    return await handOverPack(post, recipient, { ...due, to: revealed.text });
  } catch (failure) {
    post.onFailure(failure);
    return failedBy('pack', 'failed');
  }
}

const failedBy = (failure: PackFailure, outcome: PackOutcome): PackAttempt => ({
  ...{ outcome, failure, answer: '', sentAs: null, bytes: null },
});

async function handOverPack(
  post: PackPost,
  recipient: PackRecipient,
  { to, mayRepeat, ...due }: DueAttempt & { readonly to: string },
): Promise<PackAttempt> {
  const { settings, origin } = post;
  const { casino, language } = recipient;
  const messageId = messageIdOf(recipient, due, settings.from);
  const { attachment, ...said } = await contentOf(post, recipient, due);
  const described = packMail({
    ...{ ...due, ...said, casino, language, origin },
    ...(mayRepeat && { mayRepeat: messageId }),
  });
  const mail = { ...described, to, messageId, ...(attachment && { attachment }) };
  const handed = await handOver(settings, mail, { signal: post.signal });
  return {
    ...{ outcome: handed.outcome, answer: handed.answer },
    failure: 'failure' in handed ? handed.failure : null,
    sentAs: attachment === undefined ? 'link' : 'zip',
    bytes: attachment === undefined ? null : BigInt(attachment.bytes.length),
  };
}

type PackContent = Pick<PackToDescribe, 'attached' | 'tooLargeFor'> & Pick<OutgoingMail, 'attachment'>;

/** The file of a recipient who is sent one, where it is not too large, and what the mail says of it. */
async function contentOf(post: PackPost, recipient: PackRecipient, due: DuePack): Promise<PackContent> {
  if (recipient.form === 'link') return {};
  const { attached } = await packToAttach(post, recipient, due);
  if (attached === undefined) return { tooLargeFor: post.settings.megabytes };
  return { attached: told(attached), attachment: { file: attached.file, bytes: attached.content } };
}

const told = ({ file, bytes, sha256 }: AttachedPack): AttachedPack => ({ file, bytes, sha256 });

/** Makes the ZIP; the security log says that the books leave before they do. */
async function packToAttach(post: PackPost, { casino, recipient }: PackRecipient, due: DuePack) {
  const made = await makePack(post, { casino, ...due }, post.settings.megabytes * 1_000_000);
  const entry = exportOfAll(made.plan);
  if (made.attached !== undefined)
    await post.record({ ...entry, details: { ...entry.details, recipient, sha256: made.attached.sha256 } });
  return made;
}
