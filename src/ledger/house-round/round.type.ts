import { ObjectType } from '@nestjs/graphql';
import type { RoundSettled } from './round.events';
import { minorFromWire } from '../../kernel/money';
import type { DerivedBet, HouseRoundRow } from './house-round.read-model';
import { readVoids, type RoundAt } from './house-round.queries';
import { inMoney, moneyOf } from '../../api/scalars';
import { Answer } from '../../api/snapshot/operation-context';
import type { Question } from '../../api/snapshot/operation-snapshot';
import { foundOrNot } from '../../api/not-found.type';
import { InSession } from '../../api/shared-fields.type';
import { g } from '../../api/schema-fields';

@ObjectType({ description: 'The settlement of a bet by the rules in force.' })
class DerivedPayout extends g.object({
  fate: g.text('wins, loses, null, part-back, held, freed, not-accepted or not-judged.'),
  paid: g.money('On top of the stake, after deductions.'),
  deducted: g.money('What the house keeps of the winnings.'),
  taken: g.money('The part of the stake taken by the house.'),
  held: g.money('The part of the stake held for the next round.'),
  rules: g.list(g.text('Ids of the applied rules, in order.')),
}) {}

@ObjectType({
  description: 'A bet of a round: the declaration of the table and the settlement by the rules.',
})
class RoundBet extends g.object({
  betId: g.id(),
  type: g.text("The game's word for the bet."),
  stake: g.money(),
  seat: g.nullable(g.int()),
  player: g.nullable(g.text('The opaque id of the player.')),
  paid: g.nullable(g.money('Really paid on top of the stake; null: not captured.')),
  taken: g.nullable(g.money('Really taken of the stake; null: not captured.')),
  derived: g.nullable(g.of(() => DerivedPayout, 'Null if the round cannot be evaluated.')),
}) {}

@ObjectType('Round', {
  description:
    'A round of a house-banked game. The declaration is posted; a difference from the rules is a finding.',
})
export class RoundType extends g.object(InSession, {
  recordNumber: g.position(),
  eventId: g.id('Id of the event, within its source.'),
  roundNo: g.int('Number of the round in its session.'),
  happenedAt: g.text('The reported time of the fact.'),
  game: g.nullable(g.text('Game code; null: not stated.')),
  outcome: g.text('Number, cards, dice: JSON in the shape declared by the game.'),
  staked: g.money('Sum of the reported stakes.'),
  result: g.money('What the house won (+) or lost (-), before deductions, as posted.'),
  resultBasis: g.text('declared by the table, or derived from its bets and the rules.'),
  deduction: g.money('Deducted from winnings, as posted.'),
  derivedResult: g.nullable(g.money('The result by the rules alone; null: cannot be evaluated.')),
  rulesRelease: g.text('The release whose rules evaluated it.'),
  bets: g.listOf(() => RoundBet),
}) {
  at!: RoundAt;
}

@ObjectType()
export class RoundFound extends g.object(Answer, {
  round: g.of(() => RoundType),
}) {}

export const RoundAnswer = foundOrNot('RoundAnswer', RoundFound);

export function roundOf(row: HouseRoundRow, position: bigint): RoundType {
  const { casino, reference, currency, tableId, data, derivedBets, ...round } = row;
  const declared = JSON.parse(data) as RoundSettled;
  const { staked, result, deduction, derivedResult } = round;
  return {
    ...round,
    table: tableId,
    outcome: JSON.stringify(declared.outcome),
    ...inMoney(currency, { staked, result, deduction, derivedResult }),
    bets: betsOf(declared, derivedBets === null ? [] : (JSON.parse(derivedBets) as DerivedBet[])),
    at: { casino, reference, position },
  };
}

const betsOf = ({ bets, currency }: RoundSettled, derived: readonly DerivedBet[]): RoundBet[] =>
  bets.map(({ betId, type, stake, seat, player, paid, taken }, index) => ({
    betId,
    type,
    stake: moneyOf(minorFromWire(stake), currency),
    seat: seat ?? null,
    player: player ?? null,
    paid: paid === undefined ? null : moneyOf(minorFromWire(paid), currency),
    taken: taken === undefined ? null : moneyOf(minorFromWire(taken), currency),
    derived: derived[index] === undefined ? null : payoutOf(derived[index], currency),
  }));

const payoutOf = ({ fate, rules, ...amounts }: DerivedBet, currency: string): DerivedPayout => ({
  fate,
  rules: [...rules],
  ...inMoney(currency, {
    paid: BigInt(amounts.paid),
    deducted: BigInt(amounts.deducted),
    taken: BigInt(amounts.taken),
    held: BigInt(amounts.held),
  }),
});

export const ROUND_VOIDS: Question<RoundAt, bigint | null> = { name: 'round-voids', read: readVoids };
