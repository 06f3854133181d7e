import { readConfig } from '../config';
import { startService, ServiceLogger } from '../service';
import { stopSignal } from './terminal';

/** `cagnotte serve`: runs until told to stop by SIGINT or SIGTERM. */
export async function serve(): Promise<void> {
  const logger = new ServiceLogger();
  // From the beginning: told to stop while it starts, it ends its start and stops in order.
  const stop = stopSignal();
  const tellSecurity = (line: string): void => void process.stdout.write(`${line}\n`);
  const service = await startService(readConfig(), logger, tellSecurity);
  if (service.firstLinkFile !== undefined)
    logger.log(`The first administrator signs in with the link in ${service.firstLinkFile}`, 'serve');
  logger.log(`In a browser: ${service.origin}`, 'serve');
  logger.log(`Events: POST ${service.url}/v1/events · GraphQL: ${service.url}/graphql`, 'serve');
  logger.log(`GraphiQL: ${service.url}/graphiql`, 'serve');
  await stop;
  logger.log('Stopping: what is under way is brought to its end.', 'serve');
  await service.close();
  logger.log('Stopped.', 'serve');
}
