import { cardNumbers, cardsOfDeck, DECK_OF_52, STANDARD_RANKING } from '../src/games/_mechanics/hand-ranking';
import { bestStrength, handEvaluator } from '../src/games/_mechanics/five-card-hand';
import { LineAnswers } from '../src/app/commands/line-answers';
import { evaluateRound } from '../src/games/evaluate-round';
import { RECOMMENDED } from '../src/games/open-points';
import { rouletteFrench } from '../src/games/wheels/roulette-french.rules';
import { EMPTY_TABLE, type PlacedBet, type Round } from '../src/games/round';
import { roundFromWire, type WireRound } from '../src/games/wire';
import { Chance } from '../packages/simulator/chance';
import { evaluatedDays, readDays } from './contenders/evaluated-days';
import { naivelySettled } from './contenders/naive-roulette';
import { naiveWinners } from './contenders/naive-showdown';
import { settledRounds } from './contenders/settled-rounds';
import type { Comparison } from './measurement';
import { eventsOf } from './simulated-casino';

const chance = new Chance('bench');
const SPINS = 1_000;
const PLAYERS = 6;

/** Settlement on one processor, compared with a program that only determines who wins. */
export const settleFigures = (): Comparison[] => [
  {
    name: 'settle and check, French roulette, 10 bets a round',
    unit: 'rounds/s',
    product: () =>
      settledRounds('cagnotte', spins(), (round) => evaluateRound(rouletteFrench, round, SETTING)),
    baseline: () =>
      settledRounds('a naive settlement', spins(), ({ bets, outcome }) =>
        naivelySettled(bets as never, (outcome as { number: number }).number),
      ),
    wanted: 100_000,
  },
  {
    name: 'settle --lines, French roulette, 3 bets a round: a line of JSON in, a line out',
    unit: 'rounds/s',
    product: () => {
      const answers = new LineAnswers('roulette-french', false);
      return settledRounds('cagnotte', linesOfSpins(), (bytes) =>
        answers.answerTo({ kind: 'line', number: 1, bytes }),
      );
    },
    baseline: () => settledRounds('a naive settlement', linesOfSpins(), naivelyAnswered),
    wanted: 20_000,
  },
  {
    name: 'evaluate, showdown of six hands of seven cards',
    unit: 'rounds/s',
    product: () => settledRounds('cagnotte', showdowns(), winnersOf),
    baseline: () =>
      settledRounds('a naive evaluator', showdowns(), ({ hands, board }) => naiveWinners(hands, board)),
    wanted: 20_000,
  },
  {
    name: 'evaluate in memory, two mixed days of 12 tables',
    product: () => evaluatedDays(mixedDays),
    baseline: () => readDays(mixedDays),
    wanted: 11_000,
  },
];

const mixedDays = (): readonly string[] =>
  (madeDays ??= [...eventsOf({ firstDay: '2026-01-01', days: 2, tables: 12 })].map((event) =>
    JSON.stringify(event),
  ));

let madeDays: readonly string[] | undefined;

const SETTING = { currency: 'EUR', terms: { minimum: 500n }, answers: RECOMMENDED } as const;

/** Rounds as events report them. */
const reportedSpins = (bets: number): readonly WireRound[] =>
  Array.from({ length: SPINS }, () => ({
    bets: Array.from({ length: bets }, (_, index) => ({
      ...chance.oneOf(BETS)(),
      betId: `${index + 1}`,
      stake: 500 * chance.between(1, 5),
      seat: 1 + (index % 7),
    })),
    outcome: { number: chance.below(37) },
  }));

/** The same rounds after parsing. */
const spins = (): readonly Round[] => reportedSpins(10).map((spin) => roundFromWire(spin, EMPTY_TABLE));

const linesOfSpins = (): readonly Buffer[] =>
  reportedSpins(3).map((spin) => Buffer.from(JSON.stringify(spin)));

function naivelyAnswered(line: Buffer): string {
  const { bets, outcome } = JSON.parse(line.toString()) as {
    bets: readonly { type: string; selection?: number[]; stake: number }[];
    outcome: { number: number };
  };
  const placed = bets.map(({ stake, ...bet }) => ({ ...bet, stake: BigInt(stake) }));
  return JSON.stringify(naivelySettled(placed, outcome.number).map(Number));
}

const BETS: readonly (() => Pick<PlacedBet, 'type' | 'selection'>)[] = [
  () => ({ type: 'straight-up', selection: [chance.between(1, 36)] }),
  () => ({ type: 'split', selection: [1, 2] }),
  () => ({ type: 'corner', selection: [1, 2, 4, 5] }),
  () => ({ type: 'dozen', selection: 2 }),
  () => ({ type: 'red' }),
  () => ({ type: 'even' }),
];

interface Showdown {
  readonly hands: readonly (readonly string[])[];
  readonly board: readonly string[];
}

const showdowns = (): readonly Showdown[] =>
  Array.from({ length: SPINS }, () => {
    const cards = chance.shuffled([...cardsOfDeck(DECK_OF_52)]);
    const hands = Array.from({ length: PLAYERS }, (_, player) => cards.slice(2 * player, 2 * player + 2));
    return { hands, board: cards.slice(2 * PLAYERS, 2 * PLAYERS + 5) };
  });

const evaluate = handEvaluator(STANDARD_RANKING);

function winnersOf({ hands, board }: Showdown): readonly number[] {
  const common = cardNumbers(DECK_OF_52, board)!;
  const best = hands.map((own) =>
    bestStrength({ own: cardNumbers(DECK_OF_52, own)!, common }, 'any-five', evaluate)!,
  );
  const highest = Math.max(...best);
  return best.flatMap((strength, player) => (strength === highest ? [player] : []));
}
