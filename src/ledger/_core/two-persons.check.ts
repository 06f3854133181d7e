import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';

export function checkTwoPersons(persons: readonly { readonly id: string }[]): Finding[] {
  const different = new Set(persons.map(({ id }) => id));
  if (different.size >= 2) return [];
  return [
    raise({
      code: 'two-persons-required',
      expected: said`two different persons`,
      found: [...different].join(', '),
    }),
  ];
}
