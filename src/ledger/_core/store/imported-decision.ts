import { type Imported, importedOf } from '../../event-contract/imported';

/**
 * The mark of a decision that was received as history, as a column `imported` of a query; null of one that was taken
 * here. `decision` names the table, or its alias, that has the casino and the record number of the decision.
 */
export const importedColumn = (decision: string): string =>
  `(SELECT mark.imported FROM imported_decision mark
     WHERE mark.casino = ${decision}.casino AND mark.record_number = ${decision}.record_number)`;

export const importedAs = (mark: string | null): Imported | undefined =>
  importedOf({ imported: mark ?? undefined });
