import { RecordLink } from './RecordLink';
import type { ReactNode } from 'react';
import type { ExplainedPartFragment } from '../api/generated/operations';
import { formatDay } from '../days/days';
import { formatAmount } from '../money/money';
import { eventWord } from '../words/fact-words';
import { useServiceText, useWords } from '../words/words';
import styles from './Explain.module.css';

/** Opens a figure; of another casino where a row is of several. */
export type Follow = (figure: string, casino?: string | null) => void;

interface ExplainedTermProps {
  readonly term: ExplainedPartFragment;
  readonly follow: Follow;
}

/** A part of an amount with its sign and its origin: fact, entry, slip, rule, rounding. */
export function ExplainedTerm({ term, follow }: ExplainedTermProps): ReactNode {
  const { language } = useWords();
  const said = useServiceText();
  const { amount, says, saysEs, figure, casino, fact, line } = term;
  const title =
    (language === 'es' ? term.titleEs : term.title) ??
    (says && said(says, saysEs ?? says)) ??
    (line ? said(line.inChart.name, line.inChart.nameEs) : fact && eventWord(fact.eventType, language));
  return (
    <li className={styles['term']}>
      <span className={styles['says']}>
        {figure ? (
          <button type="button" className={styles['follow']} onClick={() => follow(figure, casino)}>
            {title}
          </button>
        ) : (
          title
        )}
      </span>
      <span className={styles['termAmount']}>{formatAmount(amount.amount, language)}</span>
      <TermFacts term={term} />
    </li>
  );
}

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

function TermFacts({
  term: { fact, line, exact, rounding, roundingEs, rule },
}: Pick<ExplainedTermProps, 'term'>): ReactNode {
  const { words, language } = useWords();
  const said = useServiceText();
  const { explain } = words;
  const pairs: readonly (readonly [string, string | null | undefined, (number | undefined)?])[] = [
    [
      explain.event,
      fact && joined(eventWord(fact.eventType, language), fact.eventId, fact.document, explain.record),
      fact?.recordNumber,
    ],
    [
      explain.line,
      line &&
        joined(
          line.inChart.code,
          said(line.inChart.name, line.inChart.nameEs),
          line.subLedger,
          formatDay(line.bookingDay),
          line.eventType && eventWord(line.eventType, language),
          line.eventId,
          line.slip && `${explain.slip} ${line.slip}`,
          explain.record,
        ),
      line?.recordNumber,
    ],
    [explain.exact, exact],
    [explain.rounding, rounding && said(rounding, roundingEs ?? rounding)],
    [
      explain.rule,
      rule && joined(rule.citation && said(rule.citation, rule.citationEs ?? rule.citation), rule.says),
    ],
  ];
  return (
    <dl className={styles['facts']}>
      {pairs.map(([name, value, record]) =>
        value ? (
          <Pair key={name} name={name}>
            {value} {record === undefined ? null : <RecordLink record={record} />}
          </Pair>
        ) : null,
      )}
    </dl>
  );
}

export const Pair = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
