import { Logger } from '@nestjs/common';
import { KeptLog } from '../../test/support/service/kept-log';

describe('the log of the service', () => {
  const log = new KeptLog();

  beforeEach(() => log.lines.splice(0));
  afterAll(() => Logger.overrideLogger(true));

  it('passes over what the framework tells about its own start', () => {
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

  it('keeps what the service says, and every warning and error', () => {
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

  it('keeps what modules say through the logger of the framework', () => {
    Logger.overrideLogger(log);
    new Logger('projector').log('caught up');
    new Logger('InstanceLoader').log('noise');
    expect(log.lines).toEqual(['log [projector] caught up']);
  });
});
