import { Check } from 'typebox/value';
import { definitionOf } from './catalogue';

export function dataFits(type: string, data: unknown): boolean {
  const definition = definitionOf(type);
  return definition !== undefined && Check(definition.data, data);
}
