import type { ReactNode } from 'react';
import type { Field } from '../../api/event-form';
import { useWords } from '../../words/words';
import { FactFields } from '../capture/FactFields';
import type { Typed } from '../capture/read-form';
import { CountTables, gridsOf } from './CountTables';
import type { CorrectionContext } from './fact-to-correct';

interface ValuesProps {
  readonly fields: readonly Field[];
  readonly context: CorrectionContext;
  readonly recorded: Typed;
  readonly typed: Typed;
  readonly missing: readonly string[];
  readonly write: (typed: Typed) => void;
}

/** The values of the fact: its counts as tables, then the other fields. */
export function FactValues({ fields, context, recorded, typed, missing, write }: ValuesProps): ReactNode {
  const { desk, read, gameForm: game } = context;
  const type = (field: string, text: string): void => write({ ...typed, [field]: text });
  const { corrections: said } = useWords().words;
  const grids = gridsOf(fields, typed, game);
  const others = (
    <FactFields
      me=""
      {...{ fields, desk, read, typed, missing, game, type, write }}
      focus={() => undefined}
      areCountsApart
    />
  );
  if (grids.length === 0) return others;
  const isOfGrid = (field: string): boolean => grids.some(({ path }) => field.startsWith(path));
  return (
    <>
      <CountTables {...{ grids, context, recorded, typed, type }} />
      <details open={missing.some((field) => !isOfGrid(field)) || undefined}>
        <summary>{said.otherValues}</summary>
        {others}
      </details>
    </>
  );
}
