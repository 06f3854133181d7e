import type { ReactNode } from 'react';
import { Sheet } from '../../parts/Sheet';
import { useOutsideWords } from '../../words/outside-words';
import { useServiceText } from '../../words/words';
import type { Fault } from './sheets';

/** The faults of a sheet, by row and column. */
export function FaultsOfSheet({ faults }: { readonly faults: readonly Fault[] }): ReactNode {
  const { sheets: said } = useOutsideWords();
  const inWords = useServiceText();
  if (faults.length === 0) return null;
  return (
    <Sheet caption={said.faults} isTitled>
      <thead>
        <tr>
          <th scope="col">{said.row}</th>
          <th scope="col">{said.column}</th>
          <th scope="col">{said.fault}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ row, column, message, messageEs }, at) => (
          <tr key={at}>
            <th scope="row">{row === undefined ? '—' : `${row}`}</th>
            <td>{column ?? '—'}</td>
            <td>{inWords(message, messageEs)}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}
