import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import {} from '../../kernel/fields.schema';

const Base64 = (maxLength: number, description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$', maxLength, description });

export const sealKeyIntroduced = defineFact({
  type: 'cagnotte.seal-key.introduced.v1',
  title: { en: 'Seal key introduced', es: 'Clave de sello registrada' },
  category: 'casino',
  reportedBy: 'service',
  description:
    'A key by which the house seals its days: the first one, or one that an earlier key introduces.',
  data: Type.Object({
    publicKey: Base64(200, 'Ed25519, SPKI in base64'),
    introducedBy: Type.Optional(Base64(200, 'key that introduces it; not of the first key')),
    introduction: Type.Optional(
      Base64(200, 'signature by that key, Ed25519, over the text that docs/books/seals.md publishes'),
    ),
  }),
});
export type SealKeyIntroduced = DataOf<typeof sealKeyIntroduced>;
