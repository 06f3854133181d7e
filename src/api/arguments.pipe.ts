import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import type { GraphQLError } from 'graphql';
import { badInput } from './coded-error';

/** Removes null arguments, because a null argument means the same as an omitted one. */
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

/** Arguments are texts, lists and input objects that GraphQL has parsed, so they nest no deeper than the schema. */
const holdsNull = (argument: unknown): boolean =>
  typeof argument === 'string'
    ? argument.includes('\0')
    : typeof argument === 'object' && argument !== null && Object.values(argument).some(holdsNull);

/**
 * Refuses U+0000 in arguments by which something is searched, because PostgreSQL cannot take it in a text. Data to be
 * recorded are checked elsewhere.
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
