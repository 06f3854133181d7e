import type { Finding } from '../../finding-catalogue/finding';
import { type Part, said, type Said } from '../../finding-catalogue/said';
import type { PlacedBet, Round } from '../round';
import { breach } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { heldFromBefore } from '../_mechanics/stake-limits';
import type { Cloth } from './bet-numbers';
import type { CrapsFacts } from './craps-facts';
import { isPoint, optionsOf, type Throw } from './reported-throw';

export interface EvaluatedThrow {
  readonly cloth: Cloth;
  readonly thrown: Throw;
  readonly settlement: Settlement;
}

/** The order of a series: who throws, over which point, and which line bets may be made when. */
export const checkSeries = (facts: CrapsFacts, evaluated: EvaluatedThrow): readonly Finding[] => [
  ...checkPoint(facts, evaluated),
  ...checkTurns(evaluated),
  ...checkWithdrawals(evaluated),
  ...checkShooterBets(facts, evaluated),
  ...checkDicePassed(facts, evaluated),
];

function checkPoint({ rules }: CrapsFacts, { cloth: { point }, thrown }: EvaluatedThrow): readonly Finding[] {
  if (thrown.point === undefined || point === undefined || thrown.point === point) return [];
  const named = (which: number | null): Part => which ?? said`no point`;
  return [
    breach(rules.result, {
      code: 'point-differs',
      expected: named(point),
      found: named(thrown.point),
    }),
  ];
}

/**
 * Win and Don't Win are made before a first throw, Come and Don't Come after it. Where the throws before are not told, a
 * bet that lies on its number, or on the line over a point, may have been made in its turn.
 */
function checkTurns({ cloth, settlement }: EvaluatedThrow): readonly Finding[] {
  const { point, round, bets } = cloth;
  if (point === undefined) return [];
  const wasHeld = heldFromBefore(round);
  return settlement.bets.flatMap((settled, index) => {
    const bet = bets.get(settled.type);
    if (bet?.play.kind !== 'line' || wasHeld(settled, index) || !isPlayed(settled)) return [];
    const mayBeOlder = bet.play.isOnPoint || isPoint(round.bets[index]?.selection);
    if (bet.play.isOnPoint === (point === null) || (round.before === undefined && mayBeOlder)) return [];
    return [
      breach(bet.rule, {
        code: 'bet-out-of-turn',
        expected: said`${bet.type} made ${bet.play.isOnPoint ? said`before` : said`after`} the first throw`,
        found: point === null ? said`no point yet` : said`made over the point ${point}`,
        betIds: [settled.betId],
      }),
    ];
  });
}

const isPlayed = ({ fate }: BetSettlement): boolean =>
  fate !== 'not-judged' && fate !== 'not-accepted' && fate !== 'freed';

const checkWithdrawals = ({ cloth: { round, bets }, settlement }: EvaluatedThrow): readonly Finding[] =>
  round.bets.flatMap((placed, index) => {
    const settled = settlement.bets[index];
    const bet = bets.get(settled?.type ?? '');
    const wanted = optionsOf(placed.options)?.isWithdrawn === true;
    if (!wanted || settled === undefined || bet === undefined || !isPlayed(settled)) return [];
    return [
      breach(bet.rule, {
        code: 'withdrawal-not-available',
        expected: said`${settled.type} plays until it is won or lost`,
        found: said`withdrawn`,
        betIds: [placed.betId],
      }),
    ];
  });

const LINE = ['win', 'dont-win'];

/** Whether who throws first has bet on the line; nothing is said where a line bet does not tell whose it is. */
function checkShooterBets(
  { rules }: CrapsFacts,
  { cloth: { point, round }, thrown: { shooter } }: EvaluatedThrow,
): readonly Finding[] {
  if (shooter === undefined || point !== null) return [];
  const onLine = lineBets(round);
  const owner = ({ seat, player }: Pick<PlacedBet, 'seat' | 'player'>): number | string | undefined =>
    typeof shooter === 'number' ? seat : player;
  if (onLine.some((bet) => owner(bet) === undefined || owner(bet) === shooter)) return [];
  return [
    breach(rules.shooterBets, {
      code: 'shooter-without-bet',
      expected: said`a bet of ${named(shooter)} on win or dont-win`,
      found: said`none`,
    }),
  ];
}

const lineBets = ({ bets, before }: Round): readonly Pick<PlacedBet, 'type' | 'seat' | 'player'>[] =>
  [...bets, ...(before?.held ?? [])].filter(({ type }) => LINE.includes(type));

const named = (shooter: number | string): Said =>
  typeof shooter === 'number' ? said`seat ${shooter}` : said`player ${shooter}`;

/** Who lost with a seven may not throw again at once. */
function checkDicePassed(
  { rules }: CrapsFacts,
  { cloth: { round }, thrown: { shooter } }: EvaluatedThrow,
): readonly Finding[] {
  const last = round.before?.memory;
  const isAgain = shooter !== undefined && last?.['sevenOut'] === true && last['shooter'] === shooter;
  if (!isAgain) return [];
  return [
    breach(rules.diceLost, {
      code: 'dice-not-passed',
      expected: said`another shooter after the 7 that lost`,
      found: said`${named(shooter)} again`,
    }),
  ];
}
