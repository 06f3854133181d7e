import type { EventOf, EventType } from '../../domain/event-registry/catalogue';

/** A fact that stands in a book with what was declared, by the type of its event. */
export type DeclaredFact<Type extends EventType = EventType> = {
  readonly [Each in Type]: {
    readonly type: Each;
    readonly recordNumber: bigint;
    readonly gamingDay: string;
    readonly happenedAt: string;
    /** The table concerned; null of a fact about none. */
    readonly table: string | null;
    readonly sessionNo: number;
    readonly data: EventOf<Each>['data'];
  };
}[Type];

/** What a book is made from that shows nothing but facts. */
export interface FactFigures<Type extends EventType> {
  /** The currency of the books; a fact may state another. */
  readonly currency: string;
  /** In the order of the records. */
  readonly facts: readonly DeclaredFact<Type>[];
}

/** The facts of one type. */
export const factsOf = <Type extends EventType>(
  facts: readonly DeclaredFact[],
  type: Type,
): DeclaredFact<Type>[] => facts.filter((fact) => fact.type === type) as unknown as DeclaredFact<Type>[];

/** A member of staff by name, or by number where nobody gave one. */
export const nameOf = ({ id, name }: { readonly id: string; readonly name?: string }): string => name ?? id;

/** Several of them, each once. */
export const namesOf = (staff: readonly { readonly id: string; readonly name?: string }[] = []): string =>
  [...new Set(staff.map(nameOf))].join(', ');
