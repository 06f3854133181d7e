import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import { AuthorisationsDocument, AuthoriseLaterDocument } from '../../api/generated/operations';
import { formatDay } from '../../days/days';
import { decimalText } from '../../money/exact-json';
import { Allowed } from '../../parts/Allowed';
import { Amount } from '../../parts/Amount';
import { Button } from '../../parts/Button';
import { RecordLink } from '../../parts/RecordLink';
import { Screen } from '../../parts/Screen';
import { Sheet } from '../../parts/Sheet';
import { gameName } from '../../words/game-name';
import { type Language, useWords } from '../../words/words';
import { keepDraft, readDraft } from '../capture/drafts';
import { FactFields } from '../capture/FactFields';
import { gameFormOf, readFact } from '../capture/read-fact';
import type { Typed } from '../capture/read-form';
import { holdsAll, typeFact } from '../capture/type-fact';
import { Changes } from '../corrections/Changes';
import styles from '../corrections/Corrections.module.css';
import { changesOf, contextOf, decimalsOf } from '../corrections/fact-to-correct';
import { decided, useStep } from '../first-run/step-outcome';
import { FIELDS, laterThan, type Stated, statedOf, TERMS } from './stated';

/** What the authority allows the casino to offer, from which day on; and the form of a later authorisation. */
export function AuthorisationScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  return (
    <Allowed permission="events:read" casino={casino}>
      <Authorisations casino={casino} />
    </Allowed>
  );
}

function Authorisations({ casino }: { readonly casino: string }): ReactNode {
  const { authorisation: said } = useWords().words;
  const [receipt, setReceipt] = useState<string>();
  const asked = useQuery({
    queryKey: ['authorisations', casino, receipt],
    queryFn: ({ signal }) => ask(AuthorisationsDocument, { casino, waitFor: receipt }, signal),
    placeholderData: (before) => before,
  });
  return (
    <Screen title={said.title} asked={asked} answer={asked.data?.events}>
      {() => {
        const all = statedOf(asked.data!);
        const last = all.at(-1);
        if (last === undefined) return <p role="status">{said.none}</p>;
        return (
          <>
            {receipt === undefined ? null : <p role="status">{said.recorded}</p>}
            <Recorded all={all} />
            <Tables {...last} />
            <Allowed permission="casinos:authorise" casino={casino}>
              <Later key={last.record} {...{ casino, last }} recorded={setReceipt} />
            </Allowed>
          </>
        );
      }}
    </Screen>
  );
}

function Recorded({ all }: { readonly all: readonly Stated[] }): ReactNode {
  const { authorisation: said } = useWords().words;
  return (
    <Sheet caption={said.recordedBefore} isTitled>
      <thead>
        <tr>
          <th scope="col">{said.validFrom}</th>
          <th scope="col">{said.document}</th>
          <th scope="col">{said.by}</th>
          <th scope="col" data-kind="number">
            {said.record}
          </th>
        </tr>
      </thead>
      <tbody>
        {all.toReversed().map(({ record, data: { validFrom, document, by } }) => (
          <tr key={record}>
            <th scope="row">{formatDay(validFrom)}</th>
            <td>{document ?? '—'}</td>
            <td>{by?.name ?? by?.id ?? '—'}</td>
            <td data-kind="number">
              <RecordLink record={record} />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

/** A bet as its game calls it; a name that the game does not have stays as it is. */
function betWord(game: string, bet: string, language: Language): string {
  const spanish = gameFormOf(game)?.bets[bet]?.spanish;
  return language === 'es' ? (spanish ?? bet) : bet.replaceAll('-', ' ');
}

function Tables({ data }: Stated): ReactNode {
  const { words, language } = useWords();
  const { authorisation: said } = words;
  const amount = (value: bigint): ReactNode => <Amount amount={decimalText(value, decimalsOf(data))} />;
  return (
    <Sheet caption={said.tablesFrom(formatDay(data.validFrom))} isTitled>
      <thead>
        <tr>
          <th scope="col">{said.table}</th>
          <th scope="col">{said.game}</th>
          <th scope="col" data-kind="money">
            {said.minimum}
          </th>
          <th scope="col">{said.maxima}</th>
          <th scope="col" data-kind="number">
            {said.seats}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.tables.map(({ table, game, minimum, maxima = {}, seats }) => (
          <tr key={table}>
            <th scope="row">{table}</th>
            <td>{gameName(game, language)}</td>
            <td data-kind="money">
              {amount(minimum.from)}
              {minimum.to === undefined ? null : <> – {amount(minimum.to)}</>}
            </td>
            <td>
              {Object.entries(maxima).map(([bet, most]) => (
                <div key={bet}>
                  {bet === '*' ? said.anyBet : betWord(game, bet, language)} {amount(most)}
                </div>
              ))}
            </td>
            <td data-kind="number">{seats === undefined ? '—' : seats.toString()}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

interface LaterProps {
  readonly casino: string;
  readonly last: Stated;
  readonly recorded: (receipt: string) => void;
}

const DRAFT = 'later';

/** The form of a later authorisation: begins with the last one, and says what it changes before somebody records it. */
function Later({ casino, last: { data }, recorded }: LaterProps): ReactNode {
  const { words, language } = useWords();
  const { authorisation: said } = words;
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
    (authorisation: string) => decided(AuthoriseLaterDocument, { casino, authorisation }),
    (outcome) => {
      write({});
      if (outcome.__typename === 'AuthorisationRecorded') recorded(outcome.receipt);
    },
  );
  // What the form has no room for must not be lost by recording it anew.
  if (!holdsAll(TERMS, { tables: data.tables }, context)) return <p role="status">{said.noForm}</p>;
  const typed = Object.keys(written).length === 0 ? before : written;
  const { data: changed, missing } = readFact(FIELDS, typed, context);
  // The day and the paper are new by themselves.
  const changes = changesOf(before, typed, read).filter(
    ({ field }) => field !== 'validFrom' && field !== 'document',
  );
  const isReady = missing.length === 0 && changes.length > 0;
  return (
    <details className={styles['item']} open={Object.keys(written).length > 0}>
      <summary>
        <strong>{said.later}</strong>
      </summary>
      <form
        className={styles['correct']}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          act(laterThan(data, changed));
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
        <Changes changes={changes} decimals={read.decimals} />
        <Button kind="main" type="submit" disabled={!isReady || isPending}>
          {said.recordIt}
        </Button>
        {isReady ? null : <p role="status">{said.notReady}</p>}
        {trouble}
      </form>
    </details>
  );
}
