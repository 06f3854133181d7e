import { Check } from 'typebox/value';
import { definitionOf } from './catalogue';

/** Whether data are data of a type of the catalogue. */
export function dataFits(type: string, data: unknown): boolean {
  const definition = definitionOf(type);
  return definition !== undefined && Check(definition.data, data);
}
