import type { EventOf } from '../event-contract/catalogue';
import type { BankPlace } from './player-bank.state';
import type { Rule } from '../../games/rule';
import { type Minor, minorFromWire, sumMinor } from '../../kernel/money';
import type { Rational } from '../../kernel/rational';

/** What a bank, or a member of it, has at its places; minor units. */
export type BankHolding = Readonly<Record<BankPlace, Minor>>;

export const NOTHING_HELD: BankHolding = { 'in-play': 0n, voluntary: 0n, improper: 0n };

export const totalHeld = (held: BankHolding): Minor => held['in-play'] + held.voluntary + held.improper;

/** What a fact moved at one place of a member, over all entries of it; minor units. */
export interface MoveOfStep {
  readonly member: string;
  readonly place: BankPlace;
  readonly amount: Minor;
}

/** What the rules make of one bet: covered, and paid or taken of the covered part. Minor units. */
export interface CoveredBet {
  readonly betId: string;
  readonly covered: Minor;
  readonly paid: Minor;
  readonly taken: Minor;
  readonly onCloths?: readonly { readonly tableau: 1 | 2; readonly covered: Minor }[];
}

/** What the rules at the table say about a coup. */
export interface CoupByRules {
  /** Undefined where they could not be applied to all of it. */
  readonly bets: readonly CoveredBet[] | undefined;
  /** The rule of the mandatory garage, in a game that has one. */
  readonly garage: Rule | undefined;
  /** Whether what was not covered stays out of play in later coups (OP1-16). */
  readonly uncoveredStays: boolean;
  readonly isFreeBank: boolean;
  readonly commission: CommissionOfCoup | undefined;
}

export interface CommissionOfCoup {
  readonly due: Minor;
  /** Before its rounding, in minor units. */
  readonly exact: Rational;
  readonly rule: string;
}

/** A fact of a bank with what it posted, in the order of the facts. */
export interface BankStep {
  readonly recordNumber: bigint;
  readonly happenedAt: string;
  readonly eventType: string;
  readonly data: unknown;
  readonly gain: Minor | null;
  readonly gainBasis: 'declared' | 'derived' | null;
  readonly commission: Minor | null;
  readonly voidedBy: bigint | null;
  readonly moves: readonly MoveOfStep[];
  readonly byRules: CoupByRules | undefined;
  /** What the house owes the banker, and what is guaranteed for him, after the fact; undefined if never any. */
  readonly deposit: DepositAtStep | undefined;
}

export interface DepositAtStep {
  readonly owed: Minor;
  readonly guaranteed: Minor;
}

/**
 * Why it is not known what of a bank the bets of a coup covered: no bets were reported and the totals do not show it;
 * or no rules could be applied, and the bets do not state it themselves.
 */
export type CoverUnknown = 'bets-not-reported' | 'rules-not-applied';

export interface StatementBet {
  readonly index: number;
  readonly betId: string;
  readonly player: string | undefined;
  readonly seat: number | undefined;
  readonly standing: boolean;
  readonly call: string | undefined;
  readonly placed: string | undefined;
  readonly tableau: number | undefined;
  readonly staked: Minor;
  /** What of it played; undefined where that is not known. */
  readonly covered: Minor | undefined;
  /** What the player won (+) or lost (-). */
  readonly won: Minor | undefined;
}

/** A cloth of a coup. Minor units; undefined where the bets on it are not known. */
interface StatementCloth {
  readonly tableau: number;
  readonly winner: string;
  readonly covered: Minor | undefined;
  readonly gain: Minor | undefined;
}

export interface StatementCoup {
  readonly shoeNo: number;
  readonly coupNo: number;
  readonly allIn: boolean;
  readonly cloths: readonly StatementCloth[];
  readonly bets: readonly StatementBet[];
  /** What the banker puts in play, as the croupier announces it: the bank without its garages. */
  readonly inPlay: Minor;
  /** Of a free bank: in play, with the deposit and the guarantee of the banker. */
  readonly answersFor: Minor | undefined;
  readonly staked: Minor | undefined;
  /** What the bets cover of the bank, which is what it has at risk. */
  readonly covered: Minor | undefined;
  readonly coverUnknown: CoverUnknown | undefined;
  /** How `covered` is known. */
  readonly coverBasis: 'rules' | 'stated' | 'totals' | undefined;
  /** What no bet covers, out of play for this coup; undefined if unknown, or in a game without garage. */
  readonly mandatory: Minor | undefined;
  /** The part of `mandatory` that earlier coups left out of play (OP1-16). */
  readonly heldBack: Minor;
  readonly garageRule: Rule | undefined;
  readonly toVoluntary: Minor;
  readonly toImproper: Minor;
  readonly gain: Minor;
  readonly gainBasis: 'declared' | 'derived';
  readonly commission: Minor;
  readonly commissionByRules: CommissionOfCoup | undefined;
}

type CoupStep = BankStep & { readonly data: EventOf<'cagnotte.coup.played.v1'>['data'] };

export const isCoupStep = (step: BankStep): step is CoupStep => step.eventType === 'cagnotte.coup.played.v1';

export function coupInLine(step: CoupStep, before: BankHolding, heldBack: Minor): StatementCoup {
  const { data, byRules } = step;
  const [toVoluntary, toImproper] = [movedTo('voluntary', step), movedTo('improper', step)];
  const stakeable = before['in-play'] - toVoluntary - toImproper;
  const bets = betsOfCoup(step);
  const cover = coverOf(step, bets);
  const { gain = 0n, gainBasis = 'derived', commission = 0n } = posted(step);
  return {
    shoeNo: data.shoeNo,
    coupNo: data.coupNo,
    allIn: data.allIn === true,
    cloths: clothsOf(step, { covered: cover.covered, gain }),
    bets,
    inPlay: stakeable - heldBack,
    answersFor: answersFor(step, stakeable),
    staked: bets.length === 0 ? undefined : sumMinor(bets.map(({ staked }) => staked)),
    ...cover,
    mandatory: notCoveredOf(stakeable, cover, byRules),
    heldBack,
    garageRule: byRules?.garage,
    toVoluntary,
    toImproper,
    gain,
    gainBasis,
    commission,
    commissionByRules: byRules?.commission,
  };
}

const movedTo = (place: BankPlace, { moves }: BankStep): Minor =>
  sumMinor(moves.filter((move) => move.place === place).map(({ amount }) => amount));

const posted = ({ gain, gainBasis, commission }: BankStep): Partial<PostedByCoup> => ({
  ...(gain === null ? {} : { gain }),
  ...(gainBasis === null ? {} : { gainBasis }),
  ...(commission === null ? {} : { commission }),
});

type PostedByCoup = Pick<StatementCoup, 'gain' | 'gainBasis' | 'commission'>;

/** A free bank answers with the deposit and the guarantee of its banker, too. */
function answersFor({ byRules, deposit }: BankStep, stakeable: Minor): Minor | undefined {
  if (byRules?.isFreeBank !== true) return undefined;
  return deposit === undefined ? stakeable : stakeable + deposit.owed + deposit.guaranteed;
}

const notCoveredOf = (
  stakeable: Minor,
  { covered }: Cover,
  byRules: CoupByRules | undefined,
): Minor | undefined =>
  covered === undefined || byRules?.garage === undefined ? undefined : atLeastZero(stakeable - covered);

const atLeastZero = (amount: Minor): Minor => (amount > 0n ? amount : 0n);

const betsOfCoup = ({ data, byRules }: CoupStep): StatementBet[] =>
  data.bets.map(({ betId, player, seat, standing = false, call, placed, tableau, stake, covered }, index) => {
    const ruled = byRules?.bets?.[index];
    const stated = covered === undefined ? undefined : minorFromWire(covered);
    return {
      index,
      betId,
      player,
      seat,
      standing,
      call,
      placed,
      tableau,
      staked: minorFromWire(stake),
      covered: ruled?.covered ?? stated,
      won: ruled === undefined ? undefined : ruled.paid - ruled.taken,
    };
  });

type Cover = Pick<StatementCoup, 'covered' | 'coverUnknown' | 'coverBasis'>;

function coverOf({ data, byRules }: CoupStep, bets: readonly StatementBet[]): Cover {
  const known = (covered: Minor, coverBasis: Cover['coverBasis']): Cover => ({
    covered,
    coverBasis,
    coverUnknown: undefined,
  });
  const unknown = (coverUnknown: CoverUnknown): Cover => ({
    covered: undefined,
    coverBasis: undefined,
    coverUnknown,
  });
  if (bets.length === 0) {
    // A tie pays and collects nothing, whatever was staked.
    const isPaidOut = data.results.every(({ winner }) => winner === 'bank' || winner === 'punto');
    if (data.totals === undefined || !isPaidOut) return unknown('bets-not-reported');
    return known(minorFromWire(data.totals.collected) + minorFromWire(data.totals.paid), 'totals');
  }
  const covered = bets.flatMap((bet) => bet.covered ?? []);
  if (covered.length < bets.length) return unknown('rules-not-applied');
  return known(sumMinor(covered), byRules?.bets === undefined ? 'stated' : 'rules');
}

/** What each cloth covered and won: of the only cloth all, of two what the rules divide among them, if it adds up. */
function clothsOf(
  { data, byRules }: CoupStep,
  { covered, gain }: { readonly covered: Minor | undefined; readonly gain: Minor },
): StatementCloth[] {
  const cloths = data.results.map(({ tableau, winner }) => ({ tableau, winner }));
  if (cloths.length === 1) return [{ ...cloths[0]!, covered, gain }];
  const parts = byRules?.bets?.flatMap(({ onCloths = [] }) => onCloths);
  const apart = cloths.map((cloth) => {
    const on = parts?.filter(({ tableau }) => tableau === cloth.tableau);
    const onCloth = on === undefined ? undefined : sumMinor(on.map((part) => part.covered));
    return { ...cloth, covered: onCloth, gain: onCloth === undefined ? undefined : signOf(cloth) * onCloth };
  });
  const isDivided = sumMinor(apart.map((cloth) => cloth.gain ?? 0n)) === gain;
  return isDivided ? apart : apart.map((cloth) => ({ ...cloth, gain: undefined }));
}

const signOf = ({ winner }: { readonly winner: string }): bigint =>
  winner === 'bank' ? 1n : winner === 'punto' ? -1n : 0n;
