import { type FormEvent, type ReactNode, useState } from 'react';
import { ProposeAuthorisationDocument } from '../../api/generated/operations';
import { type Exact, exactJson } from '../../money/exact-json';
import { Button } from '../../parts/Button';
import { useWords } from '../../words/words';
import { keepDraft, readDraft } from '../capture/drafts';
import { FactFields } from '../capture/FactFields';
import { readFact } from '../capture/read-fact';
import type { Typed } from '../capture/read-form';
import { holdsAll, typeFact } from '../capture/type-fact';
import styles from '../corrections/Corrections.module.css';
import { contextOf, decimalsOf } from '../corrections/fact-to-correct';
import { decideOrThrow } from '../../api/decide-or-throw';
import { useStep } from '../first-run/step-outcome';
import { AuthorisationEffect } from './AuthorisationEffect';
import { changesBetween } from './changes';
import { Compared } from './Compared';
import { EffectOnDays } from './EffectOnDays';
import {
  FIELDS,
  inForceOn,
  type KnownDay,
  laterThan,
  type RecordedAuthorisation,
  TERMS,
} from './recorded-authorisations';

interface LaterProps {
  readonly casino: string;
  readonly all: readonly RecordedAuthorisation[];
  readonly days: readonly KnownDay[];
  readonly proposed: (receipt: string) => void;
}

const DRAFT = 'later';

const textOf = (value: Exact): string => (typeof value === 'string' ? value : '');

/** The form of a later authorisation: starts with the terms of the last one and shows the changes before the proposal. */
export function LaterAuthorisation({ casino, all, days, proposed }: LaterProps): ReactNode {
  const { words, language } = useWords();
  const { authorisation: said } = words;
  const { data } = all.at(-1)!;
  const read = { language, decimals: decimalsOf(data) };
  const context = contextOf({ data, game: undefined }, read);
  const before = typeFact(TERMS, data, { read, gameForm: undefined });
  const kept = `${casino}.authorisation`;
  const [written, setWritten] = useState<Typed>(() => readDraft(kept, DRAFT));
  const write = (next: Typed): void => {
    keepDraft(kept, DRAFT, next);
    setWritten(next);
  };
  const { act, isPending, trouble } = useStep(
    (authorisation: string) => decideOrThrow(ProposeAuthorisationDocument, { casino, authorisation }),
    (outcome) => {
      write({});
      if (outcome.__typename === 'AuthorisationRecorded') proposed(outcome.receipt);
    },
  );
  // If the form cannot show all terms, a proposal from it would drop the others.
  if (!holdsAll(TERMS, { tables: data.tables }, context)) return <p role="status">{said.noForm}</p>;
  const typed = Object.keys(written).length === 0 ? before : written;
  const { data: changed, missing } = readFact(FIELDS, typed, context);
  // Terms without a field are copied from the authorisation that is replaced: the one in force on the new first day.
  const replaced = inForceOn(all, textOf(changed['validFrom']))?.data ?? data;
  const later = laterThan(replaced, changed);
  const isReady = missing.length === 0 && changesBetween(replaced, later, { read, words }).length > 0;
  return (
    <details className={styles['item']} open={Object.keys(written).length > 0}>
      <summary>
        <strong>{said.later}</strong>
      </summary>
      <form
        className={styles['correct']}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          act(exactJson(later));
        }}
      >
        <p className={styles['intro']}>{said.laterLead}</p>
        <FactFields
          fields={FIELDS}
          me=""
          {...{ desk: context.desk, read, typed, missing, game: undefined }}
          type={(field, text) => write({ ...typed, [field]: text })}
          write={write}
          focus={() => undefined}
        />
        {textOf(changed['validFrom']) === '' ? (
          <p role="status">{said.comparedFromDay}</p>
        ) : (
          <Compared {...{ all, read }} data={later} />
        )}
        {isReady ? (
          <>
            <EffectOnDays {...{ casino, days }} validFrom={later.validFrom} />
            <AuthorisationEffect {...{ casino }} authorisation={exactJson(later)} />
          </>
        ) : null}
        <Button kind="main" type="submit" disabled={!isReady || isPending}>
          {said.propose}
        </Button>
        {isReady ? null : <p role="status">{said.notReady}</p>}
        {trouble}
      </form>
    </details>
  );
}
