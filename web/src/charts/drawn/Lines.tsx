import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words';
import styles from '../Chart.module.css';
import type { DrawingProps } from '../drawing-props';
import { type Picture, SHAPES, type Value } from '../picture';
import { Axes, Places } from './Axes';
import { type Frame, frameOf, middleOf } from './frame';

/** Lines over time with their band; a meter rises and falls in steps, with a dot at each event. An unknown value is a gap. */
export function Lines(props: DrawingProps): ReactNode {
  const { language } = useWords();
  const { picture } = props;
  const frame = frameOf(props, language);
  const { across, up } = frame;
  const path = line<Value>()
    .defined(({ at }) => at !== null)
    .x((_, group) => middleOf(across, group))
    .y(({ at }) => up(at ?? 0))
    .curve(picture.kind === 'meter' ? curveStepAfter : curveLinear);
  return (
    <>
      <BandArea picture={picture} frame={frame} />
      <Axes {...props} frame={frame} />
      {picture.series.map(({ name, values }, index) => (
        <g key={name} className={styles[`series${index + 1}`]}>
          <path className={styles['line']} d={path(values) ?? ''} />
          {values.map(({ at }, group) =>
            at !== null && isMarked(picture, values, group) ? (
              <circle key={group} cx={middleOf(across, group)} cy={up(at)} r={3} />
            ) : null,
          )}
        </g>
      ))}
      <MarkedPoints picture={picture} frame={frame} />
      <Places {...props} frame={frame} />
    </>
  );
}

/** More dots would run into each other. */
const MOST_DOTS = 90;

/** Events of a meter have a dot, and values without a neighbour, to which no line leads. */
const isMarked = ({ kind, groups }: Picture, values: readonly Value[], group: number): boolean =>
  (kind === 'meter' && groups.length <= MOST_DOTS) ||
  [group - 1, group + 1].every((beside) => typeof values[beside]?.at !== 'number');

/** The shapes of marked groups, at the first series. */
function MarkedPoints({
  picture: { marks = [], series },
  frame: { across, up },
}: {
  readonly picture: Picture;
  readonly frame: Frame;
}): ReactNode {
  return marks.flatMap(({ name, shape, groups }) =>
    groups.map((group) => {
      const at = series[0]?.values[group]?.at ?? null;
      return at === null ? null : (
        <path
          key={`${name} ${group}`}
          className={styles['outside']}
          d={SHAPES[shape]}
          transform={`translate(${middleOf(across, group)} ${up(at)})`}
        />
      );
    }),
  );
}

function BandArea({
  picture: { band, groups },
  frame: { across, up },
}: {
  readonly picture: Picture;
  readonly frame: Frame;
}): ReactNode {
  if (band === undefined) return null;
  const at = (of: readonly Value[], group: number): number => of[group]?.at ?? 0;
  const between = area<number>()
    .defined((group) => band.low[group]?.at !== null && band.high[group]?.at !== null)
    .x((group) => middleOf(across, group))
    .y0((group) => up(at(band.low, group)))
    .y1((group) => up(at(band.high, group)));
  return <path className={styles['band']} d={between([...groups.keys()]) ?? ''} />;
}
