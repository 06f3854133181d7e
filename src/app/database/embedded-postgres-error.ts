import { ExpectedFailure } from '../../kernel/result';

/** Why the embedded server cannot be used, with what to do about it. */
export class EmbeddedPostgresError extends ExpectedFailure {
  override readonly name = 'EmbeddedPostgresError';
}
