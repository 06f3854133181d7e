import { Args, ArgsType, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { type HandRow, readHands } from './hand.read-model';
import { list, ListField } from '../../api/list-field';
import { inMoney, Position } from '../../api/scalars';
import { Snapshot } from '../../api/snapshot/operation-context';
import { type OperationSnapshot, partOfSessions } from '../../api/snapshot/operation-snapshot';
import { ROUND_VOIDS } from '../house-round/round.type';
import { roundMentioned } from '../table-session/session-key.state';
import type { RoundAt } from '../house-round/house-round.queries';
import { InSession, OfTablesArguments } from '../../api/shared-fields.type';
import { g } from '../../api/schema-fields';

@ArgsType()
class HandsArguments extends g.args(OfTablesArguments, {
  ties: g.optional(g.bool('True: only hands whose money ties; false: only the others.')),
}) {}

@ObjectType({ description: 'A hand of a non-banked game and its money, as declared by the table.' })
class Hand extends g.object(InSession, {
  recordNumber: g.position(),
  eventId: g.id('Id of the event, within its source.'),
  handNo: g.text('Number of the hand in its session.'),
  happenedAt: g.text('The reported time of the fact.'),
  game: g.text('Game code.'),
  players: g.int('Seats dealt in.'),
  contributed: g.money('Put in by all seats, less uncalled returns.'),
  carriedIn: g.money('Carried over from the previous hand.'),
  pot: g.money('All pots, before the rake.'),
  collected: g.money('Awarded to all seats.'),
  rake: g.money('Dropped for the house (pozo).'),
  carriedOut: g.money('Carried over to the next hand.'),
  derived: g.nullable(
    g.money('Due to all seats by cards and contributions; null if these do not determine it.'),
  ),
  ties: g.bool(
    'Whether contributed + carried in = pot = collected + rake + carried out (A5), and each seat took what it was due.',
  ),
}) {
  at!: RoundAt;
}

const referenceOf = ({ tableId, gamingDay, sessionNo, handNo }: HandRow): string =>
  roundMentioned(`table/${tableId}/${gamingDay}/${sessionNo}`, handNo);

const handOf = (hand: HandRow, position: bigint): Hand => {
  const { contributed, carriedIn, pot, collected, rake, carriedOut, derived } = hand;
  return {
    ...hand,
    at: { casino: hand.casino, reference: referenceOf(hand), position },
    table: hand.tableId,
    ...inMoney(hand.currency, { contributed, carriedIn, pot, collected, rake, carriedOut, derived }),
  };
};

@Resolver(() => Hand)
@RequirePermission('tables:read')
export class HandResolver {
  @ListField(Hand, 'Hands of the non-banked games, in the order of the records.')
  hands(@Args() args: HandsArguments) {
    return list({
      name: 'hands',
      key: { recordNumber: 'record' },
      about: partOfSessions(args),
      read: (db, page) => readHands(db, page, args),
      node: (hand, { position }) => handOf(hand, position),
    });
  }

  @ResolveField(() => Position, { nullable: true, description: 'The record that reversed it; null: none.' })
  voidedBy(@Parent() { at }: Hand, @Snapshot() snapshot: OperationSnapshot): Promise<bigint | null> {
    return snapshot.load(ROUND_VOIDS, at);
  }
}
