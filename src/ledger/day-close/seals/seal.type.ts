import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { keyIdOf, sealHash } from './seal.queries';
import { type SealedClose, sealedOf } from './sealed-books.queries';
import { connectionOf } from '../../../api/graphql/connection/connection.type';
import { GamingDayType } from '../../../api/graphql/scalars/gaming-day.scalar';
import { Position } from '../../../api/graphql/scalars/position.scalar';
import { Answer } from '../../../api/graphql/snapshot/answer.type';

@ObjectType('Seal', {
  description: 'The seal (precinto electrónico) under a closed day; what is signed: docs/books/seals.md.',
})
export class SealType {
  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Position, { description: 'Of the close that carries it.' })
  recordNumber!: bigint;

  @Field(() => Position, { description: 'The first record under it.' })
  firstRecord!: bigint;

  @Field(() => Position, { description: 'The last record under it.' })
  lastRecord!: bigint;

  @Field(() => Int)
  records!: number;

  @Field({ description: 'Of the stored bytes of those records.' })
  merkleRoot!: string;

  @Field({ description: 'Digest of the trial balance through the day.' })
  trialBalance!: string;

  @Field({ description: 'Hash of the seal before; 64 zeros under the first.' })
  previous!: string;

  @Field({ description: 'Hash of this seal: keep it elsewhere, and nothing before it can change unseen.' })
  hash!: string;

  @Field({ description: 'Ed25519, SPKI in base64.' })
  publicKey!: string;

  @Field(() => ID, { description: 'A short name of the key.' })
  keyId!: string;

  @Field({ description: 'Ed25519, base64.' })
  signature!: string;
}

export const SealConnection = connectionOf(SealType, 'Seal');

@ObjectType({ description: 'How far the books of a casino go, and up to where they are sealed.' })
export class Integrity extends Answer {
  @Field({ description: 'Link of the hash chain at the record of the position.' })
  chainHash!: string;

  @Field(() => Int, { description: 'Repeats in the log that count once, of all that is in it by now.' })
  repeatsSkipped!: number;

  @Field(() => Position, { description: 'The last record under a seal; 0 before the first.' })
  sealedThrough!: bigint;

  @Field(() => SealType, { nullable: true })
  lastSeal!: SealType | null;

  @Field(() => [ID], {
    description: 'The keys by which this house seals or has sealed, by their short names.',
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
