import { useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, useContext } from 'react';

/** The moment at which the time machine shows a screen. */
export interface Known {
  /** The last record that the screen includes; undefined: all of them, which is now. */
  readonly known: number | undefined;
  /** The argument of the queries. */
  readonly knownAt: { readonly position: number } | undefined;
  readonly isPast: boolean;
}

/** The argument `knownAt` of a query for what was known at a record. */
export const knownAt = (known: number | undefined): { readonly position: number } | undefined =>
  known === undefined ? undefined : { position: known };

/** The moment in the address of the page, the same for every screen. */
export function useKnown(): Known {
  const { known } = useSearch({ strict: false });
  return {
    known,
    knownAt: knownAt(known),
    isPast: known !== undefined,
  };
}

/** The record that the head of a screen states; undefined outside of one. */
export const RecordOfScreen = createContext<number | undefined>(undefined);

/**
 * The moment for a part of a screen that asks by itself: the record of the head, so that all amounts of the screen agree while
 * events arrive.
 */
export function useKnownToScreen(): Pick<Known, 'known' | 'knownAt'> {
  const known = useContext(RecordOfScreen);
  return { known, knownAt: knownAt(known) };
}

/** Whether the screen is read again as it was known; other screens always show now. */
export const useIsReading = (): boolean => useMatches().at(-1)?.staticData.isReading === true;

/** Sets the moment of the screen; undefined leaves the time machine. */
export function useSetKnown(): (known: number | undefined) => void {
  const navigate = useNavigate();
  return (known) => void navigate({ to: '.', search: (search) => ({ ...search, known }), replace: true });
}
