import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { SlipControl as Control } from './slip-control';
import type { SlipKind } from './slip-report';
import type { SlipSeries as Series } from './slip-series';
import type { SlipProblem, SlipUse } from './slip-use';
import { GamingDayType } from '../../api/graphql/scalars/gaming-day.scalar';
import { Money, moneyOf } from '../../api/graphql/scalars/money.type';
import { Answer } from '../../api/graphql/snapshot/answer.type';

export const SlipKindName = {
  FLOAT: 'float',
  FILL: 'fill',
  CREDIT: 'credit',
  CLOSING: 'closing',
  CAMBISTA_ORDER: 'cambista-order',
  BANK_ORDER: 'bank-order',
  BUY_IN: 'buy-in',
  SALE: 'sale',
  BOX: 'box',
} as const satisfies Record<string, SlipKind>;
registerEnumType(SlipKindName, {
  name: 'SlipKind',
  description: 'What a slip (vale) accompanies.',
  valuesMap: {
    FLOAT: { description: 'An opening float (anticipo).' },
    FILL: { description: 'A fill (reposición).' },
    CREDIT: { description: 'A credit (devolución).' },
    CLOSING: { description: 'What goes to the cage at the close of a table; the close posts it.' },
    CAMBISTA_ORDER: { description: 'The imprest of a cambista, out or back.' },
    BANK_ORDER: { description: "Chips of a player's bank, put in play or withdrawn." },
    BUY_IN: { description: 'An exchange at a table.' },
    SALE: { description: 'A sale of chips at the cage.' },
    BOX: { description: 'A drop box: put on a table, and counted.' },
  },
});

export const SlipProblemName = {
  HALF_MISSING: 'half-missing',
  USED_TWICE: 'used-twice',
  HALVES_DIFFER: 'halves-differ',
  UNDER_WAY: 'under-way',
} as const satisfies Record<string, SlipProblem>;
registerEnumType(SlipProblemName, {
  name: 'SlipProblem',
  description: 'What does not tie about a slip.',
  valuesMap: {
    HALF_MISSING: { description: 'Only one of its two ends has reported it.' },
    USED_TWICE: { description: 'One end has reported it more than once.' },
    HALVES_DIFFER: { description: 'Table and cage say different amounts.' },
    UNDER_WAY: { description: 'The ledger still holds something between the two ends.' },
  },
});

@ObjectType('SlipUse', { description: 'A slip: table, cage and ledger side by side.' })
class SlipUseType {
  @Field(() => ID, { description: 'Its number, or that of the box.' })
  slip!: string;

  @Field(() => SlipKindName)
  kind!: SlipKind;

  @Field(() => String, { nullable: true })
  table!: string | null;

  @Field(() => GamingDayType)
  gamingDay!: string;

  @Field(() => Money, { nullable: true, description: 'As the table reported it.' })
  atTable!: Money | null;

  @Field(() => Money, { nullable: true, description: 'As the cage reported it.' })
  atCage!: Money | null;

  @Field(() => Money, {
    description: 'What the ledger holds under it between the two; nothing once it ties.',
  })
  inTransit!: Money;

  @Field({ description: 'Every event that named it was cancelled.' })
  isVoid!: boolean;

  @Field({ description: 'Whether nothing is wrong with it.' })
  ties!: boolean;

  @Field(() => [SlipProblemName])
  problems!: readonly SlipProblem[];

  @Field(() => [ID])
  eventIds!: readonly string[];
}

@ObjectType('SlipGap', { description: 'Numbers in succession that nobody has used.' })
class SlipGapType {
  @Field(() => ID)
  first!: string;

  @Field(() => ID)
  last!: string;

  @Field({ description: 'How many, as decimal text.' })
  count!: string;
}

@ObjectType('SlipSeries', { description: 'The slips of one kind from one pad (talonario).' })
class SlipSeriesType {
  @Field(() => SlipKindName)
  kind!: SlipKind;

  @Field({ description: 'What stands before the number.' })
  pad!: string;

  @Field(() => ID, { description: 'The lowest number used in the period.' })
  first!: string;

  @Field(() => ID, { description: 'The highest number used in the period.' })
  last!: string;

  @Field(() => Int)
  used!: number;

  @Field(() => [SlipGapType], {
    description: 'Between the last number before the period and the last in it; at most a thousand gaps.',
  })
  unused!: SlipGapType[];

  @Field(() => [ID], { description: 'Used more than once.' })
  duplicates!: readonly string[];

  @Field(() => [ID], { description: 'Their events were cancelled.' })
  voids!: readonly string[];
}

@ObjectType('SlipControl', { description: 'The control of slips (control de vales) of a period.' })
export class SlipControlType extends Answer {
  @Field(() => [SlipSeriesType])
  series!: SlipSeriesType[];

  @Field(() => [SlipUseType])
  slips!: SlipUseType[];
}

export const slipControlOf = (
  { slips, series }: Control,
  { position, asOf }: { readonly position: bigint; readonly asOf: string },
): SlipControlType => ({
  ...{ position, asOf, complete: true },
  series: series.map(seriesOf),
  slips: slips.map(slipOf),
});

const seriesOf = ({ unused, ...series }: Series): SlipSeriesType => ({
  ...series,
  unused: unused.map(({ count, ...gap }) => ({ ...gap, count: count.toString() })),
});

const slipOf = ({ atTable, atCage, inTransit, currency, ...slip }: SlipUse): SlipUseType => ({
  ...slip,
  ties: slip.problems.length === 0,
  atTable: atTable === undefined ? null : moneyOf(atTable, currency),
  atCage: atCage === undefined ? null : moneyOf(atCage, currency),
  inTransit: moneyOf(inTransit, currency),
});
