import { scaleBand, type ScaleBand, scaleLinear, type ScaleLinear } from 'd3-scale';
import type { Language } from '../../words/language';
import type { DrawingProps } from '../drawing-props';
import { type Picture, tickText, type Unit, type Value } from '../picture';

/** Widths of the typeface at 13 px, so that labels fit before anything is drawn. */
export const DIGIT = 7;

/** Bars of as few groups are drawn narrower, so that they stay bars. */
const FEW = 5;

export interface Tick {
  readonly at: number;
  readonly text: string;
}

/** Where the plot lies within the canvas, with its scales. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly across: ScaleBand<number>;
  readonly up: ScaleLinear<number, number>;
  readonly ticks: readonly Tick[];
}

const known = (values: readonly Value[] | undefined): readonly number[] =>
  (values ?? []).flatMap(({ at }) => (at === null ? [] : [at]));

/** Sums of what is above and below zero, group by group: how far a stack reaches. */
const stackEnds = ({ groups, series }: Picture): readonly number[] =>
  groups.flatMap((_, group) => {
    const values = known(series.flatMap(({ values: of }) => of[group] ?? []));
    const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, 0);
    return [sum(values.filter((each) => each > 0)), sum(values.filter((each) => each < 0))];
  });

/** The least and the largest value that is drawn. Zero is always seen, so that lengths compare. */
export function domainOf(picture: Picture): readonly [number, number] {
  const values =
    picture.kind === 'stacked' ? stackEnds(picture) : picture.series.flatMap(({ values: of }) => known(of));
  const all = [0, ...values, ...known(picture.band?.low), ...known(picture.band?.high)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? [low, low + 1] : [low, high];
}

/** Round values of a scale. Two of them that would read the same, as below one minor unit, are one. */
export function ticksOf(scale: ScaleLinear<number, number>, unit: Unit, language: Language): readonly Tick[] {
  const texts = new Map(scale.ticks(5).map((at) => [tickText(at, unit, language), at]));
  return [...texts].map(([text, at]) => ({ at, text }));
}

/** The frame of pictures that have groups from left to right and values from the bottom up. */
export function frameOf({ picture, width, height }: DrawingProps, language: Language): Frame {
  const [top, bottom, right] = [10, height - 24, width - 8];
  const up = scaleLinear().domain(domainOf(picture)).nice(5).range([bottom, top]);
  const ticks = ticksOf(up, picture.unit, language);
  const left = Math.max(...ticks.map(({ text }) => text.length)) * DIGIT + 10;
  const across = scaleBand<number>()
    .domain(picture.groups.keys())
    .range([left, right])
    .paddingInner(picture.groups.length > FEW ? 0.25 : 0.6)
    .paddingOuter(picture.groups.length > FEW ? 0.1 : 0.5);
  return { left, right, top, bottom, across, up, ticks };
}

export const middleOf = (across: ScaleBand<number>, group: number): number =>
  (across(group) ?? 0) + across.bandwidth() / 2;
