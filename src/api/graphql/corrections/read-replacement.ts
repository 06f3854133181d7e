import { GraphQLError } from 'graphql';
import { findHiddenLoss, isTooDeep } from '../../../intake/reading/json-text';
import { findUnstorable } from '../../../intake/reading/unstorable-content';
import { storedForm } from '../../../kernel/stored-form';

/** A proposal holds its replacement, a reason and names, and must fit into one event. */
const LONGEST = 60_000;

/**
 * The data that are to count, from JSON text: a JSON of GraphQL's own would have lost what no number of JavaScript
 * holds before anybody could look.
 * @throws GraphQLError BAD_USER_INPUT where it is no object, or holds what the log could not keep unchanged
 */
export function readReplacement(text: string): object {
  if (text.length > LONGEST) throw unreadable(`is longer than ${LONGEST} characters`);
  const value = parsed(text);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw unreadable('is no object');
  }
  const loss = isTooDeep(text) ? { reason: 'too-deep', path: '' } : lossIn(text, value);
  if (loss !== undefined) throw unreadable(`cannot be kept as it is: ${loss.reason} at ${loss.path || '/'}`);
  return value;
}

const lossIn = (text: string, value: object) =>
  findHiddenLoss(text) ?? findUnstorable(value, storedForm(value).bytes);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable('is no JSON');
  }
}

const unreadable = (what: string): GraphQLError =>
  new GraphQLError(`The replacement ${what}: give the data of the event as JSON text.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
