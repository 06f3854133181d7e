import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ask } from '../api/ask';
import { ExplainTreeDocument, type ExplainTreeQuery } from '../api/generated/operations';
import { formatAmount } from '../money/money';
import { useServiceText, useWords } from '../words/words';
import styles from './Explain.module.css';
import { ExplainedTerm, type Follow } from './ExplainedTerm';
import { Mark } from './Mark';
import { TroubleBox } from './TroubleBox';
import { fill } from '../words/fill';

interface TreeProps {
  readonly casino: string;
  readonly figure: string;
  readonly known: number | undefined;
  readonly follow: Follow;
}

type Explained = Extract<ExplainTreeQuery['explainTree']['figures'][number], { __typename: 'Explanation' }>;

/** Levels, and parts per figure, that one query reads; a figure below them is opened on its own. */
const AT_ONCE = { depth: 6, first: 30 };

/** A figure with its parts and their parts, level by level, down to facts and entries. */
export function ExplainTree({ casino, figure, known, follow }: TreeProps): ReactNode {
  const { words } = useWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['explain-tree', casino, figure, known ?? 'now'],
    queryFn: ({ signal }) =>
      ask(
        ExplainTreeDocument,
        { casino, figure, ...AT_ONCE, ...(known === undefined ? {} : { knownAt: { position: known } }) },
        signal,
      ),
  });
  if (error) return <TroubleBox error={error} again={() => void refetch()} />;
  if (!data) return <p className={styles['reading']}>{words.state.loading}</p>;
  const explained = data.explainTree.figures.filter(
    (each): each is Explained => each.__typename === 'Explanation',
  );
  const byAddress = new Map(explained.map((each) => [each.figure, each]));
  const root = byAddress.get(figure);
  return root ? (
    <ol className={styles['tree']} aria-label={words.explain.parts}>
      <Branch of={root} path={[]} {...{ known: byAddress, follow }} />
    </ol>
  ) : null;
}

interface BranchProps {
  readonly of: Explained;
  readonly known: ReadonlyMap<string, Explained>;
  /** The figures above it, which are not shown again below themselves. */
  readonly path: readonly string[];
  readonly follow: Follow;
}

function Branch({ of, known, path, follow }: BranchProps): ReactNode {
  const { words, language } = useWords();
  const said = useServiceText();
  const here = [...path, of.figure];
  return (
    <li className={styles['branch']}>
      <details open={path.length < 2}>
        <summary>
          <span className={styles['says']}>{said(of.en, of.es)}</span>{' '}
          <span className={styles['termAmount']}>{formatAmount(of.amount.amount, language)}</span>{' '}
          <Mark kind={of.ties ? 'holds' : 'broken'} bare={of.ties} />
        </summary>
        <ol>
          {of.terms.map((term, at) => {
            const isOpen = term.figure && term.casino === null && !here.includes(term.figure);
            const below = isOpen ? known.get(term.figure) : undefined;
            return below ? (
              <Branch key={at} of={below} path={here} {...{ known, follow }} />
            ) : (
              <ExplainedTerm key={at} term={term} follow={follow} />
            );
          })}
        </ol>
        {of.terms.length < of.termCount ? (
          <button type="button" className={styles['back']} onClick={() => follow(of.figure)}>
            {fill(words.explain.notAllParts, { shown: of.terms.length, all: of.termCount })}
          </button>
        ) : null}
      </details>
    </li>
  );
}
