import type { Type } from '@nestjs/common';
import { createUnionType, ObjectType } from '@nestjs/graphql';
import { refusalsOf } from './decision-refused';
import decisions from '../words/refusals/decisions.json';
import { g } from './schema-fields';

@ObjectType({ description: 'The requested thing did not exist at the requested position.' })
export class NotFound extends g.object({
  code: g.text<NotFoundCode>('Stable, e.g. `ACCOUNT.UNKNOWN`.'),
  message: g.text(),
  messageEs: g.text('In Spanish.'),
  citation: g.text('Where the expected thing is documented.'),
  citationEs: g.text('In Spanish.'),
}) {}

export const notFound = (code: NotFoundCode): NotFound => ({ code, ...NOT_FOUND[code] });

export const isNotFound = (answer: object): answer is NotFound => 'messageEs' in answer;

export const foundOrNot = <Found extends object>(name: string, found: Type<Found>) =>
  createUnionType({
    name,
    types: () => [found, NotFound] as const,
    resolveType: (answer: object) => (isNotFound(answer) ? NotFound : found),
  });

type NotFoundCode = keyof typeof NOT_FOUND;

export const NOT_FOUND = refusalsOf(decisions.notFound);
