import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntilNothingServes } from '../../support/database/server-processes';
import { chipsSold, ledgerOpened } from '../../support/service/cheap-events';
import { DeliveryBook, deliveryOf } from '../../support/service/delivery-book';
import { outcomesOf } from '../../support/service/delivery-outcomes';
import { postEvents } from '../../support/service/event-post';
import { contradictions, readWholeLog } from '../../support/service/log-check';
import { chosenSeed } from '../../support/service/seeded-choice';
import { SendingCrew } from '../../support/service/sending-crew';
import type { ServiceProcess } from '../../support/service/service-process';
import { ServiceSite } from '../../support/service/service-site';
import { itInFullTest } from '../../support/in-full-test';

/** Enough for pending work on a slow machine, but not for endless senders. */
const STOPS_WITHIN_MS = 45_000;

describe('a service that gets a signal to stop', () => {
  let site: ServiceSite;
  let service: ServiceProcess;
  let key: string;

  beforeEach(async () => {
    site = await ServiceSite.make();
    service = await site.start();
    key = await service.worldKey();
  });

  afterEach(() => site.remove(), 60_000);

  const door = () => ({ url: service.url, key });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s under load ends within seconds with exit code 0 and has lost nothing acknowledged',
    async (signal) => {
      const book = new DeliveryBook();
      const crew = new SendingCrew({
        casinos: ['granada', 'cadiz'],
        desks: 'desk',
        door,
        book,
        seed: chosenSeed(),
      });
      await crew.start();
      await crew.acknowledged(200);

      const told = performance.now();
      expect(await service.stop(signal)).toEqual({ code: 0, signal: null });
      expect(performance.now() - told).toBeLessThan(STOPS_WITHIN_MS);
      await crew.giveUp();
      expect(await waitUntilNothingServes(site.dataDirectory)).toEqual([]);
      expect(contradictions(await readWholeLog(site.dataDirectory), book)).toEqual([]);
    },
  );

  it('tells a stream that has no end how far it got, and that the rest must be sent again', async () => {
    const book = new DeliveryBook();
    const deliveries = [deliveryOf(ledgerOpened('granada'))];
    let isOver = false;
    async function* withoutEnd(): AsyncIterable<string> {
      for (let number = 1; !isOver; number++) {
        const delivery = deliveries[number - 1] ?? deliveryOf(chipsSold('granada', 'desk', number));
        deliveries[number - 1] = delivery;
        book.send(delivery);
        yield delivery.text;
        if (number % 100 === 0) await sleep(5);
      }
    }
    const answering = postEvents(door(), 'answered-stream', withoutEnd());
    void answering.then(() => (isOver = true));
    await sleep(1_500);

    const told = performance.now();
    expect(await service.stop()).toEqual({ code: 0, signal: null });
    expect(performance.now() - told).toBeLessThan(STOPS_WITHIN_MS);
    const answer = await answering;
    expect(JSON.parse(answer.text.trim().split('\n').at(-1)!)).toMatchObject({
      failure: { code: 'STOPPING' },
    });
    outcomesOf('answered-stream', deliveries.length, answer).forEach((outcome, index) =>
      book.enter(deliveries[index]!, outcome),
    );
    expect(book.acknowledged).toBeGreaterThan(0);
    expect(contradictions(await readWholeLog(site.dataDirectory), book)).toEqual([]);
  });

  itInFullTest('does not wait for a sender that has fallen silent in the middle of a stream', async () => {
    const silence = new AbortController();
    async function* silent(): AsyncIterable<string> {
      yield deliveryOf(ledgerOpened('granada')).text;
      await sleep(180_000, undefined, { signal: silence.signal }).catch(() => undefined);
    }
    const answering = postEvents(door(), 'stream', silent());
    await sleep(500);
    const told = performance.now();
    expect(await service.stop()).toEqual({ code: 0, signal: null });
    expect(performance.now() - told).toBeLessThan(STOPS_WITHIN_MS);
    silence.abort();
    await answering;
  });

  itInFullTest('delivers its last answer to a sender that reads it late and sends on meanwhile', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    const lines = [ledgerOpened('granada'), chipsSold('granada', 'desk', 1)].map(
      (event) => `${deliveryOf(event).text}\n`,
    );
    const body = lines.map((line) => `${Buffer.byteLength(line).toString(16)}\r\n${line}\r\n`);
    socket.write(
      `POST /v1/events?answers=all HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${key}\r\n` +
        'content-type: application/x-ndjson\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n',
    );
    let failure: string | undefined;
    socket.on('error', ({ message }) => (failure = message));
    socket.write(body[0]!);
    const sending = setInterval(() => socket.write(body[1]!), 5);
    await sleep(500);
    const stopping = service.stop();
    await sleep(1_500);

    let heard = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (heard += piece));
    if (!socket.closed) await Promise.race([once(socket, 'end'), once(socket, 'close')]);
    clearInterval(sending);
    socket.destroy();
    expect(heard).toContain('"code":"STOPPING"');
    expect(failure).toBeUndefined();
    expect(await stopping).toEqual({ code: 0, signal: null });
  });
});
