import { chipsSold, ledgerOpened } from '../support/sample-events/sample-events';
import { Client } from '../support/service/client';
import { type ServiceUnderTest, startServiceUnderTest } from '../support/service/service-under-test';

let running: ServiceUnderTest;
let client: Client;

beforeAll(async () => {
  running = await startServiceUnderTest();
  client = new Client(running.url, await running.makeWorldKey());
});
afterAll(() => running.stop());

/** The value of a sample, told as Prometheus reads it; undefined where there is none. */
async function measured(sample: string): Promise<number | undefined> {
  const { text } = await client.send('/metrics');
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length));
}
const until = async (sample: string, value: number): Promise<void> => {
  while ((await measured(sample)) !== value) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('the measurements of the service', () => {
  it('count deliveries by what became of them', async () => {
    const sale = chipsSold({}, { id: 'sale' });
    await client.stream([ledgerOpened(), sale, sale, { ...sale, data: {} }]);
    const counts = ['stored', 'duplicate', 'conflict', 'quarantined', 'forbidden'].map((outcome) =>
      measured(`cagnotte_deliveries_total{outcome="${outcome}"}`),
    );
    const [stored, duplicate, conflict, quarantined, forbidden] = await Promise.all(counts);
    expect([stored, duplicate, forbidden]).toEqual([2, 1, 0]);
    expect(conflict! + quarantined!).toBe(1);
  });

  it('tell how far the read models are behind, and come to nothing once they contain all', async () => {
    await until('cagnotte_projection_lag_seconds', 0);
    expect(await measured('cagnotte_log_damaged')).toBe(0);
    expect(await measured('cagnotte_parked_records')).toBe(0);
    expect(await measured('cagnotte_intake_waiting_events')).toBe(0);
  });

  it('time requests by their route, never by the address with what it names', async () => {
    await client.send('/v1/events/schemas/cagnotte.hand.played.v1');
    const timed = 'method="GET",route="/v1/events/schemas/:type",status="200"';
    expect(await measured(`cagnotte_http_request_duration_seconds_count{${timed}}`)).toBe(1);
  });

  it('name no casino, no account and no amount', async () => {
    const { text, headers } = await client.send('/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect(text).not.toMatch(/granada|chips:|EUR/);
    expect(text).toMatch(/^cagnotte_database_connections\{state="idle"\} \d+$/m);
  });
});
