import type { EventOf, EventType } from '../event-contract/catalogue';
import { minorFromWire, sumMinor } from '../../kernel/money';
import {
  type BankAt,
  type BankFact,
  type GarageMove,
  type MemberPart,
  readBankFacts,
  readBankMembers,
  readGarageMoves,
} from './bank.queries';
import { inMoney, moneyOf } from '../../api/scalars';
import type { BankCoup, BankEnd, BankMember, BankTotals, GarageMovement } from './player-bank.type';
import type { Question } from '../../api/snapshot/operation-snapshot';

const ofType = <Type extends EventType>(facts: readonly BankFact[], type: Type) =>
  facts
    .filter(({ eventType }) => eventType === type)
    .map((fact) => ({
      fact,
      cause: { recordNumber: fact.recordNumber, happenedAt: fact.happenedAt },
      data: fact.data as EventOf<Type>['data'],
    }));

export const memberOf = (part: MemberPart): BankMember => {
  const { member, currency, inPlay, voluntary, improper, putUp, takenOut } = part;
  const won = inPlay + voluntary + improper + takenOut - putUp;
  const garages = { voluntaryGarage: voluntary, improperGarage: improper };
  return { member, ...inMoney(currency, { putUp, won, takenOut, inPlay, ...garages }) };
};

export const coupsOf = (facts: readonly BankFact[]): BankCoup[] =>
  ofType(facts, 'cagnotte.coup.played.v1').map(({ fact, cause, data }) => ({
    ...cause,
    shoeNo: data.shoeNo,
    coupNo: data.coupNo,
    results: [...data.results],
    gain: moneyOf(fact.gain ?? 0n, data.currency),
    gainBasis: fact.gainBasis ?? 'derived',
    commission: moneyOf(fact.commission ?? 0n, data.currency),
    allIn: data.allIn === true,
    voidedBy: fact.voidedBy,
  }));

export const garageMovementOf = ({
  recordNumber,
  happenedAt,
  kind,
  amount,
  currency,
}: GarageMove): GarageMovement => ({
  recordNumber,
  happenedAt,
  kind,
  setAside: amount > 0n,
  amount: moneyOf(amount > 0n ? amount : -amount, currency),
});

export function totalsOf(facts: readonly BankFact[]): BankTotals | null {
  const standing = ofType(facts, 'cagnotte.coup.played.v1').filter(({ fact }) => fact.voidedBy === null);
  const [first] = standing;
  if (first === undefined) return null;
  const { currency } = first.data;
  return {
    coups: standing.length,
    gain: moneyOf(sumMinor(standing.map(({ fact }) => fact.gain ?? 0n)), currency),
    commission: moneyOf(sumMinor(standing.map(({ fact }) => fact.commission ?? 0n)), currency),
  };
}

export function endOf(facts: readonly BankFact[]): BankEnd | null {
  const ended = ofType(facts, 'cagnotte.bank.ended.v1').at(-1);
  if (ended === undefined) return null;
  const { cause, paidOut = 'chips', returned, currency } = ended.data;
  return {
    ...ended.cause,
    cause,
    paidOut,
    returned: returned.map(({ member, amount }) => ({
      member,
      amount: moneyOf(minorFromWire(amount), currency),
    })),
  };
}

export const BANK_FACTS: Question<BankAt, readonly BankFact[]> = { name: 'bank-facts', read: readBankFacts };

export const BANK_MEMBERS: Question<BankAt, readonly MemberPart[]> = {
  name: 'bank-members',
  read: readBankMembers,
};

export const GARAGE_MOVES: Question<BankAt, readonly GarageMove[]> = {
  name: 'garage-moves',
  read: readGarageMoves,
};
