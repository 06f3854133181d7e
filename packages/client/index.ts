export { CagnotteClient } from './client.js';
export { decimalsOf, formatAmount, parseAmount } from './amounts.js';
export { decimalText, type Exact, exactJson, readExact } from './exact-json.js';
export type {
  BatchOutcome,
  CloudEvent,
  DeliveryOutcome,
  LinesOutcome,
  Outcome,
  Summary,
  Transport,
} from './events.js';
export type { Following } from './follow.js';
export type { Operation } from './questions.js';
export { CagnotteRefusal, CagnotteUnreachable } from './refusal.js';
export type { RetrySettings } from './retry.js';
