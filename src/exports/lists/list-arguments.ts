import { BadRequestException } from '@nestjs/common';
import {
  coerceInputValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isInputObjectType,
  parseValue,
  valueFromASTUntyped,
} from 'graphql';
import type { BothLanguages } from '../../kernel/words';
import { filled } from '../../words/message';
import words from '../../words/lists.json';
import { unknownValue } from '../book-refusals';
import type { ListAsked } from './declared-list';

/** The parameters of an address, as they arrive; a parameter that is given twice is a list. */
export type ParametersOfAddress = Readonly<Record<string, string | readonly string[]>>;

/** Pages are walked by the service, and a file is never waited for. */
const NOT_TAKEN = ['first', 'after', 'waitFor'];

export const argumentsTaken = ({ args }: Pick<GraphQLField<unknown, unknown>, 'args'>): GraphQLArgument[] =>
  args.filter(({ name }) => !NOT_TAKEN.includes(name));

/**
 * The arguments of a field of the schema from the parameters of an address: lists are separated by commas, `knownAt` is a
 * record or an instant, and other input objects are written as in GraphQL (`{figure: WIN}`).
 * @param beside parameters that are no arguments of the field
 * @throws BadRequestException that names the parameter, what it is and what it must be
 */
export function argumentsOf(
  field: Pick<GraphQLField<unknown, unknown>, 'args'>,
  address: ParametersOfAddress,
  beside: readonly string[],
): ListAsked {
  const taken = argumentsTaken(field);
  const names = [...taken.map(({ name }) => name), ...beside];
  for (const name of Object.keys(address)) {
    if (!names.includes(name))
      throw wrongParameter('parameter', name, filled(words.oneOf, { values: names.join(', ') }));
  }
  return Object.fromEntries(
    taken.flatMap((argument): [string, unknown][] => {
      const { name, type } = argument;
      const given = address[name];
      const text = typeof given === 'object' ? given.join(',') : (given ?? '');
      const isNeeded = isNonNullType(type) && argument.defaultValue === undefined;
      return text === '' && !isNeeded ? [] : [[name, valueOf(argument, text)]];
    }),
  );
}

function valueOf({ name, type }: GraphQLArgument, text: string): unknown {
  const refusal = wrongParameter(name, text, takenBy(type));
  const value = written(getNullableType(type), text);
  if (value === undefined || value === '') throw refusal;
  coerceInputValue(value, type, () => {
    throw refusal;
  });
  return value;
}

/** The value in the form of a variable; undefined where the text is of another form. */
function written(type: GraphQLInputType, text: string): unknown {
  const { name } = getNamedType(type);
  if (isListType(type)) {
    if (isInputObjectType(getNamedType(type))) return literal(text);
    const of = getNullableType(type.ofType);
    return text === '' ? [] : text.split(',').map((each) => written(of, each.trim()));
  }
  if (name === 'KnownAt') return WHOLE.test(text) ? { position: Number(text) } : { instant: text };
  if (isInputObjectType(type)) return literal(text);
  return Object.hasOwn(SCALARS, name) ? SCALARS[name]!(text) : text;
}

const whole = (text: string): number | undefined => (WHOLE.test(text) ? Number(text) : undefined);

/** Scalars that are no texts in JSON. */
const SCALARS: Readonly<Record<string, (text: string) => unknown>> = {
  Int: whole,
  Position: whole,
  Boolean: (text) => ({ true: true, false: false })[text],
};

const WHOLE = /^\d{1,15}$/;

/** No argument is longer. */
const LONGEST_LITERAL = 2_000;

function literal(text: string): unknown {
  if (text.length > LONGEST_LITERAL) return undefined;
  try {
    return valueFromASTUntyped(parseValue(text, { maxTokens: LONGEST_LITERAL / 10 }));
  } catch {
    return undefined;
  }
}

function takenBy(type: GraphQLInputType): BothLanguages {
  const named = getNamedType(type);
  const taken = isEnumType(named)
    ? filled(words.oneOf, {
        values: named
          .getValues()
          .map(({ name }) => name)
          .join(', '),
      })
    : isInputObjectType(named) && named.name !== 'KnownAt'
      ? filled(words.inputObject, { fields: Object.keys(named.getFields()).join(', ') })
      : (words.taken[named.name as keyof typeof words.taken] ?? words.taken.String);
  return isListType(getNullableType(type)) ? filled(words.listOf, { taken }) : taken;
}

export const wrongParameter = (parameter: string, value: string, taken: BothLanguages): BadRequestException =>
  new BadRequestException(unknownValue(parameter, value, taken));
