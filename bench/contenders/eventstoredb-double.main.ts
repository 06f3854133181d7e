import { randomUUID } from 'node:crypto';
import { MEASURED } from '../../test/support/eventstoredb-double/append-times';
import { DoubleLog } from '../../test/support/eventstoredb-double/double-log';
import { EventStoreDbDouble } from '../../test/support/eventstoredb-double/eventstoredb-double';

/** The double of EventStoreDB as a program, as slow as a server; its argument is the number of events in it at the start. */
async function main(): Promise<void> {
  const log = new DoubleLog({ idsRemembered: 1_000 });
  const nothing = new Uint8Array();
  for (let number = 0; number < Number(process.argv[2] ?? 0); number += 1) {
    const event = { id: randomUUID(), type: 'told', contentType: 'application/json', data: nothing };
    log.append(`cagnotte_before-${number % 60}`, 'any', [{ ...event, metadata: nothing }]);
  }
  const double = await new EventStoreDbDouble({ log, pace: MEASURED }).start();
  process.stdout.write(`listens: ${new URL(double.url.replace('esdb', 'http')).port}\n`);
  process.on('SIGTERM', () => {
    double.stop();
    process.exit(0);
  });
}

void main();
