import type { ReactNode } from 'react';
import { decideOrThrow } from '../../api/decide-or-throw';
import { IssueDeviceKeyDocument } from '../../api/generated/operations';
import { Button } from '../../parts/Button';
import { useWords } from '../../words/words';
import { useDraft } from '../first-run/drafts';
import { Choice, Field } from '../first-run/Field';
import styles from '../first-run/FirstRun.module.css';
import { useStep } from '../first-run/step-outcome';
import { PLACES, type PlaceName } from './places';

interface TypedDevice {
  readonly name: string;
  readonly place: PlaceName;
  readonly source: string;
}

interface NewDeviceProps {
  readonly casino: string;
  /** Called with the secret of a new key, which is shown only once. */
  readonly made: (secret: string | undefined) => void;
}

/** Makes the key of a device, for its place and its source. */
export function NewDevice({ casino, made }: NewDeviceProps): ReactNode {
  const { words } = useWords();
  const { devices: said } = words.people;
  const [typed, write, clear] = useDraft<TypedDevice>('device', {
    ...{ name: '', place: 'CAGE', source: PLACES.CAGE.source },
  });
  const { act, isPending, trouble } = useStep(
    ({ name, place, source }: TypedDevice) =>
      decideOrThrow(IssueDeviceKeyDocument, {
        input: {
          ...{ kind: 'DEVICE', name: name.trim(), roles: ['INGEST'], casinos: [casino] },
          ...{ classes: [PLACES[place].reporter], sources: [`/casinos/${casino}/${source.trim()}`] },
        },
      }),
    (outcome) => {
      clear();
      made(outcome.__typename === 'CredentialMade' ? outcome.secret : undefined);
    },
  );
  const places = Object.keys(PLACES) as PlaceName[];
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
          options={places.map((place) => [place, said.places[place]] as const)}
          write={(place) =>
            write({ ...typed, place: place as PlaceName, source: PLACES[place as PlaceName].source })
          }
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
