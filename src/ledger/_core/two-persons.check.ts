import type { FindingWithoutEvents } from './finding';

/** What needs two persons was decided by two different ones. */
export function checkTwoPersons(persons: readonly { readonly id: string }[]): FindingWithoutEvents[] {
  const different = new Set(persons.map(({ id }) => id));
  if (different.size >= 2) return [];
  return [
    {
      code: 'two-persons-required',
      severity: 'violation',
      ruleId: 'G8-four-eyes',
      citation: 'what needs four eyes is approved by two different persons',
      expected: 'two different persons',
      found: [...different].join(', '),
    },
  ];
}
