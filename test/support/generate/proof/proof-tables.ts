import { ROLES_BY_PERMISSION } from '../../../../src/access/permissions';
import type { EventDefinition } from '../../../../src/kernel/event-definition';
import { EVENT_DEFINITIONS } from '../../../../src/ledger/event-contract/catalogue';
import { peopleEvents } from '../../../../src/people/people.events';
import { DECISION_RIGHTS } from '../../../../src/projector/verification/decision-rights';
import { table } from '../markdown-table';

export const code = (text: string): string => `\`${text}\``;

/** `cagnotte.bank.ended.v1` as `bank.ended`. */
export const shortType = (type: string): string => type.slice('cagnotte.'.length).replace(/\.v1$/, '');

/** The members of data that no signature covers, by type. */
export function addedAfterSigningTable(): string {
  const definitions: readonly Pick<EventDefinition, 'type' | 'addedAfterSigning'>[] = [
    ...EVENT_DEFINITIONS,
    ...peopleEvents,
  ];
  const added = new Map(
    definitions.flatMap(({ type, addedAfterSigning = [] }) =>
      addedAfterSigning.length > 0 ? [[type, addedAfterSigning] as const] : [],
    ),
  );
  return table(
    ['type', 'members'],
    [...added].map(([type, members]) => [code(type), members.map(code).join(', ')]),
  );
}

/** What each decision about a casino needs. */
export const decisionRightsTable = (): string =>
  table(
    ['type', 'permission', 'persons', 'roles that have it'],
    Object.entries(DECISION_RIGHTS).map(([type, { permission, persons }]) => [
      code(type),
      code(permission),
      `${persons}`,
      ROLES_BY_PERMISSION[permission].map(code).join(', '),
    ]),
  );
