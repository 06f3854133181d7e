import type { Permission } from '../../src/access/permissions';
import { REQUIRED_PERMISSION } from '../../src/access/require-permission.decorator';
import type { EventDefinition } from '../../src/kernel/event-definition';
import { EVENT_DEFINITIONS } from '../../src/ledger/event-contract/catalogue';
import { DECISION_RIGHTS } from '../../src/projector/verification/decision-rights';
import { resolverMethods } from './resolver-methods';

/** Decisions of persons about casinos; decisions about the house have their own rules. */
const decisions = (EVENT_DEFINITIONS as readonly EventDefinition[]).filter(
  ({ reportedBy, category }) => reportedBy === 'person' && category !== 'people',
);

const permissionAt = (target: object): Permission | undefined =>
  Reflect.getMetadata(REQUIRED_PERMISSION, target) as Permission | undefined;

describe('who may decide what', () => {
  it('is declared by every type of decision of a person about a casino, and by no other', () =>
    expect(Object.keys(DECISION_RIGHTS).sort()).toEqual(decisions.map(({ type }) => type).sort()));

  it('is declared with the permission that the mutation of the decision requires', async () => {
    const methods = await resolverMethods();
    const requiredBy = (mutation: string): Permission | undefined => {
      const { method, resolver } = methods.get(mutation)!;
      return permissionAt(method) ?? permissionAt(resolver);
    };
    const said = decisions.map(({ type, decidedBy }) => [decidedBy, DECISION_RIGHTS[type]?.permission]);
    expect(said).toEqual(decisions.map(({ decidedBy }) => [decidedBy, requiredBy(decidedBy!)]));
  });

  it('is declared with two persons where the data of the event have two in any case', () => {
    const names = (data: unknown): readonly string[] =>
      ((data as { readonly required?: readonly string[] }).required ?? []).filter((name) =>
        ['by', 'proposedBy', 'approvedBy'].includes(name),
      );
    const least = (data: unknown, name: string): number =>
      (data as { readonly properties: Record<string, { readonly minItems?: number }> }).properties[name]
        ?.minItems ?? 1;
    const needed = decisions.map(({ type, data }) => [
      type,
      Math.max(
        1,
        names(data).reduce((sum, name) => sum + least(data, name), 0),
      ),
    ]);
    expect(needed).toEqual(decisions.map(({ type }) => [type, DECISION_RIGHTS[type]?.persons]));
  });
});
