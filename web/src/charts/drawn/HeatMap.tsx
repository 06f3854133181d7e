import { scaleBand, scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import styles from '../Chart.module.css';
import type { DrawingProps } from '../drawing-props';
import { DIGIT } from './frame';

/** A row of cells for each series: the larger an amount, the deeper its shade; losses are outlined instead of filled. */
export function HeatMap({ picture, width, height, chosen, choose }: DrawingProps): ReactNode {
  const { groups, series } = picture;
  const left = Math.max(...series.map(({ name }) => name.length)) * DIGIT + 10;
  const across = scaleBand<number>()
    .domain(groups.keys())
    .range([left, width - 8])
    .padding(0.06);
  const down = scaleBand<number>()
    .domain(series.keys())
    .range([0, height - 24])
    .padding(0.08);
  const largest = Math.max(1, ...series.flatMap(({ values }) => values.map(({ at }) => Math.abs(at ?? 0))));
  const shade = scaleLinear().domain([0, largest]).range([0.08, 1]);
  const every = Math.ceil((4 * DIGIT) / across.step());
  return (
    <>
      {series.map(({ name, values }, row) => (
        <g key={name} aria-hidden="true">
          <text
            className={styles['label']}
            x={left - 6}
            y={(down(row) ?? 0) + down.bandwidth() / 2}
            dy="0.32em"
            textAnchor="end"
          >
            {name}
          </text>
          {values.map(({ at }, group) =>
            at === null ? null : (
              <rect
                key={group}
                className={styles[at < 0 ? 'lost' : 'won']}
                x={across(group)}
                y={down(row)}
                width={across.bandwidth()}
                height={down.bandwidth()}
                {...(at < 0 ? { strokeOpacity: shade(-at) } : { fillOpacity: shade(at) })}
              />
            ),
          )}
        </g>
      ))}
      {groups.map(({ label, short = label }, group) => (
        <g key={`${group} ${label}`}>
          {group % every === 0 ? (
            <text
              aria-hidden="true"
              className={styles['label']}
              x={(across(group) ?? 0) + across.bandwidth() / 2}
              y={height - 7}
              textAnchor="middle"
            >
              {short}
            </text>
          ) : null}
          <rect
            className={styles[group === chosen ? 'chosen' : 'place']}
            x={across(group)}
            y={0}
            width={across.bandwidth()}
            height={height - 24}
            onPointerEnter={() => choose(group)}
          />
        </g>
      ))}
    </>
  );
}
