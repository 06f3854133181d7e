import { Args, ArgsType, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { PageArguments } from '../../api/connection.type';
import { list, ListField } from '../../api/list-field';
import { enumOfValues } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { type MovementListed, type MovementRow, readMovements } from './equipment-movements.queries';
import { type PieceRow, type PieceState, readPieces } from './equipment-register.queries';
import type { PieceKind } from './equipment.state';

const EquipmentKind = enumOfValues<PieceKind>('EquipmentKind', 'What a piece of equipment is.', {
  wheel: 'A wheel of a roulette, a boule or a wheel of fortune.',
  shoe: 'A shoe from which cards are dealt.',
  shuffler: 'A shuffler.',
  die: 'A die.',
  cards: 'A set of decks that is used together.',
});

const EquipmentState = enumOfValues<PieceState>(
  'EquipmentState',
  'Where a piece of the register is, as far as it was reported.',
  {
    'in-store': 'In store.',
    'at-table': 'At a table, or taken out for it.',
    lost: 'Missing, and not reported as found.',
    destroyed: 'Destroyed.',
  },
);

const EquipmentMovementKind = enumOfValues<MovementListed>(
  'EquipmentMovementKind',
  'What happened to a piece of equipment.',
  {
    entered: 'It entered the register.',
    'homologation-renewed': 'Its model was homologated, or the homologation was renewed.',
    'homologation-ended': 'The homologation of its model ended before its last day.',
    'taken-out': 'It was taken out of the store for a table.',
    used: 'A session of a table named it.',
    withdrawn: 'A table withdrew it (dice).',
    returned: 'It came back to the store.',
    'given-back': 'The table that used it closed.',
    'checked-in-order': 'It was checked and found in good order.',
    'checked-defective': 'It was checked and found defective.',
    lost: 'It was missing.',
    destroyed: 'It was destroyed.',
  },
);

@ObjectType({ description: 'The decks of a set of cards with one colour of backs.' })
class DecksByBack extends g.object({ colour: g.text(), decks: g.int() }) {}

@ObjectType({ description: 'The homologation of the model of a piece.' })
class HomologationOfPiece extends g.object({
  number: g.nullable(g.text('The number of the resolution; null if it was ended before any was stated.')),
  validUntil: g.nullable(g.gamingDay('Its last day; null: without end.')),
  isEnded: g.bool('Whether it was ended before its last day.'),
}) {}

@ObjectType({ description: 'A piece of equipment in the register of a casino.' })
class EquipmentPiece extends g.object({
  serial: g.id("The casino's number of the piece, or the maker's."),
  kind: g.of(() => EquipmentKind),
  model: g.nullable(g.text()),
  isAutomatic: g.bool('Of a shoe: whether it is automatic, so that it may stay at its table.'),
  games: g.nullable(
    g.listOf(() => String, 'Of a shoe: the games for which its model is authorised; null: all.'),
  ),
  backs: g.listOf(() => DecksByBack, 'Of a set of cards: its decks by the colour of their backs.'),
  homologation: g.nullable(g.of(() => HomologationOfPiece, 'Null: none was stated.')),
  document: g.nullable(g.text('The document of the delivery.')),
  enteredOn: g.gamingDay('The gaming day of its entry.'),
  enteredAt: g.text('The stated time of its entry.'),
  enteredBy: g.text('Who entered it: the numbers of the employees.'),
  recordNumber: g.position('The record of its entry.'),
  state: g.of(() => EquipmentState),
  isDefective: g.bool('Whether the last check found it defective.'),
  table: g.nullable(g.text('The table where it is, or for which it was taken out.')),
  gamingDay: g.nullable(g.gamingDay('Of the session that uses it; null: none has named it yet.')),
  sessionNo: g.nullable(g.int('Of the session that uses it.')),
}) {}

@ObjectType({ description: 'What one fact says about a piece of equipment of the register.' })
class EquipmentMovement extends g.object({
  serial: g.text("The casino's number of the piece, or the maker's."),
  kind: g.of(() => EquipmentKind),
  model: g.nullable(g.text()),
  movement: g.of(() => EquipmentMovementKind),
  gamingDay: g.gamingDay(),
  at: g.text('The stated time.'),
  table: g.nullable(g.text()),
  sessionNo: g.nullable(g.int()),
  homologation: g.nullable(g.text('The number of the resolution that it states.')),
  validUntil: g.nullable(g.gamingDay('The last day of the homologation.')),
  document: g.nullable(g.text()),
  note: g.nullable(g.text('The reason, or the remark of a check.')),
  by: g.nullable(g.text('The numbers of the employees who reported it.')),
  recordNumber: g.position(),
}) {}

@ArgsType()
class EquipmentArguments extends g.args(PageArguments, {
  kind: g.optional(g.of(() => EquipmentKind, 'Of this kind.')),
  state: g.optional(g.of(() => EquipmentState, 'In this state.')),
  table: g.optional(g.text('At this table.')),
  isDefective: g.optional(g.bool('True: found defective by the last check; false: the others.')),
  serial: g.optional(g.text('With this number.')),
  endsBefore: g.optional(
    g.gamingDay(
      'Whose homologation has ended, or ends before this day, the earliest first; without destroyed pieces.',
    ),
  ),
  search: g.optional(
    g.text('With this text in the number, the model, the homologation or the document of the delivery.'),
  ),
}) {}

@ArgsType()
class EquipmentMovementsArguments extends g.args(PageArguments, {
  serial: g.optional(g.text('Of the piece with this number.')),
  kind: g.optional(g.of(() => EquipmentKind, 'Of pieces of this kind.')),
  movement: g.optional(g.of(() => EquipmentMovementKind, 'Of this kind of movement.')),
  from: g.optional(g.gamingDay('From this gaming day on.')),
}) {}

@Resolver()
@RequirePermission('tables:read')
export class EquipmentResolver {
  @ListField(
    EquipmentPiece,
    'The register of equipment: each piece with its homologation and where it is, by number, or by the end of the homologation.',
  )
  equipment(@Args() args: EquipmentArguments) {
    return list({
      name: 'equipment',
      key: { end: 'text', serial: 'text' },
      read: (db, page) => readPieces(db, page, args),
      node: pieceOf,
    });
  }

  @ListField(
    EquipmentMovement,
    'What happened to the pieces of the register, in the order of the facts. Facts about numbers that were never entered are left out.',
  )
  equipmentMovements(@Args() args: EquipmentMovementsArguments) {
    return list({
      name: 'equipment-movements',
      key: { recordNumber: 'record', serial: 'text', line: 'line' },
      read: (db, page) => readMovements(db, page, args),
      node: movementOf,
    });
  }
}

const pieceOf = ({
  details: { automatic = false, games, backs = [] },
  homologation: number,
  validUntil,
  isEnded,
  gamingDay: enteredOn,
  happenedAt: enteredAt,
  reportedBy,
  sessionDay: gamingDay,
  end: _end,
  ...piece
}: PieceRow): EquipmentPiece => ({
  ...piece,
  isAutomatic: automatic,
  ...{ games: games ?? null, backs, enteredOn, enteredAt, gamingDay },
  enteredBy: reportedBy ?? '',
  homologation: number === null && !isEnded ? null : { number, validUntil, isEnded },
});

const movementOf = ({ happenedAt: at, reportedBy: by, ...movement }: MovementRow): EquipmentMovement => ({
  ...movement,
  ...{ at, by },
});
