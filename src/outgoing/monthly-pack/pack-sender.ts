import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { OperationSnapshot } from '../../api/snapshot/operation-snapshot';
import type { FileMaking } from '../../exports/book-file';
import { eachAlone } from '../../kernel/each-alone';
import type { DuePack } from '../../ledger/monthly-pack/due-packs';
import { readDuePacks, readPackRecipients } from '../../ledger/monthly-pack/monthly-pack.queries';
import { wasAccepted } from '../../ledger/monthly-pack/pack-mails.queries';
import {
  isSentPacks,
  packConsumer,
  type PackRecipient,
} from '../../ledger/monthly-pack/pack-recipients.state';
import type { PersonalData } from '../../ledger/personal-data/personal-data';
import type { Site } from '../../people/sign-in/site';
import type { ReadSources } from '../../projector/read-sources';
import type { SecurityEntry } from '../../security-log/security-entry';
import type { SecurityLog } from '../../security-log/security-log';
import type { OutgoingPlace, OutgoingPlaces } from '../outgoing-places';
import type { MailSettings } from './mail-server';
import { type PackAttempt, sendPack } from './send-pack';

/** What sending packs needs of the service: the mail server, which a house may lack, the books, and who is told what. */
export interface PackSenderNeeds {
  readonly server: MailSettings | undefined;
  readonly reads: ReadSources;
  readonly places: OutgoingPlaces;
  readonly making: FileMaking;
  readonly personal: Pick<PersonalData, 'reveal'>;
  readonly log: Pick<SecurityLog, 'record' | 'note'>;
  readonly site: Pick<Site, 'origin'>;
  /** A look that failed; the next one tries again. */
  readonly onError: (failure: unknown) => void;
  /** A look that succeeded. */
  readonly onLooked: () => void;
}

/** Milliseconds between two looks: within this time after its certificate a month is on its way. */
const EVERY_MS = 60_000;

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** After two days of failed attempts a pack is given up, until the office asks for it again. Told on docs/operations/mail.md. */
const GIVE_UP_MS = 2 * 86_400_000;

/** For how long a service that stops waits for the mail that is on its way. */
const STOPPING_MS = 5_000;

type Active = PackRecipient & { readonly decidedRecord: bigint };

interface Due {
  readonly recipient: Active;
  readonly place: OutgoingPlace;
  readonly pack: DuePack;
}

/**
 * Sends the books of certified months to whom the office decided, one mail at a time. What is due follows from the records and
 * from the place of each recipient in the log, so a restart, a rebuild and a second service change nothing of it.
 */
export class PackSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('monthly pack');
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly needs: PackSenderNeeds) {}

  onApplicationBootstrap(): void {
    if (this.needs.server === undefined) return;
    void this.look();
    this.timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  /** A mail that is on its way has a few seconds to end; then its connection is closed, and it is tried again later. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    const late = setTimeout(() => this.stopping.abort(), STOPPING_MS).unref();
    await this.looking;
    clearTimeout(late);
  }

  /** Sends everything that is due. Never throws. */
  look(): Promise<void> {
    const { onLooked, onError } = this.needs;
    return (this.looking = this.looking.then(() => this.sendAll().then(onLooked, onError)));
  }

  private async sendAll(): Promise<void> {
    const { server } = this.needs;
    if (server === undefined) return;
    await eachAlone(await this.firstDue(), (due) =>
      this.needs.places.inHold(due.place, () => this.sendOneByOne(due, server)),
    );
  }

  /** The first pack that each recipient is to be sent. */
  private async firstDue(only?: string): Promise<Due[]> {
    const snapshot = new OperationSnapshot(this.needs.reads.primary);
    try {
      const all = await snapshot.read((db) => readPackRecipients(db));
      // Alerts count places: none is left of a recipient who was ended.
      if (only === undefined)
        await this.needs.places.end(all.filter(({ endedAt }) => endedAt !== undefined).map(packConsumer));
      const due: Due[] = [];
      for (const recipient of all.filter(isSentPacks)) {
        if (only !== undefined && recipient.recipient !== only) continue;
        const place = await this.placeOf(recipient);
        const position = await snapshot.positionOf(recipient.casino);
        if (position === undefined || place.parkedSince !== null) continue;
        const at = { position, after: place.record };
        const [pack] = await snapshot.read((db) => readDuePacks(db, recipient, at));
        if (pack !== undefined) due.push({ recipient, place, pack });
      }
      return due;
    } finally {
      await snapshot.close();
    }
  }

  /** The place of a recipient; the request of a person tries again at once what failed or was given up, each request once. */
  private async placeOf(recipient: Active): Promise<OutgoingPlace> {
    const { places } = this.needs;
    const consumer = packConsumer(recipient);
    const { casino } = recipient;
    await places.begin({ consumer, casino }, recipient.decidedRecord);
    const [place] = await places.of([consumer]);
    const request = recipient.requests.findLast(({ record }) => record > place!.record);
    const isNew = request !== undefined && place!.setBackBy !== request.eventId;
    // While a mail is on its way, its place stays with who sends it.
    if (!isNew || place!.holder !== null) return place!;
    await places.setBack(place!, place!.record, request.eventId);
    return (await places.of([consumer]))[0]!;
  }

  /** In the order of the records: what follows a pack that was not accepted waits for it. */
  private async sendOneByOne({ recipient }: Due, server: MailSettings): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // Read again in the hold: another service may have sent it, or a person may have ended the recipient.
      const [due] = await this.firstDue(recipient.recipient);
      if (due === undefined || !(await this.send(due, server))) return;
    }
  }

  /** @returns whether it is sent */
  private async send(due: Due, server: MailSettings): Promise<boolean> {
    const { recipient, place, pack } = due;
    const key = { casino: recipient.casino, recipient: recipient.recipient, record: pack.record };
    // The service ended after the mail was noted as accepted and before its place was moved.
    if (await wasAccepted(this.needs.reads.primary, key)) return this.needs.places.move(place, pack.record);
    const { reads, making, personal, log, site } = this.needs;
    const post = {
      ...{ settings: server, reads, making, personal, origin: site.origin },
      record: (entry: SecurityEntry) => log.record(entry),
      onFailure: (failure: unknown) => this.logger.error(`a pack cannot be made: ${String(failure)}`),
      signal: this.stopping.signal,
    };
    const attempt = await sendPack(post, recipient, pack);
    return attempt !== undefined && this.settle(due, attempt);
  }

  private async settle({ recipient, place, pack }: Due, attempt: PackAttempt): Promise<boolean> {
    const { outcome, failure, answer } = attempt;
    if (outcome === 'accepted') {
      this.needs.log.note(entryOf('pack.sent', { recipient, pack }, { form: attempt.sentAs ?? 'link' }));
      return this.needs.places.move(place, pack.record, answer);
    }
    const againInMs = Math.min(FIRST_PAUSE_MS * 2 ** place.failures, LONGEST_PAUSE_MS);
    const parkAfterMs = outcome === 'refused' ? 0 : GIVE_UP_MS;
    const failed = await this.needs.places.fail(place, {
      answer: answer || failure!,
      againInMs,
      parkAfterMs,
    });
    const { casino, recipient: id } = recipient;
    this.logger.warn(`the pack of ${pack.month} for ${id} of ${casino} was not sent: ${failure} ${answer}`);
    if (failed?.parkedSince)
      this.needs.log.note(entryOf('pack.given-up', { recipient, pack }, { failure: failure! }));
    return false;
  }
}

const entryOf = <Kind extends 'pack.sent' | 'pack.given-up'>(
  kind: Kind,
  { recipient: { casino, recipient }, pack }: Pick<Due, 'recipient' | 'pack'>,
  more: Readonly<Record<string, string>>,
) => ({ kind, casino, details: { recipient, month: pack.month, record: `${pack.record}`, ...more } });
