import { Type } from 'typebox';
import { Staff } from '../../kernel/fields.schema';
import { PARTS_BESIDE_BANKS } from '../_core/session-part';
import { defineFact } from '../_core/fact-definition';

export const lastHandsAnnounced = defineFact({
  type: 'cagnotte.last-hands.announced.v1',
  title: { en: 'Last hands announced', es: 'Anuncio de las últimas manos' },
  unread: PARTS_BESIDE_BANKS,
  category: 'table',
  reportedBy: ['table'],
  description: 'The players are told how many rounds or hands will still be played at the table.',
  data: Type.Object({
    hands: Type.Integer({ minimum: 1, maximum: 20, description: 'rounds or hands that follow' }),
    by: Type.Optional(Staff),
  }),
});
