import { Client, type HttpAnswer, linesOf } from '../service/client';
import { type NightsService, startNights } from '../service/nights-service';
import { TestSubscriber } from '../service/subscriber';
import { FAULTS } from './faults';
import type { SentBlock } from './refusal-page';

interface Answered {
  readonly status: string;
  readonly body: unknown;
}

/** A new connection for each request, since a stopping service closes idle ones. */
const CLOSING = { connection: 'close' };

/** A service with the night of test/nights/a.ndjson, and the clients of the pages of test/errors. */
export class RefusalStage {
  /** The last value of members such as `eventId` in the answers, for use as variables of later operations. */
  private readonly told: Record<string, string> = {};

  private constructor(
    private readonly nights: NightsService,
    private readonly people: ReadonlyMap<string, Client>,
  ) {}

  static async open(): Promise<RefusalStage> {
    const nights = await startNights('a');
    const { running } = nights;
    const withKey = (key?: string): Client => new Client(running.url, key);
    const revoked = await running.makeKey(['auditor']);
    await nights.client.ask('mutation ($id: ID!) { revokeApiKey(id: $id) { __typename } }', {
      id: revoked.split('_')[1],
    });
    const expired = await running.makeExpiredKey(['auditor']);
    const people = new Map<string, Client>([
      ['nobody', withKey()],
      ['malformed', withKey('secret')],
      ['stranger', withKey(`cgn_${'1'.repeat(16)}_${'1'.repeat(64)}`)],
      ['stranger-yet-unseen', withKey(`cgn_${'2'.repeat(16)}_${'2'.repeat(64)}`)],
      ['revoked', withKey(revoked)],
      ['expired', withKey(expired)],
      ['administrator', nights.client],
      ['local-administrator', withKey(await running.makeKey(['administrator'], ['noche-a']))],
      ['device', withKey(await running.makeKey(['ingest'], ['noche-a']))],
      ['cage-device', withKey(await running.makeDeviceKey('cage', '/casinos/noche-a/cage'))],
      ['device-of-noche-b', withKey(await running.makeKey(['ingest'], ['noche-b']))],
      ['auditor-of-noche-b', withKey(await running.makeKey(['auditor'], ['noche-b']))],
      ['chief', withKey(await running.makePersonKey('Marta Gil', ['administrator']))],
      ['deputy', withKey(await running.makePersonKey('Jorge Paz', ['administrator']))],
      ['interim', withKey(await running.makePersonKey('Irene Mar', ['administrator']))],
      ['local-chief', withKey(await running.makePersonKey('Rosa Sanz', ['administrator'], ['noche-a']))],
      ['auditor', withKey(await running.makePersonKey('Pilar Rey', ['auditor']))],
      ['accountant', withKey(await running.makePersonKey('Nuria Campos', ['accountant']))],
      ['counter', withKey(await running.makePersonKey('Ana Uno', ['count']))],
      ['second-counter', withKey(await running.makePersonKey('Bea Dos', ['count']))],
      ['third-counter', withKey(await running.makePersonKey('Cid Tres', ['count']))],
      ['director', withKey(await running.makePersonKey('Carmen Ortega', ['manager']))],
    ]);
    people.set('office', withKey(await running.people.ofOffice()));
    people.set('second-office', withKey(await running.people.ofSecondOffice()));
    return new RefusalStage(nights, people);
  }

  /** Sends a block; if it prepares the next one, waits until its effect is projected. */
  async send(block: SentBlock): Promise<Answered> {
    const who = this.people.get(block.by);
    if (who === undefined) throw new Error(`nobody is called ${block.by}`);
    const { receipt } = this.told;
    if (block.meanwhile !== undefined) FAULTS[block.meanwhile]!(this.nights.running);
    try {
      const answer = await this[block.how](block.lines.map(writtenOut), who);
      this.remember(answer.body);
      return { status: answer.status, body: withoutChance(answer.body) };
    } finally {
      jest.restoreAllMocks();
      // A decision about persons has no receipt and takes effect at once.
      if (block.answer === undefined && this.told['receipt'] !== receipt) await this.known();
    }
  }

  close(): Promise<void> {
    return this.nights.stop();
  }

  private graphql(lines: readonly string[], who: Client): Promise<Answered> {
    const body = JSON.stringify({ query: lines.join('\n'), variables: this.told });
    const headers = { 'content-type': 'application/json', ...CLOSING };
    return who.send('/graphql', { method: 'POST', headers, body }).then(asAnswered);
  }

  /** Lines: method and address, headers, body. */
  private http([first = '', ...lines]: readonly string[], who: Client): Promise<Answered> {
    const [method = '', path = ''] = first.split(' ');
    // The length is bounded because a body may be one line of millions of letters, on which the expression has no stack left.
    const isHeader = (line: string): boolean => /^[a-z-]{1,40}: /.test(line);
    const headers = lines.filter(isHeader).map((line) => line.split(': ', 2) as [string, string]);
    const body = lines
      .filter((line) => !isHeader(line))
      .join('\n')
      .replaceAll('"$code"', () => JSON.stringify(this.told['code']));
    const init = {
      method,
      headers: { ...Object.fromEntries(headers), ...CLOSING },
      ...(body === '' ? {} : { body }),
    };
    return who.send(path, init).then(asAnswered);
  }

  /** Imports one event as history at the console. */
  private async import(lines: readonly string[]): Promise<Answered> {
    const answers = await this.nights.running.tellHistory([JSON.parse(lines.join('')) as object]);
    return { status: 'imported', body: answers[0] };
  }

  /** Starts 33 subscriptions on one connection. @returns the first refusal */
  private async subscription(lines: readonly string[], who: Client): Promise<Answered> {
    const subscriber = new TestSubscriber(who.url, who.key);
    try {
      const begun = Array.from({ length: 33 }, () => subscriber.subscribe(lines.join('\n')));
      const refused = begun.map((each) =>
        each.next().then(
          () => new Promise(() => undefined),
          (failure: unknown) => failure,
        ),
      );
      return { status: 'error', body: await Promise.race(refused) };
    } finally {
      subscriber.close();
    }
  }

  private remember(body: unknown): void {
    if (body === null || typeof body !== 'object') return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'string') this.told[name] = value;
      else this.remember(value);
    }
  }

  private async known(): Promise<void> {
    const { receipt } = this.told;
    await this.nights.client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  }
}

/** Expands `⟨x × 3⟩` to `xxx`. */
const writtenOut = (line: string): string =>
  line.replaceAll(/⟨(.+?) × (\d+)⟩/g, (_, text: string, times: string) => text.repeat(Number(times)));

function asAnswered({ status, headers, text, body }: HttpAnswer): Answered {
  const after = headers.get('retry-after');
  const isLines = headers.get('content-type')?.includes('ndjson') === true;
  return {
    status: `${status}${after === null ? '' : ` again after ${after} s`}`,
    body: isLines ? linesOf(text) : body,
  };
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The range of accepted gaming days, which depends on today. */
const WINDOW = /\d{4}-\d\d-\d\d (to|a) \d{4}-\d\d-\d\d/g;

/** Replaces values that differ in every run by dots. */
const withoutChance = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body ?? null)
      .replaceAll(UUID, '…')
      .replaceAll(WINDOW, '… $1 …')
      .replaceAll(/"(receipt|reached|time|deliveryId)":"[^"]*"/g, '"$1":"…"'),
  );
