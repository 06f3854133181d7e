import { Inject } from '@nestjs/common';
import { Args, ArgsType, Mutation, ObjectType, Resolver } from '@nestjs/graphql';
import { RequirePermission } from '../../access/require-permission.decorator';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import { badInput, outOfRange } from '../../api/coded-error';
import { CasinoArguments, OfCasinoArguments, positionFor } from '../../api/snapshot/casino-scope';
import { CurrentScope, type RequestScope } from '../../api/snapshot/operation-context';
import { EVENT_STORE, type EventStorePort } from '../../event-log/event-store.port';
import { PeopleRegister } from '../../people/people-register';
import { staffNames } from '../../people/staff-names';
import { readKeptBytes } from '../register/read-records';
import type { NamedSlip } from '../_core/named-slip';
import { slipText } from './slip-report';
import { SlipNumbers } from './slip-numbers.decisions';
import { slipReportOf, SlipsUnderWayType, SlipType, NamedSlipType } from './slip.type';
import { SLIP_PAD } from './slips.events';
import type { SlipNamed, SlipReportChanged } from './slips.queries';
import { readSlipReports, readSlipsAskedFor, readSlipChanges } from './slips.queries';
import { Delivered, feedResolver, pageOfRecords, SubscriptionArguments } from '../../api/feed-reader';
import { g } from '../../api/schema-fields';

@ArgsType()
class SlipArguments extends g.args(CasinoArguments, {
  slip: g.id('The number of the slip, as it is written on it.'),
}) {}

@ArgsType()
class LeaseArguments extends g.args(OfCasinoArguments, {
  gamingDay: g.gamingDay(),
  pad: g.text('The text before the number, such as V-. It does not end with a digit.'),
  count: g.byDefault(50, g.int('How many numbers, from 1 to 500.')),
  tablet: g.text('The name of the tablet that uses them.'),
  request: g.text('A name of this request: a repeated request with the same name returns the same numbers.'),
}) {}

@ObjectType({ description: 'Numbers of slips that no other tablet uses.' })
class SlipNumbersLeasedType extends g.object({
  pad: g.text(),
  first: g.int(),
  last: g.int(),
  firstSlip: g.text('The first one, as written on a slip.'),
}) {}

/** The least number of digits in which a number is written, so that a list sorted as text is in order. */
const DIGITS = 4;
const MOST_NUMBERS = 500;
const LONGEST_NAME = 80;

@Resolver()
export class SlipResolver {
  constructor(
    private readonly numbers: SlipNumbers,
    private readonly people: PeopleRegister,
    @Inject(EVENT_STORE) private readonly store: EventStorePort,
  ) {}

  @AnswerField(() => SlipType, 'A slip (vale): who asked for it, sent it, received it or made it void.')
  @RequirePermission('slips:read')
  slip(@Args() { slip }: SlipArguments): AnswerOf<SlipType> {
    if (slip === '' || slip.length > LONGEST_NAME) throw noSlip(slip);
    return async ({ manager, casino, position }) => {
      const reports = await readSlipReports(manager, { casino, position, slip });
      return { slip, reports: await this.shown(reports, casino) };
    };
  }

  @AnswerField(
    () => SlipsUnderWayType,
    'Slips of the latest gaming days that a table has requested and that are neither sent, received nor void.',
  )
  @RequirePermission('slips:read')
  slipsUnderWay(@Args() _of: CasinoArguments): AnswerOf<SlipsUnderWayType> {
    return async ({ manager, casino, position }) => {
      const reports = await readSlipsAskedFor(manager, { casino, position });
      const slips: SlipType[] = [];
      for (const [slip, own] of bySlip(reports)) {
        if (!isUnderWay(own)) continue;
        const at = { position, asOf: null, complete: true };
        slips.push({ ...at, slip, reports: await this.shown(own, casino) });
      }
      return { slips };
    };
  }

  @Mutation(() => SlipNumbersLeasedType, {
    description:
      'Gives a tablet numbers of slips of a pad (talonario), which it uses with or without the network.',
  })
  @RequirePermission('events:record')
  async leaseSlipNumbers(
    @Args() asked: LeaseArguments,
    @CurrentScope() { principal, snapshot }: RequestScope,
  ): Promise<SlipNumbersLeasedType> {
    const { casino, pad, count, tablet, request } = asked;
    if (!new RegExp(SLIP_PAD).test(pad)) throw noPad(pad);
    if (count < 1 || count > MOST_NUMBERS) throw outOfRange('count', count, { from: 1, to: MOST_NUMBERS });
    for (const [name, text] of Object.entries({ tablet, request }))
      if (text === '' || text.length > 40)
        throw outOfRange(`${name}.length`, text.length, { from: 1, to: 40 });
    // A tablet gets numbers only for its own use.
    if (principal.tablet !== undefined && principal.tablet.name !== tablet)
      throw otherTablet(tablet, principal.tablet.name);
    await positionFor(principal, { casino }, snapshot);
    const { first, last } = await this.numbers.lease(asked, principal);
    return { pad, first, last, firstSlip: slipText(pad, BigInt(first), DIGITS) };
  }

  private async shown(reports: readonly SlipNamed[], casino: string): Promise<SlipType['reports']> {
    const staff = await staffNames(this.people, casino);
    const bytes = await readKeptBytes(this.store, reports);
    return reports.map((report, at) => slipReportOf(report, bytes[at], staff));
  }
}

const otherTablet = (tablet: string, own: string) =>
  badInput({
    en: `tablet: with a PIN you take numbers for ${own}, and not for ${tablet}.`,
    es: `tablet: con un PIN toma números para ${own}, y no para ${tablet}.`,
  });

function bySlip(reports: readonly SlipNamed[]): ReadonlyMap<string, SlipNamed[]> {
  const slips = new Map<string, SlipNamed[]>();
  for (const report of reports) slips.set(report.slip, [...(slips.get(report.slip) ?? []), report]);
  return slips;
}

const isUnderWay = (reports: readonly SlipNamed[]): boolean =>
  reports.some(({ step, voided }) => step === 'requested' && !voided) &&
  reports.every(({ step, voided }) => step === 'requested' || voided);

const noSlip = (slip: string) =>
  badInput({
    en: `slip: ${JSON.stringify(slip.slice(0, 90))} is no number of a slip: it has 1 to ${LONGEST_NAME} characters.`,
    es: `slip: ${JSON.stringify(slip.slice(0, 90))} no es el número de un vale: tiene de 1 a ${LONGEST_NAME} caracteres.`,
  });

const noPad = (pad: string) =>
  badInput({
    en: `pad: ${JSON.stringify(pad.slice(0, 40))} is no pad: use 1 to 16 letters, digits, hyphens, points or slashes, the last one no digit, e.g. V-.`,
    es: `pad: ${JSON.stringify(pad.slice(0, 40))} no es un talonario: use de 1 a 16 letras, cifras, guiones, puntos o barras, la última sin ser cifra, p. ej. V-.`,
  });

@ObjectType({ description: 'A change of one slip by a record, without amounts; see the query `slip`.' })
class SlipChange extends g.object(NamedSlipType, {
  slip: g.id(),
  recordNumber: g.position('The record of the report: an earlier one where it was corrected.'),
  hasEnded: g.bool('The report is no longer in force: it was cancelled or replaced.'),
}) {}

@ObjectType({ description: 'The effect of one record on slips.' })
class SlipsChanged extends g.object(Delivered, {
  changes: g.listOf(() => SlipChange),
}) {}

export const SlipChangedResolver = feedResolver({
  field: 'slipChanged',
  description:
    'Slips as they are requested, sent, received, voided and corrected, in the order of the records.',
  permission: 'slips:read',
  item: () => SlipsChanged,
  wanted: SubscriptionArguments,
  read: async (snapshot, span, { casino }) => {
    const rows = await snapshot.read((manager) => readSlipChanges(manager, { casino, ...span }));
    const { items, reached } = pageOfRecords(rows, span, (position, ofRecord) => ({
      position,
      changes: ofRecord.flatMap(changesOf),
    }));
    return { items: items.filter(({ changes }) => changes.length > 0), reached };
  },
});

const changesOf = ({ slips, gamingDay, recordNumber, hasEnded }: SlipReportChanged): SlipChange[] =>
  (JSON.parse(slips) as NamedSlip[])
    .filter(({ kind }) => kind !== 'box')
    .map(({ slip, step, kind, end, table }) => ({
      slip,
      step: step ?? 'moved',
      kind,
      end,
      table,
      gamingDay,
      recordNumber,
      hasEnded,
    }));
