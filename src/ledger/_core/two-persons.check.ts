import { type Finding, raise } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';

export function checkTwoPersons(persons: readonly { readonly id: string }[]): Finding[] {
  const [first] = persons;
  if (persons.some(({ id }) => id !== first?.id)) return [];
  return [
    raise({
      code: 'two-persons-required',
      expected: said`two different persons`,
      found: first?.id ?? '',
    }),
  ];
}
