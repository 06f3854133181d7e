import { type DeductionCase, DEDUCTIONS } from '../../test/support/games/kept-back';
import { CATALOGUE } from './catalogue';
import { keptByTable } from './declared-money';
import { type EvaluatedRound, evaluateRound } from './evaluate-round';
import { answersOf } from './open-points';
import type { Round } from './round';

const played = (
  { game, bet, outcome }: DeductionCase,
  money: { paid?: bigint; taken?: bigint } = {},
  declared: Round['declared'] = {},
): { round: Round; evaluated: EvaluatedRound } => {
  const round = { bets: [{ betId: 'b', ...bet, ...money }], outcome, declared };
  const rules = CATALOGUE[game];
  return { round, evaluated: evaluateRound(rules, round, { currency: 'EUR', answers: answersOf({}) }) };
};
const codes = ({ findings }: EvaluatedRound): string[] => findings.map(({ code }) => code);

describe.each(DEDUCTIONS)('what the house keeps back at $game, $at', (kept) => {
  const { gross, kept: due, isRateAssumed } = kept;
  const of = (money: { paid?: bigint; taken?: bigint }): bigint => {
    const { round, evaluated } = played(kept, money);
    return keptByTable(round, evaluated.settlement);
  };

  it('is what the rules derive if the table declares no payment', () =>
    expect([of({}), codes(played(kept).evaluated)]).toEqual([due, []]));

  it('is what the rules derive if the declared payment is less by it', () => {
    expect(of({ paid: gross - due })).toBe(due);
    const { evaluated } = played(kept, { paid: gross - due }, { result: -gross });
    expect(codes(evaluated)).toEqual([]);
  });

  it('is 0 if the whole winnings were paid, which is found', () => {
    expect(of({ paid: gross })).toBe(0n);
    const { evaluated } = played(kept, { paid: gross }, { result: -gross });
    expect(evaluated.findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual(
      isRateAssumed === true
        ? ['paid-differs advisory', 'deduction-differs advisory']
        : ['paid-differs violation', 'deduction-differs violation'],
    );
    expect(evaluated.findings.at(-1)).toMatchObject({ found: '0.00 EUR' });
  });

  it('is what is missing of the winnings, where it kept less than it should', () => {
    expect(of({ paid: gross - 1n })).toBe(1n);
    expect(codes(played(kept, { paid: gross - 1n }, { result: -gross }).evaluated)).toEqual([
      'paid-differs',
      'deduction-differs',
    ]);
  });

  it('is no more than it should be, where it paid too little', () => expect(of({ paid: 1n })).toBe(due));

  it('is 0 on a bet that was not paid, whether taken or returned', () => {
    expect([of({ paid: 0n }), of({ paid: 0n, taken: 0n })]).toEqual([0n, 0n]);
  });

  it('is 0 if the declared result is the sum of the payments', () => {
    for (const paid of [gross - due, gross - 1n, 1n]) {
      const { round, evaluated } = played(kept, { paid }, { result: -paid });
      expect(keptByTable(round, evaluated.settlement)).toBe(0n);
      expect(codes(evaluated)).not.toContain('result-differs');
      expect(evaluated.findings.at(-1)).toMatchObject({ code: 'deduction-differs', found: '0.00 EUR' });
    }
    const { evaluated } = played(kept, { paid: gross - due }, { result: due - gross });
    expect(codes(evaluated)).toEqual(['deduction-differs']);
  });

  it('is the declared deduction if the table states one', () => {
    const { evaluated } = played(kept, { paid: gross }, { deduction: due });
    expect(codes(evaluated)).toEqual(['paid-differs']);
  });
});

describe('the premium of an insured bet', () => {
  const insured = (money: { paid?: bigint; taken?: bigint }): { round: Round; evaluated: EvaluatedRound } => {
    const round = {
      bets: [
        { betId: 'r', type: 'red', stake: 10_000n },
        { betId: 'i', type: 'insurance', stake: 100n, options: { on: 'r' }, ...money },
      ],
      outcome: { black: ['Kc', 'Qd', 'Jh', '6s'], red: ['Kh', 'Qs', 'Jc', '2d'] },
    };
    const rules = CATALOGUE['trente-et-quarante'];
    return { round, evaluated: evaluateRound(rules, round, { currency: 'EUR', answers: answersOf({}) }) };
  };
  it.each<[string, { paid?: bigint; taken?: bigint }, bigint, string[]]>([
    ['is the house’s where nobody says it was not taken', {}, 100n, []],
    ['is the house’s where it was taken', { paid: 0n, taken: 100n }, 100n, []],
    ['is nothing where nobody took it', { paid: 0n, taken: 0n }, 0n, ['taken-differs', 'deduction-differs']],
    ['is what was taken of it', { taken: 60n }, 60n, ['taken-differs', 'deduction-differs']],
  ])('%s', (_what, money, kept, found) => {
    const { round, evaluated } = insured(money);
    expect([keptByTable(round, evaluated.settlement), codes(evaluated)]).toEqual([kept, found]);
  });
});
