import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ask } from '../../api/ask';
import { CorrectionPreviewDocument, type CorrectionPreviewQuery } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { Amount } from '../../parts/Amount';
import { Refusal } from '../../parts/Refusal';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/TroubleBox';
import { useServiceText, useWords } from '../../words/words';
import { SHAPES } from '../findings/FindingDetail';
import styles from './Corrections.module.css';
import { fill } from '../../words/fill';

export type Preview = Omit<
  Extract<CorrectionPreviewQuery['correctionPreview'], { __typename: 'CorrectionPreview' }>,
  '__typename'
>;
type Finding = Preview['findingsOpened'][number];

interface EffectProps {
  readonly casino: string;
  readonly target: { readonly source: string; readonly event: string };
  /** JSON text of the corrected data; absent if the fact is cancelled. */
  readonly replacement: string | undefined;
}

/** Debounce, so that not every key sends a query. */
const SETTLED_MS = 600;

export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => settle(value), SETTLED_MS);
    return () => clearTimeout(waiting);
  }, [value]);
  return settled;
}

/** Previews what a correction would change in the books, before it is proposed and before it is approved. */
export function Effect({ casino, target, replacement }: EffectProps): ReactNode {
  const { words } = useWords();
  const { corrections: said } = words;
  const settled = useSettled(replacement);
  const asked = useQuery({
    queryKey: ['correction-preview', casino, target.source, target.event, settled ?? null],
    queryFn: ({ signal }) =>
      ask(
        CorrectionPreviewDocument,
        { casino, ...target, ...(settled === undefined ? {} : { replacement: settled }) },
        signal,
      ),
  });
  const preview = settled === replacement ? asked.data?.correctionPreview : undefined;
  if (asked.error) return <TroubleBox error={asked.error} again={() => void asked.refetch()} />;
  if (preview === undefined) return <p role="status">{words.state.loading}</p>;
  if (preview.__typename !== 'CorrectionPreview') return <Refusal {...preview} />;
  return <EffectShown preview={preview} tooLarge={said.effectTooLarge} />;
}

interface ShownProps {
  readonly preview: Preview;
  /** The message if the preview exceeds its limit. */
  readonly tooLarge: string;
  /** Further effects of this kind of decision. */
  readonly children?: ReactNode;
}

export function EffectShown({ preview, tooLarge, children }: ShownProps): ReactNode {
  const { corrections: said } = useWords().words;
  return (
    <section aria-label={said.effect} className={styles['effect']}>
      <h2>{said.effect}</h2>
      <p>
        {preview.isPreviewed
          ? fill(said.effectLead, {
              effect: preview.facts === 0 ? '' : fill(said.effectFacts, { count: preview.facts }),
            })
          : tooLarge}
      </p>
      {preview.complete ? null : <p role="alert">{said.effectNotNow}</p>}
      <Figures {...preview} />
      <Presented {...preview} />
      {children}
      <Findings
        title={said.findingsOpened}
        findings={preview.findingsOpened}
        count={preview.findingsOpenedCount}
      />
      <Findings
        title={said.findingsEnded}
        findings={preview.findingsEnded}
        count={preview.findingsEndedCount}
      />
    </section>
  );
}

/** Column heads: amount before, amount after, difference. */
export function AmountHeads(): ReactNode {
  const { corrections: said } = useWords().words;
  return [said.before, said.after, said.difference].map((head) => (
    <th key={head} scope="col" data-kind="money">
      {head}
    </th>
  ));
}

function Figures({ figures, figureCount, isPreviewed }: Preview): ReactNode {
  const { words } = useWords();
  const inWords = useServiceText();
  const { corrections: said } = words;
  if (figures.length === 0) return isPreviewed ? <p>{said.effectNone}</p> : null;
  return (
    <>
      <Sheet caption={said.signs} isTitled>
        <thead>
          <tr>
            <th scope="col">{said.booksOf}</th>
            <th scope="col">{said.account}</th>
            <AmountHeads />
          </tr>
        </thead>
        <tbody>
          {figures.map(({ bookingDay, gamingDays, account, inChart, figure, before, after, change }) => (
            <tr key={figure}>
              <td>
                {formatDay(bookingDay)}
                {gamingDays.every((day) => day === bookingDay) ? null : (
                  <small> {fill(said.ofFacts, { days: gamingDays.map(formatDay).join(', ') })}</small>
                )}
              </td>
              <th scope="row" title={account}>
                {inChart.code} {inWords(inChart.name, inChart.nameEs) || account}
              </th>
              <td data-kind="money">
                <Amount {...before} figure={figure} />
              </td>
              <td data-kind="money">
                <strong>
                  <Amount {...after} />
                </strong>
              </td>
              <td data-kind="money">
                <Amount {...change} />
              </td>
            </tr>
          ))}
        </tbody>
      </Sheet>
      {figureCount > figures.length ? (
        <p>{fill(said.effectMore, { count: figureCount - figures.length })}</p>
      ) : null}
    </>
  );
}

/** What the summary journal would present otherwise than the ledger posts it: games gross, tips as income. */
function Presented({ presented }: Preview): ReactNode {
  const { corrections: said } = useWords().words;
  const inWords = useServiceText();
  if (presented.length === 0) return null;
  return (
    <Sheet caption={said.presented} isTitled>
      <thead>
        <tr>
          <th scope="col">{said.booksOf}</th>
          <th scope="col">{said.account}</th>
          <AmountHeads />
        </tr>
      </thead>
      <tbody>
        {presented.map(({ bookingDay, account, inChart, before, after, change }) => (
          <tr key={`${bookingDay} ${account} ${before.currency}`}>
            <td>{formatDay(bookingDay)}</td>
            <th scope="row" title={account}>
              {inChart.code} {inWords(inChart.name, inChart.nameEs) || account}
            </th>
            {[before, after, change].map((amount, at) => (
              <td key={at} data-kind="money">
                <Amount {...amount} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

/** Limit of listed findings; more are only counted. */
const MOST_FINDINGS = 20;

function Findings({
  title,
  findings,
  count,
}: {
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly count: number;
}): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  if (findings.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {findings.slice(0, MOST_FINDINGS).map((finding, at) => (
          <li key={at}>
            {SHAPES[finding.severity]} {said(finding.title, finding.titleEs)} · {formatDay(finding.gamingDay)}
            {finding.table ? ` · ${finding.table}` : ''} · {words.findings.expected}:{' '}
            {said(finding.expected, finding.expectedEs)} · {words.findings.found}:{' '}
            {said(finding.found, finding.foundEs)}
          </li>
        ))}
        {count > MOST_FINDINGS ? (
          <li>{fill(words.corrections.findingsMore, { count: count - MOST_FINDINGS })}</li>
        ) : null}
      </ul>
    </>
  );
}
