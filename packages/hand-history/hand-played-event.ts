import type { HandPlayed } from '../../src/ledger/poker-hand/hand.events';
import { type Minor, sumMinor } from '../../src/kernel/money';
import { type BettingReplay, replayBetting } from './betting-replay';
import { type BettingStep, sidePotsOf } from './betting-state';
import type { ParsedHand } from './parsed-hand';
import { sha256 } from '../../src/kernel/identity';
import type { Finding } from '../../src/finding-catalogue/finding';
import { checkHand, collectedOf, replayed } from './hand-checks';
import { roundOfHand } from '../../src/ledger/poker-hand/hand.state';
import { evaluateRound } from '../../src/games/evaluate-round';
import { rulesInForce } from '../../src/games/rules-in-force';
import { present } from '../../src/kernel/present';

/** An amount in events: a JSON integer of minor units. @throws RangeError beyond ±(2^53 − 1) */
export function wireAmount(amount: Minor): number {
  const wire = Number(amount);
  if (!Number.isSafeInteger(wire)) throw new RangeError(`${amount} is too large for an event`);
  return wire;
}

/** The data of `cagnotte.hand.played.v1` for a hand: the declared figures, also if they do not agree. */
export function handPlayedData(hand: ParsedHand, replay: BettingReplay): HandPlayed {
  const { header, table, summary } = hand;
  return {
    currency: header.money.currency,
    handNo: header.id,
    game: header.game.code,
    limitType: header.limitType,
    stakes: { small: wireAmount(header.stakes.small), big: wireAmount(header.stakes.big) },
    ...present({ button: table.button }),
    seats: seatsOf(hand, replay),
    actions: replay.steps.map(actionOf),
    ...(hand.boards.length > 0 && { boards: hand.boards.slice(0, 2).map((board) => [...board]) }),
    ...(hand.cards.length > 0 && {
      cards: hand.cards.map((known) => ({ ...known, cards: [...known.cards] })),
    }),
    pots: grossPotsOf(hand, replay).map((amount) => ({ amount: wireAmount(amount) })),
    awards: hand.collections.map(({ seat, pot, amount }) => ({ seat, pot, amount: wireAmount(amount) })),
    rake: { dropped: wireAmount(summary.rake), ...rakeByPot(hand, replay) },
  };
}

function rakeByPot({ summary, collections }: ParsedHand, replay: BettingReplay): { byPot?: number[] } {
  const gross = sidePotsOf(replay.purses.values()).map(({ amount }) => amount);
  if (summary.pots.length !== gross.length || summary.rake === 0n) return {};
  const statedNet = sumMinor(summary.pots) === summary.totalPot - summary.rake;
  const collectedFrom = (index: number): Minor =>
    sumMinor(collections.filter(({ pot }) => pot === index).map(({ amount }) => amount));
  const taken = gross.map(
    (amount, index) => amount - (statedNet ? summary.pots[index]! : collectedFrom(index)),
  );
  const fits = sumMinor(taken) === summary.rake && taken.every((rake) => rake >= 0n);
  return fits ? { byPot: taken.map(wireAmount) } : {};
}

const seatsOf = (hand: ParsedHand, replay: BettingReplay): HandPlayed['seats'] =>
  hand.seats
    .filter(({ seat, sittingOut }) => !sittingOut || replay.purses.get(seat)!.inHand)
    .map(({ seat, name, stack }) => ({ seat, player: playerIdOf(hand, name), stack: wireAmount(stack) }));

const actionOf = ({
  street,
  seat,
  kind,
  amount,
  allIn,
  discarded,
}: BettingStep): HandPlayed['actions'][number] => ({
  street,
  seat,
  action: kind,
  ...(amount !== undefined && { amount: wireAmount(amount) }),
  ...(allIn && { allIn }),
  ...present({ cards: discarded }),
});

/**
 * The declared pots before the rake, main pot first. If the text states them after the rake, the contributions to each pot
 * are used; if these do not add up to the total pot, the rake is added to the main pot. If the text joins the pots of one
 * winner, the contributions are used too.
 */
function grossPotsOf({ summary }: ParsedHand, replay: BettingReplay): readonly Minor[] {
  const { pots, totalPot, joinsPots } = summary;
  const put = sidePotsOf(replay.purses.values()).map(({ amount }) => amount);
  if (joinsPots === true && sumMinor(put) === totalPot) return put;
  if (pots.length === 0) return [totalPot];
  const missing = totalPot - sumMinor(pots);
  if (missing === 0n) return pots;
  if (put.length === pots.length && sumMinor(put) === totalPot) return put;
  return pots.map((amount, index) => (index === 0 ? amount + missing : amount));
}

/** The casino id for hands in a currency: online rooms with non-banked games, evaluated by their own rulebook. */
export const casinoOf = (hand: ParsedHand): string =>
  `reference-room-${hand.header.money.currency.toLowerCase()}`;

export function tableIdOf(hand: ParsedHand): string {
  const slug = slugOf(hand.table.name);
  return slug === '' ? `table-${sha256(hand.table.name).slice(0, 12)}` : slug;
}

/**
 * The opaque id of a player. `Player3` only names a seat, so its table is added: lampland-player3. Any other screen name may
 * identify a person and is replaced by a digest, the same at every table.
 */
export function playerIdOf(hand: ParsedHand, name: string): string {
  if (/^Player\d+$/.test(name)) return `${tableIdOf(hand)}-${name.toLowerCase()}`;
  return `player-${sha256(name).slice(0, 16)}`;
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);

/** Whether the money of one hand ties, to the cent. All amounts in minor units. */
export interface HandEvaluation {
  readonly id: string;
  readonly pot: Minor;
  readonly collected: Minor;
  readonly rake: Minor;
  readonly derived?: Minor;
  readonly ties: boolean;
  readonly reasons: readonly string[];
  readonly judged: boolean;
  readonly notJudged?: string;
  readonly findings: readonly Finding[];
}

/**
 * Recomputes everything the text of a hand allows and says whether it agrees: each action with stakes, stacks and the
 * actions before it, the pots with what was put in, what was collected with pots, rake and summary, and what each seat
 * collected with what its cards and its money in the pots are worth.
 */
export function tieHand(hand: ParsedHand, askRules: AskRules = byRules): HandEvaluation {
  const collected = collectedOf(hand);
  const { totalPot: pot, rake } = hand.summary;
  const { awards, notJudged, findings } = hand.cancelled ? NOTHING_TO_EVALUATE : askRules(hand);
  const reasons = [...checkHand(replayed(hand, replayBetting(hand))), ...awardReasons(hand, awards)];
  return {
    id: hand.header.id,
    pot,
    collected,
    rake,
    ...(awards && { derived: awards.reduce((sum, { amount }) => sum + amount, 0n) }),
    ties: reasons.length === 0,
    reasons,
    judged: notJudged === undefined,
    ...present({ notJudged }),
    findings,
  };
}

const NOTHING_TO_EVALUATE: ReturnType<AskRules> = { findings: [] };

function awardReasons(hand: ParsedHand, derived: readonly SeatAward[] | undefined): readonly string[] {
  if (!derived) return [];
  return hand.seats
    .filter(({ seat }) => takenBy(seat, hand.collections) !== takenBy(seat, derived))
    .map(({ seat }) => `seat ${seat} did not collect what its cards are worth`);
}

const takenBy = (seat: number, awards: readonly SeatAward[]): Minor =>
  awards.reduce((sum, award) => (award.seat === seat ? sum + award.amount : sum), 0n);

/** What a seat took, in minor units. */
interface SeatAward {
  readonly seat: number;
  readonly amount: Minor;
}

interface HandByRules {
  /** The awards derived from cards and contributions; undefined if these do not determine them. */
  readonly awards?: readonly SeatAward[];
  readonly notJudged?: string;
  readonly findings: readonly Finding[];
}

type AskRules = (hand: ParsedHand) => HandByRules;

const RULEBOOK = 'INT-POKER';

const byRules: AskRules = (hand) => {
  const { game, playedAt, money } = hand.header;
  const found = rulesInForce({ rulebook: RULEBOOK, game: game.code, day: playedAt.day });
  if (!found.ok) return { notJudged: `${game.code} is no game of ${RULEBOOK}`, findings: [] };
  const { rules, answers } = found.value;
  const round = roundOfHand(handPlayedData(hand, replayBetting(hand)));
  const { settlement, findings } = evaluateRound(rules, round, { currency: money.currency, answers });
  if (settlement.complete) return { awards: settlement.awards, findings };
  const [why] = findings.filter(({ code }) => code === 'hand-not-decided');
  return {
    notJudged: why?.found ?? 'the cards do not tell who wins',
    findings: findings.filter((finding) => finding !== why),
  };
};
