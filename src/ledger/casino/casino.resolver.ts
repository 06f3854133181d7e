import { ObjectType, Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { mayCasino } from '../../access/principal';
import { HOUSE } from '../../kernel/house';
import { readHeads } from '../register/register';
import { readUnnumberedSources } from '../fact-order/fact-order.read-model';
import { CurrentScope, type RequestScope } from '../../api/snapshot/operation-context';
import { g } from '../../api/schema-fields';
import { readCasinoBooks } from './known-days.queries';
import { clocksOf } from './casino-clocks.state';

@ObjectType({ description: 'A casino and the state of its books.' })
export class Casino extends g.object({
  id: g.id(),
  position: g.position('Record number of its last event.'),
  chainHash: g.text('Link of the hash chain at that record. Keep it to prove later that nothing changed.'),
  sourcesWithoutSequence: g.list(
    g.text('Sources that report facts without a sequence; gaps in them cannot be detected.'),
  ),
}) {}

@ObjectType('CasinoClock', { description: 'Which time zone a casino keeps: its books print hours of that.' })
export class CasinoClockType extends g.object({
  from: g.gamingDay('From this day on.'),
  timeZone: g.text('By its IANA name, e.g. Europe/Madrid.'),
}) {}

@Resolver(() => Casino)
@RequirePermission('casinos:read')
export class CasinoResolver {
  @ResolveField(() => [CasinoClockType], {
    description:
      'The time zones of its authorisations by their days, ascending; the first also counts for all earlier days.',
  })
  async clocks(
    @Parent() { id: casino, position }: Casino,
    @CurrentScope() { snapshot }: RequestScope,
  ): Promise<readonly CasinoClockType[]> {
    const at = { casino, position: BigInt(position) };
    const { authorisations } = await snapshot.read((manager) => readCasinoBooks(manager, at));
    return clocksOf(authorisations);
  }

  @ResolveField(() => String, {
    nullable: true,
    description: 'Its name, by the letterhead of its last authorisation; null if none states it.',
  })
  async name(
    @Parent() { id: casino, position }: Casino,
    @CurrentScope() { snapshot }: RequestScope,
  ): Promise<string | null> {
    const at = { casino, position: BigInt(position) };
    const { authorisations } = await snapshot.read((manager) => readCasinoBooks(manager, at));
    return authorisations?.at(-1)?.accounting?.letterhead?.name ?? null;
  }

  @Query(() => [Casino], { description: 'The casinos this key may see, by id.' })
  async casinos(
    @CurrentScope() { principal, snapshot }: RequestScope,
    @Args('waitFor', { nullable: true, description: 'A receipt: waits until the figures contain it.' })
    _waitFor?: string,
  ): Promise<Casino[]> {
    const heads = await snapshot.read((manager) => readHeads(manager));
    const open = heads.filter(({ casino }) => casino !== HOUSE && mayCasino(principal, casino));
    const unnumbered = await snapshot.read((manager) =>
      readUnnumberedSources(
        manager,
        open.map(({ casino }) => casino),
      ),
    );
    return open.map((head) => ({
      id: head.casino,
      position: head.lastNumber,
      chainHash: head.chainHash.toString('hex'),
      sourcesWithoutSequence: unnumbered.get(head.casino) ?? [],
    }));
  }
}
