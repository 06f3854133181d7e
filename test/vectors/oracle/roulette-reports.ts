import { expectedBet, type Vector } from '../vector';
import { A } from './roulette-layout';

/** The three roulettes. */
export type Code = 'roulette-french' | 'roulette-french-abbreviated' | 'roulette-american';

const MINIMUM = 500;

const ruleOf = (finding: string): string => finding.slice(finding.indexOf(' ') + 1);

/** Reports that cannot be settled. */
export function unreadable(code: Code): readonly Vector[] {
  const bet = { betId: '1', type: 'straight-up', selection: [7], stake: MINIMUM };
  const notEvaluated = { bets: [expectedBet(bet, 'not-judged')], result: 0 };
  const of = (round: object, finding: string): Vector => ({
    round: { round },
    expected: { ...notEvaluated, findings: [finding] },
    rules: [ruleOf(finding)],
  });
  return [
    of({ bets: [bet], outcome: { number: 37 } }, `outcome-not-readable ${A}.3.c-01`),
    of({ bets: [{ ...bet, selection: [37] }], outcome: { number: 7 } }, `bet-not-readable ${A}.1.a-01`),
    of(
      { bets: [{ ...bet, type: 'street-zero', selection: [0, 1, 3] }], outcome: { number: 1 } },
      `bet-not-readable ${A}.1.a-04`,
    ),
    ...(code === 'roulette-french'
      ? [
          of(
            { bets: [{ ...bet, type: 'neighbours' }], outcome: { number: 7 } },
            'bet-not-offered 1.1.1.A-IV.1',
          ),
        ]
      : []),
    ...(code === 'roulette-american'
      ? [
          of(
            { bets: [{ ...bet, type: 'neighbours' }], outcome: { number: 7 } },
            'bet-not-offered 1.1.2-IV.1-01',
          ),
          ...COLOURS.map(([stake, options, finding]) => coloured(stake, options, finding)),
        ]
      : []),
    ...(code === 'roulette-french-abbreviated'
      ? [
          of(
            { bets: [{ ...bet, type: 'dozen', selection: 1 }], outcome: { number: 7 } },
            'bet-not-offered 1.1.1.B-b-01',
          ),
        ]
      : []),
  ];
}

/** Chips of colour on 32: their total value, their members in the report, and the finding. */
const COLOURS: readonly (readonly [number, object, string | undefined])[] = [
  [2000, { chips: 4 }, undefined],
  [1500, { chips: 3, chipValue: 500 }, undefined],
  [3000, { chips: 4 }, 'colour-stake-differs 1.1.2-IV.2.a-02'],
  [1600, { chips: 4, chipValue: 400 }, 'colour-value-not-by-rule 1.1.2-IV.2.a-01'],
];

function coloured(stake: number, options: object, finding: string | undefined): Vector {
  const bet = {
    betId: '1',
    type: 'straight-up',
    selection: [32],
    stake,
    options: { colour: 'green', ...options },
  };
  const bets = [expectedBet(bet, 'loses', { taken: stake })];
  return {
    round: { terms: { minimum: MINIMUM, tier: 1 }, round: { bets: [bet], outcome: { number: 7 } } },
    expected: { bets, result: stake, findings: finding === undefined ? [] : [finding] },
    rules: [`${A}.1.a-01`, ...(finding === undefined ? [] : [ruleOf(finding)])],
  };
}
