import { Args, ArgsType, Query, Resolver } from '@nestjs/graphql';
import { CurrentPrincipal } from '../../../access/current-principal.decorator';
import { RequirePermission } from '../../../access/require-permission.decorator';
import type { Principal } from '../../../access/principal';
import { knownSealKeys } from '../../../access/seal-keys';
import { readDecisions } from '../../gaming-day/decisions.queries';
import { CASINO_HEAD } from '../../register/register.entity';
import { chainLinkAt } from '../../register/records';
import { keyIdOf } from './seal.queries';
import { sealedCloses } from './sealed-books.queries';
import {
  After,
  type Connection,
  First,
  pageOf,
  pageRequest,
} from '../../../api/graphql/connection/connection.type';
import type { PagedList } from '../../../api/graphql/connection/cursor';
import { positionFor } from '../../../api/graphql/snapshot/casino-scope';
import { Snapshot } from '../../../api/graphql/snapshot/operation-context';
import type { OperationSnapshot } from '../../../api/graphql/snapshot/operation-snapshot';
import { CasinoArguments } from '../../../api/graphql/snapshot/report-arguments';
import { Integrity, SealConnection, type SealType, sealTypeOf } from './seal.type';

const SEALS: PagedList = { name: 'seals', key: ['record'] };

@ArgsType()
class SealsArguments extends CasinoArguments {
  @First()
  first!: number;

  @After()
  after?: string;
}

@Resolver()
@RequirePermission('integrity:read')
export class IntegrityResolver {
  @Query(() => SealConnection, { description: 'The seals of closed days, in the order of their closes.' })
  async seals(
    @Args() args: SealsArguments,
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
