import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { addressOf, type TieOutFigure, type TieOutSideName } from '../_core/explain/figure';
import type { TieOut, TieOutRow } from '../day-close/tie-outs/tie-out';
import { TIE_OUT_CITATION, TIE_OUTS } from '../_core/tie-out-catalogue';
import type { GamingDayClosed } from './gaming-day.events';

export const TieOutStrength = { HARD: 'hard', SOFT: 'soft' } as const;
registerEnumType(TieOutStrength, {
  name: 'TieOutStrength',
  valuesMap: {
    HARD: { description: 'Only a fault of the software can break it; it is never forced.' },
    SOFT: { description: 'It depends on what was reported; a named person may explain a difference.' },
  },
});

@ObjectType({ description: 'One comparison of a check: of a table, a slip, an account …' })
export class TieOutRowType {
  @Field()
  at!: string;

  @Field()
  expected!: string;

  @Field()
  found!: string;

  @Field()
  ties!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'For explain; null where words are compared, not amounts.',
  })
  expectedFigure!: string | null;

  @Field(() => ID, { nullable: true, description: 'For explain, likewise.' })
  foundFigure!: string | null;

  @Field(() => ID, { nullable: true, description: 'For explain: found less expected.' })
  differenceFigure!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'For explain, where words are compared: the events and findings that were counted.',
  })
  countedFigure!: string | null;
}

@ObjectType({ description: 'The words of a named person about a soft difference, at the close.' })
export class TieOutExplanation {
  @Field(() => String, { nullable: true, description: 'The row it is about; null: all of the check.' })
  at!: string | null;

  @Field({ description: 'Who explained it.' })
  by!: string;

  @Field()
  explanation!: string;
}

@ObjectType('TieOut', { description: 'A check of the books of a gaming day (cuadre), with its figures.' })
export class TieOutType {
  @Field({ description: 'K1-A1 to K13, as docs/books/closing.md lists them.' })
  check!: string;

  @Field(() => TieOutStrength)
  strength!: 'hard' | 'soft';

  @Field()
  formula!: string;

  @Field()
  says!: string;

  @Field({ description: 'In Spanish.' })
  saysEs!: string;

  @Field({ description: 'What to do where it does not hold.' })
  remedy!: string;

  @Field({ description: 'In Spanish.' })
  remedyEs!: string;

  @Field()
  citation!: string;

  @Field()
  holds!: boolean;

  @Field(() => [TieOutRowType])
  rows!: readonly TieOutRowType[];

  @Field(() => [TieOutExplanation], { description: 'Of a closed day: how what does not hold was explained.' })
  explanations!: TieOutExplanation[];
}

type Explained = NonNullable<GamingDayClosed['explained']>;

export const tieOutOf = ({ day, check, holds, rows }: TieOut, explained: Explained = []): TieOutType => ({
  ...{ check, holds, rows: rows.map((row) => rowOf(row, { day, check })) },
  ...TIE_OUTS[check],
  citation: TIE_OUT_CITATION.citation,
  explanations: explained
    .filter((each) => each.check === check)
    .map(({ at, by, explanation }) => ({ at: at ?? null, by: by.name ?? by.id, explanation })),
});

function rowOf(
  { at, expected, found, ties, sides, counted }: TieOutRow,
  of: Pick<TieOutFigure, 'day' | 'check'>,
): TieOutRowType {
  const figure = (side: TieOutSideName): string | null =>
    (side === 'counted' ? counted : sides) === undefined
      ? null
      : addressOf({ kind: 'tie-out', ...of, place: at, side });
  return {
    ...{ at, expected, found, ties },
    expectedFigure: figure('expected'),
    foundFigure: figure('found'),
    differenceFigure: figure('difference'),
    countedFigure: figure('counted'),
  };
}
