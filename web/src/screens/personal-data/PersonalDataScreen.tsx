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
import { useOutsideWords } from '../../words/outside-words';
import { Erasures } from './Erasures';
import styles from './PersonalDataScreen.module.css';
import { ProposeErasure } from './ProposeErasure';
import { fill } from '../../words/fill';

type Subject = PersonalDataQuery['personalData']['edges'][number]['node'];

/** The subjects of recorded personal data, and the erasures that two persons decide. */
export function PersonalDataScreen(): ReactNode {
  const { casino } = useParams({ from: '/$casino' });
  const { personal: said } = useOutsideWords();
  return (
    <Allowed permission="personal:read" act={said.title} casino={casino}>
      <Subjects casino={casino} />
    </Allowed>
  );
}

function Subjects({ casino }: { readonly casino: string }): ReactNode {
  const { subject, erased = false } = useSearch({ from: '/$casino/personal-data' });
  const { personal: said } = useOutsideWords();
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
    <Screen title={said.title} asked={asked} answer={asked.data?.pages[0]?.personalData}>
      {() => (
        <>
          <p className={styles['intro']}>{said.intro}</p>
          <Filters subject={subject} erased={erased} />
          {listed.length === 0 ? (
            <p role="status">{subject ? said.noneFound : erased ? said.noneErased : said.none}</p>
          ) : null}
          {listed.length > 0 ? <List {...{ listed, chosen, toggle }} canChoose={!erased} /> : null}
          <More asked={asked}>{said.more}</More>
          {erased ? null : (
            <Allowed permission="personal:erase" act={said.propose} casino={casino}>
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
  const { personal: said } = useOutsideWords();
  const navigate = useNavigate({ from: '/$casino/personal-data' });
  const change = (change: PersonalDataSearch): void =>
    void navigate({ to: '.', search: (was) => ({ ...was, ...change }) });
  return (
    <div className={styles['filters']}>
      <div role="group" aria-label={said.title} className={styles['tabs']}>
        {[false, true].map((which) => (
          <button
            key={String(which)}
            type="button"
            aria-pressed={which === erased}
            onClick={() => change({ erased: which || undefined })}
          >
            {which ? said.erased : said.recorded}
          </button>
        ))}
      </div>
      <input
        type="search"
        size={32}
        aria-label={said.subject}
        placeholder={said.subject}
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
  const { personal: said } = useOutsideWords();
  return (
    <Sheet caption={said.title}>
      <thead>
        <tr>
          <th scope="col">{said.whose}</th>
          <th scope="col">{said.firstDay}</th>
          <th scope="col">{said.lastDay}</th>
          <th scope="col">{canChoose ? said.erase : said.erasedOn}</th>
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
                  aria-label={fill(said.choose, { subject })}
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
