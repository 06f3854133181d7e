import { useMutation, useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useClock } from '../../days/clock';
import { answers } from '../../api/answers';
import { ask } from '../../api/ask';
import {
  ApproveSealKeyDocument,
  ProposeSealKeyDocument,
  SealKeysDocument,
} from '../../api/generated/operations';
import { mayAt, sessionQuery } from '../../api/session';
import { Button } from '../../parts/Button';
import styles from '../../parts/decision.module.css';
import { useKeptText } from '../../parts/kept-text';
import { Sheet } from '../../parts/Sheet';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { decideOrThrow } from '../../api/decide-or-throw';
import own from './IntegrityScreen.module.css';
import { fill } from '../../words/fill';

const KEY = ['seal-keys'];
const changed = (): Promise<void> => answers.invalidateQueries({ queryKey: KEY });

/** For a house that has lost its seal key: two administrators introduce another. Only administrators see it. */
export function SealKeys({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const { sealKeys: said } = words;
  const { data: session } = useQuery(sessionQuery);
  if (session === undefined || !mayAt(session, 'people:manage', casino)) return null;
  return (
    <details className={own['lost']}>
      <summary>{said.title}</summary>
      <p className={styles['intro']}>{said.intro}</p>
      <Proposals person={session.person} />
      <Propose />
    </details>
  );
}

function Proposals({ person }: { readonly person: string | null | undefined }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const { sealKeys: said } = words;
  const asked = useQuery({ queryKey: KEY, queryFn: ({ signal }) => ask(SealKeysDocument, {}, signal) });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (proposal: string) => decideOrThrow(ApproveSealKeyDocument, { proposal }),
    onSuccess: changed,
  });
  const listed = asked.data?.sealKeyProposals ?? [];
  if (asked.error) return <TroubleBox error={asked.error} again={() => void asked.refetch()} />;
  if (listed.length === 0) return null;
  return (
    <>
      {error ? <TroubleBox error={error} /> : null}
      <Sheet caption={said.proposals} isTitled>
        <thead>
          <tr>
            <th scope="col">{said.key}</th>
            <th scope="col">{said.reason}</th>
            <th scope="col">{said.by}</th>
            <th scope="col">{said.state}</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ id, key, reason, at, by, approved }) => (
            <tr key={id}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{reason}</td>
              <td>
                {by.name ?? by.id}, {clock.moment(at)}
              </td>
              <td>
                {approved ? (
                  said.introduced
                ) : by.id === person ? (
                  said.waits
                ) : (
                  <Button
                    disabled={isPending}
                    aria-label={fill(said.approveOne, { key })}
                    onClick={() => mutate(id)}
                  >
                    {said.approve}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Sheet>
    </>
  );
}

function Propose(): ReactNode {
  const { words } = useWords();
  const { sealKeys: said } = words;
  const [publicKey, setPublicKey] = useKeptText('seal-key', 'key');
  const [reason, setReason] = useKeptText('seal-key', 'reason');
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: () =>
      decideOrThrow(ProposeSealKeyDocument, { publicKey: publicKey.trim(), reason: reason.trim() }),
    onSuccess: () => {
      setPublicKey('');
      setReason('');
      return changed();
    },
  });
  const sent = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={styles['propose']} onSubmit={sent}>
      <h2>{said.propose}</h2>
      <label htmlFor="seal-key">{said.publicKey}</label>
      <input
        id="seal-key"
        autoComplete="off"
        spellCheck={false}
        value={publicKey}
        onChange={({ target }) => setPublicKey(target.value)}
      />
      <label htmlFor="seal-key-reason">{said.became}</label>
      <textarea
        id="seal-key-reason"
        rows={2}
        maxLength={1_000}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" disabled={isPending || publicKey.trim() === '' || reason.trim() === ''}>
        {said.propose}
      </Button>
      {error ? <TroubleBox error={error} /> : null}
      {isSuccess ? <p role="status">{said.proposed}</p> : null}
    </form>
  );
}
