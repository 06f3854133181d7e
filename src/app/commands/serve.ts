import { type Config, readConfig } from '../config';
import { RELEASE } from '../../kernel/release';
import type { Telemetry } from '../../telemetry/telemetry';
import { ServiceMetrics } from '../service-metrics';
import { startService } from '../service';
import { ServiceLogger } from '../service-logger';
import { stopSignal } from './terminal';

async function telemetryFor({ telemetry }: Config, logger: ServiceLogger): Promise<Telemetry | undefined> {
  if (telemetry === undefined) return undefined;
  const { startTelemetry } = await import('../../telemetry/telemetry.js');
  return startTelemetry({ ...telemetry, release: RELEASE }, (line) => logger.warn(line, 'telemetry'));
}

/** `cagnotte serve`: runs until told to stop by SIGINT or SIGTERM. */
export async function serve(): Promise<void> {
  const logger = new ServiceLogger();
  // Listens for signals from the beginning, so that a stop during the start ends it in order.
  const stop = stopSignal();
  const tellSecurity = (line: string): void => void process.stdout.write(`${line}\n`);
  const config = readConfig();
  const telemetry = await telemetryFor(config, logger);
  const service = await startService(config, logger, tellSecurity).catch(async (failure: unknown) => {
    await telemetry?.stop();
    throw failure;
  });
  telemetry?.send(service.app.get(ServiceMetrics).registry);
  if (service.firstLinkFile !== undefined)
    logger.log(`The first administrator signs in with the link in ${service.firstLinkFile}`, 'serve');
  logger.log(`In a browser: ${service.origin}`, 'serve');
  logger.log(`Events: POST ${service.url}/v1/events · GraphQL: ${service.url}/graphql`, 'serve');
  logger.log(`GraphiQL: ${service.origin}/graphiql`, 'serve');
  await stop;
  logger.log('Stopping: what is under way is brought to its end.', 'serve');
  // Flushes telemetry before closing.
  await telemetry?.stop();
  await service.close();
  logger.log('Stopped.', 'serve');
}
