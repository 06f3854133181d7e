import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { answers } from '../../api/answers';
import { ask } from '../../api/ask';
import { CaptureDeskDocument } from '../../api/generated/operations';
import { hasRoleAt, type Session, sessionQuery } from '../../api/session';
import { startOutbox, useOutbox } from '../../outbox/outbox';
import { cacheApplication } from '../../outbox/shell-worker';
import { nameTablet, readTablet } from '../../outbox/store';
import { Button } from '../../parts/Button';
import { ScreenHead } from '../../parts/ScreenHead';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import styles from './Capture.module.css';
import { CaptureDeskView } from './CaptureDeskView';
import { deskQuery } from './desk';
import { fill } from '../../words/fill';
import { reservedFor } from '../../words/reserved-for';

/** Replaces the name of the tablet for persons who only submit blind counts, which have no source. */
const COUNT_ROOM = 'count-room';

/** The screen on which pit, cage and office report events, online or offline. */
export function CaptureScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words, language } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const [opensAlone, setOpensAlone] = useState(true);
  const tablet = useQuery({
    queryKey: ['tablet', casino],
    queryFn: async () => (await readTablet(casino)) ?? null,
  });
  useEffect(startOutbox, []);
  useEffect(() => {
    cacheApplication().then(setOpensAlone, () => setOpensAlone(false));
  }, []);
  if (!session || tablet.data === undefined) return <ScreenHead title={words.capture.title} />;
  const own = enrolledAs(session, casino, tablet.data);
  if (own !== null && own !== tablet.data) return <AdoptTablet casino={casino} tablet={own} />;
  const reports = (['pit', 'cage', 'accountant'] as const).some((role) => hasRoleAt(session, role, casino));
  if (!reports && hasRoleAt(session, 'count', casino))
    return <NamedTablet casino={casino} session={session} tablet={tablet.data ?? COUNT_ROOM} />;
  if (!reports)
    return (
      <>
        <ScreenHead title={words.capture.title} />
        <p>{reservedFor({ words, language }, words.capture.title, ['pit', 'cage', 'count', 'accountant'])}</p>
      </>
    );
  return (
    <>
      {tablet.data === null ? (
        <NameTablet casino={casino} example={exampleFor(session, casino)} />
      ) : (
        <NamedTablet casino={casino} session={session} tablet={tablet.data} />
      )}
      {opensAlone ? null : <p className={styles['soft']}>{words.capture.needsSecure}</p>}
    </>
  );
}

const exampleFor = (session: Session, casino: string): string =>
  `${(['pit', 'cage'] as const).find((role) => hasRoleAt(session, role, casino)) ?? 'office'}-1`;

/** The name under which the tablet is enrolled at this casino; else its stored name. */
const enrolledAs = ({ tablet }: Session, casino: string, named: string | null): string | null =>
  tablet?.casino === casino ? tablet.name : named;

/** Takes over the name of an enrolled tablet. If it has reported before, its store was lost, and its numbering goes on. */
function AdoptTablet({ casino, tablet }: { readonly casino: string; readonly tablet: string }): ReactNode {
  const { words } = useWords();
  const adopted = useQuery({
    queryKey: ['adopt-tablet', casino, tablet],
    queryFn: async () => {
      const { captureDesk } = await ask(CaptureDeskDocument, { casino, tablet });
      await nameTablet(casino, tablet, captureDesk.sources);
      await answers.invalidateQueries({ queryKey: ['tablet', casino] });
      return tablet;
    },
  });
  return (
    <>
      <ScreenHead title={words.capture.title} />
      {adopted.error ? (
        <TroubleBox error={adopted.error} again={() => void adopted.refetch()} />
      ) : (
        <p>{words.state.loading}</p>
      )}
    </>
  );
}

function NamedTablet({
  casino,
  session,
  tablet,
}: {
  readonly casino: string;
  readonly session: Session;
  readonly tablet: string;
}): ReactNode {
  const { words } = useWords();
  const { captures } = useOutbox();
  const desk = useQuery(deskQuery(casino, tablet));
  const kept = captures.filter(({ state }) => state === 'kept').length;
  // A session that was opened on this tablet may now be known to the service.
  useEffect(() => void answers.invalidateQueries({ queryKey: ['desk', casino] }), [kept, casino]);
  return (
    <>
      <ScreenHead title={words.capture.title}>
        <span className={styles['soft']}>
          {tablet === COUNT_ROOM ? words.capture.countRoom : fill(words.capture.tablet, { name: tablet })}
        </span>
      </ScreenHead>
      {desk.data ? (
        <CaptureDeskView {...{ casino, session, tablet }} desk={desk.data} />
      ) : desk.error ? (
        <TroubleBox error={desk.error} again={() => void desk.refetch()} />
      ) : (
        <p>{words.state.loading}</p>
      )}
    </>
  );
}

const TABLET = /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/;

/** Asks once for the name of the tablet. If a tablet of this name has reported before, its store was lost, and a message says so. */
function NameTablet({ casino, example }: { readonly casino: string; readonly example: string }): ReactNode {
  const { words } = useWords();
  const [name, setName] = useState('');
  const [known, setKnown] = useState<{ readonly of: string; readonly sources: number }>();
  const [error, setError] = useState<Error>();
  const set = async (): Promise<void> => {
    setError(undefined);
    try {
      const { captureDesk } = await ask(CaptureDeskDocument, { casino, tablet: name });
      if (captureDesk.sources.length > 0 && known?.of !== name)
        return setKnown({ of: name, sources: captureDesk.sources.length });
      await nameTablet(casino, name, captureDesk.sources);
      await answers.invalidateQueries({ queryKey: ['tablet', casino] });
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  };
  return (
    <>
      <ScreenHead title={words.capture.nameTitle} />
      <form
        className={styles['name']}
        onSubmit={(event) => {
          event.preventDefault();
          void set();
        }}
      >
        <p>{words.capture.nameLead}</p>
        <label className={styles['line']}>
          <span>{words.capture.nameField}</span>
          <input
            value={name}
            autoComplete="off"
            autoCapitalize="none"
            placeholder={example}
            onChange={({ target }) => setName(target.value.toLowerCase().replaceAll(' ', '-'))}
          />
        </label>
        {known?.of === name ? (
          <p role="alert">
            {fill(words.capture.storeLost, {
              sources: fill(words.capture.storeSources, { count: known.sources }),
            })}
          </p>
        ) : null}
        {error ? <TroubleBox error={error} /> : null}
        <Button kind="main" type="submit" className={styles['keep']} disabled={!TABLET.test(name)}>
          {known?.of === name ? words.capture.goOn : words.capture.setName}
        </Button>
      </form>
    </>
  );
}
