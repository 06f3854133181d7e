import { ObjectType } from '@nestjs/graphql';
import { addressOfFigure, type TieOutFigure, type TieOutSideName } from '../_core/books/figure';
import type { Compared, TieOut, TieOutRow } from './tie-out';
import type { Said } from '../../finding-catalogue/finding';
import { type ChartMapping, pointInWords, withAccountNames } from '../casino/chart-mapping';
import type { Minor } from '../../kernel/money';
import { Money, moneyOf, schemaEnum } from '../../api/scalars';
import { TIE_OUT_CITATION, TIE_OUTS } from '../_core/tie-out-catalogue';
import type { GamingDayClosed } from './gaming-day.events';
import { CitedWithRemedy, ExpectedAndFound } from '../../api/shared-fields.type';
import { g } from '../../api/schema-fields';

export const TieOutStrength = { HARD: 'hard', SOFT: 'soft' } as const;
schemaEnum(TieOutStrength, 'TieOutStrength', undefined, {
  HARD: 'Only a bug can break it; it cannot be forced.',
  SOFT: 'It depends on the reports; a named person may explain a difference.',
});

@ObjectType({ description: 'One comparison of a check: of a table, a slip, an account …' })
export class TieOutRowType extends g.object(ExpectedAndFound, {
  at: g.text('What is compared; an explanation names the row by it.'),
  atEn: g.text('In English, with names of accounts in place of their paths.'),
  atEs: g.text('In Spanish.'),
  ties: g.bool(),
  expectedAmount: g.nullable(
    g.money('The amount in `expected`, also if it is a bound; null if words are compared.'),
  ),
  foundAmount: g.nullable(g.money('The amount in `found`; null if words are compared.')),
  differenceAmount: g.nullable(g.money('Found less expected; null if words are compared.')),
  expectedFigure: g.nullable(g.id('Address for explain; null if words are compared, not amounts.')),
  foundFigure: g.nullable(g.id('Address for explain; null if words are compared.')),
  differenceFigure: g.nullable(g.id('Address for explain: found less expected.')),
  countedFigure: g.nullable(
    g.id('Address for explain if words are compared: the counted events and findings.'),
  ),
}) {}

@ObjectType({ description: "A named person's explanation of a soft difference, at the close." })
export class TieOutExplanation extends g.object({
  at: g.nullable(g.text('The explained row; null: the whole check.')),
  by: g.text('The person who explained it.'),
  explanation: g.text(),
}) {}

@ObjectType('TieOut', {
  description: 'A check of the books of a gaming day (comprobación de cuadre), with its figures.',
})
export class TieOutType extends g.object(CitedWithRemedy, {
  check: g.text('K1-A1 to K13, as docs/books/closing.md lists them.'),
  strength: g.of(() => TieOutStrength),
  formula: g.text(),
  formulaEs: g.text('In Spanish.'),
  says: g.text(),
  saysEs: g.text('In Spanish.'),
  holds: g.bool(),
  rows: g.listOf(() => TieOutRowType),
  explanations: g.listOf(() => TieOutExplanation, 'For a closed day: the explanations of failed checks.'),
}) {}

interface TieOutBeside {
  readonly explained?: Explained | undefined;
  readonly charts?: readonly ChartMapping[];
}

type Explained = NonNullable<GamingDayClosed['explained']>;

export const tieOutOf = (
  { day, check, holds, rows }: TieOut,
  { explained = [], charts = [] }: TieOutBeside = {},
): TieOutType => ({
  check,
  holds,
  rows: rows.map((row) => rowOf(row, { day, check }, charts)),
  ...TIE_OUTS[check],
  ...TIE_OUT_CITATION,
  explanations: explained
    .filter((each) => each.check === check)
    .map(({ at, by, explanation }) => ({ at: at ?? null, by: by.name ?? by.id, explanation })),
});

function rowOf(
  { at, expected, found, ties, es, sides, counted }: TieOutRow,
  of: Pick<TieOutFigure, 'day' | 'check'>,
  charts: readonly ChartMapping[],
): TieOutRowType {
  const figure = (side: TieOutSideName): string | null =>
    (side === 'counted' ? counted : sides) === undefined
      ? null
      : addressOfFigure({ kind: 'tie-out', ...of, place: at, side });
  const money = (amountOf: (compared: Compared) => Minor): Money | null =>
    sides === undefined ? null : moneyOf(amountOf(sides), sides.currency);
  const named = (en: string, inSpanish: string): Said =>
    withAccountNames({ en, es: inSpanish }, of.day, charts);
  const [place, wanted, had] = [
    { en: pointInWords(at, of.day, charts).en, es: named(at, es.at).es },
    named(expected, es.expected),
    named(found, es.found),
  ];
  return {
    at,
    atEn: place.en,
    atEs: place.es,
    ties,
    expected: wanted.en,
    expectedEs: wanted.es,
    found: had.en,
    foundEs: had.es,
    expectedAmount: money((compared) => compared.expected.amount),
    foundAmount: money((compared) => compared.found.amount),
    differenceAmount: money((compared) => compared.found.amount - compared.expected.amount),
    expectedFigure: figure('expected'),
    foundFigure: figure('found'),
    differenceFigure: figure('difference'),
    countedFigure: figure('counted'),
  };
}
