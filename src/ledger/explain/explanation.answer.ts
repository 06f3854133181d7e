import type { CountExplanation } from '../_core/explain/count-explanation';
import { type Explanation, explained, type Term } from '../_core/explain/explanation';
import { addressOf, type Figure } from '../_core/explain/figure';
import { wordsOf } from '../_core/explain/figure-words';
import { roundingStep } from '../_core/explain/rounding-step';
import { ruleById } from '../../games/rulebooks/rule-by-id';
import type { PartOfList } from '../../api/graphql/connection/part-of-list';
import { type Money, moneyOf } from '../../api/graphql/scalars/money.type';
import type { CitedRule, CountExplanationType, ExplainedTerm, ExplanationType } from './explanation.type';

export function explanationAnswer(
  figure: Figure,
  { amount, currency, terms }: Explanation,
  { first, after, position }: PartOfList & { readonly position: bigint },
): ExplanationType {
  const money = (minor: bigint): Money => moneyOf(minor, currency);
  const sum = explained(terms);
  return {
    ...{ position, asOf: null, complete: true, figure: addressOf(figure) },
    ...wordsOf(figure),
    ...{ amount: money(amount), explained: money(sum), ties: amount === sum, termCount: terms.length },
    terms: terms.slice(after, after + first).map((term) => termOf(term, money)),
  };
}

export const countAnswer = (
  figure: Figure,
  { counted, ...row }: CountExplanation,
  { first, after, position }: PartOfList & { readonly position: bigint },
): CountExplanationType => ({
  ...{ position, asOf: null, complete: true, figure: addressOf(figure) },
  ...wordsOf(figure),
  ...row,
  count: counted.length,
  counted: counted.slice(after, after + first),
});

const NOTHING_ELSE = {
  ...{ figure: null, line: null, fact: null, rule: null, says: null, exact: null, rounding: null },
};

function termOf(term: Term, money: (minor: bigint) => Money): ExplainedTerm {
  const shown = { ...NOTHING_ELSE, kind: term.kind, amount: money(term.amount) };
  switch (term.kind) {
    case 'figure':
      return { ...shown, figure: term.figure };
    case 'fact':
      return { ...shown, fact: term.fact };
    case 'computed':
      return { ...shown, says: term.says, exact: fraction(term.exact), rounding: term.rounding };
    case 'line': {
      const { debit, credit, ruleId, exact, ...line } = term.line;
      return {
        ...shown,
        line: {
          ...line,
          ruleId,
          debit: moneyOf(debit, line.currency),
          credit: moneyOf(credit, line.currency),
        },
        rule: ruleId === null ? null : citedRule(ruleId),
        ...(exact === undefined
          ? {}
          : { exact: fraction(exact), rounding: roundingStep(exact, debit + credit) }),
      };
    }
  }
}

function citedRule(id: string): CitedRule {
  const rule = ruleById(id);
  return { id, citation: rule?.citation ?? null, says: rule?.says ?? null };
}

const fraction = ({
  numerator,
  denominator,
}: {
  readonly numerator: bigint;
  readonly denominator: bigint;
}): string => `${numerator}/${denominator}`;
