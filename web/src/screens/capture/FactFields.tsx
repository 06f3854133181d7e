import { BetName } from './BetName';
import { isOnCloth } from './cloth';
import { RouletteCloth } from './RouletteCloth';
import type { ReactNode } from 'react';
import type { Field, KnownShape, Shape } from '../../api/event-form';
import { Button } from '../../parts/Button';
import { useWords } from '../../words/words';
import styles from './Capture.module.css';
import { choiceWord, fieldWord, rowWord } from '../../words/fact-words';
import { Counted, FactForm, type FactFormContext, type ShownProps, useFact, WordField } from './FactInputs';
import { chosenOf, isWord, rowsOf, shapeInGame, under, withoutRow } from './read-fact';
import { wasTyped } from './read-form';
import { fill } from '../../words/fill';

/** The fields of an event from its schema: required ones first, optional ones under a heading. */
export function FactFields({
  fields,
  ...form
}: FactFormContext & { readonly fields: readonly Field[] }): ReactNode {
  return (
    <FactForm value={form}>
      <Group fields={fields} path="" />
    </FactForm>
  );
}

interface GroupProps {
  readonly fields: readonly Field[];
  readonly path: string;
}

function Group({ fields, path }: GroupProps): ReactNode {
  const { words, language } = useWords();
  const { typed, game } = useFact();
  const shown = fields.flatMap(({ name, shape, isOptional = false }) => {
    const at = under(path, name);
    const here = shapeInGame(shape, at, typed, game);
    return here === undefined ? [] : [{ name, shape: here, isOptional, at }];
  });
  const isRow = /\.\d+$/.test(path);
  // In a row the optional one-line fields are shown at once too, because it is short.
  const [first, rest] = [true, false].map((isFirst) =>
    shown.filter((each) => isFirst === (!each.isOptional || (isRow && isWord(each.shape)))),
  ) as [typeof shown, typeof shown];
  const show = ({ name, shape, isOptional, at }: (typeof shown)[number]) => (
    <OneField key={name} path={at} label={fieldWord(name, language)} {...{ shape, isOptional }} />
  );
  return (
    <>
      <div className={isRow ? styles['row'] : styles['fields']}>{first.map(show)}</div>
      {rest.length === 0 ? null : (
        <details className={styles['more']} open={rest.some(({ at }) => wasTyped(at, typed))}>
          <summary>{fill(words.capture.moreFields, { count: rest.length })}</summary>
          <div className={styles['fields']}>{rest.map(show)}</div>
        </details>
      )}
    </>
  );
}

function OneField(props: ShownProps): ReactNode {
  const { shape } = props;
  if (isWord(shape)) return <WordField {...props} shape={shape} />;
  switch (shape.is) {
    case 'group':
      return shape.fields.length === 0 ? null : (
        <Fieldset {...props}>
          <Group fields={shape.fields} path={props.path} />
        </Fieldset>
      );
    case 'list':
      return props.path === 'bets' ? <Bets {...props} shape={shape} /> : <Rows {...props} shape={shape} />;
    case 'people':
      return <People {...props} />;
    case 'person':
      return (
        <Fieldset {...props}>
          <PersonFields path={props.path} />
        </Fieldset>
      );
    case 'amounts':
      return <Amounts {...props} />;
    case 'either':
      return <Either {...props} shape={shape} />;
    case 'counted':
      return <Counted {...props} shape={shape} />;
  }
}

function Fieldset({ label, path, children }: Pick<ShownProps, 'label' | 'path'> & { children: ReactNode }) {
  return (
    <fieldset className={styles['group']} data-field={path}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

function Either({
  shape,
  path,
  label,
  isOptional,
}: ShownProps<KnownShape & { readonly is: 'either' }>): ReactNode {
  const { words, language } = useWords();
  const { typed, type } = useFact();
  const chosen = Number(typed[`${path}?`] ?? 0);
  return (
    <Fieldset {...{ label, path }}>
      <div className={styles['choices']} role="group" aria-label={label} data-field={`${path}?`}>
        {shape.of.map((each, at) => (
          <button
            key={at}
            type="button"
            data-value={at}
            aria-pressed={chosen === at}
            onClick={() => type(`${path}?`, String(at))}
          >
            {constantOf(each)?.map((value) => choiceWord(value, language)) ??
              fill(words.capture.row, { label, row: at + 1 })}
          </button>
        ))}
      </div>
      <OneField shape={chosenOf(shape, path, typed)} {...{ path, label }} isOptional={isOptional === true} />
    </Fieldset>
  );
}

/** The values of fields with a single choice, by which one form of an outcome is told from another. */
const constantOf = (shape: Shape): readonly string[] | undefined =>
  shape.is !== 'group'
    ? undefined
    : shape.fields.flatMap((each) =>
        each.shape.is === 'choice' && each.shape.of.length === 1 ? each.shape.of : [],
      );

/** The bets of a round: on a cloth to tap where the game has one, and one by one with all that is stated of each. */
function Bets(props: ShownProps<KnownShape & { readonly is: 'list' }>): ReactNode {
  const { game } = useFact();
  return isOnCloth(game) ? <RouletteCloth game={game} inFull={<Rows {...props} />} /> : <Rows {...props} />;
}

function Rows({ shape, path, label }: ShownProps<KnownShape & { readonly is: 'list' }>): ReactNode {
  const { typed, game } = useFact();
  return (
    <ListOf {...{ path, label }} count={rowsOf(typed, path, shape.least)}>
      {(row, name) => {
        const here = shapeInGame(shape.of, `${path}.${row}`, typed, game);
        return here === undefined ? null : <OneField shape={here} path={`${path}.${row}`} label={name} />;
      }}
    </ListOf>
  );
}

function People({ path, label }: ShownProps): ReactNode {
  const { words } = useWords();
  const { typed, me, write } = useFact();
  const count = rowsOf(typed, path);
  // The first of several signers is the person who captures.
  const begin = (): void => write({ ...typed, [`${path}#`]: '1', [`${path}.0.id`]: me });
  return (
    <ListOf
      {...{ path, label, count }}
      add={count === 0 ? begin : undefined}
      empty={fill(words.capture.signsAlone, { id: me })}
    >
      {(row) => <PersonFields path={`${path}.${row}`} />}
    </ListOf>
  );
}

function PersonFields({ path }: { readonly path: string }): ReactNode {
  const { words } = useWords();
  return (
    <div className={styles['row']}>
      <WordField shape={{ is: 'text', most: 80 }} path={`${path}.id`} label={words.capture.staffNumber} />
      <WordField
        shape={{ is: 'text', most: 120 }}
        path={`${path}.name`}
        label={words.capture.staffName}
        isOptional
      />
      <WordField
        shape={{ is: 'text', most: 60 }}
        path={`${path}.role`}
        label={words.capture.staffRole}
        isOptional
      />
    </div>
  );
}

function Amounts({ path, label }: ShownProps): ReactNode {
  const { words } = useWords();
  const { typed } = useFact();
  const game = typed[`${path.slice(0, path.lastIndexOf('.'))}.game`];
  return (
    <ListOf {...{ path, label }} count={rowsOf(typed, path)}>
      {(row) => (
        <div className={styles['row']}>
          <BetName path={`${path}.${row}.name`} game={game} />
          <WordField shape={{ is: 'money' }} path={`${path}.${row}.amount`} label={words.capture.amount} />
        </div>
      )}
    </ListOf>
  );
}

interface ListOfProps extends Pick<ShownProps, 'path' | 'label'> {
  readonly count: number;
  readonly add?: (() => void) | undefined;
  readonly empty?: string;
  readonly children: (row: number, name: string) => ReactNode;
}

/** Rows with buttons to add and remove them. */
function ListOf({ path, label, count, add, empty, children }: ListOfProps): ReactNode {
  const { words, language } = useWords();
  const { typed, write, type } = useFact();
  const each = rowWord(path.slice(path.lastIndexOf('.') + 1), language);
  return (
    <fieldset className={styles['group']} data-field={path}>
      <legend>{label}</legend>
      {count === 0 && empty !== undefined ? <p className={styles['soft']}>{empty}</p> : null}
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles['item']}>
          {children(row, fill(words.capture.row, { label: each, row: row + 1 }))}
          <Button
            data-remove={`${path}.${row}`}
            aria-label={fill(words.capture.removeRow, { label: each, row: row + 1 })}
            onClick={() => write(withoutRow({ ...typed, [`${path}#`]: String(count) }, path, row))}
          >
            ×
          </Button>
        </div>
      ))}
      <Button
        className={styles['add']}
        data-add={path}
        aria-label={fill(words.capture.addRow, { label: each })}
        onClick={add ?? (() => type(`${path}#`, String(count + 1)))}
      >
        + {each}
      </Button>
    </fieldset>
  );
}
