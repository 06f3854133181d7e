/**
 * Does the work for each item, one after the other, and goes on after a failure, so that the fault of one casino or
 * receiver does not delay the others.
 * @throws the first failure, after all were tried
 */
export async function eachAlone<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (failure) {
      failures.push(failure);
    }
  if (failures.length > 0) throw failures[0];
}
