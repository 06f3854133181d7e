import { ObjectType } from '@nestjs/graphql';
import type { BankAt, BankFact, MemberBalances, GarageFact } from './bank.queries';
import { readBankFacts, readBankMembers, readGarageMoves } from './bank.queries';
import { inMoney, moneyOf, enumOfValues } from '../../api/scalars';
import { Answer } from '../../api/snapshot/operation-context';
import { FactInRecord } from '../table-session/session-parts.type';
import { foundOrNot } from '../../api/not-found.type';
import { InSession } from '../../api/shared-fields.type';
import { g } from '../../api/schema-fields';
import { minorFromWire, sumMinor } from '../../kernel/money';
import type { Question } from '../../api/snapshot/operation-snapshot';
import { factsOfType } from '../_core/books/declared-fact';

export type GarageKind = 'voluntary' | 'improper';

export const GarageKindName = enumOfValues<GarageKind>(
  'GarageKind',
  'A part of a bank that is not in play. The mandatory garage lasts one coup and is not booked.',
  {
    voluntary: 'Reserved by the banker at will (garaje voluntario).',
    improper: 'What the bank need not expose (garaje impropio).',
  },
);

@ObjectType({
  description: 'A member of a bank with his share; banker and partners win and lose in proportion.',
})
export class BankMember extends g.object({
  member: g.text('The opaque id of the player.'),
  putUp: g.money('Put into the bank so far.'),
  won: g.money('Won (+) or lost (-) in coups so far, net of commission.'),
  takenOut: g.money('Withdrawn or returned so far.'),
  inPlay: g.money('His share of the bank in play.'),
  voluntaryGarage: g.money('His share of the voluntary garage.'),
  improperGarage: g.money('His share of the improper garage.'),
}) {}

@ObjectType({ description: 'The movement of a coup between a bank and one of its garages, for all members.' })
export class GarageMovement extends g.object(FactInRecord, {
  kind: g.of(() => GarageKindName),
  setAside: g.bool('True: out of play; false: back into play.'),
  amount: g.money(),
}) {}

@ObjectType({ description: 'The result of a coup on one cloth.' })
export class CoupResult extends g.object({
  tableau: g.int('The cloth; 1 if the game has only one.'),
  winner: g.text('bank, punto, tie or annulled.'),
}) {}

@ObjectType({ description: 'A coup against a bank.' })
export class BankCoup extends g.object(FactInRecord, {
  shoeNo: g.int(),
  coupNo: g.int('Counted within its shoe.'),
  results: g.listOf(() => CoupResult),
  gain: g.money('What the bank won (+) or lost (-) on all cloths, before commission.'),
  gainBasis: g.text('declared: really collected and paid; derived: from bets and results.'),
  commission: g.money("The house's share of the gain, dropped in the slot. Epígrafe 1.1.8."),
  allIn: g.bool('"Todo va": the banker of an unlimited bank waives his garage.'),
  voidedBy: g.nullable(g.position('The record that reversed it; null: none.')),
}) {}

@ObjectType({ description: 'The amount returned to a member at the end of the bank.' })
export class BankReturn extends g.object({
  member: g.text(),
  amount: g.money(),
}) {}

@ObjectType({ description: 'The end of a bank.' })
export class BankEnd extends g.object(FactInRecord, {
  cause: g.text('lost, passed, withdrawn, broken, shoe-ended, session-ended or forfeited.'),
  paidOut: g.text('chips at the table, or deposit at the cage.'),
  returned: g.listOf(() => BankReturn, 'To each member, garages included.'),
}) {}

@ObjectType({ description: "Totals of a bank and the house's commission, without void coups." })
export class BankTotals extends g.object({
  coups: g.int('Coups that are not void.'),
  gain: g.money('Gains less losses, before commission.'),
  commission: g.money(),
}) {}

@ObjectType({
  description:
    'A bank of players (banca): chemin de fer, or baccarat with two tableaux. It never belongs to the house.',
})
export class PlayerBank extends g.object(InSession, {
  bank: g.text('Unique in its session.'),
  firstRecord: g.position('The record that first mentions it.'),
}) {
  at!: BankAt;
}

@ObjectType()
export class PlayerBankFound extends g.object(Answer, {
  bank: g.of(() => PlayerBank),
}) {}

export const PlayerBankAnswer = foundOrNot('PlayerBankAnswer', PlayerBankFound);

export const bankMember = (part: MemberBalances): BankMember => {
  const { member, currency, inPlay, voluntary, improper, putUp, takenOut } = part;
  const won = inPlay + voluntary + improper + takenOut - putUp;
  const garages = { voluntaryGarage: voluntary, improperGarage: improper };
  return { member, ...inMoney(currency, { putUp, won, takenOut, inPlay, ...garages }) };
};

export const coupsOf = (facts: readonly BankFact[]): BankCoup[] =>
  factsOfType(facts, 'cagnotte.coup.played.v1').map(({ data, ...fact }) => ({
    ...fact,
    shoeNo: data.shoeNo,
    coupNo: data.coupNo,
    results: [...data.results],
    gain: moneyOf(fact.gain ?? 0n, data.currency),
    gainBasis: fact.gainBasis ?? 'derived',
    commission: moneyOf(fact.commission ?? 0n, data.currency),
    allIn: data.allIn === true,
  }));

export const garageMovementOf = ({ amount, currency, ...move }: GarageFact): GarageMovement => ({
  ...move,
  setAside: amount > 0n,
  amount: moneyOf(amount > 0n ? amount : -amount, currency),
});

export function bankTotals(facts: readonly BankFact[]): BankTotals | null {
  const standing = factsOfType(facts, 'cagnotte.coup.played.v1').filter(({ voidedBy }) => voidedBy === null);
  const [first] = standing;
  if (first === undefined) return null;
  const { currency } = first.data;
  return {
    coups: standing.length,
    gain: moneyOf(sumMinor(standing.map(({ gain }) => gain ?? 0n)), currency),
    commission: moneyOf(sumMinor(standing.map(({ commission }) => commission ?? 0n)), currency),
  };
}

export function bankEnd(facts: readonly BankFact[]): BankEnd | null {
  const ended = factsOfType(facts, 'cagnotte.bank.ended.v1').at(-1);
  if (ended === undefined) return null;
  const { cause, paidOut = 'chips', returned, currency } = ended.data;
  return {
    ...ended,
    cause,
    paidOut,
    returned: returned.map(({ member, amount }) => ({
      member,
      amount: moneyOf(minorFromWire(amount), currency),
    })),
  };
}

/**
 * The end of a bank that nobody reported as ended: the withdrawal after which nothing of it is left, as the banker of baccarat
 * with two tableaux takes his bank back. @returns null where something is left, or where the bank went on after it
 */
export function wholeWithdrawal(
  facts: readonly BankFact[],
  members: readonly Pick<MemberBalances, 'inPlay' | 'improper' | 'voluntary'>[],
): BankEnd | null {
  const [last] = factsOfType(facts.slice(-1), 'cagnotte.bank.withdrawn.v1');
  const isLeft = members.some((of) => of.inPlay !== 0n || of.improper !== 0n || of.voluntary !== 0n);
  if (last === undefined || isLeft) return null;
  const { banker, amount, currency, paidOut } = last.data;
  const returned = [{ member: banker, amount: moneyOf(minorFromWire(amount), currency) }];
  return { ...last, cause: 'withdrawn', paidOut, returned };
}

export const BANK_FACTS: Question<BankAt, readonly BankFact[]> = { name: 'bank-facts', read: readBankFacts };

export const BANK_MEMBERS: Question<BankAt, readonly MemberBalances[]> = {
  name: 'bank-members',
  read: readBankMembers,
};

export const GARAGE_MOVES: Question<BankAt, readonly GarageFact[]> = {
  name: 'garage-moves',
  read: readGarageMoves,
};
