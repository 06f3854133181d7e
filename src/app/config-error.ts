import { ExpectedFailure } from '../kernel/result';

/** A setting that cannot be used; the message names it and says what it must be. */
export class ConfigError extends ExpectedFailure {
  override readonly name = 'ConfigError';
}
