import { ConsoleLogger } from '@nestjs/common';

const OF_THE_FRAMEWORK: ReadonlySet<unknown> = new Set([
  'NestFactory',
  'NestApplication',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'GraphQLModule',
]);

/** The log of the service: JSON lines, or readable ones in a terminal. */
export class ServiceLogger extends ConsoleLogger {
  constructor(options: { readonly json: boolean } = { json: !process.stdout.isTTY }) {
    super({ ...options, prefix: 'cagnotte', logLevels: ['log', 'warn', 'error', 'fatal'] });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (!OF_THE_FRAMEWORK.has(rest.at(-1))) super.log(message, ...rest);
  }
}
