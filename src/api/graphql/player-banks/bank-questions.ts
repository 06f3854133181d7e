import type { BankAt } from '../../../projections/player-banks/bank-at';
import { type BankFact, readBankFacts } from '../../../projections/player-banks/bank-facts';
import { type MemberPart, readBankMembers } from '../../../projections/player-banks/bank-members';
import { type GarageMove, readGarageMoves } from '../../../projections/player-banks/garage-moves';
import type { Question } from '../snapshot/operation-snapshot';

export const BANK_FACTS: Question<BankAt, readonly BankFact[]> = { name: 'bank-facts', read: readBankFacts };

export const BANK_MEMBERS: Question<BankAt, readonly MemberPart[]> = {
  name: 'bank-members',
  read: readBankMembers,
};

export const GARAGE_MOVES: Question<BankAt, readonly GarageMove[]> = {
  name: 'garage-moves',
  read: readGarageMoves,
};
