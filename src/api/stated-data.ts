import type { GraphQLError } from 'graphql';
import { findHiddenLoss, isTooDeep, findUnstorable, storable } from '../intake/json-text';
import { storedForm } from '../kernel/stored-form';
import { badInput } from './coded-error';

/** Maximum lengths: a proposal contains its replacement, a reason and names, and must fit into one event. */
const LONGEST = { replacement: 60_000, count: 60_000, clearing: 60_000, authorisation: 200_000 } as const;

type StatedAs = keyof typeof LONGEST;

/**
 * The data of an event, from JSON text: a JSON of GraphQL's own would have lost what no number of JavaScript holds
 * before anybody could look.
 * @throws GraphQLError BAD_USER_INPUT where it is no object, or holds what the log could not keep unchanged
 */
export function statedData(text: string, as: StatedAs): object {
  const unreadable = (en: string, es: string): GraphQLError =>
    badInput({
      en: `${as} ${en}: give the data of the event as JSON text.`,
      es: `${as} ${es}: indique los datos del evento como texto JSON.`,
    });
  if (text.length > LONGEST[as]) {
    throw unreadable(
      `has ${text.length} characters, more than ${LONGEST[as]}`,
      `tiene ${text.length} caracteres, más de ${LONGEST[as]}`,
    );
  }
  const value = parsed(text);
  if (value === undefined) throw unreadable('is no JSON', 'no es JSON');
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw unreadable('is no object', 'no es un objeto');
  }
  const loss = isTooDeep(text) ? { reason: 'too-deep', path: '' } : lossIn(text, value);
  if (loss !== undefined) {
    const where = `${loss.reason}, ${loss.path || '/'}`;
    throw unreadable(`cannot be kept as it is (${where})`, `no se puede conservar tal cual (${where})`);
  }
  return value;
}

const lossIn = (text: string, value: object) =>
  findHiddenLoss(text) ?? findUnstorable(value, storedForm(value).bytes);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const LONGEST_WORDS = 1_000;

/**
 * Words of a person as an event keeps them.
 * @throws GraphQLError BAD_USER_INPUT where there are none, or too many
 */
export function statedWords(text: string): string {
  const trimmed = storable(text.trim());
  if (trimmed.length > 0 && trimmed.length <= LONGEST_WORDS) return trimmed;
  throw badInput({
    en: `Give a reason of 1 to ${LONGEST_WORDS} characters; this one has ${trimmed.length}.`,
    es: `Indique un motivo de 1 a ${LONGEST_WORDS} caracteres; este tiene ${trimmed.length}.`,
  });
}
