import { setTimeout as sleep } from 'node:timers/promises';
import { tell } from '../../support/book/told';
import { Client } from '../../support/service/client';
import { chosenSeed, SeededChoice } from '../../support/service/seeded-choice';
import type { ServiceProcess } from '../../support/service/service-process';
import { ServiceSite } from '../../support/service/service-site';
import { extent, patience } from '../../support/service/test-extent';
import { TestReceiver } from '../../support/webhooks/test-receiver';
import { WebhookDesk } from '../../support/webhooks/webhook-desk';

jest.setTimeout(patience(300_000));

const KILLS = extent(3, 20);
const CASINOS = ['granada', 'ronda'];
/** Prizes reported between two kills, of each casino. */
const AT_WORK = 8;
const LATEST_KILL_MS = 400;
/** One request of so many is broken off by the shaky receiver; the next attempt comes five seconds later. */
const BREAKS = extent(20, 8);
const SETTINGS = { env: { CAGNOTTE_WEBHOOK_NETWORKS: '127.0.0.1' } };

describe('a service that is killed while it sends webhooks', () => {
  const seed = chosenSeed();
  const choice = new SeededChoice(seed, 'webhook kills');
  const steady = new TestReceiver();
  const shaky = new TestReceiver();
  let site: ServiceSite;
  let service: ServiceProcess;
  let key: string;
  let reported = 0;

  beforeAll(async () => {
    process.stdout.write(`webhook kills: CAGNOTTE_SEED=${seed}\n`);
    await Promise.all([steady.start(), shaky.start()]);
    site = await ServiceSite.make();
    service = await site.start(SETTINGS);
    const administrator = await service.administratorKey();
    key = await service.worldKey();
    const desk = new WebhookDesk(new Client(service.url, administrator));
    for (const receiver of [steady, shaky]) {
      const { secret, message } = await desk.register({ url: receiver.url, casinos: CASINOS });
      if (secret === undefined) throw new Error(message);
      receiver.secret = secret;
    }
    // Breaks off: what it got is sent again.
    let asked = 0;
    shaky.answers = ({ socket }, response) =>
      (asked += 1) % BREAKS === 0 ? void socket.destroy() : void response.writeHead(204).end();
  });
  afterAll(async () => {
    await site.remove();
    await Promise.all([steady.stop(), shaky.stop()]);
  });

  it(`is killed ${KILLS} times, and every record arrives at each receiver, in order per casino`, async () => {
    for (let kills = 0; kills < KILLS; kills++) {
      await report();
      await sleep(choice.between(0, LATEST_KILL_MS));
      await service.kill();
      service = await site.start(SETTINGS);
    }
    await report();
    const wanted = CASINOS.flatMap((casino) =>
      Array.from({ length: reported }, (_, n) => `${casino}_jackpot-won_${n + 1}_1`),
    ).toSorted();
    for (const receiver of [steady, shaky]) {
      await receiver.until(() => receiver.ids.length >= wanted.length, patience(90_000));
      expect([...receiver.ids].toSorted()).toEqual(wanted);
      expect(receiver.forged).toEqual([]);
      for (const casino of CASINOS) expect(firstArrivals(receiver, casino)).toEqual(ordered(reported));
    }
    const repeated = steady.received.length - wanted.length;
    process.stdout.write(`webhook kills: ${wanted.length} notices, ${repeated} of them repeated\n`);
  });

  const ordered = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n + 1);

  /** The records of a casino in the order in which they came first. */
  const firstArrivals = (receiver: TestReceiver, casino: string): readonly unknown[] => [
    ...new Set(
      receiver.received
        .filter(({ event }) => event.source === `/casinos/${casino}`)
        .map(({ event }) => event.data['record']),
    ),
  ];

  /** Reports prizes at every casino; a report that is not answered is sent again, as senders do. */
  async function report(): Promise<void> {
    const client = new Client(service.url, key);
    const events = Array.from({ length: AT_WORK }, () => (reported += 1)).flatMap((n) =>
      CASINOS.map((casino) => ({
        ...tell('jackpot.won', { pool: 'p1', table: 'RF1', amount: n, paidFrom: 'later' }, { id: `w-${n}` }),
        source: `/casinos/${casino}/tables/RF1`,
      })),
    );
    const [{ summary }] = (await client.stream(events)) as [{ summary: { counts: { stored: number } } }];
    expect(summary.counts.stored).toBe(events.length);
  }
});
