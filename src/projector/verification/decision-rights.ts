import type { Permission } from '../../access/permissions';
import type { EventType } from '../../ledger/event-contract/catalogue';

interface DecisionRight {
  /** What every person of the decision must have been permitted at the casino when it was recorded. */
  readonly permission: Permission;
  /** How many different persons the event must name. */
  readonly persons: 1 | 2;
}

const byOne = (permission: Permission): DecisionRight => ({ permission, persons: 1 });
const byTwo = (permission: Permission): DecisionRight => ({ permission, persons: 2 });

/**
 * Who may decide what about a casino: every type of event that a `person` tells, except those about the house itself
 * (`verify-house.ts`). A type that is not here does not compile into the proof: `test/architecture/decision-rights.spec.ts`
 * holds the table against the catalogue of events and against the permissions of the mutations.
 */
export const DECISION_RIGHTS: { readonly [Type in EventType]?: DecisionRight } = {
  'cagnotte.casino.authorisation-proposed.v1': byOne('casinos:authorise'),
  // The first one of a casino is recorded by one person; who names a second one is two.
  'cagnotte.casino.authorised.v1': byOne('casinos:authorise'),
  'cagnotte.gaming-day.opened.v1': byOne('days:close'),
  'cagnotte.gaming-day.closed.v1': byOne('days:close'),
  'cagnotte.gaming-day.certified.v1': byOne('days:certify'),
  'cagnotte.gaming-day.reopening-proposed.v1': byOne('days:reopen'),
  'cagnotte.gaming-day.reopened.v1': byTwo('days:reopen'),
  'cagnotte.explanation.saved.v1': byOne('days:explain'),
  'cagnotte.slip-numbers.leased.v1': byOne('events:record'),
  'cagnotte.variance.clearing-proposed.v1': byOne('corrections:decide'),
  'cagnotte.variance.cleared.v1': byTwo('corrections:decide'),
  'cagnotte.count.submitted.v1': byOne('counts:submit'),
  'cagnotte.correction.proposed.v1': byOne('corrections:decide'),
  'cagnotte.correction.recorded.v1': byTwo('corrections:decide'),
  'cagnotte.finding.acknowledged.v1': byOne('findings:acknowledge'),
  'cagnotte.finding.resolved.v1': byOne('findings:decide'),
  'cagnotte.finding.assigned.v1': byOne('findings:acknowledge'),
  'cagnotte.finding.noted.v1': byOne('findings:acknowledge'),
  'cagnotte.floor-alert.acknowledged.v1': byOne('findings:acknowledge'),
  'cagnotte.document.attached.v1': byOne('documents:attach'),
  'cagnotte.intake.discarded.v1': byOne('quarantine:discard'),
  'cagnotte.personal-data.erasure-proposed.v1': byOne('personal:erase'),
  'cagnotte.personal-data.erased.v1': byTwo('personal:erase'),
};
