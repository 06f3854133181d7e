import type { PieceKind } from './equipment.state';

/** The pieces that a report of a table names, by the field in which it names them. */
export interface NamedPieces {
  readonly serials?: readonly string[];
  readonly shoeSerial?: string;
  readonly deckSet?: string;
  readonly dice?: readonly string[];
  readonly newDecks?: boolean;
}

type FieldOfPieces = Exclude<keyof NamedPieces, 'newDecks'>;

/** The kinds that a field names: a number that is unknown is missing only in a register that has pieces of such a kind. */
export const KINDS_BY_FIELD: Readonly<Record<FieldOfPieces, readonly PieceKind[]>> = {
  serials: ['wheel', 'shoe', 'shuffler'],
  shoeSerial: ['shoe'],
  deckSet: ['cards'],
  dice: ['die'],
};

export const FIELDS_OF_PIECES = Object.keys(KINDS_BY_FIELD) as FieldOfPieces[];

/** The numbers of all pieces that a report names, each once. */
export const serialsNamed = (named: NamedPieces): readonly string[] => [
  ...new Set(FIELDS_OF_PIECES.flatMap((field) => named[field] ?? [])),
];
