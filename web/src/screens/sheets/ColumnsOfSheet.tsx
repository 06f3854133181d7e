import type { ReactNode } from 'react';
import { Button } from '../../parts/Button';
import { Sheet } from '../../parts/Sheet';
import { choiceWord } from '../../words/fact-words';
import { fill } from '../../words/fill';
import { useOutsideWords } from '../../words/outside-words';
import { useWords } from '../../words/words';
import { type Draft, type Use, withSecondUse, withUse } from './draft';
import { MemberChoice } from './MemberChoice';
import type { Member, Preview } from './sheets';
import styles from './Sheets.module.css';

interface ColumnsProps {
  readonly draft: Draft;
  readonly headings: readonly string[];
  readonly examples: Preview['examples'];
  readonly members: readonly Member[];
  readonly changed: (draft: Draft) => void;
}

const EXAMPLES = 3;

/** Each column of a sheet with examples, the member that it fills, and whether it names the row. */
export function ColumnsOfSheet({ draft, headings, examples, members, changed }: ColumnsProps): ReactNode {
  const { sheets: said } = useOutsideWords();
  const examplesOf = (heading: string): string =>
    examples
      .slice(0, EXAMPLES)
      .map(({ cells }) => cells[headings.indexOf(heading)] ?? '')
      .filter((cell) => cell !== '')
      .join(' · ');
  const named = (heading: string, isNamed: boolean): void =>
    changed({
      ...draft,
      identity: isNamed ? [...draft.identity, heading] : draft.identity.filter((each) => each !== heading),
    });
  return (
    <Sheet caption={said.mapping}>
      <thead>
        <tr>
          <th scope="col">{said.column}</th>
          <th scope="col">{said.examples}</th>
          <th scope="col">{said.fills}</th>
          <th scope="col">{said.names}</th>
        </tr>
      </thead>
      <tbody>
        {draft.uses.map((use, index) => {
          const { heading } = use;
          const isFirst = draft.uses.findIndex((each) => each.heading === heading) === index;
          return (
            <tr key={`${index} ${heading}`}>
              <th scope="row">{heading}</th>
              <td>{isFirst ? examplesOf(heading) || '—' : null}</td>
              <td>
                <div className={styles['fills']}>
                  <MemberChoice
                    label={`${said.fills}: ${heading}`}
                    members={members}
                    value={use.member}
                    choose={(member) => changed(withUse(draft, index, { heading, member, written: {} }))}
                  />
                  <WrittenChoices
                    {...{ use, members }}
                    changed={(next) => changed(withUse(draft, index, next))}
                  />
                  {use.member === '' ? null : (
                    <Button
                      aria-label={fill(said.another, { column: heading })}
                      onClick={() => changed(withSecondUse(draft, index))}
                    >
                      +
                    </Button>
                  )}
                </div>
              </td>
              <td>
                {isFirst ? (
                  <input
                    type="checkbox"
                    aria-label={`${said.names}: ${heading}`}
                    checked={draft.identity.includes(heading)}
                    onChange={({ target }) => named(heading, target.checked)}
                  />
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Sheet>
  );
}

interface WrittenProps {
  readonly use: Use;
  readonly members: readonly Member[];
  readonly changed: (use: Use) => void;
}

/** How the sheet writes each choice of a member: `efectivo` for cash. */
function WrittenChoices({ use, members, changed }: WrittenProps): ReactNode {
  const { words, language } = useWords();
  const { sheets: said } = useOutsideWords();
  const member = members.find(({ path }) => path === use.member);
  const choices = member?.form === 'yes-or-no' ? ['true', 'false'] : (member?.choices ?? []);
  if (member?.form === 'nothing') return null;
  const yesOrNo: Readonly<Record<string, string>> = {
    true: words.capture.choice.yes,
    false: words.capture.choice.no,
  };
  return choices.map((choice) => (
    <label key={choice}>
      {fill(said.writtenAs, {
        choice: yesOrNo[choice] ?? choiceWord(choice, language, use.member.split('/').at(-1)),
      })}
      <input
        value={use.written[choice] ?? ''}
        placeholder={choice}
        maxLength={200}
        onChange={({ target }) => changed({ ...use, written: { ...use.written, [choice]: target.value } })}
      />
    </label>
  ));
}
