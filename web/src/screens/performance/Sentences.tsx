import type { ReactNode } from 'react';
import type { PerformanceRowFragment } from '../../api/generated/operations';
import { numberValue, percentValue } from '../../charts/picture';
import { formatAmount } from '../../money/money';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { familyName } from '../../figures/figures';
import styles from './Performance.module.css';
import { groupName } from '../../figures/pictures';

/** More would be a table. */
const MOST = 6;

/** Nineteen of twenty z-scores lie within. */
const EXPECTED = 1.96;

const isOutside = ({ figures: { zScore } }: PerformanceRowFragment): boolean =>
  Math.abs(Number(zScore)) > EXPECTED;

/** What the z-scores mean, in words: first the groups outside of what is expected. */
export function Sentences({ rows }: { readonly rows: readonly PerformanceRowFragment[] }): ReactNode {
  const { words, language } = useWords();
  const told = rows.filter(({ figures }) => figures.zScore !== null);
  const sorted = told.toSorted((one, other) => Number(isOutside(other)) - Number(isOutside(one)));
  if (told.length === 0) return null;
  return (
    <section aria-label={words.performance.inWords} className={styles['sentences']}>
      <h2>{words.performance.inWords}</h2>
      <ul>
        {sorted.slice(0, MOST).map((row) => {
          const { key, family, currency, figures } = row;
          const { hold, zScore, rounds, expectedLow, expectedHigh } = figures;
          const names = key.map((each) => groupName(each, language)).join(' · ');
          const parts = {
            group: names === '' ? `${familyName(family, language)} (${currency})` : names,
            z: numberValue(zScore ?? '', language).text,
            rounds: numberValue(String(rounds ?? 0), language).text,
            hold: hold === null ? '' : percentValue(hold, language).text,
            verdict: words.performance[isOutside(row) ? 'outside' : 'within'],
          };
          return (
            <li key={`${names} ${family} ${currency}`} data-outside={isOutside(row)}>
              {fill(hold === null ? words.performance.sayZ : words.performance.sayHold, parts)}
              {expectedLow === null || expectedHigh === null
                ? null
                : ` ${fill(words.performance.sayRange, {
                    low: formatAmount(expectedLow.amount, language),
                    high: formatAmount(expectedHigh.amount, language),
                    currency,
                  })}`}
            </li>
          );
        })}
      </ul>
      {told.length > MOST ? (
        <p>
          {fill(words.performance.others, {
            count: told.length - MOST,
            outside: sorted.slice(MOST).filter(isOutside).length,
          })}
        </p>
      ) : null}
    </section>
  );
}
