import { EMPTY_TABLE, type HeldBet, type PlacedBet, type Round, type TableState } from '../round';
import type { BetSettlement, Settlement } from '../settlement';
import { type Finding, said } from '../../finding-catalogue/finding';
import { Type } from 'typebox';
import { breach, type Rule } from '../rule';
import { money } from '../wording';
import { betNamed } from '../bet-names';
import { present } from '../../kernel/present';

/** @param times how many rounds have held the bet before this one; 0 for a free bet */
type SettleBet = (bet: PlacedBet, times: number) => BetSettlement;

type AsItStays = (bet: PlacedBet, times: number) => PlacedBet;

const unmoved: AsItStays = (bet) => bet;

/** Whether a bet took part in the round: it was evaluated, and neither late nor refused. */
export const isCounted = ({ fate }: Pick<BetSettlement, 'fate'>): boolean =>
  fate !== 'not-judged' && fate !== 'not-accepted';

/** The placed bets that count, by their settlements in the same order. */
export const betsThatCount = (
  placed: readonly PlacedBet[],
  settled: readonly BetSettlement[],
): readonly PlacedBet[] =>
  placed.filter((_bet, index) => settled[index] === undefined || isCounted(settled[index]));

/** The settlement of a round of bets; it is complete if every bet was evaluated. */
export const settlementOf = (
  { bets, after }: DecidedBets,
  { commissions = [], pools = [] }: Partial<Pick<Settlement, 'commissions' | 'pools'>> = {},
): Settlement => ({
  bets,
  commissions,
  pools,
  awards: [],
  after,
  complete: !bets.some(({ fate }) => fate === 'not-judged'),
});

interface DecidedBets {
  readonly bets: readonly BetSettlement[];
  readonly after: TableState;
}

/**
 * Settles the bets of a round in their order, then held bets that are not reported again. A held bet is known by its id
 * and keeps its type and selection, because it cannot be moved; its stake is the one reported now. Where the rounds
 * before are unknown, a bet marked `carried` counts as held.
 */
export function settleEach(
  { bets, before }: Round,
  settleBet: SettleBet,
  asItStays: AsItStays = unmoved,
): DecidedBets {
  if (before === undefined || before.held.length === 0) {
    const times = (bet: PlacedBet): number => (before === undefined && bet.carried === true ? 1 : 0);
    return decideAll(bets, (bet) => ({ bet, times: times(bet) }), { settleBet, asItStays });
  }
  const held = new Map(before.held.map((bet) => [bet.betId, bet]));
  const reported = new Set(bets.map(({ betId }) => betId));
  const silent = before.held.filter(({ betId }) => !reported.has(betId));
  return decideAll([...bets, ...silent.map(asPlaced)], (bet) => fromBefore(bet, held.get(bet.betId)), {
    settleBet,
    asItStays,
  });
}

interface BetInPlay {
  readonly bet: PlacedBet;
  readonly times: number;
}

function fromBefore(bet: PlacedBet, held: HeldBet | undefined): BetInPlay {
  return held === undefined ? { bet, times: 0 } : { bet: asHeld(bet, held), times: held.times };
}

/** A reported bet with the type, selection and base bet that it was held with. */
export function asHeld(bet: PlacedBet, { type, selection, on }: HeldBet): PlacedBet {
  const again = { ...bet, type, selection };
  const { options = {} } = bet;
  const isReadable = typeof options === 'object' && options !== null;
  return on === undefined || !isReadable ? again : { ...again, options: { ...options, on } };
}

/** A held bet that is not reported again, as if it were reported. */
export const asPlaced = ({ times: _times, on, ...bet }: HeldBet): PlacedBet => ({
  ...bet,
  carried: true,
  ...(on === undefined ? {} : { options: { on } }),
});

function decideAll(
  bets: readonly PlacedBet[],
  inPlay: (bet: PlacedBet) => BetInPlay,
  { settleBet, asItStays }: { readonly settleBet: SettleBet; readonly asItStays: AsItStays },
): DecidedBets {
  const decided: BetSettlement[] = [];
  const held: HeldBet[] = [];
  const released: string[] = [];
  for (const placed of bets) {
    const { bet, times } = inPlay(placed);
    const settlement = settleBet(bet, times);
    decided.push(settlement);
    if (settlement.held > 0n) held.push(heldAfter(asItStays(bet, times), settlement, times + 1));
    else if (mayStayByChoice(settlement)) released.push(bet.betId);
  }
  const isEmpty = held.length === 0 && released.length === 0;
  return { bets: decided, after: isEmpty ? EMPTY_TABLE : { held, released } };
}

const mayStayByChoice = ({ fate }: BetSettlement): boolean =>
  fate === 'wins' || fate === 'null' || fate === 'freed';

function heldAfter(bet: PlacedBet, { held }: BetSettlement, times: number): HeldBet {
  const { betId, type, seat, player, selection } = bet;
  const on = baseNamed(bet);
  return {
    betId,
    type,
    stake: held,
    times,
    ...present({ seat, player, selection, on }),
  };
}

function baseNamed({ options }: PlacedBet): string | undefined {
  if (typeof options !== 'object' || options === null) return undefined;
  const { on } = options as { readonly on?: unknown };
  return typeof on === 'string' ? on : undefined;
}

export const LATE_OPTION = {
  late: Type.Optional(Type.Boolean({ description: 'placed after "no va más"' })),
};

/** Whether the options mark a bet as late; undefined if they cannot be read. */
export function isLate(options: unknown): boolean | undefined {
  if (options === undefined) return false;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const { late } = options as Readonly<Record<string, unknown>>;
  return late === undefined || typeof late === 'boolean' ? late === true : undefined;
}

/**
 * Finds late bets, which must be returned: information, or a violation where the table settled one.
 * @param rule the rule by which a bet is late, in a game that refuses bets for other reasons, too
 */
export function checkLateBets({ bets }: Round, settlement: Settlement, rule?: Rule): readonly Finding[] {
  const findings: Finding[] = [];
  settlement.bets.forEach((bet, index) => {
    const isLateBet = bet.fate === 'not-accepted' && (rule === undefined || bet.rules.includes(rule));
    if (isLateBet) findings.push(lateBet(bet, bets[index]));
  });
  return findings;
}

function lateBet({ betId, rules }: BetSettlement, reported: PlacedBet | undefined): Finding {
  const { paid = 0n, taken = 0n } = reported ?? {};
  const wasSettled = paid > 0n || taken > 0n;
  return breach(rules[0]!, {
    code: 'late-bet',
    as: wasSettled ? 'violation' : 'information',
    expected: said('bet-made-before-no-va-mas-or-given-back'),
    found: wasSettled ? said('made-after-it-and-settled') : said('made-after-it'),
    betIds: [betId],
  });
}

/** Finds bets that are held when a session ends. `rule` is the one by which the bet should have been decided. */
export const checkNothingHeld = (
  { held }: TableState,
  { rule, currency }: { readonly rule: (bet: HeldBet) => Rule; readonly currency: string },
): readonly Finding[] =>
  held.map((bet) =>
    breach(rule(bet), {
      code: 'held-bet-at-close',
      expected: said('no-bet-held-when-session-ends'),
      found: said('held-on', { amount: money(bet.stake, currency), bet: betNamed(bet.type) }),
      betIds: [bet.betId],
    }),
  );
