import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import { type KeyFragment, RenewKeyDocument, RevokeKeyDocument } from '../../api/generated/operations';
import { useClock } from '../../days/clock';
import { Button } from '../../parts/Button';
import { Copied } from '../../parts/Copied';
import styles from '../../parts/decision.module.css';
import { Sheet } from '../../parts/Sheet';
import { SureButton } from '../../parts/SureButton';
import { fill } from '../../words/fill';
import { useWords } from '../../words/words';
import { useStep } from '../first-run/step-outcome';
import { NewDevice } from './NewDevice';

interface DevicesProps {
  readonly casino: string;
  readonly keys: readonly KeyFragment[];
  readonly changed: () => void;
}

/** The keys of devices and services: renewed, revoked, made. Tablets have a screen of their own. */
export function Devices({ casino, keys, changed }: DevicesProps): ReactNode {
  const { words } = useWords();
  const { devices: said } = words.people;
  const [secret, setSecret] = useState<string>();
  const made = (shown: string | undefined): void => {
    setSecret(shown);
    changed();
  };
  const good = keys.filter(({ person, isGood }) => person === null && isGood);
  return (
    <section className={styles['section']} aria-label={said.title}>
      <h2>{said.title}</h2>
      <p className={styles['intro']}>{said.lead}</p>
      {good.length === 0 ? <p>{said.none}</p> : <DeviceKeys {...{ keys: good, made }} />}
      {secret === undefined ? null : (
        <div role="status">
          <p>{said.secret}</p>
          <Copied text={secret} />
        </div>
      )}
      <NewDevice {...{ casino, made }} />
      <p>
        <Link to="/$casino/tablets" params={{ casino }}>
          {said.tablets}
        </Link>
      </p>
    </section>
  );
}

interface DeviceKeysProps {
  readonly keys: readonly KeyFragment[];
  readonly made: (secret: string | undefined) => void;
}

function DeviceKeys({ keys, made }: DeviceKeysProps): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const { people: said } = words;
  const { act, isPending, trouble } = useStep(async ([what, id]: readonly ['renew' | 'revoke', string]) => {
    if (what === 'revoke') await decideOrThrow(RevokeKeyDocument, { id });
    else {
      const outcome = await decideOrThrow(RenewKeyDocument, { id });
      if (outcome.__typename === 'CredentialMade') return outcome.secret;
    }
    return undefined;
  }, made);
  return (
    <>
      {trouble}
      <Sheet caption={said.devices.title}>
        <thead>
          <tr>
            <th scope="col">{said.devices.name}</th>
            <th scope="col">{said.devices.source}</th>
            <th scope="col">{said.used}</th>
            <th scope="col">{said.until}</th>
            <th scope="col">{said.end}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ id, name, kind, roles, tablet, sources, lastUsedAt, expiresAt }) => {
            const shown = tablet === null ? name : fill(said.devices.asTablet, { name: tablet });
            // A renewed key and its successor have one name.
            const which = `${shown}, ${clock.moment(expiresAt)}`;
            return (
              <tr key={id}>
                <th scope="row">{shown}</th>
                <td>
                  {kind === 'DEVICE'
                    ? sources.join(', ') || '—'
                    : roles.map((role) => words.roles[role.toLowerCase()] ?? role).join(', ')}
                </td>
                <td>{lastUsedAt === null ? '—' : clock.moment(lastUsedAt)}</td>
                <td>{clock.moment(expiresAt)}</td>
                <td>
                  <div className={styles['acts']}>
                    {tablet === null ? (
                      <Button
                        disabled={isPending}
                        aria-label={`${said.renew}: ${which}`}
                        onClick={() => act(['renew', id])}
                      >
                        {said.renew}
                      </Button>
                    ) : null}
                    <SureButton
                      label={words.tablets.revoke}
                      name={fill(words.tablets.revokeOne, { name: which })}
                      sure={fill(words.tablets.revokeNow, { name: which })}
                      isDisabled={isPending}
                      act={() => act(['revoke', id])}
                    />
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Sheet>
    </>
  );
}
