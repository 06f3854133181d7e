import type { BankMode } from '../../games/round';
import type { Minor } from '../../kernel/money';
import type { Share } from './pro-rata.state';

/** Where a member's share of a bank is: in play, or in one of the garages that outlast a coup. */
export type BankPlace = 'in-play' | 'voluntary' | 'improper';

export interface BankMember {
  readonly member: string;
  readonly inPlay: Minor;
  readonly voluntary: Minor;
  readonly improper: Minor;
}

/** A bank held by players: the chips are in the croupier's custody, and owed to its members. */
export interface PlayerBank {
  readonly bank: string;
  readonly banker: string;
  /** Limited, free or unlimited, as adjudicated; undefined if not stated. */
  readonly mode?: BankMode;
  /** In the order in which they joined; the banker first where he did. */
  readonly members: readonly BankMember[];
}

/** A change of what a member has at one place of a bank; positive when it grows. */
export interface BankMove {
  readonly bank: string;
  readonly member: string;
  readonly place: BankPlace;
  readonly amount: Minor;
}

const PART: Readonly<Record<BankPlace, 'inPlay' | 'voluntary' | 'improper'>> = {
  'in-play': 'inPlay',
  voluntary: 'voluntary',
  improper: 'improper',
};

export const findBank = (banks: readonly PlayerBank[], bank: string): PlayerBank | undefined =>
  banks.find((each) => each.bank === bank);

export function nameBanker(
  banks: readonly PlayerBank[],
  { bank, banker, mode }: { bank: string; banker: string; mode?: BankMode | undefined },
): readonly PlayerBank[] {
  const known = findBank(banks, bank);
  const named = { bank, banker, ...((mode ?? known?.mode) ? { mode: mode ?? known!.mode! } : {}) };
  return replace(banks, { ...named, members: known?.members ?? [] });
}

export const applyMoves = (banks: readonly PlayerBank[], moves: readonly BankMove[]): readonly PlayerBank[] =>
  moves.reduce(applyMove, banks);

function applyMove(banks: readonly PlayerBank[], move: BankMove): readonly PlayerBank[] {
  const known = findBank(banks, move.bank) ?? { bank: move.bank, banker: move.member, members: [] };
  const before = known.members.find(({ member }) => member === move.member) ?? emptyMember(move.member);
  const part = PART[move.place];
  const after: BankMember = { ...before, [part]: before[part] + move.amount };
  const joined = known.members.includes(before);
  const members = joined
    ? known.members.map((each) => (each === before ? after : each))
    : [...known.members, after];
  return replace(banks, { ...known, members });
}

function replace(banks: readonly PlayerBank[], bank: PlayerBank): readonly PlayerBank[] {
  return banks.some((each) => each.bank === bank.bank)
    ? banks.map((each) => (each.bank === bank.bank ? bank : each))
    : [...banks, bank];
}

const emptyMember = (member: string): BankMember => ({ member, inPlay: 0n, voluntary: 0n, improper: 0n });

export const sharesOf = (bank: PlayerBank | undefined, place: BankPlace): Share[] =>
  (bank?.members ?? [])
    .map((each): Share => ({ member: each.member, share: each[PART[place]] }))
    .filter(({ share }) => share > 0n);
