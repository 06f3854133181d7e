import type { BankMode } from '../../games/round';
import { type Minor, sumMinor } from '../../kernel/money';
import type { CasinoEvent } from '../../kernel/envelope';
import type { BankReport, MemberPart } from '../../games/bank-life';
import { definitionOf } from '../event-contract/catalogue';
import type { Answers } from '../../games/open-points';

/** Where a member's share of a bank is: in play, or in one of the garages that outlast a coup. */
export type BankPlace = 'in-play' | 'voluntary' | 'improper';

interface BankMember {
  readonly member: string;
  readonly inPlay: Minor;
  readonly voluntary: Minor;
  readonly improper: Minor;
}

/** A bank held by players: the chips are in the croupier's custody, and owed to its members. */
export interface PlayerBankState {
  readonly bank: string;
  readonly banker: string;
  readonly mode?: BankMode;
  /** In the order in which they joined. */
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

export const findBank = (banks: readonly PlayerBankState[], bank: string): PlayerBankState | undefined =>
  banks.find((each) => each.bank === bank);

export function nameBanker(
  banks: readonly PlayerBankState[],
  { bank, banker, mode }: { bank: string; banker: string; mode?: BankMode | undefined },
): readonly PlayerBankState[] {
  const known = findBank(banks, bank);
  const named = { bank, banker, ...((mode ?? known?.mode) ? { mode: mode ?? known!.mode! } : {}) };
  return replace(banks, { ...named, members: known?.members ?? [] });
}

export const applyMoves = (
  banks: readonly PlayerBankState[],
  moves: readonly BankMove[],
): readonly PlayerBankState[] => moves.reduce(applyMove, banks);

function applyMove(banks: readonly PlayerBankState[], move: BankMove): readonly PlayerBankState[] {
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

function replace(banks: readonly PlayerBankState[], bank: PlayerBankState): readonly PlayerBankState[] {
  return banks.some((each) => each.bank === bank.bank)
    ? banks.map((each) => (each.bank === bank.bank ? bank : each))
    : [...banks, bank];
}

const emptyMember = (member: string): BankMember => ({ member, inPlay: 0n, voluntary: 0n, improper: 0n });

export const sharesOf = (bank: PlayerBankState | undefined, place: BankPlace): Share[] =>
  (bank?.members ?? [])
    .map((each): Share => ({ member: each.member, share: each[PART[place]] }))
    .filter(({ share }) => share > 0n);

/** What an event reports of the life of a bank, given what the books have of the banks; undefined for any other. */
export const bankReportOf = (
  { type, data }: Pick<CasinoEvent, 'type' | 'data'>,
  banks: readonly PlayerBankState[],
): BankReport | undefined => definitionOf(type)?.bankReport?.(data, (bank) => owedBy(findBank(banks, bank)));

const owedBy = (bank: PlayerBankState | undefined): MemberPart[] =>
  (bank?.members ?? [])
    .map(({ member, inPlay, voluntary, improper }) => ({ member, amount: inPlay + voluntary + improper }))
    .filter(({ amount }) => amount !== 0n);

export interface Share {
  readonly member: string;
  readonly share: Minor;
}

/** The banker, and who gets the odd cents of a division (OP1-22). */
export interface Division {
  readonly banker: string;
  readonly oddCents: Answers['OP1-22'];
}

/**
 * Divides a gain among the members in proportion to their shares: each part is rounded down to whole
 * cents. The odd cents go to the banker, or one each to those whose parts lost most by rounding (OP1-22). Without shares
 * the banker gets all. The parts add up to the amount.
 */
export function divideGain(amount: Minor, shares: readonly Share[], { banker, oddCents }: Division): Share[] {
  const parts = inProportion(amount, shares, oddCents);
  return withRest(parts, banker, amount - total(parts));
}

/**
 * Divides a loss among the members in proportion to their shares, at most what they have. Each part is rounded down
 * to whole cents; the odd cents are divided as for a gain, as far as the banker's share allows, then among the
 * partners in their order. The parts add up to the loss, or to all shares if the loss is larger.
 */
export function divideLoss(amount: Minor, shares: readonly Share[], { banker, oddCents }: Division): Share[] {
  const held = total(shares);
  const borne = amount < held ? amount : held;
  let parts = inProportion(borne, shares, oddCents);
  const bankerFirst = [...shares].sort((a, b) => Number(b.member === banker) - Number(a.member === banker));
  for (const { member, share } of bankerFirst) {
    const missing = borne - total(parts);
    const room = share - (parts.find((part) => part.member === member)?.share ?? 0n);
    parts = withRest(parts, member, missing < room ? missing : room);
  }
  return parts;
}

const total = (shares: readonly Share[]): Minor => sumMinor(shares.map(({ share }) => share));

/** Parts in whole cents. If the odd cents go to the banker, they are missing from the sum of the parts. */
function inProportion(amount: Minor, shares: readonly Share[], oddCents: Answers['OP1-22']): Share[] {
  const held = total(shares);
  if (held <= 0n) return shares.map(({ member }) => ({ member, share: 0n }));
  const parts = shares.map(({ member, share }) => ({ member, share: (amount * share) / held }));
  if (oddCents === 'rest-to-banker') return parts;
  const roundedOff = shares.map(({ share }, at) => ({ at, remainder: (amount * share) % held }));
  const largestFirst = roundedOff.sort((a, b) => Number(b.remainder - a.remainder) || a.at - b.at);
  const onceMore = new Set(largestFirst.slice(0, Number(amount - total(parts))).map(({ at }) => at));
  return parts.map(({ member, share }, at) => ({ member, share: onceMore.has(at) ? share + 1n : share }));
}

function withRest(parts: readonly Share[], member: string, rest: Minor): Share[] {
  if (rest === 0n) return [...parts];
  if (!parts.some((part) => part.member === member)) return [...parts, { member, share: rest }];
  return parts.map((part) => (part.member === member ? { member, share: part.share + rest } : part));
}
