import type { EvaluatedEvent } from '../_core/store/read-model';

const ABOUT_BANKS = /^cagnotte\.(bank|coup)\./;

/** The bank an event is about; undefined for an event about none, and for one that is not counted. */
export function bankNamed({ event, standing }: EvaluatedEvent): string | undefined {
  if (standing !== 'counted' || !ABOUT_BANKS.test(event.type)) return undefined;
  const { bank } = event.data as { bank?: unknown };
  return typeof bank === 'string' ? bank : undefined;
}
