import type { EventOf, EventType } from '../../event-contract/catalogue';
import type { Imported } from '../../event-contract/imported';

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
    /** Given of a decision that was taken in as history. */
    readonly imported?: Imported | undefined;
  };
}[Type];

/** What a book is made from that shows nothing but facts. */
export interface FactFigures<Type extends EventType> {
  /** The currency of the books; a fact may state another. */
  readonly currency: string;
  /** In their order, as they happened. */
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

/** Names under a decision as a book prints them: of imported history they stand as what they are, and sign nothing. */
export const signedAs = (names: string, imported: Imported | undefined): string =>
  imported === undefined ? names : `${names} (importado)`;
