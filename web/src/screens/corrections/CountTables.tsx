import type { ReactNode } from 'react';
import type { Field, GameForm, KnownShape, Shape } from '../../api/event-form';
import { PieceGrid } from '../capture/PieceGrid';
import { chosenOf, isWord, rowsOf, shapeInGame, under } from '../capture/read-fact';
import { type Typed, valuesOf } from '../capture/read-form';
import { pathInWords } from '../../words/fact-words';
import { useWords } from '../../words/words';
import type { CorrectionContext } from './fact-to-correct';
import styles from './Corrections.module.css';

interface Grid {
  readonly path: string;
  readonly as: 'chips' | 'cash';
}

/** The counts of a fact: those of its fields, of groups and of the rows of its lists. */
export function gridsOf(fields: readonly Field[], typed: Typed, game: GameForm | undefined): readonly Grid[] {
  const inShape = (shape: Shape, path: string): readonly Grid[] => {
    const here = shapeInGame(shape, path, typed, game);
    return here === undefined || isWord(here) ? [] : inMany(here, path);
  };
  const inFields = (own: readonly Field[], path: string): readonly Grid[] =>
    own.flatMap(({ name, shape }) => inShape(shape, under(path, name)));
  const inMany = (shape: KnownShape, path: string): readonly Grid[] => {
    if (shape.is === 'counted') return [{ path, as: shape.as }];
    if (shape.is === 'group') return inFields(shape.fields, path);
    if (shape.is === 'either') return inShape(chosenOf(shape, path, typed), path);
    if (shape.is !== 'list') return [];
    const rows = Array.from({ length: rowsOf(typed, path, shape.least) }, (_, row) => `${path}.${row}`);
    return rows.flatMap((row) => inShape(shape.of, row));
  };
  return inFields(fields, '');
}

interface CountTablesProps {
  readonly grids: readonly Grid[];
  readonly context: CorrectionContext;
  readonly recorded: Typed;
  readonly typed: Typed;
  readonly type: (field: string, text: string) => void;
}

/** The counts of a fact side by side: each denomination in one line, with what was recorded and what is right. */
export function CountTables({ grids, context, recorded, typed, type }: CountTablesProps): ReactNode {
  const { language } = useWords();
  const { desk, read } = context;
  const currency = typed['currency'] || (desk.currency ?? 'EUR');
  if (grids.length === 0) return null;
  return (
    <div className={styles['counts']}>
      {grids.map(({ path, as }) => (
        <PieceGrid
          key={path}
          grid={path}
          name={pathInWords(path, language)}
          values={valuesOf(as, currency, desk.chipValues)}
          {...{ typed, read, currency, type, recorded }}
          focus={() => undefined}
        />
      ))}
    </div>
  );
}
