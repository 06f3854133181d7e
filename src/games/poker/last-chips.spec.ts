import { outcomeOf } from '../../../test/support/games/poker-notation';
import type { GameRules } from '../game-rules';
import { evaluateRound } from '../evaluate-round';
import { RECOMMENDED } from '../open-points';
import { texasHoldem, texasHoldemInternational } from './poker-games.rules';

const found = (actions: string, stacks: Readonly<Record<number, number>>, rules: GameRules = texasHoldem) => {
  const played = outcomeOf({ actions }) as { seats: readonly { seat: number }[] };
  const seats = played.seats.map(({ seat }) => ({
    seat,
    ...(stacks[seat] === undefined ? {} : { stack: stacks[seat] }),
  }));
  return evaluateRound(
    rules,
    { bets: [], outcome: { ...played, seats } },
    { currency: 'EUR', answers: RECOMMENDED, terms: { minimum: 100n } },
  )
    .findings.map(({ code, ruleId, found: what }) => `${code} ${ruleId}: ${what}`)
    .filter((finding) => !/^(hand-not-decided|uncalled)/.test(finding));
};

const BLINDS = '1 small-blind 50, 2 big-blind 100';

it('a player who declares all-in with chips in front of him is found, and calls short (1.1.10-IX.8-01)', () => {
  const short = `${BLINDS}, 3 raise 850, 1 fold, 2 call 50 all-in`;
  expect(found(short, { 2: 150 })).toEqual([]);
  expect(found(short, { 2: 100000 })).toEqual([
    'call-differs 1.1.10-IX.6-03: 0.50 EUR',
    'bets-not-equal 1.1.10-IX.14-01: 1.50 EUR of seat 2',
    'all-in-with-chips-left 1.1.10-IX.8-01: 998.50 EUR left of seat 2',
  ]);
  expect(found(short, { 2: 151 }, texasHoldemInternational)).toEqual([
    'all-in-with-chips-left INT-POKER-07: 0.01 EUR left of seat 2',
  ]);
});

it('he is believed where it is not known what he had, or where he had less than he put in', () => {
  const short = `${BLINDS}, 3 raise 850, 1 fold, 2 call 50 all-in`;
  expect(found(short, {})).toEqual([]);
  expect(found(short, { 2: 120 })).toEqual(['stack-exceeded 1.1.10-VII.1-01: 1.50 EUR']);
});

it('a player who has put in all his chips is all-in, although it is not reported', () => {
  const silent = `${BLINDS}, 3 raise 850, 1 fold, 2 call 50`;
  expect(found(silent, { 2: 150 })).toEqual([]);
  expect(found(silent, {})).toEqual([
    'call-differs 1.1.10-IX.6-03: 0.50 EUR',
    'bets-not-equal 1.1.10-IX.14-01: 1.50 EUR of seat 2',
  ]);
});
