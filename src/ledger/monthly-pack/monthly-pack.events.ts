import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { MailboxOfRecipient, ProposalId, Staff, TwoPersons } from '../../kernel/fields.schema';
import { defineFact } from '../_core/fact-definition';

/** The languages of a mail. */
export const PACK_LANGUAGES = ['es', 'en'] as const;

/** The books themselves, or a link to the page from which a person with a role takes them. */
export const PACK_FORMS = ['zip', 'link'] as const;

const recipient = Type.String({
  pattern: '^[0-9a-f-]{36}$',
  description: 'id of the recipient, given by the service; it says nothing about the address',
});
const language = Type.Enum([...PACK_LANGUAGES]);
const form = Type.Enum([...PACK_FORMS]);

const common = {
  category: 'casino',
  reportedBy: 'person',
  permission: 'packs:decide',
  begunHere: true,
} as const;

export const packRecipientProposed = defineFact({
  ...common,
  type: 'cagnotte.pack.recipient-proposed.v1',
  title: { en: 'Recipient of the monthly pack proposed', es: 'Propuesta de destinatario del envío mensual' },
  decidedBy: 'proposePackRecipient',
  description:
    'One person proposes who is sent the books of each certified month by mail; another one has to approve.',
  data: Type.Object({ recipient, mailbox: MailboxOfRecipient, language, form, by: Staff }),
});
export type PackRecipientProposed = DataOf<typeof packRecipientProposed>;

export const packRecipientDecided = defineFact({
  ...common,
  type: 'cagnotte.pack.recipient-decided.v1',
  title: { en: 'Recipient of the monthly pack decided', es: 'Destinatario del envío mensual decidido' },
  decidedBy: 'approvePackRecipient',
  persons: 2,
  description:
    'Two persons decide that a recipient is sent the books of each month that is certified from this record on.',
  data: Type.Object({ recipient, proposal: ProposalId, language, form, approvedBy: TwoPersons }),
});

export const packRecipientEnded = defineFact({
  ...common,
  type: 'cagnotte.pack.recipient-ended.v1',
  title: { en: 'Recipient of the monthly pack ended', es: 'Baja de destinatario del envío mensual' },
  decidedBy: 'endPackRecipient',
  description: 'A recipient, or one who was proposed, is sent no pack any more from this record on.',
  data: Type.Object({ recipient, by: Staff }),
});

export const packSendingRequested = defineFact({
  ...common,
  type: 'cagnotte.pack.sending-requested.v1',
  title: { en: 'Monthly pack requested again', es: 'Petición de reenvío mensual' },
  decidedBy: 'sendPackAgain',
  description: 'A person asks that a recipient is sent the books of a certified month now, or once more.',
  data: Type.Object({
    recipient,
    month: Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', description: 'as 2026-01' }),
    by: Staff,
  }),
});

export const monthlyPackEvents = [
  packRecipientProposed,
  packRecipientDecided,
  packRecipientEnded,
  packSendingRequested,
] as const;
