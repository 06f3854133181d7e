import type { ReactNode } from 'react';
import styles from './Chart.module.css';
import { Bars } from './drawn/Bars';
import { Dots } from './drawn/Dots';
import { HeatMap } from './drawn/HeatMap';
import { Lines } from './drawn/Lines';
import { Stairs } from './drawn/Stairs';
import { heightOf, type Picture } from './picture';
import type { DrawingProps } from './drawing-props';

const KINDS: Readonly<Record<Picture['kind'], (props: DrawingProps) => ReactNode>> = {
  ...{ bars: Bars, stacked: Bars, lines: Lines, meter: Lines, heat: HeatMap, dots: Dots, stairs: Stairs },
};

/** A picture as SVG. Its values are read from the slider and the table beside it, so the drawing itself is one image. */
export function Drawing(props: Omit<DrawingProps, 'height'>): ReactNode {
  const height = heightOf(props.picture);
  const Kind = KINDS[props.picture.kind];
  return (
    <svg
      className={styles['drawing']}
      viewBox={`0 0 ${props.width} ${height}`}
      role="img"
      aria-label={props.picture.caption}
    >
      <Kind {...props} height={height} />
    </svg>
  );
}
