import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ask } from '../api/ask';
import { ExplainDocument, type ExplainQuery } from '../api/generated/operations';
import { formatAmount } from '../money/money';
import { useWords } from '../words/words';
import { Amount } from './Amount';
import styles from './Explain.module.css';
import { ExplainedTerm, type Follow, Pair } from './ExplainedTerm';
import { RecordLink } from './RecordLink';
import { Mark } from './Mark';
import { TroubleBox } from './TroubleBox';

interface ExplainProps {
  readonly casino: string;
  readonly figure: string;
  readonly known: number | undefined;
}

const PAGE = 100;

/** Loaded when it is opened. */
const ExplainTree = lazy(() => import('./ExplainTree').then((part) => ({ default: part.ExplainTree })));

type Answer = ExplainQuery['explain'];
type Explained = Extract<Answer, { __typename: 'Explanation' }>;

/** The explanation of a figure: its parts with their signs, each with its fact, entry and rule. */
export function Explain({ casino, figure, known }: ExplainProps): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const [path, setPath] = useState<readonly Step[]>([{ casino, figure }]);
  const shown = path.at(-1)!;

  // A figure that is chosen on the screen starts a new path.
  useEffect(() => setPath([{ casino, figure }]), [casino, figure]);
  useEffect(() => panel.current?.focus(), [figure]);

  const close = (): void => void navigate({ to: '.', search: ({ figure: _, ...search }) => search });
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      role="dialog"
      aria-label={words.explain.title}
      className={styles['panel']}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <header className={styles['head']}>
        <h2>{words.explain.title}</h2>
        <CopyLink />
        <button type="button" className={styles['close']} aria-label={words.explain.close} onClick={close}>
          ✕
        </button>
      </header>
      {path.length > 1 ? (
        <button type="button" className={styles['back']} onClick={() => setPath(path.slice(0, -1))}>
          ← {words.explain.back}
        </button>
      ) : null}
      <OneFigure
        key={`${shown.casino} ${shown.figure}`}
        {...shown}
        known={known}
        follow={(next, of) => setPath([...path, { casino: of ?? shown.casino, figure: next }])}
      />
    </aside>
  );
}

function CopyLink(): ReactNode {
  const { words } = useWords();
  const [isCopied, setCopied] = useState(false);
  if (!navigator.clipboard) return null;
  const copy = (): void => void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  return (
    <button type="button" className={styles['copy']} onClick={copy}>
      <span aria-live="polite">{isCopied ? words.explain.copied : words.explain.copy}</span>
    </button>
  );
}

type Step = Pick<ExplainProps, 'casino' | 'figure'>;

interface OneFigureProps extends ExplainProps {
  readonly follow: Follow;
}

function OneFigure({ casino, figure, known, follow }: OneFigureProps): ReactNode {
  const { words } = useWords();
  const [after, setAfter] = useState(0);
  const [isTree, setTree] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['explain', casino, figure, known ?? 'now', after],
    queryFn: ({ signal }) =>
      ask(
        ExplainDocument,
        {
          casino,
          figure,
          first: PAGE,
          after,
          ...(known === undefined ? {} : { knownAt: { position: known } }),
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  if (error) return <TroubleBox error={error} again={() => void refetch()} />;
  if (!data) return <p className={styles['reading']}>{words.state.loading}</p>;
  const { explain } = data;
  if (explain.__typename === 'NotFound') return <NotExplained {...explain} />;
  if (explain.__typename === 'CountExplanation') return <Count {...explain} />;
  const next = after + explain.terms.length;
  return (
    <>
      <Figure {...explain} />
      {explain.terms.some((term) => term.figure) ? (
        <button
          type="button"
          className={styles['back']}
          aria-pressed={isTree}
          onClick={() => setTree(!isTree)}
        >
          {isTree ? words.explain.noTree : words.explain.tree}
        </button>
      ) : null}
      {isTree ? (
        <Suspense fallback={<p className={styles['reading']}>{words.state.loading}</p>}>
          <ExplainTree {...{ casino, figure, known, follow }} />
        </Suspense>
      ) : (
        <ol className={styles['terms']} aria-label={words.explain.parts}>
          {explain.terms.map((term, at) => (
            <ExplainedTerm key={`${after}-${at}`} term={term} follow={follow} />
          ))}
        </ol>
      )}
      {!isTree && next < explain.termCount ? (
        <button type="button" className={styles['back']} onClick={() => setAfter(next)}>
          {words.explain.more} ({next} / {explain.termCount})
        </button>
      ) : null}
    </>
  );
}

const NotExplained = ({
  message,
  messageEs,
}: {
  readonly message: string;
  readonly messageEs: string;
}): ReactNode => {
  const { language } = useWords();
  return <p className={styles['reading']}>{language === 'es' ? messageEs : message}</p>;
};

function Figure({ en, es, formula, formulaEs, amount, explained, ties, figure }: Explained): ReactNode {
  const { words, language } = useWords();
  return (
    <section className={styles['figure']}>
      <p className={styles['title']}>{language === 'es' ? es : en}</p>
      <p className={styles['amount']}>
        <Amount amount={amount.amount} currency={amount.currency} />
      </p>
      <p className={styles['formula']}>{language === 'es' ? formulaEs : formula}</p>
      <p className={styles['ties']}>
        <Mark kind={ties ? 'holds' : 'broken'} /> {ties ? words.explain.ties : words.explain.broken}
        {ties ? null : <> ({formatAmount(explained.amount, language)})</>}
      </p>
      <code className={styles['address']}>{figure}</code>
    </section>
  );
}

type CountAnswer = Extract<Answer, { __typename: 'CountExplanation' }>;

function Count({
  en,
  es,
  expected,
  found,
  formula,
  formulaEs,
  counted,
  ties,
  figure,
}: CountAnswer): ReactNode {
  const { words, language } = useWords();
  return (
    <>
      <section className={styles['figure']}>
        <p className={styles['title']}>{language === 'es' ? es : en}</p>
        <p className={styles['formula']}>{language === 'es' ? formulaEs : formula}</p>
        <p className={styles['ties']}>
          <Mark kind={ties ? 'holds' : 'broken'} />
        </p>
        <dl className={styles['facts']}>
          <Pair name={words.explain.expected}>{expected}</Pair>
          <Pair name={words.explain.found}>{found}</Pair>
        </dl>
        <code className={styles['address']}>{figure}</code>
      </section>
      <ol className={styles['terms']}>
        {counted.map(({ id, what, recordNumber, eventIds }) => (
          <li key={id} className={styles['term']}>
            <span className={styles['says']}>{what}</span>
            <dl className={styles['facts']}>
              <Pair name={words.explain.record}>
                <RecordLink record={recordNumber} /> · {eventIds.join(', ')}
              </Pair>
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}
