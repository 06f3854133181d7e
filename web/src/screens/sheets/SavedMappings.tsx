import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../parts/Button';
import { SureButton } from '../../parts/SureButton';
import { TroubleBox } from '../../parts/TroubleBox';
import { eventWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { type Mapping, removeMapping, type SavedMapping, saveMapping } from './sheets';
import styles from './Sheets.module.css';

interface SavedMappingsProps {
  readonly casino: string;
  readonly saved: readonly SavedMapping[];
  readonly changed: () => void;
}

/** The saved mappings of the casino, which can be removed. */
export function SavedMappings({ casino, saved, changed }: SavedMappingsProps): ReactNode {
  const { language } = useWords();
  const { sheets: said } = useOutsideWords();
  const removing = useMutation({
    mutationFn: (name: string) => removeMapping(casino, name),
    onSuccess: changed,
  });
  return (
    <>
      {removing.error ? <TroubleBox error={removing.error} /> : null}
      <ul className={styles['saved']} aria-label={said.savedList}>
        {saved.map(({ name, mapping: { type } }) => (
          <li key={name}>
            <span>
              {name} · {eventWord(type, language)}
            </span>
            <SureButton
              label={said.remove}
              name={fill(said.removeOne, { name })}
              sure={fill(said.removeSure, { name })}
              isDisabled={removing.isPending}
              act={() => removing.mutate(name)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SaveProps {
  readonly casino: string;
  /** The mapping with which rows were looked at. */
  readonly mapping: Mapping;
  readonly changed: () => void;
}

/** A field to save the mapping that is in use. */
export function SaveMapping({ casino, mapping, changed }: SaveProps): ReactNode {
  const { sheets: said } = useOutsideWords();
  const id = useId();
  const [name, setName] = useState('');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => ({ name, ...(await saveMapping(casino, { name, mapping })) }),
    onSuccess: changed,
  });
  return (
    <div className={styles['form']}>
      <label htmlFor={id}>{said.name}</label>
      <input id={id} maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
      <Button disabled={isPending || name.trim() === ''} onClick={() => mutate()}>
        {said.save}
      </Button>
      {error ? <TroubleBox error={error} /> : null}
      {data ? (
        <p role="status">{fill(data.replaced ? said.replacedNow : said.savedNow, { name: data.name })}</p>
      ) : null}
    </div>
  );
}
