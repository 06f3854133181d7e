import { ObjectType } from '@nestjs/graphql';
import { g } from '../../api/schema-fields';
import { TieOutRowType } from '../gaming-day/tie-out.type';
import { expiryOn } from '../jackpot/prize-expiry.state';
import { daysOfOthers } from './authorisation.state';
import { AreaType, areaTypeOf, PoolExpiryType, ShiftType, shiftTypeOf } from './authorisation.type';
import type { CasinoBooks } from './casino-books.state';
import { clocksOf, timeZoneOn } from './casino-clocks.state';
import { areasOn, shiftsOn } from './shifts-and-areas.state';

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

@ObjectType({ description: 'Pools whose prizes could be collected for another time.' })
export class PreviewedExpiries extends g.object({
  day: g.gamingDay('For wins from this day on.'),
  before: g.listOf(() => PoolExpiryType, 'As its authorisations have them now.'),
  after: g.listOf(() => PoolExpiryType, 'As they would have them.'),
}) {}

/** What an authorisation would state otherwise, each from the days on which that begins. */
interface StatedOtherwise {
  readonly timeZones: PreviewedTimeZone[];
  readonly shifts: PreviewedShifts[];
  readonly areas: PreviewedAreas[];
  readonly expiries: PreviewedExpiries[];
}

export const NOTHING_STATED: StatedOtherwise = { timeZones: [], shifts: [], areas: [], expiries: [] };

export function statedOtherwise(books: {
  readonly before: CasinoBooks;
  readonly after: CasinoBooks;
}): StatedOtherwise {
  const [before = [], after = []] = [books.before, books.after].map(({ authorisations }) => authorisations);
  const [earliest] = [...before, ...after].map(({ validFrom }) => validFrom).sort();
  if (earliest === undefined) return NOTHING_STATED;
  // What is in force after the decision includes what was in force before it.
  const days = [earliest, ...daysOfOthers(after, { from: earliest, until: LAST_DAY })];
  const changes = <Part>(partOn: (of: typeof before, day: string) => Part) =>
    days
      .map((day) => ({ day, before: partOn(before, day), after: partOn(after, day) }))
      .filter(({ before: was, after: is }) => JSON.stringify(was) !== JSON.stringify(is))
      .filter(
        (each, at, all) =>
          JSON.stringify({ ...each, day: '' }) !== JSON.stringify({ ...all[at - 1], day: '' }),
      );
  return {
    timeZones: timeZonesOf(before, after),
    shifts: changes((of, day) => shiftsOn(of, day).map(shiftTypeOf)),
    areas: changes((of, day) => areasOn(of, day).map(areaTypeOf)),
    expiries: changes(expiryOn),
  };
}

const LAST_DAY = '9999-12-31';

function timeZonesOf(...stated: readonly NonNullable<CasinoBooks['authorisations']>[]): PreviewedTimeZone[] {
  const [before, after] = stated.map((authorisations) => clocksOf(authorisations));
  const days = [...new Set([...before!, ...after!].map(({ from }) => from))].sort();
  return days
    .map((day) => ({ day, before: timeZoneOn(before!, day), after: timeZoneOn(after!, day) }))
    .filter((each) => each.before !== each.after);
}
