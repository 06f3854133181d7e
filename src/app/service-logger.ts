import { ConsoleLogger } from '@nestjs/common';
import { traceUnderWay } from '../telemetry/spans';

const OF_THE_FRAMEWORK: ReadonlySet<unknown> = new Set([
  'NestFactory',
  'NestApplication',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'GraphQLModule',
]);

export class ServiceLogger extends ConsoleLogger {
  constructor(options: { readonly json: boolean } = { json: !process.stdout.isTTY }) {
    super({ ...options, prefix: 'cagnotte', logLevels: ['log', 'warn', 'error', 'fatal'] });
  }

  protected override getJsonLogObject(...parts: Parameters<ConsoleLogger['getJsonLogObject']>) {
    return { ...super.getJsonLogObject(...parts), ...traceUnderWay() };
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (!OF_THE_FRAMEWORK.has(rest.at(-1))) super.log(message, ...rest);
  }
}
