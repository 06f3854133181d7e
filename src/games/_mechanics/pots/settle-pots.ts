import { type Minor, sumMinor } from '../../../kernel/money';
import { partsOf, type SeatShare, splitEvenly } from './pot-split';
import { rakeByPot } from './rake-by-pot';
import { type SeatStake, uncalledBetOf, type UncalledBet, withoutUncalled } from './seat-stake';
import { type Pot, potsOf } from './side-pots';

/**
 * Who wins a pot: for each board one list of seats, or two where a low hand has its half, each in the order in which
 * odd units are given. Undefined if what is known does not tell.
 */
export type WinnersOf = (contenders: readonly number[]) => readonly WinnersOnBoard[] | undefined;
export type WinnersOnBoard = readonly (readonly number[])[];

/** Everything that decides who takes what of the pots. Amounts in minor units. */
export interface PotsToSettle {
  readonly stakes: readonly SeatStake[];
  readonly carriedIn: Minor;
  readonly carriedOut: Minor;
  readonly rake: Minor;
  readonly statedRakes?: readonly Minor[];
  readonly winnersOf: WinnersOf;
  readonly unit: Minor;
  /** Whether nobody has more than one odd unit of a pot, where it is divided more than once: by boards, high and low. */
  readonly oneOddUnitEach?: boolean;
}

export interface SettledPot extends Pot {
  readonly carriedOut: Minor;
  readonly rake: Minor;
  /** Undefined if it is not known who won. */
  readonly awards: readonly SeatShare[] | undefined;
}

/** Always: stakes + carried in − uncalled = awards + rake + carried out, as soon as every pot has its awards. */
export interface SettledPots {
  readonly uncalled: UncalledBet | undefined;
  readonly pots: readonly SettledPot[];
}

/** Gives back what was not called, makes the pots, takes carried money and rake out of them and divides the rest. */
export function settlePots(hand: PotsToSettle): SettledPots {
  const uncalled = uncalledBetOf(hand.stakes);
  const pots = potsOf(withoutUncalled(hand.stakes, uncalled), hand.carriedIn);
  const carried = fromTheLast(amountsOf(pots), hand.carriedOut);
  const left = pots.map(({ amount }, index) => amount - carried[index]!);
  const rakes = statedRakes(left, hand) ?? rakeByPot(left, hand.rake);
  return {
    uncalled,
    pots: pots.map((pot, index) => {
      const [carriedOut, rake] = [carried[index]!, rakes[index]!];
      const awards = awardsOf(pot, left[index]! - rake, hand);
      return { ...pot, carriedOut, rake, awards };
    }),
  };
}

const amountsOf = (pots: readonly Pot[]): readonly Minor[] => pots.map(({ amount }) => amount);

/** Takes an amount out of the pots, out of the last one first; no more than they hold. */
function fromTheLast(pots: readonly Minor[], amount: Minor): readonly Minor[] {
  let missing = amount;
  return pots
    .toReversed()
    .map((held) => {
      const taken = missing < held ? missing : held;
      missing -= taken;
      return taken;
    })
    .toReversed();
}

function statedRakes(left: readonly Minor[], { statedRakes: stated, rake }: PotsToSettle) {
  const fits =
    stated?.length === left.length &&
    sumMinor(stated) === rake &&
    stated.every((taken, index) => taken >= 0n && taken <= left[index]!);
  return fits ? stated : undefined;
}

/** One contender takes a pot whole and need not show; a pot without money needs no winner. */
function awardsOf(
  { contenders }: Pot,
  net: Minor,
  { winnersOf, unit, oneOddUnitEach = false }: PotsToSettle,
): readonly SeatShare[] | undefined {
  if (net === 0n) return [];
  if (contenders.length === 1) return contenders.map((seat) => ({ seat, amount: net }));
  const boards = winnersOf(contenders);
  if (boards === undefined || !boards.every(hasWinners) || boards.length === 0) return undefined;
  const parts = divided(net, boards, unit).flatMap(({ of: board, ...half }) =>
    divided(half.amount, board, unit).map(({ of: seats, amount, hasOdd }) => ({
      ...{ seats, amount },
      hasOdd: hasOdd || half.hasOdd,
    })),
  );
  return together(oneOddUnitEach ? splitInTurn(parts, unit) : parts.flatMap((part) => split(part, unit)));
}

/** A part of a pot: a half of it, or a quarter, and who won it, in the order in which odd units are given. */
interface WonPart {
  readonly amount: Minor;
  readonly seats: readonly number[];
  readonly hasOdd: boolean;
}

const split = ({ amount, seats }: Pick<WonPart, 'amount' | 'seats'>, unit: Minor): readonly SeatShare[] =>
  splitEvenly(amount, seats, unit);

/**
 * Part by part; who had an odd unit of one part stands behind the others in the next one. Who alone wins a part has the
 * odd unit that lies in it.
 */
function splitInTurn(parts: readonly WonPart[], unit: Minor): readonly SeatShare[] {
  const had = new Set<number>();
  return parts.flatMap(({ amount, seats, hasOdd }) => {
    const order = [...seats.filter((seat) => !had.has(seat)), ...seats.filter((seat) => had.has(seat))];
    const odd = Number((amount / unit) % BigInt(order.length));
    const withOne = hasOdd && order.length === 1 ? order : order.slice(0, odd);
    for (const seat of withOne) had.add(seat);
    return split({ amount, seats: order }, unit);
  });
}

const hasWinners = (board: WinnersOnBoard): boolean =>
  board.length > 0 && board.every((seats) => seats.length > 0);

function divided<Of>(amount: Minor, among: readonly Of[], unit: Minor) {
  const parts = partsOf(amount, among.length, unit);
  const least = parts.at(-1)! / unit;
  return among.map((of, index) => ({ of, amount: parts[index]!, hasOdd: parts[index]! / unit > least }));
}

function together(shares: readonly SeatShare[]): readonly SeatShare[] {
  const bySeat = new Map<number, Minor>();
  for (const { seat, amount } of shares) bySeat.set(seat, (bySeat.get(seat) ?? 0n) + amount);
  return [...bySeat].map(([seat, amount]) => ({ seat, amount }));
}
