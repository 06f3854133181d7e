import { Field, ID, ObjectType } from '@nestjs/graphql';
import { addressOf, type TieOutFigure, type TieOutSideName } from '../_core/books/figure';
import type { Compared, TieOut, TieOutRow } from '../day-close/tie-out';
import type { Said } from '../../finding-catalogue/finding';
import { type ChartMapping, pointInWords, withAccountNames } from '../casino/chart-mapping';
import type { Minor } from '../../kernel/money';
import { Money, moneyOf, schemaEnum } from '../../api/scalars';
import { TIE_OUT_CITATION, TIE_OUTS } from '../_core/tie-out-catalogue';
import type { GamingDayClosed } from './gaming-day.events';
import { CitedWithRemedy, ExpectedAndFound } from '../../api/shared-fields.type';

export const TieOutStrength = { HARD: 'hard', SOFT: 'soft' } as const;
schemaEnum(TieOutStrength, 'TieOutStrength', undefined, {
  HARD: 'Only a bug can break it; it cannot be forced.',
  SOFT: 'It depends on the reports; a named person may explain a difference.',
});

@ObjectType({ description: 'One comparison of a check: of a table, a slip, an account …' })
export class TieOutRowType extends ExpectedAndFound {
  @Field({ description: 'What is compared; an explanation names the row by it.' })
  at!: string;

  @Field({ description: 'In English, with names of accounts in place of their paths.' })
  atEn!: string;

  @Field({ description: 'In Spanish.' })
  atEs!: string;

  @Field()
  ties!: boolean;

  @Field(() => Money, {
    nullable: true,
    description: 'The amount in `expected`, also if it is a bound; null if words are compared.',
  })
  expectedAmount!: Money | null;

  @Field(() => Money, { nullable: true, description: 'The amount in `found`; null if words are compared.' })
  foundAmount!: Money | null;

  @Field(() => Money, { nullable: true, description: 'Found less expected; null if words are compared.' })
  differenceAmount!: Money | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Address for explain; null if words are compared, not amounts.',
  })
  expectedFigure!: string | null;

  @Field(() => ID, { nullable: true, description: 'Address for explain; null if words are compared.' })
  foundFigure!: string | null;

  @Field(() => ID, { nullable: true, description: 'Address for explain: found less expected.' })
  differenceFigure!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Address for explain if words are compared: the counted events and findings.',
  })
  countedFigure!: string | null;
}

@ObjectType({ description: "A named person's explanation of a soft difference, at the close." })
export class TieOutExplanation {
  @Field(() => String, { nullable: true, description: 'The explained row; null: the whole check.' })
  at!: string | null;

  @Field({ description: 'The person who explained it.' })
  by!: string;

  @Field()
  explanation!: string;
}

@ObjectType('TieOut', {
  description: 'A check of the books of a gaming day (comprobación de cuadre), with its figures.',
})
export class TieOutType extends CitedWithRemedy {
  @Field({ description: 'K1-A1 to K13, as docs/books/closing.md lists them.' })
  check!: string;

  @Field(() => TieOutStrength)
  strength!: 'hard' | 'soft';

  @Field()
  formula!: string;

  @Field({ description: 'In Spanish.' })
  formulaEs!: string;

  @Field()
  says!: string;

  @Field({ description: 'In Spanish.' })
  saysEs!: string;

  @Field()
  holds!: boolean;

  @Field(() => [TieOutRowType])
  rows!: readonly TieOutRowType[];

  @Field(() => [TieOutExplanation], { description: 'For a closed day: the explanations of failed checks.' })
  explanations!: TieOutExplanation[];
}

interface TieOutBeside {
  readonly explained?: Explained | undefined;
  readonly charts?: readonly ChartMapping[];
}

type Explained = NonNullable<GamingDayClosed['explained']>;

export const tieOutOf = (
  { day, check, holds, rows }: TieOut,
  { explained = [], charts = [] }: TieOutBeside = {},
): TieOutType => ({
  ...{ check, holds, rows: rows.map((row) => rowOf(row, { day, check }, charts)) },
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
      : addressOf({ kind: 'tie-out', ...of, place: at, side });
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
    ...{ at, atEn: place.en, atEs: place.es, ties },
    ...{ expected: wanted.en, expectedEs: wanted.es, found: had.en, foundEs: had.es },
    expectedAmount: money((compared) => compared.expected.amount),
    foundAmount: money((compared) => compared.found.amount),
    differenceAmount: money((compared) => compared.found.amount - compared.expected.amount),
    expectedFigure: figure('expected'),
    foundFigure: figure('found'),
    differenceFigure: figure('difference'),
    countedFigure: figure('counted'),
  };
}
