import { eventIn } from '../../kernel/stored-form';
import { ObjectType } from '@nestjs/graphql';
import { Answer } from '../../api/snapshot/operation-context';
import { moneyOf, schemaEnum, enumOfValues } from '../../api/scalars';
import { englishWords, spanishWords } from '../../kernel/words';
import { minorFromWire } from '../../kernel/money';
import type { CasinoEvent } from '../../kernel/envelope';
import { sessionOf } from '../event-contract/streams';
import { SlipKindName } from './slip-control.resolver';
import type { SlipEnd } from '../_core/named-slip';
import type { SlipNamed } from './slips.queries';
import type { ShowStaff } from '../../people/staff-names';
import { g } from '../../api/schema-fields';

export type Step = 'requested' | 'rejected' | 'moved';
export const SlipStepName = enumOfValues<Step>('SlipStep', 'What a report says of a slip.', {
  requested: 'A table has asked for it. Nothing moved.',
  rejected: 'Two persons made it void. Nothing moves under it.',
  moved: 'One end reports that chips or cash move under it.',
});

export const SlipEndName: Record<Uppercase<SlipEnd>, SlipEnd> = { TABLE: 'table', CAGE: 'cage' };
schemaEnum(SlipEndName, 'SlipEnd', 'Who reports: the table or the cage.');

@ObjectType({ isAbstract: true })
export abstract class NamedSlipType extends g.object({
  step: g.of(() => SlipStepName),
  kind: g.of(() => SlipKindName),
  end: g.of(() => SlipEndName),
  table: g.nullable(g.text()),
  gamingDay: g.gamingDay(),
}) {}

@ObjectType('SlipReport', { description: 'One report that names a slip.' })
export class SlipReportType extends g.object(NamedSlipType, {
  sessionNo: g.int('Session of the table on that day.'),
  happenedAt: g.instant(),
  amount: g.nullable(g.money('Null: the report says none.')),
  amountInWords: g.nullable(g.text('The amount in English words.')),
  amountInWordsEs: g.nullable(g.text('In Spanish.')),
  by: g.list(g.text('Who signs: the name, if it is known, with the staff number beside it.')),
  reason: g.nullable(g.text('Of a voided slip: the reason.')),
  isVoid: g.bool('The event was cancelled by two persons.'),
  recordNumber: g.position(),
  eventId: g.id(),
  source: g.text('The source of the event.'),
  eventType: g.text('Its type, with version.'),
  contentHash: g.text('SHA-256 of its stored bytes.'),
}) {}

@ObjectType('Slip', {
  description: 'A slip (vale) with all that was reported of it, in the order of its time.',
})
export class SlipType extends g.object(Answer, {
  slip: g.id(),
  reports: g.listOf(() => SlipReportType, 'Empty: nobody has reported it.'),
}) {}

@ObjectType('SlipsUnderWay', { description: 'Slips that tables have asked for, and that have not come.' })
export class SlipsUnderWayType extends g.object(Answer, {
  slips: g.listOf(() => SlipType, 'The oldest first.'),
}) {}

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
  const event = bytes === undefined ? undefined : eventIn<CasinoEvent<Signed>>(bytes);
  return {
    ...report,
    step,
    isVoid,
    reason: event?.data.reason ?? null,
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
