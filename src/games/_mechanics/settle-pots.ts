import { type Minor, sumMinor } from '../../kernel/money';

/**
 * The winners of a pot: for each board a list of seats, or two lists where a low hand wins half, each in the order in
 * which odd chips are given. Undefined if the known cards do not decide.
 */
export type WinnersOf = (contenders: readonly number[]) => readonly WinnersOnBoard[] | undefined;
type WinnersOnBoard = readonly (readonly number[])[];

/** Everything that decides the awards of a hand. Amounts in minor units. */
export interface PotsToSettle {
  readonly stakes: readonly SeatStake[];
  readonly carriedIn: Minor;
  readonly carriedOut: Minor;
  readonly rake: Minor;
  readonly statedRakes?: readonly Minor[];
  readonly winnersOf: WinnersOf;
  readonly unit: Minor;
  /** A seat gets at most one odd chip of a pot that is divided more than once, by boards or into high and low. */
  readonly oneOddUnitEach?: boolean;
}

export interface SettledPot extends Pot {
  readonly carriedOut: Minor;
  readonly rake: Minor;
  readonly awards: readonly SeatShare[] | undefined;
}

/** Invariant: stakes + carried in − uncalled = awards + rake + carried out, once every pot has its awards. */
export interface SettledPots {
  readonly uncalled: UncalledBet | undefined;
  readonly pots: readonly SettledPot[];
}

/** Returns the uncalled bet, makes the pots, deducts what is carried and the rake, and divides the rest. */
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
      seats,
      amount,
      hasOdd: hasOdd || half.hasOdd,
    })),
  );
  return together(oneOddUnitEach ? splitInTurn(parts, unit) : parts.flatMap((part) => split(part, unit)));
}

interface WonPart {
  readonly amount: Minor;
  readonly seats: readonly number[];
  readonly hasOdd: boolean;
}

const split = ({ amount, seats }: Pick<WonPart, 'amount' | 'seats'>, unit: Minor): readonly SeatShare[] =>
  splitEvenly(amount, seats, unit);

/**
 * Splits the parts one after another, so that no seat receives two odd chips while another receives none. A seat that
 * received the odd chip of one part is last in line for that of the next. A seat that wins a whole part counts as having
 * received it where `hasOdd` says that the part is larger by one chip.
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

/**
 * Divides the rake of a hand among its pots, in minor units, where the table does not state the rake of each. Each pot
 * bears its share rounded down, and the main pot (the first) the remainder, up to its amount (OP2-03). A rake above the
 * sum of the pots is cut to it.
 */
export function rakeByPot(pots: readonly Minor[], rake: Minor): readonly Minor[] {
  const total = sumMinor(pots);
  const taken = rake < total ? rake : total;
  if (taken <= 0n) return pots.map(() => 0n);
  const shares = pots.map((amount) => (taken * amount) / total);
  let left = taken - sumMinor(shares);
  return shares.map((share, index) => {
    const room = pots[index]! - share;
    const more = left < room ? left : room;
    left -= more;
    return share + more;
  });
}

/** A pot before the rake, in minor units, and the seats that can win it. */
export interface Pot {
  readonly amount: Minor;
  readonly contenders: readonly number[];
}

/**
 * Divides the stakes into the main pot, which is the first, and side pots. An all-in player can win from each seat as
 * much as he put in himself, so that each different stake of a contender closes a pot. Folded money stays in the pots
 * that it was put into; dead money and the carried pot are in the main pot, the only one that a seat with dead money
 * alone can win. Without contenders there is one pot, which no seat can win.
 */
export function potsOf(stakes: readonly SeatStake[], carriedIn: Minor): readonly Pot[] {
  const contenders = stakes.filter(({ contends }) => contends);
  const levels = levelsOf(contenders);
  const dead = sumMinor(stakes.map((stake) => stake.dead)) + carriedIn;
  return levels.map((level, index) => {
    const floor = index === 0 ? 0n : levels[index - 1]!;
    // Folded money above the stake of the highest contender belongs to the last pot.
    const ceiling = index === levels.length - 1 ? undefined : level;
    return {
      amount: sumMinor(stakes.map(({ live }) => slice(live, floor, ceiling))) + (index === 0 ? dead : 0n),
      contenders: contenders.filter((stake) => playsFor(level, stake, levels)).map(({ seat }) => seat),
    };
  });
}

/**
 * The different live stakes of the contenders, ascending, in minor units. A pot ends at each, because a contender who has
 * staked no more cannot win what lies above it. A contender with dead money alone has the level 0; `[0n]` also if no
 * contender has staked anything.
 */
function levelsOf(contenders: readonly SeatStake[]): readonly Minor[] {
  const hasLevel = ({ live, dead }: SeatStake): boolean => live > 0n || dead > 0n;
  const lives = contenders.filter(hasLevel).map(({ live }) => live);
  const levels = [...new Set(lives)].sort((a, b) => (a < b ? -1 : 1));
  return levels.length === 0 ? [0n] : levels;
}

const playsFor = (level: Minor, { live, dead }: SeatStake, { length }: readonly Minor[]): boolean =>
  live >= level && (length === 1 || live > 0n || dead > 0n);

function slice(live: Minor, floor: Minor, ceiling: Minor | undefined): Minor {
  if (live <= floor) return 0n;
  return (ceiling !== undefined && live > ceiling ? ceiling : live) - floor;
}

export interface SeatShare {
  readonly seat: number;
  readonly amount: Minor;
}

/**
 * Divides an amount evenly among seats, in whole units: odd chips go one each to the seats in the given order, and what
 * is less than a unit to the first seat.
 */
export function splitEvenly(amount: Minor, seats: readonly number[], unit: Minor): readonly SeatShare[] {
  const count = BigInt(seats.length);
  if (count === 0n) return [];
  const units = amount / unit;
  const [each, odd] = [(units / count) * unit, units % count];
  const lessThanUnit = amount % unit;
  return seats.map((seat, index) => ({
    seat,
    amount: each + (BigInt(index) < odd ? unit : 0n) + (index === 0 ? lessThanUnit : 0n),
  }));
}

/** Divides an amount into equal parts; odd chips go to the first ones: high before low, first board first. */
const partsOf = (amount: Minor, parts: number, unit: Minor): readonly Minor[] =>
  splitEvenly(
    amount,
    Array.from({ length: parts }, (_, part) => part),
    unit,
  ).map((share) => share.amount);

/** The seats in ascending order, beginning after `start`. */
export const clockwiseAfter = (seats: readonly number[], start: number): readonly number[] => {
  const ordered = [...seats].sort((one, other) => one - other);
  return [...ordered.filter((seat) => seat > start), ...ordered.filter((seat) => seat <= start)];
};

/** What a seat has put into the pots of a hand, in minor units, before an uncalled bet is returned. */
export interface SeatStake {
  readonly seat: number;
  /** What gives the seat a claim to pots: bets, calls, live blinds, and antes where one was short. */
  readonly live: Minor;
  /** What belongs to the main pot only: dead blinds, and antes that are equal or that one seat paid for all. */
  readonly dead: Minor;
  readonly contends: boolean;
}

interface UncalledBet {
  readonly seat: number;
  readonly amount: Minor;
}

/**
 * The uncalled bet: where one seat has put in most, its excess over the next highest stake, folded or not. The money of
 * a seat that folded stays in the pots.
 */
function uncalledBetOf(stakes: readonly SeatStake[]): UncalledBet | undefined {
  const [highest, next] = [...stakes].sort((one, other) => (one.live < other.live ? 1 : -1));
  const amount = (highest?.live ?? 0n) - (next?.live ?? 0n);
  if (highest === undefined || !highest.contends || amount <= 0n) return undefined;
  return { seat: highest.seat, amount };
}

const withoutUncalled = (
  stakes: readonly SeatStake[],
  uncalled: UncalledBet | undefined,
): readonly SeatStake[] =>
  stakes.map((stake) =>
    stake.seat === uncalled?.seat ? { ...stake, live: stake.live - uncalled.amount } : stake,
  );
