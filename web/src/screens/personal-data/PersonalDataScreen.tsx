import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ask } from '../../api/ask';
import { PersonalDataDocument, type PersonalDataQuery } from '../../api/generated/operations';
import type { PersonalDataSearch } from '../../app/search-values';
import { formatDay } from '../../days/days';
import { Allowed } from '../../parts/Allowed';
import { More } from '../../parts/Button';
import { Screen } from '../../parts/Screen';
import { Sheet } from '../../parts/Sheet';
import { useWords } from '../../words/words';
import { Erasures } from './Erasures';
import styles from './PersonalDataScreen.module.css';
import { ProposeErasure } from './ProposeErasure';
import { fill } from '../../words/fill';

type Subject = PersonalDataQuery['personalData']['edges'][number]['node'];

/** The subjects of recorded personal data, and the erasures that two persons decide. */
export function PersonalDataScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { words } = useWords();
  return (
    <Allowed permission="personal:read" act={words.personal.title} casino={casino}>
      <Subjects casino={casino} />
    </Allowed>
  );
}

function Subjects({ casino }: { readonly casino: string }): ReactNode {
  const { subject, erased = false } = useSearch({ from: '/$casino/personal-data' });
  const { words } = useWords();
  const [receipt, setReceipt] = useState<string>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const asked = useInfiniteQuery({
    queryKey: ['personal-data', casino, subject, erased, receipt],
    queryFn: ({ signal, pageParam }) =>
      ask(
        PersonalDataDocument,
        { casino, erased, first: 50, after: pageParam, waitFor: receipt, ...(subject ? { subject } : {}) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ personalData: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    placeholderData: (before) => before,
  });
  const listed =
    asked.data?.pages.flatMap(({ personalData }) => personalData.edges.map(({ node }) => node)) ?? [];
  const toggle = (one: string): void =>
    setChosen((was) => (was.includes(one) ? was.filter((each) => each !== one) : [...was, one]));
  const decided = (receipt: string): void => {
    setChosen([]);
    setReceipt(receipt);
  };
  return (
    <Screen title={words.personal.title} asked={asked} answer={asked.data?.pages[0]?.personalData}>
      {() => (
        <>
          <p className={styles['intro']}>{words.personal.intro}</p>
          <Filters subject={subject} erased={erased} />
          {listed.length === 0 ? (
            <p role="status">
              {subject ? words.personal.noneFound : erased ? words.personal.noneErased : words.personal.none}
            </p>
          ) : null}
          {listed.length > 0 ? <List {...{ listed, chosen, toggle }} canChoose={!erased} /> : null}
          <More asked={asked}>{words.personal.more}</More>
          {erased ? null : (
            <Allowed permission="personal:erase" act={words.personal.propose} casino={casino}>
              {listed.length === 0 ? null : <ProposeErasure {...{ casino, chosen, decided }} />}
            </Allowed>
          )}
          <Erasures {...{ casino, receipt, decided }} />
        </>
      )}
    </Screen>
  );
}

function Filters({
  subject,
  erased,
}: {
  readonly subject: string | undefined;
  readonly erased: boolean;
}): ReactNode {
  const { words } = useWords();
  const navigate = useNavigate({ from: '/$casino/personal-data' });
  const change = (change: PersonalDataSearch): void =>
    void navigate({ to: '.', search: (was) => ({ ...was, ...change }) });
  return (
    <div className={styles['filters']}>
      <div role="group" aria-label={words.personal.title} className={styles['tabs']}>
        {[false, true].map((which) => (
          <button
            key={String(which)}
            type="button"
            aria-pressed={which === erased}
            onClick={() => change({ erased: which || undefined })}
          >
            {which ? words.personal.erased : words.personal.recorded}
          </button>
        ))}
      </div>
      <input
        type="search"
        size={32}
        aria-label={words.personal.subject}
        placeholder={words.personal.subject}
        defaultValue={subject ?? ''}
        onChange={({ target }) => change({ subject: target.value.trim() || undefined })}
      />
    </div>
  );
}

interface ListProps {
  readonly listed: readonly Subject[];
  readonly chosen: readonly string[];
  readonly canChoose: boolean;
  readonly toggle: (subject: string) => void;
}

function List({ listed, chosen, canChoose, toggle }: ListProps): ReactNode {
  const { words } = useWords();
  return (
    <Sheet caption={words.personal.title}>
      <thead>
        <tr>
          <th scope="col">{words.personal.whose}</th>
          <th scope="col">{words.personal.firstDay}</th>
          <th scope="col">{words.personal.lastDay}</th>
          <th scope="col">{canChoose ? words.personal.erase : words.personal.erasedOn}</th>
        </tr>
      </thead>
      <tbody>
        {listed.map(({ subject, firstDay, lastDay, erasedOn }) => (
          <tr key={`${subject} ${erasedOn ?? ''}`}>
            <th scope="row">{subject}</th>
            <td>{formatDay(firstDay)}</td>
            <td>{formatDay(lastDay)}</td>
            <td>
              {canChoose ? (
                <input
                  type="checkbox"
                  aria-label={fill(words.personal.choose, { subject })}
                  checked={chosen.includes(subject)}
                  onChange={() => toggle(subject)}
                />
              ) : erasedOn ? (
                formatDay(erasedOn)
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
