/** When a record was imported as history, and by whom at the console of the machine. */
export interface Imported {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
}

/** The extension attribute `imported` of an envelope: the moment, a space, and who. */
export const importMark = ({ at, by }: Imported): string => `${at} ${by}`;

export function importedOf({ imported }: { readonly imported?: string | undefined }): Imported | undefined {
  if (imported === undefined) return undefined;
  const space = imported.indexOf(' ');
  return { at: imported.slice(0, space), by: imported.slice(space + 1) };
}
