import { breachPath, demandOf } from '../../kernel/schema-demand';
import { accepted, refused, type Result } from '../../kernel/result';
import { sheetFault, type SheetFault } from './sheet';
import { breachFinder } from '../validators';
import { type SheetMapping, SheetMappingSchema } from './sheet-mapping';

const breachOfMapping = breachFinder(SheetMappingSchema);

/** A mapping as it came from outside; refused with the place of the first thing that is no part of one. */
export function readMapping(value: unknown): Result<SheetMapping, SheetFault> {
  const breach = breachOfMapping(value);
  if (breach === undefined) return accepted(value as SheetMapping);
  const path = breachPath(breach) || '/';
  return refused(sheetFault('mapping-malformed', {}, { path, demand: demandOf(breach) }));
}
