import type { StaffNeed } from '../_mechanics/table-staff';
import type { GameCode } from '../game-codes';
import type { Rule, RuleRegister } from '../rule';
import type { WHEEL_OF_FORTUNE_RULES } from './wheel-of-fortune.register';
import { said } from '../../finding-catalogue/said';
import { Type } from 'typebox';
import { givenBack, loses, notEvaluated, wins } from '../_mechanics/banked-bets';
import { isLate, LATE_OPTION, settleEach } from '../_mechanics/bets-in-play';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { RoundShapes } from '../game-rules';
import type { PlacedBet, Round } from '../round';
import type { BetSettlement, Settlement } from '../settlement';
import { reported } from '../wording';

export interface Square {
  readonly type: string;
  readonly spanish: string;
  readonly rule: Rule;
  readonly squares: bigint;
  readonly pays: bigint;
}

export interface WheelFacts {
  readonly code: GameCode;
  readonly rules: Readonly<Record<keyof typeof WHEEL_OF_FORTUNE_RULES, Rule>>;
  readonly register: RuleRegister;
  readonly bets: readonly Square[];
  readonly turnsAtLeast: number;
  readonly staff: readonly StaffNeed[];
}

export const wheelShapes = ({ bets }: WheelFacts): RoundShapes => ({
  outcome: Type.Object({
    square: Type.Enum(
      bets.map(({ type }) => type),
      { description: 'the kind of square the pointer shows' },
    ),
    turns: Type.Optional(Type.Integer({ minimum: 0, description: 'full turns after the second push' })),
  }),
  bets: Object.fromEntries(bets.map(({ type }) => [type, { options: Type.Object(LATE_OPTION) }])),
});

interface Play {
  readonly square: Square;
  readonly turns?: number;
}

export function playOf({ bets }: WheelFacts, outcome: unknown): Play | undefined {
  if (typeof outcome !== 'object' || outcome === null) return undefined;
  const { square: named, turns } = outcome as Readonly<Record<string, unknown>>;
  const square = bets.find(({ type }) => type === named);
  const isCount = turns === undefined || (typeof turns === 'number' && turns % 1 === 0 && turns >= 0);
  if (square === undefined || !isCount) return undefined;
  return { square, ...(turns === undefined ? {} : { turns }) };
}

/** What the rules make of a play. Total: what cannot be read is marked as not evaluated. */
export function settlePlay(facts: WheelFacts, round: Round): Settlement {
  const play = playOf(facts, round.outcome);
  if (play === undefined)
    return unevaluatedRound(round, facts.rules.result, said`the kind of square that won`);
  const { bets, after } = settleEach(round, (bet) => settleBet(bet, play, facts));
  const complete = !bets.some(({ fate }) => fate === 'not-judged');
  return { bets, commissions: [], pools: [], awards: [], after, complete };
}

/** Whether the wheel is known to have turned less than it must: the play is null in every respect. */
export const isNullPlay = ({ turns }: Play, { turnsAtLeast }: WheelFacts): boolean =>
  turns !== undefined && turns < turnsAtLeast;

function settleBet(placed: PlacedBet, play: Play, facts: WheelFacts): BetSettlement {
  const { bets, rules } = facts;
  const bet = bets.find(({ type }) => type === placed.type);
  if (bet === undefined) {
    const expected = said`one of ${bets.map(({ type }) => type).join(', ')}`;
    return notEvaluated(placed, {
      code: 'bet-not-offered',
      rule: rules.betsOffered,
      expected,
      found: placed.type,
    });
  }
  const late = isLate(placed.options);
  if (late === undefined) {
    const found = said`options ${reported(placed.options)}`;
    return notEvaluated(placed, {
      code: 'bet-not-readable',
      rule: bet.rule,
      expected: said`late: true or false`,
      found,
    });
  }
  if (late) return givenBack(placed, 'not-accepted', [rules.lateBet]);
  if (isNullPlay(play, facts)) return givenBack(placed, 'null', [rules.fourTurns]);
  return bet === play.square
    ? wins(placed, { amount: placed.stake * bet.pays }, [rules.stakeKept, bet.rule])
    : loses(placed, [bet.rule]);
}
