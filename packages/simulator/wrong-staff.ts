import { type Fault, unnumbered } from './deliveries';

interface OnDuty {
  readonly id: string;
  readonly role?: string;
}

/** Adds a change of staff, during the closing count of a table, that does not agree with who is there. */
const wrongRelief =
  (
    code: 'staff-leaves-not-at-table' | 'staff-comes-already-at-table',
    reliefOf: (chief: OnDuty) => object,
  ): Fault =>
  (deliveries, chance) => {
    const count = deliveries.pick('cagnotte.table.counted.v1', chance, ({ data }) =>
      data.certifiedBy.some(({ role }) => role === CHIEF),
    );
    const chief = count?.data.certifiedBy.find(({ role }) => role === CHIEF);
    if (count === undefined || chief === undefined) return undefined;
    const id = `${count.id}-${code}`;
    const data = { changes: [reliefOf(chief)] };
    deliveries.addAfter(count, { ...unnumbered(count), type: 'cagnotte.staff.changed.v1', id, data });
    return { eventIds: [id], expect: [{ code, eventIds: [id] }] };
  };

const CHIEF = 'table-chief';

export const WRONG_STAFF: Readonly<Record<string, Fault>> = {
  'relief-of-nobody': wrongRelief('staff-leaves-not-at-table', () => ({
    leaves: { id: 'E-999', role: 'croupier' },
  })),
  'relief-by-somebody-there': wrongRelief('staff-comes-already-at-table', ({ id, role }) => ({
    comes: { id, role },
  })),
};
