const PART = /<!-- generated: ([a-z-]+) -->\n[^]*?<!-- end -->/g;

/** Makes a part of a page, by its name and the text of the page above it; undefined if there is no such part. */
export type PartOfPage = (name: string, above: string) => string | undefined;

/**
 * A hand-written page with its parts between `<!-- generated: name -->` and `<!-- end -->` generated again.
 * @throws if a part has an unknown name, or one of `required` is missing
 */
export function withGeneratedParts(
  page: string,
  partOf: PartOfPage,
  { of, required }: { readonly of: string; readonly required: readonly string[] },
): string {
  const found = new Set<string>();
  const text = page.replace(PART, (_part, name: string, offset: number) => {
    const part = partOf(name, page.slice(0, offset));
    if (part === undefined) throw new Error(`${of}: no part is called ${name}`);
    found.add(name);
    return `<!-- generated: ${name} -->\n\n${part}\n\n<!-- end -->`;
  });
  const missing = required.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`${of}: the page lacks ${missing.join(', ')}`);
  return text;
}
