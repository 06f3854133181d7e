type Present<Given> = { [Key in keyof Given]?: Exclude<Given[Key], undefined> };

/**
 * The properties that have a value. For events, stored rows and answers, where a property that is missing is not the
 * same as one that is undefined.
 */
export function present<Given extends object>(given: Given): Present<Given> {
  const kept: Present<Given> = {};
  for (const key in given) if (given[key] !== undefined) kept[key] = given[key] as Present<Given>[typeof key];
  return kept;
}
