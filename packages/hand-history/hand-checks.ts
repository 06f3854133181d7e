import { formatMinor, type Minor, sumMinor } from '../../src/kernel/money';
import { type BettingReplay, potOf, replayBetting, uncalledBetOf } from './betting-replay';
import type { Collection, ParsedHand } from './parsed-hand';
import type { Pot } from '../../src/games/_mechanics/settle-pots';
import { sidePotsOf } from './betting-state';

interface ReplayedHand {
  readonly hand: ParsedHand;
  readonly replay: BettingReplay;
  readonly pots: readonly Pot[];
}

export const replayed = (hand: ParsedHand, replay: BettingReplay): ReplayedHand => ({
  hand,
  replay,
  pots: sidePotsOf(replay.purses.values()),
});

/** A rule for every hand; returns its violations in words. */
type Check = (replayed: ReplayedHand) => readonly string[];

const write = ({ hand }: ReplayedHand, amount: Minor): string =>
  formatMinor(amount, hand.header.money.currency);

const atTotal = ({ hand }: ReplayedHand, contradiction: string): string =>
  hand.summary.line === undefined ? contradiction : `line ${hand.summary.line}: ${contradiction}`;

export function checkHand(checked: ReplayedHand): readonly string[] {
  const checks = checked.hand.cancelled ? CANCELLED_CHECKS : PLAYED_CHECKS;
  return [...checked.replay.reasons, ...checks.flatMap((check) => check(checked))];
}

const stakesFit: Check = (checked) => {
  const { limitType, stakes } = checked.hand.header;
  const fit = limitType === 'fixed' ? stakes.big === 2n * stakes.small : stakes.small <= stakes.big;
  return fit
    ? []
    : [`stakes of ${write(checked, stakes.small)} and ${write(checked, stakes.big)} do not go together`];
};

const contributionsMakeThePot: Check = (checked) => {
  const put = potOf(checked.replay);
  const { totalPot } = checked.hand.summary;
  return put === totalPot
    ? []
    : [atTotal(checked, `${write(checked, put)} was put in, the total pot is ${write(checked, totalPot)}`)];
};

const potIsPaidOut: Check = (checked) => {
  const { summary } = checked.hand;
  const collected = collectedOf(checked.hand);
  if (collected + summary.rake === summary.totalPot) return [];
  const parts = `${write(checked, collected)} collected and ${write(checked, summary.rake)} rake`;
  return [atTotal(checked, `${parts} do not make the total pot of ${write(checked, summary.totalPot)}`)];
};

const potsAreStated: Check = ({ hand, pots }) => {
  if (hand.summary.joinsPots === true) return [];
  const stated = Math.max(1, hand.summary.pots.length);
  const made = pots.filter(({ contenders }) => contenders.length > 0).length;
  return stated === made ? [] : [`the betting makes ${made} pots, the summary states ${stated}`];
};

/**
 * Rooms state main and side pots with the rake already taken, others before. After it, a pot is exactly what was
 * collected from it and no more than was put into it; before it, it is exactly what was put in.
 */
const statedPotsAgree: Check = (checked) => {
  const { summary } = checked.hand;
  if (summary.pots.length === 0) return [];
  const sum = sumMinor(summary.pots);
  if (sum === summary.totalPot - summary.rake) {
    return checkEachPot(checked, (stated, collected, put) => collected === stated && stated <= put);
  }
  if (sum === summary.totalPot) {
    return checkEachPot(checked, (stated, collected, put) => stated === put && collected <= stated);
  }
  return [
    atTotal(
      checked,
      `main and side pots make ${write(checked, sum)}, with or without the rake not the total pot`,
    ),
  ];
};

function checkEachPot(
  checked: ReplayedHand,
  agrees: (stated: Minor, collected: Minor, put: Minor) => boolean,
): readonly string[] {
  return checked.hand.summary.pots.flatMap((stated, index) => {
    const collected = sumMinor(
      checked.hand.collections.filter(({ pot }) => pot === index).map(({ amount }) => amount),
    );
    const put = checked.pots[index]?.amount ?? 0n;
    if (agrees(stated, collected, put)) return [];
    const facts = `${write(checked, put)} put in, ${write(checked, collected)} collected`;
    return [`pot ${index} is stated as ${write(checked, stated)} with ${facts}`];
  });
}

const collectorsAreEntitled: Check = ({ hand, pots }) =>
  hand.collections
    .filter(({ seat, pot }) => !pots[pot]?.contenders.includes(seat))
    .map(
      ({ line, seat, pot }) => `line ${line}: seat ${seat} collects from pot ${pot} without a claim to it`,
    );

const summaryRepeatsCollections: Check = (checked) => {
  const { collections, summary, seats } = checked.hand;
  return seats.flatMap(({ seat }) => {
    const collected = sumMinor(collections.filter((each) => each.seat === seat).map(({ amount }) => amount));
    const won = summary.won.get(seat) ?? 0n;
    if (collected === won) return [];
    return [`seat ${seat} collected ${write(checked, collected)}, the summary says ${write(checked, won)}`];
  });
};

const moneyIsUnderstood: Check = ({ hand }) =>
  hand.notes
    .filter(({ mentionsMoney }) => mentionsMoney)
    .map(({ line, text }) => `line ${line} speaks of money and is not understood: ${text}`);

const nothingIsCollected: Check = ({ hand }) =>
  collectedOf(hand) === 0n && hand.summary.rake === 0n ? [] : ['chips are collected in a cancelled hand'];

const cardsAgree: Check = ({ hand }) => hand.contradictions;

/** Total of the collections from the pots, in minor units. */
export const collectedOf = (hand: ParsedHand): Minor =>
  sumMinor(hand.collections.map(({ amount }) => amount));

const CANCELLED_CHECKS: readonly Check[] = [
  stakesFit,
  nothingIsCollected,
  summaryRepeatsCollections,
  moneyIsUnderstood,
  cardsAgree,
];

const PLAYED_CHECKS: readonly Check[] = [
  stakesFit,
  contributionsMakeThePot,
  potIsPaidOut,
  potsAreStated,
  statedPotsAgree,
  collectorsAreEntitled,
  summaryRepeatsCollections,
  moneyIsUnderstood,
  cardsAgree,
];

/**
 * Adds the return of an uncalled bet to a text without a line for it. The uncalled part is the last bet less the second
 * highest. Some rooms count it as part of the pot and as a collection of its owner, after an all-in as a side pot; it is
 * removed from both, so that pot and awards contain only contested money. If neither the total nor the collections contain
 * it, they stay unchanged.
 */
export function withoutUncalledBet(hand: ParsedHand): ParsedHand {
  const uncalled = uncalledBetOf(hand);
  if (!uncalled) return hand;
  const { seat, amount } = uncalled;
  const { line, street } = hand.actions.at(-1)!;
  const returned = {
    ...hand,
    actions: [
      ...hand.actions,
      { line, street: Math.max(1, street), seat, kind: 'uncalled-returned' as const, amount },
    ],
  };
  const withIt = potOf(replayBetting(returned)) + amount;
  const { summary } = hand;
  const isCounted = [summary.totalPot, collectedOf(hand) + summary.rake].includes(withIt);
  if (!isCounted) return returned;
  return {
    ...returned,
    collections: collectedWithout(hand.collections, seat, amount),
    summary: {
      ...summary,
      totalPot: summary.totalPot - amount,
      won: new Map([...summary.won, [seat, (summary.won.get(seat) ?? 0n) - amount]]),
    },
  };
}

/**
 * Handles a text with fewer pots than the betting makes, if each stated pot can be the sum of consecutive pots that the same
 * players won: it is assigned to the first of them and collects no more than they hold. Any other hand is returned unchanged.
 */
export function withJoinedPots(hand: ParsedHand): ParsedHand {
  const made = sidePotsOf(replayBetting(hand).purses.values()).filter(
    ({ contenders }) => contenders.length > 0,
  );
  const stated = [...new Set(hand.collections.map(({ pot }) => pot))].sort((one, other) => one - other);
  const groups = stated.map((pot) => hand.collections.filter((each) => each.pot === pot));
  if (stated.length === 0 || stated.length >= made.length) return hand;
  const firsts = joined(groups, made, 0);
  if (firsts === undefined) return hand;
  return {
    ...hand,
    collections: groups.flatMap((group, index) => group.map((each) => ({ ...each, pot: firsts[index]! }))),
    summary: { ...hand.summary, pots: [], joinsPots: true },
  };
}

/** The first pot of each group of collections, from `first` on; undefined if the groups do not cover all pots. */
function joined(
  [group, ...others]: readonly (readonly Collection[])[],
  made: readonly Pot[],
  first: number,
): readonly number[] | undefined {
  if (group === undefined) return first === made.length ? [] : undefined;
  for (let last = first + 1; last <= made.length - others.length; last += 1) {
    const pots = made.slice(first, last);
    const mayCollect = pots.every(({ contenders }) => group.every(({ seat }) => contenders.includes(seat)));
    const held = sumMinor(pots.map(({ amount }) => amount));
    const rest =
      mayCollect && sumMinor(group.map(({ amount }) => amount)) <= held
        ? joined(others, made, last)
        : undefined;
    if (rest !== undefined) return [first, ...rest];
  }
  return undefined;
}

function collectedWithout(
  collections: readonly Collection[],
  seat: number,
  amount: Minor,
): readonly Collection[] {
  let left = amount;
  const kept = collections
    .toSorted((one, other) => other.pot - one.pot)
    .map((collection) => {
      if (collection.seat !== seat) return collection;
      const part = collection.amount < left ? collection.amount : left;
      left -= part;
      return { ...collection, amount: collection.amount - part };
    });
  return kept.filter((collection) => collection.amount > 0n).toSorted((one, other) => one.line - other.line);
}
