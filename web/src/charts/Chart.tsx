import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Sheet } from '../parts/Sheet';
import { fill } from '../words/fill';
import { useWords, type Spoken } from '../words/words';
import styles from './Chart.module.css';
import {
  currencyOf,
  heightOf,
  isOutside,
  MOST_SERIES,
  type Picture,
  SHAPES,
  unknownValue,
  type Value,
} from './picture';

/** The scales and shapes come beside the figures of the first page that has a picture, not after them. */
const loading = import('./Drawing').then((part) => ({ default: part.Drawing }));
const Drawing = lazy(() => loading);

/**
 * A picture with its table. The slider below it, or the pointer, chooses a group, whose values are written beneath and read aloud;
 * on paper the drawing and the table remain.
 */
export function Chart({ picture }: { readonly picture: Picture }): ReactNode {
  const { words } = useWords();
  const { frame, width } = useWidth();
  const [chosen, choose] = useState<number>();
  const { groups, series, kind } = picture;
  if (kind !== 'heat' && series.length > MOST_SERIES)
    throw new Error(`a picture has at most ${MOST_SERIES} series`);
  if (groups.length === 0) return null;
  const at = Math.min(chosen ?? groups.length - 1, groups.length - 1);
  const reading = readingOf(picture, at, words);
  return (
    <figure className={styles['chart']}>
      <figcaption className={styles['caption']}>{captionOf(picture)}</figcaption>
      <Legend picture={picture} />
      <div ref={frame} className={styles['canvas']} style={{ minHeight: heightOf(picture) }}>
        <Suspense>
          <Drawing picture={picture} width={width} chosen={chosen} choose={choose} />
        </Suspense>
      </div>
      <input
        className={styles['reader']}
        type="range"
        min={0}
        max={groups.length - 1}
        value={at}
        aria-label={fill(words.charts.read, { picture: picture.caption })}
        aria-valuetext={reading}
        onChange={({ target }) => choose(target.valueAsNumber)}
      />
      <p className={styles['reading']} aria-hidden="true">
        {reading}
      </p>
      <details className={styles['table']}>
        <summary>{words.charts.table}</summary>
        <Values picture={picture} />
      </details>
    </figure>
  );
}

const captionOf = ({ caption, unit }: Picture): string =>
  [caption, currencyOf(unit)].filter((part) => part !== undefined).join(' · ');

/**
 * All values of a group in one line: "20/03/2026 · Win 1,234.50 · Expected −100.00 to 300.00, outside"; for an unknown value a dash
 * and the reason.
 */
function readingOf(picture: Picture, at: number, words: Spoken['words']): string {
  const { groups, series, band } = picture;
  const values = series.map(({ name, values: of }) => `${name} ${saidOf(of[at])}`);
  if (band) values.push(`${band.name} ${expectedOf(picture, at, words)}`);
  return [groups[at]?.label, ...values].join(' · ');
}

const saidOf = ({ at, text }: Value = unknownValue('')): string =>
  at === null && text !== '' && text !== '—' ? `— (${text})` : text;

function expectedOf(picture: Picture, at: number, words: Spoken['words']): string {
  const [low, high] = [picture.band?.low[at], picture.band?.high[at]];
  if (low === undefined || high === undefined) return '';
  if (low.at === null || high.at === null) return low.text;
  const range = fill(words.charts.range, { low: low.text, high: high.text });
  return isOutside(picture, at) ? `${range}, ${words.charts.outside}` : range;
}

/** The colour and the line of each series; a picture of one series is named by its caption. */
function Legend({ picture: { kind, series, band, marks = [] } }: { readonly picture: Picture }): ReactNode {
  const isPlain = series.length < 2 && band === undefined && marks.length === 0;
  if (kind === 'heat' || kind === 'stairs' || isPlain) return null;
  return (
    <ul className={styles['legend']}>
      {series.map(({ name }, index) => (
        <li key={name}>
          <svg width="22" height="10" aria-hidden="true" className={styles[`series${index + 1}`]}>
            {kind === 'lines' || kind === 'meter' ? <path d="M0 5H22" /> : <rect width="22" height="10" />}
          </svg>
          {name}
        </li>
      ))}
      {band === undefined ? null : (
        <li>
          <svg width="22" height="10" aria-hidden="true" className={styles['band']}>
            <rect width="22" height="10" />
          </svg>
          {band.name}
        </li>
      )}
      {marks.map(({ name, shape }) => (
        <li key={name}>
          <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true" className={styles['outside']}>
            <path d={SHAPES[shape]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The values as a table: a row for each group, in the order of the picture. */
function Values({ picture }: { readonly picture: Picture }): ReactNode {
  const { words } = useWords();
  const { groups, groupedBy, series, band } = picture;
  return (
    <Sheet caption={captionOf(picture)}>
      <thead>
        <tr>
          <th scope="col">{groupedBy}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col" data-kind="number">
              {name}
            </th>
          ))}
          {band === undefined ? null : (
            <th scope="col" data-kind="number">
              {band.name}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ label }, at) => (
          <tr key={`${at} ${label}`}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name} data-kind="number">
                {values[at]?.text}
              </td>
            ))}
            {band === undefined ? null : <td data-kind="number">{expectedOf(picture, at, words)}</td>}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

const FIRST_WIDTH = 720;

/** The width of the frame in CSS pixels, also after the window has changed: texts of a picture keep their size. */
function useWidth(): { readonly frame: React.RefObject<HTMLDivElement | null>; readonly width: number } {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useLayoutEffect(() => {
    const { current } = frame;
    const measured = (): void => setWidth(current?.clientWidth || FIRST_WIDTH);
    measured();
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measured);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}
