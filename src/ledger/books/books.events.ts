import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import { Day, Digest, Reason, Staff } from '../../kernel/fields.schema';

const RestatedSeal = Type.Object({
  record: Type.Integer({
    minimum: 1,
    maximum: 9007199254740991,
    description: 'of the close that carries the seal',
  }),
  trialBalance: Digest,
});

export const booksRestated = defineFact({
  type: 'cagnotte.books.restated.v1',
  title: { en: 'Books restated', es: 'Libros reexpresados' },
  category: 'casino',
  reportedBy: 'service',
  description: 'A rebuild changed entries of closed days: which, by which release, who decided and why.',
  data: Type.Object({
    days: Type.Array(Type.Object({ gamingDay: Day, before: Digest, after: Digest }), { maxItems: 1000 }),
    seals: Type.Optional(
      Type.Array(RestatedSeal, {
        maxItems: 1000,
        description: 'every seal whose trial balance the books no longer give',
      }),
    ),
    release: Type.String({ minLength: 1, maxLength: 80 }),
    by: Staff,
    reason: Reason,
  }),
});
export type BooksRestated = DataOf<typeof booksRestated>;
