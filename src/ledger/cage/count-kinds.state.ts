import type { EventType } from '../event-contract/catalogue';

export const COUNT_EVENTS = {
  table: 'cagnotte.table.counted.v1',
  box: 'cagnotte.drop.counted.v1',
  slot: 'cagnotte.slot.counted.v1',
  cambista: 'cagnotte.cambista.counted.v1',
  tips: 'cagnotte.tips.counted.v1',
  cage: 'cagnotte.cage.counted.v1',
} as const satisfies Record<string, EventType>;

export type CountKind = keyof typeof COUNT_EVENTS;

export function whyNotCountedThere(kind: CountKind, table: string | undefined) {
  if (kind === 'cage') return table === undefined ? undefined : ('COUNT.NOT_AT_A_TABLE' as const);
  // Tip boxes stand at the cage and at the reception as well.
  return table === undefined && kind !== 'tips' ? ('COUNT.TABLE_NOT_NAMED' as const) : undefined;
}

/**
 * The data of a count with the person who reports it first among those who took part; others are the word of the
 * person. The count of a table is certified by them.
 */
export function countedBy(
  person: { readonly id: string; readonly name?: string },
  kind: CountKind,
  data: object,
): object {
  const member = kind === 'table' ? 'certifiedBy' : 'by';
  const others = (data as Record<string, unknown>)[member];
  return { ...data, [member]: Array.isArray(others) ? [person, ...(others as unknown[])] : [person] };
}
