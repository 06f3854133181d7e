import type { ReactNode } from 'react';
import { Button } from '../../parts/Button';
import { choiceWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import type { Draft } from './draft';
import { MemberChoice } from './MemberChoice';
import { memberWord } from './member-word';
import type { Member } from './sheets';
import styles from './Sheets.module.css';

interface ConstantsProps {
  readonly draft: Draft;
  readonly members: readonly Member[];
  readonly changed: (draft: Draft) => void;
}

/** What every row has and no column says, such as the currency. */
export function ConstantsOfRows({ draft, members, changed }: ConstantsProps): ReactNode {
  const { language } = useWords();
  const { sheets: said } = useOutsideWords();
  const { constants } = draft;
  const replaced = (index: number, constant: Draft['constants'][number]): void =>
    changed({ ...draft, constants: constants.map((each, at) => (at === index ? constant : each)) });
  return (
    <fieldset className={styles['constants']}>
      <legend>{said.constants}</legend>
      {constants.map(({ member, value }, index) => (
        <div key={index} className={styles['fills']}>
          <MemberChoice
            label={`${said.constant} ${index + 1}`}
            members={members}
            value={member}
            choose={(path) => replaced(index, { member: path, value: firstValue(path, members) })}
          />
          <ConstantValue
            label={`${said.value} ${index + 1}`}
            member={members.find(({ path }) => path === member)}
            value={value}
            changed={(text) => replaced(index, { member, value: text })}
          />
          <Button
            aria-label={fill(said.removeConstant, { member: memberWord(member, language) })}
            onClick={() => changed({ ...draft, constants: constants.toSpliced(index, 1) })}
          >
            −
          </Button>
        </div>
      ))}
      <Button onClick={() => changed({ ...draft, constants: [...constants, { member: '', value: '' }] })}>
        {said.addConstant}
      </Button>
    </fieldset>
  );
}

/** The one choice of a member that has one, such as `[]`. */
const firstValue = (path: string, members: readonly Member[]): string =>
  members.find((each) => each.path === path)?.choices?.[0] ?? '';

interface ValueProps {
  readonly label: string;
  readonly member: Member | undefined;
  readonly value: string;
  readonly changed: (text: string) => void;
}

function ConstantValue({ label, member, value, changed }: ValueProps): ReactNode {
  const { language } = useWords();
  if (member?.choices === undefined)
    return (
      <input
        aria-label={label}
        value={value}
        maxLength={400}
        onChange={({ target }) => changed(target.value)}
      />
    );
  return (
    <select aria-label={label} value={value} onChange={({ target }) => changed(target.value)}>
      {member.choices.map((choice) => (
        <option key={choice} value={choice}>
          {member.form === 'nothing' ? choice : choiceWord(choice, language, member.path.split('/').at(-1))}
        </option>
      ))}
    </select>
  );
}
