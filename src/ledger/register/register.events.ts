import { Type } from 'typebox';
import type { DataOf } from '../../kernel/event-definition';
import { defineFact } from '../_core/fact-definition';
import { Digest } from '../../kernel/fields.schema';

export const chainUpgraded = defineFact({
  type: 'cagnotte.chain.upgraded.v1',
  title: { en: 'Chain upgraded', es: 'Cadena de huellas reforzada' },
  category: 'casino',
  reportedBy: 'service',
  description:
    'From this record on, the hash chain of the casino also covers numbers, instants of recording and principals.',
  data: Type.Object({
    from: Type.Integer({ minimum: 1, maximum: 1, description: 'version of the chain before' }),
    to: Type.Integer({ minimum: 2, maximum: 2, description: 'version from this record on' }),
    through: Type.Integer({
      minimum: 1,
      maximum: 9007199254740991,
      description: 'the last record when it was decided',
    }),
    chainHash: Type.String({ ...Digest, description: 'link of the chain at that record' }),
    instants: Type.String({
      ...Digest,
      description:
        'SHA-256 of one line `number TAB instant of recording LF` per record until then, so that the next seal covers them',
    }),
  }),
});
export type ChainUpgraded = DataOf<typeof chainUpgraded>;
