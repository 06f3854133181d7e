import type { BankAt } from './bank-at.queries';
import { type BankFact, readBankFacts } from './bank-facts.queries';
import { type MemberPart, readBankMembers } from './bank-members.queries';
import { type GarageMove, readGarageMoves } from './garage-moves.queries';
import type { Question } from '../../api/graphql/snapshot/operation-snapshot';

export const BANK_FACTS: Question<BankAt, readonly BankFact[]> = { name: 'bank-facts', read: readBankFacts };

export const BANK_MEMBERS: Question<BankAt, readonly MemberPart[]> = {
  name: 'bank-members',
  read: readBankMembers,
};

export const GARAGE_MOVES: Question<BankAt, readonly GarageMove[]> = {
  name: 'garage-moves',
  read: readGarageMoves,
};
