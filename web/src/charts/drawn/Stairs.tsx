import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words';
import styles from '../Chart.module.css';
import type { DrawingProps } from '../drawing-props';
import type { Picture } from '../picture';
import { DIGIT, domainOf, ticksOf } from './frame';

/**
 * Rates by bracket as stairs: a step is as wide as its bracket and as high as its rate, so what is filled up to the base is the
 * duty. The last step goes on, and is drawn as far beyond the base or the last limit as the picture is wide.
 */
export function Stairs(props: DrawingProps): ReactNode {
  const { language } = useWords();
  const { picture, width, height, chosen, choose } = props;
  const { steps, series, unit } = picture;
  if (steps === undefined) return null;
  const [top, bottom] = [24, height - 24];
  const up = scaleLinear().domain(domainOf(picture)).nice(4).range([bottom, top]);
  const rates = ticksOf(up, unit, language);
  const left = Math.max(...rates.map(({ text }) => text.length)) * DIGIT + 10;
  const end = endOf(steps);
  const across = scaleLinear()
    .domain([0, end])
    .range([left, width - 16]);
  const base = steps.base.at ?? 0;
  return (
    <>
      {rates.map(({ at, text }) => (
        <g key={text} aria-hidden="true">
          <path className={styles[at === 0 ? 'zero' : 'rule']} d={`M${left} ${up(at)}H${width - 16}`} />
          <text className={styles['label']} x={left - 6} y={up(at)} dy="0.32em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {steps.from.map((from, step) => {
        const [start, until] = [from.at ?? 0, steps.to[step]?.at ?? end];
        const y = up(series[0]?.values[step]?.at ?? 0);
        const reached = Math.max(start, Math.min(until, base));
        return (
          <g key={start} className={styles['series1']}>
            <rect x={across(start)} y={y} width={across(reached) - across(start)} height={bottom - y} />
            <path className={styles['line']} d={`M${across(start)} ${bottom}V${y}H${across(until)}`} />
            <rect
              className={styles[step === chosen ? 'chosen' : 'place']}
              x={across(start)}
              y={top}
              width={across(until) - across(start)}
              height={bottom - top}
              onPointerEnter={() => choose(step)}
            />
          </g>
        );
      })}
      {steps.from.map(({ at, text }) => (
        <text
          key={text}
          className={styles['label']}
          x={across(at ?? 0)}
          y={bottom + 17}
          textAnchor={at === 0 ? 'start' : 'middle'}
          aria-hidden="true"
        >
          {text}
        </text>
      ))}
      <path className={styles['here']} d={`M${across(base)} ${top - 4}V${bottom}`} />
      <text
        className={styles['label']}
        x={Math.max(left + 30, Math.min(across(base), width - 60))}
        y={top - 9}
        textAnchor="middle"
        aria-hidden="true"
      >
        {steps.base.text}
      </text>
    </>
  );
}

/** How far the drawing reaches: a quarter beyond the last limit or the base. */
function endOf({ from, base }: NonNullable<Picture['steps']>): number {
  return Math.max(1, base.at ?? 0, ...from.map(({ at }) => at ?? 0)) * 1.25;
}
