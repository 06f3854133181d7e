import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Dimension, PerformanceChoicesQuery } from '../../api/generated/operations';
import { frameQuery } from '../../app/frame';
import type { PerformanceSearch } from '../../app/search-values';
import { dayBy } from '../../days/days';
import { DayField } from '../../parts/DayField';
import { gameName } from '../../words/game-name';
import type { Language } from '../../words/language';
import { useWords } from '../../words/words';
import { FIGURES, nameOf } from '../../figures/figures';
import styles from './Performance.module.css';
import { COMPARISONS, DIMENSIONS, type View } from './view';

/** The choice of a day instead of a range of the calendar. */
const FROM = 'FROM';

interface FiltersProps {
  readonly view: View;
  readonly choices: PerformanceChoicesQuery | undefined;
  readonly currencies: readonly string[];
}

/** What is asked: each choice is a search parameter of the address. */
export function PerformanceFilters({ view, choices, currencies }: FiltersProps): ReactNode {
  const { words, language } = useWords();
  const { currency, game, table } = useSearch({ from: '/$casino/performance' });
  const navigate = useNavigate({ from: '/$casino/performance' });
  const change = (next: PerformanceSearch): void =>
    void navigate({ to: '.', search: (was) => ({ ...was, ...next }), replace: true });
  const { performance: said } = words;
  const currenciesShown = [...new Set([...currencies, ...(currency === undefined ? [] : [currency])])];
  return (
    <div className={styles['filters']} role="group" aria-label={said.filters}>
      <Casinos {...{ view, choices, change }} />
      <label>
        {said.from}
        <DayField value={view.from} write={(from) => from && change({ from })} />
      </label>
      <label>
        {said.to}
        <DayField value={view.to} write={(to) => to && change({ to })} />
      </label>
      {[0, 1, 2].map((index) => (
        <GroupChoice key={index} {...{ view, index, change }} />
      ))}
      <Choice
        label={said.figure}
        value={view.figure}
        options={FIGURES.map((figure) => [figure.figure, nameOf(figure, language)])}
        choose={(show) => change({ show })}
      />
      <Compared {...{ view, change }} />
      <Choice
        label={said.game}
        value={game ?? ''}
        options={[
          ['', said.every],
          ...severalOf(game, language),
          ...(choices?.games ?? []).map((each) => [each.game, each[language]] as const),
        ]}
        choose={(code) => change({ game: code || undefined })}
      />
      <Choice
        label={said.table}
        value={table ?? ''}
        options={[
          ['', said.every],
          ...(choices?.tables.edges ?? []).map(({ node }) => [node.table, node.table] as const),
        ]}
        choose={(id) => change({ table: id || undefined })}
      />
      {currenciesShown.length > 1 || currency !== undefined ? (
        <Choice
          label={said.currency}
          value={currency ?? ''}
          options={[['', said.every], ...currenciesShown.map((each) => [each, each] as const)]}
          choose={(code) => change({ currency: code || undefined })}
        />
      ) : null}
    </div>
  );
}

/** Several games, as a link of another screen may ask for, are one choice. */
const severalOf = (game: string | undefined, language: Language): readonly (readonly [string, string])[] =>
  game?.includes(',')
    ? [
        [
          game,
          game
            .split(',')
            .map((code) => gameName(code, language))
            .join(', '),
        ],
      ]
    : [];

interface Changed {
  readonly view: View;
  readonly change: (next: PerformanceSearch) => void;
}

/** Beside what each group stands: a range of the calendar, or one that begins on a chosen day. */
function Compared({ view, change }: Changed): ReactNode {
  const { words } = useWords();
  const { performance: said } = words;
  const choose = (compare: string): void =>
    change(
      compare === FROM
        ? { compare: undefined, compareFrom: dayBy(view.from, -7) }
        : { compare: compare || undefined, compareFrom: undefined },
    );
  return (
    <>
      <Choice
        label={said.compare}
        value={view.compareFrom === undefined ? (view.compare ?? '') : FROM}
        options={[
          ['', said.notCompared],
          ...COMPARISONS.map((each) => [each, said.comparisons[each]] as const),
          [FROM, said.comparedFrom],
        ]}
        choose={choose}
      />
      {view.compareFrom === undefined ? null : (
        <label>
          {said.comparedFrom}
          <DayField value={view.compareFrom} write={(day) => day && change({ compareFrom: day })} />
        </label>
      )}
    </>
  );
}

function Casinos({ view, choices, change }: Changed & Pick<FiltersProps, 'choices'>): ReactNode {
  const { words } = useWords();
  // The frame knows them first; a bar that grows later would push the figures down.
  const { data: frame } = useQuery(frameQuery);
  const casinos = choices?.casinos ?? frame?.casinos.map(({ id }) => ({ id, name: id })) ?? [];
  if (casinos.length < 2) return null;
  const turn = (id: string): void => {
    const left = view.casinos.includes(id)
      ? view.casinos.filter((each) => each !== id)
      : [...view.casinos, id];
    if (left.length > 0) change({ casinos: left.join(',') });
  };
  return (
    <fieldset className={styles['casinos']}>
      <legend>{words.performance.casinos}</legend>
      {casinos.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" checked={view.casinos.includes(id)} onChange={() => turn(id)} />
          {name ?? id}
        </label>
      ))}
    </fieldset>
  );
}

/** The first, second or third group; a later one can be chosen once the earlier ones are. */
function GroupChoice({ view, index, change }: Changed & { readonly index: number }): ReactNode {
  const { words } = useWords();
  const { performance: said } = words;
  if (index > view.by.length) return null;
  const free = DIMENSIONS.filter((each) => each === view.by[index] || !view.by.includes(each));
  const choose = (dimension: string): void => {
    const by: readonly string[] = view.by.toSpliced(index, 1, dimension as Dimension);
    change({ by: by.filter(Boolean).join(',') || 'none', order: undefined, ascending: undefined });
  };
  return (
    <Choice
      label={[said.by, said.thenBy, said.thenBy][index]!}
      value={view.by[index] ?? ''}
      options={[['', said.noGroup], ...free.map((each) => [each, said.dimensions[each]] as const)]}
      choose={choose}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly choose: (value: string) => void;
}

function Choice({ label, value, options, choose }: ChoiceProps): ReactNode {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
