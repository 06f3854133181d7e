import { readConfig } from '../config';
import { startService } from '../service';
import { ServiceLogger } from '../service-logger';
import { stopSignal } from './stop-signal';

/** `cagnotte serve`: runs until told to stop by SIGINT or SIGTERM. */
export async function serve(): Promise<void> {
  const logger = new ServiceLogger();
  const service = await startService(readConfig(), logger);
  if (service.administratorKey !== undefined) {
    // Not through the log: a log is kept, and the key must not be.
    process.stdout.write(`\nAdministrator key, shown this once: ${service.administratorKey}\n\n`);
  }
  logger.log(`Events: POST ${service.url}/v1/events · GraphQL: ${service.url}/graphql`, 'serve');
  logger.log(`GraphiQL: ${service.url}/graphiql`, 'serve');
  await stopSignal();
  await service.close();
}
