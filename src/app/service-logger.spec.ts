import { Logger } from '@nestjs/common';
import { context, trace } from '@opentelemetry/api';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { inSpan } from '../telemetry/spans';
import { ServiceLogger } from './service-logger';
import { KeptLog } from '../../test/support/service/kept-log';

describe('the log of the service', () => {
  const log = new KeptLog();

  beforeEach(() => log.lines.splice(0));
  afterAll(() => Logger.overrideLogger(true));

  it('names the trace within which a line is written, and no trace outside of it', async () => {
    const written: Record<string, unknown>[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
      written.push(JSON.parse(line as string) as Record<string, unknown>);
      return true;
    });
    new NodeTracerProvider().register();
    try {
      const service = new ServiceLogger({ json: true });
      const within = await inSpan('a request', {}, async (span) => {
        service.log('within', 'test');
        return span.spanContext();
      });
      service.log('outside', 'test');
      expect(written.map(({ message, trace_id, span_id }) => [message, trace_id, span_id])).toEqual([
        ['within', within.traceId, within.spanId],
        ['outside', undefined, undefined],
      ]);
    } finally {
      write.mockRestore();
      trace.disable();
      context.disable();
    }
  });

  it.each([true, false])('escapes control characters for a terminal, as JSON: %s', (json) => {
    const written: string[] = [];
    for (const output of [process.stdout, process.stderr])
      jest.spyOn(output, 'write').mockImplementation((line) => written.push(String(line)) > 0);
    try {
      const service = new ServiceLogger({ json });
      service.log('a name \u009b2J\u202e\u2028of a client', 'test');
      service.error('a fault \u009b2J', 'Error: \u009b2J\n    at somewhere', 'test');
    } finally {
      jest.restoreAllMocks();
    }
    expect(written.join('')).toContain(String.raw`\u009b2J\u202e\u2028of a client`);
    expect(written.join('')).not.toMatch(/[\u009b\u202e\u2028]/);
  });

  it('omits messages of the framework about its own start', () => {
    for (const context of [
      'NestFactory',
      'InstanceLoader',
      'RoutesResolver',
      'RouterExplorer',
      'NestApplication',
    ])
      log.log('Mapped {/v1/events, POST} route', context);
    expect(log.lines).toEqual([]);
  });

  it('keeps messages of the service, and every warning and error', () => {
    log.log('embedded PostgreSQL started', 'database');
    log.log('without a context');
    log.warn('something is odd', 'NestFactory');
    log.error('something is wrong', 'RouterExplorer');
    expect(log.lines).toEqual([
      'log [database] embedded PostgreSQL started',
      'log [] without a context',
      'warn [NestFactory] something is odd',
      'error [RouterExplorer] something is wrong',
    ]);
  });

  it('keeps messages of modules through the logger of the framework', () => {
    Logger.overrideLogger(log);
    new Logger('projector').log('caught up');
    new Logger('InstanceLoader').log('noise');
    expect(log.lines).toEqual(['log [projector] caught up']);
  });
});
