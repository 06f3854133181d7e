import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { keyIdOf, sealHash } from './seal.queries';
import { type SealedClose, sealedOf } from './sealed-books.queries';
import { connectionOf } from '../../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../../api/graphql/scalars/gaming-day.scalar';
import { Position } from '../../../api/graphql/scalars/position.scalar';
import { Answer } from '../../../api/graphql/snapshot/answer.type';

@ObjectType('Seal', {
  description:
    'The seal (precinto electrónico) of a closed day; docs/books/seals.md defines the signed text.',
})
export class SealType {
  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Position, { description: 'The record of the close that contains it.' })
  recordNumber!: bigint;

  @Field(() => Position, { description: 'The first record under it.' })
  firstRecord!: bigint;

  @Field(() => Position, { description: 'The last record under it.' })
  lastRecord!: bigint;

  @Field(() => Int)
  records!: number;

  @Field({ description: 'Merkle root of the stored bytes of those records.' })
  merkleRoot!: string;

  @Field({ description: 'Digest of the trial balance through the day.' })
  trialBalance!: string;

  @Field({ description: 'Hash of the previous seal; 64 zeros for the first.' })
  previous!: string;

  @Field({ description: 'Hash of this seal. Keep it elsewhere to detect any change before it.' })
  hash!: string;

  @Field({ description: 'Ed25519, SPKI in base64.' })
  publicKey!: string;

  @Field(() => ID, { description: 'A short name of the key.' })
  keyId!: string;

  @Field({ description: 'Ed25519, base64.' })
  signature!: string;
}

export const SealConnection = connectionOf(SealType, 'Seal');

@ObjectType({ description: 'The position of the books of a casino, and how far they are sealed.' })
export class Integrity extends Answer {
  @Field({ description: 'Link of the hash chain at the record of the position.' })
  chainHash!: string;

  @Field(() => Int, { description: 'Repeats in the log, each counted once; for the whole log.' })
  repeatsSkipped!: number;

  @Field(() => Position, { description: 'The last sealed record; 0 before the first seal.' })
  sealedThrough!: bigint;

  @Field(() => SealType, { nullable: true })
  lastSeal!: SealType | null;

  @Field(() => [ID], {
    description: 'Short names of the present and past seal keys of this casino.',
  })
  sealKeys!: string[];
}

export const sealTypeOf = (casino: string, close: SealedClose): SealType => {
  const { gamingDay, recordNumber, seal } = close;
  return {
    ...seal,
    ...{ gamingDay, recordNumber },
    firstRecord: BigInt(seal.firstRecord),
    lastRecord: BigInt(seal.lastRecord),
    hash: sealHash(sealedOf(casino, close), seal.signature),
    keyId: keyIdOf(seal.publicKey),
  };
};
