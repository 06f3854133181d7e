import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, linesOf } from './client';
import { makeDevices, runsByReporter } from '../../../packages/demo/play-sample';
import { type ServiceUnderTest, startServiceUnderTest } from './service-under-test';

const NIGHTS = join(__dirname, '..', '..', 'nights');

/** A service with nights of test/nights, each at its own casino: `noche-a` to `noche-f`. */
export interface NightsService {
  readonly running: ServiceUnderTest;
  /** A client with every permission; the nights are reported by a device for each place. */
  readonly client: Client;
  /** Sends events and waits until the read models contain them. */
  take(...events: readonly object[]): Promise<void>;
  /** Imports history, including decisions, and waits until the read models contain it. */
  tellHistory(...events: readonly object[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a service with these nights; `abcdef` is all of them. */
export async function startNights(letters = 'abcdef'): Promise<NightsService> {
  const running = await startServiceUnderTest();
  const client = new Client(running.url, await running.makeWorldKey());
  const devices = await makeDevices(
    async (reporter) => new Client(running.url, await running.makeDeviceKey(reporter)),
  );
  const take = async (...events: readonly object[]): Promise<void> => {
    for (const run of runsByReporter(events)) await contain(await devices[run.reporter].stream(run.events));
  };
  const contain = async (answers: readonly object[]): Promise<void> => {
    const { receipt } = (answers.at(-1) as { summary: { receipt: string } }).summary;
    // Stored events have no line in the answer, only the summary.
    if (answers.length > 1) throw new Error(`not all is stored: ${JSON.stringify(answers)}`);
    await client.ask('query ($r: String) { casinos(waitFor: $r) { id } }', { r: receipt });
  };
  for (const letter of letters)
    await take(...linesOf(readFileSync(join(NIGHTS, `${letter}.ndjson`), 'utf8')));
  return {
    running,
    client,
    take,
    tellHistory: async (...events) => contain(await running.tellHistory(events)),
    stop: () => running.stop(),
  };
}
