import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { Staff } from '../../kernel/fields.schema';
import { defineFact } from '../_core/fact-definition';
import { PARTS_BESIDE_BANKS } from '../_core/session-part';

const Relief = Type.Object(
  { leaves: Type.Optional(Staff), comes: Type.Optional(Staff) },
  { description: 'who leaves, and who comes instead; one of them without a successor, or in addition' },
);

export const staffChanged = defineFact({
  type: 'cagnotte.staff.changed.v1',
  title: { en: 'Change of staff', es: 'Relevo de personal' },
  unread: [...PARTS_BESIDE_BANKS, 'play.last'],
  category: 'table',
  reportedBy: ['table'],
  description:
    'Staff leaves a table, comes to it, or relieves each other. An exchange between two tables is one fact of each.',
  data: Type.Object({
    changes: Type.Array(Relief, { minItems: 1, maxItems: 40, description: 'all at one time' }),
    by: Type.Optional(Staff),
  }),
});
export type StaffChanged = DataOf<typeof staffChanged>;

export const staffEvents = [staffChanged] as const;
