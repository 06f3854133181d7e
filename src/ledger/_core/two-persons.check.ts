import { type Finding, raise, said } from '../../finding-catalogue/finding';

/** Finds that all persons have one id. The finding states the person's name, where the event has it. */
export function checkTwoPersons(
  persons: readonly { readonly id: string; readonly name?: string | undefined }[],
): Finding[] {
  const [first] = persons;
  if (persons.some(({ id }) => id !== first?.id)) return [];
  return [
    raise({
      code: 'two-persons-required',
      expected: said('two-different-persons'),
      found: first?.name ?? first?.id ?? '',
    }),
  ];
}
