import { Type } from 'typebox';
import { type DataOf, defineEvent } from '../_core/event-definition';
import { Day, Reason, Staff, Digest } from '../_core/fields.schema';

const RestatedSeal = Type.Object({
  record: Type.Integer({
    minimum: 1,
    maximum: 9007199254740991,
    description: 'of the close that carries the seal',
  }),
  trialBalance: Digest,
});

export const booksRestated = defineEvent({
  type: 'cagnotte.books.restated.v1',
  category: 'casino',
  toldBy: 'service',
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

export const chainUpgraded = defineEvent({
  type: 'cagnotte.chain.upgraded.v1',
  category: 'casino',
  toldBy: 'service',
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

const Base64 = (maxLength: number, description: string) =>
  Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$', maxLength, description });

export const sealKeyIntroduced = defineEvent({
  type: 'cagnotte.seal-key.introduced.v1',
  category: 'casino',
  toldBy: 'service',
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

export const bookEvents = [booksRestated, chainUpgraded, sealKeyIntroduced] as const;
