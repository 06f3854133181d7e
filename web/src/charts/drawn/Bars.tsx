import { stack, stackOffsetDiverging } from 'd3-shape';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words';
import styles from '../Chart.module.css';
import type { DrawingProps } from '../drawing-props';
import { isOutside, type Picture } from '../picture';
import { Axes, Places } from './Axes';
import { type Frame, frameOf, middleOf } from './frame';

/** From where to where a bar reaches; null if its value is unknown. */
type Reach = readonly [from: number, to: number] | null;

/** Bars side by side start at zero; stacked ones where the one below ends, losses below zero. */
function reachesOf({ kind, groups, series }: Picture): readonly (readonly Reach[])[] {
  if (kind !== 'stacked')
    return series.map(({ values }) => values.map(({ at }) => (at === null ? null : [0, at])));
  const layers = stack<number, number>()
    .keys(series.keys())
    .value((group, layer) => series[layer]?.values[group]?.at ?? 0)
    .offset(stackOffsetDiverging)(groups.keys());
  return layers.map((layer, index) =>
    layer.map(([from, to], group) => (series[index]?.values[group]?.at === null ? null : [from, to])),
  );
}

/** Bars by group, with the expected band behind them, or stacked on each other. */
export function Bars(props: DrawingProps): ReactNode {
  const { language } = useWords();
  const { picture } = props;
  const frame = frameOf(props, language);
  const { across, up } = frame;
  const share = picture.kind === 'stacked' ? 1 : picture.series.length;
  const width = across.bandwidth() / share;
  return (
    <>
      <BandBars picture={picture} frame={frame} />
      <Axes {...props} frame={frame} />
      {reachesOf(picture).map((reaches, index) => (
        <g key={picture.series[index]?.name} className={styles[`series${index + 1}`]}>
          {reaches.map((reach, group) =>
            reach === null ? null : (
              <rect
                key={group}
                x={(across(group) ?? 0) + (share === 1 ? 0 : index * width)}
                y={Math.min(up(reach[0]), up(reach[1]))}
                width={width}
                height={Math.abs(up(reach[0]) - up(reach[1]))}
              />
            ),
          )}
        </g>
      ))}
      <Outside picture={picture} frame={frame} />
      <Places {...props} frame={frame} />
    </>
  );
}

interface BandProps {
  readonly picture: Picture;
  readonly frame: Frame;
}

function BandBars({ picture: { band, groups }, frame: { across, up } }: BandProps): ReactNode {
  if (band === undefined) return null;
  const side = (across.step() - across.bandwidth()) / 2;
  return (
    <g className={styles['band']}>
      {groups.map(({ label }, group) => {
        const [low, high] = [band.low[group]?.at ?? null, band.high[group]?.at ?? null];
        return low === null || high === null ? null : (
          <rect
            key={`${group} ${label}`}
            x={(across(group) ?? 0) - side}
            y={up(high)}
            width={across.step()}
            height={up(low) - up(high)}
          />
        );
      })}
    </g>
  );
}

/** A diamond above each bar that lies outside of its band: a shape, because colour alone says nothing to some. */
function Outside({ picture, frame: { across, up } }: BandProps): ReactNode {
  return picture.groups.map(({ label }, group) =>
    isOutside(picture, group) ? (
      <path
        key={`${group} ${label}`}
        className={styles['outside']}
        d="M0 -5L4 0L0 5L-4 0Z"
        transform={`translate(${middleOf(across, group)} ${up(picture.series[0]?.values[group]?.at ?? 0)})`}
      />
    ) : null,
  );
}
