import { ExpectedFailure } from '../../kernel/result';

export type EmbeddedPostgresErrorCode =
  | 'UNSUPPORTED_PLATFORM'
  | 'BINARIES_MISSING'
  | 'BINARIES_DO_NOT_RUN'
  | 'NO_SERVER_USER'
  | 'DIRECTORY_UNREACHABLE'
  | 'DIRECTORY_OF_ANOTHER_USER'
  | 'DIRECTORY_MOVED_WHILE_RUNNING'
  | 'DIRECTORY_INCOMPLETE'
  | 'OTHER_MAJOR_VERSION'
  | 'INITDB_FAILED'
  | 'PORT_TAKEN'
  | 'PORT_CHANGED'
  | 'PASSWORD_REFUSED'
  | 'LOCK_NOT_OBTAINED'
  | 'START_FAILED'
  | 'STOP_FAILED'
  | 'RELEASED';

export class EmbeddedPostgresError extends ExpectedFailure {
  override readonly name = 'EmbeddedPostgresError';

  constructor(
    readonly code: EmbeddedPostgresErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
