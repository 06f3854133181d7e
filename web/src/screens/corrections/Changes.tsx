import type { ReactNode } from 'react';
import { decimalText } from '../../money/exact-json';
import { formatAmount } from '../../money/money';
import { Sheet } from '../../parts/Sheet';
import { choiceWord, pathInWords } from '../../words/fact-words';
import type { Language } from '../../words/language';
import { useWords } from '../../words/words';
import type { Words } from '../../words/catalogue';
import { betWord } from '../capture/BetName';
import type { Change } from './fact-to-correct';
import { fill } from '../../words/fill';

interface ChangesProps {
  readonly changes: readonly Change[];
  readonly decimals: number;
}

/** The changes of a correction by field, before and after. */
export function Changes({ changes, decimals }: ChangesProps): ReactNode {
  const { words, language } = useWords();
  const { corrections: said } = words;
  if (changes.length === 0) return null;
  return (
    <Sheet caption={said.changes} isTitled>
      <thead>
        <tr>
          <th scope="col">{said.field}</th>
          <th scope="col">{said.before}</th>
          <th scope="col">{said.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, name, before, after }) => (
          <tr key={field}>
            <th scope="row">{name ?? fieldInWords(field, { words, language, decimals })}</th>
            <td>{valueInWords(before, language)}</td>
            <td>
              <strong>{valueInWords(after, language)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

const valueInWords = (value: string, language: Language): string =>
  value === ''
    ? '—'
    : /^[a-z][a-z-]+$/.test(value)
      ? betWord(undefined, choiceWord(value, language), language)
      : value;

/** The name of a field: `inventory:10000` are pieces, `amount=` an amount without pieces, `bets#` the rows of a list. */
function fieldInWords(
  field: string,
  {
    words,
    language,
    decimals,
  }: { readonly words: Words; readonly language: Language; readonly decimals: number },
): string {
  const [, path = field, mark = '', value = ''] = /^([^:=#?]*)([:=#?]?)(.*)$/.exec(field) ?? [];
  const name = pathInWords(path, language);
  if (mark === ':')
    return fill(words.capture.piecesOf, {
      grid: name,
      value: formatAmount(decimalText(BigInt(value), decimals), language),
    });
  if (mark === '=') return `${name}: ${words.capture.total}`;
  return mark === '#' ? fill(words.corrections.rowsOf, { name }) : name;
}
