import { Type } from 'typebox';
import { Amount, Currency, Staff } from '../../kernel/fields.schema';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import { PARTS_BESIDE_BANKS } from '../_core/session-part';

const Persons = Type.Integer({ minimum: 0, maximum: 500 });

export const readingTaken = defineFact({
  type: 'cagnotte.reading.taken.v1',
  title: { en: 'Reading of a table', es: 'Lectura de mesa' },
  movesNothing: 'its amounts are estimates, and no count',
  unread: PARTS_BESIDE_BANKS,
  category: 'table',
  reportedBy: ['table', 'office'],
  description:
    'Somebody looks at an open table and notes what is there: heads, an estimate of the float and of the box, the minimum displayed. It is no count.',
  data: Type.Object({
    currency: Currency,
    heads: Type.Optional({ ...Persons, description: 'players at the table' }),
    places: Type.Optional({
      ...Persons,
      minimum: 1,
      description: 'places of the table, where they are not those of its opening',
    }),
    floatEstimate: Type.Optional({ ...Amount, description: 'estimate of the chips of the float' }),
    boxEstimate: Type.Optional({
      ...Amount,
      description: 'estimate of the content of all boxes of the session until then',
    }),
    minimum: Type.Optional({ ...Amount, description: 'minimum that the table displays' }),
    by: Staff,
  }),
});
export type ReadingTaken = DataOf<typeof readingTaken>;

export const readingEvents = [readingTaken] as const;
