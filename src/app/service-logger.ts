import { ConsoleLogger } from '@nestjs/common';
import { safeToShow, spelledInLine } from '../kernel/shown-text';
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

  /**
   * Escapes more than JSON does, because a line may contain text of a client, and terminals and collectors obey control
   * characters.
   */
  protected override stringifyJsonLogObject(line: Record<string, unknown>): string {
    return safeToShow(super.stringifyJsonLogObject(line));
  }

  protected override printMessages(...[messages, ...rest]: Parameters<ConsoleLogger['printMessages']>): void {
    const shown = messages.map((message) => (typeof message === 'string' ? spelledInLine(message) : message));
    super.printMessages(this.options.json ? messages : shown, ...rest);
  }

  protected override printStackTrace(stack: string): void {
    super.printStackTrace(stack && safeToShow(stack));
  }

  override log(message: unknown, ...rest: unknown[]): void {
    if (!OF_THE_FRAMEWORK.has(rest.at(-1))) super.log(message, ...rest);
  }
}
