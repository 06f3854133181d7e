import type { ReactNode } from 'react';
import { formatDay } from '../../days/days';
import { useWords } from '../../words/words';
import type { Reading } from '../capture/read-form';
import { Changes } from '../corrections/Changes';
import { changesBetween } from './changes';
import { type Authorised, inForceOn, nextAfter, type RecordedAuthorisation } from './recorded-authorisations';
import { fill } from '../../words/fill';

interface ComparedProps {
  readonly all: readonly RecordedAuthorisation[];
  readonly data: Authorised;
  readonly read: Reading;
}

/** Compares an authorisation with the one in force on its first day, which need not be the last one recorded. */
export function Compared({ all, data, read }: ComparedProps): ReactNode {
  const { words } = useWords();
  const { authorisation: said } = words;
  const before = inForceOn(all, data.validFrom)?.data;
  const next = nextAfter(all, data.validFrom)?.data;
  return (
    <>
      <p>
        {before === undefined
          ? said.comparedWithNone
          : fill(said.comparedWith, {
              day: formatDay(before.validFrom),
              document: before.document ?? '—',
            })}{' '}
        {next === undefined
          ? null
          : fill(said.endsWith, { day: formatDay(next.validFrom), document: next.document ?? '—' })}
      </p>
      <Changes changes={changesBetween(before, data, { read, words })} decimals={read.decimals} />
    </>
  );
}
