import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import type { GraphQLError } from 'graphql';
import { badInput } from './coded-error';

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

const unaskable = (name: string): GraphQLError =>
  badInput({
    en: `${name} holds the character U+0000, which no recorded text can hold: leave it out.`,
    es: `${name} contiene el carácter U+0000, que ningún texto registrado puede contener: quítelo.`,
  });

/** Of texts, lists and input objects, which GraphQL has read: they nest no deeper than the schema. */
const holdsNull = (argument: unknown): boolean =>
  typeof argument === 'string'
    ? argument.includes('\0')
    : typeof argument === 'object' && argument !== null && Object.values(argument).some(holdsNull);

/**
 * A database cannot even be asked for a text that holds U+0000. Looks at the arguments by which something is sought;
 * what is delivered to be kept has readers of its own.
 */
@Injectable()
export class TextArgumentsPipe implements PipeTransform {
  transform(value: unknown, { type, data }: ArgumentMetadata): unknown {
    const areAllArguments = type === 'body' && data === undefined;
    if (!areAllArguments || value === null || typeof value !== 'object') return value;
    for (const [name, argument] of Object.entries(value)) {
      if (holdsNull(argument)) throw unaskable(name);
    }
    return value;
  }
}
