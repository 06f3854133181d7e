import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { ask } from '../api/ask';
import { RecordAtMomentDocument } from '../api/generated/operations';
import { useClock } from '../days/clock';
import { Button } from '../parts/Button';
import { DayField } from '../parts/DayField';
import { TroubleBox } from '../parts/TroubleBox';
import { useWords } from '../words/words';
import { noneYet, type TooEarly } from './mark-text';
import styles from './TimeMachine.module.css';

interface MomentFieldsProps {
  readonly casino: string;
  /** The last record of the casino. */
  readonly last: number;
  readonly record: number;
  readonly choose: (record: number) => void;
}

/** Chooses a record by its number, or as the last one that was known at a date and time of the casino. */
export function MomentFields({ casino, last, record, choose }: MomentFieldsProps): ReactNode {
  const { words } = useWords();
  const clock = useClock();
  const number = useId();
  const moment = useId();
  const [typed, setTyped] = useState<{ readonly of: number; readonly text: string }>();
  const [time, setTime] = useState('');
  const [outcome, setOutcome] = useState<Error | TooEarly>();
  const text = typed?.of === record ? typed.text : String(record);
  const byNumber = (event: FormEvent): void => {
    event.preventDefault();
    choose(Number(text));
  };
  const byTime = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setOutcome(undefined);
    try {
      const { timeline } = await ask(RecordAtMomentDocument, {
        casino,
        moment: { instant: clock.fromLocalTime(time) },
      });
      const { at, first } = timeline;
      if (at.recordNumber === 0) setOutcome({ asked: clock.fromLocalTime(time), first: first.recordedAt });
      else choose(at.recordNumber);
    } catch (error) {
      setOutcome(error as Error);
    }
  };
  return (
    <>
      <form className={styles['field']} onSubmit={byNumber}>
        <label htmlFor={number}>{words.time.record}</label>
        <input
          id={number}
          type="number"
          inputMode="numeric"
          min={1}
          max={last}
          required
          value={text}
          onChange={({ target }) => setTyped({ of: record, text: target.value })}
        />
        <Button type="submit">{words.time.show}</Button>
      </form>
      <form className={styles['field']} onSubmit={(event) => void byTime(event)}>
        <label htmlFor={moment}>{words.time.moment}</label>
        <DayField id={moment} value={time} write={setTime} withTime required />
        <Button type="submit">{words.time.showMoment}</Button>
      </form>
      {outcome instanceof Error ? <TroubleBox error={outcome} /> : null}
      {outcome === undefined || outcome instanceof Error ? null : (
        <>
          <p role="status">{noneYet(outcome, { words, clock })}</p>
          <Button onClick={() => choose(1)}>{words.time.showFirst}</Button>
        </>
      )}
    </>
  );
}
