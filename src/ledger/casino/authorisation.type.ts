import { ArgsType, ObjectType } from '@nestjs/graphql';
import type { AuthorisationKnown, NotAuthorised } from './authorisation.decisions';
import { AUTHORISATION_REFUSALS, type AuthorisationRefusalCode } from './authorisation.refusals';
import { decisions } from '../../api/decision-field';
import {
  DataRefused,
  DecisionRecorded,
  decidedOrRefused,
  decisionRecorded,
  refusedWith,
} from '../../api/decision-refused';
import type { Authorisation } from './authorisation.state';
import { expiriesOf } from '../jackpot/prize-expiry.state';
import { zoneOf } from './casino-clocks.state';
import type { Area, NamedInBoth, Shift } from './shifts-and-areas.state';
import { RateResolutionType, rateResolutionTypeOf } from './rate-resolution.type';
import { statedAreas, statedShifts } from './shifts-and-areas.state';
import { DecisionSignatureType, imported, signatureOf } from '../register/event.resolver';
import { Answer } from '../../api/snapshot/operation-context';
import { CasinoArguments, OfCasinoArguments } from '../../api/snapshot/casino-scope';
import { g } from '../../api/schema-fields';

@ArgsType()
export class AuthoriseArguments extends g.args(OfCasinoArguments, {
  authorisation: g.text(
    'The whole authorisation as JSON text: the data of casino.authorised, according to its schema in docs/events. `document` names the document of the authority.',
  ),
  newCasino: g.byDefault(
    false,
    g.bool(
      'Whether this is the first record of a casino; without it, an unknown casino is refused as a mistake.',
    ),
  ),
}) {}

@ArgsType()
export class ProposeAuthorisationArguments extends g.args(OfCasinoArguments, {
  authorisation: g.text(
    'The whole authorisation as JSON text, as for `authorise`. What it does not state is not authorised any more.',
  ),
}) {}

@ArgsType()
export class RecordAuthorisationArguments extends g.args(OfCasinoArguments, {
  proposal: g.id('Event id of the proposal.'),
}) {}

@ObjectType({ description: 'The authorisation, or its proposal, is recorded with the name of the person.' })
export class AuthorisationRecorded extends DecisionRecorded {}

@ObjectType({ description: 'No authorisation was recorded.' })
export class AuthorisationRefused extends g.object(DataRefused<AuthorisationRefusalCode>, {
  about: g.list(g.text('The casino, games, tables, pools or answers that are refused.')),
}) {}

export const AUTHORISATION = decisions({
  answer: decidedOrRefused('AuthorisationResult', AuthorisationRecorded, AuthorisationRefused),
  recorded: decisionRecorded,
  refused: (why: NotAuthorised) => refusedWith(AUTHORISATION_REFUSALS, why),
  behind: { code: 'AUTHORISATION.BOOKS_BEHIND', about: [] },
});

@ObjectType('AuthorisedTable', { description: 'A table as authorised.' })
export class AuthorisedTableType extends g.object({
  table: g.text(),
  game: g.text('Game code.'),
  seats: g.nullable(g.int('Null: not stated.')),
  unlimitedBank: g.bool("Whether a player's bank may be unlimited."),
}) {}

@ObjectType({ description: "The casino's answer to a point that the regulation leaves open." })
export class AnsweredPoint extends g.object({
  point: g.text('Id of the point, e.g. OP1-01.'),
  answer: g.text('One of the answers listed in docs/games.'),
}) {}

const NAMED = {
  en: g.text('Name in English; in the other language, or the code, if the authorisation states none.'),
  es: g.text('Name in Spanish; likewise.'),
};

@ObjectType('Shift', { description: 'A shift of the gaming day.' })
export class ShiftType extends g.object({
  shift: g.text('Its code.'),
  ...NAMED,
  start: g.text("HH:MM by the casino's clock; the shift ends when the next one or the gaming day does."),
}) {}

@ObjectType('Area', { description: 'An area (pit) of the floor.' })
export class AreaType extends g.object({
  area: g.text('Its code.'),
  ...NAMED,
  tables: g.list(g.text()),
}) {}

@ArgsType()
export class AreasArguments extends g.args(CasinoArguments, {
  day: g.optional(
    g.gamingDay('In force on this gaming day; default: by the authorisation with the latest first day.'),
  ),
}) {}

@ObjectType({ description: 'The areas (pits) of the floor of a casino.' })
export class Areas extends g.object(Answer, {
  areas: g.listOf(() => AreaType, 'In the order of the authorisation; empty if it names none.'),
  tablesWithoutArea: g.list(g.text('Authorised tables that are in none, in the order of the authorisation.')),
}) {}

const wordsOf = ({ en, es }: NamedInBoth): NamedInBoth => ({ en, es });

export const shiftTypeOf = ({ shift, from, ...name }: Shift): ShiftType => ({
  shift,
  ...wordsOf(name),
  start: [Math.floor(from / 60) % 24, from % 60].map((part) => `${part}`.padStart(2, '0')).join(':'),
});

export const areaTypeOf = ({ area, tables, ...name }: Area): AreaType => ({ area, ...wordsOf(name), tables });

@ObjectType({ description: 'The letterhead of printed books and screens.' })
export class Letterhead extends g.object({
  company: g.nullable(g.text('The company that runs the casino.')),
  taxNumber: g.nullable(g.text('Its tax number (NIF).')),
  name: g.nullable(g.text('The name of the casino.')),
  address: g.nullable(g.text('Where the casino is, on one line.')),
}) {}

@ObjectType('PoolExpiry', {
  description: 'How long the prizes of a pool that are paid later can be collected.',
})
export class PoolExpiryType extends g.object({
  pool: g.text(),
  days: g.int('Days after the gaming day of the win; the last of them still counts.'),
}) {}

@ObjectType('Authorisation', {
  description:
    'What the authority allows a casino to offer (autorización), and how the casino keeps its books.',
})
export class AuthorisationType extends g.object({
  validFrom: g.gamingDay(
    'Valid from this day on, also for the facts that open days already have, until the next authorisation.',
  ),
  timeZone: g.text(
    'The time zone of the casino, by its IANA name: Europe/Madrid where it states none, or one that there is not.',
  ),
  rulebook: g.text('The rules in force, e.g. ES-AN-2010.'),
  games: g.list(g.text('Game codes.')),
  tables: g.listOf(() => AuthorisedTableType),
  pools: g.list(g.text('The pools it allows.')),
  resolutions: g.listOf(
    () => RateResolutionType,
    'Shares of the house that the authority has set by resolution, where the rules leave them to it.',
  ),
  answers: g.listOf(() => AnsweredPoint, 'Other points have the recommended answer.'),
  accounting: g.text(
    "The casino's accounting options where the law leaves them open: JSON according to the schema.",
  ),
  letterhead: g.of(() => Letterhead),
  shifts: g.listOf(
    () => ShiftType,
    'The shifts of a gaming day in their order; one for the whole day if it states none.',
  ),
  areas: g.listOf(() => AreaType, 'The areas (pits) of the floor; a table that is in none has no area.'),
  expiries: g.listOf(() => PoolExpiryType, 'Pools whose prizes expire; prizes of other pools do not.'),
  signature: g.of(() => DecisionSignatureType),
  imported,
}) {}

@ObjectType('ProposedAuthorisation', {
  description: 'A later authorisation that one person has proposed and another one may approve.',
})
export class ProposedAuthorisationType extends g.object({
  eventId: g.id('Pass it to recordAuthorisation to approve.'),
  recordNumber: g.position('Of the proposal.'),
  authorisation: g.text('The whole authorisation, as proposed: JSON text.'),
  proposedBy: g.text(),
  proposedAt: g.text('As stated.'),
  signature: g.of(() => DecisionSignatureType),
}) {}

@ObjectType({ description: 'Every authorisation of a casino, in the order of recording.' })
export class Authorisations extends g.object(Answer, {
  authorisations: g.listOf(() => AuthorisationType),
  proposed: g.listOf(
    () => ProposedAuthorisationType,
    'Proposals of later ones that another person may approve, the newest first, twenty at most. An authorisation that is recorded ends those before it; withdrawn ones are not listed.',
  ),
}) {}

export const proposedTypeOf = ({
  proposed: { by, ...authorisation },
  signedWith,
  recordedAs: _none,
  isWithdrawn: _waits,
  gamingDay: _day,
  ...known
}: AuthorisationKnown): ProposedAuthorisationType => ({
  ...known,
  authorisation: JSON.stringify(authorisation),
  proposedBy: by.name ?? by.id,
  signature: signatureOf(signedWith),
});

const letterheadOf = ({ letterhead, duty }: NonNullable<Authorisation['accounting']>): Letterhead => ({
  company: letterhead?.company ?? duty?.company ?? null,
  taxNumber: letterhead?.taxNumber ?? null,
  name: letterhead?.name ?? null,
  address: letterhead?.address ?? null,
});

export const authorisationTypeOf = ({
  validFrom,
  timeZone,
  rulebook,
  games,
  tables,
  pools,
  resolutions = [],
  answers = {},
  accounting = {},
  shifts,
  areas,
  imported,
  signedWith,
}: Authorisation): AuthorisationType => ({
  validFrom,
  timeZone: zoneOf(timeZone),
  rulebook,
  games,
  tables: tables.map(({ table, game, seats, unlimitedBank }) => ({
    table,
    game,
    seats: seats ?? null,
    unlimitedBank: unlimitedBank ?? false,
  })),
  pools: pools.map(({ pool }) => pool),
  resolutions: resolutions.map(rateResolutionTypeOf),
  answers: Object.entries(answers).map(([point, answer]) => ({ point, answer })),
  accounting: JSON.stringify(accounting),
  letterhead: letterheadOf(accounting),
  shifts: statedShifts(shifts).map(shiftTypeOf),
  areas: statedAreas(areas).map(areaTypeOf),
  expiries: expiriesOf(pools),
  imported: imported ?? null,
  signature: signatureOf(signedWith ?? null, { imported }),
});
