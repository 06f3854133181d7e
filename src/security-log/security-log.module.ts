import { type DynamicModule, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SecurityLog } from './security-log';

@Module({})
export class SecurityLogModule implements OnApplicationShutdown {
  constructor(private readonly log: SecurityLog) {}

  /** @param tell takes each kept line as JSON */
  static of(tell?: (line: string) => void): DynamicModule {
    const logger = new Logger('security log');
    return {
      module: SecurityLogModule,
      global: true,
      providers: [
        {
          provide: SecurityLog,
          inject: [DataSource],
          useFactory: (dataSource: DataSource) =>
            new SecurityLog(dataSource, {
              tell,
              onFailure: (failure) => logger.error(`a line cannot be written yet: ${String(failure)}`),
            }),
        },
      ],
      exports: [SecurityLog],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.log.close();
  }
}
