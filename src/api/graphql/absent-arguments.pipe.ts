import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';

/** An optional argument of null equals an omitted one: resolvers see only the latter. */
@Injectable()
export class AbsentArgumentsPipe implements PipeTransform {
  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    if (type !== 'body') return value;
    if (value === null) return undefined;
    if (typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
  }
}
