import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endSessionOf, sessionsOf } from '../../api/session';
import { useClock } from '../../days/clock';
import styles from '../../parts/decision.module.css';
import { Sheet } from '../../parts/Sheet';
import { SureButton } from '../../parts/SureButton';
import { TroubleBox } from '../../parts/TroubleBox';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { useStep } from '../first-run/step-outcome';
import { rereadWithSessions, SESSIONS } from './register';

/** Where a person is signed in now; each session can be ended, or all of them. */
export function PersonSessions({ person }: { readonly person: string }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const { people: said } = words;
  const asked = useQuery({
    queryKey: [SESSIONS, person],
    queryFn: () => sessionsOf(person),
  });
  const { act, isPending, trouble } = useStep(
    (ids: readonly string[]) => Promise.all(ids.map((id) => endSessionOf(person, id))),
    () => void rereadWithSessions(),
  );
  const running = asked.data ?? [];
  return (
    <section className={styles['section']} aria-label={said.sessions}>
      <h2>{said.sessions}</h2>
      {asked.error ? <TroubleBox error={asked.error} again={() => void asked.refetch()} /> : null}
      {asked.data || asked.error ? null : <p>{words.state.loading}</p>}
      {trouble}
      {asked.data && running.length === 0 ? <p>{said.noSession}</p> : null}
      {running.length === 0 ? null : (
        <>
          <Sheet caption={said.sessions}>
            <thead>
              <tr>
                <th scope="col">{said.browser}</th>
                <th scope="col">{said.signedInWith}</th>
                <th scope="col">{said.began}</th>
                <th scope="col">{said.used}</th>
                <th scope="col">{said.end}</th>
              </tr>
            </thead>
            <tbody>
              {running.map(({ id, browser, signedInWith, beganAt, lastUsedAt, isThisOne }) => (
                <tr key={id}>
                  <th scope="row">{isThisOne ? said.thisSession : browser || '—'}</th>
                  <td>{said.ways[signedInWith]}</td>
                  <td>{clock.moment(beganAt)}</td>
                  <td>{clock.moment(lastUsedAt)}</td>
                  <td>
                    <SureButton
                      label={said.endSession}
                      name={fill(said.endSessionOf, { at: clock.moment(beganAt) })}
                      sure={said.endSessionNow}
                      isDisabled={isPending}
                      act={() => act([id])}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </Sheet>
          <SureButton
            label={said.endAll}
            name={said.endAll}
            sure={said.endAllNow}
            isDisabled={isPending}
            act={() => act(running.map(({ id }) => id))}
          />
        </>
      )}
    </section>
  );
}
