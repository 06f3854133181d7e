import { ServiceLogger } from '../../../src/app/service-logger';

/** A logger that collects its lines for a test. */
export class KeptLog extends ServiceLogger {
  readonly lines: string[] = [];

  constructor() {
    super({ json: false });
  }

  protected override printMessages(messages: unknown[], context = '', logLevel = 'log'): void {
    for (const message of messages) this.lines.push(`${logLevel} [${context}] ${String(message)}`);
  }

  protected override printStackTrace(stack: string): void {
    if (stack) this.lines.push(stack);
  }
}
