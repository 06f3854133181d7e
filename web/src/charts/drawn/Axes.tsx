import type { ReactNode } from 'react';
import type { DrawingProps } from '../drawing-props';
import styles from '../Chart.module.css';
import { DIGIT, type Frame, middleOf } from './frame';

interface AxesProps extends DrawingProps {
  readonly frame: Frame;
}

/**
 * Hairlines at round values, the heavier line at zero, and the names of as many groups as there is room for. A name that several
 * groups beside each other share, as the day of the moves of a meter, stands at the first of them.
 */
export function Axes({ picture: { groups }, frame }: AxesProps): ReactNode {
  const { left, right, bottom, across, up, ticks } = frame;
  const longest = Math.max(...groups.map(({ label, short = label }) => short.length));
  const every = Math.ceil(((longest + 2) * DIGIT) / across.step());
  const nameOf = (group: number): string | undefined => groups[group]?.short ?? groups[group]?.label;
  return (
    <g aria-hidden="true">
      {ticks.map(({ at, text }) => (
        <g key={text}>
          <path className={styles[at === 0 ? 'zero' : 'rule']} d={`M${left} ${up(at)}H${right}`} />
          <text className={styles['label']} x={left - 6} y={up(at)} dy="0.32em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {groups.map(({ label }, group) =>
        group % every === 0 && nameOf(group) !== nameOf(group - every) ? (
          <text
            key={`${group} ${label}`}
            className={styles['label']}
            x={middleOf(across, group)}
            y={bottom + 17}
            textAnchor="middle"
          >
            {nameOf(group)}
          </text>
        ) : null,
      )}
    </g>
  );
}

/** A place for the pointer over each group, which shows the chosen one. */
export function Places({ picture: { groups }, chosen, choose, frame }: AxesProps): ReactNode {
  const { top, bottom, across } = frame;
  const side = (across.step() - across.bandwidth()) / 2;
  return groups.map(({ label }, group) => (
    <rect
      key={`${group} ${label}`}
      className={styles[group === chosen ? 'chosen' : 'place']}
      x={(across(group) ?? 0) - side}
      y={top}
      width={across.step()}
      height={bottom - top}
      onPointerEnter={() => choose(group)}
    />
  ));
}
