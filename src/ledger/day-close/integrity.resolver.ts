import { ObjectType, Args, Query, Resolver } from '@nestjs/graphql';
import { hashOfSeal, type SealedClose, sealedCloses } from './seal.queries';
import { keyIdOf } from './introduced-keys.queries';
import { type Connection, connectionOf, ListArguments, pageOf, pageRequest } from '../../api/connection.type';
import { AtThePrimary, Answer, Asked, type Asking } from '../../api/snapshot/operation-context';
import { RequirePermission } from '../../access/require-permission.decorator';
import { knownSealKeys } from '../gaming-day/seal-keys';
import { readDecisions } from '../gaming-day/decisions.queries';
import { CASINO_HEAD } from '../register/register';
import { chainLinkAt } from '../register/records';
import type { PagedList } from '../../api/cursor';
import { CasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
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

export const SealConnection = connectionOf(SealType, 'Seal');

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

const SEALS: PagedList = { name: 'seals', key: ['record'] };

@Resolver()
@RequirePermission('integrity:read')
export class IntegrityResolver {
  @Query(() => SealConnection, { description: 'The seals of closed days, in the order of their closes.' })
  async seals(
    @Args() args: ListArguments,
    @Asked() { principal, snapshot }: Asking,
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
    @Asked() { principal, snapshot }: Asking,
  ): Promise<Integrity> {
    const { casino } = args;
    const position = await positionFor(principal, args, snapshot);
    const decisions = await snapshot.read((manager) => readDecisions(manager, { casino, position }));
    const head = await snapshot.read((manager) => manager.findOneByOrFail(CASINO_HEAD, { casino }));
    const keys = await snapshot.read((manager) => knownSealKeys(manager));
    const last = sealedCloses(decisions).at(-1);
    return {
      position,
      asOf: null,
      complete: true,
      chainHash: await snapshot.read((manager) => chainLinkAt(manager, { casino, position })),
      repeatsSkipped: Number(head.repeatsSkipped),
      sealedThrough: BigInt(last?.seal.lastRecord ?? 0),
      lastSeal: last === undefined ? null : sealTypeOf(casino, last),
      sealKeys: [...keys].map(keyIdOf).sort(),
    };
  }
}
