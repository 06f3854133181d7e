import type { BookName } from '../../api/generated/operations';

/** The name of a book in addresses and file names: control-de-ingresos for CONTROL_DE_INGRESOS. */
export const slugOf = (name: BookName): string => name.toLowerCase().replaceAll('_', '-');

export const nameOf = (slug: string): BookName => slug.toUpperCase().replaceAll('-', '_') as BookName;
