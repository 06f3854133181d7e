import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { useClock } from '../../days/clock';
import { ask } from '../../api/ask';
import { SaveExplanationDocument } from '../../api/generated/operations';
import { Button } from '../../parts/Button';
import { TroubleBox } from '../../parts/TroubleBox';
import { useServiceText, useWords } from '../../words/words';
import styles from './Checks.module.css';
import { type Draft, type Drafts, fieldOf, keyOf, type Place, type Saved } from './explanations';
import { fill } from '../../words/fill';

/** Shared by the fields of a day: drafts and saved explanations by place, and what is called when they change. */
export interface Explaining {
  readonly casino: string;
  readonly day: string;
  readonly drafts: Drafts;
  readonly saved: Readonly<Record<string, Saved>>;
  /** Whether drafts are sent. Without the permission a draft stays in the browser. */
  readonly maySave: boolean;
  readonly write: (key: string, change: (draft: Draft | undefined) => Draft | undefined) => void;
  /** Called after a saved explanation has changed; with a receipt if it was saved here. */
  readonly changed: (receipt?: string) => void;
}

/** A draft is saved after this time without a key, or when the field loses the focus. */
const IDLE_MS = 3_000;

async function send(place: Place & Pick<Explaining, 'casino' | 'day'>, { text, replaces }: Draft) {
  const explanation = text.trim() === '' ? undefined : text.trim();
  const { saveExplanation } = await ask(SaveExplanationDocument, { ...place, explanation, replaces });
  return { ...saveExplanation, replaces };
}

/** Why a draft was not saved; undefined if it was, or if it replaces another text by now. */
const refusalOf = (draft: Draft, answer: Awaited<ReturnType<typeof send>>) =>
  answer.__typename === 'GamingDayRefused' && answer.replaces === draft.replaces ? answer : undefined;

/** Saves the draft of a place. The draft names the saved text that it replaces, so that a concurrent one is not overwritten. */
function useSaving(
  { check, at }: Place,
  { casino, day, drafts, saved, maySave, write, changed }: Explaining,
) {
  const key = keyOf({ check, at });
  const [draft, own] = [drafts[key], saved[key]];
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: (mine: Draft) => send({ casino, day, check, at }, mine),
    onSuccess: (answer) => {
      if (answer.__typename !== 'GamingDayDecided') return changed();
      // Text typed during the request replaces what has just been saved.
      write(key, (typed) => typed && { ...typed, replaces: answer.eventId });
      return changed(answer.receipt);
    },
  });
  const refusal = draft && data && refusalOf(draft, data);
  const isDue = maySave && draft !== undefined && !isPending && refusal === undefined;
  const save = (): void => {
    if (isDue) mutate(draft);
  };
  useEffect(() => {
    if (!isDue || error !== null) return undefined;
    const waiting = setTimeout(save, IDLE_MS);
    return () => clearTimeout(waiting);
    // Each key restarts the timer.
  }, [draft, isDue, error]);
  return {
    ...{ draft, saved: own, refusal, error, save, text: draft?.text ?? own?.explanation ?? '' },
    type: (text: string): void =>
      write(key, (typed) => ({ text, replaces: typed === undefined ? own?.eventId : typed.replaces })),
    putMine: (): void => {
      const mine = draft && { ...draft, replaces: own?.eventId };
      write(key, () => mine);
      if (mine) mutate(mine);
    },
    takeTheirs: (): void => write(key, () => undefined),
  };
}

interface ExplanationFieldProps {
  readonly check: string;
  readonly at: string | undefined;
  /** The label of the place. */
  readonly name: string;
  readonly explaining: Explaining;
}

/** The field of an explanation: stored in this browser at every key, and by the service a moment later. */
export function ExplanationField({ check, at, name, explaining }: ExplanationFieldProps): ReactNode {
  const { words } = useWords();
  const place = at === undefined ? { check } : { check, at };
  const id = fieldOf(place);
  const { text, type, save, ...saving } = useSaving(place, explaining);
  const pressed = ({ key, ctrlKey }: KeyboardEvent): void => {
    if (key === 'Enter' && ctrlKey) save();
  };
  // Without the permission the saved text is shown. A draft from the time of another role is not lost.
  if (!explaining.maySave && saving.draft === undefined)
    return saving.saved === undefined ? null : (
      <blockquote className={styles['said']}>
        {name === '' ? '' : `${name}: `}
        {saving.saved.explanation} <cite>{saving.saved.by}</cite>
      </blockquote>
    );
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {words.day.explanation} {words.day.codes[check] ?? check}
        {name === '' ? '' : ` · ${name}`}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={1_000}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={save}
        onKeyDown={pressed}
      />
      <small id={`${id}-hint`}>
        {words.day.explanationHint} <StateOf {...saving} maySave={explaining.maySave} />
      </small>
      {saving.refusal ? <SavingConflict {...saving} refusal={saving.refusal} /> : null}
      {saving.error ? (
        <>
          <TroubleBox error={saving.error} />
          <Button onClick={save}>{words.day.saveExplanation}</Button>
        </>
      ) : null}
    </div>
  );
}

type Saving = ReturnType<typeof useSaving>;

function StateOf({
  draft,
  saved,
  maySave,
}: Pick<Saving, 'draft' | 'saved'> & { readonly maySave: boolean }): ReactNode {
  const clock = useClock();
  const { words } = useWords();
  if (draft !== undefined) return maySave ? words.day.notSavedYet : words.day.keptHere;
  return saved === undefined
    ? null
    : fill(words.day.savedBy, { who: saved.by, at: clock.moment(saved.savedAt) });
}

interface SavingConflictProps extends Pick<Saving, 'saved' | 'putMine' | 'takeTheirs'> {
  readonly refusal: NonNullable<Saving['refusal']>;
}

/** Why a draft was not saved. After a conflict: the text of the other person, and the choice between both. */
function SavingConflict({ refusal, saved, putMine, takeTheirs }: SavingConflictProps): ReactNode {
  const { words } = useWords();
  const said = useServiceText();
  const isOther = refusal.code === 'GAMING_DAY.EXPLAINED_MEANWHILE';
  return (
    <div role="alert" className={styles['meanwhile']}>
      <p>{isOther ? words.day.explainedMeanwhile : said(refusal.message, refusal.messageEs)}</p>
      {isOther && saved ? (
        <blockquote className={styles['said']}>
          {saved.explanation} <cite>{saved.by}</cite>
        </blockquote>
      ) : null}
      {isOther ? (
        <p>
          <Button onClick={takeTheirs}>{words.day.takeTheirs}</Button>{' '}
          <Button onClick={putMine}>{words.day.putMine}</Button>
        </p>
      ) : null}
    </div>
  );
}
