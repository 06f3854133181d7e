import type { ReactNode } from 'react';
import { RecordOfScreen } from '../time-machine/known';
import { useServiceText, useWords } from '../words/words';
import { ScreenHead } from './ScreenHead';
import { TroubleBox } from './TroubleBox';

/** The state of the one query of a screen. */
interface QueryState {
  readonly error: Error | null;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

interface NotFoundAnswer {
  readonly __typename: 'NotFound';
  readonly message: string;
  readonly messageEs: string;
}

interface AtPosition {
  readonly position: number;
  readonly complete: boolean;
}

interface ScreenProps<Found extends AtPosition> {
  readonly title: ReactNode;
  readonly asked: QueryState;
  /** The answer of the service; undefined until it has arrived. */
  readonly answer: Found | NotFoundAnswer | undefined;
  /** Shown beside the title. */
  readonly beside?: ReactNode;
  readonly isWide?: boolean;
  readonly children: (found: Found) => ReactNode;
}

const isNotThere = (answer: AtPosition | NotFoundAnswer): answer is NotFoundAnswer =>
  '__typename' in answer && answer.__typename === 'NotFound';

/** A message without its hint for programs, which names the query to send next. */
const forScreens = (text: string): string =>
  text.replace(/[:;] (?:see the query|véase la consulta) \w+\.$/, '.');

/**
 * A screen of one query: title and position, then what was found, or why nothing was found. Parts that ask by themselves ask for
 * its position (`useKnownToScreen`).
 */
export function Screen<Found extends AtPosition>(props: ScreenProps<Found>): ReactNode {
  const { title, asked, answer, beside, isWide = false, children } = props;
  const { words } = useWords();
  const said = useServiceText();
  const found = answer && !isNotThere(answer) ? answer : undefined;
  const again = (): void => void asked.refetch();
  return (
    <>
      <ScreenHead
        title={title}
        position={found?.position}
        complete={found?.complete}
        readAt={asked.dataUpdatedAt}
        reload={again}
        isWide={isWide}
      >
        {beside}
      </ScreenHead>
      {asked.error ? <TroubleBox error={asked.error} again={again} /> : null}
      {answer && isNotThere(answer) ? (
        <p role="status">{forScreens(said(answer.message, answer.messageEs))}</p>
      ) : null}
      {answer || asked.error ? null : <p>{words.state.loading}</p>}
      {found ? <RecordOfScreen value={found.position}>{children(found)}</RecordOfScreen> : null}
    </>
  );
}

export { knownAt } from '../time-machine/known';
