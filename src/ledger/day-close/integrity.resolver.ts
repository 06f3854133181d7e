import { Field, ID, Int, ObjectType, Args, Query, Resolver } from '@nestjs/graphql';
import { keyIdOf, sealHash, type SealedClose, sealedOf, sealedCloses } from './seal.queries';
import { type Connection, connectionOf, ListArguments, pageOf, pageRequest } from '../../api/connection.type';
import { GamingDayType, Position } from '../../api/scalars';
import { AtThePrimary, Answer, Snapshot } from '../../api/snapshot/operation-context';
import { CurrentPrincipal, RequirePermission } from '../../access/require-permission.decorator';
import type { Principal } from '../../access/principal';
import { knownSealKeys } from '../../access/seal-keys';
import { readDecisions } from '../gaming-day/decisions.queries';
import { CASINO_HEAD } from '../register/register';
import { chainLinkAt } from '../register/records';
import type { PagedList } from '../../api/cursor';
import { CasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import type { OperationSnapshot } from '../../api/snapshot/operation-snapshot';

@ObjectType('Seal', {
  description: 'The seal (sello electrónico) of a closed day; docs/books/seals.md defines the signed text.',
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

  @Field(() => String, {
    nullable: true,
    description: 'Link of the hash chain at the last record; null in seals of releases before 0.2.0.',
  })
  chainHash!: string | null;

  @Field(() => Position, {
    nullable: true,
    description: 'The last record of the house (persons, roles, credentials, keys); null in earlier seals.',
  })
  houseRecord!: bigint | null;

  @Field(() => String, {
    nullable: true,
    description: 'Link of the hash chain of the house at that record; null in earlier seals.',
  })
  houseLink!: string | null;

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
    ...{ gamingDay, recordNumber, chainHash: seal.chainHash ?? null },
    houseRecord: seal.houseRecord === undefined ? null : BigInt(seal.houseRecord),
    houseLink: seal.houseLink ?? null,
    firstRecord: BigInt(seal.firstRecord),
    lastRecord: BigInt(seal.lastRecord),
    hash: sealHash(sealedOf(casino, close), seal.signature),
    keyId: keyIdOf(seal.publicKey),
  };
};

const SEALS: PagedList = { name: 'seals', key: ['record'] };

@Resolver()
@RequirePermission('integrity:read')
export class IntegrityResolver {
  @Query(() => SealConnection, { description: 'The seals of closed days, in the order of their closes.' })
  async seals(
    @Args() args: ListArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Connection<SealType>> {
    const { casino } = args;
    const page = pageRequest(SEALS, args, await positionFor(principal, args, snapshot));
    const { position, after, first } = page;
    const decisions = await snapshot.read((manager) => readDecisions(manager, { casino, position }));
    const from = BigInt(after?.[0] ?? 0);
    const seals = sealedCloses(decisions).filter(({ recordNumber }) => recordNumber > from);
    return pageOf(seals.slice(0, first + 1), page, {
      node: (close) => sealTypeOf(casino, close),
      key: ({ recordNumber }) => [recordNumber.toString()],
    });
  }

  @Query(() => Integrity, {
    description: 'The position of the books of a casino and of its last seal; `cagnotte verify` proves them.',
  })
  @AtThePrimary()
  async integrity(
    @Args() args: CasinoArguments,
    @CurrentPrincipal() principal: Principal,
    @Snapshot() snapshot: OperationSnapshot,
  ): Promise<Integrity> {
    const { casino } = args;
    const position = await positionFor(principal, args, snapshot);
    const decisions = await snapshot.read((manager) => readDecisions(manager, { casino, position }));
    const head = await snapshot.read((manager) => manager.findOneByOrFail(CASINO_HEAD, { casino }));
    const keys = await snapshot.read((manager) => knownSealKeys(manager));
    const last = sealedCloses(decisions).at(-1);
    return {
      ...{ position, asOf: null, complete: true },
      chainHash: await snapshot.read((manager) => chainLinkAt(manager, { casino, position })),
      repeatsSkipped: Number(head.repeatsSkipped),
      sealedThrough: BigInt(last?.seal.lastRecord ?? 0),
      lastSeal: last === undefined ? null : sealTypeOf(casino, last),
      sealKeys: [...keys].map(keyIdOf).sort(),
    };
  }
}
