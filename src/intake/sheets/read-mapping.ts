import Ajv from 'ajv';
import { breachPath, demandOf } from '../../kernel/schema-demand';
import { accepted, refused, type Result } from '../../kernel/result';
import { sheetFault, type SheetFault } from './sheet';
import { type SheetMapping, SheetMappingSchema } from './sheet-mapping';

const validate = new Ajv({ strict: true }).compile<SheetMapping>(SheetMappingSchema);

/** A mapping as it came from outside; refused with the place of the first thing that is no part of one. */
export function readMapping(value: unknown): Result<SheetMapping, SheetFault> {
  if (validate(value)) return accepted(value);
  const breach = validate.errors![0]!;
  const path = breachPath(breach) || '/';
  return refused(sheetFault('mapping-malformed', {}, { path, demand: demandOf(breach) }));
}
