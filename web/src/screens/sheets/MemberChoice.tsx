import type { ReactNode } from 'react';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { memberWord } from './member-word';
import type { Member } from './sheets';

interface MemberChoiceProps {
  /** For screen readers: what is filled by it. */
  readonly label: string;
  readonly members: readonly Member[];
  /** A member beyond those listed, such as the second of a list, stays a choice. */
  readonly value: string;
  readonly choose: (path: string) => void;
}

/** A choice among the members of an event, those that every event has first. */
export function MemberChoice({ label, members, value, choose }: MemberChoiceProps): ReactNode {
  const { language } = useWords();
  const { sheets: said } = useOutsideWords();
  const listed = members.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
  const isListed = value === '' || listed.some(({ path }) => path === value);
  return (
    <select aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
      <option value="">{said.notUsed}</option>
      {isListed ? null : <option value={value}>{memberWord(value, language)}</option>}
      {listed.map(({ path, isRequired }) => {
        const member = memberWord(path, language);
        return (
          <option key={path} value={path}>
            {isRequired ? member : fill(said.optional, { member })}
          </option>
        );
      })}
    </select>
  );
}
