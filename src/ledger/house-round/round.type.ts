import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { RoundSettled } from './round.events';
import { minorFromWire } from '../../kernel/money';
import type { DerivedBet, HouseRoundRow } from './house-round.read-model';
import { readVoids, type RoundAt } from './house-round.queries';
import { connectionOf } from '../../api/connection.type';
import { Money, moneyOf, Position } from '../../api/scalars';
import { Answer } from '../../api/snapshot/operation-context';
import type { Question } from '../../api/snapshot/operation-snapshot';
import { foundOrNot } from '../../api/not-found.type';
import { InSession } from '../../api/shared-fields.type';

@ObjectType({ description: 'The settlement of a bet by the rules in force.' })
class DerivedPayout {
  @Field({ description: 'wins, loses, null, part-back, held, freed, not-accepted or not-judged.' })
  fate!: string;

  @Field(() => Money, { description: 'On top of the stake, after deductions.' })
  paid!: Money;

  @Field(() => Money, { description: 'What the house keeps of the winnings.' })
  deducted!: Money;

  @Field(() => Money, { description: 'The part of the stake taken by the house.' })
  taken!: Money;

  @Field(() => Money, { description: 'The part of the stake held for the next round.' })
  held!: Money;

  @Field(() => [String], { description: 'Ids of the applied rules, in order.' })
  rules!: string[];
}

@ObjectType({
  description: 'A bet of a round: the declaration of the table and the settlement by the rules.',
})
class RoundBet {
  @Field(() => ID)
  betId!: string;

  @Field({ description: "The game's word for the bet." })
  type!: string;

  @Field(() => Money)
  stake!: Money;

  @Field(() => Int, { nullable: true })
  seat!: number | null;

  @Field(() => String, { nullable: true, description: 'The opaque id of the player.' })
  player!: string | null;

  @Field(() => Money, { nullable: true, description: 'Really paid on top of the stake; null: not captured.' })
  paid!: Money | null;

  @Field(() => Money, { nullable: true, description: 'Really taken of the stake; null: not captured.' })
  taken!: Money | null;

  @Field(() => DerivedPayout, { nullable: true, description: 'Null if the round cannot be evaluated.' })
  derived!: DerivedPayout | null;
}

@ObjectType({
  description:
    'A round of a house-banked game. The declaration is posted; a difference from the rules is a finding.',
})
export class Round extends InSession {
  @Field(() => Position)
  recordNumber!: bigint;

  @Field(() => ID, { description: 'Id of the event, within its source.' })
  eventId!: string;

  @Field(() => Int, { description: 'Number of the round in its session.' })
  roundNo!: number;

  @Field({ description: 'The reported time of the fact.' })
  happenedAt!: string;

  @Field(() => String, { nullable: true, description: 'Game code; null: not stated.' })
  game!: string | null;

  @Field({ description: 'Number, cards, dice: JSON in the shape declared by the game.' })
  outcome!: string;

  @Field(() => Money, { description: 'Sum of the reported stakes.' })
  staked!: Money;

  @Field(() => Money, { description: 'What the house won (+) or lost (-), before deductions, as posted.' })
  result!: Money;

  @Field({ description: 'declared by the table, or derived from its bets and the rules.' })
  resultBasis!: string;

  @Field(() => Money, { description: 'Deducted from winnings, as posted.' })
  deduction!: Money;

  @Field(() => Money, {
    nullable: true,
    description: 'The result by the rules alone; null: cannot be evaluated.',
  })
  derivedResult!: Money | null;

  @Field({ description: 'The release whose rules evaluated it.' })
  rulesRelease!: string;

  @Field(() => [RoundBet])
  bets!: RoundBet[];

  at!: RoundAt;
}

export const RoundConnection = connectionOf(Round, 'Round');

@ObjectType()
export class RoundFound extends Answer {
  @Field(() => Round)
  round!: Round;
}

export const RoundAnswer = foundOrNot('RoundAnswer', RoundFound);

export function roundOf(row: HouseRoundRow, position: bigint): Round {
  const { casino, reference, currency, tableId, data, derivedBets, ...round } = row;
  const declared = JSON.parse(data) as RoundSettled;
  const money = (amount: bigint): Money => moneyOf(amount, currency);
  return {
    ...round,
    table: tableId,
    outcome: JSON.stringify(declared.outcome),
    staked: money(round.staked),
    result: money(round.result),
    deduction: money(round.deduction),
    derivedResult: round.derivedResult === null ? null : money(round.derivedResult),
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
  paid: moneyOf(BigInt(amounts.paid), currency),
  deducted: moneyOf(BigInt(amounts.deducted), currency),
  taken: moneyOf(BigInt(amounts.taken), currency),
  held: moneyOf(BigInt(amounts.held), currency),
});

export const ROUND_VOIDS: Question<RoundAt, bigint | null> = { name: 'round-voids', read: readVoids };
