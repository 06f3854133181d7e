import type { CountExplanation, ExplainingLine, Explanation, Term } from '../_core/books/cell-part';
import { sumOfAmounts, roundingInWords } from '../_core/books/cell-part';
import { addressOfFigure, type Figure, figureAt } from '../_core/books/figure';
import { titleOf, wordsOf } from '../_core/books/figure-words';
import { accountInChart, type ChartMapping, LAST_DAY, withAccountNames } from '../casino/chart-mapping';
import { readCharts } from '../casino/known-days.queries';
import { ruleById } from '../../games/rules-in-force';
import { type JournalLine, shownOfLine } from '../journal/journal-line.type';
import { checkPart, MOST_PER_PAGE, type PartOfList } from '../../api/connection.type';
import { ONE_QUESTION } from '../../api/snapshot/operation-cost';
import { type Money, moneyOf } from '../../api/scalars';
import type { CitedRule, CountExplanationType, ExplainedTerm, ExplanationType } from './explanation.type';
import { ExplanationAnswer } from './explanation.type';
import { Args, ArgsType, Resolver } from '@nestjs/graphql';
import type { EntityManager } from 'typeorm';
import { RequirePermission } from '../../access/require-permission.decorator';
import { explainCount, isCount } from './explain-account.queries';
import { explainPerformance, refusalOfFigure } from './explain-performance.queries';
import { explainFigure, figureAsked } from './explain-figure.queries';
import { type NotFound, notFound } from '../../api/not-found.type';
import { CasinoArguments } from '../../api/snapshot/casino-scope';
import { AnswerField, type AnswerOf } from '../../api/answer-field';
import type { KnownBooks } from '../../api/snapshot/operation-snapshot';
import { badInput } from '../../api/coded-error';
import { g } from '../../api/schema-fields';

export function explanationAnswer(
  figure: Figure,
  { amount, currency, terms }: Explanation,
  { first, after, position }: PartOfList & { readonly position: bigint },
  charts: readonly ChartMapping[],
): ExplanationType {
  const money = (minor: bigint): Money => moneyOf(minor, currency);
  const sum = sumOfAmounts(terms);
  return {
    position,
    asOf: null,
    complete: true,
    figure: addressOfFigure(figure),
    ...wordsOf(figure),
    amount: money(amount),
    explained: money(sum),
    ties: amount === sum,
    termCount: terms.length,
    terms: terms.slice(after, after + first).map((term) => termOf(term, money, charts)),
  };
}

export const countAnswer = (
  figure: Figure,
  { counted, ...row }: CountExplanation,
  { first, after, position }: PartOfList & { readonly position: bigint },
): CountExplanationType => ({
  position,
  asOf: null,
  complete: true,
  figure: addressOfFigure(figure),
  ...wordsOf(figure),
  ...row,
  count: counted.length,
  counted: counted.slice(after, after + first),
});

const NOTHING_ELSE = {
  figure: null,
  casino: null,
  title: null,
  titleEs: null,
  line: null,
  fact: null,
  rule: null,
  says: null,
  saysEs: null,
  exact: null,
  rounding: null,
  roundingEs: null,
};

function titlesOf(
  address: string,
  charts: readonly ChartMapping[],
): Pick<ExplainedTerm, 'title' | 'titleEs'> {
  const figure = figureAt(address);
  if (figure === undefined) return { title: null, titleEs: null };
  const day = 'day' in figure ? figure.day : LAST_DAY;
  const { en, es } = withAccountNames(titleOf(figure), day, charts);
  return { title: en, titleEs: es };
}

function termOf(term: Term, money: (minor: bigint) => Money, charts: readonly ChartMapping[]): ExplainedTerm {
  const shown = { ...NOTHING_ELSE, kind: term.kind, amount: money(term.amount) };
  switch (term.kind) {
    case 'figure':
      return {
        ...shown,
        figure: term.figure,
        casino: term.casino ?? null,
        ...titlesOf(term.figure, charts),
      };
    case 'fact':
      return { ...shown, fact: term.fact };
    case 'computed':
      return { ...shown, says: term.says.en, saysEs: term.says.es, ...stepShown(term) };
    case 'line': {
      const { debit, credit, ruleId, exact } = term.line;
      return {
        ...shown,
        line: lineShown(term.line, charts),
        rule: ruleId === null ? null : citedRule(ruleId),
        ...(exact === undefined
          ? {}
          : stepShown({ exact, rounding: roundingInWords(exact, debit + credit) })),
      };
    }
  }
}

type Step = Pick<Extract<Term, { kind: 'computed' }>, 'exact' | 'rounding'>;

const stepShown = ({ exact, rounding }: Step): Pick<ExplainedTerm, 'exact' | 'rounding' | 'roundingEs'> => ({
  exact: fraction(exact),
  rounding: rounding.en,
  roundingEs: rounding.es,
});

export const lineShown = (
  { exact: _, debit, credit, ...line }: ExplainingLine,
  charts: readonly ChartMapping[],
): JournalLine => ({
  ...line,
  ...shownOfLine(line),
  inChart: accountInChart(line.account, line.bookingDay, charts),
  debit: moneyOf(debit, line.currency),
  credit: moneyOf(credit, line.currency),
});

function citedRule(id: string): CitedRule {
  const rule = ruleById(id);
  const citation = rule?.citation ?? null;
  return { id, citation, citationEs: rule?.citationEs ?? citation, says: rule?.says ?? null };
}

const fraction = ({
  numerator,
  denominator,
}: {
  readonly numerator: bigint;
  readonly denominator: bigint;
}): string => `${numerator}/${denominator}`;

@ArgsType()
class ExplainArguments extends g.args(CasinoArguments, {
  figure: g.id('The address of the figure, as docs/books/explain.md lists them.'),
  first: g.byDefault(100, g.int('Number of parts, up to 500.')),
  after: g.byDefault(0, g.int('Number of parts to skip.')),
}) {}

@Resolver()
@RequirePermission('ledger:read')
export class ExplainResolver {
  @AnswerField(
    () => ExplanationAnswer,
    'Explains an amount of a book or report, down to lines, events, slips and rules.',
    { alsoOf: casinosOfFigure, complexity: (field) => costOfExplaining(field, { usual: 6, ofSessions: 6 }) },
  )
  explain(
    @Args() { figure: address, first, after }: ExplainArguments,
  ): AnswerOf<ExplanationType | CountExplanationType | NotFound> {
    const figure = figureNamed(address);
    checkPart({ first, after });
    return ({ manager, casino, position }, _principal, others) =>
      readExplanation(manager, { casino, position, others }, { figure, first, after });
  }
}

/** The books that are explained, and the positions of the other casinos that a row of `performance` is of. */
export interface ExplainedAt extends KnownBooks {
  readonly others: ReadonlyMap<string, bigint>;
}

/** Statements for each casino of a row of `performance`: the row, and its sessions one by one. */
const STATEMENTS_OF_A_ROW = 40;

/** What an explanation costs: the statements of another figure, and those of the casinos of a row of `performance`. */
export function costOfExplaining(
  { args, childComplexity }: CostOfField,
  { usual, ofSessions }: { readonly usual: number; readonly ofSessions: number },
): number {
  const { figure, first } = args;
  const casinos = typeof figure === 'string' ? casinosOfFigure({ figure }).length : 0;
  const sent = casinos === 0 ? usual : ofSessions + casinos * STATEMENTS_OF_A_ROW;
  const parts = typeof first === 'number' && first > 0 ? Math.min(first, MOST_PER_PAGE) : 1;
  return sent * ONE_QUESTION + parts * childComplexity;
}

interface CostOfField {
  readonly args: { readonly figure?: unknown; readonly first?: unknown };
  readonly childComplexity: number;
}

/** The casinos whose books the explanation of an address reads; none if it is no address. */
export function casinosOfFigure({ figure: address }: { readonly figure: string }): readonly string[] {
  const figure = figureAsked(address);
  return figure?.kind === 'performance' ? figure.casinos : [];
}

/** @throws GraphQLError BAD_USER_INPUT if no figure has this address */
export function figureNamed(address: string): Figure {
  const figure = figureAsked(address);
  if (figure !== undefined) return figure;
  const asked = figureAt(address);
  const refusal = asked?.kind === 'performance' ? refusalOfFigure(asked) : undefined;
  if (refusal !== undefined) throw badInput(refusal);
  throw badInput({
    en: `There is no figure of the address ${address}: docs/books/explain.md lists those there are.`,
    es: `No hay ninguna cifra con la dirección ${address}: docs/books/explain.md recoge las que hay.`,
  });
}

export async function readExplanation(
  manager: EntityManager,
  { others, ...at }: ExplainedAt,
  { figure, first, after }: PartOfList & { readonly figure: Figure },
): Promise<ExplanationType | CountExplanationType | NotFound> {
  const page = { first, after, position: at.position };
  if (isCount(figure)) {
    const count = await explainCount(manager, at, figure);
    return count === undefined ? notFound('FIGURE.UNKNOWN') : countAnswer(figure, count, page);
  }
  const found =
    figure.kind === 'performance'
      ? await explainPerformance(manager, at, figure, new Map([...others, [at.casino, at.position]]))
      : await explainFigure(manager, at, figure);
  if (found === undefined) return notFound('FIGURE.UNKNOWN');
  return explanationAnswer(figure, found, page, await readCharts(manager, at));
}
