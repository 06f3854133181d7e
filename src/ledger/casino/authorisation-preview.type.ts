import { ObjectType } from '@nestjs/graphql';
import { g } from '../../api/schema-fields';
import { TieOutRowType } from '../gaming-day/tie-out.type';
import { AreaType, ShiftType } from './authorisation.type';

@ObjectType({ description: 'The gaming duty of a year until the last of its open days.' })
export class PreviewedDuty extends g.object({
  until: g.gamingDay('The last open day of the year.'),
  before: g.nullable(g.money('As the facts known now make it due; null if unknown.')),
  after: g.nullable(g.money('As they would make it due; null if unknown.')),
  change: g.nullable(g.money('After less before; null if either is unknown.')),
  readUntil: g.nullable(
    g.gamingDay(
      'The last day of which the wording of the rate schedule was checked, as it would be authorised; null without one.',
    ),
  ),
}) {}

@ObjectType({ description: 'A difference of counts (check K12) that would be evaluated otherwise.' })
export class PreviewedDifference extends g.object({
  day: g.gamingDay(),
  before: g.nullable(g.of(() => TieOutRowType, 'Null: no difference.')),
  after: g.nullable(g.of(() => TieOutRowType, 'Null: no difference.')),
}) {}

@ObjectType({ description: 'Hours that would be those of another time zone.' })
export class PreviewedTimeZone extends g.object({
  day: g.gamingDay('From this day on.'),
  before: g.text('By its IANA name, as its authorisations have it now.'),
  after: g.text('As they would have it.'),
}) {}

@ObjectType({ description: 'Shifts that would be others.' })
export class PreviewedShifts extends g.object({
  day: g.gamingDay('From this day on.'),
  before: g.listOf(() => ShiftType, 'As its authorisations have them now.'),
  after: g.listOf(() => ShiftType, 'As they would have them.'),
}) {}

@ObjectType({ description: 'Areas of the floor that would be others.' })
export class PreviewedAreas extends g.object({
  day: g.gamingDay('From this day on.'),
  before: g.listOf(() => AreaType, 'As its authorisations have them now.'),
  after: g.listOf(() => AreaType, 'As they would have them.'),
}) {}
