import { Args, Query, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { badInput } from '../../api/coded-error';
import { DecisionField, type DecisionIn } from '../../api/decision-field';
import { list, ListField } from '../../api/list-field';
import { OfCasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { AtThePrimary, CurrentScope, type RequestScope } from '../../api/snapshot/operation-context';
import { Site } from '../../people/sign-in/site';
import { erasureInWords, PersonalData } from '../personal-data/personal-data';
import { duePacks } from './due-packs';
import { MonthlyPackDecisions } from './monthly-pack.decisions';
import { readCertifiedMonths, readDuePacks, readPackRecipients } from './monthly-pack.queries';
import {
  PACK,
  PackMail,
  PackMailsArguments,
  PackPreview,
  PackRecipients,
  PackRecipientType,
  PreviewArguments,
  ProposeRecipientArguments,
  RecipientArguments,
  SendAgainArguments,
} from './monthly-pack.type';
import { packMail } from './pack-mail';
import { packMailOf, PackServer, recipientOf } from './monthly-pack.answer';
import { readPackMails, readPackPlaces } from './pack-mails.queries';
import { isSentPacks } from './pack-recipients.state';

/** A month as 2026-01. @throws GraphQLError BAD_USER_INPUT for any other text */
function monthAsked(month: string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return month;
  throw badInput({
    en: `month must be a month as 2026-01; it is ${JSON.stringify(month.slice(0, 20))}.`,
    es: `month debe ser un mes como 2026-01; es ${JSON.stringify(month.slice(0, 20))}.`,
  });
}

@Resolver()
@RequirePermission('packs:read')
export class MonthlyPackResolver {
  constructor(
    private readonly personal: PersonalData,
    private readonly site: Site,
    private readonly server: PackServer,
  ) {}

  @Query(() => PackRecipients, {
    description: 'Who is sent the books of each certified month by mail, and how it stands with each.',
  })
  @AtThePrimary()
  async packRecipients(
    @Args() args: OfCasinoArguments,
    @CurrentScope() { principal, snapshot }: RequestScope,
  ): Promise<PackRecipients> {
    const { casino } = args;
    const position = await positionFor(principal, args, snapshot);
    const recipients = await snapshot.read((db) => readPackRecipients(db, { casino, position }));
    const places = await snapshot.read((db) => readPackPlaces(db, casino));
    const said = await this.personal.reveal(recipients.map(({ sealedMailbox }) => sealedMailbox));
    const answers: PackRecipientType[] = [];
    for (const recipient of recipients) {
      const place = places.get(recipient.recipient);
      const after = place?.record ?? recipient.decidedRecord;
      const due =
        after === undefined || !isSentPacks(recipient)
          ? []
          : await snapshot.read((db) => readDuePacks(db, recipient, { position, after }));
      const revealed = said.get(recipient.sealedMailbox)!;
      const mailbox = { en: erasureInWords(revealed, 'en'), es: erasureInWords(revealed, 'es') };
      answers.push(recipientOf(recipient, { place, mailbox, due }));
    }
    return { mailServer: this.server.name ?? null, recipients: answers };
  }

  @ListField(PackMail, 'The attempts to send the books of a month by mail, the newest first.')
  @AtThePrimary()
  packMails(@Args() { casino }: PackMailsArguments) {
    return list({
      name: 'packMails',
      key: { begunMicros: 'record', recipient: 'text', attempt: 'record' },
      read: (db, page) => readPackMails(db, { ...page, casino }),
      node: packMailOf,
    });
  }

  @Query(() => PackPreview, {
    description: 'What the mail about a month would say now, without making its books.',
  })
  async packPreview(
    @Args() { month: text, language, ...args }: PreviewArguments,
    @CurrentScope() { principal, snapshot }: RequestScope,
  ): Promise<PackPreview> {
    const { casino } = args;
    const month = monthAsked(text);
    const position = await positionFor(principal, args, snapshot);
    const months = await snapshot.read((db) => readCertifiedMonths(db, { casino, position, month }));
    const completedBy = months[0]?.isComplete === true ? months[0].completions.at(-1) : undefined;
    const former = months[0]?.completions.at(-2) ?? 0n;
    const [due] = duePacks(months, [], former);
    const said = due ?? { month, completedBy: position, isRequested: false };
    const mail = packMail({ ...said, casino, language, origin: this.site.origin });
    return { isComplete: completedBy !== undefined, completedBy: completedBy ?? null, ...mail };
  }
}

@Resolver()
@RequirePermission('packs:decide')
export class MonthlyPackDecisionResolver {
  constructor(private readonly decisions: MonthlyPackDecisions) {}

  @DecisionField(
    PACK,
    'Proposes who is sent the books of each certified month by mail; another person must approve with approvePackRecipient.',
  )
  proposePackRecipient(
    @Args() { mailbox, language, form }: ProposeRecipientArguments,
  ): DecisionIn<typeof PACK> {
    const wanted = { mailbox: mailbox.trim(), language, form };
    return (inView, principal) => this.decisions.propose(wanted, inView, principal);
  }

  @DecisionField(
    PACK,
    "Approves another person's proposal: the recipient is sent each month that is certified from now on.",
  )
  approvePackRecipient(@Args() { recipient }: RecipientArguments): DecisionIn<typeof PACK> {
    return (inView, principal) => this.decisions.approve(recipient, inView, principal);
  }

  @DecisionField(PACK, 'Ends a recipient or a proposal: nothing is sent any more.')
  endPackRecipient(@Args() { recipient }: RecipientArguments): DecisionIn<typeof PACK> {
    return (inView, principal) => this.decisions.end(recipient, inView, principal);
  }

  @DecisionField(
    PACK,
    'Sends a recipient the books of a certified month, once more or for the first time; what was given up is tried again.',
  )
  sendPackAgain(@Args() { recipient, month }: SendAgainArguments): DecisionIn<typeof PACK> {
    const asked = { recipient, month: monthAsked(month) };
    return (inView, principal) => this.decisions.sendAgain(asked, inView, principal);
  }
}
