import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Answer } from '../../api/snapshot/operation-context';
import { GamingDayType, InstantType, Money, moneyOf, Position, schemaEnum } from '../../api/scalars';
import { englishWords, spanishWords } from '../../kernel/words';
import { minorFromWire } from '../../kernel/money';
import type { CasinoEvent } from '../_core/envelope';
import { sessionOf } from '../event-contract/streams';
import { SlipKindName } from './slip-control.resolver';
import type { SlipEnd, SlipKind } from './slip-report';
import type { SlipNamed } from './slips.queries';
import type { ShowStaff } from '../../people/staff-names';

export type Step = 'requested' | 'rejected' | 'moved';
export const SlipStepName: Record<Uppercase<Step>, Step> = {
  REQUESTED: 'requested',
  REJECTED: 'rejected',
  MOVED: 'moved',
};
schemaEnum(SlipStepName, 'SlipStep', 'What a report says of a slip.', {
  REQUESTED: 'A table has asked for it. Nothing moved.',
  REJECTED: 'Two persons made it void. Nothing moves under it.',
  MOVED: 'One end reports that chips or cash move under it.',
});

export const SlipEndName: Record<Uppercase<SlipEnd>, SlipEnd> = { TABLE: 'table', CAGE: 'cage' };
schemaEnum(SlipEndName, 'SlipEnd', 'Who reports: the table or the cage.');

@ObjectType({ isAbstract: true })
export abstract class NamedSlipType {
  @Field(() => SlipStepName)
  step!: Step;

  @Field(() => SlipKindName)
  kind!: SlipKind;

  @Field(() => SlipEndName)
  end!: SlipEnd;

  @Field(() => String, { nullable: true })
  table!: string | null;

  @Field(() => GamingDayType)
  gamingDay!: string;
}

@ObjectType('SlipReport', { description: 'One report that names a slip.' })
export class SlipReportType extends NamedSlipType {
  @Field(() => Int, { description: 'Session of the table on that day.' })
  sessionNo!: number;

  @Field(() => InstantType)
  happenedAt!: string;

  @Field(() => Money, { nullable: true, description: 'Null: the report says none.' })
  amount!: Money | null;

  @Field(() => String, { nullable: true, description: 'The amount in English words.' })
  amountInWords!: string | null;

  @Field(() => String, { nullable: true, description: 'In Spanish.' })
  amountInWordsEs!: string | null;

  @Field(() => [String], {
    description: 'Who signs: the name, if it is known, with the staff number beside it.',
  })
  by!: string[];

  @Field(() => String, { nullable: true, description: 'Of one that was made void: why.' })
  reason!: string | null;

  @Field({ description: 'The event was cancelled by two persons.' })
  isVoid!: boolean;

  @Field(() => Position)
  recordNumber!: bigint;

  @Field(() => ID)
  eventId!: string;

  @Field({ description: 'The source of the event.' })
  source!: string;

  @Field({ description: 'Its type, with version.' })
  eventType!: string;

  @Field({ description: 'SHA-256 of its stored bytes.' })
  contentHash!: string;
}

@ObjectType('Slip', {
  description: 'A slip (vale) with all that was reported of it, in the order of its time.',
})
export class SlipType extends Answer {
  @Field(() => ID)
  slip!: string;

  @Field(() => [SlipReportType], { description: 'Empty: nobody has reported it.' })
  reports!: SlipReportType[];
}

@ObjectType('SlipsUnderWay', { description: 'Slips that tables have asked for, and that have not come.' })
export class SlipsUnderWayType extends Answer {
  @Field(() => [SlipType], { description: 'The oldest first.' })
  slips!: SlipType[];
}

interface Signed {
  readonly by?: Named | readonly Named[];
  readonly certifiedBy?: readonly Named[];
  readonly staff?: readonly Named[];
  readonly reason?: string;
}

interface Named {
  readonly id: string;
  readonly name?: string;
}

/**
 * @param bytes - the stored event; undefined where the log does not hold it any more
 * @param shown - a member of staff as a person reads one
 */
export function slipReportOf(report: SlipNamed, bytes: string | undefined, shown: ShowStaff): SlipReportType {
  const { step = 'moved', voided: isVoid } = report;
  const event = bytes === undefined ? undefined : (JSON.parse(bytes) as CasinoEvent<Signed>);
  return {
    ...report,
    ...{ step, isVoid, reason: event?.data.reason ?? null },
    sessionNo: event === undefined ? 1 : sessionOf(event),
    ...amountOf(report),
    by: signersOf(event?.data ?? {}).map(shown),
  };
}

function amountOf({
  amount,
  currency,
}: SlipNamed): Pick<SlipReportType, 'amount' | 'amountInWords' | 'amountInWordsEs'> {
  if (amount === undefined) return { amount: null, amountInWords: null, amountInWordsEs: null };
  const minor = minorFromWire(amount);
  return {
    amount: moneyOf(minor, currency),
    amountInWords: englishWords(minor, currency),
    amountInWordsEs: spanishWords(minor, currency),
  };
}

const signersOf = ({ by = [], certifiedBy = [], staff = [] }: Signed): Named[] =>
  [by, certifiedBy, staff].flat();
