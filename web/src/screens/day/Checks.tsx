import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mayAt, sessionQuery } from '../../api/session';
import { Amount, FigureButton } from '../../parts/Amount';
import { Mark, type MarkKind } from '../../parts/Mark';
import { Sheet } from '../../parts/Sheet';
import { formatAmount } from '../../money/money';
import { Now } from '../../time-machine/now';
import { useServiceText, useWords } from '../../words/words';
import styles from './Checks.module.css';
import type { Day } from './day';
import { ExplanationField, type Explaining } from './ExplanationField';
import { placesToExplain } from './explanations';
import { fill } from '../../words/fill';

type Check = Day['tieOuts'][number];
type Row = Check['rows'][number];

interface ChecksProps {
  readonly checks: readonly Check[];
  readonly explaining: Explaining;
  /** Whether the explanations are read-only, since the day is closed or shown as it was known earlier. */
  readonly isSettled: boolean;
}

const markOf = ({ holds, strength, explanations }: Check): MarkKind =>
  holds ? 'holds' : strength === 'SOFT' && explanations.length > 0 ? 'explained' : 'broken';

/** The checks of a day in three groups: those that prevent the close, those to be explained, those that are satisfied. */
export function Checks({ checks, explaining, isSettled }: ChecksProps): ReactNode {
  const { words } = useWords();
  const isAnswered = (check: Check): boolean => markOf(check) === 'explained';
  const hard = checks.filter(({ holds, strength }) => !holds && strength === 'HARD');
  const differing = checks.filter(({ holds, strength }) => !holds && strength === 'SOFT');
  const soft = differing.filter((check) => !isAnswered(check));
  const explained = differing.filter(isAnswered);
  const held = checks.filter(({ holds }) => holds);
  const each = (check: Check): ReactNode => (
    <CheckItem key={check.check} {...{ check, explaining, isSettled }} />
  );
  return (
    <>
      <p className={styles['sum']} role="status">
        {[
          fill(words.day.holds, { count: held.length }),
          ...(soft.length > 0 ? [fill(words.day.asks, { count: placesToExplain(soft).length })] : []),
          ...(explained.length > 0 ? [fill(words.day.explained, { count: explained.length })] : []),
          ...(hard.length > 0 ? [fill(words.day.blocks, { count: hard.length })] : []),
        ].join(' · ')}
      </p>
      <Group title={words.day.groupHard}>{hard.map(each)}</Group>
      <Group title={words.day.groupSoft}>{soft.map(each)}</Group>
      <Group title={words.day.groupExplained}>{explained.map(each)}</Group>
      <Group title={words.day.groupHolds}>{held.map(each)}</Group>
    </>
  );
}

function Group({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly ReactNode[];
}): ReactNode {
  if (children.length === 0) return null;
  return (
    <section className={styles['group']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface CheckItemProps extends Omit<ChecksProps, 'checks'> {
  readonly check: Check;
}

function CheckItem({ check, explaining, isSettled }: CheckItemProps): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const broken = check.rows.filter(({ ties }) => !ties);
  const shown = check.holds ? check.rows : broken;
  const nameOf = (at: string): string => {
    const row = check.rows.find((each) => each.at === at);
    return row ? said(row.atEn, row.atEs) : at;
  };
  return (
    <details className={styles['check']} open={!check.holds}>
      <summary>
        <Mark kind={markOf(check)} bare />
        <span className={styles['code']}>{words.day.codes[check.check] ?? check.check}</span>
        <span>{said(check.says, check.saysEs)}</span>
        <span className={styles['count']}>{fill(words.day.rows, { count: shown.length })}</span>
      </summary>
      <div className={styles['body']}>
        {shown.length > 0 ? (
          <Rows
            check={check.check}
            caption={`${check.check} ${said(check.says, check.saysEs)}`}
            rows={shown}
          />
        ) : null}
        {check.explanations.map(({ at, by, explanation }) => (
          <blockquote key={at ?? ''} className={styles['said']}>
            {at ? `${nameOf(at)}: ` : ''}
            {explanation} <cite>{by}</cite>
          </blockquote>
        ))}
        {check.holds || isSettled ? null : (
          <p className={styles['remedy']}>
            <strong>{words.day.remedy}:</strong> {said(check.remedy, check.remedyEs)}
            {check.strength === 'HARD' ? ` ${words.day.hard}` : ''}
            {check.check === 'K12' ? <ToClearings /> : null}
          </p>
        )}
        {!check.holds && !isSettled && check.strength === 'SOFT'
          ? (broken.length === 0 ? [undefined] : broken.map(({ at }) => at)).map((at) => (
              <ExplanationField
                key={at ?? ''}
                check={check.check}
                name={at === undefined ? '' : nameOf(at)}
                {...{ at, explaining }}
              />
            ))
          : null}
        <p className={styles['formula']}>
          {said(check.formula, check.formulaEs)} · {said(check.citation, check.citationEs)}
        </p>
      </div>
    </details>
  );
}

/** Link to the screen on which two persons clear a variance. */
function ToClearings(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  const { data: session } = useQuery(sessionQuery);
  if (session === undefined || !mayAt(session, 'corrections:read', casino)) return null;
  return (
    <>
      {' '}
      <Link to="/$casino/clearings" params={{ casino }}>
        {words.clearings.title}
      </Link>
    </>
  );
}

/** The amounts of a row. */
export const SIDES = ['expectedAmount', 'foundAmount', 'differenceAmount'] as const;

type SideName = (typeof SIDES)[number];

/** Names an amount of a day, for what it is now. */
export const placeOf = (check: string, at: string, side: SideName): string => `${check} ${at} ${side}`;

interface RowsProps {
  readonly check: string;
  readonly caption: string;
  readonly rows: readonly Row[];
}

function Rows({ check, caption, rows }: RowsProps): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  return (
    <Sheet caption={caption}>
      {/* Every check has the same widths, so that amounts are aligned over the whole day. */}
      <colgroup>
        <col className={styles['where']} />
        <col span={3} className={styles['side']} />
        <col className={styles['tie']} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{words.day.where}</th>
          <th scope="col" data-kind="money">
            {words.day.expected}
          </th>
          <th scope="col" data-kind="money">
            {words.day.found}
          </th>
          <th scope="col" data-kind="money">
            {words.day.difference}
          </th>
          <th scope="col" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.at}>
            <th scope="row">{said(row.atEn, row.atEs)}</th>
            <Side
              of={placeOf(check, row.at, 'expectedAmount')}
              amount={row.expectedAmount}
              figure={row.expectedFigure}
              words={said(row.expected, row.expectedEs)}
            />
            <Side
              of={placeOf(check, row.at, 'foundAmount')}
              amount={row.foundAmount}
              figure={row.foundFigure ?? row.countedFigure}
              words={said(row.found, row.foundEs)}
            />
            <Side
              of={placeOf(check, row.at, 'differenceAmount')}
              amount={row.differenceAmount}
              figure={row.differenceFigure}
              words=""
            />
            <td>
              <Mark kind={row.ties ? 'holds' : 'broken'} bare />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

interface SideProps {
  readonly of: string;
  readonly amount: Row['expectedAmount'];
  readonly figure: string | null | undefined;
  /** Description of a row that compares no amounts. */
  readonly words: string;
}

function Side({ of, amount, figure, words }: SideProps): ReactNode {
  const { language } = useWords();
  if (amount)
    return (
      <td data-kind="money">
        <Amount amount={amount.amount} currency={amount.currency} figure={figure} />
        <Now of={of} then={formatAmount(amount.amount, language)} />
      </td>
    );
  return (
    <td className={styles['words']}>
      {figure && words !== '' ? <FigureButton figure={figure}>{words}</FigureButton> : words}
    </td>
  );
}
