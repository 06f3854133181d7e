import { ArgsType, ObjectType } from '@nestjs/graphql';
import { ListArguments } from '../../api/connection.type';
import { decisions } from '../../api/decision-field';
import {
  decidedOrRefused,
  decisionRecorded,
  DecisionRecorded,
  DecisionRefused,
  refusedWith,
} from '../../api/decision-refused';
import { enumOfValues } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { PACK_LANGUAGES } from './monthly-pack.events';
import type { PackDecided, PackNotDecided } from './monthly-pack.decisions';
import { PACK_REFUSALS, type PackRefusalCode } from './monthly-pack.refusals';
import type { PackOutcome } from './pack-mails.queries';
import type { PackForm, PackLanguage } from './pack-recipients.state';

export const PackFormName = enumOfValues<PackForm>(
  'PackForm',
  'What a recipient of the monthly pack is sent.',
  {
    zip: 'The ZIP with every official book of the month; a link where it is too large for a mail.',
    link: 'A link to the page with the books of the month, which asks for a sign-in.',
  },
);

const PackLanguageName = enumOfValues<PackLanguage>('PackLanguage', 'The language of a mail.', {
  es: 'Spanish.',
  en: 'English.',
} satisfies Record<(typeof PACK_LANGUAGES)[number], string>);

const PackOutcomeName = enumOfValues<PackOutcome>(
  'PackOutcome',
  'What became of an attempt to send a pack.',
  {
    accepted: 'The mail server took it.',
    refused: 'The mail server refuses it for good; it is not tried again by itself.',
    failed: 'It was not sent; it is tried again.',
    unknown:
      'The connection ended before the answer: it may have arrived. It is tried again, and that mail says so.',
  },
);

export type PackRecipientState = 'proposed' | 'active' | 'failing' | 'given-up' | 'ended';

const PackRecipientStateName = enumOfValues<PackRecipientState>(
  'PackRecipientState',
  'Where a recipient of the monthly pack stands.',
  {
    proposed: 'Another person has to approve it.',
    active: 'Every month is sent when it is certified.',
    failing: 'The last attempt failed; it is tried again.',
    'given-up':
      'The mail server refused it for good, or nothing was accepted for two days: the office decides what to do.',
    ended: 'Nothing is sent any more.',
  },
);

@ObjectType({
  description: 'Who is sent the books of each certified month of a casino by mail, as two persons decided.',
})
export class PackRecipientType extends g.object({
  recipient: g.id('Pass it to approvePackRecipient, endPackRecipient and sendPackAgain.'),
  mailbox: g.text('The mail address; once erased: erased on DATE.'),
  mailboxEs: g.text('The same; once erased: borrado el FECHA.'),
  language: g.of(() => PackLanguageName),
  form: g.of(() => PackFormName),
  state: g.of(() => PackRecipientStateName),
  proposedBy: g.text('The name or the staff number.'),
  proposedAt: g.text('ISO 8601.'),
  approvedBy: g.nullable(g.text('The name or the staff number; null while it is proposed only.')),
  due: g.list(g.text('Months that are to be sent, the next first, as 2026-01.')),
  failures: g.int('Attempts that failed since the last that was accepted.'),
  nextAttemptAt: g.nullable(
    g.dateTime('Not before this moment it is tried again; null where nothing failed.'),
  ),
  lastAnswer: g.nullable(g.text('The last answer of the mail server, or why there was none.')),
}) {}

@ObjectType({ description: 'The recipients of the monthly pack of a casino, and the mail server.' })
export class PackRecipients extends g.object({
  mailServer: g.nullable(
    g.text('The host and the port; null: this service has no mail server, and nothing is sent.'),
  ),
  recipients: g.listOf(() => PackRecipientType, 'In the order in which they were proposed; ended ones too.'),
}) {}

@ObjectType({ description: 'An attempt to send the books of a month by mail.' })
export class PackMail extends g.object({
  recipient: g.id('The recipient.'),
  month: g.text('As 2026-01.'),
  completedBy: g.position('The record with which the month became complete, at which its books are read.'),
  messageId: g.text('Its part before the sign @: the same for every attempt of one mail.'),
  attempt: g.int('1 for the first.'),
  mayRepeat: g.bool('Whether an earlier attempt may have arrived; the mail says so.'),
  begunAt: g.dateTime(),
  endedAt: g.nullable(g.dateTime('Null while it is on its way, or where the service ended meanwhile.')),
  outcome: g.nullable(g.of(() => PackOutcomeName)),
  sentAs: g.nullable(g.of(() => PackFormName, 'Null where nothing was sent.')),
  bytes: g.nullable(g.int('Of the ZIP.')),
  failure: g.nullable(g.text('What failed, and what to do; null where nothing did.')),
  failureEs: g.nullable(g.text('The same in Spanish.')),
  answer: g.nullable(g.text('What the mail server said, without the address.')),
}) {}

@ObjectType({ description: 'What a mail would say now. The ZIP is not made for it.' })
export class PackPreview extends g.object({
  isComplete: g.bool('Whether the month is over and every gaming day of it is certified.'),
  completedBy: g.nullable(g.position('The record with which it became so; null if it is not.')),
  subject: g.text(),
  text: g.text(),
}) {}

@ObjectType({ description: 'It is recorded.' })
class PackDecisionRecorded extends g.object(DecisionRecorded, { recipient: g.id('The recipient.') }) {}

@ObjectType({ description: 'Nothing was decided.' })
class PackDecisionRefused extends DecisionRefused<PackRefusalCode> {}

export const PACK = decisions({
  answer: decidedOrRefused('PackDecisionResult', PackDecisionRecorded, PackDecisionRefused),
  recorded: ({ recipient, ...recorded }: PackDecided) => ({ ...decisionRecorded(recorded), recipient }),
  refused: (refusal: PackNotDecided) => refusedWith(PACK_REFUSALS, refusal),
  behind: { code: 'PACK.BOOKS_BEHIND' },
});

@ArgsType()
export class ProposeRecipientArguments extends g.args(OfCasinoArguments, {
  mailbox: g.text('One mail address, without a name. It is recorded encrypted.'),
  language: g.byDefault<PackLanguage>(
    'es',
    g.of(() => PackLanguageName),
  ),
  form: g.byDefault<PackForm>(
    'link',
    g.of(() => PackFormName),
  ),
}) {}

@ArgsType()
export class RecipientArguments extends g.args(OfCasinoArguments, { recipient: g.id('The recipient.') }) {}

const month = g.text('As 2026-01.');

@ArgsType()
export class SendAgainArguments extends g.args(RecipientArguments, { month }) {}

@ArgsType()
export class PackMailsArguments extends g.args(ListArguments, {}) {}

@ArgsType()
export class PreviewArguments extends g.args(OfCasinoArguments, {
  month,
  language: g.byDefault<PackLanguage>(
    'es',
    g.of(() => PackLanguageName),
  ),
}) {}
