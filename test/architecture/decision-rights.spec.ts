import 'reflect-metadata';
import { join } from 'node:path';
import type { Permission } from '../../src/access/permissions';
import { REQUIRED_PERMISSION } from '../../src/access/require-permission.decorator';
import type { EventDefinition } from '../../src/kernel/event-definition';
import { EVENT_DEFINITIONS } from '../../src/ledger/event-contract/catalogue';
import { DECISION_RIGHTS } from '../../src/projector/verification/decision-rights';
import { readProjectFiles, ROOT } from './project-files';

/** Decisions of persons about casinos; those about the house are held against its own rules. */
const decisions = (EVENT_DEFINITIONS as readonly EventDefinition[]).filter(
  ({ toldBy, category }) => toldBy === 'person' && category !== 'people',
);

interface Decorated {
  readonly prototype?: Readonly<Record<string, object>>;
}

const permissionAt = (target: object): Permission | undefined =>
  Reflect.getMetadata(REQUIRED_PERMISSION, target) as Permission | undefined;

/** The permission that each mutation requires, by its name. */
async function requiredByMutation(): Promise<ReadonlyMap<string, Permission | undefined>> {
  const required = new Map<string, Permission | undefined>();
  const resolvers = readProjectFiles().filter(({ path }) => /^src\/.*\.resolver\.ts$/.test(path));
  const modules = await Promise.all(
    resolvers.map(({ path }) => import(join(ROOT, path)) as Promise<Record<string, Decorated>>),
  );
  for (const module of modules)
    for (const exported of Object.values(module)) {
      const { prototype } = exported;
      if (prototype === undefined) continue;
      for (const name of Object.getOwnPropertyNames(prototype).filter((each) => each !== 'constructor'))
        required.set(name, permissionAt(prototype[name]!) ?? permissionAt(exported));
    }
  return required;
}

describe('the table of who may decide what', () => {
  it('has every type of decision of a person about a casino, and no other', () =>
    expect(Object.keys(DECISION_RIGHTS).sort()).toEqual(decisions.map(({ type }) => type).sort()));

  it('says the permission that the mutation of the decision requires', async () => {
    const required = await requiredByMutation();
    const said = decisions.map(({ type, decidedBy }) => [
      decidedBy,
      (DECISION_RIGHTS as Record<string, { permission: Permission }>)[type]?.permission,
    ]);
    expect(said).toEqual(decisions.map(({ decidedBy }) => [decidedBy, required.get(decidedBy!)]));
  });

  it('says two persons where the data of the event have two in any case', () => {
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
    expect(needed).toEqual(
      decisions.map(({ type }) => [
        type,
        (DECISION_RIGHTS as Record<string, { persons: number }>)[type]?.persons,
      ]),
    );
  });
});
