import { ObjectType } from '@nestjs/graphql';
import { Money, moneyOf, enumOfValues } from '../../api/scalars';
import { minorFromWire } from '../../kernel/money';
import type { ShowStaff } from '../../people/staff-names';
import { closeIn, countsIn, openingIn } from './session-facts';
import type { TableClosed } from './table.events';
import type { TableInterrupted } from './interruption.events';
import { interruptionOf, pausesIn } from './interruptions';
import { type SessionFact } from './session.queries';
import { g } from '../../api/schema-fields';
import { factsOfType } from '../_core/books/declared-fact';

type TableHolder = 'table' | 'cambista' | 'cagnotte' | 'jackpot' | 'tips';

const TableHolderName = enumOfValues<TableHolder>('TableHolder', 'A holder of chips at a table.', {
  table: 'The float (anticipo).',
  cambista: "The cambista's imprest at a non-banked table.",
  cagnotte: 'The slot for commissions and rakes (pozo).',
  jackpot: 'The slot for stakes of a pool.',
  tips: 'The tip box (tronco).',
});

@ObjectType({ isAbstract: true })
export abstract class FactInRecord extends g.object({
  recordNumber: g.position('The record that declared it.'),
  happenedAt: g.text('The reported time of the fact.'),
}) {}

@ObjectType({ description: 'What a session reports; what is not captured is unknown, not zero.' })
class SessionCaptures extends g.object({
  rounds: g.bool('Every round, hand or coup is reported.'),
  buyIns: g.bool('Every exchange of cash for chips is reported.'),
}) {}

@ObjectType({ description: 'The opening of a session (apertura), as the table declared it.' })
export class SessionOpening extends g.object(FactInRecord, {
  game: g.text('Game code.'),
  minimum: g.money('Minimum bet.'),
  holder: g.of(() => TableHolderName, 'The recipient of the chips: the float or the cambista.'),
  float: g.money('Chips brought by the cage (anticipo inicial).'),
  slip: g.nullable(g.text('Their slip.')),
  locked: g.money('Chips found on the table, left locked by the previous session.'),
  captures: g.of(() => SessionCaptures),
  staff: g.list(g.text('The staff at the table: the name, if it is known, with the staff number beside it.')),
}) {}

@ObjectType({ description: "Chips between cage and table during a session, under a slip: the table's half." })
export class SlipMovement extends g.object(FactInRecord, {
  slip: g.text(),
  holder: g.of(() => TableHolderName),
  amount: g.money(),
}) {}

@ObjectType({ description: 'A drop box that was opened and counted.' })
export class BoxCount extends g.object(FactInRecord, {
  box: g.text('Number of the box.'),
  amount: g.money('Cash counted, in the currency of the books.'),
}) {}

@ObjectType({ description: 'A count of the float (recuento) with an empty cloth.' })
export class FloatCount extends g.object(FactInRecord, {
  occasion: g.text('opening, interim or closing.'),
  inventory: g.money(),
  certifiedBy: g.list(g.text('Who certifies it: the name, if it is known, with the staff number beside it.')),
}) {}

@ObjectType({ description: 'The limits of an open table changed.' })
export class LimitsChange extends g.object(FactInRecord, {
  oldMinimum: g.money(),
  newMinimum: g.money(),
  announcedAtRound: g.int('Last round before the announcement; 0 before the first.'),
}) {}

const InterruptionReason = enumOfValues<TableInterrupted['reason']>(
  'InterruptionReason',
  'Why play at a table stopped.',
  {
    'players-missing': 'There were fewer players than the game needs.',
    incident: 'There was an incident.',
    equipment: 'The equipment of the table failed.',
    other: 'Another reason; `explanation` has it in words.',
  },
);

@ObjectType({ description: 'An interruption of an open table (interrupción), until play went on.' })
export class TableInterruption extends g.object(FactInRecord, {
  reason: g.of(() => InterruptionReason),
  explanation: g.nullable(g.text('The reason in words.')),
  playersPresent: g.nullable(g.int('Players at the table when play stopped.')),
  resumedAt: g.nullable(g.text('The reported time at which play went on; null while it is interrupted.')),
}) {}

@ObjectType({ description: 'What one holder returns at the close, or keeps locked.' })
class HandedOver extends g.object({
  holder: g.of(() => TableHolderName),
  chips: g.nullable(g.money('Chips at face value; null if none were declared.')),
  cash: g.nullable(g.money('Cash; null if none was declared.')),
  slip: g.nullable(g.text()),
}) {}

@ObjectType({ description: 'The close of a session (cierre), as the table declared it.' })
export class SessionClose extends g.object(FactInRecord, {
  toCage: g.listOf(() => HandedOver, 'Chips returned to the cage.'),
  leftLocked: g.listOf(() => HandedOver, 'Chips left locked on the table.'),
  declaredResult: g.nullable(g.money('The result the table itself declared; null: none.')),
  certifiedBy: g.list(g.text('Who certifies it: the name, if it is known, with the staff number beside it.')),
}) {}

export function openingOf(facts: readonly SessionFact[], shown: ShowStaff): SessionOpening | null {
  const opened = openingIn(facts);
  if (opened === undefined) return null;
  const { currency, game, minimum, float, captures, staff } = opened.data;
  return {
    ...opened,
    game,
    minimum: moneyOf(minorFromWire(minimum), currency),
    holder: float.holder ?? 'table',
    float: moneyOf(minorFromWire(float.amount), currency),
    slip: float.slip ?? null,
    locked: moneyOf(minorFromWire(float.locked ?? 0), currency),
    captures,
    staff: staff.map(shown),
  };
}

export const slipMovementsOf = (
  facts: readonly SessionFact[],
  type: 'cagnotte.table.filled.v1' | 'cagnotte.table.credited.v1',
): SlipMovement[] =>
  factsOfType(facts, type).map(({ data, ...fact }) => ({
    ...fact,
    slip: data.slip,
    holder: data.holder ?? 'table',
    amount: moneyOf(minorFromWire(data.amount), data.currency),
  }));

export const boxCountsOf = (facts: readonly SessionFact[]): BoxCount[] =>
  factsOfType(facts, 'cagnotte.drop.counted.v1').map(({ data: { box, amount, currency }, ...fact }) => ({
    ...fact,
    box,
    amount: moneyOf(minorFromWire(amount), currency),
  }));

export const floatCountsOf = (facts: readonly SessionFact[], shown: ShowStaff): FloatCount[] =>
  countsIn(facts).map(({ data, ...fact }) => ({
    ...fact,
    occasion: data.occasion ?? 'closing',
    inventory: moneyOf(minorFromWire(data.inventory), data.currency),
    certifiedBy: data.certifiedBy.map(shown),
  }));

export const limitsChangesOf = (facts: readonly SessionFact[]): LimitsChange[] =>
  factsOfType(facts, 'cagnotte.table.limits-changed.v1').map(({ data, ...fact }) => ({
    ...fact,
    oldMinimum: moneyOf(minorFromWire(data.oldMinimum), data.currency),
    newMinimum: moneyOf(minorFromWire(data.newMinimum), data.currency),
    announcedAtRound: data.announcedAtRound,
  }));

export const interruptionsOf = (facts: readonly SessionFact[]): TableInterruption[] =>
  pausesIn(facts).map(({ from, until }) => {
    const { reason, explanation, playersPresent } = interruptionOf(from);
    return {
      ...from,
      reason,
      explanation: explanation ?? null,
      playersPresent: playersPresent ?? null,
      resumedAt: until?.happenedAt ?? null,
    };
  });

export function sessionClose(facts: readonly SessionFact[], shown: ShowStaff): SessionClose | null {
  const closed = closeIn(facts);
  if (closed === undefined) return null;
  const { currency, toCage, leftLocked = [], result, certifiedBy } = closed.data;
  return {
    ...closed,
    toCage: toCage.map((part) => handedOverOf(part, currency)),
    leftLocked: leftLocked.map((part) => handedOverOf(part, currency)),
    declaredResult: moneyIfSaid(result, currency),
    certifiedBy: certifiedBy.map(shown),
  };
}

const handedOverOf = (
  { holder, chips, cash, slip }: TableClosed['toCage'][number],
  currency: string,
): HandedOver => ({
  holder,
  chips: moneyIfSaid(chips, currency),
  cash: moneyIfSaid(cash, currency),
  slip: slip ?? null,
});

const moneyIfSaid = (amount: number | undefined, currency: string): Money | null =>
  amount === undefined ? null : moneyOf(minorFromWire(amount), currency);
