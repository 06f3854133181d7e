import { scaleBand, scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { formatAmount } from '../../money/money';
import { useWords } from '../../words/words';
import styles from '../Chart.module.css';
import type { DrawingProps } from '../drawing-props';
import { DIGIT } from './frame';

/** z-scores reach this far; one beyond stands at the edge as a diamond, and its text says how far it is. */
const EDGE = 3;
/** Nineteen of twenty lie within. */
const EXPECTED = 1.96;
const NUMBERS = [-3, -2, -1, 0, 1, 2, 3];

/** One row for each table: its z-score as a dot between -3 and 3, with the band where 95 of 100 lie. */
export function Dots({ picture, width, height, chosen, choose }: DrawingProps): ReactNode {
  const { language } = useWords();
  const { groups, series } = picture;
  const names = groups.map(({ label, short = label }) => short);
  const left = Math.max(...names.map(({ length }) => length)) * DIGIT + 10;
  const bottom = height - 24;
  const across = scaleLinear()
    .domain([-EDGE, EDGE])
    .range([left + 8, width - 16]);
  const down = scaleBand<number>().domain(groups.keys()).range([4, bottom]);
  return (
    <>
      <rect
        className={styles['band']}
        x={across(-EXPECTED)}
        y={4}
        width={across(EXPECTED) - across(-EXPECTED)}
        height={bottom - 4}
      />
      {NUMBERS.map((z) => (
        <g key={z} aria-hidden="true">
          <path className={styles[z === 0 ? 'zero' : 'rule']} d={`M${across(z)} 4V${bottom}`} />
          <text className={styles['label']} x={across(z)} y={bottom + 17} textAnchor="middle">
            {formatAmount(String(z), language)}
          </text>
        </g>
      ))}
      {names.map((name, group) => {
        const at = series[0]?.values[group]?.at ?? null;
        const y = (down(group) ?? 0) + down.bandwidth() / 2;
        return (
          <g key={`${group} ${name}`} className={styles['series1']}>
            <text className={styles['label']} x={left - 6} y={y} dy="0.32em" textAnchor="end">
              {name}
            </text>
            {at === null ? null : <Dot x={across(Math.max(-EDGE, Math.min(EDGE, at)))} y={y} at={at} />}
            <rect
              className={styles[group === chosen ? 'chosen' : 'place']}
              x={left}
              y={down(group)}
              width={width - left}
              height={down.bandwidth()}
              onPointerEnter={() => choose(group)}
            />
          </g>
        );
      })}
    </>
  );
}

function Dot({ x, y, at }: { readonly x: number; readonly y: number; readonly at: number }): ReactNode {
  return Math.abs(at) > EXPECTED ? (
    <path className={styles['outside']} d="M0 -6L5 0L0 6L-5 0Z" transform={`translate(${x} ${y})`} />
  ) : (
    <circle cx={x} cy={y} r={4} />
  );
}
