import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { IssueDeviceKeyDocument } from '../../api/generated/operations';
import { Button } from '../../parts/Button';
import { useWords } from '../../words/words';
import { useDraft } from './drafts';
import { Choice, Field } from './Field';
import styles from './FirstRun.module.css';
import { decideOrThrow } from '../../api/decide-or-throw';
import { useStep, type StepProps } from './step-outcome';
import { fill } from '../../words/fill';

/** Places of devices, with the path of their source below the casino. */
const PLACES = {
  CAGE: 'cage',
  TABLE: 'tables/RF1',
  COUNT_ROOM: 'count-room',
  OFFICE: 'accounts',
} as const;
type Place = keyof typeof PLACES;

interface TypedDevice {
  readonly name: string;
  readonly place: Place;
  readonly source: string;
}

/** Creates the keys of devices, one for each device and source. */
export function DevicesStep({ found, changed }: StepProps): ReactNode {
  const { words } = useWords();
  const [secret, setSecret] = useState<string>();
  const casino = found.casinos[0]?.id;
  if (casino === undefined) return <p role="status">{words.firstRun.devices.casinoFirst}</p>;
  const devices = found.credentials.filter(
    ({ kind, tablet, isGood }) => (kind === 'DEVICE' || tablet !== null) && isGood,
  );
  const made = (shown: string | undefined): void => {
    setSecret(shown);
    changed();
  };
  return (
    <>
      {devices.length > 0 ? (
        <ul>
          {devices.map(({ id, name, tablet, sources }) => (
            <li key={id}>
              {tablet === null ? name : fill(words.firstRun.devices.asTablet, { name: tablet })} ·{' '}
              <code>{sources.join(', ')}</code>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <Link to="/$casino/tablets" params={{ casino }}>
          {words.firstRun.devices.tablets}
        </Link>
      </p>
      <NewDevice casino={casino} made={made} />
      {secret === undefined ? null : (
        <div role="status">
          <p>{words.firstRun.devices.secret}</p>
          <pre className={styles['shown']} tabIndex={0}>
            {secret}
          </pre>
        </div>
      )}
    </>
  );
}

interface NewDeviceProps {
  readonly casino: string;
  /** Called with the secret of a new key, which is shown only once. */
  readonly made: (secret: string | undefined) => void;
}

function NewDevice({ casino, made }: NewDeviceProps): ReactNode {
  const { words } = useWords();
  const { devices: said } = words.firstRun;
  const [typed, write, clear] = useDraft<TypedDevice>('device', {
    ...{ name: '', place: 'CAGE', source: PLACES.CAGE },
  });
  const { act, isPending, trouble } = useStep(
    ({ name, place, source }: TypedDevice) =>
      decideOrThrow(IssueDeviceKeyDocument, {
        input: {
          ...{ kind: 'DEVICE', name: name.trim(), roles: ['INGEST'], casinos: [casino] },
          ...{ classes: [place], sources: [`/casinos/${casino}/${source.trim()}`] },
        },
      }),
    (outcome) => {
      clear();
      made(outcome.__typename === 'CredentialMade' ? outcome.secret : undefined);
    },
  );
  return (
    <>
      <div className={styles['fields']}>
        <Field
          name="device-name"
          label={said.name}
          value={typed.name}
          write={(name) => write({ ...typed, name })}
        />
        <Choice
          name="device-place"
          label={said.place}
          value={typed.place}
          options={(Object.keys(PLACES) as Place[]).map((place) => [place, said.places[place]] as const)}
          write={(place) => write({ ...typed, place: place as Place, source: PLACES[place as Place] })}
        />
        <Field
          name="device-source"
          label={said.source}
          hint={`/casinos/${casino}/${typed.source}`}
          value={typed.source}
          write={(source) => write({ ...typed, source })}
        />
      </div>
      <Button
        kind="main"
        disabled={isPending || typed.name.trim() === '' || typed.source.trim() === ''}
        onClick={() => act(typed)}
      >
        {said.make}
      </Button>
      {trouble}
    </>
  );
}
