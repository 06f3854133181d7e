import { PARTITIONS } from '../../event-log/partition';

/**
 * All partitions over as many workers as are worth it, and at most so many; the largest first, each to the worker that has
 * least. Casinos that have no record yet come with their partition.
 */
export function spreadPartitions(
  records: ReadonlyMap<number, bigint>,
  { most, worthFrom }: { readonly most: number; readonly worthFrom: bigint },
): ReadonlySet<number>[] {
  const all = [...records.values()].reduce((sum, each) => sum + each, 0n);
  const worth = worthFrom === 0n ? most : Number(all / worthFrom);
  const workers = Math.max(1, Math.min(most, records.size, worth));
  const parts = Array.from({ length: workers }, () => ({ partitions: new Set<number>(), records: 0n }));
  const byRecords = Array.from({ length: PARTITIONS }, (_, partition) => partition).sort((a, b) =>
    Number((records.get(b) ?? 0n) - (records.get(a) ?? 0n)),
  );
  for (const partition of byRecords) {
    const least = parts.reduce((a, b) => (b.records < a.records ? b : a));
    least.partitions.add(partition);
    least.records += records.get(partition) ?? 0n;
  }
  return parts.map(({ partitions }) => partitions);
}
