import { Chance } from '../../../packages/simulator/chance';
import { expectedBet, type ExpectedBet, resultOfBets, type Vector } from '../vector';
import { type Code, unreadable } from './roulette-reports';
import { A, ABBREVIATED, type Kind, KINDS } from './roulette-layout';

/**
 * Tables of the three roulettes from the regulation (headings 1.1.1.A, 1.1.1.B and 1.1.2), without code under test. The minimum
 * of the table is 5.00, its maxima are those of one of the three tiers.
 */

const MINIMUM = 500;

/** Half of an amount, rounded up in favour of the player (OP1-01). */
const halfBack = (amount: number): number => Math.ceil(amount / 2);

interface Round {
  readonly code: Code;
  readonly number: number;
  readonly tier: number;
  readonly isLast: boolean;
}

/** A generated bet. */
interface Made {
  readonly betId: string;
  readonly type: string;
  readonly selection?: unknown;
  readonly covers: readonly number[];
  readonly stake: number;
  readonly late?: 'late' | 'announced';
  readonly onZero?: 'leave' | 'withdraw';
  /** The number of earlier zeros of a bet in prison. */
  readonly zeros: number;
  /** The reported payment, if it is wrong. */
  readonly paid?: number;
}

interface Outcome {
  readonly bet: ExpectedBet;
  readonly rules: readonly string[];
  readonly findings: readonly string[];
}

function outcomeOf(made: Made, round: Round): Outcome {
  const kind = KINDS[made.type]!;
  const limits = made.zeros > 0 ? [] : brokenLimits(made, kind, round);
  if (made.late === 'late') {
    return { bet: expectedBet(made, 'not-accepted'), rules: [], findings: [`late-bet ${A}.3.b-02`] };
  }
  const { bet, rules, findings = [] } = decided(made, kind, round);
  const misPaid = made.paid === undefined ? [] : [`paid-differs ${kind.rule}`];
  return { bet, rules, findings: [...limits, ...findings, ...misPaid] };
}

function brokenLimits({ stake }: Made, kind: Kind, { tier, code, number }: Round): string[] {
  const over = stake > kind.most * tier * MINIMUM;
  // The payment that must be possible in whole units; for a simple bet on zero the returned half counts as well (OP1-05b).
  const payable =
    kind.simple === true && number === 0 && stake % MINIMUM === 0 ? stake / 2 : (stake * kind.pays) / 2;
  return [
    ...(stake < MINIMUM ? [`under-minimum ${A}.2.a-01`] : []),
    ...(over ? [`over-limit ${kind.simple ? `${A}.2.a.a-01` : `${A}.2.a.b-01`}`] : []),
    ...(code === 'roulette-american' && payable % MINIMUM !== 0
      ? ['not-payable-with-minimum 1.1.2-IV.2.b-01']
      : []),
  ];
}

function decided(
  made: Made,
  kind: Kind,
  { code, number, isLast }: Round,
): Pick<Outcome, 'bet' | 'rules'> & { findings?: string[] } {
  const { stake, zeros } = made;
  const pay = code === 'roulette-american' ? [kind.rule, '1.1.2-IV.1-01'] : [kind.rule];
  const prison = [`${A}.1.b-05`];
  if (number === 0 && kind.simple) {
    if (code === 'roulette-american') {
      const taken = stake - halfBack(stake);
      return { bet: expectedBet(made, 'part-back', { taken }), rules: ['1.1.2-IV.1-02'] };
    }
    return onZero(made, isLast);
  }
  const hit = made.covers.includes(number);
  if (zeros > 0 && hit) return { bet: expectedBet(made, 'freed'), rules: prison };
  if (zeros > 0) return { bet: expectedBet(made, 'loses', { taken: stake }), rules: prison };
  if (!hit) return { bet: expectedBet(made, 'loses', { taken: stake }), rules: [kind.rule] };
  return { bet: expectedBet(made, 'wins', { paid: (stake * kind.pays) / 2 }), rules: [pay[0]!] };
}

/** French roulette on zero: half is returned, or the rest of the stake stays in prison. */
function onZero(made: Made, isLast: boolean): Pick<Outcome, 'bet' | 'rules'> & { findings?: string[] } {
  const { stake, zeros } = made;
  // Each further zero takes half of a bet in prison.
  const remains = zeros === 0 ? stake : stake / 2;
  if (isLast) {
    const taken = stake - remains / 2;
    return { bet: expectedBet(made, 'part-back', { taken }), rules: [`${A}.1.b-07`] };
  }
  const wants = made.onZero === 'withdraw';
  const mayNot = zeros > 0 && remains < MINIMUM;
  if (wants && !mayNot) {
    const taken = stake - remains / 2;
    return { bet: expectedBet(made, 'part-back', { taken }), rules: [`${A}.1.b-05`] };
  }
  return {
    bet: expectedBet(made, 'held', { taken: stake - remains, held: remains }),
    rules: [`${A}.1.b-05`],
    findings: wants ? [`withdrawal-not-available ${A}.1.b-06`] : [],
  };
}

const asReported = ({ betId, type, selection, stake, late, onZero: choice, zeros, paid }: Made): object => ({
  ...{ betId, type, stake },
  ...(selection === undefined ? {} : { selection }),
  ...(zeros > 0 ? { carried: true } : {}),
  ...(paid === undefined ? {} : { paid }),
  ...(late || choice
    ? {
        options: {
          ...(late ? { late: true } : {}),
          ...(late === 'announced' ? { announced: true } : {}),
          ...(choice ? { onZero: choice } : {}),
        },
      }
    : {}),
});

/** Random rounds of a roulette, and hand-written ones for rare cases. */
export function rouletteVectors(code: Code): readonly Vector[] {
  const chance = new Chance('vectors', code);
  const offered = code === 'roulette-french-abbreviated' ? ABBREVIATED : Object.keys(KINDS);
  const random = Array.from({ length: 500 }, (_, index) => {
    const tier = chance.between(1, 3);
    const number = chance.percent(20) ? 0 : chance.between(1, 36);
    const round = { code, tier, number, isLast: chance.percent(25) };
    // The first rounds contain every kind of bet.
    const types = [
      offered[index % offered.length]!,
      ...Array.from({ length: chance.below(3) }, () => chance.oneOf(offered)),
    ];
    return vectorOf(
      types.map((type, at) => madeUp(type, `${at + 1}`, round, chance)),
      round,
    );
  });
  return [...random, ...unreadable(code)];
}

function madeUp(type: string, betId: string, { code, tier }: Round, chance: Chance): Made {
  const kind = KINDS[type]!;
  const isFrenchSimple = kind.simple === true && code === 'roulette-french';
  const zeros = isFrenchSimple && chance.percent(40) ? chance.between(1, 3) : 0;
  const top = kind.most * tier * MINIMUM;
  const stake =
    zeros > 0
      ? chance.between(1, 40) * 100
      : chance.oneOf([
          MINIMUM,
          top,
          chance.between(1, kind.most * tier) * MINIMUM,
          top + MINIMUM,
          MINIMUM - 100,
        ]);
  const late = zeros > 0 || !chance.percent(6) ? undefined : chance.oneOf(['late', 'announced'] as const);
  return {
    ...{ betId, type, stake, zeros },
    ...chance.oneOf(kind.places),
    ...(late === undefined ? {} : { late }),
    ...(isFrenchSimple ? { onZero: chance.oneOf(['leave', 'withdraw'] as const) } : {}),
  };
}

function vectorOf(bets: readonly Made[], round: Round): Vector {
  const held = bets.filter(({ zeros }) => zeros > 0);
  const outcomes = bets.map((made) => outcomeOf(made, round));
  const expected = outcomes.map(({ bet }) => bet);
  const findings = merged(outcomes.flatMap((each) => each.findings));
  return {
    round: {
      terms: { minimum: MINIMUM, tier: round.tier },
      before: {
        held: held.map(({ betId, type, stake, zeros }) => ({ betId, type, stake, times: zeros })),
        released: [],
      },
      round: {
        bets: bets.map(asReported),
        outcome: { number: round.number },
        ...(round.isLast ? { lastOfSession: true } : {}),
      },
    },
    expected: { bets: expected, result: resultOfBets(expected), findings },
    rules: [
      ...new Set([
        ...outcomes.flatMap(({ rules }) => rules),
        ...findings.map((finding) => finding.slice(finding.indexOf(' ') + 1)),
      ]),
    ],
  };
}

const merged = (findings: readonly string[]): string[] => [...findings].sort();
