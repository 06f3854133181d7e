import { type Minor, minorFromWire } from '../../kernel/money';
import type { CatalogueEvent, EventOf, EventType } from '../event-contract/catalogue';

/** The chips and boxes of a house-banked table in one session, as its events declare them, in minor units. */
export interface DeclaredParts {
  readonly openingFloat: Minor;
  readonly fills: Minor;
  readonly credits: Minor;
  readonly boxes: Minor;
  /** Closing inventory; undefined until it is counted. */
  readonly inventory?: Minor;
}

export type DeclaredByFact = Partial<DeclaredParts>;

type Declares<Type extends EventType> = (data: EventOf<Type>['data']) => DeclaredByFact;

const DECLARES: { readonly [Type in EventType]?: Declares<Type> } = {
  'cagnotte.table.opened.v1': ({ float }) =>
    ofFloat(float) ? { openingFloat: minorFromWire(float.amount) + minorFromWire(float.locked ?? 0) } : {},
  'cagnotte.table.filled.v1': (data) => (ofFloat(data) ? { fills: minorFromWire(data.amount) } : {}),
  'cagnotte.table.credited.v1': (data) => (ofFloat(data) ? { credits: minorFromWire(data.amount) } : {}),
  'cagnotte.drop.counted.v1': ({ amount }) => ({ boxes: minorFromWire(amount) }),
  'cagnotte.table.counted.v1': ({ occasion = 'closing', inventory }) =>
    occasion === 'closing' ? { inventory: minorFromWire(inventory) } : {},
  'cagnotte.table.closed.v1': ({ toCage, leftLocked = [] }) => {
    const chips = [...toCage, ...leftLocked].flatMap((part) =>
      part.holder === 'table' && part.chips !== undefined ? [minorFromWire(part.chips)] : [],
    );
    return chips.length === 0 ? {} : { inventory: chips.reduce((sum, part) => sum + part, 0n) };
  },
};

export function declaredBy({ type, data }: Pick<CatalogueEvent, 'type' | 'data'>): DeclaredByFact {
  if (!Object.hasOwn(DECLARES, type)) return {};
  return (DECLARES[type] as Declares<EventType>)(data);
}

/**
 * What the facts of a session declare together: sums, and the inventory that the last of them states. They come in the
 * order of their places, so that it does not matter in which order they were recorded.
 */
export const declaredTogether = (facts: readonly DeclaredByFact[]): DeclaredParts => {
  const sumOf = (part: Exclude<keyof DeclaredParts, 'inventory'>): Minor =>
    facts.reduce((sum, fact) => sum + (fact[part] ?? 0n), 0n);
  const inventory = facts.findLast((fact) => fact.inventory !== undefined)?.inventory;
  return {
    openingFloat: sumOf('openingFloat'),
    fills: sumOf('fills'),
    credits: sumOf('credits'),
    boxes: sumOf('boxes'),
    ...(inventory === undefined ? {} : { inventory }),
  };
};

const ofFloat = ({ holder = 'table' }: { readonly holder?: 'table' | 'cambista' }): boolean =>
  holder === 'table';
