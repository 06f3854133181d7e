import type { ReactNode } from 'react';
import { Button } from '../../parts/Button';
import { Copied } from '../../parts/Copied';
import { useWords } from '../../words/words';
import { useDraft } from './drafts';
import { Field } from './Field';
import styles from './FirstRun.module.css';
import type { StepProps } from './step-outcome';
import { fill } from '../../words/fill';

/** Quotes a text as one word of a POSIX shell. */
const quoted = (text: string): string => `'${text.trim().replaceAll("'", String.raw`'\''`)}'`;

/**
 * Registers the second administrator. Roles are given by two administrators, so the second one comes from the console of the
 * machine, as the first one did.
 */
export function HouseStep({ found, changed }: StepProps): ReactNode {
  const { words } = useWords();
  const { house } = words.firstRun;
  const [draft, write] = useDraft('house', { id: '', name: '' });
  const administrators = found.people.filter(({ roles }) =>
    roles.some(({ role, isInForce }) => role === 'ADMINISTRATOR' && isInForce),
  );
  const list = <p>{fill(house.known, { names: administrators.map(({ name }) => name).join(', ') })}</p>;
  if (administrators.length >= 2) return list;
  const command = `${found.consoleSettings} npx cagnotte person ${quoted(draft.id)} --name ${quoted(draft.name)} --role administrator --every-casino`;
  const isTyped = draft.id.trim() !== '' && draft.name.trim() !== '';
  return (
    <>
      {list}
      <h3>{house.second}</h3>
      <p>{house.secondHint}</p>
      <div className={styles['fields']}>
        <Field
          name="house-number"
          label={words.enrol.number}
          value={draft.id}
          write={(id) => write({ ...draft, id })}
        />
        <Field
          name="house-name"
          label={words.enrol.name}
          value={draft.name}
          write={(name) => write({ ...draft, name })}
        />
      </div>
      {isTyped ? (
        <>
          <p>{house.command}</p>
          <Copied text={command} />
          <Button kind="main" onClick={() => changed()}>
            {house.check}
          </Button>
        </>
      ) : null}
    </>
  );
}
