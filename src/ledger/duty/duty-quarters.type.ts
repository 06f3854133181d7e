import { ObjectType } from '@nestjs/graphql';
import { sumMinor } from '../../kernel/money';
import { eventName, type Money, moneyOf, schemaEnum } from '../../api/scalars';
import { g } from '../../api/schema-fields';
import { Answer } from '../../api/snapshot/operation-context';
import { addressOfFigure } from '../_core/books/figure';
import { DecisionSignatureType, imported, signatureOf } from '../register/event.resolver';
import type { DutyPayment, PresentedReturn } from './duty-facts.queries';
import { textWarning } from './duty-provenance';
import { QUARTER_STATES, type QuarterState } from './duty-quarter';
import type { DutyQuarter } from './duty-quarters.queries';
import { dueIn } from './duty-return';
import { type FoundReturn, lastDayOf } from './duty.queries';

const DutyQuarterStateName: Readonly<Record<string, QuarterState>> = Object.fromEntries(
  QUARTER_STATES.map((state) => [state.replaceAll('-', '_').toUpperCase(), state]),
);
schemaEnum(DutyQuarterStateName, 'DutyQuarterState', 'How far the duty of a quarter has come.', {
  NO_TARIFF: 'No rate schedule applies to the casino on its last day.',
  NOT_BEGUN: 'Nothing is recorded of a day until its end.',
  OPEN: 'It is not over, or days of it are not certified.',
  READY: 'Its return can be presented.',
  PRESENTED: 'A return was presented; what it came to is not paid yet, or nothing was to be paid.',
  PAID: 'What was presented is paid; without a return, what is to be paid.',
});

@ObjectType({ description: 'A return that was presented to the authority, with what it came to.' })
class PresentedReturnType extends g.object({
  casino: g.id('Where it is recorded.'),
  presentedOn: g.gamingDay(),
  reference: g.text('What the authority gave it.'),
  document: g.nullable(g.text('Number of the paper that the casino keeps.')),
  complements: g.nullable(g.text('The reference of the return that it completes.')),
  base: g.money('Base of the quarter.'),
  due: g.money('Duty of the quarter.'),
  toPay: g.money('Negative: to be offset or refunded.'),
  note: g.nullable(g.text()),
  by: g.text('Who recorded it.'),
  at: g.text('The stated time.'),
  recordNumber: g.position(),
  signature: g.of(() => DecisionSignatureType),
  imported,
}) {}

@ObjectType({ description: 'A payment of the duty of a quarter.' })
class DutyPaymentType extends g.object({
  casino: g.id(),
  amount: g.money(),
  document: g.text(),
  gamingDay: g.gamingDay(),
  recordNumber: g.position(),
}) {}

@ObjectType({
  description: 'What one record changed of the base of a quarter after its return was presented.',
})
class DutyCorrectionType extends g.object({
  casino: g.id(),
  recordNumber: g.position(),
  what: g.text('The type of event: drop.counted.'),
  gamingDay: g.gamingDay('The day of the fact, in the quarter.'),
  bookingDay: g.gamingDay('The day in whose books it is posted.'),
  base: g.money('Negative where the base fell.'),
}) {}

/** Limits the corrections that one answer lists for a quarter. */
const MOST_CORRECTIONS = 200;

@ObjectType({ description: 'A quarter of the gaming duty.' })
export class DutyQuarterType extends g.object({
  quarter: g.int(),
  state: g.of(() => DutyQuarterStateName),
  dueFrom: g.gamingDay('First day for filing and paying.'),
  dueUntil: g.gamingDay('Last day for filing and paying.'),
  base: g.nullable(g.money('Base of the quarter, by the facts known now; null without a schedule.')),
  due: g.nullable(g.money('Duty of the quarter, by the facts known now; null without a schedule.')),
  toPay: g.nullable(
    g.money('As gamingDutyReturn has it. Negative: to be offset or refunded; null without a schedule.'),
  ),
  paid: g.nullable(g.money('The sum of its payments; null where none was reported.')),
  outstanding: g.nullable(g.money('What is still to be paid of the last return; null without a schedule.')),
  presentations: g.listOf(() => PresentedReturnType, 'In the order of the records; the last one counts.'),
  payments: g.listOf(() => DutyPaymentType, 'In the order of the facts.'),
  correction: g.nullable(
    g.money('The duty of the quarter now, less that of the last return; null where none was presented.'),
  ),
  corrections: g.listOf(
    () => DutyCorrectionType,
    `What was recorded after the last return and changes the base; ${MOST_CORRECTIONS} at most, the latest.`,
  ),
  correctionsLeftOut: g.int('Earlier ones that are not listed.'),
  toCertify: g.list(g.gamingDay('Days that are to be certified before a return can be presented.')),
  over: g.bool('Whether anything is recorded of its last day or a later one.'),
  readUntil: g.nullable(g.gamingDay('As gamingDutyReturn has it.')),
  warning: g.nullable(g.text('As gamingDutyReturn has it.')),
  warningEs: g.nullable(g.text('In Spanish.')),
  figure: g.nullable(g.text('The address of toPay: see the query explain.')),
}) {}

@ObjectType({
  description: 'The quarters of a year with what each comes to, whether it was presented, and what was paid.',
})
export class DutyQuarters extends g.object(Answer, {
  year: g.int(),
  casinos: g.list(g.id('The casino or company whose income they cover.')),
  quarters: g.listOf(() => DutyQuarterType, 'All four.'),
}) {}

export function dutyQuarterOf(each: DutyQuarter, year: number): DutyQuarterType {
  const { quarter, state, standing } = each;
  return {
    quarter,
    state,
    ...dueIn(year, quarter),
    toCertify: [...standing.uncertified],
    over: standing.isOver,
    ...(each.found === undefined ? WITHOUT_TARIFF : figuresOf(each, each.found)),
  };
}

type QuarterFigures = Omit<
  DutyQuarterType,
  'quarter' | 'state' | 'dueFrom' | 'dueUntil' | 'toCertify' | 'over'
>;

const WITHOUT_TARIFF: QuarterFigures = {
  base: null,
  due: null,
  toPay: null,
  paid: null,
  outstanding: null,
  presentations: [],
  payments: [],
  correction: null,
  corrections: [],
  correctionsLeftOut: 0,
  readUntil: null,
  warning: null,
  warningEs: null,
  figure: null,
};

function figuresOf(
  { presented, payments, ...each }: DutyQuarter,
  { figures, rules, year, quarter }: FoundReturn,
): QuarterFigures {
  const tariff = rules.tariff!;
  const warning = textWarning(tariff, lastDayOf(year, quarter));
  const money = (amount: bigint) => moneyOf(amount, tariff.currency);
  return {
    base: money(figures.baseOfQuarter),
    due: money(each.due),
    toPay: money(figures.toPay),
    paid: payments.length === 0 ? null : money(sumMinor(payments.map(({ amount }) => amount))),
    outstanding: money(each.outstanding),
    presentations: presented.map((one) => presentedOf(one, money)),
    payments: payments.map((one) => paymentOf(one, money)),
    correction: presented.length === 0 ? null : money(each.corrected),
    ...correctionsListed(each.corrections, money),
    readUntil: tariff.readUntil,
    warning: warning?.en ?? null,
    warningEs: warning?.es ?? null,
    figure: addressOfFigure({ kind: 'duty', year, quarter, part: 'to-pay' }),
  };
}

const presentedOf = (
  { casino, data, base, due, toPay, at, recordNumber, signedWith, imported: history }: PresentedReturn,
  money: InMoney,
): PresentedReturnType => ({
  casino,
  presentedOn: data.presentedOn,
  reference: data.reference,
  document: data.document ?? null,
  complements: data.complements ?? null,
  base: money(base),
  due: money(due),
  toPay: money(toPay),
  note: data.note ?? null,
  by: data.by.name ?? data.by.id,
  at,
  recordNumber,
  signature: signatureOf(signedWith, { imported: history }),
  imported: history ?? null,
});

const paymentOf = (
  { amount, casino, document, gamingDay, recordNumber }: DutyPayment,
  money: InMoney,
): DutyPaymentType => ({ casino, amount: money(amount), document, gamingDay, recordNumber });

type InMoney = (amount: bigint) => Money;

const correctionsListed = (
  corrections: DutyQuarter['corrections'],
  money: InMoney,
): Pick<DutyQuarterType, 'corrections' | 'correctionsLeftOut'> => ({
  corrections: corrections.slice(-MOST_CORRECTIONS).map(({ eventType, base, ...one }) => ({
    ...one,
    what: eventName(eventType),
    base: money(base),
  })),
  correctionsLeftOut: Math.max(0, corrections.length - MOST_CORRECTIONS),
});
