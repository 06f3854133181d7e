import type { EventOf, EventType } from '../../event-contract/catalogue';
import type { Imported } from '../../../kernel/envelope';

export type DeclaredFact<Type extends EventType = EventType> = {
  readonly [Each in Type]: {
    readonly type: Each;
    readonly recordNumber: bigint;
    readonly gamingDay: string;
    readonly happenedAt: string;
    readonly table: string | null;
    readonly sessionNo: number;
    readonly data: EventOf<Each>['data'];
    readonly imported?: Imported | undefined;
  };
}[Type];

export interface FactFigures<Type extends EventType> {
  readonly currency: string;
  readonly facts: readonly DeclaredFact<Type>[];
}

export const factsOf = <Type extends EventType>(
  facts: readonly DeclaredFact[],
  type: Type,
): DeclaredFact<Type>[] => facts.filter((fact) => fact.type === type) as unknown as DeclaredFact<Type>[];

/** Selects the facts of one type and gives their data the type of its schema. */
export const factsOfType = <
  Fact extends { readonly eventType: string; readonly data: unknown },
  Type extends EventType,
>(
  facts: readonly Fact[],
  type: Type,
) =>
  facts.filter(({ eventType }) => eventType === type) as (Fact & { readonly data: EventOf<Type>['data'] })[];

export const staffName = ({ id, name }: { readonly id: string; readonly name?: string }): string =>
  name ?? id;

export const namesOf = (staff: readonly { readonly id: string; readonly name?: string }[] = []): string =>
  [...new Set(staff.map(staffName))].join(', ');

/** A customer as a book shows one: the name, which stays encrypted in the book, and the id; either may be unknown. */
export const customerOf = (name: unknown, player = ''): string =>
  typeof name !== 'string' || name === '' ? player : player === '' ? name : `${name} (${player})`;

/**
 * Names of the deciders as a book prints them. Imported decisions are marked as such, because they carry no signature
 * of this house.
 */
export const signedAs = (names: string, imported: Imported | undefined): string =>
  imported === undefined ? names : `${names}${IMPORTED.es}`;

const IMPORTED = { es: ' (importado)', en: ' (imported)' };

/** Translates the mark of `signedAs` for readers of English. */
export const signedInEnglish = (names: string): string => names.replaceAll(IMPORTED.es, IMPORTED.en);
