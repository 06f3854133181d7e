import { fill } from './fill';
import type { Spoken } from './words';

/** A message that an action is reserved for these roles. */
export function reservedFor(
  { words, language }: Pick<Spoken, 'words' | 'language'>,
  act: string,
  roles: readonly string[],
): string {
  const named = roles.map((role) => words.roles[role] ?? role);
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  return fill(words.signIn.only, { act, roles: either.format(named) });
}
