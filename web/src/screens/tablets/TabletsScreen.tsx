import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useClock } from '../../days/clock';
import { answers } from '../../api/answers';
import { ask } from '../../api/ask';
import {
  EnrolTabletDocument,
  type Reporter,
  RevokeTabletDocument,
  TabletsDocument,
  type TabletsQuery,
} from '../../api/generated/operations';
import { Allowed } from '../../parts/Allowed';
import { Button } from '../../parts/Button';
import { Copied } from '../../parts/Copied';
import { QrCode } from '../../parts/QrCode';
import { ScreenHead } from '../../parts/ScreenHead';
import { Sheet } from '../../parts/Sheet';
import { SureButton } from '../../parts/SureButton';
import { TroubleBox } from '../../parts/TroubleBox';
import { useWords } from '../../words/words';
import { decideOrThrow } from '../../api/decide-or-throw';
import styles from './Tablets.module.css';
import { fill } from '../../words/fill';

type Tablet = TabletsQuery['credentials'][number];

/** The tablets of a casino; an administrator enrols and revokes them. */
export function TabletsScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  return (
    <>
      <ScreenHead title={words.tablets.title} />
      <p className={styles['soft']}>{words.tablets.lead}</p>
      <Allowed permission="keys:manage" act={words.tablets.title} casino={casino}>
        <Tablets casino={casino} />
      </Allowed>
    </>
  );
}

function Tablets({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const asked = useQuery({
    queryKey: ['tablets'],
    queryFn: ({ signal }) => ask(TabletsDocument, {}, signal),
  });
  const tablets = (asked.data?.credentials ?? []).filter(
    ({ tablet, casinos, isGood }) => tablet !== null && isGood && casinos.includes(casino),
  );
  return (
    <>
      {asked.error ? <TroubleBox error={asked.error} again={() => void asked.refetch()} /> : null}
      {tablets.length === 0 ? (
        <p>{asked.data ? words.tablets.none : words.state.loading}</p>
      ) : (
        <Enrolled tablets={tablets} />
      )}
      <NewTablet casino={casino} />
    </>
  );
}

function Enrolled({ tablets }: { readonly tablets: readonly Tablet[] }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (id: string) => decideOrThrow(RevokeTabletDocument, { id }),
    onSuccess: () => answers.invalidateQueries({ queryKey: ['tablets'] }),
  });
  return (
    <>
      {error ? <TroubleBox error={error} /> : null}
      <Sheet caption={words.tablets.title}>
        <thead>
          <tr>
            <th scope="col">{words.tablets.name}</th>
            <th scope="col">{words.tablets.works}</th>
            <th scope="col">{words.tablets.from}</th>
            <th scope="col">{words.tablets.used}</th>
            <th scope="col">{words.tablets.until}</th>
            <th scope="col">{words.tablets.lost}</th>
          </tr>
        </thead>
        <tbody>
          {tablets.map(({ id, tablet, sources, classes, lastUsedAt, expiresAt }) => (
            <tr key={id}>
              <th scope="row">{tablet}</th>
              <td>{classes.map((each) => words.tablets.classes[each] ?? each).join(', ')}</td>
              <td>{sources.join(', ')}</td>
              <td>{lastUsedAt === null ? '—' : clock.moment(lastUsedAt)}</td>
              <td>{clock.moment(expiresAt)}</td>
              <td>
                <SureButton
                  label={words.tablets.revoke}
                  name={fill(words.tablets.revokeOne, { name: tablet ?? '' })}
                  sure={fill(words.tablets.revokeNow, { name: tablet ?? '' })}
                  isDisabled={isPending}
                  act={() => mutate(id)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </Sheet>
    </>
  );
}

/** Places of tablets, with their reporter classes and the path of their sources below the casino. */
const PLACES = {
  pit: { classes: ['TABLE'], source: '' },
  cage: { classes: ['CAGE'], source: '/cage' },
  count: { classes: ['COUNT_ROOM'], source: '' },
  all: { classes: ['TABLE', 'CAGE', 'COUNT_ROOM'], source: '' },
} as const satisfies Record<string, { readonly classes: readonly Reporter[]; readonly source: string }>;
type Place = keyof typeof PLACES;
const CHOICES = Object.keys(PLACES) as Place[];

const NAME = /^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/;

function NewTablet({ casino }: { readonly casino: string }): ReactNode {
  const { words } = useWords();
  const [name, setName] = useState('');
  const [place, setPlace] = useState<Place>('pit');
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () =>
      decideOrThrow(EnrolTabletDocument, {
        input: {
          ...{ name, casino, classes: [...PLACES[place].classes] },
          sources: [`/casinos/${casino}${PLACES[place].source}`],
        },
      }),
    onSuccess: () => answers.invalidateQueries({ queryKey: ['tablets'] }),
  });
  const offer = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={styles['form']} onSubmit={offer}>
      <h2>{words.tablets.enrol}</h2>
      <label htmlFor="tablet-name">{words.tablets.nameField}</label>
      <input
        id="tablet-name"
        value={name}
        autoComplete="off"
        autoCapitalize="none"
        placeholder="pit-1"
        onChange={({ target }) => setName(target.value.toLowerCase())}
      />
      <label htmlFor="tablet-place">{words.tablets.works}</label>
      <select id="tablet-place" value={place} onChange={({ target }) => setPlace(target.value as Place)}>
        {CHOICES.map((each) => (
          <option key={each} value={each}>
            {words.tablets.places[each]}
          </option>
        ))}
      </select>
      <Button kind="main" type="submit" disabled={isPending || !NAME.test(name)}>
        {words.tablets.offer}
      </Button>
      {error ? <TroubleBox error={error} /> : null}
      {data?.__typename === 'CredentialOffered' ? <Link code={data.code} until={data.expiresAt} /> : null}
    </form>
  );
}

/** A link that enrols the first browser that opens it; it is shown once. */
function Link({ code, until }: { readonly code: string; readonly until: string }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  const address = `${window.location.origin}/tablet#${code}`;
  return (
    <div role="status" className={styles['link']}>
      <p>{fill(words.tablets.link, { until: clock.moment(until) })}</p>
      <QrCode text={address} label={words.tablets.code} className={styles['code']} />
      <Copied text={address} />
    </div>
  );
}
