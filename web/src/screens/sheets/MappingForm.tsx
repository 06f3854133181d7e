import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Button } from '../../parts/Button';
import { TroubleBox } from '../../parts/TroubleBox';
import { eventWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { ColumnsOfSheet } from './ColumnsOfSheet';
import { ConstantsOfRows } from './ConstantsOfRows';
import { type Draft, missingMembers, newDraft } from './draft';
import { memberWord } from './member-word';
import {
  DAY_STYLES,
  type Mapping,
  membersOf,
  NUMBER_STYLES,
  type Preview,
  type SavedMapping,
  typesOfSheets,
} from './sheets';
import styles from './Sheets.module.css';

interface MappingFormProps {
  readonly draft: Draft | undefined;
  readonly headings: readonly string[];
  readonly examples: Preview['examples'];
  readonly saved: readonly SavedMapping[];
  readonly changed: (draft: Draft | undefined) => void;
  /** A saved mapping was chosen. */
  readonly choose: (mapping: Mapping) => void;
  readonly isLooking: boolean;
  readonly look: (draft: Draft) => void;
}

/** What the columns of a sheet mean: a saved mapping, or a new one for a type of event. */
export function MappingForm(props: MappingFormProps): ReactNode {
  const { draft, headings, saved, changed, choose } = props;
  const { language } = useWords();
  const { sheets: said } = useOutsideWords();
  const id = useId();
  const types = useQuery({ queryKey: ['sheet-types'], queryFn: typesOfSheets, staleTime: Infinity });
  const listed = (types.data?.types ?? []).toSorted((one, other) =>
    eventWord(one, language).localeCompare(eventWord(other, language), language),
  );
  return (
    <section className={styles['form']} aria-label={said.mapping}>
      <h2>{said.mapping}</h2>
      {types.error ? <TroubleBox error={types.error} again={() => void types.refetch()} /> : null}
      {saved.length === 0 ? null : (
        <>
          <label htmlFor={`${id}-saved`}>{said.saved}</label>
          <select
            id={`${id}-saved`}
            defaultValue=""
            onChange={({ target }) => {
              const found = saved.find(({ name }) => name === target.value);
              if (found === undefined) changed(undefined);
              else choose(found.mapping);
            }}
          >
            <option value="">{said.noSaved}</option>
            {saved.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </>
      )}
      <label htmlFor={`${id}-type`}>{said.type}</label>
      <select
        id={`${id}-type`}
        value={draft?.type ?? ''}
        onChange={({ target }) => changed(newDraft(target.value, headings))}
      >
        <option value="" disabled>
          {said.chooseType}
        </option>
        {listed.map((type) => (
          <option key={type} value={type}>
            {eventWord(type, language)}
          </option>
        ))}
      </select>
      {draft ? <Meaning key={draft.type} {...props} draft={draft} /> : null}
    </section>
  );
}

/** What each column and constant fills, and how amounts and days are written. */
function Meaning(props: MappingFormProps & { readonly draft: Draft }): ReactNode {
  const { draft, examples, headings, changed, isLooking, look } = props;
  const { words, language } = useWords();
  const { sheets: said } = useOutsideWords();
  const id = useId();
  const asked = useQuery({
    queryKey: ['sheet-members', draft.type],
    queryFn: () => membersOf(draft.type),
    staleTime: Infinity,
  });
  if (asked.error) return <TroubleBox error={asked.error} again={() => void asked.refetch()} />;
  if (!asked.data) return <p>{words.state.loading}</p>;
  const { members } = asked.data;
  const missing = missingMembers(draft, members).map((path) => memberWord(path, language));
  const isComplete = missing.length === 0 && draft.identity.length > 0;
  return (
    <>
      <ColumnsOfSheet {...{ draft, examples, headings, members, changed }} />
      <small>{said.namesHint}</small>
      <ConstantsOfRows {...{ draft, members, changed }} />
      <label htmlFor={`${id}-numbers`}>{said.numbers}</label>
      <select
        id={`${id}-numbers`}
        value={draft.numbers}
        onChange={({ target }) => changed({ ...draft, numbers: target.value as Draft['numbers'] })}
      >
        {NUMBER_STYLES.map((style) => (
          <option key={style}>{style}</option>
        ))}
      </select>
      <label htmlFor={`${id}-days`}>{said.days}</label>
      <select
        id={`${id}-days`}
        value={draft.days}
        onChange={({ target }) => changed({ ...draft, days: target.value as Draft['days'] })}
      >
        {DAY_STYLES.map((style) => (
          <option key={style}>{style}</option>
        ))}
      </select>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={draft.takesFormulas}
          onChange={({ target }) => changed({ ...draft, takesFormulas: target.checked })}
        />
        {said.formulas}
      </label>
      {missing.length === 0 ? null : <p>{fill(said.missing, { members: missing.join(', ') })}</p>}
      {draft.identity.length === 0 ? <p>{said.noIdentity}</p> : null}
      <Button kind="main" disabled={!isComplete || isLooking} onClick={() => look(draft)}>
        {said.look}
      </Button>
    </>
  );
}
