import { setTimeout as sleep } from 'node:timers/promises';
import { figuresInBooks } from '../../support/service/books-check';
import { chipsSold, ledgerOpened } from '../../support/service/cheap-events';
import { postEvents } from '../../support/service/event-post';
import { residentMebibytes } from '../../support/service/resident-memory';
import { ServiceDatabase } from '../../support/service/service-database';
import type { ServiceProcess } from '../../support/service/service-process';
import { ServiceSite } from '../../support/service/service-site';
import { describeInFullTest } from '../../support/in-full-test';
import { patience } from '../../support/service/test-extent';

jest.setTimeout(patience(180_000));

const EVENTS = 25_000;
/** Makes the stream many times larger than the buffers of a connection. */
const NOTE = 'n'.repeat(15_000);
const MEBIBYTE = 1_048_576;
const STREAM_MEBIBYTES = Math.floor((EVENTS * NOTE.length) / MEBIBYTE);
/**
 * The heap limit of the service, smaller than the stream. Without a limit the heap would grow before a collection, and its
 * size would prove nothing.
 */
const HEAP_MEBIBYTES = 160;
const SAMPLE_EVERY_MS = 50;
/** A sender that could not send for this time is being held back. */
const STANDSTILL_MS = 1_000;

const CASINO = 'granada';

interface Sample {
  readonly sent: number;
  readonly mebibytes: number;
}

describeInFullTest(
  `a stream of ${EVENTS} events, ${STREAM_MEBIBYTES} MiB to a service with a heap of ${HEAP_MEBIBYTES} MiB`,
  () => {
    let site: ServiceSite;
    let service: ServiceProcess;
    let database: ServiceDatabase;
    let key: string;
    let sent = 0;
    const samples: Sample[] = [];

    beforeAll(async () => {
      site = await ServiceSite.make();
      service = await site.start({
        asShipped: true,
        env: { NODE_OPTIONS: `--max-old-space-size=${HEAP_MEBIBYTES}` },
      });
      key = await service.worldKey();
      database = await ServiceDatabase.open(site.dataDirectory);
    });

    afterAll(async () => {
      await database.close();
      await site.remove();
    });

    it('is held back while the log cannot keep it, and taken in whole', async () => {
      const sampling = setInterval(sample, SAMPLE_EVERY_MS);
      try {
        const answering = postEvents(door(), 'stream', texts());
        await whileTheLogIsHeld(EVENTS / 10, async () => {
          await sentNothingFor(STANDSTILL_MS);
          expect(sent).toBeLessThan(EVENTS);
        });
        const { status, text } = await answering;
        expect({ status, last: JSON.parse(text.trim().split('\n').at(-1)!) as object }).toMatchObject({
          status: 200,
          last: { summary: { counts: { stored: EVENTS } } },
        });
        await database.projected();
      } finally {
        clearInterval(sampling);
      }
    });

    it('costs the service after its first quarter less memory than half of the stream', () => {
      expect(STREAM_MEBIBYTES).toBeGreaterThan(HEAP_MEBIBYTES);
      const beginning = peakOf(samples.filter((taken) => taken.sent <= EVENTS / 4));
      const whole = peakOf(samples);
      process.stdout.write(
        `${EVENTS} events: ${beginning} MiB at most in the first quarter, ${whole} in all\n`,
      );
      expect(whole - beginning).toBeLessThan(STREAM_MEBIBYTES / 2);
    });

    it('is in the books once', async () => {
      const sold = Array.from({ length: EVENTS - 1 }, (_, index) => saleOf(index + 1).data.amount);
      expect(await figuresInBooks(database)).toEqual([
        {
          casino: CASINO,
          records: String(EVENTS),
          sales: String(EVENTS - 1),
          sold: sold.reduce((sum, amount) => sum + BigInt(amount), 0n).toString(),
          hands: '0',
        },
      ]);
    });

    const door = () => ({ url: service.url, key });

    function* texts(): Generator<string> {
      for (; sent < EVENTS; sent++) {
        const event = sent === 0 ? ledgerOpened(CASINO) : saleOf(sent);
        yield JSON.stringify({ ...event, data: { ...event.data, note: NOTE } });
      }
    }

    const sample = (): void =>
      void samples.push({ sent, mebibytes: Math.round(residentMebibytes(service.pid)) });

    async function whileTheLogIsHeld(after: number, work: () => Promise<void>): Promise<void> {
      while (sent < after) await sleep(5);
      await database.query('BEGIN');
      await database.query('SELECT FROM event_log.head WHERE single FOR UPDATE');
      await work().finally(() => database.query('ROLLBACK'));
    }

    async function sentNothingFor(milliseconds: number): Promise<void> {
      for (let before = -1; before !== sent;) {
        before = sent;
        await sleep(milliseconds);
      }
    }
  },
);

const saleOf = (number: number): ReturnType<typeof chipsSold> => chipsSold(CASINO, 'desk', number);

const peakOf = (samples: readonly Sample[]): number => Math.max(...samples.map(({ mebibytes }) => mebibytes));
