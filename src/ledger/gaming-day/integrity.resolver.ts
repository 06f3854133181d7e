import { ObjectType, Args, Resolver } from '@nestjs/graphql';
import { sealedCloses } from './seal.queries';
import { hashOfSeal, type SealedClose } from './seal';
import { keyIdOf } from './introduced-keys';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { ListArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { AtThePrimary, Answer } from '../../api/snapshot/operation-context';
import { RequirePermission } from '../../access/require-permission.decorator';
import { knownSealKeys } from './seal-keys';
import { readDecisions } from './decisions.queries';
import { readHeads } from '../register/register';
import { chainLinkAt } from '../register/records';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { g } from '../../api/schema-fields';

@ObjectType('Seal', {
  description: 'The seal (sello electrónico) of a closed day; docs/books/seals.md defines the signed text.',
})
export class SealType extends g.object({
  gamingDay: g.gamingDay(),
  recordNumber: g.position('The record of the close that contains it.'),
  firstRecord: g.position('The first record under it.'),
  lastRecord: g.position('The last record under it.'),
  records: g.int(),
  merkleRoot: g.text('Merkle root of the stored bytes of those records.'),
  chainHash: g.nullable(
    g.text('Link of the hash chain at the last record; null in seals of releases before 0.2.0.'),
  ),
  houseRecord: g.nullable(
    g.position('The last record of the house (persons, roles, credentials, keys); null in earlier seals.'),
  ),
  houseLink: g.nullable(g.text('Link of the hash chain of the house at that record; null in earlier seals.')),
  trialBalance: g.text('Digest of the trial balance through the day.'),
  previous: g.text('Hash of the previous seal; 64 zeros for the first.'),
  hash: g.text('Hash of this seal. Keep it elsewhere to detect any change before it.'),
  publicKey: g.text('Ed25519, SPKI in base64.'),
  keyId: g.id('A short name of the key.'),
  signature: g.text('Ed25519, base64.'),
}) {}

@ObjectType({ description: 'The position of the books of a casino, and how far they are sealed.' })
export class Integrity extends g.object(Answer, {
  chainHash: g.text('Link of the hash chain at the record of the position.'),
  repeatsSkipped: g.int('Repeats in the log, each counted once; for the whole log.'),
  sealedThrough: g.position('The last sealed record; 0 before the first seal.'),
  lastSeal: g.nullable(g.of(() => SealType)),
  sealKeys: g.list(g.id('Short names of the present and past seal keys of this casino.')),
}) {}

export const sealTypeOf = (casino: string, close: SealedClose): SealType => {
  const { gamingDay, recordNumber, seal } = close;
  return {
    ...seal,
    gamingDay,
    recordNumber,
    chainHash: seal.chainHash ?? null,
    houseRecord: seal.houseRecord === undefined ? null : BigInt(seal.houseRecord),
    houseLink: seal.houseLink ?? null,
    firstRecord: BigInt(seal.firstRecord),
    lastRecord: BigInt(seal.lastRecord),
    hash: hashOfSeal(casino, close),
    keyId: keyIdOf(seal.publicKey),
  };
};

@Resolver()
@RequirePermission('integrity:read')
export class IntegrityResolver {
  @ListField(SealType, 'The seals of closed days, in the order of their closes.')
  seals(@Args() { casino }: ListArguments) {
    return list({
      name: 'seals',
      key: { recordNumber: 'record' },
      read: async (db, page) => {
        const from = BigInt(page.after?.[0] ?? 0);
        const closes = sealedCloses(await readDecisions(db, page));
        return closes.filter(({ recordNumber }) => recordNumber > from).slice(0, page.limit);
      },
      node: (close) => sealTypeOf(casino, close),
    });
  }

  @AnswerField(
    () => Integrity,
    'The position of the books of a casino and of its last seal; `cagnotte verify` proves them.',
  )
  @AtThePrimary()
  integrity(@Args() { casino }: CasinoArguments): AnswerOf<Integrity> {
    return async ({ manager, position }) => {
      const decisions = await readDecisions(manager, { casino, position });
      const keys = await knownSealKeys(manager);
      const [head] = await readHeads(manager, casino);
      const last = sealedCloses(decisions).at(-1);
      return {
        chainHash: await chainLinkAt(manager, { casino, position }),
        repeatsSkipped: Number(head!.repeatsSkipped),
        sealedThrough: BigInt(last?.seal.lastRecord ?? 0),
        lastSeal: last === undefined ? null : sealTypeOf(casino, last),
        sealKeys: [...keys].map(keyIdOf).sort(),
      };
    };
  }
}
