import { DataSource } from 'typeorm';
import { type Service, startService } from '../../../src/app/service';
import { ANY_DAY } from '../../../src/intake/reading';
import type { MailSettings } from '../../../src/outgoing/monthly-pack/mail-server';
import { PackSender } from '../../../src/outgoing/monthly-pack/pack-sender';
import { ledgerOpened } from '../sample-events/sample-events';
import { Client } from '../service/client';
import { KeptLog } from '../service/kept-log';
import { type ServiceUnderTest, startServiceUnderTest } from '../service/service-under-test';

export const PACK_CASINO = 'granada';

/** Days of one month that ends with the second one. */
export const PACK_DAYS = ['2026-01-30', '2026-01-31'] as const;

interface Said {
  readonly code?: string;
  readonly receipt?: string;
  readonly recipient?: string;
}

/** A house with one casino, whose January has two gaming days, and persons who decide. */
export class PackHouse {
  private readonly others: Service[] = [];

  private constructor(
    readonly running: ServiceUnderTest,
    readonly accountant: Client,
    readonly manager: Client,
  ) {}

  /** @param mail the mail server; undefined: the service has none */
  static async open(mail: MailSettings | undefined): Promise<PackHouse> {
    const running = await onlyWhenAsked(() => startServiceUnderTest(undefined, { mail }));
    const [accountant, manager] = [
      new Client(running.url, await running.makePersonKey('Nuria Campos', ['accountant'])),
      new Client(running.url, await running.makePersonKey('Carmen Ortega', ['manager'])),
    ];
    const house = new PackHouse(running, accountant, manager);
    const office = new Client(running.url, await running.makeWorldKey());
    const opened = { ...ledgerOpened({}, { casino: PACK_CASINO }), gamingday: PACK_DAYS[0] };
    const answers = await office.stream([opened]);
    await house.known((answers.at(-1) as unknown as { summary: { receipt: string } }).summary.receipt);
    return house;
  }

  /** Starts another service of the same house, which looks only when a test asks. */
  another(mail: MailSettings): Promise<Service> {
    return onlyWhenAsked(() => this.anotherByItself(mail));
  }

  /** Starts another service of the same house, which looks for what is due by itself. */
  async anotherByItself(mail: MailSettings): Promise<Service> {
    const { database, dataDirectory } = this.running;
    const place = { dataDirectory, host: '127.0.0.1', port: 0, eventStore: { kind: 'postgres' } as const };
    const settings = { ...place, days: ANY_DAY, databaseUrl: database.url, fileThreads: 0, mail };
    const service = await startService(settings, new KeptLog());
    this.others.push(service);
    return service;
  }

  /** Sends what is due, and waits for it. */
  look(service: Service = this.running.service): Promise<void> {
    return service.app.get(PackSender).look();
  }

  /** Takes a decision; its effect is in the books afterwards. @returns what was answered */
  async decide(by: Client, mutation: string): Promise<Said> {
    const [, kind] = /^(\w+)/.exec(mutation)!;
    const ofDay = /GamingDay|Reopening/.test(kind!);
    const answer = ofDay
      ? '... on GamingDayDecided { receipt } ... on GamingDayRefused { code }'
      : '... on PackDecisionRecorded { receipt recipient } ... on PackDecisionRefused { code }';
    const said = Object.values(
      await by.ask<Record<string, Said>>(`mutation { ${mutation} { ${answer} } }`),
    )[0]!;
    if (said.receipt !== undefined) await this.known(said.receipt);
    return said;
  }

  /** Opens, closes and certifies a day; what does not tie is explained. */
  async certify(day: string, isOpened = false): Promise<void> {
    const of = `casino: "${PACK_CASINO}", day: "${day}"`;
    if (!isOpened) await this.sure(this.accountant, `openGamingDay(${of})`);
    const { gamingDay } = await this.accountant.ask<{
      gamingDay: { tieOuts: readonly { check: string; holds: boolean }[] };
    }>(`{ gamingDay(${of}) { ... on GamingDayFound { tieOuts { check holds } } } }`);
    const explained = gamingDay.tieOuts
      .filter(({ holds }) => !holds)
      .map(({ check }) => `{ check: "${check}", explanation: "nothing was counted" }`);
    await this.sure(this.accountant, `closeGamingDay(${of}, explanations: [${explained.join(', ')}])`);
    await this.sure(this.manager, `certifyGamingDay(${of})`);
  }

  async reopen(day: string): Promise<void> {
    const of = `casino: "${PACK_CASINO}", day: "${day}"`;
    await this.sure(this.accountant, `proposeReopening(${of}, reason: "a count was late")`);
    await this.sure(this.manager, `approveReopening(${of})`);
  }

  /** Proposes and approves a recipient. @returns its id */
  async recipient(mailbox: string, form: 'ZIP' | 'LINK', language: 'ES' | 'EN'): Promise<string> {
    const args = `casino: "${PACK_CASINO}", mailbox: "${mailbox}", form: ${form}, language: ${language}`;
    const { recipient } = await this.sure(this.accountant, `proposePackRecipient(${args})`);
    await this.sure(
      this.manager,
      `approvePackRecipient(casino: "${PACK_CASINO}", recipient: "${recipient}")`,
    );
    return recipient!;
  }

  async sendAgain(recipient: string, month = '2026-01'): Promise<Said> {
    const args = `casino: "${PACK_CASINO}", recipient: "${recipient}", month: "${month}"`;
    return this.decide(this.accountant, `sendPackAgain(${args})`);
  }

  /** Lets the next attempt begin at once, as if its pause had passed. */
  async passPause(): Promise<void> {
    await this.database.query(`UPDATE access.outgoing_place SET next_at = NULL`);
  }

  get database(): DataSource {
    return this.running.service.app.get(DataSource);
  }

  async stop(): Promise<void> {
    for (const service of this.others) await service.close();
    await this.running.stop();
  }

  async sure(by: Client, mutation: string): Promise<Said> {
    const said = await this.decide(by, mutation);
    if (said.code !== undefined) throw new Error(`${mutation}: ${said.code}`);
    return said;
  }

  private async known(receipt: string): Promise<void> {
    await this.manager.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  }
}

/** Starts a service whose sender does not look by itself, so that no mail leaves between two steps of a test. */
async function onlyWhenAsked<Started>(start: () => Promise<Started>): Promise<Started> {
  const looks = jest.spyOn(PackSender.prototype, 'onApplicationBootstrap').mockReturnValue(undefined);
  try {
    return await start();
  } finally {
    looks.mockRestore();
  }
}
